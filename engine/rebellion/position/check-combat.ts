import type { State } from '../../state.js'
import { presenceOf, unitsAt } from '../board/board.js'
import {
  BARRAGE,
  CONVERTIBLE,
  CRITICAL,
  FIRST,
  PAIRS,
  READY_LEADER,
  RUNNING,
  SPREAD,
  SYSTEM,
  THEATER,
} from '../combat/fields.js'
import { damaged, healthOf, MOST_DAMAGE, unharmed } from '../combat/losses.js'
import { targetCount, targetHarm, targetType } from '../combat/targets.js'
import { codeOf, findFrame, STEP_NAMES, type StepName } from '../course/steps.js'
import { ADJACENT } from '../facts/map.js'
import { EMPIRE, enemyOf, GROUND, REBEL, SPACE } from '../facts/sides.js'
import { GREEN, UNIT_COUNT, UNIT_HEALTH, UNIT_SIDE, UNIT_THEATER } from '../facts/unit-types.js'
import { isCaptive, leadersOf } from '../leaders/leaders.js'
import {
  ATTACK_DICE,
  COMBAT,
  DAMAGE,
  FRAME_COUNT,
  FRAME_SIZE,
  FRAMES,
  MOST_TARGETS,
  REROLL_DICE,
  SET_DICE,
  TARGETS,
  WINNER,
} from '../state/layout.js'
import { leaderId, systemId, unitId } from '../text/names.js'

/** Whether the combat agrees with its steps, its units and its dice. */

export function combatProblem(s: State): string | null {
  const over = s.bytes[WINNER] !== 0
  const f = over ? -1 : findFrame(s, codeOf('combat'))
  if (!over && f < 0 && s.bytes[RUNNING] !== 0) return 'combat: no step combat is on the stack'
  if (s.bytes[RUNNING] === 0) return idleProblem(s, f)
  const problem = damageProblem(s, over) ?? readyLeaderProblem(s)
  if (over || problem !== null) return problem
  if (s.bytes[f + 2] === 0) return 'combat: has not begun; leave it out'
  if (s.bytes[f + 3] !== s.bytes[SYSTEM] || s.bytes[f + 1] !== s.bytes[FIRST])
    return 'combat: system or first are not those of the step combat'
  return stepsProblem(s, f) ?? attackProblem(s)
}

function idleProblem(s: State, f: number): string | null {
  if (f >= 0 && s.bytes[f + 2] !== 0) return 'combat: missing; the step combat has begun'
  const end = TARGETS + MOST_TARGETS * 3
  if (anyIn(s, COMBAT, COMBAT + 48) || anyIn(s, DAMAGE, DAMAGE + UNIT_COUNT * 8))
    return 'combat: something is left of a combat that is over'
  return anyIn(s, ATTACK_DICE, end) ? 'combat: something is left of an attack' : null
}

function anyIn(s: State, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (s.bytes[i] !== 0) return true
  return false
}

function readyLeaderProblem(s: State): string | null {
  const leader = s.bytes[READY_LEADER] - 1
  if (leader < 0) return null
  if ((leadersOf(s, EMPIRE) & (1 << leader)) === 0 || isCaptive(s, leader))
    return `combat.readyLeader: ${leaderId(leader)} is no free Imperial leader`
  return null
}

// Damage

/** No more units are damaged than there are; those that are doomed go at the end of the battle. */
function damageProblem(s: State, over: boolean): string | null {
  for (let type = 0; type < UNIT_COUNT; type++) {
    const field = `combat.damage.${unitId(type)}`
    const hurt = unitsAt(s, s.bytes[SYSTEM], type) - unharmed(s, type)
    if (hurt > 0 && UNIT_HEALTH[type] === 0) return `${field}: it cannot be damaged`
    if (unharmed(s, type) < 0) return `${field}: more units are damaged than are in the system`
    for (let points = healthOf(s, type); points <= MOST_DAMAGE && !over; points++)
      if (points > 0 && damaged(s, type, points) > 0 && !mayBeDoomed(s, type))
        return `${field}: ${points} damage destroy it; take the unit away`
  }
  return null
}

