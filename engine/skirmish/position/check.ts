import type { State } from '../../state.js'
import * as stages from '../course/stage-numbers.js'
import { stageOf } from '../course/stages.js'
import { CARDS_OF_A_BASE, cardAt, FLEET_SLOTS } from '../facts/tables.js'
import { BACK, NO_BACK } from '../facts/units.js'
import { discsOverlap, isOnTable as liesOnTable, overlapsCard } from '../geometry/discs.js'
import { fliesOver } from '../rounds/flyover.js'
import { isOut } from '../rounds/players.js'
import { CARD_GONE, FATAL_CARD_HARM, hasHome, liesThere } from '../state/home.js'
import * as at from '../state/layout.js'
import { isCard } from '../state/moves.js'
import { tableIn } from '../state/rules.js'
import {
  endSlot,
  fatalHarm,
  firstSlot,
  hasStatus,
  hasUnits,
  IS_BACK,
  kindAt,
  LOST,
  NOWHERE,
  ON_TABLE,
  ownerOf,
  radiusOf,
} from '../state/units.js'
import { unitRef } from '../text/names.js'

/** What must always hold and does not, in words; null in every state that play can reach. */
export function brokenInvariant(s: State): string | null {
  return brokenUnits(s) ?? brokenRoom(s) ?? brokenPlayers(s) ?? brokenCourse(s)
}

function brokenUnits(s: State): string | null {
  for (let player = 0; player < s.bytes[at.PLAYERS]; player++) {
    const end = endSlot(s, player)
    for (let slot = firstSlot(player); slot < end; slot++) {
      const broken = brokenUnit(s, slot)
      if (broken !== null) return `${unitRef(s, slot)}: ${broken}`
    }
  }
  return null
}

function brokenUnit(s: State, slot: number): string | null {
  const { bytes, words } = s
  const place = bytes[at.PLACE + slot]
  if (place === NOWHERE || place > LOST) return 'it is nowhere'
  if (hasStatus(s, slot, IS_BACK) && BACK[kindAt(s, slot)] === NO_BACK)
    return 'its card has no other side'
  if (bytes[at.HARM + slot] > fatalHarm(s, slot)) return 'more damage than can be put on it'
  if (place !== ON_TABLE && bytes[at.HARM + slot] > 0) return 'damaged and not on the table'
  if (place !== ON_TABLE && slot !== bytes[at.ASKED] - 1 && words[at.X + slot] !== 0)
    return 'it has a place and is not on the table'
  const isFiring = bytes[at.STAGE] >= stages.DECLARE && bytes[at.STAGE] <= stages.NAMED_TARGET
  const targets = [bytes[at.FIRST_TARGET + slot], bytes[at.SECOND_TARGET + slot]]
  for (const target of targets) {
    if (target === at.NOTHING) continue
    if (!isFiring) return 'it has a target, and nobody fires now'
    if (!isCard(target - 1) && ownerOf(target - 1) === ownerOf(slot)) return 'it aims at a friend'
  }
  return targets[0] !== at.NOTHING && targets[0] === targets[1]
    ? 'both its shots have the same target'
    : null
}

/** Bases stand wholly on the table and over nothing; a unit that flies over is the exception while it moves. */
function brokenRoom(s: State): string | null {
  const { words, bytes } = s
  const { size, cards } = tableIn(s)
  const moving = bytes[at.SHORTS_LEFT] + bytes[at.LONGS_LEFT] > 0 ? bytes[at.ASKED] - 1 : -1
  const standing = unitsOnTable(s)
  for (const slot of standing) {
    const x = words[at.X + slot]
    const y = words[at.Y + slot]
    const radius = radiusOf(s, slot)
    if (!liesOnTable(x, y, radius, size)) return `${unitRef(s, slot)}: its base leaves the table`
    const isOver = slot === moving && fliesOver(s, slot)
    if (isOver) continue
    for (const other of standing) {
      if (other >= slot || (other === moving && fliesOver(s, other))) continue
      const reach = radius + radiusOf(s, other)
      if (discsOverlap(x, y, words[at.X + other], words[at.Y + other], reach))
        return `${unitRef(s, slot)}: its base overlaps that of ${unitRef(s, other)}`
    }
    for (let card = 0; card < bytes[at.PLAYERS] * CARDS_OF_A_BASE; card++)
      if (liesThere(s, card) && overlapsCard(x, y, radius, cards, cardAt(card)))
        return `${unitRef(s, slot)}: its base overlaps a home card`
  }
  return null
}

