import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../engine/rebellion/index.js'
import { agentOf, choiceAt } from '../playing.js'

/** Positions of real games, in which some moves must (or must not) be chosen in so many of 20 seeds. */
interface Case {
  readonly file: string
  readonly why: string
  readonly chosen?: RegExp
  readonly avoided?: RegExp
  readonly least: number
}

const CASES: readonly Case[] = [
  {
    file: 'assault-the-found-base',
    why: 'the base is found and the troops next door outnumber its garrison',
    chosen: /^activate \S+ naboo\b/,
    least: 18,
  },
  {
    file: 'hunt-goes-on',
    why: 'a leader is free and candidates lie within reach of troops',
    avoided: /^pass$/,
    least: 19,
  },
  {
    file: 'reveal-what-is-assigned',
    why: 'leaders under a face-down mission are spent anyway',
    avoided: /^pass$/,
    least: 19,
  },
  { file: 'score-what-is-met', why: 'an objective is met', chosen: /^score /, least: 20 },
]
const SEEDS = 20

for (const spec of ['scripted', 'mcts:iterations=30'])
  for (const { file, why, chosen, avoided, least } of CASES)
    test(`${spec}: ${why}`, () => {
      const path = join(process.cwd(), 'test', 'agents', 'positions', `${file}.json`)
      const state = rebellion.fromPosition(JSON.parse(readFileSync(path, 'utf8')))
      const player = rebellion.actor(state)
      const moves: string[] = []
      for (let seed = 0; seed < SEEDS; seed++) {
        const agent = agentOf(rebellion, spec, player, `position ${seed}`)
        moves.push(rebellion.describe(state, choiceAt(rebellion, agent, state)))
      }
      const right = moves.filter(
        (move) => (chosen?.test(move) ?? true) && !(avoided?.test(move) ?? false),
      )
      assert.ok(right.length >= least, `${right.length} of ${SEEDS}: ${moves.join(', ')}`)
    })

test.run()
