import { MOST_MOVES } from '../../engine/game.js'

const HEAD = 5
const COUNT = 0
const ITERATIONS = 1
const FAILURES = 2
const NODES = 3
const SHORTFALLS = 4

const ROW = 7
const CANDIDATE = 0
const VISITS = 1
const SUM = 2
const SQUARES = 3
const STRATEGY = 4
const SURVIVED = 5
const FAILED = 6

const CELLS = HEAD + ROW * MOST_MOVES

/** What is added up of a candidate. */
export interface Sums {
  readonly visits: number
  readonly sum: number
  readonly squares: number
}

/** Bytes of the cells of one `RootSums`, for memory that threads share. */
export const SUMS_BYTES = CELLS * Float64Array.BYTES_PER_ELEMENT

/** What a search found out about the candidates of the root, in their order: sums, so that searches can be added up. */
export class RootSums {
  constructor(private readonly cells: Float64Array = new Float64Array(CELLS)) {}

  begin(iterations: number, failures: number, nodes: number, shortfalls: number): void {
    this.cells.set([0, iterations, failures, nodes, shortfalls])
  }

  push(
    candidate: number,
    visits: number,
    sum: number,
    squares: number,
    strategy: number,
    survived: boolean,
    failed: boolean,
  ): void {
    const row = [candidate, visits, sum, squares, strategy, survived ? 1 : 0, failed ? 1 : 0]
    this.cells.set(row, HEAD + ROW * this.count)
    this.cells[COUNT] = this.count + 1
  }

  /** Adds what another search of the same candidates found; false, and nothing is done, when they are others. */
  add(other: RootSums): boolean {
    if (other.count !== this.count) return false
    for (let i = 0; i < this.count; i++)
      if (other.at(i, CANDIDATE) !== this.at(i, CANDIDATE)) return false
    for (let cell = ITERATIONS; cell < HEAD; cell++) this.raise(cell, other)
    for (let i = 0; i < this.count; i++)
      for (let field = VISITS; field < ROW; field++) this.raise(HEAD + ROW * i + field, other)
    return true
  }

  get count(): number {
    return this.cells[COUNT] as number
  }

  get iterations(): number {
    return this.cells[ITERATIONS] as number
  }

  get failures(): number {
    return this.cells[FAILURES] as number
  }

  get nodes(): number {
    return this.cells[NODES] as number
  }

  get shortfalls(): number {
    return this.cells[SHORTFALLS] as number
  }

  candidate(i: number): number {
    return this.at(i, CANDIDATE)
  }

  /** 0 for a candidate that failed: its values cannot be trusted. */
  visits(i: number): number {
    return this.hasFailed(i) ? 0 : this.at(i, VISITS)
  }

  mean(i: number): number {
    const visits = this.at(i, VISITS)
    return visits === 0 ? 0.5 : this.at(i, SUM) / visits
  }

  /** Standard error of the mean; Infinity below two visits. */
  error(i: number): number {
    const visits = this.visits(i)
    if (visits < 2) return Number.POSITIVE_INFINITY
    const mean = this.mean(i)
    const variance = (this.at(i, SQUARES) / visits - mean * mean) * (visits / (visits - 1))
    return Math.sqrt(Math.max(0, variance) / visits)
  }

  /** How much the average strategy plays it. */
  strategy(i: number): number {
    return this.at(i, STRATEGY)
  }

  /** Not dropped by any search that was added. */
  hasSurvived(i: number): boolean {
    return this.at(i, SURVIVED) > 0 && !this.hasFailed(i)
  }

  private hasFailed(i: number): boolean {
    return this.at(i, FAILED) > 0
  }

  private at(i: number, field: number): number {
    return this.cells[HEAD + ROW * i + field] as number
  }

  private raise(cell: number, other: RootSums): void {
    this.cells[cell] = (this.cells[cell] as number) + (other.cells[cell] as number)
  }
}
