import type { State } from '../../state.js'
import {
  BARRAGE,
  CANNOT_BLOCK,
  CONVERTIBLE,
  CRITICAL,
  DESIGN,
  DREAD,
  FIRST,
  FOUGHT,
  FREE_RIDE,
  HAD_UNITS,
  HELD,
  HELD_THIS_ROUND,
  LOST_DESTROYERS,
  LOST_HEALTH,
  OBJECTIVE_DONE,
  OFFERED,
  OPEN_HAND,
  PAIRS,
  PLANS_TRIED,
  POINT_BLANK,
  READY_LEADER,
  RETREATED,
  ROUND,
  RUNNING,
  SPREAD,
  STAR_TARGETS,
  SYSTEM,
  THEATER,
  TRAP,
  WAS_SUBJUGATED,
  WON,
} from '../combat/fields.js'
import { damaged, MOST_DAMAGE } from '../combat/losses.js'
import { targetCount, targetHarm, targetType } from '../combat/targets.js'
import { EMPIRE, GROUND, REBEL, SIDE_IDS, SPACE, THEATER_IDS } from '../facts/sides.js'
import { UNIT_COUNT } from '../facts/unit-types.js'
import { ATTACK_DICE, DAMAGE, MOST_TARGETS, REROLL_DICE, TARGETS } from '../state/layout.js'
import { COLOUR_IDS, leaderId, systemId, unitId } from '../text/names.js'
import {
  LEADER_IDS,
  numbered,
  OBJECTIVE_IDS,
  SIDES,
  SYSTEM_IDS,
  THEATERS,
  UNIT_IDS,
} from './ids.js'
import { type Field, hint, quoted } from './input.js'
import { type Json, type JsonObject, unlessEmpty } from './json.js'
import { facesAt, readFaces } from './situation.js'

/** The combat that is going on: its fields, the damage done, and the attack at hand. */

/** Fields that are 0 or 1. */
const FLAGS = {
  objectiveDone: OBJECTIVE_DONE,
  plansTried: PLANS_TRIED,
  accordingToMyDesign: DESIGN,
  itsATrap: TRAP,
  pointBlankAssault: POINT_BLANK,
  targetTheStarDestroyers: STAR_TARGETS,
  goodIntel: OPEN_HAND,
  wasSubjugated: WAS_SUBJUGATED,
} as const

/** Fields that are 0 or 1 for each side. */
const SIDE_FLAGS = {
  retreated: RETREATED,
  heldThisRound: HELD_THIS_ROUND,
  held: HELD,
  freeRide: FREE_RIDE,
  cannotBlock: CANNOT_BLOCK,
} as const

/** Counts and the most that they can be. */
const COUNTS = {
  round: [ROUND, 255],
  lostDestroyers: [LOST_DESTROYERS, 20],
  critical: [CRITICAL, 6],
  pairs: [PAIRS, 6],
  spread: [SPREAD, 3],
  barrage: [BARRAGE, 16],
  convertible: [CONVERTIBLE, 2],
} as const

/** Sets of theaters. */
const THEATER_SETS = { fought: FOUGHT, dread: DREAD } as const

const FIELDS = [
  'system',
  'first',
  'theater',
  'had',
  'won',
  'offered',
  'readyLeader',
  'lostHealth',
  'damage',
  'dice',
  'reroll',
  'targets',
  ...keysOf(FLAGS),
  ...keysOf(SIDE_FLAGS),
  ...keysOf(COUNTS),
  ...keysOf(THEATER_SETS),
] as const

/** Who had units when the combat began, in the order of the bits. */
const HAD_IDS = ['rebel-space', 'rebel-ground', 'empire-space', 'empire-ground'] as const
const HAD = numbered(HAD_IDS)

const MOST_LOST_HEALTH = 150
const MOST_OF_A_COLOUR = 5
const MOST_HITS = 15

function keysOf<Key extends string>(of: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(of) as Key[]
}

