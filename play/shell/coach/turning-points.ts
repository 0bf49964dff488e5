import type { Way } from '../../../agents/mcts/act-judge.js'
import type { Finding } from './review.js'

/** Where a game turned: acts that gave something away, and what others and the dice changed between two acts. */

export interface TurningPoint {
  readonly sort: 'mistake' | 'turn'
  /** The move at which it stands in the record. */
  readonly number: number
  /** Chances of the seat before and after it. */
  readonly before: number
  readonly after: number
  readonly finding: Finding
}

/** A mistake costs so much at least, and so many standard errors: less cannot be told from noise. */
const LEAST_LOSS = 0.04
const SURE_ERRORS = 2
/** Between two acts chances have to change so much to be told. */
const LEAST_TURN = 0.1
const MOST = 12

/** The largest of them, in the order of the game. */
export function turningPoints(findings: readonly Finding[]): TurningPoint[] {
  const found: TurningPoint[] = []
  findings.forEach((finding, i) => {
    const { number, judgement } = finding
    const before = chanceBefore(finding)
    const last = findings[i - 1]?.judgement.made.chance
    if (last !== undefined && Math.abs(before - last) >= LEAST_TURN)
      found.push({ sort: 'turn', number, before: last, after: before, finding })
    if (isMistake(judgement))
      found.push({ sort: 'mistake', number, before, after: judgement.made.chance, finding })
  })
  const size = ({ before, after }: TurningPoint): number => Math.abs(before - after)
  const least = found.map(size).sort((a, b) => b - a)[MOST - 1] ?? 0
  return found.filter((point) => size(point) >= least)
}

/** The chance with the best act that was found. */
function chanceBefore({ judgement: { made, best } }: Finding): number {
  return best?.chance ?? made.chance
}

/** What an act gives away; 0 where nothing better was found. */
export function lossOf({ made, best }: { readonly made: Way; readonly best: Way | null }): number {
  return best === null ? 0 : best.chance - made.chance
}

export function isMistake(judgement: { readonly made: Way; readonly best: Way | null }): boolean {
  const { made, best } = judgement
  if (best === null) return false
  return lossOf(judgement) >= Math.max(LEAST_LOSS, SURE_ERRORS * Math.hypot(made.error, best.error))
}

/** For every position of the game the chance as the seat knew it last; what stands before its first act is even with that. */
export function curveOf(findings: readonly Finding[], moves: number): number[] {
  const values: number[] = []
  let value = findings[0] === undefined ? 0.5 : chanceBefore(findings[0])
  let next = 0
  for (let at = 0; at <= moves; at++) {
    const finding = findings[next]
    if (finding !== undefined && finding.number <= at) {
      value = chanceBefore(finding)
      next++
    }
    const last = findings[next - 1]
    const isOver = last !== undefined && at >= last.number + last.count
    values.push(isOver ? last.judgement.made.chance : value)
  }
  return values
}
