import type { GameEvent, Reader } from '../../game.js'
import { cloneState, type State } from '../../state.js'
import { makeMove } from '../course/course.js'
import { seenBy, settle } from '../course/stages.js'
import { FOR_ALL, type Note, recorded } from '../state/journal.js'
import { ACTOR } from '../state/layout.js'
import { wordsOf } from './describe.js'
import { subject } from './names.js'
import { TELLINGS } from './sentences.js'

/** What happens when `move` is made in `s`, as `reader` may know it; `s` stays as it is. */
export function events(s: State, move: number, reader: Reader): GameEvent[] {
  const after = cloneState(s)
  const notes = recorded(() => makeMove(after, move))
  const found = notes.map((note) => eventOf(note, reader))
  return found.some(({ text }) => text !== '') ? found : [...found, bareMove(s, move, reader)]
}

export function tell(s: State, move: number, reader: Reader): string[] {
  return linesOf(events(s, move, reader))
}

/** What happens by itself until somebody decides; `s` goes on to there. */
export function tellSettling(s: State, reader: Reader): string[] {
  return linesOf(recorded(() => settle(s)).map((note) => eventOf(note, reader)))
}

function linesOf(found: readonly GameEvent[]): string[] {
  return found.map(({ text }) => text).filter((text) => text !== '')
}

function eventOf(note: Note, reader: Reader): GameEvent {
  const known = note.audience === FOR_ALL || reader === 'all' || reader === note.audience
  const { line, fields } = TELLINGS[note.kind]
  const event = { kind: note.kind, text: line(note, known), ...fields?.(note, known) }
  return known ? event : { ...event, hidden: true }
}

/** A move after which nothing can be seen: told as a choice. */
function bareMove(s: State, move: number, reader: Reader): GameEvent {
  const side = s.bytes[ACTOR]
  const seen = reader === 'all' ? move : seenBy(s, move, reader)
  const words = seen === move ? wordsOf(side, move).join(' ') : 'in secret'
  return { kind: 'choice', text: `${subject(side, 'choose')} ${words}.` }
}
