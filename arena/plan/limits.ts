import { InputError } from '../../engine/input-error.js'

/** What a game may take. Times hold for programs of others and for agents with a time budget; decisions for all. */
export interface Limits {
  readonly moveMs: number
  /** For all decisions of one seat in one game. */
  readonly gameMs: number
  /** Given back to the seat after each of its decisions. */
  readonly incrementMs: number
  /** Forgiven for the way there and back. */
  readonly marginMs: number
  /** To start and greet. */
  readonly startMs: number
  /** To leave after the game. */
  readonly closeMs: number
  /** A game with more decisions than this is drawn. */
  readonly maxDecisions: number
}

export const USUAL_LIMITS: Limits = {
  moveMs: 5_000,
  gameMs: 600_000,
  incrementMs: 0,
  marginMs: 50,
  startMs: 10_000,
  closeMs: 2_000,
  maxDecisions: 20_000,
}

const UNITS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  min: 60_000,
  h: 3_600_000,
}

/** Milliseconds of `1500ms`, `1.5s`, `10m`. `where` is named in errors. */
export function parseDuration(text: string, where: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s|min|m|h)$/.exec(text.trim()) ?? []
  const factor = UNITS[unit ?? '']
  if (number === undefined || factor === undefined)
    throw new InputError(`${where}: "${text}" is not a duration; for example 500ms, 5s or 10m`)
  return Number(number) * factor
}

/** `10m` or `10m+2s`: time of a game, and what each decision gives back. */
export function parseGameTime(text: string, where: string): Pick<Limits, 'gameMs' | 'incrementMs'> {
  const [time = '', increment] = text.split('+')
  return {
    gameMs: parseDuration(time, where),
    incrementMs: increment === undefined ? 0 : parseDuration(increment, where),
  }
}
