import { cardOfCode, READY_VALUE } from '../../../../engine/duel/facts/cards.js'
import { listed } from '../../../../engine/english.js'
import type { Player } from '../../../../engine/game.js'
import type { State } from '../../../../engine/state.js'
import { wrap } from '../../../shell/wrap.js'
import type { Numbered } from '../../../terminal/choices.js'
import type { Drawing } from '../../../terminal/game-words.js'
import { PLAY_PART, sortOf } from '../decision/parts.js'
import { codeOfPart } from '../decision/spots.js'
import { bustWords } from '../table/cards-ahead.js'
import { type DuelTable, tableOf } from '../table/table.js'
import { labelOf, strategyName } from '../words/names.js'
import { type Asking, askingFor, type PartLine, plain } from './asked.js'
import { standingNow } from './board.js'

/** How the choices of a decision stand on the screen. */

export function listLines(
  state: State,
  seat: Player,
  choices: readonly Numbered[],
  narrowed: string,
  { width }: Drawing,
): readonly string[] | null {
  const asking = askingFor(state, narrowed)
  // The lines are those that `choices` has given
  const lines = choices as readonly Numbered<PartLine>[]
  const table = tableOf(state, seat)
  switch (asking.kind) {
    case 'turn':
      return narrowed === '' ? actLines(table, lines) : targetLines(asking, lines, width)
    case 'characters':
      return besides(lines, width)
    case 'strategy':
      return [...lines.map(actLine), ...planningLines(table, seat)]
    case 'search':
    case 'search-deck':
      return deckLines(table, lines, width)
    case 'reserve':
    case 'bargain':
      return [...lines.map(actLine), `  then: ${thenWords(asking)}`]
    default:
      return null
  }
}

const LABEL = 20

function actLine({ number, choice: { label, about = '', off } }: Numbered<PartLine>): string {
  const [name, says] = off === undefined ? [label, about] : [`(${label})`, off]
  return `  ${number} ${says === '' ? name : `${name.padEnd(LABEL)} ${says}`}`
}

/** The acts of a turn; the next card with its chances. */
function actLines(table: DuelTable, lines: readonly Numbered<PartLine>[]): string[] {
  return lines.map((line) => {
    const text = actLine(line)
    const { part, off } = line.choice
    return part === PLAY_PART && off === undefined ? `${text}${chanceWords(table)}` : text
  })
}

/** `   (14 25 %, 15 19 %)`: totals that are not bust. */
function chanceWords(table: DuelTable): string {
  const own = table.sides[table.reader === 0 ? 0 : 1]
  const from = standingNow(table).finals[table.reader === 0 ? 0 : 1]
  const objective = table.event?.objective ?? 0
  const good = own.draw.values.filter(({ value }) => from + value <= objective)
  if (good.length === 0) return ''
  return `   (${good.map(({ value, chance }) => `${from + value} ${Math.round(chance * 100)} %`).join(', ')})`
}

/** Targets by what befalls them and whose they are, beside each other. */
function targetLines(
  { prompt }: Asking,
  lines: readonly Numbered<PartLine>[],
  width: number,
): string[] {
  const told = prompt.groups.flatMap(({ title, choices }) => {
    const cells = lines
      .filter(
        ({ choice }) => choices.some(({ part }) => part === choice.part) && choice.refusal !== true,
      )
      .map(({ number, choice: { label, about = '' } }) => `${number} ${label}  ${about}`)
    const head = title === '' ? '  ' : `  ${title.toLowerCase().padEnd(HEAD)}`
    return inColumns(cells, head, width)
  })
  const none = lines.filter(({ choice }) => choice.refusal === true)
  return [...told, ...none.map(({ choice }) => `  0 ${choice.label}`)]
}

const HEAD = 8

function inColumns(cells: readonly string[], head: string, width: number): string[] {
  const widest = Math.max(0, ...cells.map((cell) => cell.length)) + 3
  const across = Math.max(1, Math.floor((width - head.length) / widest))
  const rows: string[] = []
  for (let i = 0; i < cells.length; i += across) {
    const row = cells.slice(i, i + across).map((cell) => cell.padEnd(widest))
    rows.push(`${i === 0 ? head : ' '.repeat(head.length)}${row.join('')}`.trimEnd())
  }
  return rows
}

/** Two columns, read downwards. */
function besides(lines: readonly Numbered<PartLine>[], width: number): string[] {
  const cells = lines.map(({ number, choice: { label, about = '', off } }) =>
    off === undefined ? `${number} ${label.padEnd(10)} ${about}` : `${number} (${label}) ${off}`,
  )
  const widest = Math.max(...cells.map((cell) => cell.length))
  if (2 * widest + 5 > width) return cells.map((cell) => `  ${cell}`)
  const half = Math.ceil(cells.length / 2)
  return Array.from({ length: half }, (_, row) =>
    `  ${(cells[row] ?? '').padEnd(widest + 3)}${cells[row + half] ?? ''}`.trimEnd(),
  )
}

/** What is used, what they can still have, and how soon the objective is passed. */
function planningLines(table: DuelTable, seat: Player): string[] {
  const used = (side: number): string => {
    const names = table.sides[side === 0 ? 0 : 1].used.map(strategyName)
    return names.length === 0 ? 'none' : listed(names)
  }
  const them = 1 - seat
  return [
    `    used: you ${used(seat)}; ${labelOf(them)} ${used(them)}`,
    ...bustWords(table).map((line) => `    ${line}`),
  ]
}

/** A whole deck, by value: the cards of each on one line, with what they would make. */
function deckLines(
  table: DuelTable,
  lines: readonly Numbered<PartLine>[],
  width: number,
): string[] {
  const valueIn = ({ choice }: Numbered<PartLine>): number =>
    READY_VALUE[cardOfCode(codeOfPart(table.reader, choice.part) ?? 0)] ?? 0
  const values = [...new Set(lines.map(valueIn))]
  return values.flatMap((value) => {
    const those = lines.filter((line) => valueIn(line) === value)
    const makes = those[0]?.choice.about ?? ''
    const names = those.map(({ number, choice }) => `${number} ${choice.label}`).join('  ')
    return wrap(
      `  ${value}  ${names}${makes === '' ? '' : `   ${plain(makes).replace('would have ', '')}`}`,
      width,
      '     ',
    )
  })
}

/** What is typed behind the first choice: `p Play, s Shuffle into the deck`. */
function thenWords({ prompt }: Asking): string {
  const [, then] = prompt.groups
  const open = (then?.choices ?? []).filter(({ refusal }) => refusal === '')
  return open
    .map(({ part, label }) => `${LETTERS[sortOf(part)] ?? ''} ${label.toLowerCase()}`)
    .join(', ')
}

const LETTERS: Readonly<Record<string, string>> = { bring: 'p', top: 'p', shuffle: 's', leave: 'l' }
