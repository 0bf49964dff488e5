#!/usr/bin/env node
// node scripts/geometry.mjs [CASES] [SEED]: compares the geometry of the miniatures game with the slow one in millions of
// random cases (10 million unless told otherwise) and prints the first disagreement.
import { loadSource } from './sources.mjs'

const AT_ONCE = 100_000

const cases = Number(process.argv[2] ?? 10_000_000)
const seed = process.argv[3] ?? 'deep'
if (!Number.isInteger(cases) || cases < 1) {
  console.error('usage: node scripts/geometry.mjs [CASES] [SEED]')
  process.exit(2)
}

const { firstDisagreement } = await loadSource('test/engine/skirmish/geometry/random-cases.ts')
for (let done = 0; done < cases; done += AT_ONCE) {
  const count = Math.min(AT_ONCE, cases - done)
  const found = firstDisagreement(`${seed}-${done}`, count)
  if (found !== null) {
    console.log(found)
    process.exit(1)
  }
  if ((done / AT_ONCE) % 10 === 9) console.error(`${done + count} cases`)
}
console.log(`${cases} cases agree`)
