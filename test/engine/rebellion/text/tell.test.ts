import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { Note } from '../../../../engine/rebellion/state/journal.js'
import { ASSIGN, HIDE, verbOf } from '../../../../engine/rebellion/state/moves.js'
import type { Entry } from '../../../../engine/rebellion/text/entry.js'
import { happenings, sentences } from '../../../../engine/rebellion/text/tell.js'
import { cloneState, equalStates, type State } from '../../../../engine/state.js'
import { playByChance } from '../../../transcripts/games.js'

const REBEL = 0
const EMPIRE = 1

test('telling a move leaves the state as it is', () => {
  playByChance(rebellion, {}, 'untouched', (state, move) => {
    const before = cloneState(state)
    rebellion.tell(state, move, 'all')
    assert.ok(equalStates(before, state))
  })
})

test('the place of the base is told to the Rebels alone', () => {
  const [state, move] = found('hidden', (_, code) => code === HIDE)
  const name = /on ([A-Z][\w ]+)\./.exec(rebellion.tell(state, move, REBEL)[0] as string)?.[1]
  assert.ok(name)
  assert.is(rebellion.tell(state, move, EMPIRE)[0], 'The Rebels hide their base.')
  assert.is(rebellion.tell(state, move, 'all')[0], `The Rebels hide their base on ${name}.`)
})

test('an assignment names its mission to its owner alone, its leaders to both', () => {
  const [state, move] = found('assigned', (_, code) => code === ASSIGN)
  const side = rebellion.actor(state)
  const [, leaders, mission] = /assigns? (.+) to (.+)\./.exec(
    rebellion.tell(state, move, side)[0] as string,
  ) as RegExpExecArray
  const other = rebellion.tell(state, move, 1 - side)[0] as string
  assert.ok(other.includes(leaders as string))
  assert.not(other.includes(mission as string))
})

test('what a side may not know leaves no trace in what it is told', () => {
  let masked = 0
  for (const seed of ['trace-1', 'trace-2', 'trace-3'])
    playByChance(rebellion, {}, seed, (state, move) => {
      for (const side of [REBEL, EMPIRE]) {
        const { entries } = happenings(state, move, side)
        masked += entries.filter((entry) => !entry.known).length
        assert.equal(sentences(entries.map(swapped)), sentences(entries))
      }
    })
  assert.ok(masked > 100)
})

/** The same with another card where the reader may not know which it is. */
function swapped(entry: Entry): Entry {
  if (entry.known) return entry
  const { note } = entry
  // Number of the deck first, then the card
  if (note.kind === 'saw' || note.kind === 'put-back') return { ...entry, note: { ...note, b: 0 } }
  // The deck of a tactic card is seen
  if (note.kind === 'drew-tactic') return { ...entry, note: { ...note, a: sameTheater(note) } }
  return { ...entry, note: { ...note, a: 1 } }
}

const FIRST_GROUND_TACTIC = 9

function sameTheater(note: Note): number {
  return note.a < FIRST_GROUND_TACTIC ? 0 : FIRST_GROUND_TACTIC
}

test('games are told without a gap: every kind of note has its words', () => {
  const silent = new Set([
    'turn',
    'phase',
    'ring',
    'ring-lost',
    'combat-over',
    'new-base',
    'candidates',
  ])
  for (const seed of ['words-1', 'words-2', 'words-3'])
    playByChance(rebellion, {}, seed, (state, move) => {
      for (const entry of happenings(state, move, 'all').entries) {
        const [line] = sentences([entry])
        if (line === undefined) assert.ok(silent.has(entry.note.kind), entry.note.kind)
        else
          assert.not.match(
            line,
            /\?|undefined|NaN|nowhere/.test(line) && !/Where\?/.test(line) ? /./ : /^$/,
          )
      }
    })
})

/** The first move of a game by chance whose verb is wanted, and where it is made. */
function found(
  seed: string,
  wanted: (state: State, code: number) => boolean,
): readonly [State, number] {
  let first: readonly [State, number] | undefined
  playByChance(rebellion, {}, seed, (state, move) => {
    if (first === undefined && wanted(state, verbOf(move))) first = [cloneState(state), move]
  })
  if (first === undefined) throw new Error('no such move in this game')
  return first
}

test.run()
