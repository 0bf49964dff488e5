import { adjudicationText } from '../plan/adjudication.js'
import { begunWith } from '../plan/grown.js'
import { USUAL_LIMITS } from '../plan/limits.js'
import type { TournamentPlan } from '../plan/plan.js'

/** The commands that play this tournament again; where and by how many hands does not belong to them. */
export function commandOf(plan: TournamentPlan): string {
  return [beginning(plan), ...growthCommands(plan)].join(' && ')
}

function beginning(plan: TournamentPlan): string {
  const words = ['dejarik arena', `--game ${quoted(plan.gameFile ?? plan.game)}`]
  for (const [name, value] of Object.entries(plan.options))
    words.push(`--option ${quoted(`${name}=${value}`)}`)
  words.push(`--seed ${quoted(plan.seed)}`, `--format ${plan.format}`, `--games ${plan.games}`)
  if (plan.adjudication !== null) words.push(`--adjudicate ${adjudicationText(plan.adjudication)}`)
  if (plan.start !== 1) words.push(`--start ${plan.start}`)
  if (plan.format === 'swiss') words.push(`--rounds ${plan.rounds}`)
  if (plan.sprt !== null) {
    const { a, b, elo0, elo1, alpha, beta, max } = plan.sprt
    const of = `${plan.agents[a]?.agent}:${plan.agents[b]?.agent}`
    words.push(`--sprt of=${of},elo0=${elo0},elo1=${elo1},alpha=${alpha},beta=${beta},max=${max}`)
  }
  const { limits } = plan
  if (limits.moveMs !== USUAL_LIMITS.moveMs) words.push(`--move-time ${limits.moveMs}ms`)
  if (limits.gameMs !== USUAL_LIMITS.gameMs || limits.incrementMs !== USUAL_LIMITS.incrementMs)
    words.push(`--game-time ${limits.gameMs}ms+${limits.incrementMs}ms`)
  if (limits.maxDecisions !== USUAL_LIMITS.maxDecisions)
    words.push(`--max-decisions ${limits.maxDecisions}`)
  words.push('--agents', ...plan.agents.slice(0, begunWith(plan)).map(agentWord))
  if (plan.positions.length > 0) words.push('--positions', ...plan.positions.map(quoted))
  return words.join(' ')
}

/** What it was asked for later. */
function growthCommands(plan: TournamentPlan): string[] {
  let at = begunWith(plan)
  return plan.growth.map(({ games, joined }) => {
    const words = ['dejarik arena --resume FOLDER', `--games ${games}`]
    if (joined > 0) words.push('--add', ...plan.agents.slice(at, at + joined).map(agentWord))
    at += joined
    return words.join(' ')
  })
}

function agentWord({ agent, spec }: TournamentPlan['agents'][number]): string {
  return quoted(agent === spec ? spec : `${agent}=${spec}`)
}

/** Fit for a shell. */
export function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `"${word.replace(/(["\\$`])/g, '\\$1')}"`
}
