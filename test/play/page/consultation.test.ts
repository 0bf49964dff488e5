import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Consultation } from '../../../play/page/consultation.js'
import { type Advice, type Question, Stopped } from '../../../play/shell/thinking/thinker.js'
import type { Mind } from '../../../play/shell/wishes.js'

const [FREE, NEAR, DEAR, UNKNOWN] = [1, 2, 3, 4]
const candidate = (move: number, value: number) => ({
  move,
  value,
  text: '',
  visits: 9,
  error: 0.01,
  prior: 0.1,
})
const ADVICE = {
  move: FREE,
  account: { candidates: [candidate(FREE, 0.54), candidate(NEAR, 0.51), candidate(DEAR, 0.4)] },
  outlooks: [],
} as unknown as Advice
const QUESTION = {
  course: { player: 2 },
  legal: [FREE, NEAR, DEAR, UNKNOWN],
} as unknown as Question

function asked(mind: Mind) {
  const consultation = new Consultation({
    mind: () => mind,
    words: (_question, move) => `card ${move}`,
    changed: () => {},
  })
  return { consultation, decided: consultation.about(QUESTION, ADVICE) }
}

test('a partner says what he has chosen, and does so where the person lets him', async () => {
  const { consultation, decided } = asked('asked')
  assert.is(consultation.proposal?.chosen, FREE)
  assert.equal(
    consultation.proposal?.answers.map(({ text }) => text),
    ['card 1', 'card 2', 'card 3', 'card 4'],
  )
  consultation.let()
  assert.is((await decided).move, FREE)
  assert.is(consultation.proposal, null)
})

test('he does what is wished unless it is too dear, and says so', async () => {
  for (const [mind, wished, isHeeded] of [
    ['asked', NEAR, true],
    ['asked', DEAR, false],
    ['asked', UNKNOWN, true],
    ['own', NEAR, false],
  ] as const) {
    const { consultation, decided } = asked(mind)
    consultation.wish(wished)
    const said = consultation.proposal?.answer ?? ''
    assert.is(/No: by my count it costs us \d+ %/.test(said), !isHeeded, `${mind} ${wished}`)
    consultation.let()
    assert.is((await decided).move, isHeeded ? wished : FREE, `${mind} ${wished}`)
  }
})

test('nobody is asked any more once the game is left', async () => {
  const { consultation, decided } = asked('asked')
  consultation.drop()
  const error = await decided.catch((thrown: unknown) => thrown)
  assert.instance(error, Stopped)
  assert.is(consultation.proposal, null)
})

test.run()
