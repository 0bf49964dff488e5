import { InputError } from '../../input-error.js'
import { JsonField, ROOT } from '../../json-field.js'
import { checkedOptions } from '../../options.js'
import { headOf, readGenerator, refuseDice, refuseObserver } from '../../position-head.js'
import { cloneState, type State } from '../../state.js'
import { makeMove } from '../course/course.js'
import {
  BEGIN_TURN,
  CHECK_END,
  DECLARE_NEXT,
  END_FIRE,
  OVER,
  QUEUE,
  RESERVES_ROLL,
  TURN_END_NEXT,
} from '../course/stage-numbers.js'
import { allStages, settle } from '../course/stages.js'
import { EDITION } from '../edition.js'
import { CARDS_OF_A_BASE, FLEET_SLOTS, seatNamesOf } from '../facts/tables.js'
import { OPTIONS } from '../options.js'
import { ENDING_IDS } from '../rounds/end.js'
import { BONUS_IDS, setCombatCard } from '../state/combat-card.js'
import { CARD_GONE, FATAL_CARD_HARM } from '../state/home.js'
import * as at from '../state/layout.js'
import { setRules } from '../state/rules.js'
import { firstSlot, ON_TABLE, RESERVE, setHeading } from '../state/units.js'
import { refsOf } from '../text/names.js'
import { brokenInvariant } from './check.js'
import {
  ICON_BITS,
  type Ids,
  NUMBERS,
  ORDER_BITS,
  PLACES,
  REFS,
  STATUS_BITS,
  unitKinds,
  WORDS,
} from './ids.js'

const SEATS = ['south', 'west', 'north', 'east'] as const

const FIELDS = [
  'observer',
  'options',
  'seed',
  'random',
  'loadedDice',
  'turn',
  'stage',
  'first',
  'actor',
  ...SEATS,
  'quietTurns',
  'part',
  'shortsLeft',
  'longsLeft',
  'release',
  'allowed',
  'brought',
  'signal',
  'step',
  'purpose',
  'roll',
  'shot',
  'asked',
  'carrier',
  'target',
  'hasHarmed',
  'done',
  'thrown',
  'winners',
  'ending',
] as const

const PLAYER_FIELDS = ['units', 'score', 'homeDamage', 'combatCard', 'out', 'lastHitBy'] as const

const UNIT_FIELDS = [
  'unit',
  'place',
  'x',
  'y',
  'heading',
  'damage',
  'hits',
  'status',
  'borrowed',
  'lent',
  'used',
  'firstTarget',
  'secondTarget',
  'order',
] as const

const MOST_POINTS = 100_000

class Field extends JsonField {
  /** A number with so many decimals at most, as a whole number of the smallest. */
  decimal(least: number, most: number, scale: number, unit: string): number {
    const value = this.value
    if (typeof value !== 'number' || !(value >= least) || value > most)
      this.fail(`expected ${unit} from ${least} to ${most}, found ${String(value)}`)
    const whole = Math.round(value * scale)
    if (Math.abs(whole - value * scale) > 1e-6)
      this.fail(`expected ${unit} to 1/${scale}, found ${value}`)
    return whole
  }

  /** A set of ids whose numbers are bits. */
  bits(ids: Ids, noun: string): number {
    let found = 0
    for (const item of this.itemsIfGiven()) found |= item.id(ids, noun)
    return found
  }
}

type Of = (key: (typeof FIELDS)[number]) => Field

/** The state that a position describes, gone on to the next real decision. */
export function fromPosition(json: unknown): State {
  const s = unsettled(json)
  settle(s)
  return s
}

/** The state that a position describes, checked; nothing has happened in it yet. */
export function unsettled(json: unknown): State {
  const s = read(json, false)
  const broken = brokenInvariant(s)
  if (broken !== null) throw new InputError(`position: ${broken}`)
  return s
}

/** What a player knew, as it was written. Whether it is possible is for sampling to say. */
export function readObservation(json: unknown): State {
  return read(json, true)
}

/** Loaded dice that were left over when `moves` had been made. */
export function remarks(json: unknown, moves: readonly number[]): string[] {
  const s = cloneState(fromPosition(json))
  for (const move of moves) makeMove(s, move)
  const left = s.bytes[at.LOADED_COUNT]
  return left === 0 ? [] : [`${left} loaded ${left === 1 ? 'die was' : 'dice were'} not rolled`]
}

