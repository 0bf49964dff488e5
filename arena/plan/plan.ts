import * as v from 'valibot'
import { USUAL_GAME } from '../../engine/games.js'
import { InputError, suggestion } from '../../engine/input-error.js'
import type { Adjudication } from '../match/adjudicator.js'
import { shapeComplaint } from '../shape.js'
import type { SprtPlan } from '../statistics/sprt.js'
import { parseAdjudication } from './adjudication.js'
import type { Grown } from './grown.js'
import { type Limits, parseDuration, parseGameTime, USUAL_LIMITS } from './limits.js'
import { type Entrant, parseLineUp } from './line-up.js'
import { FORMATS, type Format } from './meeting.js'

/** A tournament as it was asked for. With the program's version and the table of its game it determines every game. */
export interface TournamentPlan {
  readonly game: string
  /** The module that holds it, where it is none of the project's. */
  readonly gameFile: string | null
  readonly options: Readonly<Record<string, string>>
  readonly agents: readonly Entrant[]
  readonly format: Format
  /** Of each pairing; in a swiss of each meeting. */
  readonly games: number
  /** Of a swiss. */
  readonly rounds: number
  readonly seed: string
  readonly sprt: PlannedSprt | null
  /** When a game ends because its players agree; null for never. */
  readonly adjudication: Adjudication | null
  /** Number of the first game: those before it are left out. */
  readonly start: number
  /** Files and folders of positions to begin from, pair by pair in turn; none for the beginning. */
  readonly positions: readonly string[]
  /** What it was asked for later, one after the other. */
  readonly growth: readonly Grown[]
  readonly limits: Limits
}

export interface PlannedSprt extends SprtPlan {
  /** Places of the two agents in the line-up; the test asks whether the first is the stronger. */
  readonly a: number
  readonly b: number
  /** Games of this pairing at most. */
  readonly max: number
}

/** Of those who meet, where nothing is said. */
const USUAL_GAMES = 100
/** An SPRT without a number of games goes on until it is decided, or so far. */
const MOST_UNTIL_DECIDED = 100_000

const Share = v.pipe(v.number(), v.gtValue(0), v.ltValue(1))
const Whole = v.pipe(v.number(), v.integer(), v.minValue(1))
const Sprt = v.strictObject({
  elo0: v.optional(v.number(), 0),
  elo1: v.optional(v.number(), 20),
  alpha: v.optional(Share, 0.05),
  beta: v.optional(Share, 0.05),
  of: v.optional(v.string()),
  max: v.optional(Whole),
})

const Input = v.strictObject({
  agents: v.array(v.string()),
  games: v.optional(v.pipe(Whole, v.maxValue(10_000_000))),
  seed: v.optional(v.union([v.string(), v.pipe(v.number(), v.integer())]), '1'),
  game: v.optional(v.string(), USUAL_GAME),
  gameFile: v.optional(v.string()),
  options: v.optional(v.record(v.string(), v.string()), {}),
  format: v.optional(v.string(), 'round-robin'),
  rounds: v.optional(v.pipe(Whole, v.maxValue(1000))),
  sprt: v.optional(v.union([v.string(), Sprt])),
  adjudicate: v.optional(v.string()),
  start: v.optional(v.pipe(Whole, v.maxValue(1_000_000_000)), 1),
  positions: v.optional(v.array(v.string()), []),
  moveTime: v.optional(v.string()),
  gameTime: v.optional(v.string()),
  margin: v.optional(v.string()),
  startTime: v.optional(v.string()),
  closeTime: v.optional(v.string()),
  maxDecisions: v.optional(Whole),
})

/** What a command line or a JSON file may say of a tournament. */
export type PlanInput = v.InferInput<typeof Input>

