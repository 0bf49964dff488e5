import type { GameEvent, Reader } from '../../game.js'
import { cloneState, type State } from '../../state.js'
import { candidates, isRevealed } from '../board/base.js'
import { subjugatedSystems } from '../board/board.js'
import { settle } from '../course/steps.js'
import { actorOf, isSecret, makeMove } from '../course/turn.js'
import { EMPIRE } from '../facts/sides.js'
import { hidesAction, hidesObjectives, hidesProbes } from '../knowledge/partner.js'
import { FOR_ALL, type Note, type NoteKind, recorded } from '../state/journal.js'
import { PHASE } from '../state/layout.js'
import {
  BUILD_ALL,
  BUILD_EACH,
  DECLINE,
  DONE,
  FOLLOW,
  PLAY_SET,
  VERBS,
  verbOf,
} from '../state/moves.js'
import { argumentsOf, WORDINGS } from './arguments.js'
import { broughtByItself } from './by-itself.js'
import type { Entry } from './entry.js'
import { eventOf } from './events.js'
import { readerSide } from './reader.js'
import { RUNS } from './runs.js'
import { SENTENCES } from './sentences.js'
import { bits, subject } from './words.js'

/** Moves told for people: what happens when one is made, as one side may know it, or as it is. */

/** What happens when `move` is made in `s`, line by line; `s` stays as it is. */
export function tell(s: State, move: number, reader: Reader): string[] {
  return events(s, move, reader)
    .map(({ text }) => text)
    .filter((text) => text !== '')
}

/** The same as data; a move that nothing came of is told as a choice. */
export function events(s: State, move: number, reader: Reader): GameEvent[] {
  const { entries } = happenings(s, move, reader)
  const brought = broughtByItself(entries, s.bytes[PHASE])
  const found = runsOf(entries).map((run) =>
    eventOf(run, sentenceOf(run), brought.has(run[0].note)),
  )
  if (found.some(({ text }) => text !== '')) return found
  return [...found, ...bareMove(s, move, reader).map((text) => ({ kind: 'choice', text }))]
}

/** What happens by itself until somebody decides, line by line; `s` goes on to there. */
export function tellSettling(s: State, reader: Reader): string[] {
  const before = cloneState(s)
  const notes = recorded(() => settle(s))
  return sentences(readable(notes, before, s, reader))
}

export interface Happenings {
  readonly entries: Entry[]
  /** The state after the move. */
  readonly after: State
}

/** What happens as notes of the journal that `reader` may read. */
export function happenings(s: State, move: number, reader: Reader): Happenings {
  const after = cloneState(s)
  const notes = recorded(() => makeMove(after, move))
  return { entries: readable(notes, s, after, reader), after }
}

function readable(notes: Note[], before: State, after: State, reader: Reader): Entry[] {
  compareInto(notes, before, after)
  const side = readerSide(before, reader)
  return notes
    .filter((note) => !isPartners(note, before, reader))
    .map((note) => ({ note, known: mayKnow(note, side) && !isSecretTo(note, before, reader) }))
}

function mayKnow(note: Note, reader: Reader): boolean {
  return note.audience === FOR_ALL || reader === 'all' || reader === note.audience
}

/** What a partner keeps to himself as it comes to him: that it came is seen. */
function isSecretTo({ kind, a, audience }: Note, s: State, reader: Reader): boolean {
  if (reader === 'all' || audience === FOR_ALL) return false
  switch (kind) {
    case 'drew-objective':
      return hidesObjectives(s, reader)
    case 'drew-probe':
      return hidesProbes(s, reader)
    case 'drew-action':
      return hidesAction(s, reader, a)
    default:
      return false
  }
}

/** What follows from a partner's cards alone. */
function isPartners({ kind }: Note, s: State, reader: Reader): boolean {
  return kind === 'candidates' && reader !== 'all' && hidesProbes(s, reader)
}

