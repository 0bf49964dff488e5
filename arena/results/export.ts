import type { Game, Reader } from '../../engine/game.js'
import { replay } from '../../engine/record.js'
import { seatNames, sideNames } from '../../engine/seats.js'
import { type MoveNote, readNotes } from '../match/notebook.js'
import { firstSeats } from '../plan/seated-plan.js'
import { durationText } from '../summary/durations.js'
import type { PairingSummary } from '../summary/summary.js'
import type { Tournament } from '../tournament/tournament.js'
import { arenaRecord } from './record-line.js'

/** Games of a tournament for other programs and for people. */

/** The counted games in order, a row each. */
export function* gameRows(tournament: Tournament, game: Game): Generator<string> {
  const { book, plan } = tournament
  const sides = sideNames(game.seats(plan.options))
  const seats = firstSeats(plan)
  yield csvRow([
    'game',
    'world',
    ...sides,
    ...sides.map((side) => `points ${side}`),
    'ended',
    'length',
    'moves',
    ...sides.map((side) => `seconds ${side}`),
    'forfeit by',
    'forfeit reason',
  ])
  for (const number of countedGames(tournament)) {
    const task = tournament.task(number)
    const result = tournament.result(number)
    const { forfeit, halfPoints, timing } = result
    const moves = result.decisions.reduce((sum, count) => sum + count, 0)
    const seconds = (side: number): number =>
      plan.sides.reduce(
        (sum, own, seat) => sum + (own === side ? (timing.spentMs[seat] ?? 0) : 0),
        0,
      ) / 1000
    yield csvRow([
      number,
      task.world,
      ...(book.agents(number) ?? []).map((place) => plan.agents[place]?.agent ?? ''),
      ...seats.map((seat) => (halfPoints[seat] as number) / 2),
      result.reason,
      result.facts.length,
      moves,
      ...sides.map((_, side) => Number(seconds(side).toFixed(4))),
      forfeit === null ? '' : (task.players[forfeit.seat]?.agent ?? ''),
      forfeit?.reason ?? '',
    ])
  }
}

/** Whoever met, a row each. */
export function* pairingRows(pairings: readonly PairingSummary[]): Generator<string> {
  yield csvRow([
    ...['a', 'b', 'games', 'points a', 'score', 'low', 'high'],
    ...['elo', 'elo low', 'elo high', 'superior', 'forfeits'],
  ])
  for (const one of pairings)
    yield csvRow([
      ...[one.a, one.b, one.games, one.won, one.score, one.low, one.high],
      ...[one.elo, one.eloLow, one.eloHigh, one.superior, one.forfeits],
    ])
}

/** A game to be read: every decision with who made it, what he thought of it and how long it took. */
export function readableGame(tournament: Tournament, game: Game, number: number): string {
  const task = tournament.task(number)
  const result = tournament.result(number)
  const record = arenaRecord(task, result, firstSeats(tournament.plan), game)
  const names = seatNames(game, task.options)
  const notes = readNotes(result.opinions, result.timing.moments)
  const lines = [
    `Game ${number}: ${names.map((name, seat) => `${task.players[seat]?.agent} (${name})`).join(' against ')}`,
    `${game.title}, world ${task.world}`,
    '',
  ]
  const reader: Reader = 'all'
  replay(game, record, (state, move, n) => {
    const actor = game.actor(state)
    const who = `${names[actor]} (${task.players[actor]?.agent})`
    lines.push(`${n + 1}. ${who}: ${game.describe(state, move)}${noteText(notes.get(n))}`)
    for (const told of game.tell(state, move, reader)) lines.push(`     ${told}`)
  })
  const points = record.points.map(
    (share, side) => `${sideNames(game.seats(task.options))[side]} ${share}`,
  )
  return `${[...lines, '', `Ended: ${result.reason}. Points: ${points.join(', ')}.`].join('\n')}\n`
}

/** The numbers of the games that count, in order. */
export function countedGames({ book }: Tournament): number[] {
  const numbers: number[] = []
  for (let number = book.first; number <= book.last; number++)
    if (book.isCounted(book.groupOf(number))) numbers.push(number)
  return numbers
}

function noteText(note: MoveNote | undefined): string {
  if (note === undefined) return ''
  const words: string[] = []
  if (note.value !== null) words.push(`${(note.value * 100).toFixed(1)} %`)
  if (note.visits > 0) words.push(note.visits === 1 ? '1 visit' : `${note.visits} visits`)
  if (note.ms !== null) words.push(note.ms < 1000 ? `${note.ms} ms` : durationText(note.ms / 1000))
  return words.length === 0 ? '' : `  [${words.join(', ')}]`
}

/** By RFC 4180; a field that a spreadsheet would take for a formula is a text of its own. */
function csvRow(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`
}

function csvField(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
