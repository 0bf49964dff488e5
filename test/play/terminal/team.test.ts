import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sitter } from './rebellion-sitting.js'

/** The team game at the terminal: answering a partner, asking him, and handing over to the other team. */

const { sit } = sitter(test.after)
const OPTIONS = { players: '4' }
const PROPOSED = {
  game: 'rebellion',
  options: OPTIONS,
  base: { system: 'hoth' },
  phase: 'assignment',
  turn: 'rebel-general',
  assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
  hands: { rebel: { missions: ['seek-yoda'] } },
}

test('a General sees what his Admiral proposes, asks him, and joins', async () => {
  const one = sit({ options: OPTIONS, position: PROPOSED, people: [3] })
  const asked = await one.until(/> $/)
  assert.match(asked, /You may join or\s+lift what your Admiral proposes/)
  assert.match(asked, /Your partner's: Dodonna/)
  assert.match(asked, /Take Mothma off Build Alliance/)
  assert.match(asked, /Join a leader to Build Alliance +beside Mothma: Rieekan and Leia/)
  assert.match(await one.type('leaders'), /Jan Dodonna .* pool, the Admiral's/)
  assert.match(await one.type('hint partner'), /follow/)
  assert.match(
    await one.type('hint enemy'),
    /There is "hint" and "hint longer", and "hint partner"/,
  )
  assert.match(await one.type('join build-alliance princess-leia'), /Leia joins the mission/)
  await one.type('quit', /Saved/)
  assert.is(await one.ended, 0)
})

test('what a partner would do is told as his, by what he knows', async () => {
  const level = 'mcts:iterations=20'
  const one = sit({ options: OPTIONS, position: PROPOSED, people: [3], level })
  await one.until(/> $/)
  const said = await one.type('hint partner')
  assert.match(said, /Your Rebel Admiral would \(\d+ games looked at, knowing only what he knows\)/)
  assert.not.match(said, /Your chance/)
  await one.leave()
})

test('nothing of the other team is seen while the screen is handed over', async () => {
  const two = sit({ options: OPTIONS, position: PROPOSED, people: [1, 3] })
  assert.match(await two.until(/> $/), /Seek Yoda/)
  await two.type('done', /Done\? \[Y\/n\] $/)
  const handed = await two.type('y', /-- for the Imperial Admiral: Enter --/)
  assert.not.match(handed, /Yoda|Hoth|Infiltration|Build Alliance/)
  const shown = await two.type('', /> $/)
  assert.match(shown, /Propose missions for your leaders/)
  assert.not.match(shown, /Yoda|Infiltration/)
  await two.type('quit', /Saved/)
  assert.is(await two.ended, 0)
})

test('a computer partner says what he plans, and is told wishes', async () => {
  const position = {
    game: 'rebellion',
    options: OPTIONS,
    base: { system: 'hoth' },
    phase: 'command',
    turn: 'empire-admiral',
    units: { sullust: { stormtrooper: 3, 'star-destroyer': 1 }, naboo: { 'x-wing': 1 } },
  }
  const one = sit({ options: OPTIONS, position, people: [1] })
  await one.until(/> $/)
  assert.match(
    await one.type('wish'),
    /You have told no wish[\s\S]*Imperial General: Nothing planned yet/,
  )
  assert.match(
    await one.type('wish keep vader'),
    /Imperial General: (Vader stays free until the round ends|No: by my count)/,
  )
  assert.match(await one.type('wish'), /1 {2}keep Vader free: /)
  assert.match(await one.type('wish off 2'), /"2" is none of your 1 wishes/)
  assert.match(await one.type('wish off 1'), /Taken back/)
  assert.match(await one.type('wish spare atlantis'), /"atlantis" is none of what it may be about/)
  assert.match(await one.type('wish hope vader'), /There is keep, spare, go, not/)
})

test.run()
