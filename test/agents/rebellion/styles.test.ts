import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Agent } from '../../../agents/agent.js'
import { RULES } from '../../../agents/rebellion/facts/rules.js'
import { parseSpec, specText } from '../../../agents/spec.js'
import { NOBODY } from '../../../engine/game.js'
import { loadGame } from '../../../engine/games.js'
import { MISSIONS } from '../../../engine/rebellion/cards/registry.js'
import { CORUSCANT } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { journal, type Note } from '../../../engine/rebellion/state/journal.js'
import { agentOf, choiceAt } from '../playing.js'

const game = await loadGame('rebellion')
const GAMES = 20

/** Everything that happened in some games of these two, Rebels first. */
function notesOf(rebel: string, empire: string): Note[] {
  const notes: Note[] = []
  for (let number = 0; number < GAMES; number++) {
    const seed = `styles ${number}`
    const agents: Agent[] = [rebel, empire].map((spec, seat) => agentOf(game, spec, seat, seed))
    const state = game.start({}, seed)
    for (let seat = game.actor(state); seat !== NOBODY; seat = game.actor(state)) {
      const move = choiceAt(game, agents[seat] as Agent, state)
      journal.open = true
      game.advance(state, move)
      journal.open = false
      notes.push(...journal.entries.splice(0))
    }
  }
  return notes
}

function count(notes: readonly Note[], kind: string, fits: (note: Note) => boolean): number {
  return notes.filter((note) => note.kind === kind && fits(note)).length
}

/** Of the Empire. Counted by the round: games end sooner or later. */
function activationsARound(notes: readonly Note[]): number {
  const activations = count(notes, 'activated', (note) => note.c === EMPIRE)
  return activations / count(notes, 'time', () => true)
}

const plain = notesOf('scripted', 'scripted')

test('a hider never relocates and hardly moves', () => {
  const hider = notesOf('scripted:style=hider', 'scripted')
  assert.is(
    count(hider, 'base-moved', () => true),
    0,
  )
  assert.ok(count(plain, 'base-moved', () => true) > 10)
  const ofRebels = (note: Note): boolean => note.c === REBEL
  assert.ok(
    count(hider, 'activated', ofRebels) < 0.5 * count(plain, 'activated', ofRebels),
    `${count(hider, 'activated', ofRebels)}`,
  )
})

test('a racer goes for the capital', () => {
  const racer = notesOf('scripted:style=racer', 'scripted')
  const raids = ({ b, c }: Note): boolean => b === CORUSCANT && c === REBEL
  const [more, usual] = [count(racer, 'activated', raids), count(plain, 'activated', raids)]
  assert.ok(more > 2 * usual, `${more} raids, usually ${usual}`)
})

test('a sweeper occupies and never probes by mission', () => {
  const sweeper = notesOf('scripted', 'scripted:style=sweeper')
  const probes = ({ a }: Note): boolean =>
    ['gather-intel', 'long-range-probe', 'intercept-transmission'].includes(MISSIONS[a]?.id ?? '')
  assert.is(count(sweeper, 'mission-revealed', probes), 0)
  assert.ok(count(plain, 'mission-revealed', probes) > 5)
  const [more, usual] = [activationsARound(sweeper), activationsARound(plain)]
  assert.ok(more > usual, `${more} a round, usually ${usual}`)
})

test('numbers of one player are his alone', () => {
  const before = JSON.stringify(RULES)
  const spec = parseSpec('scripted:searchBase=0.5,rebelTrace=0')
  assert.is(
    spec.kind === 'ours' && specText(spec.factory, spec.settings),
    'scripted:rebelTrace=0,searchBase=0.5',
  )
  const changed = notesOf('scripted:rebelTrace=0', 'scripted:searchBase=0.5')
  assert.is.not(JSON.stringify(changed), JSON.stringify(plain))
  assert.is(JSON.stringify(RULES), before)
  assert.throws(() => parseSpec('scripted:searchBse=1'), /did you mean "searchBase"/)
})

test.run()
