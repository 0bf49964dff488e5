import type { Summary } from '../summary/summary.js'
import { capital } from '../terminal/terminal-table.js'

const LONGEST_NAME = 14

/** What the two sides are called in this game, and the letter that stands for each. */
export interface SideWords {
  readonly name: string
  readonly letter: string
  /** `the Rebels`, `the Empire` */
  readonly all: string
}

export function sideWords(summary: Summary): { rebel: SideWords; empire: SideWords } {
  const [first, second] = summary.run.seats
  const isOurs = first === 'rebel' && second === 'empire'
  const [a, b] = [capital(first), capital(second)]
  const letters = a[0] === b[0] ? ['1', '2'] : [a[0] as string, b[0] as string]
  return {
    rebel: { name: a, letter: letters[0] as string, all: isOurs ? 'the Rebels' : a },
    empire: { name: b, letter: letters[1] as string, all: isOurs ? 'the Empire' : b },
  }
}

const REASONS: Readonly<Record<string, string>> = {
  objective: 'by an objective',
  clock: 'by the clock',
  reputation: 'reputation met time',
  'base-taken': 'base captured',
  'base-captured': 'base captured',
  'base-destroyed': 'base destroyed',
  forfeit: 'opponent forfeited',
  'too-long': 'too long',
}

/** A word for how a game ended. */
export function reasonText(reason: string): string {
  return REASONS[reason] ?? reason.replaceAll('-', ' ')
}

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
