import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Agent, MoveList } from '../../agents/agent.js'
import { PlainBrains } from '../../agents/brains.js'
import { contractTests } from '../../arena/contract/contract.js'
import type { Game, Move, Observation, Player, View } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import { cloneState, type State } from '../../engine/state.js'
import { HiddenHands } from '../toys/hidden-hands.js'
import { ToyView } from '../toys/toy-game.js'
import { agentLeakTest, policyLeakTest } from './leaks.js'

/** Names of the contract tests that a game fails. */
function failures(game: Game): string[] {
  return contractTests(game, { games: 20, seed: 'broken' })
    .filter((contract) => {
      try {
        contract.run()
        return false
      } catch {
        return true
      }
    })
    .map((contract) => contract.name)
}

function fails(game: Game, part: string): void {
  const failed = failures(game)
  assert.ok(
    failed.some((name) => name.includes(part)),
    `no failure about "${part}", only: ${failed.join('; ') || 'none'}`,
  )
}

test('a sound game fails none', () => {
  assert.equal(failures(new HiddenHands()), [])
})

test('a move that changes its input is found', () => {
  fails(
    new (class extends HiddenHands {
      override apply(state: State, move: Move): State {
        this.advance(state, move)
        return cloneState(state)
      }
    })(),
    'apply leaves its input untouched',
  )
})

test('moves out of order are found', () => {
  fails(
    new (class extends HiddenHands {
      override moves(state: State, out: Int32Array): number {
        const count = super.moves(state, out)
        out.subarray(0, count).reverse()
        return count
      }
    })(),
    'ascending and different',
  )
})

test('a forced decision that is asked for is found', () => {
  fails(
    new (class extends HiddenHands {
      override moves(state: State, out: Int32Array): number {
        return Math.min(1, super.moves(state, out))
      }
    })(),
    'at least two moves',
  )
})

test('an observation that shows the hidden hand is found', () => {
  fails(
    new (class extends HiddenHands {
      protected override hide(_state: State, _player: Player): void {}
    })(),
    'sampled worlds differ',
  )
})

/** Hidden hands that leave a word in observations which should be masked. */
class Showing extends HiddenHands {
  constructor(private readonly word: number) {
    super()
  }

  override observe(state: State, player: Player, into?: State): Observation {
    const seen = super.observe(state, player, into)
    seen.words[this.word] = state.words[this.word] as number
    return seen
  }
}

test('an observation that shows a card laid face down is found', () => {
  // The laid card is the sixteenth of the fields, which begin at word 5.
  fails(new Showing(20), 'moves that look alike')
})

test('an observation that shows the generator is found', () => {
  fails(new Showing(0), 'canonical')
})

test('a sampled world with too few cards is found', () => {
  fails(
    new (class extends HiddenHands {
      protected override fill(_state: State, _player: Player, _random: Random): void {}
    })(),
    'sampled world',
  )
})

test('two moves with one text are found', () => {
  fails(
    new (class extends HiddenHands {
      protected override moveText(_state: State, _move: Move): string {
        return 'lay'
      }
    })(),
    'text of its own',
  )
})

test('a move masked for its own maker, and a signal of 9 bits, are found', () => {
  fails(
    new (class extends HiddenHands {
      override seen(): Move {
        return 15
      }
    })(),
    'masked only for others',
  )
  fails(
    new (class extends HiddenHands {
      override signal(): number {
        return 256
      }
    })(),
    'masked only for others',
  )
})

test('a game without an end is found', () => {
  const game = new (class extends HiddenHands {
    override advance(_state: State, _move: Move): void {}
  })()
  const [ends] = contractTests(game, { games: 1, seed: 'endless', mostDecisions: 50 })
  let message = ''
  try {
    ends?.run()
  } catch (error) {
    message = error instanceof Error ? error.message : ''
  }
  assert.match(message, /did not end within 50 decisions/)
})

test('an agent that is told more than it may know is found', () => {
  const game = new HiddenHands()
  let calls = 0
  const moody: Agent = {
    choose: (_observation, moves) => moves.list[calls++ % moves.count] as number,
  }
  assert.throws(
    () => agentLeakTest(game, () => moody, { decisions: 40, seed: 'leak' }),
    /another move/,
  )
})

test('a policy that looks through its view is found', () => {
  const game = new HiddenHands()
  class Peeping extends PlainBrains {
    override quick(view: View, moves: MoveList, _random: Random, _epsilon: number): Move {
      if (!(view instanceof ToyView)) throw new Error('not a view of a toy')
      // The other hand lies in words 7 and 8 of the whole state.
      const peeped = view.whole.words[8 - view.player] as number
      return moves.list[peeped % moves.count] as number
    }
  }
  assert.throws(
    () => policyLeakTest(game, () => new Peeping(game), { decisions: 40, seed: 'leak' }),
    /knows more/,
  )
  policyLeakTest(game, () => new PlainBrains(game), { decisions: 40, seed: 'leak' })
})

test.run()
