#!/usr/bin/env node
// node scripts/finer-grid.mjs [POSITIONS] [TIMES] [SEED]: what a grid of moves so many times finer would be worth in the
// miniatures game (100 positions and four times unless told otherwise). RULINGS.md has the figures.
import { loadSource } from './sources.mjs'

const positions = Number(process.argv[2] ?? 100)
const times = Number(process.argv[3] ?? 4)
const seed = process.argv[4] ?? 'grid'

const { studyGrids } = await loadSource('test/agents/skirmish/finer-grid.ts')
for (const [what, value] of Object.entries(studyGrids(positions, times, seed)))
  console.log(`${what.padEnd(14)} ${Number(value.toFixed(5))}`)