/** What no rule does by itself and is only seen on the board: subjugation, and where the base may be. */
function compareInto(notes: Note[], before: State, after: State): void {
  const found: Note[] = []
  const plain = { b: 0, c: 0, audience: FOR_ALL }
  const was = subjugatedSystems(before)
  const is = subjugatedSystems(after)
  for (const a of bits(is & ~was)) found.push({ ...plain, kind: 'subjugated', a })
  for (const a of bits(was & ~is)) found.push({ ...plain, kind: 'subjugation-over', a })
  const left = bits(candidates(after)).length
  insertAfter(notes, found, SUBJUGATING)
  if (!isRevealed(after) && left !== bits(candidates(before)).length)
    insertAfter(notes, [{ ...plain, kind: 'candidates', a: left, audience: EMPIRE }], SEARCHING)
}

/** What can change subjugation, and what can narrow the search. */
const SUBJUGATING: readonly NoteKind[] = [
  'units-moved',
  'units-gained',
  'units-destroyed',
  'deployed',
  'loyalty',
  'system-destroyed',
]
const SEARCHING: readonly NoteKind[] = [
  ...SUBJUGATING,
  'drew-probe',
  'base-answer',
  'region-answer',
  'base-hidden',
  'new-base',
  'rescued',
]

/** Puts found notes behind the last one that can have caused them. */
function insertAfter(notes: Note[], found: readonly Note[], causes: readonly NoteKind[]): void {
  let at = notes.length
  while (at > 0 && !causes.includes(notes[at - 1].kind)) at--
  notes.splice(at > 0 ? at : beforeCombat(notes), 0, ...found)
}

/** What was found with no cause in the same move had it in the move before; a combat comes after it. */
function beforeCombat(notes: readonly Note[]): number {
  const combat = notes.findIndex(({ kind }) => kind === 'combat')
  return combat < 0 ? notes.length : combat
}

/** The notes as sentences, runs of them in one. */
export function sentences(entries: readonly Entry[]): string[] {
  return runsOf(entries)
    .map(sentenceOf)
    .filter((line) => line !== '')
}

function sentenceOf(run: readonly Entry[]): string {
  const { note, known } = run[0]
  const text = RUNS[note.kind]?.tell(run) ?? SENTENCES[note.kind]?.(note, known) ?? ''
  // A card whose name ends with a question mark ends the sentence
  return text.replace(/\?\.$/, '?')
}

function runsOf(entries: readonly Entry[]): (readonly Entry[])[] {
  const runs: (readonly Entry[])[] = []
  for (let i = 0; i < entries.length; i += runs[runs.length - 1].length)
    runs.push(runAt(entries, i))
  return runs
}

function runAt(entries: readonly Entry[], start: number): readonly Entry[] {
  const { kind } = entries[start].note
  const rule = RUNS[kind]
  let end = start + 1
  if (rule !== undefined) {
    const key = rule.key(entries[start].note)
    while (
      end < entries.length &&
      entries[end].note.kind === (rule.joins ?? kind) &&
      rule.key(entries[end].note) === key
    )
      end++
  }
  return entries.slice(start, end)
}

/** Moves that say nothing, or that are told when they take effect. */
const SILENT = [DONE, DECLINE, BUILD_ALL, BUILD_EACH, FOLLOW]

/** Moves that are named when both sides have made theirs. */
const SHOWN_LATER = [PLAY_SET]

/** A move that changed nothing that can be seen: a choice, named unless it is hidden. */
export function bareMove(s: State, move: number, reader: Reader): string[] {
  const side = actorOf(s)
  if (side < 0 || SILENT.includes(verbOf(move))) return []
  const hidden =
    SHOWN_LATER.includes(verbOf(move)) ||
    (reader !== 'all' && readerSide(s, reader) !== side && isSecret(s))
  return [`${subject(side, 'choose')} ${hidden ? 'in secret' : moveWords(move)}.`]
}

/** Verbs that their arguments say all of. */
const UNTOLD: readonly string[] = ['choose']

function moveWords(move: number): string {
  const { word } = VERBS[verbOf(move)]
  const words = argumentsOf(move).map(({ sort, value }) => WORDINGS[sort].told(value))
  return [UNTOLD.includes(word) ? '' : word, ...words].filter((part) => part !== '').join(' ')
}
