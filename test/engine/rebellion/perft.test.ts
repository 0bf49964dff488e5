import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { perft } from '../../../engine/perft.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { rootOf, TREES } from './perft/trees.js'

for (const [name, counts] of TREES)
  test(`the move tree of ${name} has its ${counts.length} counts`, () => {
    assert.equal(perft(rebellion, rebellion.fromPosition(rootOf(name)), counts.length), counts)
  })

test.run()
