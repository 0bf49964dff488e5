import { KIND_IDS, type KindId } from '../../engine/duel/course/kinds.js'
import { EVENTS } from '../../engine/duel/data/events.js'
import { STRATEGIES } from '../../engine/duel/data/strategies.js'
import { countBits, lowestBit } from '../../engine/duel/facts/bits.js'
import { ORDINARY_CARDS, READY_VALUE } from '../../engine/duel/facts/cards.js'
import { BUREAUCRACY, SUPPORT } from '../../engine/duel/facts/strategies.js'
import { type DuelView, HIDDEN } from '../../engine/duel/knowledge/view.js'
import * as verbs from '../../engine/duel/state/moves.js'
import type { Move, MoveList } from '../../engine/game.js'
import { MOST_MOVES } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import { drawIndex } from '../draw.js'
import { OPINIONS, STRATEGY_WORTH } from './opinions.js'
import { INFLUENCE_WORTH, Struggle, sum } from './struggle.js'
import { Turn } from './turn.js'

/** Scores that differ by so much differ e-fold in prior, and in what is drawn where being predictable costs. */
export const TEMPERATURE = 0.25

const kindOf = (id: KindId): number => KIND_IDS.indexOf(id)
export const CHARACTERS = kindOf('characters')
export const STRATEGY = kindOf('strategy')
export const TURN = kindOf('turn')

/** Being told about the next card of a deck is worth so much where nothing else decides. */
const NEXT_CARD = 0.15

/**
 * Rules of thumb for every decision: a score in victory points for each legal move. The same scores are the scripted
 * player, the playout policy and the priors of the search. It reads nothing but its view.
 */
export class Script {
  private readonly struggle = new Struggle()
  private readonly turn = new Turn(this.struggle)
  private readonly scores = new Float64Array(MOST_MOVES)

  score(view: DuelView, moves: MoveList, scores: Float64Array): void {
    const { kind } = view
    if (view.event >= 0) this.struggle.read(view)
    if (kind === TURN) {
      this.turn.score(view, moves, scores)
      return
    }
    for (let i = 0; i < moves.count; i++) scores[i] = this.scoreOne(view, moves.list[i] as Move)
  }

  /** The best move; with chance `epsilon` one drawn by score. What is chosen in secret and at once is always drawn. */
  choose(view: DuelView, moves: MoveList, random: Random, epsilon: number): Move {
    const { scores } = this
    this.score(view, moves, scores)
    const { kind } = view
    const isDrawn = kind === CHARACTERS || kind === STRATEGY
    if (isDrawn || (epsilon > 0 && random.fraction() < epsilon))
      return moves.list[draw(scores, moves.count, random)] as Move
    let best = 0
    for (let i = 1; i < moves.count; i++)
      if ((scores[i] as number) > (scores[best] as number)) best = i
    return moves.list[best] as Move
  }

  private scoreOne(view: DuelView, move: Move): number {
    const me = view.player
    const third = verbs.thirdOf(move)
    switch (verbs.verbOf(move)) {
      case verbs.CHARACTERS_CHOSEN:
        return worthOf(me, third << ORDINARY_CARDS)
      case verbs.STRATEGY:
        return verbs.secondOf(move) === me
          ? strategyWorth(view, me, third)
          : -strategyWorth(view, view.enemy, third)
      case verbs.DISCARD_SEEN:
        return this.afterDiscard(view, verbs.secondOf(move), third)
      case verbs.KEEP:
        return this.onTop(view, verbs.secondOf(move), third)
      case verbs.TAKE:
      case verbs.BRING:
        return this.withCard(view, third)
      case verbs.SHUFFLE_IN:
        return this.asItIs(view) + 0.3 * opinion(me, third).worth
      case verbs.BARGAIN:
        return this.bargain(view, verbs.secondOf(move), third === 1)
      case verbs.ADD:
        return third === verbs.NONE ? 0 : opinion(me, third).worth
      case verbs.LOOK:
        return third
      case verbs.ORDER:
        return this.order(view, move)
      case verbs.DROP:
        return strategyWorth(view, view.enemy, third)
      case verbs.SET_ASIDE:
        return -opinion(me, third).worth
      default:
        return 0
    }
  }

