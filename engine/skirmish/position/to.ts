import type { Position } from '../../game.js'
import type { State } from '../../state.js'
import { OVER } from '../course/stage-numbers.js'
import { stageOf } from '../course/stages.js'
import { EDITION } from '../edition.js'
import { CARDS_OF_A_BASE, seatNamesOf } from '../facts/tables.js'
import { unitKind } from '../facts/units.js'
import { OPTIONS, type OptionId } from '../options.js'
import { ENDING_IDS } from '../rounds/end.js'
import { BONUS_IDS, bonusOf, bonusPlace, hasCombatCard } from '../state/combat-card.js'
import { CARD_GONE } from '../state/home.js'
import * as at from '../state/layout.js'
import { rulesOf } from '../state/rules.js'
import { firstSlot, headingOf, kindAt, ON_TABLE, RESERVE } from '../state/units.js'
import { targetRef } from '../text/names.js'
import {
  ICON_BITS,
  NUMBERS,
  nameOf,
  namesOf,
  ORDER_BITS,
  PLACES,
  REFS,
  STATUS_BITS,
  WORDS,
} from './ids.js'

/** A state as a position; what is as usual is left out unless it is wanted in full. Of an observation, without what is hidden. */
export function toPosition(s: State, isFull = false): Position {
  const position = written(s)
  return isFull ? { ...USUAL, ...position, options: rulesOf(s) } : position
}

const USUAL: Position = {
  ...Object.fromEntries(NUMBERS.map(([id]) => [id, 0])),
  ...Object.fromEntries(WORDS.map(([id, , ids]) => [id, nameOf(ids, 0)])),
  done: [],
  hasHarmed: false,
  thrown: [0, 0],
  loadedDice: [],
}

function written(s: State): Position {
  const { bytes, words } = s
  const seats = seatNamesOf(bytes[at.PLAYERS])
  const observer = bytes[at.MASKED_FOR] - 1
  const isOver = bytes[at.STAGE] === OVER
  return {
    game: 'skirmish',
    edition: EDITION,
    ...(observer >= 0 ? { observer: seats[observer] } : {}),
    ...optionsOf(s),
    turn: bytes[at.TURN],
    stage: isOver ? 'over' : stageOf(s)?.id,
    first: seats[bytes[at.FIRST]],
    actor: seats[bytes[at.ACTOR]],
    ...Object.fromEntries(seats.map((seat, player) => [seat, playerOf(s, player)])),
    ...courseOf(s, seats),
    ...(isOver
      ? {
          winners: seats.filter((_, player) => (bytes[at.WINNERS] >> player) & 1),
          ending: ENDING_IDS[bytes[at.ENDING]],
        }
      : {}),
    ...(bytes[at.LOADED_COUNT] > 0
      ? { loadedDice: [...bytes.subarray(at.LOADED, at.LOADED + bytes[at.LOADED_COUNT])] }
      : {}),
    ...(observer >= 0 ? {} : { random: [...words.subarray(at.RANDOM, at.RANDOM + 4)] }),
  }
}

function optionsOf(s: State): Position {
  const rules = rulesOf(s)
  const changed = (Object.keys(OPTIONS) as OptionId[]).filter(
    (option) => rules[option] !== OPTIONS[option].fallback,
  )
  return changed.length === 0
    ? {}
    : { options: Object.fromEntries(changed.map((option) => [option, rules[option]])) }
}

function courseOf(s: State, seats: readonly string[]): Position {
  const { bytes } = s
  const fields: Record<string, unknown> = {}
  for (const [id, place] of NUMBERS) if (bytes[place] !== 0) fields[id] = bytes[place]
  for (const [id, place, ids] of WORDS)
    if (bytes[place] !== 0) fields[id] = nameOf(ids, bytes[place])
  for (const [id, place] of REFS)
    if (bytes[place] !== at.NOTHING) fields[id] = targetRef(s, bytes[place] - 1)
  if (bytes[at.HAS_HARMED] === 1) fields.hasHarmed = true
  if (bytes[at.DONE] !== 0)
    fields.done = seats.filter((_, player) => (bytes[at.DONE] >> player) & 1)
  if (bytes[at.DICE] !== 0) fields.thrown = [bytes[at.DICE], bytes[at.DICE + 1]]
  return fields
}

function playerOf(s: State, player: number): Position {
  const { bytes, words } = s
  const first = firstSlot(player)
  const units = Array.from({ length: bytes[at.FLEET_SIZE + player] }, (_, i) =>
    unitOf(s, first + i),
  )
  const harm = [
    ...bytes.subarray(at.CARD_HARM + player * CARDS_OF_A_BASE).slice(0, CARDS_OF_A_BASE),
  ]
  const lastHit = bytes[at.LAST_HIT + player]
  return {
    units,
    ...(words[at.SCORE + player] === 0 ? {} : { score: words[at.SCORE + player] }),
    ...(harm.every((one) => one === 0)
      ? {}
      : { homeDamage: harm.map((one) => (one === CARD_GONE ? 'gone' : one)) }),
    ...(hasCombatCard(s, player)
      ? {
          combatCard: {
            bonus: BONUS_IDS[bonusOf(s, player)],
            card: bonusPlace(s, player) + 1,
          },
        }
      : {}),
    ...(bytes[at.IS_OUT + player] === 0 ? {} : { out: true }),
    ...(lastHit === 0 ? {} : { lastHitBy: seatNamesOf(bytes[at.PLAYERS])[lastHit - 1] }),
  }
}

/** Places in millimetres, headings in degrees. */
function unitOf(s: State, slot: number): Position {
  const { bytes, words } = s
  const place = bytes[at.PLACE + slot]
  const isPlaced = words[at.X + slot] !== 0 || words[at.Y + slot] !== 0
  const set = (name: string, ids: ReadonlyMap<string, number>, bits: number): Position =>
    bits === 0 ? {} : { [name]: namesOf(ids, bits) }
  const target = (name: string, field: number): Position =>
    bytes[field + slot] === at.NOTHING ? {} : { [name]: targetRef(s, bytes[field + slot] - 1) }
  return {
    unit: unitKind(kindAt(s, slot)).id,
    ...(place === (isPlaced ? ON_TABLE : RESERVE) ? {} : { place: nameOf(PLACES, place) }),
    ...(isPlaced ? { x: words[at.X + slot] / 100, y: words[at.Y + slot] / 100 } : {}),
    ...(headingOf(s, slot) === 0 ? {} : { heading: headingOf(s, slot) / 10 }),
    ...(bytes[at.HARM + slot] === 0 ? {} : { damage: bytes[at.HARM + slot] }),
    ...(bytes[at.HITS + slot] === 0 ? {} : { hits: bytes[at.HITS + slot] }),
    ...set('status', STATUS_BITS, bytes[at.STATUS + slot]),
    ...set('borrowed', ICON_BITS, words[at.BORROWED + slot]),
    ...set('lent', ICON_BITS, words[at.LENT + slot]),
    ...set('used', ICON_BITS, words[at.ICONS_USED + slot]),
    ...target('firstTarget', at.FIRST_TARGET),
    ...target('secondTarget', at.SECOND_TARGET),
    ...set('order', ORDER_BITS, bytes[at.ORDER + slot]),
  }
}
