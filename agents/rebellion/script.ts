import type { Move } from '../../engine/game.js'
import { MOST_MOVES } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import { KIND_IDS } from '../../engine/rebellion/course/kinds.js'
import type { RebellionView } from '../../engine/rebellion/knowledge/view.js'
import {
  DRAW_FROM,
  HIDE,
  JOIN,
  LIFT,
  PLAY_ACTION,
  verbOf,
} from '../../engine/rebellion/state/moves.js'
import type { MoveList } from '../agent.js'
import { drawIndex } from '../draw.js'
import { ActionChoice } from './choice/action-choice.js'
import { CardChoice } from './choice/card-choice.js'
import { CombatChoice } from './choice/combat-choice.js'
import { CommandChoice } from './choice/command-choice.js'
import { economyScore } from './choice/economy-choice.js'
import { opposeScore } from './choice/oppose-choice.js'
import { newBaseScore, pickScore } from './choice/pick-choice.js'
import { setupScore } from './choice/setup-choice.js'
import { Facts } from './facts/facts.js'
import type { Rules } from './facts/rules.js'
import { AssignmentChoice } from './missions/assignment.js'
import { BY_RULE, movementScore } from './movement/movement-choice.js'

export const SETUP = KIND_IDS.indexOf('setup')
export const BASE = KIND_IDS.indexOf('base')
export const ASSIGNMENT = KIND_IDS.indexOf('assign')
export const COMMAND = KIND_IDS.indexOf('command')
export const MOVE_GROUP = KIND_IDS.indexOf('move-group')
export const OPPOSITION = KIND_IDS.indexOf('oppose')
export const OBJECTIVE = KIND_IDS.indexOf('objective')
export const RETREATING = KIND_IDS.indexOf('retreat')
export const ADDING_LEADER = KIND_IDS.indexOf('add-leader')
const BUILDING = KIND_IDS.indexOf('build')
const DEPLOYING = KIND_IDS.indexOf('deploy')
const RECRUITING = KIND_IDS.indexOf('recruit')
const DISCARDING = KIND_IDS.indexOf('discard')
export const PICKING = KIND_IDS.indexOf('pick')
const TACTICS = KIND_IDS.indexOf('tactic')
const BLOCKING = KIND_IDS.indexOf('block')

/** Scale of the draw of a base: the favourite gets 15 to 20 per cent, or the Empire would look there first. */
export const BASE_TEMPERATURE = 1
/** Scale of the draw of a tactic card, in points of damage: who knew it would be answered. */
const TACTIC_TEMPERATURE = 0.35
/** Candidates among which a stray is drawn. */
const STRAYS = 3

/**
 * The rules of the scripted player: every legal move of every decision gets a score, in tenths of a reputation step
 * where that means something. It reads nothing but the view of its own side.
 */
export class Script {
  readonly facts: Facts
  readonly scores = new Float64Array(MOST_MOVES)
  private readonly commands = new CommandChoice()
  readonly assignments = new AssignmentChoice()
  readonly actions = new ActionChoice()
  private readonly combat = new CombatChoice()
  private readonly cards = new CardChoice(this.assignments, this.combat)

  /** `changed` are numbers that go before the usual ones. */
  constructor(changed: Partial<Rules> = {}) {
    this.facts = new Facts(changed)
  }

