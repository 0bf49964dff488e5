import { InputError } from '../../input-error.js'
import { JsonField as Field, isObject, ROOT } from '../../json-field.js'
import { UNSEEN } from '../../observation.js'
import { headOf, readGenerator, refuseDice, refuseObserver } from '../../position-head.js'
import type { State } from '../../state.js'
import { OVER, TURN } from '../course/stage-numbers.js'
import { allStages, settle } from '../course/stages.js'
import { EDITION } from '../edition.js'
import { countBits } from '../facts/bits.js'
import { CARDS, CHARACTER_MASK } from '../facts/cards.js'
import { EVENTS_LOOKED_AT, TUTORIAL_EVENT } from '../facts/events.js'
import { SIDE_IDS } from '../facts/sides.js'
import { OPTIONS } from '../options.js'
import { countRepetitions } from '../rounds/repetition.js'
import { deckOf, KNOWN_SHIFT } from '../state/cards.js'
import * as at from '../state/layout.js'
import { brokenInvariant } from './check.js'
import {
  CARDS_OF,
  CHARACTERS_BY_ID,
  EVENTS_BY_ID,
  type Ids,
  MARK_IDS,
  SIDES,
  STRATEGIES_BY_ID,
  stagesById,
} from './ids.js'

const FIELDS = [
  'observer',
  'options',
  'seed',
  'random',
  'round',
  'event',
  'balance',
  'rebel',
  'empire',
  'nextEvents',
  'nextEventsKnownTo',
  'lastEvents',
  'stage',
  'actor',
  'onTurn',
  'passes',
  'turns',
  'history',
  'owner',
  'heldBy',
  'held',
  'revealed',
  'roundWinner',
  'next',
  'winner',
  'signal',
] as const

const SIDE_FIELDS = [
  'play',
  'exhausted',
  'discard',
  'reserve',
  'shownReserve',
  'knownInDeck',
  'seenInDeck',
  'top',
  'influence',
  'strategy',
  'strategyKnownTo',
  'usedStrategies',
  'marks',
  'won',
] as const

const MOST_ROUNDS = 1_000_000
const MOST_INFLUENCE = 1_000_000

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

function read(json: unknown, isObservation: boolean): State {
  const of = headOf(new Field(ROOT, json), 'duel', EDITION, FIELDS)
  const s = at.blankState()
  readObserver(s, of, isObservation)
  readOptions(s, of('options'))
  if (!isObservation) readGenerator(s, at.RANDOM, of('seed'), of('random'))
  readRound(s, of)
  for (let side = 0; side < 2; side++) readSide(s, side, of(side === 0 ? 'rebel' : 'empire'))
  readEvents(s, of)
  readCourse(s, of)
  return s
}

type Of = (key: (typeof FIELDS)[number]) => Field

/** Who knows what is read: everybody everything, or one side what it has seen. */
function readObserver(s: State, of: Of, isObservation: boolean): void {
  if (isObservation) {
    s.bytes[at.MASKED_FOR] = of('observer').id(SIDES, 'side') + 1
    refuseDice(of('seed'), of('random'))
  } else refuseObserver(of('observer'))
}

/** True for what the reader of an observation does not know. */
function isUnseen(s: State, field: Field): boolean {
  return s.bytes[at.MASKED_FOR] !== 0 && field.value === UNSEEN
}

/** The known things of a list as a mask, and how many the list has. */
function maskAndCount(s: State, list: Field, ids: Ids, noun: string): readonly [number, number] {
  const items = list.itemsIfGiven()
  const known = items.flatMap((item) => (isUnseen(s, item) ? [] : [item.value]))
  return [new Field(list.path, known).mask(ids, noun), items.length]
}

function readOptions(s: State, field: Field): void {
  if (!field.isGiven) return
  const { tutorial } = OPTIONS
  const value = field.object(['tutorial'])('tutorial')
  if (!value.isGiven) return
  s.bytes[at.TUTORIAL] = value.id(new Map(tutorial.values.map((word, i) => [word, i])), 'value')
}

