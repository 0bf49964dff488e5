import { capital } from '../../english.js'
import type { Reader } from '../../game.js'
import { State } from '../../state.js'
import { baseSystem, candidates, isRevealed } from '../board/base.js'
import {
  destroyedSystems,
  iconAt,
  loyalTo,
  populousSystems,
  sabotagedSystems,
  subjugatedSystems,
} from '../board/board.js'
import { markersIn } from '../board/markers.js'
import { seatToDecide } from '../course/turn.js'
import { MARKERS } from '../data/markers.js'
import { REGION_NAMES } from '../data/systems.js'
import { MOST_ICONS, REGION_SYSTEMS } from '../facts/map.js'
import { PHASE_IDS } from '../facts/phases.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { observe } from '../knowledge/observe.js'
import { captivesAt, freeLeadersAt, poolOf } from '../leaders/leaders.js'
import { roundOf } from '../rounds/refresh.js'
import { MASKED_FOR, PHASE, REASON, REPUTATION, TIME, WINNER } from '../state/layout.js'
import { shortName, shortNames, unitCodes } from './codes.js'
import { question } from './questions.js'
import { deciderName, deciderWords, readerSide } from './reader.js'
import { reasonWords } from './sentences.js'
import { piecesBeside, tableLines, wrapped } from './table.js'
import { bits, numbered, placeName, SIDE_NAMES } from './words.js'

/** The position drawn for a person at 80 columns, with what one side may know, or all of it. */

export interface Drawing {
  /** Letters instead of drawn icons. */
  readonly ascii?: boolean
  /** Columns of the window: under 60 the regions stand below each other. */
  readonly width?: number
  /** Neither the question nor the hands: whoever asks shows them. */
  readonly brief?: boolean
}

const WIDTH = 80
const TWO_COLUMNS_FROM = 60
const COLUMN = 39
const UNITS_AT_COLUMN = 22

export function show(state: State, seat: Reader, drawing: Drawing = {}): string {
  const masked = state.bytes[MASKED_FOR] !== 0 || seat === 'all'
  const s = masked ? state : observe(state, seat, new State(state.bytes.length))
  const reader = readerSide(s, seat)
  const beside = drawing.brief === true ? piecesBeside(s, true) : tableLines(s, reader)
  const width = drawing.width ?? WIDTH
  const lines = [...heading(s, seat, reader, drawing), ...board(s, reader, drawing), ...beside]
  return lines.flatMap((line) => wrapped(line, width)).join('\n')
}

function heading(s: State, seat: Reader, reader: Reader, drawing: Drawing): string[] {
  const time = s.bytes[TIME]
  const reputation = s.bytes[REPUTATION]
  const apart = `Time ${time}, reputation ${reputation}: ${reputation - time} apart.`
  if (s.bytes[WINNER] !== 0) {
    const winner = s.bytes[WINNER] - 1
    const wins = `${SIDE_NAMES[winner].toUpperCase()} ${winner === REBEL ? 'WIN' : 'WINS'}`
    return [`${wins} in round ${roundOf(s)}: ${reasonWords(s.bytes[REASON])}.`, apart]
  }
  const phase = PHASE_IDS[s.bytes[PHASE]]
  const round = phase === 'setup' ? 'Setup' : `Round ${roundOf(s)}, ${capital(phase)}`
  return [
    `${round}, ${decider(s, seat)}. ${apart}`,
    ...(drawing.brief === true ? [] : [`Asked: ${question(s)}`]),
    leadersLine(s, reader),
  ]
}

function decider(s: State, seat: Reader): string {
  return seat === seatToDecide(s) ? `your turn (${deciderName(s)})` : deciderWords(s)
}

function leadersLine(s: State, reader: Reader): string {
  const parts: string[] = []
  for (const side of [REBEL, EMPIRE]) {
    const pool = shortNames(poolOf(s, side)) || 'none'
    parts.push(`${side === REBEL ? 'Rebels' : 'Empire'} free: ${pool}.`)
  }
  if (reader === EMPIRE) parts.reverse()
  if (!isRevealed(s) && baseMayBe(s, reader) !== 0)
    parts.push(`Base possible (?): ${numbered(bits(baseMayBe(s, reader)).length, 'system')}.`)
  return parts.join(' ')
}

