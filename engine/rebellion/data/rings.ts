import { byNumber, type Entry } from './table.js'

/** The attachment rings. Number 0 stands for none. */

export interface RingFacts extends Entry {
  readonly name: string
  /** What is said of the leader who wears it. */
  readonly worn: string
  /** What it does for or to him, for people. */
  readonly about: string
}

export const RINGS: readonly RingFacts[] = byNumber('ring', [
  { number: 0, set: 'base', id: 'none', name: 'none', worn: '', about: '' },
  { number: 1, set: 'base', id: 'captured', name: 'captured', worn: 'captured', about: 'He is held in an Imperial unit\'s system and does nothing until he is rescued.' },
  { number: 2, set: 'base', id: 'carbonite', name: 'carbonite', worn: 'in carbonite', about: 'A captive who is frozen: he can be rescued, and the captured ring is free for another leader.' },
  { number: 3, set: 'base', id: 'dark-side', name: 'Dark Side', worn: 'turned to the dark side', about: 'A Rebel leader who serves the Empire for the rest of the game.' },
  { number: 4, set: 'base', id: 'master-yoda', name: 'Master Yoda', worn: 'with Yoda', about: 'Once a round the Rebels roll one die again in his system, in a mission or in a combat.' },
  { number: 5, set: 'base', id: 'r2-d2', name: 'R2-D2', worn: 'with R2-D2', about: 'Once: a die of the Empire shows its blank face in a mission in his system.' },
  { number: 6, set: 'base', id: 'c-3po', name: 'C-3PO', worn: 'with C-3PO', about: 'Once: a diplomacy mission that has failed in his system succeeds.' },
  { number: 7, set: 'base', id: 'millennium-falcon', name: 'Millennium Falcon', worn: 'with the Falcon', about: 'Once: after a successful mission in his system a captive there is rescued.' },
  { number: 8, set: 'rise', id: 'k-2so', name: 'K-2SO', worn: 'with K-2SO', about: 'He has a small icon of special operations and of intel more.' },
  { number: 9, set: 'rise', id: 'bounty', name: 'Bounty', worn: 'with a bounty', about: 'The Rebels lose 1 reputation when he is captured.' },
])
