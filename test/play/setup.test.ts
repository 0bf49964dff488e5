import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadGame } from '../../engine/games.js'
import { checkedOptions } from '../../engine/options.js'
import { allFronts, frontOf } from '../../play/games.js'
import {
  answered,
  contradiction,
  optionsWith,
  type Setup,
  type SetupChoice,
} from '../../play/setup.js'

/** A set-up with a choice that one answer of another opens. */
const SETUP: Setup = {
  name: 'Long',
  about: '',
  options: { length: 'long' },
  choices: [
    {
      name: 'Dice',
      answers: [
        { name: 'Fair', about: '', options: {} },
        {
          name: 'Loaded',
          about: '',
          options: { dice: 'loaded' },
          choices: [
            { name: 'Face', answers: [{ name: 'Six', about: '', options: { face: '6' } }] },
          ],
        },
      ],
    },
  ],
}

test('a set-up is as usual until it is answered, and an answer may open another choice', () => {
  assert.equal(optionsWith(SETUP, {}), { length: 'long' })
  assert.equal(optionsWith(SETUP, { Dice: 'of old', Face: 'Six' }), { length: 'long' })
  const open = answered(SETUP.choices, { Dice: 'Loaded' })
  assert.equal(
    open.map(([choice, answer]) => [choice.name, answer.name]),
    [
      ['Dice', 'Loaded'],
      ['Face', 'Six'],
    ],
  )
  assert.equal(optionsWith(SETUP, { Dice: 'Loaded' }), {
    length: 'long',
    dice: 'loaded',
    face: '6',
  })
})

test('options contradict each other where they are different answers to one choice', () => {
  const choices: readonly SetupChoice[] = [
    ...(SETUP.choices ?? []),
    {
      name: 'Luck',
      answers: [
        { name: 'Both', about: '', options: { luck: 'good' } },
        { name: 'Each', about: '', options: { ours: 'good', theirs: 'bad' } },
      ],
    },
  ]
  for (const options of [{}, { luck: 'good', dice: 'loaded' }, { dice: 'loaded', face: '6' }])
    assert.is(contradiction(choices, options), null)
  const { choice, one, other } = contradiction(choices, { luck: 'good', ours: 'good' }) ?? {}
  assert.equal([choice?.name, one, other], ['Luck', 'luck', 'ours'])
})

test('whatever an edition lets choose is known to the rules, and explained', async () => {
  assert.ok(allFronts().some(({ editions }) => editions !== undefined))
  for (const name of ['rebellion']) {
    const { options: rules } = await loadGame(name)
    for (const edition of Object.values(frontOf(name).editions ?? {}))
      for (const answers of allAnswers(edition.choices)) {
        checkedOptions(rules, optionsWith(edition, answers))
        for (const [, { about }] of answered(edition.choices, answers)) assert.ok(about.length > 10)
      }
  }
})

/** Every way to answer, one answer after the other as usual. */
function allAnswers(choices: readonly SetupChoice[] = []): Record<string, string>[] {
  return choices.flatMap((choice) =>
    choice.answers.flatMap((answer) => [
      { [choice.name]: answer.name },
      ...allAnswers(answer.choices).map((more) => ({ [choice.name]: answer.name, ...more })),
    ]),
  )
}

test.run()
