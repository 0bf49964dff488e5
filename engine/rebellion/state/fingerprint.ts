import type { State } from '../../state.js'
import { COMBAT_FIELDS } from '../combat/fields.js'
import { OUT_OF_GAME } from '../facts/leader-places.js'
import { UNIT_COUNT } from '../facts/unit-types.js'
import { LASTING_EFFECTS } from '../rounds/lasting-effects.js'
import type { LastingBlock } from './lasting.js'
import {
  DECK_ROOM,
  EXPANSION,
  FRAME_SIZE,
  LAYOUT_TABLE,
  MOST_RECRUITS,
  MOST_STACKS,
  MOST_TACTICS,
  NOTHING,
  PLAYERS,
  TWO_PIECES,
} from './layout.js'
import { ACTION_ABSENT, OBJECTIVE_ABSENT } from './zones.js'

/**
 * The hash of a state. It stands in records and seeds the choices of agents, so it may depend neither on
 * how big the tables are nor on where fields lie: it is that of a fixed image of the base game, the buffer
 * as it was laid out when the first records were written. What a state holds beyond the image is mixed in
 * where it is not what a base game holds there, by the field's name and by number.
 */

/** A field of the image: so many rows of so many items; in a state its rows may be longer. */
interface ImageField {
  readonly name: string
  /** Items of each row in the image, and in the state where they are not the whole field. */
  readonly rows: readonly number[]
  readonly stateRows?: readonly number[]
  /** What a base game holds in the items beyond the image. */
  readonly rest?: number
}

/** A field of one row of `items`. */
function one(name: string, items = 1, rest = 0): ImageField {
  return { name, rows: [items], rest }
}

/** A field of rows: `count` of `items`, each `stateItems` long in a state. */
function rows(name: string, count: number, items: number, stateItems: number): ImageField {
  return { name, rows: Array(count).fill(items), stateRows: Array(count).fill(stateItems) }
}

/** A field of the combat. */
function combat(name: string, items = 1): ImageField {
  return one(`combat ${name}`, items)
}

const IMAGE_DECKS = [32, 32, 12, 16, 16, 16, 32, 16, 16]

/** The image in its order: words first; a number is bytes left free. Sizes are those of the base game and never change. */
const IMAGE: readonly (ImageField | number)[] = [
  one('random', 4),
  one('loyalty', 2),
  one('sabotage'),
  one('destroyed'),
  one('presence', 4),
  one('leadersAt', 62),
  one('lured'),
  one('captives'),
  one('detained'),
  one('probeBox'),
  one('probeHand'),
  one('probeHandKnown'),
  one('probeReturned'),
  one('publicCandidates'),
  one('pendingCombats'),
  one('origins', 2),
  one('missionsShown'),
  one('objectivesShown'),
  rows('units', 33, 18, UNIT_COUNT),
  rows('queue', 4, 18, UNIT_COUNT),
  one('totals', 132),
  one('inPlay', 18),
  one('leaderPlace', 24, OUT_OF_GAME),
  one('ringOf', 24),
  one('lukeIsJedi'),
  one('baseSystem'),
  one('baseRevealed'),
  one('time'),
  one('reputation'),
  one('winner'),
  one('reason'),
  one('firstGame'),
  one('phase'),
  one('passed', 2),
  one('currentSide'),
  one('misdirection'),
  one('bobaBan'),
  one('publicSupport'),
  one('yodaUsed'),
  one('landoBonus'),
  one('rapidMobilization', 2),
  one('signal'),
  one('missionHand', 53),
  one('missionDiscard', 53),
  rows('stackCard', 2, 13, MOST_STACKS),
  one('actionZone', 34, ACTION_ABSENT),
  rows('recruited', 2, 4, MOST_RECRUITS),
  rows('recruitCard', 2, 4, MOST_RECRUITS),
  one('objectiveZone', 15, OBJECTIVE_ABSENT),
  rows('tacticHand', 2, 19, MOST_TACTICS),
  one('tacticDiscard', 19),
  one('deckLength', 9),
  { name: 'deckCards', rows: IMAGE_DECKS, stateRows: [...DECK_ROOM] },
  { name: 'deckKnown', rows: IMAGE_DECKS, stateRows: [...DECK_ROOM] },
  one('lookedAt', 20),
  one('lookedAtBy'),
  one('deployedAt', 33),
  one('room', 33),
  one('movedTo'),
  one('missionDice', 8),
  one('missionFlags'),
  one('setDice', 2),
  combat('running'),
  combat('system'),
  combat('first'),
  combat('round'),
  combat('theater'),
  combat('had'),
  combat('fought'),
  combat('won', 2),
  combat('retreated', 2),
  combat('heldThisRound', 2),
  combat('held', 2),
  combat('freeRide', 2),
  combat('cannotBlock', 2),
  combat('objectiveDone'),
  combat('offered', 2),
  combat('plansTried'),
  combat('accordingToMyDesign'),
  combat('itsATrap'),
  combat('pointBlankAssault'),
  combat('targetTheStarDestroyers'),
  combat('goodIntel'),
  combat('readyLeader'),
  combat('wasSubjugated'),
  combat('lostHealth', 2),
  combat('lostDestroyers'),
  combat('dread'),
  combat('critical'),
  combat('pairs'),
  combat('spread'),
  combat('barrage'),
  combat('convertible'),
  9,
  one('damage', 144),
  one('attackDice', 12),
  one('rerollDice', 12),
  one('targets', 120),
  one('loadedCount'),
  1,
  one('loadedDice', 40),
  one('frameCount'),
  one('enemyMissions'),
  one('enemyActions', 2),
  one('maskedFor'),
  3,
  rows('frames', 14, 16, FRAME_SIZE),
]

