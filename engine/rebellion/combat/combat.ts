import type { State } from '../../state.js'
import { isContested, subjugatedSystems, totalAt, unitsAt } from '../board/board.js'
import { checkBoard } from '../board/checks.js'
import { shedExcess } from '../board/shedding.js'
import { kindCode } from '../course/kinds.js'
import { codeOf, defineStep, pop, push, topFrame } from '../course/steps.js'
import { isOver } from '../course/victory.js'
import { PALPATINE, VADER } from '../facts/leader-types.js'
import { EMPIRE, enemyOf, GROUND, REBEL, SPACE } from '../facts/sides.js'
import {
  CONSTRUCTION_SITE,
  FIRST_UNIT,
  LAST_UNIT,
  SHIELD_GENERATOR,
  UNIT_STRUCTURE,
  UNIT_THEATER,
} from '../facts/unit-types.js'
import { bestTactics, freeLeadersAt, leadersOf, moveLeader } from '../leaders/leaders.js'
import { note } from '../state/journal.js'
import { COMBAT, LEADERS_AT, PENDING_COMBATS, POOL } from '../state/layout.js'
import { BATTLE_LOST, BATTLE_WON, raiseSignal } from '../state/signal.js'
import { pushAttack } from './attack.js'
import {
  CANNOT_BLOCK,
  COMBAT_BYTES,
  DREAD,
  FIRST,
  FOUGHT,
  FREE_RIDE,
  HAD_UNITS,
  HELD_THIS_ROUND,
  PLANS_TRIED,
  READY_LEADER,
  ROUND,
  RUNNING,
  SYSTEM,
  THEATER,
  WAS_SUBJUGATED,
  WON,
} from './fields.js'
import { clearDamage, destroyUnits, removeDoomed } from './losses.js'
import { canRetreat, isSilenced, loseLoneTransports, loseRebelShips } from './retreat.js'
import { drawTactics, resetTactics } from './tactic-cards.js'

/** A combat from its beginning to its end; the stages stand in the order in which they come. */
const BEGIN = 0
const FIRST_LEADER = 1
const SECOND_LEADER = 2
const FIRST_CARDS = 3
const SECOND_CARDS = 4
const DRAW = 5
const NEXT_ROUND = 6
const SPACE_BATTLE = 7
const SPACE_ANSWER = 8
const SPACE_LOSSES = 9
const PLANS = 10
const SPACE_OBJECTIVE = 11
const GROUND_BATTLE = 12
const GROUND_ANSWER = 13
const GROUND_LOSSES = 14
const GROUND_OBJECTIVE = 15
const FIRST_RETREAT = 16
const AFTER_FIRST_RETREAT = 17
const SECOND_RETREAT = 18
const AFTER_SECOND_RETREAT = 19
const LONE_STRUCTURES = 20
const SILENCED = 21
const AFTER_SILENCED = 22
const ROUND_OBJECTIVE = 23
const END_OF_ROUND = 24
const WON_OBJECTIVE = 25
const END = 26

export const COMBAT_STEP = defineStep({ name: 'combat', kind: kindCode('tactic'), run })

/** Begins a combat in a system; `side` is its current player. Frame: 2 stage, 3 system. */
export function pushCombat(s: State, side: number, system: number): void {
  s.bytes[push(s, COMBAT_STEP, side) + 3] = system
}

