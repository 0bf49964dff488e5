import {
  type Army,
  type Fighter,
  forecastBattle,
} from '../../../../agents/rebellion/battle/forecast.js'
import { BASE_SPACE } from '../../../../engine/rebellion/facts/map.js'
import { GROUND, SPACE, THEATER_IDS } from '../../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { armyAt } from '../cinematic/army.js'
import { inWords, percent, unitList } from '../words/names.js'
import { inTheater, unitsOf } from '../words/things.js'

/** A movement as far as it has been made: who stands at the target, and what a battle there would bring. */
export function movementLines(view: RebellionView): string[] {
  const place = view.movementTarget
  if (place > BASE_SPACE) return []
  const [mine, theirs] = [view.side, view.enemy].map((side) => unitList(unitsOf(view, side, place)))
  const ahead = [SPACE, GROUND].flatMap((theater) => aheadWords(view, place, theater))
  return [
    `MOVE to ${inWords(place)}`,
    `  there    you ${mine || 'nobody'}${theirs ? `; they ${theirs}` : ''}`,
    ...(ahead.length === 0 ? [] : [`  ahead    ${ahead.join('; ')}`]),
  ]
}

function aheadWords(view: RebellionView, place: number, theater: number): string[] {
  const [mine, theirs] = [view.side, view.enemy].map((side) => armyOf(view, side, place, theater))
  if (!mine?.fighters.length || !theirs?.fighters.length) return []
  return [`${THEATER_IDS[theater]}: you would win ${percent(forecastBattle(mine, theirs).win)}`]
}

function armyOf(view: RebellionView, side: number, place: number, theater: number): Army {
  const fighters: Fighter[] = unitsOf(view, side, place, inTheater(theater)).flatMap(
    ({ type, count }) => Array.from({ length: count }, () => ({ type, left: view.health(type) })),
  )
  const cards = view.bestTactics(view.leadersAt(side, place), theater)
  return armyAt(view, { side, place, theater }, fighters, cards)
}
