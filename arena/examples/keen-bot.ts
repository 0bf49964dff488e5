// A complete bot for the dejarik arena, written against the interface of our own agents: it plays any game, prefers
// doing something to passing, and otherwise chooses at random. Try it:
//
//   dejarik arena --agents random keen=./arena/examples/keen-bot.ts --games 100
//
// The module exports an AgentFactory called `agent`. It runs in a process of its own, and its clock is held against it.

import type { Move, Observation } from 'dejarik'
import type { Agent, AgentFactory, AgentSeat, MoveList } from 'dejarik/agent'
import { Random } from 'dejarik/random'

const IDLE = new Set(['pass', 'done', 'stop', 'nobody', 'rest'])

class KeenBot implements Agent {
  private readonly luck: Random

  constructor(private readonly seat: AgentSeat) {
    // The same seed gives the same choices, so that the game can be played again.
    this.luck = new Random(seat.seed)
  }

  choose(observation: Observation, moves: MoveList): Move {
    const { game } = this.seat
    const legal = [...moves.list.subarray(0, moves.count)]
    const keen = legal.filter(
      (move) => !IDLE.has(game.describe(observation, move).split(' ')[0] ?? ''),
    )
    const choices = keen.length > 0 ? keen : legal
    return choices[this.luck.below(choices.length)] as Move
  }
}

export const agent: AgentFactory = {
  name: 'keen',
  about: 'anything but nothing',
  options: {},
  create: (seat) => new KeenBot(seat),
}