function run(s: State, f: number): boolean {
  const side = s.bytes[f + 1]
  const stage = s.bytes[f + 2]++
  switch (stage) {
    case BEGIN:
      begin(s, side, s.bytes[f + 3])
      break
    case FIRST_LEADER:
      push(s, codeOf('add-leader'), side)
      break
    case SECOND_LEADER:
      push(s, codeOf('add-leader'), enemyOf(side))
      break
    case FIRST_CARDS:
      push(s, codeOf('start-cards'), side)
      break
    case SECOND_CARDS:
      push(s, codeOf('start-cards'), enemyOf(side))
      break
    case DRAW:
      lookAround(s)
      if (topFrame(s) !== f) {
        // Troops whose carrier a card has destroyed go before cards are drawn (D17)
        s.bytes[f + 2] = DRAW
        break
      }
      drawHands(s, side)
      drawHands(s, enemyOf(side))
      break
    case NEXT_ROUND:
      // Start of Combat cards may have left nobody to fight (C36)
      if (goesOn(s)) startRound(s)
      else s.bytes[f + 2] = END_OF_ROUND
      break
    case SPACE_BATTLE:
      startBattle(s, f, side, SPACE, SPACE_OBJECTIVE)
      break
    case GROUND_BATTLE:
      startBattle(s, f, side, GROUND, GROUND_OBJECTIVE)
      break
    case SPACE_ANSWER:
    case GROUND_ANSWER:
      pushAttack(s, enemyOf(side), s.bytes[THEATER])
      break
    case SPACE_LOSSES:
    case GROUND_LOSSES:
      endBattle(s)
      break
    case PLANS:
      push(s, codeOf('plans'), REBEL)
      break
    case SPACE_OBJECTIVE:
    case GROUND_OBJECTIVE:
    case ROUND_OBJECTIVE:
    case WON_OBJECTIVE:
      push(s, codeOf('combat-objective'), REBEL)
      s.bytes[topFrame(s) + 3] = stage === WON_OBJECTIVE ? 1 : 0
      break
    case FIRST_RETREAT:
      push(s, codeOf('retreat'), side)
      break
    case SECOND_RETREAT:
      push(s, codeOf('retreat'), enemyOf(side))
      break
    case AFTER_FIRST_RETREAT:
      if (side === REBEL) loseLoneTransports(s)
      lookAround(s)
      break
    case AFTER_SECOND_RETREAT:
      if (side === EMPIRE) loseLoneTransports(s)
      checkpoint(s)
      break
    case LONE_STRUCTURES:
      endOfRoundLosses(s)
      break
    case SILENCED:
      silenceDeathStar(s)
      break
    case AFTER_SILENCED:
      checkpoint(s)
      break
    case END_OF_ROUND:
      if (goesOn(s)) s.bytes[f + 2] = NEXT_ROUND
      else sendReadyLeaderBack(s)
      break
    case END:
      end(s)
      pop(s)
      checkBoard(s)
      break
  }
  return false
}

function begin(s: State, side: number, system: number): void {
  s.words[PENDING_COMBATS] &= ~(1 << system)
  s.bytes[RUNNING] = 1
  s.bytes[SYSTEM] = system
  s.bytes[FIRST] = side
  s.bytes[WAS_SUBJUGATED] = (subjugatedSystems(s) & (1 << system)) !== 0 ? 1 : 0
  for (let who = REBEL; who <= EMPIRE; who++)
    for (let theater = SPACE; theater <= GROUND; theater++)
      if (totalAt(s, system, who, theater) > 0) s.bytes[HAD_UNITS] |= 1 << (who * 2 + theater)
  note('combat', system, side)
}

function goesOn(s: State): boolean {
  return isContested(s, s.bytes[SYSTEM], SPACE) || isContested(s, s.bytes[SYSTEM], GROUND)
}

/** Cards equal to the best tactic value, for each theater where both sides stand (C5). */
function drawHands(s: State, side: number): void {
  if (isOver(s)) return
  const system = s.bytes[SYSTEM]
  const leaders = freeLeadersAt(s, side, system)
  for (let theater = SPACE; theater <= GROUND; theater++)
    if (isContested(s, system, theater))
      drawTactics(s, side, theater, bestTactics(s, leaders, theater))
}

function startRound(s: State): void {
  if (s.bytes[ROUND] < 255) s.bytes[ROUND]++
  s.bytes[PLANS_TRIED] = 0
  for (let side = REBEL; side <= EMPIRE; side++) {
    s.bytes[HELD_THIS_ROUND + side] = 0
    s.bytes[FREE_RIDE + side] = 0
  }
  note('combat-round', s.bytes[ROUND], s.bytes[SYSTEM])
}

/** A battle step takes place only where both sides have units of the theater (C7). */
function startBattle(s: State, f: number, side: number, theater: number, otherwise: number): void {
  const system = s.bytes[SYSTEM]
  s.bytes[THEATER] = theater
  if (!isContested(s, system, theater)) {
    // Without a battle there are no losses to look at and no plans to try
    s.bytes[f + 2] = otherwise
    return
  }
  s.bytes[FOUGHT] |= 1 << theater
  if (
    (s.words[LEADERS_AT + system] & leadersOf(s, EMPIRE) & ((1 << VADER) | (1 << PALPATINE))) !==
    0
  )
    s.bytes[DREAD] |= 1 << theater
  note('battle', theater, system)
  if (theater === GROUND) drawTactics(s, REBEL, GROUND, unitsAt(s, system, SHIELD_GENERATOR))
  pushAttack(s, side, theater)
}

