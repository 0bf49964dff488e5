import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TriedDecision, triedAnswers } from '../../../agents/rebellion/tried-answers.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { answerFigures, tryAnswers } from '../../../play/games/rebellion/tools/tune/answers.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-answers-'))
test.after(() => rmSync(folder, { recursive: true }))

const FEW = { kinds: ['deploy'], part: 0.1, worlds: 3, strays: 0.1, options: {} } as const

test('every answer is tried in as many worlds, and the same seed tries the same', () => {
  const tried = triedAnswers(rebellion, 'answers', FEW)
  assert.ok(tried.length > 0)
  for (const { kind, answers } of tried) {
    assert.is(kind, 'deploy')
    assert.is(new Set(answers.map(({ move }) => move)).size, answers.length)
    assert.ok(answers.some(({ move }) => move.startsWith('deploy ')))
    for (const one of answers) {
      assert.is(one.worlds, FEW.worlds)
      assert.ok(one.value > 0 && one.value < 1 && Number.isFinite(one.error), one.move)
    }
  }
  assert.equal(triedAnswers(rebellion, 'answers', FEW), tried)
})

test('what the rules like best is held against the mean, without the noise of the values', () => {
  const decision = (values: readonly number[], best: number): TriedDecision => ({
    game: '',
    side: 1,
    kind: 'deploy',
    round: 1,
    answers: values.map((value, i) => {
      return { move: '', score: i === best ? 2 : 1, worlds: 9, value, error: 0.06 }
    }),
  })
  const [found] = answerFigures([decision([0.4, 0.6], 1), decision([0.7, 0.5], 1)])
  assert.is(found?.side, 'empire')
  assert.is(found?.first.toFixed(3), '0.000')
  assert.is(found?.error.toFixed(3), '0.100')
  assert.is(found?.spread.toFixed(3), '0.080')
})

test('a game that stands in the file is not played again, and what is no such line is named', async () => {
  const file = join(folder, 'answers.jsonl')
  const by = { kinds: ['deploy'], part: 0.1, worlds: 2, strays: 0, options: {} }
  const line = `${JSON.stringify({ game: 'known/0', by, decisions: [] })}\n`
  writeFileSync(file, `${line}{"game":"cut o`)
  const options = {
    kinds: ['deploy'],
    games: '1',
    part: '0.1',
    worlds: '2',
    strays: '0',
    seed: 'known',
  }
  await tryAnswers(file, { ...options, json: true })
  assert.is(readFileSync(file, 'utf8'), line)
  const other = await tryAnswers(file, { ...options, worlds: '5' }).then(() => '', String)
  assert.match(other, 'give another file')
  assert.is(readFileSync(file, 'utf8'), line)
  writeFileSync(file, `${line}{"game":1}\n`)
  for (const [more, said] of [
    [{}, /line 2: this is no game/],
    [{ kinds: ['nothing'] }, /"nothing" is none of setup/],
    [{ part: '2' }, /--part: "2" is not a part/],
  ] as const) {
    const failed = await tryAnswers(file, { ...options, ...more }).then(
      () => '',
      (error: Error) => error.message,
    )
    assert.match(failed, said)
  }
})

test.run()