/** The tournament that `input` asks for; an InputError names what is wrong with it. */
export function readPlan(input: unknown): TournamentPlan {
  const result = v.safeParse(Input, input)
  if (!result.success) {
    const issue = result.issues[0]
    const place = v.getDotPath(issue) ?? 'tournament'
    const meant = issue.expected === 'never' ? suggestion(place, Object.keys(Input.entries)) : ''
    throw new InputError(`${place}: ${shapeComplaint(issue)}${meant}`)
  }
  const given = result.output
  const agents = parseLineUp(given.agents, given.game)
  const format = readFormat(given.format, agents.length)
  const games = given.games ?? USUAL_GAMES
  const rounds = given.rounds ?? Math.max(1, Math.ceil(Math.log2(agents.length)) + 1)
  if (given.rounds !== undefined && format !== 'swiss')
    throw new InputError(`rounds: only a swiss has them; this is a ${format}`)
  const sprt =
    given.sprt === undefined
      ? null
      : readSprt(given.sprt, agents, format, games, given.games === undefined)
  return {
    game: given.game,
    gameFile: given.gameFile ?? null,
    options: given.options,
    agents,
    format,
    games,
    rounds,
    seed: String(given.seed),
    sprt,
    adjudication: given.adjudicate === undefined ? null : parseAdjudication(given.adjudicate),
    start: given.start,
    positions: given.positions,
    growth: [],
    limits: {
      ...USUAL_LIMITS,
      ...(given.moveTime === undefined
        ? {}
        : { moveMs: parseDuration(given.moveTime, 'move time') }),
      ...(given.gameTime === undefined ? {} : parseGameTime(given.gameTime, 'game time')),
      ...(given.margin === undefined ? {} : { marginMs: parseDuration(given.margin, 'margin') }),
      ...(given.startTime === undefined
        ? {}
        : { startMs: parseDuration(given.startTime, 'start time') }),
      ...(given.closeTime === undefined
        ? {}
        : { closeMs: parseDuration(given.closeTime, 'close time') }),
      ...(given.maxDecisions === undefined ? {} : { maxDecisions: given.maxDecisions }),
    },
  }
}

function readFormat(text: string, agents: number): Format {
  const format = FORMATS.find((one) => one === text)
  if (format === undefined)
    throw new InputError(
      `format: unknown format "${text}"${suggestion(text, FORMATS)} (known: ${FORMATS.join(', ')})`,
    )
  if (format === 'match' && agents !== 2)
    throw new InputError(
      `format: a match has two agents, not ${agents}; use round-robin or gauntlet`,
    )
  return format
}

function readSprt(
  given: string | v.InferOutput<typeof Sprt>,
  agents: readonly Entrant[],
  format: Format,
  games: number,
  isUntilDecided: boolean,
): PlannedSprt {
  const sprt = typeof given === 'string' ? parseSprt(given) : given
  if (sprt.elo0 >= sprt.elo1)
    throw new InputError(`sprt: elo0 (${sprt.elo0}) must be below elo1 (${sprt.elo1})`)
  if (format === 'swiss')
    throw new InputError(
      'sprt: a swiss has no pairing that goes on; use round-robin, gauntlet or match',
    )
  const names = agents.map((one) => one.agent)
  const [first, second, ...more] = (sprt.of ?? `${names[0]}:${names[1]}`).split(':')
  const place = (name: string | undefined): number => {
    const found = names.indexOf(name ?? '')
    if (found < 0)
      throw new InputError(
        `sprt: of: no agent "${name ?? ''}"${suggestion(name ?? '', names)} (agents: ${names.join(', ')})`,
      )
    return found
  }
  const [a, b] = [place(first), place(second)]
  if (a === b || more.length > 0)
    throw new InputError('sprt: of: names two agents, as in of=new:old')
  if (format === 'gauntlet' && a !== 0 && b !== 0)
    throw new InputError(`sprt: of: in a gauntlet one of the two is the first agent, ${names[0]}`)
  const pairedGames = games + (games % 2)
  const usualMost = isUntilDecided ? MOST_UNTIL_DECIDED : pairedGames
  const max = Math.max(pairedGames, sprt.max ?? usualMost)
  return {
    elo0: sprt.elo0,
    elo1: sprt.elo1,
    alpha: sprt.alpha,
    beta: sprt.beta,
    a,
    b,
    max: max + (max % 2),
  }
}

/** `elo0=0,elo1=20,alpha=.05,beta=.05,of=A:B,max=2000`; an empty text takes what is usual. */
function parseSprt(text: string): v.InferOutput<typeof Sprt> {
  const given: Record<string, string | number> = {}
  for (const part of text === '' ? [] : text.split(',')) {
    const [name = '', value] = part.split('=')
    const known = Object.keys(Sprt.entries)
    if (!known.includes(name) || value === undefined)
      throw new InputError(
        `sprt: "${part}"${suggestion(name, known) || ' is not understood'} (known: ${known.join(', ')})`,
      )
    given[name] = name === 'of' ? value : Number(value)
  }
  const result = v.safeParse(Sprt, given)
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new InputError(`sprt: ${v.getDotPath(issue) ?? ''}: ${shapeComplaint(issue)}`)
}
