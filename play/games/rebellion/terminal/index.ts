import { rebellionLevels } from '../../../../agents/rebellion/levels.js'
import type { Move, Player } from '../../../../engine/game.js'
import { InputError } from '../../../../engine/input-error.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { GameLog } from '../../../../engine/rebellion/text/log.js'
import { show } from '../../../../engine/rebellion/text/show.js'
import type { State } from '../../../../engine/state.js'
import type { Drawing, GameWords, Look } from '../../../terminal/game-words.js'
import { rebellionActs } from '../acts/rules.js'
import { isCinematic } from '../cinematic/rolls.js'
import { candidateWords } from '../plans/candidate-words.js'
import { gainsOver } from '../plans/gains.js'
import { planWords } from '../plans/plan-words.js'
import { worthHitting } from '../questions/damage.js'
import { questionOf } from '../questions/question.js'
import { rebellionWishes } from '../wishes/wishes.js'
import { openAnswers } from '../words/open-answers.js'
import { partnersHide } from '../words/seats.js'
import { battleLines } from './battle.js'
import { cautionOf, refusalOf } from './cautions.js'
import { choicesOf } from './choices.js'
import { deckChoices, deckLines, shortOrders } from './cinematic.js'
import {
  findSystem,
  handLines,
  leaderLines,
  markLines,
  queueLines,
  systemLines,
  trackLines,
  unitLines,
} from './details.js'
import { lightLines } from './lights.js'
import { diceLines } from './mission-dice.js'
import { movementLines } from './movement-block.js'
import { poolLines } from './pool.js'
import { answerIn, questionIn } from './question.js'
import { acting } from './rerolling.js'
import { shorthand } from './shorthand.js'

/** What the terminal says of Rebellion beside the texts of its moves. */
export const words: GameWords = {
  wishes: rebellionWishes,
  partnersHide,
  openAnswers,
  usualSeat: 'rebel',
  called: {
    rebel: 'the Rebels',
    empire: 'the Empire',
    'rebel-admiral': 'the Rebel Admiral',
    'empire-admiral': 'the Imperial Admiral',
    'empire-general': 'the Imperial General',
    'rebel-general': 'the Rebel General',
  },
  tellsEnd: true,
  victories: { rebel: 'THE REBELS WIN.', empire: 'THE EMPIRE WINS.' },
  draw: (state, reader, drawing) => show(state, reader, drawing),
  looks: {
    system: { about: 'one system: system kashyyyk', lines: lookAtSystem },
    hand: look('your cards and what they do', handLines),
    leaders: look('all leaders, their skills and tactic values', leaderLines),
    units: look('what the codes of units mean', unitLines),
    marks: look('what the marks of the board mean', markLines),
    queue: look('both build queues', queueLines),
    deck: {
      about: 'tactic cards of both sides, used or not: deck, deck ground',
      lines: (state, seat, typed) => deckLines(viewOf(state, seat), state, typed),
    },
    track: look('time, reputation, and what the coming spaces bring', trackLines),
  },
  question: questionIn,
  scene: sceneOf,
  choices: (state, open, narrowed) => {
    const moves = open.map(({ move }) => move)
    const view = viewOf(state, rebellion.actor(state))
    const worth = new Set(worthHitting(state, moves))
    const listed = open.filter(({ move }) => worth.has(move))
    const saying = answerIn(state, moves)
    return (
      deckChoices(view, state, listed, saying) ??
      choicesOf(view, kindOf(state), listed, narrowed, saying)
    )
  },
  shorthand,
  acting,
  plan: (state, moves) => planWords(moves, state),
  candidate: (state, text) => candidateWords(text, state),
  hints: { usual: rebellionLevels.hint, longer: rebellionLevels.longHint },
  gains: gainsOver,
  caution: (state, seat, moves) =>
    cautionOf(
      viewOf(state, seat),
      kindOf(state),
      moves,
      legalOf(state),
      questionOf(state).answer(moves.at(-1) ?? 0),
    ),
  refusal: (state, seat, word) => refusalOf(viewOf(state, seat), kindOf(state), word),
  orders: otherOrders,
  drawnBefore: ['assign'],
  colours: [
    { words: /\b(The Rebels|Rebels)\b/g, colour: 'first' },
    { words: /\b(The Empire|Empire)\b/g, colour: 'second' },
  ],
  light: (state, seat, name, drawing) => lightLines(viewOf(state, seat), state, name, drawing),
  acts: rebellionActs,
  log: (reader) => new GameLog(reader),
}

function viewOf(state: State, seat: Player): RebellionView {
  return new RebellionView(seat).bind(state)
}

function kindOf(state: State): string {
  return rebellion.kinds[rebellion.kind(state)] ?? ''
}

const LEGAL = new Int32Array(4096)

function legalOf(state: State): Move[] {
  return Array.from(LEGAL.subarray(0, rebellion.moves(state, LEGAL)))
}

const IN_BATTLE = ['tactic', 'block', 'retreat', 'start-of-combat', 'add-leader', 'objective']

function sceneOf(state: State, seat: Player): readonly string[] {
  const view = viewOf(state, seat)
  const kind = kindOf(state)
  if (view.inCombat && (isCinematic(view) || IN_BATTLE.includes(kind) || kind === 'reaction'))
    return battleLines(view, state, kind)
  if (kind === 'assign') return poolLines(view, state)
  if (kind === 'move-group') return movementLines(view)
  return kind === 'reaction' ? diceLines(view) : []
}

function look(
  about: string,
  lines: (view: RebellionView, state: State, drawing: Drawing) => readonly string[],
): Look {
  return {
    about,
    lines: (state, seat, _, drawing) => lines(viewOf(state, seat), state, drawing),
  }
}

function lookAtSystem(
  state: State,
  seat: Player,
  typed: string,
  { width }: Drawing,
): readonly string[] {
  const place = findSystem(typed)
  if (place < 0) throw new InputError(`no system "${typed}"`)
  return systemLines(viewOf(state, seat), place, width)
}

/** The two leaders of an assignment may come in either order, and first the place of units, or a recruit before the card. */
function otherOrders(typed: readonly string[]): readonly (readonly string[])[] {
  const [verb = '', card = '', first = '', second = ''] = typed
  if (verb === 'move') return [['from', second, card, first]]
  if (verb === 'keep' && first !== '') return [[verb, first, card]]
  if (verb === 'assign' && typed.length >= 4) return [[verb, card, second, first]]
  return shortOrders(typed)
}
