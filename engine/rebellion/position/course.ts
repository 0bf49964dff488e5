import { seedWordsFromText } from '../../random.js'
import type { State } from '../../state.js'
import { BY_REPUTATION, REASON_IDS } from '../course/victory.js'
import { LAST_SPACE, REPUTATION_START, TIME_START } from '../data/systems.js'
import { POST_IDS, ROLE_IDS, ROLE_POST, ROLE_SIDE } from '../facts/posts.js'
import { EMPIRE, REBEL, SIDE_IDS } from '../facts/sides.js'
import { OPTIONS, optionsOf, putOptions } from '../options.js'
import { LASTING_EFFECTS } from '../rounds/lasting-effects.js'
import {
  LOADED_COUNT,
  LOADED_DICE,
  MASKED_FOR,
  MISSION_SETS,
  MOST_LOADED,
  NEWEST,
  PASSED,
  RANDOM,
  REASON,
  REPUTATION,
  SIGNAL,
  TIME,
  WINNER,
} from '../state/layout.js'
import { BY_CHOICE, NOT_CHOSEN, RISE_SET } from '../state/mission-sets.js'
import { hasPostPassed, isTeam } from '../state/posts.js'
import { faceId, missionId } from '../text/names.js'
import { lostMissions } from './conservation.js'
import { FACES, MISSION_IDS, numbered, REASONS, SIDES } from './ids.js'
import type { Field } from './input.js'
import { type Json, type JsonObject, putIn, unlessEmpty } from './json.js'
import { readLasting, writeLasting } from './lasting.js'
import type { CardPiles } from './piles.js'

/** Tracks, effects that last for a round, dice to come, and how the game ended. */

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
  for (const item of passed.itemsIfGiven()) readOnePassed(s, item)
  if (!round.isGiven) return
  const of = round.object<string>(LASTING_EFFECTS.all.map(({ name }) => name))
  for (const lasting of LASTING_EFFECTS.all) readLasting(s, lasting, of(lasting.name))
}

/** A side, or in a team game one of its two roles. */
function readOnePassed(s: State, item: Field): void {
  if (!isTeam(s)) {
    s.bytes[PASSED + item.id(SIDES, 'side')] = 1
    return
  }
  const role = item.id(ROLES, 'role')
  s.bytes[PASSED + ROLE_SIDE[role]] |= 1 << ROLE_POST[role]
}

const ROLES = numbered(ROLE_IDS)

export function writePassed(s: State): Json | undefined {
  if (isTeam(s)) {
    const roles = ROLE_IDS.filter((_, n) => hasPostPassed(s, ROLE_SIDE[n], ROLE_POST[n]))
    return roles.length === 0 ? undefined : roles
  }
  const ids = [REBEL, EMPIRE].filter((side) => s.bytes[PASSED + side] !== 0)
  return ids.length === 0 ? undefined : ids.map((side) => SIDE_IDS[side] ?? '')
}

/** To whose pool a leader came last, in a team game of the expansion (G17). */
export function readNewest(s: State, newest: Field): void {
  if (!newest.isGiven) return
  if (!isTeam(s)) newest.fail('only a team has two pools; leave it out')
  const of = newest.object(SIDE_IDS)
  for (const [side, id] of SIDE_IDS.entries())
    if (of(id).isGiven) s.bytes[NEWEST + side] = of(id).id(POSTS, 'post') + 1
}

const POSTS = numbered(POST_IDS)

export function writeNewest(s: State): Json | undefined {
  const out: JsonObject = {}
  for (const [side, id] of SIDE_IDS.entries())
    if (isTeam(s) && s.bytes[NEWEST + side] > 0) out[id] = POST_IDS[s.bytes[NEWEST + side] - 1]
  return unlessEmpty(out)
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
  for (let i = 0; i < s.bytes[LOADED_COUNT]; i++)
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

// Options, signals and the end

export function readOptions(s: State, options: Field): void {
  if (!options.isGiven) return
  const of = options.object(OPTION_NAMES, 'option')
  const given: Record<string, string> = {}
  for (const name of OPTION_NAMES)
    if (of(name).isGiven) {
      const { values } = OPTIONS[name]
      given[name] = values[of(name).id(numbered(values), name)] ?? ''
    }
  try {
    putOptions(s, given)
  } catch (error) {
    options.fail(error instanceof Error ? error.message : String(error))
  }
}

const OPTION_NAMES = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]

/** Those that are not as usual. */
export function writeOptions(s: State): Json | undefined {
  const all = Object.entries(optionsOf(s))
  const own = all.filter(
    ([name, value]) => OPTIONS[name as keyof typeof OPTIONS].fallback !== value,
  )
  return own.length === 0 ? undefined : Object.fromEntries(own)
}

const SET_WORDS = ['base', 'rise'] as const
const SETS = numbered(SET_WORDS)

/** Whose missions each side has chosen to play; left out where it has still to choose, or the options say it. */
export function readMissionSets(s: State, sets: Field): void {
  if (!sets.isGiven) return
  const of = sets.object(SIDE_IDS)
  for (const [side, id] of SIDE_IDS.entries()) {
    if (!of(id).isGiven) continue
    if ((s.bytes[MISSION_SETS + side] & NOT_CHOSEN) === 0)
      of(id).fail('the options say which missions this side plays')
    s.bytes[MISSION_SETS + side] = BY_CHOICE | (of(id).id(SETS, 'set') === 1 ? RISE_SET : 0)
  }
}

export function writeMissionSets(s: State): Json | undefined {
  const out: JsonObject = {}
  for (const [side, id] of SIDE_IDS.entries()) {
    const set = s.bytes[MISSION_SETS + side]
    if ((set & BY_CHOICE) !== 0 && (set & NOT_CHOSEN) === 0)
      out[id] = SET_WORDS[set & RISE_SET] ?? ''
  }
  return Object.keys(out).length === 0 ? undefined : out
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
  const winners = s.bytes[REASON] === BY_REPUTATION ? REBEL : EMPIRE
  if (s.bytes[WINNER] !== winners + 1)
    of('reason').fail(`by ${REASON_IDS[s.bytes[REASON]]} it is the ${SIDE_IDS[winners]} who wins`)
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
