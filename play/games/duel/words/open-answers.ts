import type { Move } from '../../../../engine/game.js'

/** A turn's answers follow from what lies on the table, whatever strategy, reserve and deck are: nobody learns anything by them. */
export function openAnswers(kind: string, legal: readonly Move[]): readonly Move[] {
  return kind === 'turn' ? legal : []
}
