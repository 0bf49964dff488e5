import type { State } from '../../state.js'
import {
  isContested,
  isShielded,
  subjugatedSystems,
  totalAt,
  unitsAt,
  unitTypes,
} from '../board/board.js'
import { lookAtBoard } from '../board/look.js'
import { byte, sideOf } from '../course/frame.js'
import { course, defineStep, goTo, pop, push } from '../course/steps.js'
import { openWindow, windowNumber, windowStep } from '../course/windows.js'
import { PALPATINE, VADER } from '../facts/leader-types.js'
import { ADMIRAL, GENERAL } from '../facts/posts.js'
import { EMPIRE, enemyOf, GROUND, REBEL, SPACE } from '../facts/sides.js'
import { CONSTRUCTION_SITE, UNIT_STRUCTURE, UNIT_THEATER } from '../facts/unit-types.js'
import { leadersOf, recallLeader } from '../leaders/leaders.js'
import { COMBAT_OBJECTIVE, setAtEnd } from '../objectives/objectives.js'
import { PLANS_STEP } from '../objectives/plans.js'
import { note } from '../state/journal.js'
import { LEADERS_AT, PENDING_COMBATS } from '../state/layout.js'
import { putBothInCharge } from '../state/posts.js'
import {
  COMBAT_FIELDS,
  combatSystem,
  DREAD,
  FIRST,
  FOUGHT,
  HAD_UNITS,
  READY_LEADER,
  ROLLED_ON_GROUND,
  ROUND,
  RUNNING,
  STAND_OFF,
  SYSTEM,
  THEATER,
  WAS_SUBJUGATED,
  WON,
  WON_ASKED,
} from './fields.js'
import { clearDamage, destroyUnits, removeDoomed } from './losses.js'
import { ADD_LEADER_STEP, START_CARDS } from './opening.js'
import {
  canRetreat,
  forceRetreat,
  isSilenced,
  isStandOff,
  loseLoneTransports,
  loseRebelShips,
  RETREAT_STEP,
} from './retreat.js'
import { tacticsOf } from './tactics/tactics-of.js'

/** A combat from its beginning to its end; the stages stand in the order in which they come. */

const frame = { system: byte(3, 'system') }

const COMBAT_STEP = defineStep({
  number: 23,
  name: 'combat',
  kind: 'tactic',
  frame,
  on: [{ step: 'pending-combats' }],
  question: 'a combat',
  ...course({
    begin(s, f) {
      begin(s, sideOf(s, f), frame.system.get(s, f))
    },
    'first-leader'(s, f) {
      push(s, ADD_LEADER_STEP, sideOf(s, f))
    },
    'second-leader'(s, f) {
      push(s, ADD_LEADER_STEP, enemyOf(sideOf(s, f)))
    },
    'first-cards'(s, f) {
      push(s, START_CARDS, sideOf(s, f))
    },
    'second-cards'(s, f) {
      push(s, START_CARDS, enemyOf(sideOf(s, f)))
    },
    draw,
    'next-round'(s, f) {
      // Start of Combat cards may have left nobody to fight (C36)
      if (goesOn(s)) startRound(s)
      else goTo(s, f, COMBAT_STEP.stage['end-of-round'])
    },
    'space-battle'(s, f) {
      startBattle(s, f, SPACE, COMBAT_STEP.stage['space-objective'])
    },
    'space-answer': answer,
    'space-losses': endBattle,
    plans(s) {
      push(s, PLANS_STEP, REBEL)
    },
    'space-objective': offerObjective,
    'ground-battle'(s, f) {
      startBattle(s, f, GROUND, COMBAT_STEP.stage['ground-objective'])
    },
    'ground-answer': answer,
    'ground-losses': endBattle,
    'ground-objective': offerObjective,
    'first-retreat'(s, f) {
      push(s, RETREAT_STEP, sideOf(s, f))
    },
    'after-first-retreat'(s, f) {
      if (sideOf(s, f) === REBEL) loseLoneTransports(s)
      lookAtBoard(s)
    },
    'second-retreat'(s, f) {
      push(s, RETREAT_STEP, enemyOf(sideOf(s, f)))
    },
    'after-second-retreat'(s, f) {
      if (sideOf(s, f) === EMPIRE) loseLoneTransports(s)
      lookAtBoard(s)
      tacticsOf(s).afterRetreats(s)
    },
    'lone-structures': endOfRoundLosses,
    silenced: silenceDeathStar,
    'after-silenced': lookAtBoard,
    'round-objective': offerObjective,
    'end-of-round'(s, f) {
      if (goesOn(s)) goTo(s, f, COMBAT_STEP.stage['next-round'])
      else sendReadyLeaderBack(s)
    },
    'won-objective'(s) {
      setAtEnd(s, push(s, COMBAT_OBJECTIVE, REBEL))
      askWinner(s)
    },
    end(s) {
      end(s)
      pop(s)
      lookAtBoard(s)
    },
  }),
})

