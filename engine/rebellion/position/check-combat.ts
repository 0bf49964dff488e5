import type { State } from '../../state.js'
import { unitsAt } from '../board/board.js'
import { attack, MOST_REROLLS } from '../combat/attack-frame.js'
import {
  BARRAGE,
  COMBAT_FIELDS,
  CONVERTIBLE,
  CRITICAL,
  combatSystem,
  FIRST,
  isRunning,
  PAIRS,
  READY_LEADER,
  SPREAD,
  STAR_TARGETS,
  THEATER,
} from '../combat/fields.js'
import { damaged, healthOf, isAnyDamaged, MOST_DAMAGE, unharmed } from '../combat/losses.js'
import { canBeDamaged, targetCount, targetHarm, targetType } from '../combat/targets.js'
import { sideOf } from '../course/frame.js'
import { fieldNamed, findFrame, isAt, isBefore, stepNamed } from '../course/steps.js'
import { EMPIRE, enemyOf } from '../facts/sides.js'
import {
  GREEN,
  RED,
  UNIT_COUNT,
  UNIT_HEALTH,
  UNIT_SIDE,
  UNIT_THEATER,
} from '../facts/unit-types.js'
import { isCaptive, leadersOf } from '../leaders/leaders.js'
import { MOST_GREEN, MOST_OF_COLOUR } from '../missions/dice.js'
import {
  ATTACK_DICE,
  COMBAT_RULES,
  MOST_TARGETS,
  REROLL_DICE,
  SET_DICE,
  TARGETS,
  WINNER,
} from '../state/layout.js'
import { leaderId, unitId } from '../text/names.js'

/** Whether the combat agrees with its step, its units and its dice. */

const COMBAT_STEP = stepNamed('combat')
const ATTACK = stepNamed('attack')

export function combatProblem(s: State): string | null {
  const over = s.bytes[WINNER] !== 0
  const f = over ? -1 : findFrame(s, COMBAT_STEP)
  if (!over && f < 0 && isRunning(s)) return 'combat: no step combat is on the stack'
  if (!isRunning(s)) return idleProblem(s, f)
  const problem = damageProblem(s, over) ?? readyLeaderProblem(s)
  if (over || problem !== null) return problem
  if (isAt(s, f, 'begin')) return 'combat: has not begun; leave it out'
  if (fieldNamed(s, f, 'system') !== combatSystem(s) || sideOf(s, f) !== FIRST.get(s))
    return 'combat: system or first are not those of the step combat'
  return attackProblem(s)
}

function idleProblem(s: State, f: number): string | null {
  if (f >= 0 && !isAt(s, f, 'begin'))
    return 'combat: missing; the step combat has begun; leave its stage out to begin it now'
  const end = TARGETS + MOST_TARGETS * 3
  if (!COMBAT_FIELDS.isClear(s) || isAnyDamaged(s))
    return 'combat: something is left of a combat that is over'
  return anyIn(s, ATTACK_DICE, end) ? 'combat: something is left of an attack' : null
}

function anyIn(s: State, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (s.bytes[i] !== 0) return true
  return false
}

function readyLeaderProblem(s: State): string | null {
  const leader = READY_LEADER.get(s) - 1
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
    const hurt = unitsAt(s, combatSystem(s), type) - unharmed(s, type)
    if (hurt > 0 && UNIT_HEALTH[type] === 0) return `${field}: it cannot be damaged`
    if (unharmed(s, type) < 0) return `${field}: more units are damaged than are in the system`
    for (let points = healthOf(s, type); points <= MOST_DAMAGE && !over; points++)
      if (points > 0 && damaged(s, type, points) > 0 && !mayBeDoomed(s, type))
        return `${field}: ${points} damage destroy it; take the unit away`
  }
  return null
}

/** Units of the side that was attacked first are still there while it answers. */
function mayBeDoomed(s: State, type: number): boolean {
  const f = findFrame(s, COMBAT_STEP)
  const isAnswered = isAt(s, f, 'space-losses') || isAt(s, f, 'ground-losses')
  if (s.bytes[COMBAT_RULES] !== 0) {
    // Advanced tactic cards deal damage before the first attack, too
    const isFought = isAnswered || isAt(s, f, 'space-answer') || isAt(s, f, 'ground-answer')
    return isFought && UNIT_THEATER[type] === THEATER.get(s)
  }
  return (
    isAnswered && UNIT_SIDE[type] === enemyOf(FIRST.get(s)) && UNIT_THEATER[type] === THEATER.get(s)
  )
}

