import type { State } from '../../state.js'
import {
  CLEANUP,
  EVENT_LOOK,
  EVENT_ORDER,
  HERO_FALL,
  STRATEGY_DROP,
} from '../course/stage-numbers.js'
import { ask, defineStage, goTo } from '../course/stages.js'
import { EVENTS } from '../data/events.js'
import { lowestBit } from '../facts/bits.js'
import { CHARACTER_MASK } from '../facts/cards.js'
import { EVENT_COUNT, EVENTS_LOOKED_AT } from '../facts/events.js'
import { enemyOf } from '../facts/sides.js'
import { discardOf, holdNothing, loseInfluence, playedOf, putIntoReserve } from '../state/cards.js'
import { holdEvents, putEventOnTop } from '../state/events.js'
import { BY_EFFECT, note } from '../state/journal.js'
import { ACTOR, HELD, RESERVE, USED } from '../state/layout.js'
import {
  DROP,
  firstOf,
  LOOK,
  moveOf,
  NONE,
  ORDER,
  SET_ASIDE,
  secondOf,
  thirdOf,
} from '../state/moves.js'
import { AT_RANDOM, OPEN_FIRST, setMark, unusedOf } from '../state/strategies.js'
import { askForReinforcement } from './reinforcement.js'

/** What an event does after it is won (3.5, step 9). Clean-up follows, unless a question comes first. */
export function resolveEffect(s: State, event: number, winner: number, loser: number): void {
  switch (EVENTS[event].effect) {
    case 'loser-loses-influence':
      loseInfluence(s, loser, INFLUENCE_LOST, BY_EFFECT)
      break
    case 'random-strategy':
      setMark(s, loser, AT_RANDOM)
      break
    case 'open-strategy':
      setMark(s, loser, OPEN_FIRST)
      break
    case 'retrieve-strategies':
      // The card revealed this round is not among the used ones yet
      if (s.bytes[USED + winner] !== 0) note('strategies-back', winner, 1)
      s.bytes[USED + winner] = 0
      break
    case 'discard-strategy':
      if (unusedOf(s, loser) !== 0) ask(s, STRATEGY_DROP, winner)
      break
    case 'add-character':
      askForReinforcement(s, winner)
      break
    case 'loser-loses-character':
      askForHero(s, loser)
      break
    case 'winner-loses-character':
      askForHero(s, winner)
      break
    case 'order-events':
      ask(s, EVENT_LOOK, winner)
      break
    default:
  }
}

const INFLUENCE_LOST = 2

/** The loser's unused strategies are known by elimination. Nothing is taken back before the clean-up. */
defineStage({
  number: STRATEGY_DROP,
  id: 'strategy-drop',
  kind: 'drop',
  question: () => 'Which unused strategy must the enemy discard?',
  moves(s, out) {
    let n = 0
    const loser = enemyOf(s.bytes[ACTOR])
    for (let rest = unusedOf(s, loser); rest !== 0; rest &= rest - 1)
      out[n++] = moveOf(DROP, 0, 0, lowestBit(rest))
    return n
  },
  play(s, move) {
    const loser = enemyOf(s.bytes[ACTOR])
    s.bytes[USED + loser] |= 1 << thirdOf(move)
    note('strategy-lost', loser, thirdOf(move))
    goTo(s, CLEANUP)
  },
})

/** His characters outside the reserve, wherever they lie. */
function heroesOf(s: State, side: number): number {
  return CHARACTER_MASK & ~s.words[RESERVE + side]
}

function askForHero(s: State, side: number): void {
  if (heroesOf(s, side) !== 0) ask(s, HERO_FALL, side)
}

function liesOpen(s: State, side: number, card: number): boolean {
  return (((playedOf(s, side) | discardOf(s, side)) >>> card) & 1) === 1
}

defineStage({
  number: HERO_FALL,
  id: 'set-aside',
  kind: 'set-aside',
  question: () => 'Which of your characters goes into your reserve?',
  moves(s, out) {
    let n = 0
    for (let rest = heroesOf(s, s.bytes[ACTOR]); rest !== 0; rest &= rest - 1)
      out[n++] = moveOf(SET_ASIDE, 0, 0, lowestBit(rest))
    return n
  },
  play(s, move) {
    const side = s.bytes[ACTOR]
    putIntoReserve(s, side, thirdOf(move), liesOpen(s, side, thirdOf(move)))
    goTo(s, CLEANUP)
  },
  seen: (s, move) =>
    liesOpen(s, s.bytes[ACTOR], thirdOf(move)) ? move : moveOf(SET_ASIDE, 0, 0, NONE),
})

defineStage({
  number: EVENT_LOOK,
  id: 'event-look',
  kind: 'look',
  question: () => 'Look at the next 3 events?',
  moves(_s, out) {
    out[0] = moveOf(LOOK, 0, 0, 0)
    out[1] = moveOf(LOOK, 0, 0, 1)
    return 2
  },
  play(s, move) {
    const side = s.bytes[ACTOR]
    if (thirdOf(move) === 0) {
      note('events-left', side)
      goTo(s, CLEANUP)
      return
    }
    const seen = holdEvents(s, side, EVENTS_LOOKED_AT)
    note('events-looked-at', side, seen, 0, 0, side)
    ask(s, EVENT_ORDER, side)
  },
})

/** The first one named comes next. */
defineStage({
  number: EVENT_ORDER,
  id: 'event-order',
  kind: 'order',
  question: () => 'In which order do the 3 events go back, the next one first?',
  moves(s, out) {
    let n = 0
    const held = s.words[HELD]
    for (let a = 0; a < EVENT_COUNT; a++) {
      if (((held >>> a) & 1) === 0) continue
      for (let rest = held & ~(1 << a); rest !== 0; rest &= rest - 1) {
        const b = lowestBit(rest)
        out[n++] = moveOf(ORDER, a, b, lowestBit(held & ~(1 << a) & ~(1 << b)))
      }
    }
    return n
  },
  play(s, move) {
    const side = s.bytes[ACTOR]
    const known = 1 << side
    note('events-ordered', side, move & 0xffffff, 0, 0, side)
    holdNothing(s)
    putEventOnTop(s, thirdOf(move), known)
    putEventOnTop(s, secondOf(move), known)
    putEventOnTop(s, firstOf(move), known)
    goTo(s, CLEANUP)
  },
  seen: () => moveOf(ORDER, NONE, NONE, NONE),
})