function read(json: unknown, isObservation: boolean): State {
  const of = headOf(new Field(ROOT, json), 'skirmish', EDITION, FIELDS)
  const s = at.blankState()
  setRules(s, readOptions(of('options')))
  const seats = new Map(seatNamesOf(s.bytes[at.PLAYERS]).map((seat, player) => [seat, player]))
  readObserver(s, of, seats, isObservation)
  if (!isObservation) readChance(s, of)
  for (const seat of SEATS) {
    const player = seats.get(seat)
    if (player !== undefined) readPlayer(s, player, of(seat), seats)
    else if (of(seat).isGiven) of(seat).fail('nobody sits there; see the option "players"')
  }
  const refs = refsOf(s)
  for (const [seat, player] of seats)
    readOrders(s, player, of(seat as (typeof SEATS)[number]), refs)
  readCourse(s, of, seats, refs)
  return s
}

function readOptions(field: Field): Record<string, string> {
  const options: Record<string, string> = {}
  if (field.isGiven) for (const [name, value] of field.members()) options[name] = value.text()
  return checkedOptions(OPTIONS, options)
}

/** Who knows what is read: everybody everything, or one player what he has seen. */
function readObserver(s: State, of: Of, seats: Ids, isObservation: boolean): void {
  if (isObservation) {
    s.bytes[at.MASKED_FOR] = of('observer').id(seats, 'seat') + 1
    refuseDice(of('seed'), of('random'))
  } else refuseObserver(of('observer'))
}

function readChance(s: State, of: Of): void {
  readGenerator(s, at.RANDOM, of('seed'), of('random'))
  const loaded = of('loadedDice').itemsIfGiven()
  if (loaded.length > at.MOST_LOADED) of('loadedDice').fail(`at most ${at.MOST_LOADED} dice`)
  loaded.forEach((die, i) => {
    s.bytes[at.LOADED + i] = die.count(1, 6)
  })
  s.bytes[at.LOADED_COUNT] = loaded.length
}

function readPlayer(s: State, player: number, field: Field, seats: Ids): void {
  const { bytes, words } = s
  const of = playerFields(field)
  const units = of('units').itemsIfGiven()
  if (units.length > FLEET_SLOTS) of('units').fail(`at most ${FLEET_SLOTS} units`)
  const kinds = unitKinds()
  units.forEach((unit, i) => {
    readUnit(s, firstSlot(player) + i, unit, kinds)
  })
  bytes[at.FLEET_SIZE + player] = units.length
  if (of('score').isGiven) words[at.SCORE + player] = of('score').count(0, MOST_POINTS)
  const harm = of('homeDamage').itemsIfGiven()
  if (harm.length > CARDS_OF_A_BASE)
    of('homeDamage').fail(`a home base has ${CARDS_OF_A_BASE} cards`)
  harm.forEach((item, i) => {
    bytes[at.CARD_HARM + player * CARDS_OF_A_BASE + i] =
      item.value === 'gone' ? CARD_GONE : item.count(0, FATAL_CARD_HARM)
  })
  if (of('combatCard').isGiven) {
    const card = of('combatCard').object(['bonus', 'card'])
    const bonus = card('bonus').id(new Map(BONUS_IDS.map((id, i) => [id, i])), 'bonus')
    setCombatCard(s, player, bonus, card('card').count(1, CARDS_OF_A_BASE) - 1)
  }
  if (of('out').flagIfGiven()) bytes[at.IS_OUT + player] = 1
  if (of('lastHitBy').isGiven) bytes[at.LAST_HIT + player] = 1 + of('lastHitBy').id(seats, 'seat')
}

function playerFields(field: Field): (key: (typeof PLAYER_FIELDS)[number]) => Field {
  return field.isGiven ? field.object(PLAYER_FIELDS) : field.below('', {}).object(PLAYER_FIELDS)
}