/** Begins a combat in a system; `side` is its current player. */
export function pushCombat(s: State, side: number, system: number): void {
  frame.system.set(s, push(s, COMBAT_STEP, side), system)
}

/** The other side attacks. */
function answer(s: State): void {
  tacticsOf(s).answer(s, THEATER.get(s))
}

function offerObjective(s: State): void {
  push(s, COMBAT_OBJECTIVE, REBEL)
  askWinner(s)
}

const BATTLE_WON_WINDOW = windowNumber('battle-won')

/** The Rebels may answer a battle won, once. */
function askWinner(s: State): void {
  let won = 0
  for (let theater = SPACE; theater <= GROUND; theater++)
    if (WON.of(s, theater) === REBEL + 1) won |= 1 << theater
  if ((won & ~WON_ASKED.get(s)) === 0) return
  if (openWindow(BATTLE_WON_WINDOW, s, BATTLE_WON_STEP, REBEL, combatSystem(s)) >= 0)
    WON_ASKED.set(s, won)
}

const BATTLE_WON_STEP = defineStep({
  number: 59,
  name: 'battle-won',
  kind: 'reaction',
  post: 'either',
  side: REBEL,
  on: [{ step: 'combat-objective' }],
  ...windowStep('battle-won'),
})

function begin(s: State, side: number, system: number): void {
  s.words[PENDING_COMBATS] &= ~(1 << system)
  RUNNING.set(s, 1)
  SYSTEM.set(s, system)
  FIRST.set(s, side)
  WAS_SUBJUGATED.set(s, (subjugatedSystems(s) & (1 << system)) !== 0 ? 1 : 0)
  let had = 0
  for (let who = REBEL; who <= EMPIRE; who++)
    for (let theater = SPACE; theater <= GROUND; theater++)
      if (totalAt(s, system, who, theater) > 0) had |= 1 << (who * 2 + theater)
  HAD_UNITS.set(s, had)
  note('combat', system, side)
}

function goesOn(s: State): boolean {
  if (STAND_OFF.isOn(s)) return false
  return isContested(s, combatSystem(s), SPACE) || isContested(s, combatSystem(s), GROUND)
}

function draw(s: State, f: number): void {
  tacticsOf(s).begin(s, sideOf(s, f))
  tacticsOf(s).begin(s, enemyOf(sideOf(s, f)))
}

function startRound(s: State): void {
  ROUND.set(s, Math.min(255, ROUND.get(s) + 1))
  COMBAT_FIELDS.end(s, 'combat-round')
  note('combat-round', ROUND.get(s), combatSystem(s))
}

