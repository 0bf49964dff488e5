import { RINGS } from '../../../../../engine/rebellion/data/rings.js'

/** What a leader wears and what it does: `Wears the R2-D2 ring. Once: …`; empty without one. */
export function ringWords(ring: number): string {
  const facts = RINGS[ring]
  return ring === 0 || facts === undefined ? '' : `Wears the ${facts.name} ring. ${facts.about}`
}
