import { MOST_MOVES, NOBODY } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { ROSTER_SIZE } from '../../engine/skirmish/facts/units.js'
import { skirmish } from '../../engine/skirmish/index.js'
import { ADD, verbOf } from '../../engine/skirmish/state/moves.js'
import { RESERVE } from '../../engine/skirmish/state/units.js'
import { type Agent, NO_LIMIT } from '../agent.js'
import { usualSettings } from '../settings.js'
import { type Fleet, fleetsNamed, fleetText } from './fleets.js'
import { scripted } from './scripted.js'

/**
 * A league of fleets: many are drawn by chance, all play against the field (each other, and the ready-made ones), and the
 * better part plays on, in more games.
 */

export interface LeagueRound {
  /** Fleets that play on into this round, and pairs of games that each plays. */
  readonly fleets: number
  readonly pairs: number
}

export const USUAL_ROUNDS: readonly LeagueRound[] = [
  { fleets: 200, pairs: 2 },
  { fleets: 60, pairs: 4 },
  { fleets: 20, pairs: 10 },
  { fleets: 8, pairs: 30 },
]

export interface Ranked {
  readonly fleet: string
  /** Of the last round: its games, and the part of them that it won. */
  readonly games: number
  readonly score: number
  readonly isReady: boolean
}

interface Entry {
  readonly fleet: string
  readonly isReady: boolean
  games: number
  won: number
}

/** Plays a league and answers its last round, the best first. */
export function playLeague(
  battle: string,
  seed: string,
  rounds: readonly LeagueRound[] = USUAL_ROUNDS,
  say: (line: string) => void = () => {},
): Ranked[] {
  const random = new Random(`${seed}/${battle}`)
  const ready = fleetsNamed('any', battle).map((fleet) => entryOf(fleet, true))
  let field = Array.from({ length: rounds[0]?.fleets ?? 0 }, () =>
    entryOf(drawFleet(battle, random), false),
  )
  let all: Entry[] = []
  rounds.forEach(({ fleets, pairs }, round) => {
    field = field.sort(byScore).slice(0, fleets)
    all = [...field, ...ready]
    for (const one of all) {
      one.games = 0
      one.won = 0
    }
    for (const one of all)
      for (let pair = 0; pair < pairs; pair++) {
        const others = all.filter((other) => other !== one)
        const other = others[random.below(others.length)] as Entry
        playPair(battle, one, other, `${seed}/${round}/${random.bits()}`)
      }
    const best = [...field].sort(byScore)[0]
    say(`round ${round + 1}: ${all.length} fleets, best ${best?.fleet} ${scoreOf(best as Entry)}`)
  })
  return all.sort(byScore).map((one) => ({
    fleet: one.fleet,
    games: one.games,
    score: scoreOf(one),
    isReady: one.isReady,
  }))
}

/** Units at random until nothing more fits. */
function drawFleet(battle: string, random: Random): Fleet {
  const s = skirmish.start({ battle }, `fleet ${random.bits()}`)
  const list = new Int32Array(MOST_MOVES)
  const view = skirmish.view(0)
  for (;;) {
    const count = skirmish.moves(s, list)
    const adding = list.subarray(0, count).filter((move) => verbOf(move) === ADD)
    if (skirmish.actor(s) !== 0 || adding.length === 0) break
    const before = view.bind(s).endSlot(0)
    skirmish.advance(s, adding[random.below(adding.length)] as number)
    if (view.bind(s).endSlot(0) === before) break
  }
  const fleet = new Uint8Array(2 * ROSTER_SIZE)
  view.bind(s)
  for (let slot = view.firstSlot(0); slot < view.endSlot(0); slot++) {
    const at = view.kind(slot) + (view.place(slot) === RESERVE ? ROSTER_SIZE : 0)
    fleet[at] = (fleet[at] as number) + 1
  }
  return fleet
}

function entryOf(fleet: Fleet, isReady: boolean): Entry {
  return { fleet: fleetText(fleet), isReady, games: 0, won: 0 }
}

function byScore(a: Entry, b: Entry): number {
  return scoreOf(b) - scoreOf(a)
}

function scoreOf({ games, won }: Entry): number {
  return games === 0 ? 0 : won / games
}

/** Two games with the same dice to begin with, seats swapped. */
function playPair(battle: string, one: Entry, other: Entry, seed: string): void {
  for (const seats of [
    [one, other],
    [other, one],
  ]) {
    const utility = play(battle, seats, seed)
    seats.forEach((entry, seat) => {
      entry.games++
      entry.won += utility[seat] ?? 0
    })
  }
}

/** Ways that the players of the league draw for a unit: it is the fleets that are compared. */
const SAMPLES = 8

function play(battle: string, seats: readonly Entry[], seed: string): readonly number[] {
  const options = { battle }
  const state = skirmish.start(options, seed)
  const agents = seats.map(
    ({ fleet }, player): Agent =>
      scripted.create(
        { game: skirmish, options, player, seed: `${seed}/${player}` },
        { ...usualSettings(scripted.options), fleet, samples: SAMPLES },
      ),
  )
  const list = new Int32Array(MOST_MOVES)
  const seen = skirmish.blank()
  for (let player = skirmish.actor(state); player !== NOBODY; player = skirmish.actor(state)) {
    const moves = { list, count: skirmish.moves(state, list) }
    const agent = agents[player] as Agent
    skirmish.advance(state, agent.choose(skirmish.observe(state, player, seen), moves, NO_LIMIT))
  }
  return skirmish.outcome(state)?.utility ?? []
}