/** Systems marked with `?`. */
function baseMayBe(s: State, reader: Reader): number {
  return isRevealed(s) || reader === REBEL ? 0 : candidates(s)
}

function board(s: State, reader: Reader, drawing: Drawing): string[] {
  const lines: string[] = []
  const isNarrow = (drawing.width ?? WIDTH) < TWO_COLUMNS_FROM
  if (isNarrow) return REGION_NAMES.flatMap((_, region) => regionLines(s, reader, region, drawing))
  for (let region = 0; region < 8; region += 2) {
    const left = regionLines(s, reader, region, drawing)
    const right = regionLines(s, reader, region + 1, drawing)
    for (let i = 0; i < Math.max(left.length, right.length); i++)
      lines.push(((left[i] ?? '').padEnd(COLUMN) + (right[i] ?? '')).trimEnd())
  }
  return lines
}

function regionLines(s: State, reader: Reader, region: number, drawing: Drawing): string[] {
  const lines = [`${region + 1} ${REGION_NAMES[region].toUpperCase()}`]
  for (const system of bits(REGION_SYSTEMS[region])) {
    const start = systemStart(s, reader, system, drawing)
    const [first = '', ...more] = fitted(pieces(s, system), COLUMN - 1 - UNITS_AT_COLUMN)
    lines.push(`${start} ${first}`.trimEnd())
    for (const line of more) lines.push(' '.repeat(UNITS_AT_COLUMN) + line)
  }
  return lines
}

function systemStart(s: State, reader: Reader, system: number, drawing: Drawing): string {
  const neutral = drawing.ascii === true ? '.' : '·'
  const marks = loyaltyMark(s, system, neutral) + otherMarks(s, reader, system)
  return marks.padEnd(4) + placeName(system).padEnd(15) + icons(s, system, drawing).padEnd(2)
}

function loyaltyMark(s: State, system: number, neutral: string): string {
  const bit = 1 << system
  if ((destroyedSystems(s) & bit) !== 0) return 'x'
  if ((loyalTo(s, REBEL) & bit) !== 0) return 'R'
  if ((loyalTo(s, EMPIRE) & bit) !== 0) return 'E'
  return (populousSystems(s) & bit) !== 0 ? neutral : '-'
}

function otherMarks(s: State, reader: Reader, system: number): string {
  const bit = 1 << system
  let marks = ''
  if ((subjugatedSystems(s) & bit) !== 0) marks += 's'
  if ((sabotagedSystems(s) & bit) !== 0) marks += '!'
  if ((baseMayBe(s, reader) & bit) !== 0 && !(reader === 'all' && baseSystem(s) === system))
    marks += '?'
  if (baseSystem(s) === system && (isRevealed(s) || reader !== EMPIRE)) marks += 'B'
  return marks
}

const DRAWN = ['△', '○', '□', '▲', '●', '■']
const LETTERS = ['t', 'c', 's', 'T', 'C', 'S']

function icons(s: State, system: number, drawing: Drawing): string {
  let text = ''
  for (let i = 0; i < MOST_ICONS; i++) {
    const icon = iconAt(s, system, i)
    if (icon !== 255) text += (drawing.ascii === true ? LETTERS : DRAWN)[icon]
  }
  return text
}

/** Units and leaders of both sides; captives and target markers in brackets. */
function pieces(s: State, system: number): string[] {
  const words: string[] = []
  for (const side of [REBEL, EMPIRE]) {
    const codes = unitCodes(s, system, side)
    if (codes === '') continue
    if (words.length > 0) words.push(':')
    words.push(...codes.split(' '))
  }
  const free = freeLeadersAt(s, REBEL, system) | freeLeadersAt(s, EMPIRE, system)
  for (const leader of bits(free)) words.push(`+${shortName(leader)}`)
  for (const leader of bits(captivesAt(s, system))) words.push(`[${shortName(leader)}]`)
  for (const marker of bits(markersIn(s, system))) words.push(`[${MARKERS[marker]?.code}]`)
  return words
}

/** Words in lines of at most `width`. */
export function fitted(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines[lines.length - 1]
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