const ANSWERS: readonly number[] = [9, 14]

/** Units of the side that was attacked first are still there while it answers. */
function mayBeDoomed(s: State, type: number): boolean {
  const f = findFrame(s, codeOf('combat'))
  return (
    ANSWERS.includes(s.bytes[f + 2]) &&
    UNIT_SIDE[type] === enemyOf(s.bytes[FIRST]) &&
    UNIT_THEATER[type] === s.bytes[THEATER]
  )
}

// The steps on the combat

/** Stages of the combat at which its current player acts; at the others his enemy does. */
const OWN_STAGES: readonly number[] = [2, 4, 8, 13, 17]
const SILENCED = 22
const AT_THE_END = 26

function stepsProblem(s: State, c: number): string | null {
  const side = s.bytes[c + 1]
  const stage = s.bytes[c + 2]
  for (let f = c + FRAME_SIZE; f < FRAMES + s.bytes[FRAME_COUNT] * FRAME_SIZE; f += FRAME_SIZE) {
    const name = STEP_NAMES[s.bytes[f]]
    const problem = stepProblem(
      s,
      f,
      name,
      stage,
      OWN_STAGES.includes(stage) ? side : enemyOf(side),
    )
    if (problem !== null) return `stack[${(f - FRAMES) / FRAME_SIZE}]: ${name}: ${problem}`
  }
  return null
}

function stepProblem(
  s: State,
  f: number,
  name: StepName,
  stage: number,
  whose: number,
): string | null {
  const side = s.bytes[f + 1]
  switch (name) {
    case 'add-leader':
    case 'start-cards':
      return side === whose ? null : 'it is the turn of the other side'
    case 'attack': {
      const theater = stage < 10 ? SPACE : GROUND
      if (s.bytes[f + 3] !== theater || s.bytes[THEATER] !== theater) return 'in the other theater'
      return side === whose ? null : 'it is the turn of the other side'
    }
    case 'block':
      return side === enemyOf(s.bytes[f - FRAME_SIZE + 1]) &&
        s.bytes[f + 3] === s.bytes[f - FRAME_SIZE + 3]
        ? null
        : 'does not fit its attack'
    case 'combat-objective':
      return (s.bytes[f + 3] !== 0) === (stage === AT_THE_END)
        ? null
        : 'atEnd does not fit the stage'
    case 'retreat':
    case 'retreat-load':
      return retreatProblem(s, f, name, stage, whose)
    case 'shed':
      return s.bytes[f + 3] === s.bytes[SYSTEM] ? null : 'in another system than the combat'
    default:
      return null
  }
}

function retreatProblem(
  s: State,
  f: number,
  name: StepName,
  stage: number,
  whose: number,
): string | null {
  const side = s.bytes[f + 1]
  if (side !== (stage === SILENCED ? REBEL : whose)) return 'it is the turn of the other side'
  if (name === 'retreat')
    return (s.bytes[f + 4] !== 0) === (stage === SILENCED) ? null : 'forced does not fit the stage'
  const to = 1 << s.bytes[f + 3]
  if ((ADJACENT[s.bytes[SYSTEM]] & to) === 0)
    return `${systemId(s.bytes[f + 3])} is not next to the combat`
  return (presenceOf(s, enemyOf(side)) & to) === 0 ? null : 'the enemy is there'
}

// The attack

const ROLLED = 1
const ASSIGNING = 3

