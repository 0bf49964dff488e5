import { seedWordsFromText } from '../../random.js'
import type { State } from '../../state.js'
import { ACTION_SHOWS, ACTION_SIDE } from '../cards/registry.js'
import { REASON_IDS } from '../course/victory.js'
import { LAST_SPACE, REPUTATION_START, TIME_START } from '../data/systems.js'
import { EMPIRE, REBEL, SIDE_IDS } from '../facts/sides.js'
import { LASTING_EFFECTS } from '../rounds/lasting-effects.js'
import {
  FIRST_GAME,
  LOADED_COUNT,
  LOADED_DICE,
  LOADED_NEXT,
  MASKED_FOR,
  MOST_LOADED,
  MOST_RECRUITS,
  PASSED,
  RANDOM,
  REASON,
  RECRUIT_CARD,
  RECRUITED,
  REPUTATION,
  SIGNAL,
  TIME,
  WINNER,
} from '../state/layout.js'
import { actionId, faceId, leaderId, missionId } from '../text/names.js'
import { lostMissions } from './conservation.js'
import { ACTION_IDS, FACES, LEADER_IDS, MISSION_IDS, numbered, REASONS, SIDES } from './ids.js'
import type { Field } from './input.js'
import { idsOfMask, type Json, type JsonObject, putIn, unlessEmpty } from './json.js'
import { readLasting, writeLasting } from './lasting.js'
import type { CardPiles } from './piles.js'

/** Tracks, effects that last for a round, dice to come, and how the game ended. */

const NONE = 255

// Tracks

export function readTracks(s: State, time: Field, reputation: Field, over: boolean): void {
  s.bytes[TIME] = time.isGiven ? time.count(TIME_START, LAST_SPACE) : TIME_START
  s.bytes[REPUTATION] = reputation.isGiven ? reputation.count(1, LAST_SPACE) : REPUTATION_START
  if (!over && (s.bytes[TIME] as number) >= (s.bytes[REPUTATION] as number))
    reputation.fail(
      `time ${s.bytes[TIME]} has met reputation ${s.bytes[REPUTATION]}: the Rebels have won`,
    )
}

export function writeTime(s: State): Json | undefined {
  return s.bytes[TIME] === TIME_START ? undefined : s.bytes[TIME]
}

export function writeReputation(s: State): Json | undefined {
  return s.bytes[REPUTATION] === REPUTATION_START ? undefined : s.bytes[REPUTATION]
}

// Effects of the round

export function readRound(s: State, passed: Field, round: Field): void {
  for (const item of passed.itemsIfGiven()) s.bytes[PASSED + item.id(SIDES, 'side')] = 1
  if (!round.isGiven) return
  const of = round.object<string>(LASTING_EFFECTS.all.map(({ name }) => name))
  for (const lasting of LASTING_EFFECTS.all) readLasting(s, lasting, of(lasting.name))
}

export function writePassed(s: State): Json | undefined {
  const ids = [REBEL, EMPIRE].filter((side) => s.bytes[PASSED + side] !== 0)
  return ids.length === 0 ? undefined : ids.map((side) => SIDE_IDS[side] ?? '')
}

export function writeRound(s: State): Json | undefined {
  const out: JsonObject = {}
  for (const lasting of LASTING_EFFECTS.all) putIn(out, lasting.name, writeLasting(s, lasting))
  return unlessEmpty(out)
}

// Dice and the generator

export function readDice(s: State, dice: Field): void {
  const items = dice.itemsIfGiven()
  if (items.length > MOST_LOADED)
    dice.fail(`${items.length} dice, at most ${MOST_LOADED} can be loaded`)
  s.bytes[LOADED_COUNT] = items.length
  items.forEach((item, i) => {
    s.bytes[LOADED_DICE + i] = item.id(FACES, 'face of a die')
  })
}

export function writeDice(s: State): Json | undefined {
  const faces: string[] = []
  for (let i = s.bytes[LOADED_NEXT] as number; i < (s.bytes[LOADED_COUNT] as number); i++)
    faces.push(faceId(s.bytes[LOADED_DICE + i] as number))
  return faces.length > 0 ? faces : undefined
}

/** Four words in hexadecimal; without them the seed makes them. */
export function readRandom(s: State, random: Field, seed: string): void {
  if (!random.isGiven) {
    seedWordsFromText(s.words, RANDOM, seed)
    return
  }
  const words = /^([0-9a-f]{8}) ([0-9a-f]{8}) ([0-9a-f]{8}) ([0-9a-f]{8})$/.exec(random.text())
  if (words === null)
    random.fail('expected four words of eight hexadecimal digits; leave it out to use the seed')
  for (let i = 0; i < 4; i++) s.words[RANDOM + i] = Number.parseInt(words[i + 1] ?? '', 16) | 0
}

