import { listed } from '../../english.js'
import type { Reader } from '../../game.js'
import type { State } from '../../state.js'
import { destroyedSystems, loyalTo, subjugatedSystems } from '../board/board.js'
import { objectiveEnd } from '../cards/of-game.js'
import { PHASE_ASSIGNMENT, PHASE_COMMAND } from '../facts/phases.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import {
  BASE_SYSTEM,
  OBJECTIVE_ZONE,
  PROBE_BOX,
  REPUTATION,
  TIME,
  WINNER,
} from '../state/layout.js'
import { OBJECTIVE_HAND } from '../state/zones.js'
import type { Entry } from './entry.js'
import { deciderWords, readerSide } from './reader.js'
import { wrapped } from './table.js'
import { bareMove, happenings, sentences } from './tell.js'
import { dealtWords, objectiveName, placeName, placeNames } from './words.js'

/** A whole game told turn by turn at 80 columns, with headings for rounds and phases. */

const WIDTH = 80

/** What belongs under one heading or to one turn. */
interface Block {
  /** Stands before the first line. */
  readonly start: string
  readonly entries: Entry[]
  /** Sentences that are no notes, in the place where they were said. */
  readonly lines: string[]
}

export class GameLog {
  private block: Block = empty('  ')
  private round = 0
  private turn = 0

  constructor(private readonly reader: Reader) {}

  /** Before the first move: what the deal has brought. */
  opening(s: State): string[] {
    const lines = ['SETUP', ...dealt(s, this.reader).map((line) => `  ${line}`)]
    return lines.flatMap((line) => wrapped(line, WIDTH))
  }

  /** Tells a move about to be made in `s`; answers the lines of what it completes. */
  add(s: State, move: number): string[] {
    const lines: string[] = []
    const { entries, after } = happenings(s, move, this.reader)
    if (sentences(entries).length === 0) this.say(bareMove(s, move, this.reader))
    for (const entry of entries) lines.push(...this.take(entry, after))
    return lines
  }

  /** The turn under way, as far as it has been told. */
  open(): string[] {
    return this.flush()
  }

  /** After the last move. */
  finish(s: State): string[] {
    const lines = this.flush()
    if (s.bytes[WINNER] === 0) {
      const who = deciderWords(s)
      return [...lines, '', `The record ends here: ${who}.`]
    }
    return [...lines, '', ...summary(s).flatMap((line) => wrapped(line, WIDTH))]
  }

  private take(entry: Entry, after: State): string[] {
    const { kind, a, b } = entry.note
    if (kind === 'phase') {
      const lines = this.flush()
      this.block = empty('  ')
      return [...lines, ...this.heading(a, b, after)]
    }
    if (kind === 'turn') {
      const lines = this.flush()
      this.turn++
      const number = `${this.round}.${this.turn} ${a === REBEL ? 'R' : 'E'}${' AG'[b].trim()}`
      this.block = empty(`  ${number.padEnd(b === 0 ? 6 : 8)} `)
      return lines
    }
    this.block.entries.push(entry)
    return []
  }

  private heading(phase: number, round: number, s: State): string[] {
    if (phase === PHASE_COMMAND) return ['Command']
    if (phase !== PHASE_ASSIGNMENT) return ['Refresh']
    this.round = round
    this.turn = 0
    const apart = s.bytes[REPUTATION] - round
    return ['', `ROUND ${round}: reputation ${s.bytes[REPUTATION]}, ${apart} apart`, 'Assignment']
  }

  private say(lines: readonly string[]): void {
    this.settleEntries()
    this.block.lines.push(...lines)
  }

  private settleEntries(): void {
    this.block.lines.push(...sentences(this.block.entries))
    this.block.entries.length = 0
  }

  /** The lines of the block, hanging under its start. */
  private flush(): string[] {
    this.settleEntries()
    const { start, lines } = this.block
    const indent = ' '.repeat(start.length)
    const told: string[] = []
    lines.forEach((line, i) => {
      const pieces = wrapped(line, WIDTH - start.length)
      for (const [j, piece] of pieces.entries()) told.push((i + j === 0 ? start : indent) + piece)
    })
    this.block.lines.length = 0
    return told
  }
}

function heldObjectives(s: State): string {
  const held: string[] = []
  const end = objectiveEnd(s)
  for (let card = 0; card < end; card++)
    if (s.bytes[OBJECTIVE_ZONE + card] === OBJECTIVE_HAND) held.push(objectiveName(card))
  return listed(held)
}

/** What the deal has brought; nothing before it, as where missions are chosen first. */
function dealt(s: State, reader: Reader): string[] {
  const lines: string[] = []
  if (loyalTo(s, REBEL) !== 0) {
    // The markers of the subjugated systems come with the Imperial units
    const occupied = s.words[PROBE_BOX] & ~loyalTo(s, EMPIRE)
    lines.push(...dealtWords(loyalTo(s, REBEL), loyalTo(s, EMPIRE), occupied))
  }
  const objectives = heldObjectives(s)
  if (readerSide(s, reader) !== EMPIRE && objectives !== '')
    lines.push(`The Rebels draw an objective: ${objectives}.`)
  return lines
}

function empty(start: string): Block {
  return { start, entries: [], lines: [] }
}

/** How things stood at the end. */
function summary(s: State): string[] {
  const lines = [
    `Time ${s.bytes[TIME]}, reputation ${s.bytes[REPUTATION]}. The Rebel base was on ${placeName(s.bytes[BASE_SYSTEM])}.`,
    `Loyal to the Rebels: ${placeNames(loyalTo(s, REBEL)) || 'nobody'}.`,
    `Loyal to the Empire: ${placeNames(loyalTo(s, EMPIRE)) || 'nobody'}.`,
  ]
  const subjugated = subjugatedSystems(s)
  if (subjugated !== 0) lines.push(`Subjugated: ${placeNames(subjugated)}.`)
  if (destroyedSystems(s) !== 0) lines.push(`Destroyed: ${placeNames(destroyedSystems(s))}.`)
  return lines
}
