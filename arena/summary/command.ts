import { USUAL_LIMITS } from '../plan/limits.js'
import type { TournamentPlan } from '../plan/plan.js'

/** The command that plays this tournament again; where and by how many hands does not belong to it. */
export function commandOf(plan: TournamentPlan): string {
  const words = ['dejarik arena', `--game ${plan.game}`]
  for (const [name, value] of Object.entries(plan.options))
    words.push(`--option ${quoted(`${name}=${value}`)}`)
  words.push(`--seed ${quoted(plan.seed)}`, `--format ${plan.format}`, `--games ${plan.games}`)
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
  words.push(
    '--agents',
    ...plan.agents.map(({ agent, spec }) => quoted(agent === spec ? spec : `${agent}=${spec}`)),
  )
  return words.join(' ')
}

/** Fit for a shell. */
export function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `"${word.replace(/(["\\$`])/g, '\\$1')}"`
}
