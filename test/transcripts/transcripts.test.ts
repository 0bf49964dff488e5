import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { TRANSCRIPTS, transcript } from './games.js'

for (const one of TRANSCRIPTS) {
  const text = transcript(one)

  test(`the game of ${one.file} is played and told as before`, () => {
    const before = readFileSync(join('test/transcripts', one.file), 'utf8')
    assert.fixture(
      text,
      before,
      'node scripts/transcripts.mjs writes them anew: look at the difference',
    )
  })

  test(`${one.file} is never wider than 80 columns`, () => {
    const wide = text.split('\n').filter((line) => line.length > 80)
    assert.equal(wide, [])
  })
}

test.run()
