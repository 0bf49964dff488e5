import { counted } from '../../english.js'
import type { GameEvent, Reader } from '../../game.js'
import type { State } from '../../state.js'
import { EVENTS } from '../data/events.js'
import { currentEvent, pointsOf } from '../state/events.js'
import { BALANCE, ROUND, TUTORIAL, WINNER } from '../state/layout.js'
import { eventId, eventName, NAMES, SHORT_NAMES } from './names.js'
import { events } from './tell.js'

/** A whole game told turn by turn at 80 columns, with a heading for each round. */

const WIDTH = 80

export class GameLog {
  constructor(private readonly reader: Reader) {}

  /** Before the first move: what the deal has brought. */
  opening(s: State): string[] {
    if (s.bytes[TUTORIAL] === 1)
      return ['FIRST STRUGGLE', ...broken(`  ${eventWords(currentEvent(s))}`)]
    return ['SET-UP', `  The balance token shows ${NAMES[s.bytes[BALANCE]]}.`]
  }

  /** Tells a move about to be made in `s`, and what follows by itself. */
  add(s: State, move: number): string[] {
    const lines: string[] = []
    let told: string[] = []
    const end = (): void => {
      if (told.length > 0) lines.push(...broken(`  ${told.join(' ')}`))
      told = []
    }
    for (const event of events(s, move, this.reader)) {
      if (event.kind === 'round') {
        end()
        lines.push(...roundLines(event))
        continue
      }
      if (BEGINS.has(event.kind) || isAnswer(event, told)) end()
      if (event.text !== '') told.push(event.text)
    }
    end()
    return lines
  }

  /** Nothing waits for what follows: every move is told at once. */
  open(): string[] {
    return []
  }

  /** After the last move. */
  finish(s: State): string[] {
    if (s.bytes[TUTORIAL] === 1) return []
    const points = [0, 1].map((side) => `${SHORT_NAMES[side]} ${pointsOf(s, side)}`)
    const where = `${points.join(', ')}, in round ${s.words[ROUND]}.`
    return ['', s.bytes[WINNER] === 0 ? `The record ends here: ${where}` : `END  ${where}`]
  }
}

/** What stands on a line of its own. */
const BEGINS: ReadonlySet<string> = new Set([
  'struggle',
  'struggle-over',
  'event-won',
  'nobody-won',
])

/** A card that somebody must play, after what the other did. */
function isAnswer({ kind }: GameEvent, told: readonly string[]): boolean {
  return kind === 'played' && told.some((text) => /^(Totals|The struggle)/.test(text))
}

function roundLines({ value, target }: GameEvent): string[] {
  const event = EVENTS.findIndex((_, number) => eventId(number) === target)
  return ['', ...broken(`ROUND ${value}  ${eventWords(event)}`)]
}

function eventWords(event: number): string {
  const { objective, capacity, victoryPoints, influence } = EVENTS[event]
  return `${eventName(event)}: objective ${objective}, ${counted(capacity, 'card')} each, ${counted(victoryPoints, 'point')}, ${influence} influence`
}

/** Broken at blanks; the lines after the first are indented. */
function broken(text: string): string[] {
  const lines: string[] = []
  let rest = text
  while (rest.length > WIDTH) {
    const cut = rest.lastIndexOf(' ', WIDTH)
    lines.push(rest.slice(0, cut))
    rest = `    ${rest.slice(cut + 1)}`
  }
  return [...lines, rest]
}