/** A battle step takes place only where both sides have units of the theater (C7). */
function startBattle(s: State, f: number, theater: number, otherwise: number): void {
  const system = combatSystem(s)
  THEATER.set(s, theater)
  // G5
  putBothInCharge(s, f, theater === SPACE ? ADMIRAL : GENERAL)
  if (!isContested(s, system, theater)) {
    // Without a battle there are no losses to look at and no plans to try
    return goTo(s, f, otherwise)
  }
  FOUGHT.set(s, FOUGHT.get(s) | (1 << theater))
  if (
    (s.words[LEADERS_AT + system] & leadersOf(s, EMPIRE) & ((1 << VADER) | (1 << PALPATINE))) !==
    0
  )
    DREAD.set(s, DREAD.get(s) | (1 << theater))
  note('battle', theater, system)
  tacticsOf(s).fight(s, sideOf(s, f), theater)
}

/** Doomed units go together; then what follows from it (C18, C24). */
function endBattle(s: State): void {
  const theater = THEATER.get(s)
  removeDoomed(s, REBEL, theater)
  removeDoomed(s, EMPIRE, theater)
  tacticsOf(s).endBattle(s)
  COMBAT_FIELDS.end(s, 'battle')
}

/** C20, E42: structures alone against ground units are lost; C40: so is a building site alone against ships. */
function endOfRoundLosses(s: State): void {
  const system = combatSystem(s)
  // Both are judged before anything is lost
  const rebels = losesStructures(s, REBEL)
  const imperials = losesStructures(s, EMPIRE)
  if (rebels) destroyStructures(s, REBEL)
  if (imperials) destroyStructures(s, EMPIRE)
  const sites = unitsAt(s, system, CONSTRUCTION_SITE)
  if (
    sites > 0 &&
    sites === totalAt(s, system, EMPIRE, SPACE) &&
    totalAt(s, system, REBEL, SPACE) > 0 &&
    !isShielded(s, system, CONSTRUCTION_SITE)
  )
    destroyUnits(s, system, CONSTRUCTION_SITE, sites)
}

/** With the expansion those stay whose side has rolled a die in this round's ground battle (E31, E42). */
function losesStructures(s: State, side: number): boolean {
  if (totalAt(s, combatSystem(s), enemyOf(side), GROUND) === 0) return false
  if (ROLLED_ON_GROUND.of(s, side) !== 0) return false
  return onlyStructures(s, side, combatSystem(s))
}

function destroyStructures(s: State, side: number): void {
  const system = combatSystem(s)
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (UNIT_STRUCTURE[type] !== 0 && unitsAt(s, system, type) > 0)
      destroyUnits(s, system, type, unitsAt(s, system, type))
  }
}

function onlyStructures(s: State, side: number, system: number): boolean {
  let structures = 0
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (UNIT_STRUCTURE[type] !== 0 && UNIT_THEATER[type] === GROUND)
      structures += unitsAt(s, system, type)
  }
  return structures > 0 && structures === totalAt(s, system, side, GROUND)
}

/** C22: Rebel ships facing a silenced Death Star must retreat, or are destroyed. */
function silenceDeathStar(s: State): void {
  if (!isSilenced(s)) return endStandOff(s)
  if (!canRetreat(s, REBEL)) return loseRebelShips(s)
  forceRetreat(s, push(s, RETREAT_STEP, REBEL))
}

/** Where neither side can harm the other, the Rebels leave if they can; otherwise nobody wins (combat.md 13.22). */
function endStandOff(s: State): void {
  if (!isStandOff(s)) return
  if (canRetreat(s, REBEL)) forceRetreat(s, push(s, RETREAT_STEP, REBEL))
  else STAND_OFF.set(s, 1)
}

function sendReadyLeaderBack(s: State): void {
  const ready = READY_LEADER.get(s)
  if (ready === 0) return
  const leader = ready - 1
  if ((s.words[LEADERS_AT + combatSystem(s)] & (1 << leader)) !== 0) recallLeader(s, leader)
  READY_LEADER.clear(s)
}

function end(s: State): void {
  clearDamage(s)
  tacticsOf(s).end(s)
  note('combat-over', combatSystem(s))
  COMBAT_FIELDS.clear(s)
}
