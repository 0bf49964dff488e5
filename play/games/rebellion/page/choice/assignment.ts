import type { Move } from '../../../../../engine/game.js'
import { MISSIONS } from '../../../../../engine/rebellion/cards/registry.js'
import {
  ASSIGN,
  argA,
  JOIN,
  move2,
  move3,
  NONE,
  verbOf,
} from '../../../../../engine/rebellion/state/moves.js'
import { leadersOn } from '../../plans/leaders.js'
import { iconsWith } from '../picture/leader-icons.js'
import { isOwn, type Picture, type StackPicture } from '../picture/picture.js'
import { chosenValue, type Facet } from './facets.js'

/**
 * Leaders on missions as a person puts them there: a card and a leader are an assignment at once. A second leader
 * joins, a leader who is on a card goes back to the pool, in whatever order things are taken up.
 */

/** What a click makes of an assignment: its moves, what is in hand now, and a leader whose card is at hand. */
export interface Assigning {
  readonly moves: readonly Move[]
  readonly chosen: readonly Facet[]
  readonly with: number | null
}

/** Null where the click means nothing here. `chosen` holds a card, a leader or a stack at most. */
export function assigning(
  moves: readonly Move[],
  chosen: readonly Facet[],
  facet: Facet,
  picture: Picture,
): Assigning | null {
  switch (facet.sort) {
    case 'leader':
    case 'partner':
      return withLeader(moves, chosen, facet.value, picture)
    case 'mission':
      return withCard(moves, chosen, facet)
    case 'stack':
      return withStack(moves, chosen, facet, picture)
    default:
      return null
  }
}

function withLeader(
  moves: readonly Move[],
  chosen: readonly Facet[],
  leader: number,
  picture: Picture,
): Assigning | null {
  const own = moves.find((move) => leadersOn(move).includes(leader))
  if (own !== undefined) return takenBack(moves, own, leader)
  if (!isFree(leader, picture)) return null
  const card = chosenValue(chosen, 'mission')
  if (card !== null)
    return { moves: [...moves, assignment(card, [leader])], chosen: [], with: leader }
  const stack = stackIn(chosen, picture)
  const at = drafted(moves, stack)
  if (at !== null && leadersOn(at).length === 1) return joined(moves, at, leader)
  if (mayJoin(stack, picture)) return beside(moves, stack, leader)
  const isHeld = chosenValue(chosen, 'leader') === leader
  return { moves, chosen: isHeld ? [] : [{ sort: 'leader', value: leader }], with: null }
}

function withCard(moves: readonly Move[], chosen: readonly Facet[], facet: Facet): Assigning {
  const leader = chosenValue(chosen, 'leader')
  if (leader !== null)
    return { moves: [...moves, assignment(facet.value, [leader])], chosen: [], with: leader }
  const isHeld = chosenValue(chosen, 'mission') === facet.value
  return { moves, chosen: isHeld ? [] : [facet], with: null }
}

function withStack(
  moves: readonly Move[],
  chosen: readonly Facet[],
  facet: Facet,
  picture: Picture,
): Assigning | null {
  const stack = stackOf(facet.value, picture)
  const at = drafted(moves, stack)
  const leader = chosenValue(chosen, 'leader')
  if (leader !== null && mayJoin(stack, picture)) return beside(moves, stack, leader)
  if (at === null && !isProposal(stack, picture)) return null
  if (at !== null && leader !== null && leadersOn(at).length === 1) return joined(moves, at, leader)
  const isHeld = chosenValue(chosen, 'stack') === facet.value
  return { moves, chosen: isHeld ? [] : [facet], with: null }
}

/** He goes back to the pool; a card without leaders goes back to the hand and stays chosen. */
function takenBack(moves: readonly Move[], own: Move, leader: number): Assigning {
  if (verbOf(own) === JOIN)
    return { moves: moves.filter((move) => move !== own), chosen: [], with: null }
  const rest = leadersOn(own).filter((one) => one !== leader)
  if (rest.length === 0)
    return {
      moves: moves.filter((move) => move !== own),
      chosen: [{ sort: 'mission', value: argA(own) }],
      with: null,
    }
  const less = assignment(argA(own), rest)
  return { moves: replaced(moves, own, less), chosen: [], with: rest[0] as number }
}

/** A mission of the partner's leaders alone. */
function isProposal(stack: StackPicture | null, picture: Picture): stack is StackPicture {
  return stack?.leaders.every(({ leader }) => !isOwn(leader, picture)) === true
}

function mayJoin(stack: StackPicture | null, picture: Picture): stack is StackPicture {
  return isProposal(stack, picture) && stack.leaders.length === 1
}

/** An own leader beside the one whom the partner proposes. */
function beside(moves: readonly Move[], { slot }: StackPicture, leader: number): Assigning {
  return { moves: [...moves, move2(JOIN, slot, leader)], chosen: [], with: null }
}

function joined(moves: readonly Move[], at: Move, leader: number): Assigning {
  const both = assignment(argA(at), [...leadersOn(at), leader])
  return { moves: replaced(moves, at, both), chosen: [], with: leader }
}

function replaced(moves: readonly Move[], old: Move, fresh: Move): Move[] {
  return moves.map((move) => (move === old ? fresh : move))
}

/** The engine names the two leaders in the order of their numbers. */
function assignment(card: number, leaders: readonly number[]): Move {
  const [first = NONE, second = NONE] = [...leaders].sort((a, b) => a - b)
  return move3(ASSIGN, card, first, second)
}

/** Too few icons to be revealed. */
export function isTooWeak(move: Move, picture: Picture): boolean {
  return hasTooFew(argA(move), leadersOn(move), picture)
}

export function hasTooFew(card: number, leaders: readonly number[], picture: Picture): boolean {
  const facts = MISSIONS[card]
  if (facts === undefined) return false
  const has = iconsWith(
    leaders.map((leader) => picture.leaders[leader]),
    facts.skill,
  )
  return has < facts.needs
}

/** The assignment of a draft that a stack of the picture is. */
export function drafted(moves: readonly Move[], stack: StackPicture | null): Move | null {
  const leader = stack?.leaders[0]?.leader
  if (leader === undefined) return null
  return moves.find((move) => verbOf(move) === ASSIGN && leadersOn(move).includes(leader)) ?? null
}

/** The stack that a leader is on. */
export function slotWith(leader: number, picture: Picture): number | null {
  const stacks = picture.stacks[picture.reader] ?? []
  return stacks.find((one) => one.leaders.some((on) => on.leader === leader))?.slot ?? null
}

export function stackIn(chosen: readonly Facet[], picture: Picture): StackPicture | null {
  const slot = chosenValue(chosen, 'stack')
  return slot === null ? null : stackOf(slot, picture)
}

function stackOf(slot: number, picture: Picture): StackPicture | null {
  return picture.stacks[picture.reader]?.find((one) => one.slot === slot) ?? null
}

function isFree(leader: number, picture: Picture): boolean {
  const isInPool = picture.pools[picture.reader]?.some((one) => one.leader === leader) === true
  return isInPool && isOwn(leader, picture)
}