function readRound(s: State, of: Of): void {
  s.words[at.ROUND] = of('round').isGiven ? of('round').count(0, MOST_ROUNDS) : 1
  if (of('event').isGiven) s.bytes[at.CURRENT_EVENT] = 1 + of('event').id(EVENTS_BY_ID, 'event')
  else if (s.bytes[at.TUTORIAL] === 1) s.bytes[at.CURRENT_EVENT] = TUTORIAL_EVENT + 1
  s.bytes[at.BALANCE] = of('balance').isGiven ? of('balance').id(SIDES, 'side') : 0
}

function readSide(s: State, side: number, field: Field): void {
  const { words, bytes } = s
  const of = field.isGiven ? field.object(SIDE_FIELDS) : field.below('', {}).object(SIDE_FIELDS)
  const cards = CARDS_OF[side]
  const exhausted = of('exhausted').mask(cards, 'card')
  const ready = of('play').mask(cards, 'card')
  if ((ready & exhausted) !== 0) of('exhausted').fail('a card is both ready and exhausted')
  words[at.PLAYED + side] = ready | exhausted
  words[at.EXHAUSTED + side] = exhausted
  words[at.DISCARD + side] = of('discard').mask(cards, 'card')
  const top = of('top').itemsIfGiven()
  readReserve(s, side, of, top)
  readTop(s, side, top)
  words[at.KNOWN_IN_DECK + side] = of('knownInDeck').mask(CHARACTERS_BY_ID[side], 'character')
  words[at.SEEN_IN_DECK + side] = of('seenInDeck').mask(CHARACTERS_BY_ID[side], 'character')
  if (of('influence').isGiven) words[at.INFLUENCE + side] = of('influence').count(0, MOST_INFLUENCE)
  if (of('strategy').isGiven) {
    bytes[at.CHOSEN + side] = isUnseen(s, of('strategy'))
      ? at.UNKNOWN_STRATEGY
      : 1 + of('strategy').id(STRATEGIES_BY_ID, 'strategy')
    bytes[at.CHOSEN_KNOWN + side] = of('strategyKnownTo').isGiven
      ? of('strategyKnownTo').mask(SIDES, 'side')
      : 1 << side
  }
  bytes[at.USED + side] = of('usedStrategies').mask(STRATEGIES_BY_ID, 'strategy')
  bytes[at.MARKS + side] = of('marks').mask(MARK_IDS, 'mark')
  words[at.WON + side] = of('won').mask(EVENTS_BY_ID, 'event')
}

/** Left out, every character that is named nowhere lies in the reserve. */
function readReserve(
  s: State,
  side: number,
  of: (key: (typeof SIDE_FIELDS)[number]) => Field,
  top: readonly Field[],
): void {
  const { words } = s
  let elsewhere = words[at.PLAYED + side] | words[at.DISCARD + side]
  for (const entry of top)
    if (!isUnseen(s, cardOf(entry))) elsewhere |= 1 << cardOf(entry).id(CARDS_OF[side], 'card')
  const characters = CHARACTERS_BY_ID[side]
  const others = CHARACTER_MASK & ~elsewhere
  const [reserve, count] = of('reserve').isGiven
    ? maskAndCount(s, of('reserve'), characters, 'character')
    : [others, countBits(others)]
  words[at.RESERVE + side] = reserve
  words[at.SHOWN_RESERVE + side] =
    s.bytes[at.TUTORIAL] === 1 ? reserve : of('shownReserve').mask(characters, 'character')
  s.bytes[at.RESERVE_COUNT + side] = count
}

/** The topmost card first; a card alone is one that nobody knows. */
function readTop(s: State, side: number, top: readonly Field[]): void {
  if (top.length > CARDS) top[CARDS].fail(`a deck has at most ${CARDS} cards`)
  const from = at.TOP + side * CARDS
  top.forEach((entry, i) => {
    const card = isUnseen(s, cardOf(entry))
      ? at.UNKNOWN_CARD
      : cardOf(entry).id(CARDS_OF[side], 'card')
    const known = isObject(entry.value)
      ? entry.object(['card', 'knownTo'])('knownTo').mask(SIDES, 'side')
      : 0
    s.bytes[from + top.length - 1 - i] = card | (known << KNOWN_SHIFT)
  })
  s.bytes[at.TOP_COUNT + side] = top.length
}