function readUnit(s: State, slot: number, field: Field, kinds: Ids): void {
  const { bytes, words } = s
  const of = field.object(UNIT_FIELDS)
  bytes[at.KIND + slot] = of('unit').id(kinds, 'unit') + 1
  if (of('x').isGiven || of('y').isGiven) {
    words[at.X + slot] = of('x').decimal(0, 1400, 100, 'millimetres')
    words[at.Y + slot] = of('y').decimal(0, 1400, 100, 'millimetres')
  }
  const usual = of('x').isGiven ? ON_TABLE : RESERVE
  bytes[at.PLACE + slot] = of('place').isGiven ? of('place').id(PLACES, 'place') : usual
  if (of('heading').isGiven) setHeading(s, slot, of('heading').decimal(0, 359.9, 10, 'degrees'))
  if (of('damage').isGiven) bytes[at.HARM + slot] = of('damage').count(0, 100)
  if (of('hits').isGiven) bytes[at.HITS + slot] = of('hits').count(0, 255)
  bytes[at.STATUS + slot] = of('status').bits(STATUS_BITS, 'status')
  words[at.BORROWED + slot] = of('borrowed').bits(ICON_BITS, 'icon')
  words[at.LENT + slot] = of('lent').bits(ICON_BITS, 'icon')
  words[at.ICONS_USED + slot] = of('used').bits(ICON_BITS, 'icon')
  bytes[at.ORDER + slot] = of('order').bits(ORDER_BITS, 'order')
}

/** When all units are known: whom they fire at. */
function readOrders(s: State, player: number, field: Field, refs: Ids): void {
  playerFields(field)('units')
    .itemsIfGiven()
    .forEach((unit, i) => {
      const of = unit.object(UNIT_FIELDS)
      const slot = firstSlot(player) + i
      for (const [key, place] of [
        ['firstTarget', at.FIRST_TARGET],
        ['secondTarget', at.SECOND_TARGET],
      ] as const)
        if (of(key).isGiven) s.bytes[place + slot] = 1 + of(key).id(refs, 'target')
    })
}

/** Stages that go on by themselves and that a position may begin with. */
const BEGINNINGS = [
  BEGIN_TURN,
  QUEUE,
  DECLARE_NEXT,
  END_FIRE,
  TURN_END_NEXT,
  CHECK_END,
  RESERVES_ROLL,
]

function stageIds(): Ids {
  const stages = allStages().filter(
    (stage) => !('run' in stage) || BEGINNINGS.includes(stage.number),
  )
  return new Map<string, number>([
    ['over', OVER],
    ...stages.map(({ id, number }): [string, number] => [id, number]),
  ])
}

/** Left out: the Move step of the first turn, nobody having acted. */
function readCourse(s: State, of: Of, seats: Ids, refs: Ids): void {
  const { bytes } = s
  const seat = (field: Field, otherwise: number): number =>
    field.isGiven ? field.id(seats, 'seat') : otherwise
  bytes[at.STAGE] = of('stage').isGiven ? of('stage').id(stageIds(), 'stage') : QUEUE
  const isBeginning = bytes[at.STAGE] === BEGIN_TURN
  bytes[at.TURN] = of('turn').isGiven ? of('turn').count(0, 20) : isBeginning ? 0 : 1
  bytes[at.FIRST] = seat(of('first'), 0)
  bytes[at.ACTOR] = seat(of('actor'), bytes[at.FIRST])
  for (const [key, place, most] of NUMBERS) {
    const field = of(key as (typeof FIELDS)[number])
    if (field.isGiven) bytes[place] = field.count(0, most)
  }
  for (const [key, place, ids] of WORDS) {
    const field = of(key as (typeof FIELDS)[number])
    if (field.isGiven) bytes[place] = field.id(ids, 'word')
  }
  for (const [key, place] of REFS) {
    const field = of(key as (typeof FIELDS)[number])
    if (field.isGiven) bytes[place] = 1 + field.id(refs, 'unit')
  }
  bytes[at.HAS_HARMED] = of('hasHarmed').flagIfGiven() ? 1 : 0
  bytes[at.DONE] = of('done').mask(seats, 'seat')
  of('thrown')
    .itemsIfGiven()
    .slice(0, 2)
    .forEach((die, i) => {
      bytes[at.DICE + i] = die.count(0, 6)
    })
  if (bytes[at.STAGE] !== OVER) return
  bytes[at.WINNERS] = of('winners').mask(seats, 'seat')
  bytes[at.ENDING] = of('ending').id(new Map(ENDING_IDS.map((id, i) => [id, i])), 'ending')
}
