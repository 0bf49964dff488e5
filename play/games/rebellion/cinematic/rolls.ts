import { DESIGN } from '../../../../engine/rebellion/combat/fields.js'
import { setNumber } from '../../../../engine/rebellion/data/table.js'
import { EMPIRE, enemyOf, REBEL, SPACE } from '../../../../engine/rebellion/facts/sides.js'
import {
  BLACK,
  GREEN,
  ION_CANNON,
  RED,
  UNIT_BLACK,
  UNIT_COLOUR,
  UNIT_GREEN,
  UNIT_RED,
  UNIT_THEATER,
  UNITS_OF,
} from '../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { MOST_GREEN, MOST_OF_COLOUR } from '../../../../engine/rebellion/missions/dice.js'
import type { State } from '../../../../engine/state.js'

const CINEMATIC = setNumber('cinematic')

/** True where both sides fight with tactic decks of their own. */
export function isCinematic(view: RebellionView): boolean {
  return view.isInGame(CINEMATIC, view.side)
}

/** Dice of each colour: red, black, green. */
export type DiceCounts = readonly [red: number, black: number, green: number]

/**
 * The dice that a side rolls in its next attack of the theater, with what reduces and limits them (C9); `gone` are units
 * that have been destroyed since.
 */
export function rollOf(
  state: State,
  view: RebellionView,
  side: number,
  theater: number,
  gone: (type: number) => number = () => 0,
): DiceCounts {
  const place = view.combatSystem
  const dice: [number, number, number] = [0, 0, 0]
  for (const type of UNITS_OF[side] ?? []) {
    if (UNIT_THEATER[type] !== theater) continue
    const count = view.units(place, type) - gone(type)
    dice[RED] += count * (UNIT_RED[type] as number)
    dice[BLACK] += count * (UNIT_BLACK[type] as number)
    dice[GREEN] += count * (UNIT_GREEN[type] as number)
  }
  if (side === EMPIRE && theater === SPACE) dice[RED] -= 2 * view.units(place, ION_CANNON)
  if (side === REBEL && DESIGN.isOn(state) && view.combatRound <= 1) {
    dice[RED] -= 1
    dice[BLACK] -= 2
  }
  const [red, black, green] = dice
  return [
    Math.max(0, Math.min(MOST_OF_COLOUR, red)),
    Math.max(0, Math.min(MOST_OF_COLOUR, black)),
    Math.min(MOST_GREEN, green),
  ]
}

/** Of six faces a red or black die has two hits of its colour and one direct hit, a green one two direct hits. */
const HITS = 2 / 6
const DIRECT = 1 / 6
const GREEN_DIRECT = 2 / 6

/** Damage that a side's roll is expected to deal to those who stand there, before cards and rerolls. */
export function hitsExpected(
  state: State,
  view: RebellionView,
  side: number,
  theater: number,
): number {
  const [red, black, green] = rollOf(state, view, side, theater)
  const has = (colour: number): boolean =>
    [...(UNITS_OF[enemyOf(side)] ?? [])].some(
      (type) =>
        UNIT_THEATER[type] === theater &&
        UNIT_COLOUR[type] === colour &&
        view.health(type) > 0 &&
        view.units(view.combatSystem, type) > 0,
    )
  const [reds, blacks] = [has(RED), has(BLACK)]
  if (!reds && !blacks) return 0
  return (
    red * (DIRECT + (reds ? HITS : 0)) +
    black * (DIRECT + (blacks ? HITS : 0)) +
    green * GREEN_DIRECT
  )
}