/** What the image does not show is mixed in in this order, wherever it lies; then the rest of it. It never changes either. */
const HIDDEN_FIRST = [
  'targetMarkers',
  'expansion',
  'missionSets',
  'startUnits',
  'combatRules',
  'players',
  'missionSeen',
  'underCards',
  'lookDue',
  'secrets',
  'partnerActions',
  'inCharge',
  'newest',
]

/** Worked out from the options, nothing at all, or shown below field by field or with its first piece. */
const LEFT_OUT = new Set([
  ...['inGame', 'nothing', 'unused', 'cut', 'lasting', 'combat'],
  ...Object.values(TWO_PIECES).map(({ more }) => more),
])

/** Bytes of a state that make the bytes of the image, -1 where the image has nothing. */
const sources: number[] = []
/** Bytes of a state that the image does not show: where, under which key, and what a base game holds there. */
const others: { at: number; key: number; rest: number }[] = []

interface StateField {
  readonly name: string
  /** Where its bytes are, in order. */
  readonly bytes: readonly number[]
  readonly unit: number
  /** What it holds while there is nothing of it. */
  readonly rest: number
}

const fields = new Map(stateFields().map((field) => [field.name, field]))
for (const part of IMAGE)
  if (typeof part === 'number') for (let i = 0; i < part; i++) sources.push(-1)
  else layImage(part)
while (sources.length % 8 !== 0) sources.push(-1)
for (const name of new Set([...HIDDEN_FIRST, ...fields.keys()])) if (!isShown(name)) layHidden(name)

function stateFields(): StateField[] {
  const lasting = (prefix: string, { all }: LastingBlock): StateField[] =>
    all.map(({ name, at, length, none }) => ({
      name: prefix + name,
      bytes: bytesFrom(at, length),
      unit: 1,
      rest: none,
    }))
  return [
    ...LAYOUT_TABLE.filter(({ name }) => !LEFT_OUT.has(name)).map(
      ({ name, offset, length, unit }) => ({
        name,
        bytes: bytesInPieces(name) ?? bytesFrom(offset, length * unit),
        unit,
        rest: 0,
      }),
    ),
    ...lasting('', LASTING_EFFECTS),
    ...lasting('combat ', COMBAT_FIELDS),
  ]
}

function bytesFrom(at: number, length: number): number[] {
  return Array.from({ length }, (_, i) => at + i)
}

/** The bytes of a field that lies in two pieces. */
function bytesInPieces(name: string): number[] | undefined {
  const pieces = TWO_PIECES[name]
  return pieces && Array.from({ length: pieces.length }, (_, i) => pieces.byteAt(i))
}

function isShown(name: string): boolean {
  return IMAGE.some((part) => typeof part !== 'number' && part.name === name)
}

function layImage({ name, rows, stateRows, rest = 0 }: ImageField): void {
  const field = fields.get(name)
  if (field === undefined)
    throw new Error(`the image of states shows ${name}, the layout has it not`)
  const { bytes, unit } = field
  let at = 0
  rows.forEach((items, row) => {
    const next = stateRows === undefined ? bytes.length : at + (stateRows[row] ?? 0) * unit
    for (let i = 0; i < items * unit; i++) sources.push(at + i < next ? bytes[at + i] : -1)
    for (let i = items * unit; at + i < next; i++) addOther(bytes[at + i], name, row, i, rest)
    at = next
  })
  for (let i = 0; at + i < bytes.length; i++) addOther(bytes[at + i], name, rows.length, i, rest)
}

function layHidden(name: string): void {
  const field = fields.get(name)
  if (field === undefined) throw new Error(`there is no field ${name} to hash`)
  for (const [i, at] of field.bytes.entries()) addOther(at, name, 0, i, field.rest)
}

function addOther(at: number, name: string, row: number, item: number, rest: number): void {
  others.push({ at, key: keyOf(`${name} ${row} ${item}`), rest })
}

/** FNV-1a of a text. */
function keyOf(text: string): number {
  let key = 0x811c9dc5
  for (let i = 0; i < text.length; i++) key = Math.imul(key ^ text.charCodeAt(i), 0x01000193)
  return key
}

/*
 * The image is read in runs of words that lie together in a state, not always at the bounds of its words, and
 * after each run comes one word that is gathered byte by byte. It takes a fifth longer than to read the buffer
 * from end to end; a choice of three ways for every run took a third longer.
 */