export function readCombat(s: State, field: Field): void {
  if (!field.isGiven) return
  const of = field.object(FIELDS)
  s.bytes[RUNNING] = 1
  s.bytes[SYSTEM] = of('system').id(SYSTEM_IDS, 'system')
  s.bytes[FIRST] = of('first').id(SIDES, 'side')
  if (of('theater').isGiven) s.bytes[THEATER] = of('theater').id(THEATERS, 'theater')
  s.bytes[HAD_UNITS] = of('had').mask(HAD, 'side and theater')
  for (const key of keysOf(FLAGS)) if (of(key).flagIfGiven()) s.bytes[FLAGS[key]] = 1
  for (const key of keysOf(SIDE_FLAGS))
    for (const item of of(key).itemsIfGiven()) s.bytes[SIDE_FLAGS[key] + item.id(SIDES, 'side')] = 1
  for (const key of keysOf(COUNTS))
    if (of(key).isGiven) s.bytes[COUNTS[key][0]] = of(key).count(0, COUNTS[key][1])
  for (const key of keysOf(THEATER_SETS))
    s.bytes[THEATER_SETS[key]] = of(key).mask(THEATERS, 'theater')
  for (const theater of [SPACE, GROUND]) {
    const [won, lost] = [theaterOf(of('won'), theater), theaterOf(of('lostHealth'), theater)]
    if (won.isGiven) s.bytes[WON + theater] = won.id(SIDES, 'side') + 1
    if (lost.isGiven) s.bytes[LOST_HEALTH + theater] = lost.count(0, MOST_LOST_HEALTH)
  }
  const offered = of('offered').mask(OBJECTIVE_IDS, 'objective')
  s.bytes[OFFERED] = offered & 255
  s.bytes[OFFERED + 1] = offered >> 8
  if (of('readyLeader').isGiven)
    s.bytes[READY_LEADER] = of('readyLeader').id(LEADER_IDS, 'leader') + 1
  readDamage(s, of('damage'))
  readDiceOfAttack(s, of('dice'), ATTACK_DICE)
  readDiceOfAttack(s, of('reroll'), REROLL_DICE)
  readTargets(s, of('targets'))
}

function theaterOf(field: Field, theater: number): Field {
  if (!field.isGiven) return field
  return field.object(THEATER_IDS, 'theater')(THEATER_IDS[theater])
}

export function writeCombat(s: State): Json | undefined {
  if (s.bytes[RUNNING] === 0) return undefined
  const out: JsonObject = {
    system: systemId(s.bytes[SYSTEM]),
    first: SIDE_IDS[s.bytes[FIRST]],
  }
  if (s.bytes[THEATER] !== SPACE) out.theater = THEATER_IDS[s.bytes[THEATER]]
  for (const key of keysOf(COUNTS))
    if (s.bytes[COUNTS[key][0]] !== 0) out[key] = s.bytes[COUNTS[key][0]]
  if (s.bytes[HAD_UNITS] !== 0) out.had = namesOf(s.bytes[HAD_UNITS], HAD_IDS)
  for (const key of keysOf(THEATER_SETS))
    if (s.bytes[THEATER_SETS[key]] !== 0)
      out[key] = namesOf(s.bytes[THEATER_SETS[key]], THEATER_IDS)
  const won: JsonObject = {}
  const lost: JsonObject = {}
  for (const theater of [SPACE, GROUND]) {
    if (s.bytes[WON + theater] !== 0)
      won[THEATER_IDS[theater]] = SIDE_IDS[s.bytes[WON + theater] - 1]
    if (s.bytes[LOST_HEALTH + theater] !== 0)
      lost[THEATER_IDS[theater]] = s.bytes[LOST_HEALTH + theater]
  }
  if (unlessEmpty(won) !== undefined) out.won = won
  if (unlessEmpty(lost) !== undefined) out.lostHealth = lost
  for (const key of keysOf(SIDE_FLAGS)) {
    const sides = [REBEL, EMPIRE].filter((side) => s.bytes[SIDE_FLAGS[key] + side] !== 0)
    if (sides.length > 0) out[key] = sides.map((side) => SIDE_IDS[side])
  }
  for (const key of keysOf(FLAGS)) if (s.bytes[FLAGS[key]] !== 0) out[key] = true
  const offered = s.bytes[OFFERED] | (s.bytes[OFFERED + 1] << 8)
  if (offered !== 0) out.offered = namesOf(offered, [...OBJECTIVE_IDS.keys()])
  if (s.bytes[READY_LEADER] !== 0) out.readyLeader = leaderId(s.bytes[READY_LEADER] - 1)
  writeAttack(s, out)
  return out
}