function cardOf(entry: Field): Field {
  return isObject(entry.value) ? entry.object(['card', 'knownTo'])('card') : entry
}

function readEvents(s: State, of: Of): void {
  const next = of('nextEvents').itemsIfGiven()
  if (next.length > EVENTS_LOOKED_AT)
    of('nextEvents').fail(`at most ${EVENTS_LOOKED_AT} events have an order`)
  next.forEach((event, i) => {
    s.bytes[at.TOP_EVENTS + next.length - 1 - i] = isUnseen(s, event)
      ? at.UNKNOWN_EVENT
      : event.id(EVENTS_BY_ID, 'event')
  })
  s.bytes[at.TOP_EVENT_COUNT] = next.length
  s.bytes[at.TOP_EVENTS_KNOWN] = of('nextEventsKnownTo').mask(SIDES, 'side')
  const last = of('lastEvents').itemsIfGiven()
  if (last.length > EVENTS_BY_ID.size) of('lastEvents').fail('more events than there are')
  last.forEach((event, i) => {
    s.bytes[at.BOTTOM + i] = event.id(EVENTS_BY_ID, 'event')
  })
  s.bytes[at.BOTTOM_COUNT] = last.length
}

function readCourse(s: State, of: Of): void {
  const { bytes, words } = s
  const side = (field: Field, otherwise: number): number =>
    field.isGiven ? field.id(SIDES, 'side') : otherwise
  bytes[at.STAGE] = of('stage').isGiven ? of('stage').id(stagesById(), 'stage') : TURN
  bytes[at.ACTOR] = side(of('actor'), bytes[at.BALANCE])
  bytes[at.ON_TURN] = side(of('onTurn'), bytes[at.STAGE] === TURN ? bytes[at.ACTOR] : 0)
  bytes[at.PASSES] = of('passes').isGiven ? of('passes').count(0, 1) : 0
  bytes[at.TURNS] = of('turns').isGiven ? of('turns').count(0, 255) : 0
  bytes[at.REVEALED] = of('revealed').flagIfGiven() ? 1 : 0
  bytes[at.ROUND_WINNER] = of('roundWinner').isGiven ? 1 + of('roundWinner').id(SIDES, 'side') : 0
  bytes[at.WINNER] = of('winner').isGiven ? 1 + of('winner').id(SIDES, 'side') : 0
  bytes[at.SIGNAL] = of('signal').isGiven ? of('signal').count(0, 255) : 0
  if (of('next').isGiven)
    bytes[at.NEXT_STAGE] = of('next').id(
      new Map(allStages().map(({ id, number }) => [id, number])),
      'stage',
    )
  const keys = of('history').itemsIfGiven()
  if (keys.length > at.MOST_TURNS + 1) of('history').fail('too many positions')
  keys.forEach((key, i) => {
    words[at.KEYS + i] = key.count(-0x80000000, 0x7fffffff)
  })
  bytes[at.KEY_COUNT] = keys.length
  countRepetitions(s)
  readHeld(s, of)
  if (bytes[at.STAGE] === OVER && bytes[at.WINNER] === 0 && bytes[at.TUTORIAL] === 0)
    of('winner').fail(`missing; give ${SIDE_IDS.join(' or ')}`)
}

const HOLDS_EVENTS = 2

function readHeld(s: State, of: Of): void {
  const { bytes, words } = s
  bytes[at.OWNER] = of('owner').isGiven ? of('owner').count(0, HOLDS_EVENTS) : 0
  if (!of('heldBy').isGiven) return
  bytes[at.HELD_BY] = 1 + of('heldBy').id(SIDES, 'side')
  const owner = bytes[at.OWNER]
  const [held, count] =
    owner === HOLDS_EVENTS
      ? maskAndCount(s, of('held'), EVENTS_BY_ID, 'event')
      : maskAndCount(s, of('held'), CARDS_OF[owner], 'card')
  if (owner !== HOLDS_EVENTS && (held & ~deckOf(s, owner)) !== 0)
    of('held').fail('a card that is held lies elsewhere, too')
  words[at.HELD] = held
  bytes[at.HELD_COUNT] = count
}
