import { byNumber, type Entry } from './table.js'

/** The attachment rings. Number 0 stands for none. */

export interface RingFacts extends Entry {
  readonly name: string
  /** What is said of the leader who wears it. */
  readonly worn: string
}

export const RINGS: readonly RingFacts[] = byNumber('ring', [
  { number: 0, set: 'base', id: 'none', name: 'none', worn: '' },
  { number: 1, set: 'base', id: 'captured', name: 'captured', worn: 'captured' },
  { number: 2, set: 'base', id: 'carbonite', name: 'carbonite', worn: 'in carbonite' },
  { number: 3, set: 'base', id: 'dark-side', name: 'Dark Side', worn: 'turned to the dark side' },
  { number: 4, set: 'base', id: 'master-yoda', name: 'Master Yoda', worn: 'with Yoda' },
  { number: 5, set: 'base', id: 'r2-d2', name: 'R2-D2', worn: 'with R2-D2' },
  { number: 6, set: 'base', id: 'c-3po', name: 'C-3PO', worn: 'with C-3PO' },
  { number: 7, set: 'base', id: 'millennium-falcon', name: 'Millennium Falcon', worn: 'with the Falcon' },
])
