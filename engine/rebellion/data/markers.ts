import { byNumber, type Entry } from './table.js'

/** The target markers of Rise of the Empire. Each belongs to the card that names it in its definition. */

export interface MarkerFacts extends Entry {
  readonly name: string
  /** A short word for the drawn board. */
  readonly code: string
  /** How many there are; never two of a kind in a system. */
  readonly count: number
  /** Whose ground units remove it where the enemy has none: the side that it is directed against (E13). */
  readonly removedBy: 'rebel' | 'empire'
  /** Reputation that the Rebels gain whenever one is removed, by whatever. */
  readonly reputation: 0 | 1
  /** It does not outlast the base in whose system it lies. */
  readonly isOfBase: boolean
  /** What it does, for people. */
  readonly about: string
}

export const MARKERS: readonly MarkerFacts[] = byNumber<MarkerFacts>('target marker', [
  { number: 0, set: 'rise', id: 'raid-outposts', name: 'Raid Outposts', code: 'raid', count: 2, removedBy: 'rebel', reputation: 1, isOfBase: false, about: 'The Rebels gain 1 reputation when it is removed.' },
  { number: 1, set: 'rise', id: 'rebel-cell', name: 'Rebel Cell', code: 'cell', count: 1, removedBy: 'empire', reputation: 0, isOfBase: false, about: 'In each Refresh Phase the Rebels may discard an objective for 1 reputation instead of playing one.' },
  { number: 2, set: 'rise', id: 'show-no-fear', name: 'Show No Fear', code: 'fear', count: 1, removedBy: 'empire', reputation: 0, isOfBase: true, about: 'The Rebels gain 1 reputation in each Refresh Phase.' },
  { number: 3, set: 'rise', id: 'secure-the-plans', name: 'Secure the Plans', code: 'plans', count: 1, removedBy: 'rebel', reputation: 0, isOfBase: false, about: 'The Rebels cannot play Death Star Plans.' },
])
