import type { State } from '../../state.js'
import { COMBAT_CARD_CHOICE, FLEET, SHOW_FLEETS } from '../course/stage-numbers.js'
import { ask, defineStage, goTo } from '../course/stages.js'
import { TRANSPORT } from '../facts/icons.js'
import { CARDS_OF_A_BASE } from '../facts/tables.js'
import {
  BACK,
  CONVERTED_BACK,
  COST,
  DOMAIN,
  GROUND,
  ICON_MASK,
  IS_NAMED,
  ROSTER_SIZE,
  SPACE,
  STRIKES_AS_GROUND,
} from '../facts/units.js'
import { setCombatCard } from '../state/combat-card.js'
import { note } from '../state/journal.js'
import {
  ACTOR,
  BATTLE,
  COMBAT_CARDS,
  COPY_LIMIT,
  FLEET_SIZE,
  KIND,
  PLACE,
  PLAYERS,
} from '../state/layout.js'
import {
  ADD,
  COMBAT_CARD_AT,
  FINISH_FLEET,
  largeOf,
  moveOf,
  smallOf,
  UNKNOWN_MOVE,
  verbOf,
} from '../state/moves.js'
import { GROUND_BATTLE, hasRule, MIXED, SPACE_BATTLE } from '../state/rules.js'
import { endSlot, firstSlot, kindAt, RESERVE, TO_PLACE } from '../state/units.js'
import { beginPlacing } from './placement.js'

/** Fleets (section 2): chosen in secret, shown together (R9). At most so many stars (R7). */

const TABLE_STARS = 20
const RESERVE_STARS = 10
/** Of each domain, in a mixed battle. */
const MIXED_STARS = 10

const IN_RESERVE = 1

/** What has been chosen so far; filled by `countFleet`. */
const count = {
  table: 0,
  reserve: 0,
  space: 0,
  ground: 0,
  /** What units that convert may count as space together, as bits. */
  eitherSums: 1,
  either: 0,
  copies: new Uint8Array(ROSTER_SIZE),
}

function countFleet(s: State, player: number): void {
  count.table = 0
  count.reserve = 0
  count.space = 0
  count.ground = 0
  count.eitherSums = 1
  count.either = 0
  count.copies.fill(0)
  const end = endSlot(s, player)
  for (let slot = firstSlot(player); slot < end; slot++) {
    const kind = kindAt(s, slot)
    count.copies[kind]++
    if (s.bytes[PLACE + slot] === RESERVE) count.reserve += COST[kind]
    else count.table += COST[kind]
    if (BACK[kind] === CONVERTED_BACK) {
      count.either += COST[kind]
      count.eitherSums |= count.eitherSums << COST[kind]
    } else if (DOMAIN[kind * 2] === SPACE) count.space += COST[kind]
    else count.ground += COST[kind]
  }
}

/** Whether a unit may fight in a battle of this type (R5, R46). */
export function fits(battle: number, kind: number): boolean {
  const converts = BACK[kind] === CONVERTED_BACK
  if (battle === SPACE_BATTLE) return converts || DOMAIN[kind * 2] === SPACE
  if (battle !== GROUND_BATTLE) return true
  return (
    converts ||
    DOMAIN[kind * 2] === GROUND ||
    STRIKES_AS_GROUND[kind] === 1 ||
    (ICON_MASK[kind * 2] & TRANSPORT) !== 0
  )
}

/** Stars of a mixed battle that would be missing if one more unit were chosen, counted for the best naming (R46). */
function missingStars(space: number, ground: number, either: number, sums: number): number {
  let least = MIXED_STARS * 2
  for (let asSpace = 0; asSpace <= either; asSpace++) {
    if (((sums >>> asSpace) & 1) === 0) continue
    const missing =
      Math.max(0, MIXED_STARS - space - asSpace) +
      Math.max(0, MIXED_STARS - ground - (either - asSpace))
    if (missing < least) least = missing
  }
  return least
}

