import type { Judgement } from '../../../../../agents/tuning/network-fit.js'

/** Losses by round and the calibration, as lines for people. */
export function lossLines(found: Omit<Judgement, 'apart'> & { readonly apart?: number }): string {
  const lines = found.losses.map(
    ({ rounds, positions, winRate, fitted, constant }) =>
      `  rounds ${rounds.padEnd(6)} ${String(positions).padStart(7)} positions, Rebels win ${winRate.toFixed(2)}: log-loss ${fitted.toFixed(3)}, of the constant ${constant.toFixed(3)}`,
  )
  if (found.apart !== undefined)
    lines.push(`  ${found.apart.toFixed(4)} from what was to be said (root of the mean square)`)
  lines.push('Said and was, by tenths:')
  for (const { said, was, positions } of found.calibration)
    lines.push(`  ${said.toFixed(2)} ${was.toFixed(2)}  (${positions})`)
  return `${lines.join('\n')}\n`
}
