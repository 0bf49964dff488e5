import { skirmishLevels } from '../../../../agents/skirmish/levels.js'
import type { Move } from '../../../../engine/game.js'
import { InputError } from '../../../../engine/input-error.js'
import { isPartOfAct } from '../../../../engine/skirmish/course/course.js'
import { FLEET } from '../../../../engine/skirmish/course/stage-numbers.js'
import { ATTACK, COST, DAMAGE, DEFENSE, SHIELDS } from '../../../../engine/skirmish/facts/units.js'
import { skirmish } from '../../../../engine/skirmish/index.js'
import {
  ADD,
  AT_SIDE,
  FINISH_FLEET,
  FIRE_AT,
  HOLD,
  KEEP,
  LEND,
  LEND_ICON,
  NO_MORE,
  REROLL_ELITE,
  REROLL_LEADER,
  smallOf,
  verbOf,
} from '../../../../engine/skirmish/state/moves.js'
import { GameLog } from '../../../../engine/skirmish/text/log.js'
import { unitName } from '../../../../engine/skirmish/text/names.js'
import { question } from '../../../../engine/skirmish/text/questions.js'
import type { State } from '../../../../engine/state.js'
import type { LogLine } from '../../../shell/session.js'
import type { GameWords, Question, Sight } from '../../../terminal/game-words.js'
import { skirmishActs } from '../acts/rules.js'
import { answerOf } from '../decision/answers.js'
import { costOf, fleetView, moveWords, RESERVE_STARS, TABLE_STARS } from '../decision/fleet.js'
import { shotsOf, threatsTo } from '../decision/sight.js'
import { listOf, makeWithin, Trial } from '../decision/trial.js'
import { viewOf } from '../table/view.js'
import { movesWords } from '../words/moves-words.js'
import { percent, targetLabel } from '../words/names.js'
import { boardText } from './board.js'
import { LOOKS } from './looks.js'
import { SHORTHAND } from './typed.js'

/** A move of a unit and an attack are a line each. */
function toldLines(lines: readonly LogLine[], sight: Sight): string[] {
  const log = new GameLog(sight.seat)
  const told = lines
    .filter(({ event }) => event.kind !== 'fleet-unit')
    .flatMap(({ event, number }) => log.tell(sight.before(number), event))
  return [...told, ...log.open()]
}

/** What turns down what is offered, or ends it. */
const REFUSALS: ReadonlySet<number> = new Set([FINISH_FLEET, HOLD, KEEP])

/** What a list says more of than the words that one types. */
const TOLD_MORE: ReadonlySet<number> = new Set([
  FIRE_AT,
  REROLL_ELITE,
  REROLL_LEADER,
  LEND,
  LEND_ICON,
])

/** What is asked, with the chances of what can be fired at or rolled again beside the answers. */
function questionIn(state: State): Question {
  const kind = skirmish.kinds[skirmish.kind(state)] ?? ''
  return {
    lines: [question(state), ...(kind === 'fleet' ? fleetLines(state) : [])],
    answer: (move) => {
      const label = skirmish.describe(state, move)
      const verb = verbOf(move)
      if (verb === ADD) return { label, about: unitWords(smallOf(move)) }
      if (verb === NO_MORE) return { label, refusal: true, about: noMoreWords(state, move, kind) }
      // Lengths and turns are one word, too, and no end of anything
      if (!TOLD_MORE.has(verb)) return { label, refusal: REFUSALS.has(verb) }
      return { label, about: answerOf(state, move, kind).detail }
    },
  }
}

/** `Table 17 of 20 stars: Mon Calamari 5, 2 X-wings 4`, the reserve, and what a battle still wants. */
function fleetLines(state: State): string[] {
  const view = fleetView(Trial.of(state))
  const part = (parts: typeof view.table): string =>
    parts
      .map(
        ({ unit, count }) => `${count > 1 ? `${count} ` : ''}${unit.short} ${count * costOf(unit)}`,
      )
      .join(', ') || 'nobody'
  return [
    `Table, ${view.tableStars} of ${TABLE_STARS} stars: ${part(view.table)}`,
    `Reserve, ${view.reserveStars} of ${RESERVE_STARS} stars: ${part(view.reserve)}`,
    ...view.checks.map(({ text }) => text),
  ]
}

