import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { perft } from '../../../engine/perft.js'
import { skirmish } from '../../../engine/skirmish/index.js'
import { TREES } from './perft/trees.js'

for (const [name, root, counts] of TREES)
  test(`the move tree of ${name} has its ${counts.length} counts`, () => {
    assert.equal(perft(skirmish, skirmish.fromPosition(root), counts.length), counts)
  })

test.run()
