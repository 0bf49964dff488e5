import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { BASE_IMPERIAL_ACTIONS } from '../../../../agents/rebellion/cards/base-imperial-actions.js'
import { BASE_IMPERIAL_MISSIONS } from '../../../../agents/rebellion/cards/base-imperial-missions.js'
import { BASE_OBJECTIVES } from '../../../../agents/rebellion/cards/base-objectives.js'
import { BASE_PROJECTS } from '../../../../agents/rebellion/cards/base-projects.js'
import { BASE_REBEL_ACTIONS } from '../../../../agents/rebellion/cards/base-rebel-actions.js'
import { BASE_REBEL_MISSIONS } from '../../../../agents/rebellion/cards/base-rebel-missions.js'
import { BASE_TACTICS } from '../../../../agents/rebellion/cards/base-tactics.js'
import { missionOpinion } from '../../../../agents/rebellion/cards/opinions.js'
import { RISE_IMPERIAL_ACTIONS } from '../../../../agents/rebellion/cards/rise-imperial-actions.js'
import { RISE_IMPERIAL_MISSIONS } from '../../../../agents/rebellion/cards/rise-imperial-missions.js'
import { RISE_OBJECTIVES } from '../../../../agents/rebellion/cards/rise-objectives.js'
import { RISE_REBEL_ACTIONS } from '../../../../agents/rebellion/cards/rise-rebel-actions.js'
import { RISE_REBEL_MISSIONS } from '../../../../agents/rebellion/cards/rise-rebel-missions.js'
import { Facts } from '../../../../agents/rebellion/facts/facts.js'
import {
  ACTIONS,
  MISSIONS,
  OBJECTIVES,
  TACTICS,
} from '../../../../engine/rebellion/cards/registry.js'
import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { journal, type Note } from '../../../../engine/rebellion/state/journal.js'
import { agentOf, playGame } from '../../playing.js'

const SETS = [
  BASE_REBEL_MISSIONS,
  BASE_IMPERIAL_MISSIONS,
  BASE_PROJECTS,
  BASE_REBEL_ACTIONS,
  BASE_IMPERIAL_ACTIONS,
  BASE_OBJECTIVES,
  BASE_TACTICS,
  RISE_REBEL_MISSIONS,
  RISE_IMPERIAL_MISSIONS,
  RISE_REBEL_ACTIONS,
  RISE_IMPERIAL_ACTIONS,
  RISE_OBJECTIVES,
]

function notesOf(spec: string, games: number): Note[] {
  journal.open = true
  for (let number = 0; number < games; number++) {
    const seed = `unknown ${number}`
    playGame(
      rebellion,
      [REBEL, EMPIRE].map((side) => agentOf(rebellion, spec, side, seed)),
      seed,
    )
  }
  journal.open = false
  return journal.entries.splice(0)
}

test('every opinion is of a card that there is', () => {
  const ids = new Set([...MISSIONS, ...ACTIONS, ...OBJECTIVES, ...TACTICS].map(({ id }) => id))
  for (const set of SETS) for (const id of Object.keys(set)) assert.ok(ids.has(id), id)
})

test('cards of which nobody has an opinion are played', () => {
  // Before any is asked for: the table of opinions is made then.
  for (const set of SETS)
    for (const id of Object.keys(set)) assert.ok(Reflect.deleteProperty(set, id))
  assert.is(
    missionOpinion(0).worth(new Facts(), 0, 255),
    missionOpinion(40).worth(new Facts(), 0, 255),
  )
  const notes = notesOf('scripted', 10)
  const revealed = notes.filter(({ kind }) => kind === 'mission-revealed')
  for (const side of [REBEL, EMPIRE]) {
    const cards = new Set(
      revealed.map(({ a }) => a).filter((card) => MISSIONS[card]?.side === side),
    )
    assert.ok(cards.size > 8, `${cards.size} missions of side ${side}`)
  }
  assert.ok(
    notes.some(({ kind }) => kind === 'action-used'),
    'no action card played',
  )
  assert.ok(notesOf('mcts:iterations=8', 1).some(({ kind }) => kind === 'mission-revealed'))
})

test.run()
