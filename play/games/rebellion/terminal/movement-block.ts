import { forecastCombat } from '../../../../agents/rebellion/battle/forecast.js'
import { BASE_SPACE } from '../../../../engine/rebellion/facts/map.js'
import { THEATER_IDS } from '../../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { combatAhead } from '../cinematic/ahead.js'
import { inWords, percent, unitList } from '../words/names.js'
import { unitsOf } from '../words/things.js'

/** A movement as far as it has been made: who stands at the target, and what a battle there would bring. */
export function movementLines(view: RebellionView): string[] {
  const place = view.movementTarget
  if (place > BASE_SPACE) return []
  const [mine, theirs] = [view.side, view.enemy].map((side) => unitList(unitsOf(view, side, place)))
  const ahead =
    place === BASE_SPACE
      ? []
      : forecastCombat(combatAhead(view, place)).map(
          ({ theater, win }) => `${THEATER_IDS[theater]}: you would win ${percent(win)}`,
        )
  return [
    `MOVE to ${inWords(place)}`,
    `  there    you ${mine || 'nobody'}${theirs ? `; they ${theirs}` : ''}`,
    ...(ahead.length === 0 ? [] : [`  ahead    ${ahead.join('; ')}`]),
  ]
}
