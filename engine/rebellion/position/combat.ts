import type { State } from '../../state.js'
import { COMBAT_FIELDS, combatSystem, FIRST, isRunning, RUNNING, SYSTEM } from '../combat/fields.js'
import { addDamaged, condemn, condemned, damaged, MOST_DAMAGE } from '../combat/losses.js'
import { targetCount, targetHarm, targetType } from '../combat/targets.js'
import { SIDE_IDS } from '../facts/sides.js'
import { GREEN, UNIT_COUNT } from '../facts/unit-types.js'
import { MOST_GREEN, MOST_OF_COLOUR } from '../missions/dice.js'
import { ATTACK_DICE, MOST_TARGETS, REROLL_DICE, TARGETS } from '../state/layout.js'
import { COLOUR_IDS, systemId, unitId } from '../text/names.js'
import { UNIT_IDS } from './ids.js'
import { type Field, quoted } from './input.js'
import { type Json, type JsonObject, putIn, unlessEmpty } from './json.js'
import { readLasting, writeLasting } from './lasting.js'
import { hint } from './newcomers-words.js'
import { facesAt, readFaces } from './situation.js'

/** The combat that is going on: its fields as they are declared, the damage done, and the attack at hand. */

/** All but that it is going on: it is there, then. */
const DECLARED = COMBAT_FIELDS.all.filter((field) => field !== RUNNING)
const OF_ATTACK = ['damage', 'condemned', 'dice', 'reroll', 'targets'] as const

const MOST_HITS = 15

export function readCombat(s: State, field: Field): void {
  if (!field.isGiven) return
  const of = field.object<string>([...DECLARED.map(({ name }) => name), ...OF_ATTACK])
  RUNNING.set(s, 1)
  for (const required of [SYSTEM, FIRST]) if (!of(required.name).isGiven) of(required.name).text()
  for (const lasting of DECLARED) readLasting(s, lasting, of(lasting.name))
  readDamage(s, of('damage'))
  readCondemned(s, of('condemned'))
  readDiceOfAttack(s, of('dice'), ATTACK_DICE)
  readDiceOfAttack(s, of('reroll'), REROLL_DICE)
  readTargets(s, of('targets'))
}

export function writeCombat(s: State): Json | undefined {
  if (!isRunning(s)) return undefined
  const out: JsonObject = { system: systemId(combatSystem(s)), first: SIDE_IDS[FIRST.get(s)] }
  for (const lasting of DECLARED) putIn(out, lasting.name, writeLasting(s, lasting))
  writeAttack(s, out)
  return out
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
    for (const item of items) addDamaged(s, type, item.count(1, MOST_DAMAGE), 1)
  }
}

/** Units that a tactic card has destroyed and that have still to leave. */
function readCondemned(s: State, field: Field): void {
  if (!field.isGiven) return
  for (const [id, count] of field.members()) {
    const type = UNIT_IDS.get(id)
    if (type === undefined) field.fail(`unknown unit ${quoted(id)}${hint(id, UNIT_IDS.keys())}`)
    for (let i = count.count(0, MOST_DAMAGED); i > 0; i--) condemn(s, type, 0)
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
  const gone: JsonObject = {}
  for (let type = 0; type < UNIT_COUNT; type++)
    if (condemned(s, type) > 0) gone[unitId(type)] = condemned(s, type)
  if (unlessEmpty(gone) !== undefined) out.condemned = gone
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
  const of = field.object(COLOUR_IDS, 'colour')
  COLOUR_IDS.forEach((colour, n) => {
    readFaces(s, of(colour), at + n * 4, n === GREEN ? MOST_GREEN : MOST_OF_COLOUR)
  })
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