interface Run {
  /** Index of the first word in the state, and how many bits the run begins after it. */
  readonly first: number
  readonly shift: number
  words: number
  gathered: readonly number[]
}

const runs: Run[] = []
for (let i = 0; i < sources.length; i += 4) addWord(sources.slice(i, i + 4))
const FIRST = Int32Array.from(runs, (run) => run.first)
const END = Int32Array.from(runs, (run) => run.first + run.words)
const SHIFT = Int32Array.from(runs, (run) => run.shift)
/** Four bytes of each run; where the image has nothing, a byte that is always 0. */
const GATHERED_AT = Int32Array.from(
  runs.flatMap((run) => run.gathered.map((at) => (at < 0 ? NOTHING : at))),
)

function addWord(bytes: readonly number[]): void {
  const first = bytes[0]
  const together = first >= 0 && bytes.every((at, i) => at === first + i)
  const last = runs.at(-1)
  const open = last !== undefined && last.gathered.length === 0
  if (open && together && (last.first + last.words) * 4 + last.shift / 8 === first) last.words++
  else if (open) last.gathered = bytes
  else if (together)
    runs.push({ first: first >> 2, shift: (first & 3) * 8, words: 1, gathered: [] })
  else runs.push({ first: 0, shift: 0, words: 0, gathered: bytes })
}

const OTHER_AT = Int32Array.from(others, (other) => other.at)
const OTHER_KEY = Int32Array.from(others, (other) => other.key)
const OTHER_REST = Uint8Array.from(others, (other) => other.rest)
/** The same in their order, those of a word that follow each other together: most words are at rest, and passed at once. */
const groups: { word: number; from: number; to: number }[] = []
others.forEach(({ at }, i) => {
  const last = groups.at(-1)
  if (last?.word === at >> 2) last.to = i + 1
  else groups.push({ word: at >> 2, from: i, to: i + 1 })
})
const GROUP_AT = Int32Array.from(groups, ({ word }) => word)
const GROUP_FROM = Int32Array.from([...groups, { from: others.length }], ({ from }) => from)
const GROUP_MASK = Int32Array.from(groups, (group) => bitsOf(group, () => 255))
const GROUP_REST = Int32Array.from(groups, (group) => bitsOf(group, (other) => other.rest))
function bitsOf(
  { from, to }: { from: number; to: number },
  byteOf: (other: (typeof others)[number]) => number,
): number {
  return others
    .slice(from, to)
    .reduce((bits, other) => bits | (byteOf(other) << ((other.at & 3) * 8)), 0)
}

/** 32-bit hash of a state or an observation. */
export function fingerprint(s: State): number {
  const { bytes, words } = s
  let hash = 0x9e3779b9 | 0
  for (let r = 0; r < FIRST.length; r++) {
    const end = END[r]
    const shift = SHIFT[r]
    const left = 32 - shift
    if (shift === 0) for (let i = FIRST[r]; i < end; i++) hash = mixed(hash, words[i])
    else
      for (let i = FIRST[r]; i < end; i++)
        hash = mixed(hash, (words[i] >>> shift) | (words[i + 1] << left))
    if (r * 4 < GATHERED_AT.length) hash = mixed(hash, gathered(bytes, r * 4))
  }
  if (!isBaseGame(bytes)) hash = mixOthers(s, hash)
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** A game with neither the expansion nor partners holds nothing beyond the image, and most of it has no room; a test looks. */
function isBaseGame(bytes: Uint8Array): boolean {
  return (bytes[EXPANSION] | bytes[PLAYERS]) === 0
}

/** True where a state holds anything that the image does not show. */
export function holdsMore(words: Int32Array): boolean {
  let more = 0
  for (let group = 0; group < GROUP_AT.length; group++)
    more |= (words[GROUP_AT[group]] & GROUP_MASK[group]) ^ GROUP_REST[group]
  return more !== 0
}

function mixOthers({ bytes, words }: State, before: number): number {
  let hash = before
  for (let group = 0; group < GROUP_AT.length; group++) {
    if ((words[GROUP_AT[group]] & GROUP_MASK[group]) === GROUP_REST[group]) continue
    for (let i = GROUP_FROM[group]; i < GROUP_FROM[group + 1]; i++) {
      const byte = bytes[OTHER_AT[i]]
      if (byte !== OTHER_REST[i]) hash = mixed(hash ^ OTHER_KEY[i], byte)
    }
  }
  return hash
}

function mixed(hash: number, word: number): number {
  const next = Math.imul(hash ^ word, 0x85ebca6b)
  return (next << 13) | (next >>> 19)
}

function gathered(bytes: Uint8Array, i: number): number {
  return (
    bytes[GATHERED_AT[i]] |
    (bytes[GATHERED_AT[i + 1]] << 8) |
    (bytes[GATHERED_AT[i + 2]] << 16) |
    (bytes[GATHERED_AT[i + 3]] << 24)
  )
}
