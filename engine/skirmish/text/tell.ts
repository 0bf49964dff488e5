import type { GameEvent, Reader } from '../../game.js'
import { cloneState, type State } from '../../state.js'
import { makeMove } from '../course/course.js'
import { seenBy, settle } from '../course/stages.js'
import { FOR_ALL, type Note, recorded } from '../state/journal.js'
import { ACTOR } from '../state/layout.js'
import { seatId } from './names.js'
import { TELLINGS } from './sentences.js'

/**
 * What happens when `move` is made in `s`, as `reader` may know it; `s` stays as it is. Choices that are only a part of an act,
 * and those that somebody else makes in secret, have no line.
 */
export function events(s: State, move: number, reader: Reader): GameEvent[] {
  const after = cloneState(s)
  const notes = recorded(() => makeMove(after, move))
  const found = eventsOf(after, notes, reader)
  return found.length > 0 ? found : [choice(s, move, reader)]
}

export function tell(s: State, move: number, reader: Reader): string[] {
  return linesOf(events(s, move, reader))
}

/** What happens by itself until somebody decides; `s` goes on to there. */
export function tellSettling(s: State, reader: Reader): string[] {
  const notes = recorded(() => settle(s))
  return linesOf(eventsOf(s, notes, reader))
}

function linesOf(found: readonly GameEvent[]): string[] {
  return found.map(({ text }) => text).filter((text) => text !== '')
}

function eventsOf(s: State, notes: readonly Note[], reader: Reader): GameEvent[] {
  const known = notes.filter(
    ({ audience }) => audience === FOR_ALL || reader === 'all' || reader === audience,
  )
  return known.map((note) => {
    const { line, fields } = TELLINGS[note.kind]
    return { kind: note.kind, text: line(s, note), ...fields?.(s, note) }
  })
}

function choice(s: State, move: number, reader: Reader): GameEvent {
  const isHidden = reader !== 'all' && seenBy(s, move, reader) !== move
  const event = { kind: 'choice', text: '', side: seatId(s, s.bytes[ACTOR]) }
  return isHidden ? { ...event, hidden: true } : event
}
