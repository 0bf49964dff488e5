import type { State } from '../../state.js'
import {
  BEGIN_STRUGGLE,
  NEW_STRATEGY,
  PLANNING,
  REVEAL_EVENT,
  STRATEGY_CHOICE,
} from '../course/stage-numbers.js'
import { ask, defineStage, goTo } from '../course/stages.js'
import { lowestBit } from '../facts/bits.js'
import { EMPIRE, enemyOf, REBEL } from '../facts/sides.js'
import { takeEvent } from '../state/events.js'
import { FOR_ALL, note } from '../state/journal.js'
import { ACTOR, CHOSEN_KNOWN, CURRENT_EVENT, MARKS, OWNER, ROUND } from '../state/layout.js'
import { moveOf, NONE, STRATEGY, secondOf, thirdOf } from '../state/moves.js'
import { signal } from '../state/signal.js'
import {
  AT_RANDOM,
  choose,
  chosenOf,
  drawStrategy,
  EVERYBODY,
  hasChosen,
  hasMark,
  OPEN_FIRST,
  OPPONENT_CHOOSES,
  unusedOf,
} from '../state/strategies.js'
import { endTurn } from './turn-end.js'

/** Planning (3.1, 3.2): the event, then a strategy for each side, normally in secret and at once. */

defineStage({
  number: REVEAL_EVENT,
  id: 'reveal-event',
  run(s) {
    const event = takeEvent(s)
    s.bytes[CURRENT_EVENT] = event + 1
    s.words[ROUND]++
    signal(s, event)
    note('round', s.words[ROUND], event)
    goTo(s, PLANNING)
  },
})

/** Goes on with the next strategy that is missing; the marks of the last round are spent when all lie there. */
defineStage({
  number: PLANNING,
  id: 'planning',
  run(s) {
    const owner = nextOwner(s)
    if (owner < 0) finishPlanning(s)
    else if (isDrawn(s, owner)) {
      const known = isOpenFirst(s, owner) ? EVERYBODY : 1 << owner
      const strategy = drawStrategy(s, owner, known)
      note('strategy-drawn', owner, strategy, 0, 0, known === EVERYBODY ? FOR_ALL : owner)
    } else {
      s.bytes[OWNER] = owner
      ask(s, STRATEGY_CHOICE, pickerFor(s, owner))
    }
  },
})

defineStage({
  number: STRATEGY_CHOICE,
  id: 'strategy',
  kind: 'strategy',
  question: (s) =>
    s.bytes[OWNER] === s.bytes[ACTOR]
      ? 'Which strategy for this event?'
      : 'Which strategy must the enemy take?',
  moves: (s, out) => pushStrategies(s, s.bytes[OWNER], out),
  play(s, move) {
    const owner = s.bytes[OWNER]
    const picker = s.bytes[ACTOR]
    const known = knownOnce(s, owner, picker)
    choose(s, owner, thirdOf(move), known)
    if (known === EVERYBODY && isOpenFirst(s, owner)) note('strategy-shown', owner, thirdOf(move))
    else {
      note('strategy-chosen', owner, thirdOf(move), picker, 0, picker)
      if (picker !== owner && known === EVERYBODY)
        note('strategy-known', owner, thirdOf(move), 0, 0, owner)
    }
    goTo(s, PLANNING)
  },
  seen: (s, move, player) =>
    (knownOnce(s, s.bytes[OWNER], s.bytes[ACTOR]) >> player) & 1
      ? move
      : moveOf(STRATEGY, 0, secondOf(move), NONE),
})

/** A power has taken the chosen card: another one, in secret (D9). */
defineStage({
  number: NEW_STRATEGY,
  id: 'new-strategy',
  kind: 'strategy',
  question: () => 'Which strategy instead of the one that is lost?',
  moves: (s, out) => pushStrategies(s, s.bytes[ACTOR], out),
  play(s, move) {
    const owner = s.bytes[ACTOR]
    choose(s, owner, thirdOf(move), 1 << owner)
    note('strategy-chosen', owner, thirdOf(move), owner, 0, owner)
    endTurn(s)
  },
  seen: (_s, move) => moveOf(STRATEGY, 0, secondOf(move), NONE),
})

function pushStrategies(s: State, owner: number, out: Int32Array): number {
  let n = 0
  for (let rest = unusedOf(s, owner); rest !== 0; rest &= rest - 1)
    out[n++] = moveOf(STRATEGY, 0, owner, lowestBit(rest))
  return n
}

/** Whose strategy is fixed next; -1 when both lie there. */
function nextOwner(s: State): number {
  const rebel = !hasChosen(s, REBEL)
  const empire = !hasChosen(s, EMPIRE)
  if (!rebel || !empire) return rebel ? REBEL : empire ? EMPIRE : -1
  if (isOpenFirst(s, REBEL)) return REBEL
  if (isOpenFirst(s, EMPIRE)) return EMPIRE
  if (isDrawn(s, REBEL)) return REBEL
  if (isDrawn(s, EMPIRE)) return EMPIRE
  // Who picks the enemy's card does it before his own; the Rebel player is only asked first
  return hasMark(s, EMPIRE, OPPONENT_CHOOSES) ? EMPIRE : REBEL
}

/** Both first is impossible and ignored (3.2). */
function isOpenFirst(s: State, side: number): boolean {
  return hasMark(s, side, OPEN_FIRST) && !hasMark(s, enemyOf(side), OPEN_FIRST)
}

/** Infiltration beats the draw. */
function isDrawn(s: State, side: number): boolean {
  return hasMark(s, side, AT_RANDOM) && !hasMark(s, side, OPPONENT_CHOOSES)
}

function pickerFor(s: State, owner: number): number {
  return hasMark(s, owner, OPPONENT_CHOOSES) ? enemyOf(owner) : owner
}

/**
 * Who knows a card that `picker` lays for `owner`. The owner may look at what the enemy picked, but not before he has
 * picked for the enemy himself (both Infiltration).
 */
function knownOnce(s: State, owner: number, picker: number): number {
  if (isOpenFirst(s, owner)) return EVERYBODY
  if (picker === owner) return 1 << owner
  const enemy = enemyOf(owner)
  const picksToo = hasMark(s, enemy, OPPONENT_CHOOSES) && !hasChosen(s, enemy)
  return picksToo ? 1 << picker : EVERYBODY
}

function finishPlanning(s: State): void {
  for (let side = 0; side < 2; side++) {
    if (((s.bytes[CHOSEN_KNOWN + side] >> side) & 1) === 0) {
      s.bytes[CHOSEN_KNOWN + side] |= 1 << side
      note('strategy-known', side, chosenOf(s, side), 0, 0, side)
    }
    s.bytes[MARKS + side] = 0
  }
  s.bytes[OWNER] = 0
  goTo(s, BEGIN_STRUGGLE)
}
