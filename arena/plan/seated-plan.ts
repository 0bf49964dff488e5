import type { Game, Seat } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { sideNames, sideNumbers } from '../../engine/seats.js'
import { begunWith } from './grown.js'
import type { Entrant } from './line-up.js'
import type { ScheduleRules } from './meeting.js'
import type { TournamentPlan } from './plan.js'
import type { StartPosition } from './start-positions.js'

/** A tournament that fits the table of its game. */
export interface SeatedPlan extends TournamentPlan {
  /** By seat: its side. */
  readonly sides: readonly number[]
  /** Where games begin, group by group in turn; none for the beginning. */
  readonly starts: readonly StartPosition[]
}

/** The tournament at the table of its game; an InputError says what does not fit there. */
export function seatedPlan(
  plan: TournamentPlan,
  game: Game,
  starts: readonly StartPosition[] = [],
): SeatedPlan {
  const seats = game.seats(plan.options)
  const count = sideNames(seats).length
  checkFormat(plan, game.name, count)
  checkStart(plan, count)
  for (const entrant of plan.agents) checkTeam(entrant, game.name, seats)
  const games = Math.ceil(plan.games / count) * count // whole groups
  return { ...plan, games, sides: sideNumbers(seats), starts }
}

/** Sides of the game, and games of a group: everybody plays each side once. */
export function sideCount({ sides }: Pick<SeatedPlan, 'sides'>): number {
  return Math.max(...sides) + 1
}

/** The first seat of each side; its partners share what it gets. */
export function firstSeats({ sides }: Pick<SeatedPlan, 'sides'>): number[] {
  return Array.from({ length: sideCount({ sides }) }, (_, side) => sides.indexOf(side))
}

/** For each seat, how many-th of its side it is, from 0. */
export function placesInSide({ sides }: Pick<SeatedPlan, 'sides'>): number[] {
  return sides.map((side, seat) => sides.slice(0, seat).filter((one) => one === side).length)
}

/** What a group of games is called: two games with the sides swapped are a pair. */
export function groupWord(sides: number): 'pair' | 'group' {
  return sides === 2 ? 'pair' : 'group'
}

/** Who meets whom in this tournament. */
export function scheduleRules(plan: SeatedPlan): ScheduleRules {
  const { sprt } = plan
  const sides = sideCount(plan)
  const begun = begunWith(plan)
  return {
    format: plan.format,
    agents: begun,
    sides,
    groupsEach: plan.games / sides,
    skipped: (plan.start - 1) / sides,
    extra: sprt === null ? null : { a: sprt.a, b: sprt.b, groups: Math.ceil(sprt.max / sides) },
    rounds: plan.rounds,
    growth: growthRules(plan, begun, sides),
  }
}

function growthRules(plan: SeatedPlan, begun: number, sides: number): ScheduleRules['growth'] {
  let agents = begun
  return plan.growth.map(({ games, joined }) => {
    agents += joined
    return { agents, groupsEach: games / sides }
  })
}

function checkFormat({ format, sprt }: TournamentPlan, game: string, sides: number): void {
  if (sides < 2) throw new InputError(`game: ${game} has one side; nobody can be compared in it`)
  if (sides === 2) return
  if (format === 'swiss')
    throw new InputError(
      `format: a swiss pairs two; ${game} has ${sides} sides: use round-robin or gauntlet`,
    )
  if (sprt !== null)
    throw new InputError(`sprt: it tests two against each other; ${game} has ${sides} sides`)
}

function checkStart({ start, format }: TournamentPlan, sides: number): void {
  if (start === 1) return
  if (format === 'swiss')
    throw new InputError('start: a swiss pairs by the results of the games before; it starts at 1')
  if ((start - 1) % sides !== 0)
    throw new InputError(
      `start: game ${start} stands within a ${groupWord(sides)}; the next begins with ${Math.ceil(start / sides) * sides + 1}`,
    )
}

function checkTeam({ agent, spec, team }: Entrant, game: string, seats: readonly Seat[]): void {
  if (team === undefined) return
  for (const side of sideNames(seats)) {
    const count = seats.filter((seat) => seat.side === side).length
    if (count === team.length) continue
    throw new InputError(
      `agents: ${agent} (${spec}) is a team of ${team.length}, but the side ${side} of ${game} has ${count} ${count === 1 ? 'seat' : 'seats'}; one spec alone plays all seats of its side`,
    )
  }
}
