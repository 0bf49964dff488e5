import { counted } from '../../../../engine/english.js'
import type { Reader } from '../../../../engine/game.js'
import { STEP_IDS } from '../../../../engine/skirmish/rounds/steps.js'
import { ownId } from '../../../../engine/skirmish/text/names.js'
import type { State } from '../../../../engine/state.js'
import type { Drawing } from '../../../terminal/game-words.js'
import { type SkirmishTable, type TableUnit, tableOf } from '../table/table.js'
import { type Codes, codesOf } from './codes.js'
import { mapLines } from './map.js'

/** The position as it is drawn in the terminal: the table, and who stands where with what damage. */
export function boardText(state: State, reader: Reader, drawing: Drawing): string {
  const table = tableOf(state, reader)
  const seat = reader === 'all' ? (drawing.seat ?? 0) : reader
  const codes = codesOf(table.state, seat)
  return [
    headLine(table),
    ...(table.units.length > 0 ? ['', ...mapLines(table, codes, drawing)] : []),
    ...table.seats.flatMap(({ player }) => ['', ...playerLines(table, codes, player, drawing)]),
  ].join('\n')
}

function headLine({ turn, step, first, seats }: SkirmishTable): string {
  if (turn === 0) return 'Before the battle.'
  const what = (STEP_IDS[step] ?? '').replace('-', ' ')
  return `Turn ${turn}, ${what}. ${seats[first]?.name} is first player.`
}

function playerLines(
  table: SkirmishTable,
  codes: Codes,
  player: number,
  { width }: Drawing,
): string[] {
  const seat = table.seats[player]
  if (seat === undefined) return []
  const cards = table.cards
    .filter(({ owner }) => owner === player)
    .map(({ lies, harm, fatal, bonus }) =>
      lies ? `${fatal - harm} of ${fatal}${bonus === '' ? '' : ` (+1 ${bonus})`}` : 'gone',
    )
  const head = `${seat.name}  ${counted(seat.score, 'point')}  home cards: ${cards.join(', ')}${seat.isOut ? '  out of the battle' : ''}`
  const units = table.units
    .filter(({ owner }) => owner === player)
    .map((unit) => unitText(table.state, codes, unit))
  const reserve = seat.reserve.map(({ slot }) => ownId(table.state, slot)).join(', ')
  return [head, ...inColumns(units, width), ...(reserve === '' ? [] : [`  in reserve: ${reserve}`])]
}

/** `X1  x-wing-1  2*  640,790 ↑90  1 of 2 done`. */
function unitText(s: State, codes: Codes, unit: TableUnit): string {
  const marks = [
    unit.isDoomed ? 'doomed' : unit.harm > 0 ? `${unit.harm} of ${unit.fatal}` : '',
    unit.isCloaked ? 'cloaked' : '',
    unit.hasPassed ? 'passed' : '',
    unit.isDone ? 'done' : '',
  ].filter((word) => word !== '')
  const place = `${Math.round(unit.x)},${Math.round(unit.y)} ${Math.round(unit.heading)}°`
  return `${(codes.get(unit.slot) ?? '').padEnd(4)}${ownId(s, unit.slot)} ${unit.stars}* ${place} ${marks.join(' ')}`.trimEnd()
}

/** Two beside each other where there is room. */
function inColumns(texts: readonly string[], width: number): string[] {
  const half = Math.floor((width - 4) / 2)
  if (texts.some((text) => text.length > half)) return texts.map((text) => `  ${text}`)
  return texts.flatMap((text, i) =>
    i % 2 === 0 ? [`  ${text.padEnd(half)}  ${texts[i + 1] ?? ''}`.trimEnd()] : [],
  )
}
