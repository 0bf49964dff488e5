import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Random } from '../../../../../engine/random.js'
import { pick, scene } from '../../../../engine/rebellion/combat/cinematic/scene.js'
import { offers, play } from '../../../../engine/rebellion/support.js'
import { answerTo, asked, askerOf, checkWords, playOn } from './asking.js'
import { NEVER_OF_TACTICS, RARE_TACTICS } from './rare-tactics.js'

/** What cinematic combat asks, in the words of players. */

const STEPS = ['pick-tactic', 'tactic-half', 'return-tactics', 'attack']

test('every ability of an advanced tactic card asks in sound words', () => {
  const met = new Set<string>()
  const random = new Random('tactics')
  for (const [asker, make] of Object.entries(RARE_TACTICS))
    for (let attempt = 0; attempt < 80 && !met.has(asker); attempt++)
      playOn(make(), random, 60, (state, legal) => {
        const found = askerOf(state)
        if (!found.startsWith('advanced-') && !STEPS.includes(found)) return
        met.add(found)
        checkWords(state, legal)
      })
  const missed = Object.keys(RARE_TACTICS).filter((asker) => !met.has(asker))
  assert.equal(missed, NEVER_OF_TACTICS)
})

test('a pick says which battle, what each card would do now, and what is missing', () => {
  const s = scene({ units: { 'x-wing': 1, 'star-destroyer': 1 } })
  const question = asked(s)
  assert.is(question.title, 'Choose your space card at Ryloth')
  assert.match(question.about, /Both cards are shown together\./)
  assert.is(question.count, '8 cards left')
  assert.equal(
    [answerTo(s, 'pick advanced-escort')].map(({ label, detail }) => [label, detail]),
    [['Lay down Escort', 'lower: 2 black hits off; they roll 1 black die']],
  )
})

test('a half says what the enemy plays', () => {
  const s = pick(scene({ units: { 'x-wing': 1, 'star-destroyer': 1 } }), 'escort', 'intercept')
  const question = asked(s)
  assert.is(question.title, 'Which half of Escort?')
  assert.is(question.about, 'The upper half needs a Rebel Transport here. They play Intercept.')
  assert.is(answerTo(s, 'decline').label, 'Use neither half')
})

test('where used cards come back in the place of a draw, it is said when there are none', () => {
  const more = { hands: { empire: { actions: ['more-dangerous-than-you-realize'] } } }
  const units = { 'x-wing': 1, 'star-destroyer': 1 }
  const s = scene({ units, used: ['intercept'], there: ['general-tagge'], more })
  const choosing = play(s, offers(s, 'play more-dangerous-than-you-realize')[0] as string)
  assert.is(asked(choosing).title, 'Take back 3 used tactic cards of which kind?')
  assert.is(answerTo(choosing, 'choose space').label, '1 space card back')
  assert.is(answerTo(choosing, 'choose ground').label, 'No ground card')
})

test.run()
