import { NO_LIMIT } from '../../agents/agent.js'
import { createAgent, parseSpec } from '../../agents/spec.js'
import { MOST_MOVES, type Move } from '../../engine/game.js'
import { Follower } from '../shell/follower.js'
import { inOrder } from '../shell/plan-order.js'
import { computerBeside } from '../shell/sitters.js'
import type { Table } from './table.js'
import type { Advice, Plan } from './thoughts.js'

/** What a computer would do in the place of the person who decides, knowing only what he knows. */

const MOST_PLANS = 4

/** Who is asked: for a hint, for a longer one, or a computer partner, who answers as he plays. */
export type Asked = 'usual' | 'longer' | 'partner'

export function adviceFor(table: Table, asked: Asked): Advice {
  const { session, game, deal } = table
  const { viewer, options } = session
  const { usual = deal.level, longer: long = usual } = table.words.hints ?? {}
  // A partner answers as he plays, and from what he knows
  const eyes = asked === 'partner' ? computerBeside(session) : viewer
  const specs = { usual, longer: long, partner: table.levelAt(eyes) }
  const spec = parseSpec(specs[asked], game.name)
  if (spec.kind !== 'ours') throw new Error(`"${specs[asked]}" cannot give a hint`)
  const seat = { game, options, player: viewer, seed: `${deal.seed}/hint ${session.moves.length}` }
  // An agent of its own: the one that sits there has plans, and would go on with them
  const agent = createAgent(spec, seat)
  const course = session.courseOf(eyes)
  const list = new Int32Array(MOST_MOVES)
  const moves = { list, count: game.moves(session.truth, list) }
  const chosen = new Follower(agent, () => course.looks)
    .upToDate()
    .choose(session.observationOf(eyes), moves, NO_LIMIT)
  const account = agent.account?.() ?? null
  const outlooks = agent.outlooks?.(MOST_PLANS) ?? []
  agent.close?.()
  const at = session.moves.length
  if (account === null || outlooks.length === 0)
    return { plans: [ruleOfThumb(table, chosen)], games: 0, at }
  const plans = outlooks.map(({ moves, facts }, i) => ({
    moves: carriedOn(table, moves),
    facts,
    value: account.candidates[i]?.value ?? Number.NaN,
    error: account.candidates[i]?.error ?? Number.NaN,
    visits: account.candidates[i]?.visits ?? 0,
  }))
  return {
    plans: inOrder(plans),
    games: account.iterations,
    at,
  }
}

function ruleOfThumb(table: Table, move: Move): Plan {
  const unsearched = { value: Number.NaN, error: Number.NaN, visits: 0 }
  return { moves: carriedOn(table, [move]), facts: {}, ...unsearched }
}

/** To the end of its act, as habit would go on. */
function carriedOn(table: Table, moves: readonly Move[]): readonly Move[] {
  const trial = table.trial()
  if (!trial.isAct) return moves
  for (const move of moves) if (trial.allows(move)) trial.make(move)
  trial.fill()
  return trial.moves
}
