import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES, NOBODY } from '../../../../engine/game.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import { assigned } from '../../../engine/rebellion/missions/attempt.js'
import { at, moves, offers, play, position } from '../../../engine/rebellion/support.js'
import { agentOf, choiceAt } from '../../playing.js'

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** What the rules choose here with each of some seeds, each answer once: one answer is no toss of a coin. */
function chosen(state: State): string[] {
  const player = rebellion.actor(state)
  const answers = SEEDS.map((seed) =>
    rebellion.describe(
      state,
      choiceAt(rebellion, agentOf(rebellion, 'scripted', player, seed), state),
    ),
  )
  return [...new Set(answers)]
}

test('more-dangerous-than-you-realize: cards are drawn for the battle that is fought', () => {
  const fight = (units: Readonly<Record<string, unknown>>): string[] =>
    chosen(
      play(
        position({
          phase: 'command',
          turn: 'empire',
          leaders: { pool: ['general-tagge'] },
          hands: { empire: { actions: ['more-dangerous-than-you-realize'] } },
          units,
        }),
        'activate general-tagge naboo',
        'decline',
        'play more-dangerous-than-you-realize',
      ),
    )
  const troops = { stormtrooper: 3, 'star-destroyer': 1 }
  assert.equal(fight({ naboo: { ...troops, 'rebel-trooper': 3 } }), ['choose ground'])
  assert.equal(fight({ naboo: { ...troops, 'mon-calamari-cruiser': 1 } }), ['choose space'])
})

test('contingency-plan: the leader goes on a mission that is of use', () => {
  const s = assigned('contingency-plan', ['mon-mothma'], {
    loyalty: { empire: ['mygeeto'] },
    hands: { rebel: { missions: ['build-alliance', 'infiltration', 'sabotage'] } },
  })
  const answers = chosen(play(s, ...offers(s, 'reveal contingency-plan').slice(0, 1)))
  assert.is(answers.length, 1)
  assert.match(answers[0] as string, /^assign \S+ mon-mothma$/)
})

test('support-of-mon-calamari: a loyal world needs no loyalty', () => {
  const won = (loyalty: Readonly<Record<string, unknown>>): string[] =>
    chosen(
      play(
        assigned('support-of-mon-calamari', ['mon-mothma'], { loyalty }),
        'reveal support-of-mon-calamari mon-calamari',
        'decline',
      ),
    )
  assert.equal(won({ rebel: ['mon-calamari'] }), ['choose cruiser'])
  assert.equal(won({}), ['choose loyalty'])
})

test('proceeding-as-planned: nobody joins a mission that one leader can do', () => {
  const s = position({
    phase: 'assignment',
    turn: 'empire',
    leaders: { pool: ['admiral-ozzel', 'darth-vader'] },
    hands: { empire: { actions: ['proceeding-as-planned'] } },
    units: { mygeeto: { stormtrooper: 1 } },
  })
  const searching = play(s, 'play proceeding-as-planned admiral-ozzel')
  const [project] = chosen(searching)
  assert.ok(moves(searching).length > 1 && project !== undefined)
  assert.equal(chosen(play(searching, project)), ['decline'])
})

test('the set-up: troopers hold the base, the fleet is on the loyal world', () => {
  const list = new Int32Array(MOST_MOVES)
  const state = rebellion.start({ setup: 'standard' }, 'camp')
  const agents = rebellion.seats({}).map((_, seat) => agentOf(rebellion, 'scripted', seat, 'camp'))
  for (let player = rebellion.actor(state); player !== NOBODY; player = rebellion.actor(state)) {
    const agent = agents[player]
    if (agent === undefined || rebellion.moves(state, list) === 0) break
    const move = choiceAt(rebellion, agent, state)
    rebellion.advance(state, move)
    if (rebellion.describe(state, move).startsWith('hide')) break
    if (at(state, 'rebel-base', 'rebel-trooper') > 0) break
  }
  assert.is(at(state, 'rebel-base', 'rebel-trooper'), 5)
})

test.run()