export function writeRandom(s: State): Json {
  return [0, 1, 2, 3]
    .map((i) => ((s.words[RANDOM + i] as number) >>> 0).toString(16).padStart(8, '0'))
    .join(' ')
}

// Recruits

export function readRecruits(s: State, recruits: Field): void {
  if (!recruits.isGiven) return
  const of = recruits.object(SIDE_IDS, 'side')
  let seenLeaders = 0
  const seenCards = new Set<number>()
  for (let side = REBEL; side <= EMPIRE; side++) {
    const items = of(SIDE_IDS[side] ?? '').itemsIfGiven()
    if (items.length > MOST_RECRUITS)
      recruits.fail(`a side recruits at most ${MOST_RECRUITS} times, found ${items.length}`)
    items.forEach((item, i) => {
      const entry = item.object(['leader', 'card'])
      const card = entry('card').id(ACTION_IDS, 'action card')
      if (ACTION_SIDE[card] !== side) entry('card').fail('is a card of the other side')
      if (seenCards.has(card)) entry('card').fail('was kept twice; leave one out')
      seenCards.add(card)
      const leader = entry('leader').isGiven ? entry('leader').id(LEADER_IDS, 'leader') : NONE
      if (leader !== NONE && ((ACTION_SHOWS[card] as number) & (1 << leader)) === 0)
        entry('leader').fail(
          `${leaderId(leader)} is not shown on ${actionId(card)}; that shows ${idsOfMask(ACTION_SHOWS[card], leaderId).join(', ') || 'nobody'}`,
        )
      if (leader !== NONE && (seenLeaders & (1 << leader)) !== 0)
        entry('leader').fail('was recruited twice; leave one out')
      if (leader !== NONE) seenLeaders |= 1 << leader
      s.bytes[RECRUITED + side * MOST_RECRUITS + i] = leader === NONE ? NONE : leader + 1
      s.bytes[RECRUIT_CARD + side * MOST_RECRUITS + i] = card + 1
    })
  }
}

export function writeRecruits(s: State): Json | undefined {
  const out: JsonObject = {}
  for (let side = REBEL; side <= EMPIRE; side++) {
    const list: JsonObject[] = []
    for (let i = 0; i < MOST_RECRUITS; i++) {
      const at = side * MOST_RECRUITS + i
      const leader = s.bytes[RECRUITED + at] as number
      if (leader === 0) continue
      const card = actionId((s.bytes[RECRUIT_CARD + at] as number) - 1)
      list.push(leader === NONE ? { card } : { leader: leaderId(leader - 1), card })
    }
    if (list.length > 0) out[SIDE_IDS[side] ?? ''] = list
  }
  return unlessEmpty(out)
}

// Options, signals and the end

const SETUP_VALUES = ['standard', 'first'] as const
const SETUPS = numbered(SETUP_VALUES)

export function readOptions(s: State, options: Field): void {
  if (!options.isGiven) return
  const setup = options.object(['setup'], 'option')('setup')
  if (setup.isGiven) s.bytes[FIRST_GAME] = setup.id(SETUPS, 'setup')
}

export function writeOptions(s: State): Json | undefined {
  return s.bytes[FIRST_GAME] === 0 ? undefined : { setup: 'first' }
}

const SIGNAL_IDS = [
  'mission-succeeded',
  'mission-failed',
  'base-found',
  'base-moved',
  'battle-won',
  'battle-lost',
  'leader-captured',
] as const
const SIGNALS = numbered(SIGNAL_IDS)

export function readSignal(s: State, signal: Field): void {
  s.bytes[SIGNAL] = signal.mask(SIGNALS, 'signal')
}

export function writeSignal(s: State): Json | undefined {
  const mask = s.bytes[SIGNAL] as number
  return mask === 0 ? undefined : SIGNAL_IDS.filter((_, n) => (mask & (1 << n)) !== 0)
}

/**
 * True when the position says that the game is over. A mission that was being carried out then is
 * `dropped`: it lies nowhere.
 */
export function readResult(s: State, result: Field, piles: CardPiles): boolean {
  if (!result.isGiven) return false
  const of = result.object(['winner', 'reason', 'dropped'])
  s.bytes[WINNER] = of('winner').id(SIDES, 'side') + 1
  s.bytes[REASON] = of('reason').id(REASONS, 'reason')
  for (const item of of('dropped').itemsIfGiven())
    piles.missions.take(item.id(MISSION_IDS, 'mission'), item)
  return true
}

export function writeResult(s: State): JsonObject | undefined {
  if (s.bytes[WINNER] === 0) return undefined
  const dropped = s.bytes[MASKED_FOR] !== 0 ? [] : lostMissions(s).map(missionId)
  return {
    winner: SIDE_IDS[(s.bytes[WINNER] as number) - 1] ?? '',
    reason: REASON_IDS[s.bytes[REASON] as number] ?? '',
    ...(dropped.length > 0 ? { dropped } : {}),
  }
}