function attackProblem(s: State): string | null {
  const f = findFrame(s, codeOf('attack'))
  const stage = f < 0 ? -1 : s.bytes[f + 2]
  const packets = s.bytes[CRITICAL] + s.bytes[PAIRS] + s.bytes[SPREAD] + s.bytes[BARRAGE]
  if (f < 0)
    return anyIn(s, ATTACK_DICE, TARGETS + MOST_TARGETS * 3) || packets + s.bytes[CONVERTIBLE] > 0
      ? 'combat.dice: nobody attacks now'
      : null
  if (anyIn(s, ATTACK_DICE + GREEN * 4, ATTACK_DICE + 12)) return 'combat.dice: green dice'
  const problem = diceProblem(s, f, stage)
  if (problem !== null) return problem
  if (stage < ASSIGNING) {
    if (targetCount(s, 0) > 0) return 'combat.targets: no damage is assigned yet'
    return roomProblem(s, packets, 0)
  }
  return targetsProblem(s, f) ?? roomProblem(s, packets, groups(s))
}

function diceProblem(s: State, f: number, stage: number): string | null {
  for (let colour = 0; colour < 2; colour++) {
    const lying = facesOf(s, ATTACK_DICE, colour) + facesOf(s, REROLL_DICE, colour)
    if (lying > 5) return 'combat.dice: at most 5 of a colour are rolled'
    if (stage <= ROLLED && lying !== s.bytes[SET_DICE + colour])
      return 'combat.dice: the dice have not been rolled yet'
  }
  if (facesOf(s, REROLL_DICE, 2) > 0) return 'combat.reroll: green dice'
  const aside = facesOf(s, REROLL_DICE, 0) + facesOf(s, REROLL_DICE, 1)
  if (aside > 0 && s.bytes[f + 6] === 0) return 'combat.reroll: no card rerolls dice'
  return aside + s.bytes[f + 6] > 2 ? 'combat.reroll: at most 2 dice are rerolled' : null
}

function facesOf(s: State, at: number, colour: number): number {
  let count = 0
  for (let face = 0; face < 4; face++) count += s.bytes[at + colour * 4 + face]
  return count
}

function groups(s: State): number {
  let n = 0
  while (targetCount(s, n) > 0) n++
  return n
}

/** Each assignment may make one more group of units; there must be room for them. */
function roomProblem(s: State, packets: number, listed: number): string | null {
  const dice = facesOf(s, ATTACK_DICE, 0) + facesOf(s, ATTACK_DICE, 1)
  const most = packets + s.bytes[SPREAD] + 1 + dice
  const before = listed > 0 ? listed : defendingGroups(s)
  return before + most > MOST_TARGETS ? 'combat: more damage than can be assigned' : null
}

/** Groups that the list of targets begins with. */
function defendingGroups(s: State): number {
  const defender = enemyOf(s.bytes[findFrame(s, codeOf('attack')) + 1])
  let n = 0
  for (let type = 0; type < UNIT_COUNT; type++) {
    if (UNIT_SIDE[type] !== defender || UNIT_THEATER[type] !== s.bytes[THEATER]) continue
    if (unharmed(s, type) > 0) n++
    for (let points = 1; points <= MOST_DAMAGE; points++) if (damaged(s, type, points) > 0) n++
  }
  return n
}

/** The targets are the defender's units of the theater, with the damage they have. */
function targetsProblem(s: State, f: number): string | null {
  const defender = enemyOf(s.bytes[f + 1])
  const found = new Map<number, number>()
  let last = -1
  for (let i = 0; targetCount(s, i) > 0; i++) {
    const [type, harm] = [targetType(s, i), targetHarm(s, i)]
    if (((type << 8) | harm) <= last) return `combat.targets[${i}]: is not in order`
    last = (type << 8) | harm
    const key = (type << 4) | (harm >> 4)
    found.set(key, (found.get(key) ?? 0) + targetCount(s, i))
  }
  for (let type = 0; type < UNIT_COUNT; type++) {
    const fits =
      UNIT_SIDE[type] === defender && UNIT_THEATER[type] === s.bytes[f + 3] && UNIT_HEALTH[type] > 0
    for (let before = 0; before <= MOST_DAMAGE; before++) {
      const units = before === 0 ? unharmed(s, type) : damaged(s, type, before)
      if ((found.get((type << 4) | before) ?? 0) !== (fits ? units : 0))
        return `combat.targets: ${unitId(type)} with ${before} damage are not those in the system`
    }
  }
  return null
}
