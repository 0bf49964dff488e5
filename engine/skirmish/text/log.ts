import { counted, listed } from '../../english.js'
import type { GameEvent, Reader } from '../../game.js'
import type { State } from '../../state.js'
import { unitKind } from '../facts/units.js'
import { FATAL_CARD_HARM } from '../state/home.js'
import { PLAYERS, SCORE } from '../state/layout.js'
import { isCard } from '../state/moves.js'
import { fatalHarm, kindAt } from '../state/units.js'
import { fullName, isMany, refsOf, seatTitle, unitName } from './names.js'
import { events } from './tell.js'

/** A whole game told turn by turn at 80 columns: a move of a unit and an attack are one line each. */

const WIDTH = 80

export class GameLog {
  /** Turns and advances of the move that runs, and whose it is. */
  private way: Step[] = []
  private mover = ''
  private isMany = false
  /** The attack or the roll that runs, and what belongs to it. */
  private begun = ''
  private told: string[] = []
  private last = ''

  constructor(private readonly reader: Reader) {}

  /** Before the first move. */
  opening(s: State): string[] {
    return [`SET-UP  ${counted(s.bytes[PLAYERS], 'player')}`]
  }

  /** Tells a move about to be made in `s`, and what follows by itself. */
  add(s: State, move: number): string[] {
    return events(s, move, this.reader)
      .filter(({ kind }) => !SHOWN_LATER.has(kind))
      .flatMap((event) => this.tell(s, event))
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
    const { kind, value = 0, text } = event
    if (kind === 'turned' || kind === 'advanced') {
      const slot = slotOf(s, event)
      this.mover = slot < 0 ? 'It' : fullName(s, slot)
      this.isMany = slot >= 0 && isMany(s, slot)
      this.way.push(kind === 'turned' ? { turn: value } : { length: value })
      return []
    }
    if (kind === 'moved') return [...this.end(), ...this.endOfWay()]
    if (kind === 'turn') return [...this.end(), '', `TURN ${value}  ${tail(text)}`]
    const goesOn =
      this.begun !== '' && (GOES_ON.has(kind) || (kind === 'roll' && this.last === 'rerolled'))
    const lines = goesOn ? [] : this.end()
    this.last = kind
    if (text === '') return lines
    if (goesOn) this.told.push(shortly(s, event))
    else this.begun = text
    return ENDS.has(kind) ? [...lines, ...this.end()] : lines
  }

  private end(): string[] {
    const lines = this.attackSoFar()
    this.begun = ''
    this.told = []
    return lines
  }

  /** `fires at …: 5 and 5, 12 against 10, hit.` */
  private attackSoFar(): string[] {
    if (this.begun === '') return []
    if (this.told.length === 0) return broken(`  ${this.begun}`)
    return broken(`  ${this.begun.replace(/\.$/, '')}: ${this.told.join(', ')}.`)
  }

  private endOfWay(): string[] {
    const lines = this.waySoFar()
    this.way = []
    return lines
  }

  private waySoFar(): string[] {
    return this.way.length > 0 ? broken(`  ${this.mover} ${wayWords(this.way, this.isMany)}.`) : []
  }
}

/** A turn in degrees to the left, or an advance in millimetres. */
export interface Step {
  readonly turn?: number
  readonly length?: number
}

/** `moves left 30, 64 mm`; `turns left 30`, of a unit that does not come forward. What it does not advance is not told. */
export function wayWords(steps: readonly Step[], ofMany = false): string {
  const advances = steps.some(({ length = 0 }) => Math.round(length) > 0)
  const words = steps.flatMap(({ turn = 0, length = 0 }) => {
    if (Math.round(length) > 0) return [`${Math.round(length)} mm`]
    if (turn === 0) return []
    return [turn > 0 ? `left ${turn}` : `right ${-turn}`]
  })
  if (words.length === 0) return ofMany ? 'stay where they are' : 'stays where it is'
  return `${advances ? 'move' : 'turn'}${ofMany ? '' : 's'} ${words.join(', ')}`
}

/** What belongs to an attack or a roll, in few words: whose it is stands before it. */
function shortly(s: State, event: GameEvent): string {
  const { kind, value, against, dice = [], word, target = '' } = event
  const refs = refsOf(s)
  switch (kind) {
    case 'dice':
      return listed(dice.map(({ face }) => face))
    case 'roll':
      return String(value)
    case 'rerolled':
      return word === 'elite' ? 'again by Elite' : `again by ${unitName(s, refs.get(target) ?? 0)}`
    case 'hit':
    case 'missed':
      return `${value} against ${against}, ${kind}`
    case 'harmed':
      return `${value} damage, ${against} of ${fatalFor(s, refs.get(target) ?? 0)}`
    case 'doomed':
      return 'will be destroyed'
    case 'repaired':
      return '1 damage removed'
    default: {
      const { name, backName = name } = unitKind(kindAt(s, slotOf(s, event)))
      return `a veteran now, ${backName}`
    }
  }
}

function fatalFor(s: State, target: number): number {
  return isCard(target) ? FATAL_CARD_HARM : fatalHarm(s, target)
}

function slotOf(s: State, { units }: GameEvent): number {
  return refsOf(s).get(units?.[0]?.unit ?? '') ?? -1
}

/** What follows the colon of the heading of a turn. */
function tail(text: string): string {
  return text.slice(text.indexOf(':') + 2)
}

/** What is chosen piece by piece in secret, and told in one sentence when it is shown. */
const SHOWN_LATER: ReadonlySet<string> = new Set(['fleet-unit', 'placed', 'ordered'])

/** Dice, hits and damage go on with the attack that they are of; all else begins a line. */
export const GOES_ON: ReadonlySet<string> = new Set([
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
