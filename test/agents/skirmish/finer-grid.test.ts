import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { studyGrids } from './finer-grid.js'

test('a finer grid is never worse, and hardly better', () => {
  const { positions, standing, scripted, coarse, fine } = studyGrids(3, 4, 'test')
  assert.is(positions, 3)
  assert.ok(standing <= scripted && scripted <= coarse + 0.05 && coarse <= fine)
  assert.ok(fine - coarse < 0.3, `${fine - coarse} stars`)
})

test.run()