  private asItIs(view: DuelView): number {
    const { me, enemy } = this.struggle
    return this.struggle.standing(
      view.played(me),
      view.exhausted(me),
      view.played(enemy),
      view.exhausted(enemy),
      false,
    )
  }

  private withCard(view: DuelView, card: number): number {
    const { me, enemy } = this.struggle
    const played = view.played(me) | (1 << card)
    const exhausted = view.exhausted(me)
    return this.struggle.standing(
      played,
      exhausted,
      view.played(enemy),
      view.exhausted(enemy),
      false,
    )
  }

  /** Recon: the other card goes on top. IG-88: the best card of the deck goes away. */
  private afterDiscard(view: DuelView, owner: number, card: number): number {
    const rest = view.held(owner) & ~(1 << card)
    if (countBits(rest) === 1) return this.onTop(view, owner, lowestBit(rest))
    const loss = opinion(owner, card).worth + 0.05 * (READY_VALUE[card] as number)
    return owner === view.player ? -loss : loss
  }

  /** What the next card of a deck is worth to us if its owner plays it, or leaves it. */
  private onTop(view: DuelView, owner: number, card: number): number {
    const { struggle } = this
    const isOwn = owner === view.player
    const played = view.played(owner)
    const exhausted = view.exhausted(owner)
    const total = sum(played, exhausted) + (READY_VALUE[card] as number)
    const value = READY_VALUE[card] as number
    if (view.room(owner) === 0) return isOwn ? value * 0.01 : -value * 0.01
    if (total > struggle.objective)
      return isOwn ? -value * 0.02 - NEXT_CARD : value * 0.02 + NEXT_CARD
    const good = NEXT_CARD + 0.04 * value + 0.3 * opinion(owner, card).worth
    return isOwn ? good : -good
  }

  private bargain(view: DuelView, discarded: number, plays: boolean): number {
    const { me, enemy } = this.struggle
    const gone = discarded > 0 ? 1 << (discarded - 1) : 0
    const top = view.top(me)
    const added = plays && top !== HIDDEN ? 1 << top : 0
    const played = (view.played(me) & ~gone) | added
    if (played === 0) return -1
    const exhausted = view.exhausted(me) & ~gone
    return this.struggle.standing(
      played,
      exhausted,
      view.played(enemy),
      view.exhausted(enemy),
      false,
    )
  }

  /** Whoever goes first in the next round wins ties: big events then. */
  private order(view: DuelView, move: Move): number {
    const first = EVENTS[verbs.firstOf(move)]?.victoryPoints ?? 0
    return view.points(view.player) <= view.points(view.enemy) ? first * 0.1 : -first * 0.1
  }
}

function opinion(side: number, card: number): { readonly worth: number } {
  return OPINIONS[side]?.[card] ?? { worth: 0 }
}

function worthOf(side: number, cards: number): number {
  let worth = 0
  for (let rest = cards; rest !== 0; rest &= rest - 1) worth += opinion(side, lowestBit(rest)).worth
  return worth
}

/** Before the struggle; `view` may be the enemy's. */
export function strategyWorth(view: DuelView, owner: number, strategy: number): number {
  const event = EVENTS[view.event]
  const worth = STRATEGY_WORTH[STRATEGIES[strategy]?.id ?? ''] ?? 0
  const points = event?.victoryPoints ?? 1
  if (strategy === SUPPORT) return view.reserveCount(owner) > 0 ? worth : 0
  if (strategy === BUREAUCRACY) return worth - INFLUENCE_WORTH * (points - 1)
  return worth + 0.05 * (points - 1)
}

/** An index drawn by score; the scores become weights. */
function draw(scores: Float64Array, count: number, random: Random): number {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) most = Math.max(most, scores[i] as number)
  for (let i = 0; i < count; i++) scores[i] = Math.exp(((scores[i] as number) - most) / TEMPERATURE)
  return drawIndex(scores, count, random)
}