/** `2 stars, Attack 2, Defense 8, Damage 2, Shields 1, 3 × S`. */
function unitWords(kind: number): string {
  const sheet = kind * 2
  const values = [
    `${COST[kind]}*`,
    `A${ATTACK[sheet]} D${DEFENSE[sheet]}`,
    `damage ${DAMAGE[sheet]}`,
    `shields ${SHIELDS[sheet]}`,
    moveWords(sheet),
  ]
  return values.join(', ')
}

function noMoreWords(state: State, move: Move, kind: string): string {
  return answerOf(state, move, kind).label.toLowerCase()
}

/** A whole move in a line as it could be typed, and what the unit would see there. */
function planLines(state: State, moves: readonly Move[]): readonly string[] {
  if (verbOf(moves[0] ?? 0) === AT_SIDE) return placeLines(state, moves)
  if (verbOf(moves[0] ?? 0) === ADD) return fleetLines(Trial.of(state, moves).state)
  const text = movesWords(state, moves)
  const slot = Trial.of(state, moves.slice(0, 1)).slot
  const { state: after } = Trial.of(state, moves)
  if (slot < 0 || skirmish.kinds[skirmish.kind(state)] !== 'act' || moves.length < 3) return [text]
  const [best] = shotsOf(after, slot)
  const sees =
    best === undefined
      ? 'sees nobody'
      : `sees ${targetLabel(after, best.target)}: hits ${percent(best.hit)}, destroys ${percent(best.kill)}`
  const seen = threatsTo(after, slot, true).filter(({ sort }) => sort === 'sees')
  const by =
    seen.length === 0
      ? ''
      : `; seen by ${seen.map(({ shooter }) => unitName(after, shooter)).join(', ')}`
  return [text, `  ${sees}${by}`]
}

/** A line for each unit that is placed. */
function placeLines(state: State, moves: readonly Move[]): readonly string[] {
  const begins = moves.flatMap((move, i) => (verbOf(move) === AT_SIDE ? [i] : []))
  return begins.map((from, n) => {
    const before = Trial.of(state, moves.slice(0, from))
    return movesWords(before.state, moves.slice(from, begins[n + 1] ?? moves.length))
  })
}

/** A move that a computer considered; one that the reader cannot know of stays as it was told. */
function candidateWords(state: State, text: string): string {
  try {
    return skirmish.describe(state, skirmish.parse(state, text))
  } catch (error) {
    if (error instanceof InputError) return text
    throw error
  }
}

function isFleet(state: State): boolean {
  return viewOf(state).stage === FLEET
}

/** Nothing fits into the fleet any more: with its last unit it is handed in. */
function isFull(state: State): boolean {
  return isFleet(state) && listOf(state).every((move) => verbOf(move) === FINISH_FLEET)
}

/** What the terminal says of the miniatures game beside the texts of its moves. */
export const words: GameWords = {
  usualSeat: 'south',
  tellsEnd: true,
  called: { south: 'South', west: 'West', north: 'North', east: 'East' },
  draw: boardText,
  looks: LOOKS,
  question: questionIn,
  plan: planLines,
  candidate: candidateWords,
  hints: { usual: skirmishLevels.hint, longer: skirmishLevels.longHint },
  shorthand: SHORTHAND,
  acting: {
    isOneAct: (state) => isPartOfAct(state) || isFleet(state),
    makeWithin: (state, move) => (makeWithin(state, move) && !isFull(state) ? 'asks' : 'over'),
  },
  // The table is drawn when somebody acts, not at each part of it
  drawnBefore: ['fleet', 'command', 'act', 'target', 'shooter', 'turn-end', 'reserves'],
  told: toldLines,
  acts: skirmishActs,
  log: (reader) => new GameLog(reader),
}
