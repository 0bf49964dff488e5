import { counted } from '../../english.js'
import type { GameEvent, Reader } from '../../game.js'
import type { State } from '../../state.js'
import { PLAYERS, SCORE } from '../state/layout.js'
import { fullName, refsOf, seatTitle } from './names.js'
import { events } from './tell.js'

/** A whole game told turn by turn at 80 columns: a move of a unit and an attack are one line each. */

const WIDTH = 80

export class GameLog {
  /** Turns and advances of the move that runs, and whose it is. */
  private way: string[] = []
  private mover = ''
  /** What belongs to the attack or the roll that runs. */
  private told: string[] = []
  private last = ''

  constructor(private readonly reader: Reader) {}

  /** Before the first move. */
  opening(s: State): string[] {
    return [`SET-UP  ${counted(s.bytes[PLAYERS], 'player')}`]
  }

  /** Tells a move about to be made in `s`, and what follows by itself. */
  add(s: State, move: number): string[] {
    return events(s, move, this.reader).flatMap((event) => this.tell(s, event))
  }

  /** What is told of an attack or a move that has not come to its end. */
  open(): string[] {
    return [...this.attackSoFar(), ...this.waySoFar()]
  }

  /** After the last move. */
  finish(s: State): string[] {
    const points = Array.from(
      { length: s.bytes[PLAYERS] },
      (_, player) => `${seatTitle(s, player)} ${s.words[SCORE + player]}`,
    )
    return [...this.end(), ...this.waySoFar(), '', `END  ${points.join(', ')}.`]
  }

  /** The lines that are complete with this event of `s`. */
  tell(s: State, event: GameEvent): string[] {
    if (event.kind === 'turned' || event.kind === 'advanced') {
      const slot = refsOf(s).get(event.units?.[0]?.unit ?? '')
      this.mover = slot === undefined ? 'It' : fullName(s, slot)
      this.way.push(wayWords(event))
      return []
    }
    if (event.kind === 'moved') return [...this.end(), ...this.endOfWay()]
    if (event.kind === 'turn')
      return [...this.end(), '', `TURN ${event.value}  ${tail(event.text)}`]
    const goesOn = GOES_ON.has(event.kind) || (event.kind === 'roll' && this.last === 'rerolled')
    const lines = goesOn ? [] : this.end()
    this.last = event.kind
    if (event.text === '') return lines
    this.told.push(event.text)
    return ENDS.has(event.kind) ? [...lines, ...this.end()] : lines
  }

  private end(): string[] {
    const lines = this.attackSoFar()
    this.told = []
    return lines
  }

  private attackSoFar(): string[] {
    return this.told.length > 0 ? broken(`  ${this.told.join(' ')}`) : []
  }

  private endOfWay(): string[] {
    const lines = this.waySoFar()
    this.way = []
    return lines
  }

  private waySoFar(): string[] {
    return this.way.length > 0 ? broken(`  ${this.mover} moves ${this.way.join(', ')}.`) : []
  }
}

/** `left 30`, `64 mm`. */
function wayWords({ kind, value = 0 }: GameEvent): string {
  if (kind === 'advanced') return `${Math.round(value)} mm`
  return value > 0 ? `left ${value}` : `right ${-value}`
}

/** What follows the colon of the heading of a turn. */
function tail(text: string): string {
  return text.slice(text.indexOf(':') + 2)
}

/** Dice, hits and damage go on with the attack that they are of; all else begins a line. */
const GOES_ON: ReadonlySet<string> = new Set([
  'dice',
  'rerolled',
  'hit',
  'missed',
  'harmed',
  'doomed',
  'repaired',
  'promoted',
])
const ENDS: ReadonlySet<string> = new Set(['missed', 'doomed', 'repaired', 'promoted'])

function broken(line: string): string[] {
  const lines: string[] = []
  let rest = line
  while (rest.length > WIDTH) {
    const cut = rest.lastIndexOf(' ', WIDTH)
    lines.push(rest.slice(0, cut))
    rest = `    ${rest.slice(cut + 1)}`
  }
  return [...lines, rest]
}
