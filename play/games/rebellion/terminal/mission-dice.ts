import { MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { REBEL } from '../../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { FACE_NAMES, SIDE_LABELS } from '../words/texts.js'

/** Both rows of dice of a mission as they lie; nothing before they are rolled. */
export function diceLines(view: RebellionView): string[] {
  const card = MISSIONS[view.mission]
  const rows = [REBEL, 1].map((side) => ({ side, faces: facesOf(view, side) }))
  if (card === undefined || rows.every(({ faces }) => faces === '')) return []
  return [
    `MISSION ${card.name}`,
    ...rows.map(
      ({ side, faces }) => `  ${(SIDE_LABELS[side] ?? '').padEnd(10)} ${faces || 'no dice'}`,
    ),
  ]
}

function facesOf(view: RebellionView, side: number): string {
  return FACE_NAMES.flatMap((face, n) =>
    Array.from({ length: view.missionDice(side, n) }, () => face),
  ).join(', ')
}