// The attack

function attackProblem(s: State): string | null {
  const f = findFrame(s, ATTACK)
  const packets = CRITICAL.get(s) + PAIRS.get(s) + SPREAD.get(s) + BARRAGE.get(s)
  if (f < 0)
    return anyIn(s, ATTACK_DICE, TARGETS + MOST_TARGETS * 3) || packets + CONVERTIBLE.get(s) > 0
      ? 'combat.dice: nobody attacks now'
      : null
  const problem = diceProblem(s, f)
  if (problem !== null) return problem
  if (isBefore(s, f, 'assign') || isAt(s, f, 'convert')) {
    if (targetCount(s, 0) > 0) return 'combat.targets: no damage is assigned yet'
    return roomProblem(s, packets, 0)
  }
  return targetsProblem(s, f) ?? roomProblem(s, packets, groups(s))
}

function diceProblem(s: State, f: number): string | null {
  let aside = 0
  for (let colour = RED; colour <= GREEN; colour++) {
    const lying = facesOf(s, ATTACK_DICE, colour) + facesOf(s, REROLL_DICE, colour)
    const most = colour === GREEN ? MOST_GREEN : MOST_OF_COLOUR
    // Black hits may have been counted as red
    const counted = colour === RED && !isBefore(s, f, 'assign') && STAR_TARGETS.isOn(s) ? 2 : 0
    if (lying > most + counted) return `combat.dice: at most ${most} of a colour are rolled`
    const set = s.bytes[SET_DICE + colour]
    if (isBefore(s, f, 'act') && lying !== set)
      return 'combat.dice: the dice have not been rolled yet'
    aside += facesOf(s, REROLL_DICE, colour)
  }
  const rerolls = attack.rerolls.get(s, f)
  if (aside > 0 && rerolls === 0) return 'combat.reroll: no card rerolls dice'
  const most = s.bytes[COMBAT_RULES] === 0 ? 2 : MOST_REROLLS
  return aside + rerolls > most ? `combat.reroll: at most ${most} dice are rerolled` : null
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
  let dice = 0
  for (let colour = RED; colour <= GREEN; colour++) dice += facesOf(s, ATTACK_DICE, colour)
  const most = packets + SPREAD.get(s) + 1 + dice
  const before = listed > 0 ? listed : defendingGroups(s)
  return before + most > MOST_TARGETS ? 'combat: more damage than can be assigned' : null
}

/** Groups that the list of targets begins with. */
function defendingGroups(s: State): number {
  const defender = enemyOf(sideOf(s, findFrame(s, ATTACK)))
  let n = 0
  for (let type = 0; type < UNIT_COUNT; type++) {
    if (UNIT_SIDE[type] !== defender || UNIT_THEATER[type] !== THEATER.get(s)) continue
    if (unharmed(s, type) > 0) n++
    for (let points = 1; points <= MOST_DAMAGE; points++) if (damaged(s, type, points) > 0) n++
  }
  return n
}

/** The targets are the defender's units of the theater, with the damage they have. */
function targetsProblem(s: State, f: number): string | null {
  // Repairs put the damage on the units before the attack is over
  if (targetCount(s, 0) === 0 && isAt(s, f, 'block') && s.bytes[COMBAT_RULES] !== 0) return null
  const defender = enemyOf(sideOf(s, f))
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
      UNIT_SIDE[type] === defender &&
      UNIT_THEATER[type] === attack.theater.get(s, f) &&
      canBeDamaged(s, type)
    for (let before = 0; before <= MOST_DAMAGE; before++) {
      const units = before === 0 ? unharmed(s, type) : damaged(s, type, before)
      const listed = found.get((type << 4) | before) ?? 0
      if (listed !== (fits ? units : 0))
        return `combat.targets: ${listed} ${unitId(type)} with ${before} damage are listed as targets, ${fits ? units : 0} can be hit`
    }
  }
  return null
}