  /** Scores all moves; `template` says how movements are carried out. */
  score(
    view: RebellionView,
    kind: number,
    moves: MoveList,
    scores: Float64Array,
    template = BY_RULE,
  ): void {
    const { facts } = this
    // Dice, hits and tactic cards say by themselves what they are worth, and every fifth decision is one of them.
    const isPlain = kind === TACTICS && verbOf(moves.list[0] as Move) !== DRAW_FROM
    if (!isPlain && kind !== BLOCKING) facts.read(view)
    if (kind === COMMAND) {
      this.commands.score(view, facts, moves, scores)
      return
    }
    const target = kind === MOVE_GROUP ? view.movementTarget : 0
    const system = view.combatSystem
    if (kind === ASSIGNMENT) this.assignments.goOn(facts)
    if (kind === PICKING) this.cards.begin(view)
    this.combat.begin(kind === TACTICS ? view : null)
    for (let i = 0; i < moves.count; i++) {
      const move = moves.list[i] as Move
      switch (kind) {
        case SETUP:
          scores[i] = setupScore(facts, move)
          break
        case BASE:
          scores[i] =
            verbOf(move) === HIDE ? setupScore(facts, move) : pickScore(facts, move, newBaseScore)
          break
        case ASSIGNMENT:
          scores[i] = this.assignmentScore(view, move)
          break
        case MOVE_GROUP:
          scores[i] = movementScore(facts, move, target, template)
          break
        case OPPOSITION:
          scores[i] = opposeScore(view, facts, move)
          break
        case BUILDING:
        case DEPLOYING:
        case RECRUITING:
        case DISCARDING:
          scores[i] = economyScore(facts, move)
          break
        case PICKING:
          scores[i] = this.cards.score(facts, move)
          break
        default:
          scores[i] = this.combat.score(facts, move, system) + pickScore(facts, move, null) * 0.1
      }
    }
  }

  private assignmentScore(view: RebellionView, move: Move): number {
    const { facts } = this
    switch (verbOf(move)) {
      case PLAY_ACTION:
        return this.actions.score(facts, move)
      case JOIN:
      case LIFT:
        return this.assignments.answer(view, facts, move)
      default:
        return this.assignments.score(facts, move)
    }
  }

  /** The move of the rules; with chance `epsilon` one of the next best. `random` breaks ties, so that no list order plays. */
  choose(
    view: RebellionView,
    kind: number,
    moves: MoveList,
    random: Random,
    epsilon: number,
  ): Move {
    this.score(view, kind, moves, this.scores)
    return this.decide(view, kind, moves, random, epsilon)
  }

  /** The same of moves that have been scored. */
  decide(
    view: RebellionView,
    kind: number,
    moves: MoveList,
    random: Random,
    epsilon: number,
  ): Move {
    const temperature = drawnAt(view, kind, moves)
    if (temperature > 0) return this.draw(moves, random, temperature)
    let left = epsilon > 0 && random.fraction() < epsilon ? random.below(STRAYS) : 0
    let best = bestOf(this.scores, moves.count, random)
    const top = this.scores[best] as number
    for (; left > 0; left--) {
      this.scores[best] = Number.NEGATIVE_INFINITY
      const next = bestOf(this.scores, moves.count, random)
      // A stray is another sensible move, not a blunder.
      if ((this.scores[next] as number) < 0 || (this.scores[next] as number) < top - 4) break
      best = next
    }
    return moves.list[best] as Move
  }

  /** The move that has the best score alone, of moves that have been scored; null where dice decide. */
  clear(view: RebellionView, kind: number, moves: MoveList): Move | null {
    if (drawnAt(view, kind, moves) > 0) return null
    const { scores } = this
    let best = 0
    let isAlone = true
    for (let i = 1; i < moves.count; i++) {
      if ((scores[i] as number) > (scores[best] as number)) {
        best = i
        isAlone = true
      } else if (scores[i] === scores[best]) isAlone = false
    }
    return isAlone ? (moves.list[best] as Move) : null
  }

  /** By the scores, where being known costs. */
  private draw(moves: MoveList, random: Random, temperature: number): Move {
    const { scores } = this
    for (let i = 0; i < moves.count; i++) scores[i] = Math.exp((scores[i] as number) / temperature)
    return moves.list[drawIndex(scores, moves.count, random)] as Move
  }
}

/** Scale of the draw where being known costs; 0 where the best is taken. */
function drawnAt(view: RebellionView, kind: number, moves: MoveList): number {
  if (kind === BASE && verbOf(moves.list[0] as Move) === HIDE) return BASE_TEMPERATURE
  return kind === PICKING && view.tacticCards.isSecretPick ? TACTIC_TEMPERATURE : 0
}

/** Index of the best score; equal ones are drawn evenly. */
function bestOf(scores: Float64Array, count: number, random: Random): number {
  let best = 0
  let most = scores[0] as number
  let equals = 1
  for (let i = 1; i < count; i++) {
    const score = scores[i] as number
    if (score > most) {
      best = i
      most = score
      equals = 1
    } else if (score === most && random.below(++equals) === 0) best = i
  }
  return best
}