function namesOf(mask: number, names: readonly string[]): string[] {
  return names.filter((_, n) => (mask & (1 << n)) !== 0)
}

// Damage

/** For each unit type the damage of its damaged units, one number a unit. */
function readDamage(s: State, field: Field): void {
  if (!field.isGiven) return
  for (const [id, list] of field.members()) {
    const type = UNIT_IDS.get(id)
    if (type === undefined) field.fail(`unknown unit ${quoted(id)}${hint(id, UNIT_IDS.keys())}`)
    const items = list.items()
    if (items.length > MOST_DAMAGED) list.fail(`${items.length} units are more than there are`)
    for (const item of items) s.bytes[DAMAGE + type * 8 + item.count(1, MOST_DAMAGE)]++
  }
}

const MOST_DAMAGED = 40

function writeAttack(s: State, out: JsonObject): void {
  const damage: JsonObject = {}
  for (let type = 0; type < UNIT_COUNT; type++) {
    const list: number[] = []
    for (let points = 1; points <= MOST_DAMAGE; points++)
      for (let i = damaged(s, type, points); i > 0; i--) list.push(points)
    if (list.length > 0) damage[unitId(type)] = list
  }
  if (unlessEmpty(damage) !== undefined) out.damage = damage
  for (const [key, at] of [
    ['dice', ATTACK_DICE],
    ['reroll', REROLL_DICE],
  ] as const) {
    const dice: JsonObject = {}
    COLOUR_IDS.forEach((colour, n) => {
      const faces = facesAt(s, at + n * 4)
      if (faces.length > 0) dice[colour] = faces
    })
    if (unlessEmpty(dice) !== undefined) out[key] = dice
  }
  const targets = writeTargets(s)
  if (targets.length > 0) out.targets = targets
}

function readDiceOfAttack(s: State, field: Field, at: number): void {
  if (!field.isGiven) return
  const of = field.object(COLOUR_IDS.slice(0, 2), 'colour')
  readFaces(s, of('red'), at, MOST_OF_A_COLOUR)
  readFaces(s, of('black'), at + 4, MOST_OF_A_COLOUR)
}

// Targets of the attack: groups of equal units, by type, then by damage before and hits now

function readTargets(s: State, field: Field): void {
  const items = field.itemsIfGiven()
  if (items.length > MOST_TARGETS) field.fail(`${items.length} groups, at most ${MOST_TARGETS} fit`)
  let last = -1
  items.forEach((item, i) => {
    const of = item.object(['unit', 'count', 'damage', 'hits'])
    const type = of('unit').id(UNIT_IDS, 'unit')
    const before = of('damage').isGiven ? of('damage').count(0, MOST_DAMAGE) : 0
    const hits = of('hits').isGiven ? of('hits').count(0, MOST_HITS) : 0
    const harm = (before << 4) | hits
    if (((type << 8) | harm) <= last)
      item.fail('the groups must be sorted by unit, damage and hits, each once')
    last = (type << 8) | harm
    const at = TARGETS + i * 3
    s.bytes[at] = type
    s.bytes[at + 1] = harm
    s.bytes[at + 2] = of('count').count(1, MOST_DAMAGED)
  })
}

function writeTargets(s: State): Json[] {
  const out: Json[] = []
  for (let i = 0; targetCount(s, i) > 0; i++) {
    const harm = targetHarm(s, i)
    const entry: JsonObject = { unit: unitId(targetType(s, i)), count: targetCount(s, i) }
    if (harm >> 4 > 0) entry.damage = harm >> 4
    if ((harm & 15) > 0) entry.hits = harm & 15
    out.push(entry)
  }
  return out
}