/** Doomed units go together; then what follows from it (C18, C24). */
function endBattle(s: State): void {
  const theater = s.bytes[THEATER]
  removeDoomed(s, REBEL, theater)
  removeDoomed(s, EMPIRE, theater)
  s.bytes[CANNOT_BLOCK] = 0
  s.bytes[CANNOT_BLOCK + 1] = 0
  checkpoint(s)
}

/** The board is looked at, and whether somebody has won a battle. */
function checkpoint(s: State): void {
  lookAround(s)
  if (isOver(s)) return
  for (let theater = SPACE; theater <= GROUND; theater++) noteWinner(s, theater)
}

/** Before the first battle, and between two retreats, nobody has won yet: the other side may leave too (T16). */
function lookAround(s: State): void {
  checkBoard(s)
  if (!isOver(s)) shedExcess(s, s.bytes[SYSTEM])
}

/** C23, C24, C25, C35: the first moment that one side stands alone where a battle was fought. */
function noteWinner(s: State, theater: number): void {
  if (s.bytes[WON + theater] !== 0 || (s.bytes[FOUGHT] & (1 << theater)) === 0) return
  const system = s.bytes[SYSTEM]
  const rebels = totalAt(s, system, REBEL, theater)
  const imperials = totalAt(s, system, EMPIRE, theater)
  if (rebels > 0 === imperials > 0) return
  const winner = rebels > 0 ? REBEL : EMPIRE
  if ((s.bytes[HAD_UNITS] & (1 << (enemyOf(winner) * 2 + theater))) === 0) return
  s.bytes[WON + theater] = winner + 1
  raiseSignal(s, winner === s.bytes[FIRST] ? BATTLE_WON : BATTLE_LOST)
  note('battle-won', theater, winner)
}

/** C20: structures alone against ground units are lost; C40: so is a building site alone against ships. */
function endOfRoundLosses(s: State): void {
  const system = s.bytes[SYSTEM]
  if (totalAt(s, system, EMPIRE, GROUND) > 0 && onlyStructures(s, system)) {
    for (let type = FIRST_UNIT[REBEL]; type <= LAST_UNIT[REBEL]; type++)
      if (UNIT_STRUCTURE[type] !== 0 && unitsAt(s, system, type) > 0)
        destroyUnits(s, system, type, unitsAt(s, system, type))
  }
  const sites = unitsAt(s, system, CONSTRUCTION_SITE)
  if (
    sites > 0 &&
    sites === totalAt(s, system, EMPIRE, SPACE) &&
    totalAt(s, system, REBEL, SPACE) > 0
  )
    destroyUnits(s, system, CONSTRUCTION_SITE, sites)
  checkpoint(s)
}

function onlyStructures(s: State, system: number): boolean {
  let structures = 0
  for (let type = FIRST_UNIT[REBEL]; type <= LAST_UNIT[REBEL]; type++)
    if (UNIT_STRUCTURE[type] !== 0 && UNIT_THEATER[type] === GROUND)
      structures += unitsAt(s, system, type)
  return structures > 0 && structures === totalAt(s, system, REBEL, GROUND)
}

/** C22: Rebel ships facing a silenced Death Star must retreat, or are destroyed. */
function silenceDeathStar(s: State): void {
  if (!isSilenced(s)) return
  if (!canRetreat(s, REBEL)) return loseRebelShips(s)
  const f = push(s, codeOf('retreat'), REBEL)
  s.bytes[f + 4] = 1
}

function sendReadyLeaderBack(s: State): void {
  const ready = s.bytes[READY_LEADER]
  if (ready === 0) return
  const leader = ready - 1
  if ((s.words[LEADERS_AT + s.bytes[SYSTEM]] & (1 << leader)) !== 0) moveLeader(s, leader, POOL)
  s.bytes[READY_LEADER] = 0
}

function end(s: State): void {
  clearDamage(s)
  resetTactics(s)
  note('combat-over', s.bytes[SYSTEM])
  s.bytes.fill(0, COMBAT, COMBAT + COMBAT_BYTES)
}
