const LONGEST_NAME = 14

/** A name that fits beside a plot. */
export function cut(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}

/** `1 game`, `2 games` */
export function count(n: number, word: string): string {
  return `${n.toLocaleString('en-US')} ${word}${n === 1 ? '' : 's'}`
}

/** Whole per cent, but never a round 0 or 100 that it is not. */
export function wholePercent(share: number): string {
  const value = share * 100
  if (value > 0 && value < 0.5) return '< 1'
  if (value < 100 && value > 99.5) return '> 99'
  return String(Math.round(value))
}

/** Likelihood of superiority in per cent. */
export function likelihood(share: number): string {
  if (share > 0.9995) return '> 99.9'
  if (share < 0.0005) return '< 0.1'
  return (share * 100).toFixed(1)
}

/** The same as a whole sentence says it. */
export function likelihoodText(share: number): string {
  return share > 0.9995 ? 'more than 99.9 %' : `${(share * 100).toFixed(1)} %`
}
