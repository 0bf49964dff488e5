import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../engine/duel/index.js'
import { perft } from '../../../engine/perft.js'
import { TREES } from './perft/trees.js'

for (const [name, root, counts] of TREES)
  test(`the move tree of ${name} has its ${counts.length} counts`, () => {
    assert.equal(perft(duel, duel.fromPosition(root), counts.length), counts)
  })

test.run()
