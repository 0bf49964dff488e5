import type { State } from '../../state.js'
import {
  CLEANUP,
  OVER,
  REVEAL_STRATEGIES,
  SUPPORT_CHOICE,
  VICTORY,
} from '../course/stage-numbers.js'
import { defineStage, goTo } from '../course/stages.js'
import { EVENT_INFLUENCE, OBJECTIVE, POINTS_TO_WIN } from '../facts/events.js'
import { EMPIRE, enemyOf, REBEL } from '../facts/sides.js'
import {
  BUREAUCRACY,
  DECEPTION,
  DIRECT_ASSAULT,
  INFILTRATION,
  SUPPORT,
} from '../facts/strategies.js'
import { gainInfluence, total } from '../state/cards.js'
import { currentEvent, pointsOf, putEventUnder } from '../state/events.js'
import {
  ALONE,
  BY_BALANCE,
  BY_BUREAUCRACY,
  BY_DECEPTION,
  BY_EVENT,
  HIGHER,
  note,
} from '../state/journal.js'
import {
  BALANCE,
  CHOSEN_KNOWN,
  CURRENT_EVENT,
  OWNER,
  REVEALED,
  ROUND_WINNER,
  TUTORIAL,
  WINNER,
  WON,
} from '../state/layout.js'
import { chosenOf, EVERYBODY, OPPONENT_CHOOSES, setMark } from '../state/strategies.js'
import { resolveEffect } from './event-effects.js'
import { askForReinforcement } from './reinforcement.js'

/** Who wins the event (3.4, 3.5). */

const ASSAULT_BONUS = 2
const BUREAUCRACY_GAIN = 2

/** True where the strategy of `side` is this one and is resolved. */
function isInForce(s: State, side: number, strategy: number): boolean {
  if (chosenOf(s, side) !== strategy || total(s, side) > objective(s)) return false
  return strategy !== DECEPTION || chosenOf(s, enemyOf(side)) !== DECEPTION
}

function noteRevealed(s: State, side: number): void {
  note('revealed', side, chosenOf(s, side), isInForce(s, side, chosenOf(s, side)) ? 1 : 0)
}

function noteRaised(s: State, side: number): void {
  if (isInForce(s, side, DIRECT_ASSAULT)) note('raised', side, total(s, side) + ASSAULT_BONUS)
}

function objective(s: State): number {
  return OBJECTIVE[currentEvent(s)]
}

/** Both are turned face up together; what has something to do now does it, the balance token's faction first. */
defineStage({
  number: REVEAL_STRATEGIES,
  id: 'reveal-strategies',
  run(s) {
    if (s.bytes[TUTORIAL] === 1) {
      endTutorial(s)
      return
    }
    const first = s.bytes[BALANCE]
    s.bytes[REVEALED] = 1
    for (let side = 0; side < 2; side++) s.bytes[CHOSEN_KNOWN + side] = EVERYBODY
    noteRevealed(s, first)
    noteRevealed(s, enemyOf(first))
    noteRaised(s, first)
    noteRaised(s, enemyOf(first))
    for (let side = 0; side < 2; side++)
      if (isInForce(s, side, INFILTRATION)) setMark(s, enemyOf(side), OPPONENT_CHOOSES)
    s.bytes[OWNER] = 0
    goTo(s, SUPPORT_CHOICE)
  },
})

/** Support of the one and the other; OWNER counts whom it has come to. */
defineStage({
  number: SUPPORT_CHOICE,
  id: 'support',
  run(s) {
    const turn = s.bytes[OWNER]
    if (turn === 2) {
      s.bytes[OWNER] = 0
      goTo(s, VICTORY)
      return
    }
    s.bytes[OWNER] = turn + 1
    const side = turn === 0 ? s.bytes[BALANCE] : enemyOf(s.bytes[BALANCE])
    if (isInForce(s, side, SUPPORT)) askForReinforcement(s, side)
  },
})

defineStage({
  number: VICTORY,
  id: 'victory',
  run(s) {
    const event = currentEvent(s)
    const winner = winnerOf(s)
    if (winner < 0) {
      note('nobody-won', event)
      putEventUnder(s, event)
      s.bytes[CURRENT_EVENT] = 0
      goTo(s, CLEANUP)
      return
    }
    const loser = enemyOf(winner)
    s.bytes[ROUND_WINNER] = winner + 1
    note('event-won', winner, event, howItWasWon(s, winner))
    if (isInForce(s, loser, BUREAUCRACY)) gainInfluence(s, loser, BUREAUCRACY_GAIN, BY_BUREAUCRACY)
    s.words[WON + winner] |= 1 << event
    gainInfluence(s, winner, EVENT_INFLUENCE[event], BY_EVENT)
    const points = pointsOf(s, winner)
    note('points', winner, points)
    if (points >= POINTS_TO_WIN) {
      s.bytes[WINNER] = winner + 1
      note('game-won', winner)
      goTo(s, OVER)
      return
    }
    goTo(s, CLEANUP)
    resolveEffect(s, event, winner, loser)
  },
})

function finalTotal(s: State, side: number): number {
  return total(s, side) + (isInForce(s, side, DIRECT_ASSAULT) ? ASSAULT_BONUS : 0)
}

/** Who has the better total, before Deception; -1 where both are over the objective. */
function aheadOf(s: State): number {
  const rebel = finalTotal(s, REBEL)
  const empire = finalTotal(s, EMPIRE)
  const rebelCan = rebel <= objective(s)
  const empireCan = empire <= objective(s)
  if (!rebelCan && !empireCan) return -1
  if (!rebelCan || !empireCan) return rebelCan ? REBEL : EMPIRE
  if (rebel === empire) return s.bytes[BALANCE]
  return rebel > empire ? REBEL : EMPIRE
}

function isSwapped(s: State): boolean {
  const neitherOver = finalTotal(s, REBEL) <= objective(s) && finalTotal(s, EMPIRE) <= objective(s)
  return neitherOver && (isInForce(s, REBEL, DECEPTION) || isInForce(s, EMPIRE, DECEPTION))
}

function winnerOf(s: State): number {
  const ahead = aheadOf(s)
  return ahead >= 0 && isSwapped(s) ? enemyOf(ahead) : ahead
}

function howItWasWon(s: State, winner: number): number {
  if (isSwapped(s)) return BY_DECEPTION
  if (finalTotal(s, enemyOf(winner)) > objective(s)) return ALONE
  return finalTotal(s, REBEL) === finalTotal(s, EMPIRE) ? BY_BALANCE : HIGHER
}

/** The first struggle alone (section 7): no strategies, and a tie has no winner. */
function endTutorial(s: State): void {
  const rebel = total(s, REBEL)
  const empire = total(s, EMPIRE)
  const rebelCan = rebel <= objective(s)
  const empireCan = empire <= objective(s)
  goTo(s, OVER)
  const rebelWins = rebelCan && (!empireCan || rebel > empire)
  const empireWins = empireCan && (!rebelCan || empire > rebel)
  if (rebelWins || empireWins) {
    const winner = rebelWins ? REBEL : EMPIRE
    s.bytes[WINNER] = winner + 1
    note('game-won', winner, 1)
  } else note('tutorial-drawn')
}
