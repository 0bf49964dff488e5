import type { Move } from '../../engine/game.js'
import { seatsOf } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import type { Session } from './session.js'
import type { Thought } from './thought.js'

/** What a person may ask of the computer beside him, and what it does about it. It ends with the round. */

export interface Wish {
  /** One of those that the game knows. */
  readonly sort: string
  /** What it is about, by its id. */
  readonly what: string
}

/** A wish that was told, to whom, and what he said. */
export interface ToldWish extends Wish {
  readonly seat: number
  readonly round: number
  readonly answer: string
  /** Nothing is left of it to be heeded. */
  readonly done?: true
}

/** What a computer does about wishes: it does as asked, or only what costs next to nothing. */
export type Mind = 'asked' | 'own'

export const MINDS: readonly Mind[] = ['asked', 'own']

/** A sort of wishes as a person chooses it. */
export interface WishSort {
  readonly sort: string
  /** `Keep a leader free` */
  readonly name: string
}

/** The wishes of a game. */
export interface WishRules {
  readonly sorts: readonly WishSort[]
  /** The round that a state stands in: wishes end with it. */
  roundOf(state: State): number
  /** A move against what a partner has decided. */
  overrules(move: Move): boolean
  /** A move that ends a turn or an act and does nothing else: no plan. */
  isIdle(move: Move): boolean
  /** Kinds of decisions in which the partner has a plan that is worth telling. */
  readonly planned: readonly string[]
  /** It puts a decision between these to the person beside it before it makes it. */
  consults(legal: readonly Move[]): boolean
  /** What a wish of this sort may be about, by id, as the partner's seat sees the game. */
  things(sort: string, observation: State): readonly string[]
  /** `keep Tagge free` */
  text(wish: Wish): string
  /** `Tagge stays free until the round ends` */
  promise(wish: Wish): string
  /** Those of the legal moves that go with the wish. */
  heeding(wish: Wish, observation: State, legal: readonly Move[]): readonly Move[]
  /** Nothing is left of the wish behind this move. */
  isDone(wish: Wish, move: Move): boolean
  /** Places of the board that moves are about. */
  placesOf(moves: readonly Move[]): readonly number[]
  /** The place on the board that a thing is; null where it is none. */
  placeOf(what: string): number | null
}

export function isMind(found: unknown): found is Mind {
  return MINDS.some((mind) => mind === found)
}

/** The wishes of a file; nothing of what could not be one. */
export function wishesIn(found: unknown): readonly ToldWish[] {
  if (!Array.isArray(found)) return []
  return found.flatMap((one): ToldWish[] => {
    const { sort, what, seat, round, answer, done } = one ?? {}
    const isWish = [sort, what, answer].every((text) => typeof text === 'string')
    const isPlaced = [seat, round].every((number) => Number.isSafeInteger(number))
    const wish = { sort, what, seat, round, answer, ...(done === true ? { done } : {}) }
    return isWish && isPlaced ? [wish] : []
  })
}

/** What a wish may cost of the chance to win. */
const MOST_COST: Readonly<Record<Mind, number>> = { asked: 0.05, own: 0.01 }

/** Moves that go with all wishes; one that would leave no move is passed over. */
export function allowedBy(
  rules: WishRules,
  wishes: readonly Wish[],
  observation: State,
  legal: readonly Move[],
): readonly Move[] {
  let allowed = legal
  for (const wish of wishes) {
    const left = rules.heeding(wish, observation, allowed)
    if (left.length > 0) allowed = left
  }
  return allowed
}

/** Worlds that a plan is looked for in. */
export const WORLDS_AHEAD = 3

/** The wishes of a round; those of an earlier one are over. */
export function wishesOf(told: readonly ToldWish[], round: number): readonly ToldWish[] {
  return told.filter((one) => one.round === round)
}

/** What a computer would do in one of the worlds that it looked into. */
export interface Foreseen {
  readonly observation: State
  readonly move: Move
  readonly moves: readonly Move[]
}

/**
 * What it does in most of the worlds, the first of them where none is ahead; null where it only idles there: in a few worlds
 * and by habit it may idle where it would advise otherwise.
 */
export function plannedIn<One extends Foreseen>(
  rules: WishRules,
  worlds: readonly One[],
): One | null {
  const countOf = ({ move }: One): number => worlds.filter((other) => other.move === move).length
  const [best] = [...worlds].sort((a, b) => countOf(b) - countOf(a))
  return best === undefined || best.moves.every((move) => rules.isIdle(move)) ? null : best
}

/** What keeping to a wish costs of the chance to win; NaN where nobody counted. */
export function costOf(free: Thought, bound: Thought): number {
  return Math.max(0, chanceOf(free) - chanceOf(bound))
}

/** The same of one of the moves that were weighed; NaN of any other. */
export function costOfMove(free: Thought, move: Move): number {
  const known = free.account?.candidates.find((one) => one.move === move)
  return move === free.move ? 0 : Math.max(0, chanceOf(free) - (known?.value ?? Number.NaN))
}

function chanceOf({ account }: Thought): number {
  return account?.candidates[0]?.value ?? Number.NaN
}

/** Where nothing is counted a wish costs nothing. */
export function isHeeded(cost: number, mind: Mind): boolean {
  return !(cost > MOST_COST[mind])
}

/** What the computer says to a wish. `instead` is what it would rather do. */
export function answerTo(
  rules: WishRules,
  wish: Wish,
  { cost, mind, instead }: { cost: number; mind: Mind; instead: string },
): string {
  if (!isHeeded(cost, mind)) {
    const rather = instead === '' ? '' : ` I would rather: ${instead}.`
    return `${tooDear(cost)}${rather}`
  }
  return `${rules.promise(wish)}. ${costWords(cost)}`
}

export function tooDear(cost: number): string {
  return `No: by my count it costs us ${percent(cost)}.`
}

/** What it says where no move that it sees would do so. */
export function noWayTo(rules: WishRules, wish: Wish): string {
  return `I see no way to ${rules.text(wish)} yet; I do when there is one.`
}

export function sameWish(one: Wish, other: Wish): boolean {
  return one.sort === other.sort && one.what === other.what
}

/** What a computer beside a person may do: nothing against what he has decided, if there is anything else. */
export function politeMoves(rules: WishRules | undefined, session: Session): readonly Move[] {
  const { legal, actor, people, game, truth } = session
  const seats = seatsOf(game, truth)
  const isBeside = people.some((seat) => seats[seat]?.side === seats[actor]?.side)
  if (rules === undefined || !isBeside) return legal
  const polite = legal.filter((move) => !rules.overrules(move))
  return polite.length === 0 ? legal : polite
}

/** What it says when a decision came for which the wish was too dear after all. */
export function refusalOf(rules: WishRules, wish: Wish, cost: number): string {
  return `I could not ${rules.text(wish)}: by my count it would have cost us ${percent(cost)}.`
}

function costWords(cost: number): string {
  if (Number.isNaN(cost)) return 'I go by habit and cannot count what it costs.'
  return cost < 0.005
    ? 'By my count it costs us nothing.'
    : `By my count it costs us ${percent(cost)}.`
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