/** After `countFleet`: the unit may be added, and the fleet can still become one for this battle. */
function mayAdd(s: State, kind: number, isReserve: boolean): boolean {
  const limit = s.bytes[COPY_LIMIT]
  const cost = COST[kind]
  if (limit !== 0 && count.copies[kind] >= limit) return false
  if (IS_NAMED[kind] === 1 && count.copies[kind] > 0) return false // R45
  if (!fits(s.bytes[BATTLE], kind)) return false
  const left = isReserve ? RESERVE_STARS - count.reserve : TABLE_STARS - count.table
  if (cost > left) return false
  if (s.bytes[BATTLE] !== MIXED) return true
  const room = TABLE_STARS + RESERVE_STARS - count.table - count.reserve - cost
  const converts = BACK[kind] === CONVERTED_BACK
  const isSpace = DOMAIN[kind * 2] === SPACE
  const missing = missingStars(
    count.space + (!converts && isSpace ? cost : 0),
    count.ground + (!converts && !isSpace ? cost : 0),
    count.either + (converts ? cost : 0),
    converts ? count.eitherSums | (count.eitherSums << cost) : count.eitherSums,
  )
  return missing <= room
}

function mayFinish(s: State): boolean {
  if (count.table === 0) return false
  if (s.bytes[BATTLE] !== MIXED) return true
  return missingStars(count.space, count.ground, count.either, count.eitherSums) === 0
}

/** Fills `out` with what the player may add to his fleet, or that he is done. */
export function fleetMoves(s: State, player: number, out: Int32Array): number {
  countFleet(s, player)
  let n = 0
  for (let kind = 0; kind < ROSTER_SIZE; kind++) {
    if (mayAdd(s, kind, false)) out[n++] = moveOf(ADD, kind, 0)
    if (mayAdd(s, kind, true)) out[n++] = moveOf(ADD, kind, IN_RESERVE)
  }
  if (mayFinish(s)) out[n++] = moveOf(FINISH_FLEET)
  return n
}

export function addUnit(s: State, player: number, kind: number, isReserve: boolean): void {
  const slot = endSlot(s, player)
  s.bytes[FLEET_SIZE + player]++
  s.bytes[KIND + slot] = kind + 1
  s.bytes[PLACE + slot] = isReserve ? RESERVE : TO_PLACE
}

defineStage({
  number: FLEET,
  id: 'fleet',
  kind: 'fleet',
  question: () => 'Which units make up your fleet?',
  moves: (s, out) => fleetMoves(s, s.bytes[ACTOR], out),
  play(s, move) {
    const player = s.bytes[ACTOR]
    if (verbOf(move) === ADD) {
      const isReserve = largeOf(move) === IN_RESERVE
      addUnit(s, player, smallOf(move), isReserve)
      note('fleet-unit', player, smallOf(move), isReserve ? 1 : 0, 0, player)
      return
    }
    note('fleet-finished', player)
    if (player + 1 < s.bytes[PLAYERS]) ask(s, FLEET, player + 1)
    else if (hasRule(s, COMBAT_CARDS)) ask(s, COMBAT_CARD_CHOICE, 0)
    else goTo(s, SHOW_FLEETS)
  },
  seen: () => UNKNOWN_MOVE,
})

const BONUSES = 4

defineStage({
  number: COMBAT_CARD_CHOICE,
  id: 'combat-card',
  kind: 'combat-card',
  question: () => 'Which Combat card lies in your home base, and where?',
  hasChoice: () => true,
  moves(_s, out) {
    let n = 0
    for (let bonus = 0; bonus < BONUSES; bonus++)
      for (let place = 0; place < CARDS_OF_A_BASE; place++)
        out[n++] = moveOf(COMBAT_CARD_AT, bonus, place)
    return n
  },
  play(s, move) {
    const player = s.bytes[ACTOR]
    setCombatCard(s, player, smallOf(move), largeOf(move))
    note('combat-card-chosen', player, smallOf(move), largeOf(move), 0, player)
    if (player + 1 < s.bytes[PLAYERS]) ask(s, COMBAT_CARD_CHOICE, player + 1)
    else goTo(s, SHOW_FLEETS)
  },
  seen: () => UNKNOWN_MOVE,
})

defineStage({
  number: SHOW_FLEETS,
  id: 'show-fleets',
  run(s) {
    for (let player = 0; player < s.bytes[PLAYERS]; player++) {
      note('fleet-shown', player)
      if (hasRule(s, COMBAT_CARDS)) note('combat-card-shown', player)
    }
    beginPlacing(s, 0)
  },
})
