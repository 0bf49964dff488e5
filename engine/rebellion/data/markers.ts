import { byNumber, type Entry } from './table.js'

/** The target markers. The base game has none. */

export interface MarkerFacts extends Entry {
  readonly name: string
}

export const MARKERS: readonly MarkerFacts[] = byNumber<MarkerFacts>('target marker', [])