function unitsOnTable(s: State): number[] {
  const found: number[] = []
  for (let player = 0; player < s.bytes[at.PLAYERS]; player++)
    for (let slot = firstSlot(player); slot < endSlot(s, player); slot++)
      if (s.bytes[at.PLACE + slot] === ON_TABLE) found.push(slot)
  return found
}

function brokenPlayers(s: State): string | null {
  const { bytes } = s
  for (let player = 0; player < bytes[at.PLAYERS]; player++) {
    if (bytes[at.FLEET_SIZE + player] > FLEET_SLOTS) return 'a fleet is too large'
    for (let card = 0; card < CARDS_OF_A_BASE; card++) {
      const harm = bytes[at.CARD_HARM + player * CARDS_OF_A_BASE + card]
      if (harm > FATAL_CARD_HARM && harm !== CARD_GONE) return 'a home card has too much damage'
    }
    if (isOut(s, player) && (hasUnits(s, player) || hasHome(s, player)))
      return 'who is out of the battle has nothing left on the table'
  }
  return null
}

/** Stages that ask about one unit. */
const ABOUT_A_UNIT = new Set([
  stages.PLACE_SIDE,
  stages.PLACE_SPOT,
  stages.PLACE_HEADING,
  stages.COMMAND_ICON,
  stages.TURN_CHOICE,
  stages.ADVANCE_CHOICE,
  stages.CARRY_SPOT,
  stages.DECLARE,
  stages.SECOND_SHOT,
  stages.RUTHLESS_TARGET,
  stages.RUTHLESS_SECOND,
  stages.REROLL,
  stages.NAMED_TARGET,
  stages.AIRBORNE_FRIEND,
  stages.AIRBORNE_BEARING,
  stages.AIRBORNE_GAP,
])

const ABOUT_A_CARRIER = new Set([
  stages.COMMAND_ICON,
  stages.CARRY_CHOICE,
  stages.CARRY_SPOT,
  stages.AIRBORNE_BEARING,
  stages.AIRBORNE_GAP,
])

function brokenCourse(s: State): string | null {
  const { bytes } = s
  const stage = bytes[at.STAGE]
  if (stage === stages.OVER) return bytes[at.WINNERS] === 0 ? 'nobody has won' : null
  if (stageOf(s) === undefined) return 'there is no such stage'
  if (bytes[at.ACTOR] >= bytes[at.PLAYERS] || bytes[at.FIRST] >= bytes[at.PLAYERS])
    return 'nobody sits there'
  const [asked, carrier] = [bytes[at.ASKED] - 1, bytes[at.CARRIER] - 1]
  if (ABOUT_A_UNIT.has(stage) && !isUnitOf(s, asked, bytes[at.ACTOR]))
    return 'asked: missing, or not a unit of the one who decides'
  if (ABOUT_A_CARRIER.has(stage) && !isUnitOf(s, carrier, bytes[at.ACTOR]))
    return 'carrier: missing, or not a unit of the one who decides'
  if (stage === stages.REROLL && bytes[at.DICE] === 0) return 'thrown: no dice lie on the table'
  if (stage === stages.NAMED_TARGET && bytes[at.TARGET] === at.NOTHING)
    return 'target: missing; it has destroyed something'
  return null
}

function isUnitOf(s: State, slot: number, player: number): boolean {
  return slot >= firstSlot(player) && slot < endSlot(s, player)
}
