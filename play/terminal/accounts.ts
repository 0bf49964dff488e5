import type { Account, AccountedCandidate } from '../../agents/agent.js'
import { MOST_MOVES, type Move, type Player } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import type { State } from '../../engine/state.js'
import type { Session } from '../shell/session.js'

/** What a computer considered, told as somebody at the table may know it. */

/** A decision of a computer that had something to consider. */
export interface Considered {
  readonly account: Account
  readonly move: Move
  readonly state: State
  readonly actor: Player
  /** Number of moves that were made before it. */
  readonly number: number
}

const MOST_CANDIDATES = 6

/** The best moves with the chance to win of whoever decides. */
export function candidateLines(
  candidates: readonly Pick<AccountedCandidate, 'visits' | 'value' | 'text'>[],
  /** With those that are not shown. */
  all: readonly Pick<AccountedCandidate, 'visits'>[] = candidates,
): string[] {
  const visits = all.reduce((sum, one) => sum + one.visits, 0)
  return [
    '    win  share  move',
    ...candidates
      .slice(0, MOST_CANDIDATES)
      .map(
        (one) =>
          `   ${percent(one.value)}   ${percent(one.visits / Math.max(1, visits))}  ${one.text}`,
      ),
  ]
}

function percent(part: number): string {
  return Number.isNaN(part) ? '  - ' : `${String(Math.round(100 * part)).padStart(2)} %`
}

/** The last real decision of a computer; while the game goes on, what is hidden from the reader has no name. */
export function whyLines(session: Session, considered: Considered, seat: string): string[] {
  const { account, state, actor, move } = considered
  const { game, viewer, isOver } = session
  const reader = isOver ? actor : viewer
  const told = (one: AccountedCandidate): string => {
    if (isOver || isPublic(session, state, one.move, reader)) return one.text
    // The move that was made is known as far as it was seen
    return one.move === move ? game.describe(state, game.seen(state, move, reader)) : HIDDEN
  }
  const all = account.candidates.map((one) => ({ ...one, text: told(one) }))
  const named = all.filter(({ text }) => text !== HIDDEN)
  const hidden = all.length - named.length
  const chosen = game.describe(state, isOver ? move : game.seen(state, move, reader))
  return [
    `The last choice of the computer (${seat}): ${chosen}`,
    ...(isOver ? [`  ${account.reason}; ${account.iterations} iterations`] : []),
    ...(named.length === 0 ? [] : candidateLines(named, all)),
    ...(hidden === 0
      ? []
      : [`  It looked at ${hidden} more with hidden cards; they are named after the game.`]),
    ...(isOver ? beliefLines(account) : []),
  ]
}

const HIDDEN = ''
const MOST_BELIEFS = 6

function beliefLines({ belief }: Account): string[] {
  if (belief.length === 0) return []
  return [
    '  It believed:',
    ...belief.slice(0, MOST_BELIEFS).map(({ what, chance }) => `   ${percent(chance)}  ${what}`),
  ]
}

const WORLDS = 32

/** Nothing hidden is in a move that could be made, with the same words, in every world that looks the same. */
function isPublic({ game }: Session, state: State, move: Move, reader: Player): boolean {
  if (game.isOpen?.(state, reader) === false) return false
  const text = game.describe(state, move)
  const observation = game.observe(state, reader)
  const random = new Random('why')
  const list = new Int32Array(MOST_MOVES)
  for (let i = 0; i < WORLDS; i++) {
    const world = game.sample(observation, random)
    if (game.actor(world) !== game.actor(state)) return false
    const legal = list.subarray(0, game.moves(world, list))
    if (!legal.includes(move) || game.seen(world, move, reader) !== move) return false
    if (game.describe(world, move) !== text) return false
  }
  return true
}
