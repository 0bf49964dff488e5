import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { parseMove } from '../../../../engine/rebellion/text/describe.js'
import { GameLog } from '../../../../engine/rebellion/text/log.js'
import { happenings, sentences } from '../../../../engine/rebellion/text/tell.js'
import type { State } from '../../../../engine/state.js'
import { playByChance } from '../../../transcripts/games.js'
import { BOTTOM, OPTIONS, pick, scene } from '../combat/cinematic/scene.js'
import { play } from '../support.js'

/** What is told of cinematic combat: sentence by sentence, and in whole logs. */

const FLEETS = { 'mon-calamari-cruiser': 1, 'u-wing': 1, 'star-destroyer': 1 }
const LED = { units: FLEETS, there: ['admiral-ackbar'] }

test('a roll is told with its green dice; dice rerolled one by one are one sentence, then what all show now', () => {
  const picked = play(pick(scene({ ...LED, dice: '--h-hs' }), 'escort', 'swarm-tactics'), 'decline')
  assert.equal(told(picked, 'decline').slice(-1), [
    'The Rebels roll red 2 blanks; black hit; green blank.',
  ])
  const rolled = play(picked, 'decline')
  const entries = [...happenings(rolled, parseMove(rolled, 'reroll red blank'), 'all').entries]
  const one = play(rolled, 'reroll red blank')
  entries.push(...happenings(one, parseMove(one, 'reroll red blank'), 'all').entries)
  const two = play(one, 'reroll red blank')
  entries.push(...happenings(two, parseMove(two, 'done'), 'all').entries)
  const [first, second] = sentences(entries)
  assert.is(first, 'The Rebels reroll 2 red blanks.')
  assert.is(second, 'Now the Rebels have a red hit, a red special, a black hit and a green blank.')
})

test('dice that a card takes away are named, and so is the side that loses them', () => {
  const s = pick(scene({ units: FLEETS, dice: 'hhh-' }), 'ion-blast', 'overwhelming-presence')
  const chosen = play(s, 'decline')
  assert.is(
    told(chosen, BOTTOM)[0],
    'The Empire uses the lower half of Overwhelming Presence: the Rebels lose 2 red hits of their roll.',
  )
  assert.ok(told(chosen, BOTTOM).includes('The Rebels lose 2 red hits to a tactic card.'))
})

test('whole logs: abilities name the side they bind, and numbers of turns stand apart from their words', () => {
  const lines: string[] = []
  for (const seed of ['log-1', 'log-2']) {
    const log = new GameLog('all')
    playByChance(rebellion, OPTIONS, seed, (state, move) => lines.push(...log.add(state, move)))
  }
  const count = (form: RegExp): number => lines.filter((line) => form.test(line)).length
  assert.ok(count(/^ {2}\d+\.\d+ [RE] +[A-Z]/) > 100)
  assert.is(count(/^ {2}\d+\.\d+ [RE][A-Z]/), 0)
  assert.is(count(/\b[Tt]he(y|ir) (lose|attack|play|specials)\b|chooses? \./), 0)
})

function told(s: State, move: string): string[] {
  return rebellion.tell(s, parseMove(s, move), 'all')
}

test.run()
