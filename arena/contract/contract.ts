import assert from 'node:assert/strict'
import { type Game, MOST_MOVES, NOBODY } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { Random } from '../../engine/random.js'
import { cloneState, copyState, equalStates, type State } from '../../engine/state.js'
import type { ContractConfig, ContractTest } from './config.js'
import { positionTests } from './positions.js'
import { checkSides, isWhole, same, tellsItsEvents } from './results.js'
import { randomWalk, type Step } from './walk.js'

/** Moves of one decision that are compared as others see them. */
const MOST_MASKED = 24

/** What every implementation of `Game` must hold, each with a name: run them all in the tests of a game. */
export function contractTests(game: Game, config: ContractConfig): ContractTest[] {
  const { games, seed } = config
  const options = config.options ?? {}
  const every = config.every ?? 1
  const worlds = config.worlds ?? 2
  const mostDecisions = config.mostDecisions ?? 20_000
  const seats = game.seats(options)
  const players = [...seats.keys()]

  /** Runs `visit` on the decisions of all games, every `every`-th or all; names the place in errors. */
  const decisions = (each: number, visit: (step: Step) => void): void => {
    for (let number = 0; number < games; number++) {
      randomWalk(game, `${seed}/${number}`, options, mostDecisions, (step) => {
        // Another remainder in each game, so that all depths come up over the games.
        if ((step.depth + number) % each !== 0) return
        try {
          visit(step)
        } catch (error) {
          const text = error instanceof Error ? error.message : String(error)
          const kind = game.kinds[game.kind(step.state)]
          const place = `${game.name}, seed "${step.seed}", decision ${step.depth} (${kind}, player ${step.player})`
          throw new Error(`${place}: ${text}`, { cause: error })
        }
      })
    }
  }

  return [
    {
      name: 'every game ends, and tells who won',
      run: () => {
        for (let number = 0; number < games; number++) {
          const walk = randomWalk(game, `${seed}/${number}`, options, mostDecisions, (step) => {
            if (game.outcome(step.state) !== null)
              throw new Error(`${step.seed}: an outcome while player ${step.player} decides`)
          })
          assert.ok(walk.ended, `${seed}/${number} did not end within ${mostDecisions} decisions`)
          const outcome = game.outcome(walk.final)
          assert.ok(outcome !== null, `${seed}/${number} ended without an outcome`)
          assert.equal(outcome?.utility.length, players.length)
          for (const utility of outcome?.utility ?? [])
            assert.ok(utility >= 0 && utility <= 1, `utility ${utility}`)
          checkSides(seats, outcome?.utility ?? [])
          assert.match(outcome?.reason ?? '', /^[a-z][a-z0-9-]*$/)
          assert.equal(game.moves(walk.final, new Int32Array(MOST_MOVES)), 0, 'moves after the end')
        }
      },
    },
    {
      name: 'every state waits for one player with at least two moves, ascending and different',
      run: () =>
        decisions(1, ({ state, player, moves, count }) => {
          assert.ok(player >= 0 && player < players.length, `actor ${player}`)
          assert.ok(count >= 2, `only ${count} moves`)
          assert.ok(count <= MOST_MOVES, `${count} moves`)
          for (let i = 1; i < count; i++)
            if ((moves[i - 1] as number) >= (moves[i] as number))
              throw new Error(`moves ${i - 1} and ${i} out of order: ${moves[i - 1]}, ${moves[i]}`)
          const kind = game.kind(state)
          assert.ok(game.kinds[kind] !== undefined, `kind ${kind} has no name`)
        }),
    },
    {
      name: 'apply leaves its input untouched and does what advance does',
      run: () =>
        decisions(every, ({ state, chosen }) => {
          const before = cloneState(state)
          const applied = game.apply(state, chosen)
          same(state, before, 'apply changed its input')
          game.advance(before, chosen)
          same(applied, before, 'apply and advance differ')
        }),
    },
    {
      name: 'reading a state does not change it',
      run: () =>
        decisions(every, ({ state, chosen }) => {
          const before = cloneState(state)
          game.moves(state, new Int32Array(MOST_MOVES))
          game.describe(state, chosen)
          game.toPosition(state)
          game.quiet(state)
          game.tell(state, chosen, 'all')
          game.show(state, 'all')
          for (const player of players) {
            game.observe(state, player)
            game.seen(state, chosen, player)
            game.tell(state, chosen, player)
            game.show(state, player)
            game.view(player).bind(state)
          }
          same(state, before, 'reading changed it')
        }),
    },
    {
      name: 'the same options and seed replay to the same hash',
      run: () => {
        for (let number = 0; number < games; number++) {
          const walk = randomWalk(game, `${seed}/${number}`, options, mostDecisions, () => {})
          const again = game.start(options, `${seed}/${number}`)
          for (const move of walk.played) game.advance(again, move)
          assert.equal(game.hash(again), game.hash(walk.final))
          same(again, walk.final, 'replay differs')
        }
      },
    },
    ...positionTests({ game, config, players, mostDecisions, decisions }),
    {
      name: 'every move has a text of its own that parses back to it',
      run: () =>
        decisions(every, ({ state, player, moves, count }) => {
          const texts = new Map<string, number>()
          const observation = game.observe(state, player)
          for (let i = 0; i < count; i++) {
            const move = moves[i] as number
            const text = game.describe(state, move)
            assert.ok(
              text.trim() === text && text !== '' && !text.includes('\n'),
              `text "${text}" of move ${move}`,
            )
            if (texts.has(text))
              throw new Error(`moves ${texts.get(text)} and ${move} are both "${text}"`)
            texts.set(text, move)
            assert.equal(game.parse(state, text), move, `"${text}"`)
            assert.equal(
              game.describe(observation, move),
              text,
              'its owner reads another text in his observation',
            )
          }
        }),
    },
    {
      name: 'a wrong move text is an InputError',
      run: () => {
        const state = game.start(options, seed)
        assert.throws(
          () => game.parse(state, 'no such move'),
          (error: unknown) => error instanceof InputError,
        )
        assert.throws(
          () => game.parse(state, ''),
          (error: unknown) => error instanceof InputError,
        )
      },
    },
    {
      name: 'wrong options and positions are InputErrors',
      run: () => {
        assert.throws(
          () => game.start({ 'no-such-option': 'x' }, seed),
          (error: unknown) => error instanceof InputError,
        )
        for (const wrong of [null, 42, 'text', [], { game: 'no-such-game' }])
          assert.throws(
            () => game.fromPosition(wrong),
            (error: unknown) => error instanceof InputError,
            `no InputError for ${JSON.stringify(wrong)}`,
          )
      },
    },
    {
      name: 'an observation is canonical: no generator, nothing left of the buffer it is put in',
      run: () => {
        const dirty = game.blank()
        decisions(every, ({ state }) => {
          for (const player of players) {
            const observation = game.observe(state, player)
            dirty.bytes.fill(0xa5)
            same(
              game.observe(state, player, dirty),
              observation,
              `observation ${player} depends on its buffer`,
            )
            const reseeded = cloneState(state)
            game.reseed(reseeded, 12345 + player)
            same(
              game.observe(reseeded, player),
              observation,
              `observation ${player} shows the generator`,
            )
          }
        })
      },
    },
    {
      name: 'an observation of the one who decides offers the same decision',
      run: () => {
        const offered = new Int32Array(MOST_MOVES)
        decisions(every, ({ state, player, moves, count }) => {
          const observation = game.observe(state, player)
          assert.equal(game.actor(observation), player)
          assert.equal(game.kind(observation), game.kind(state))
          assert.equal(game.moves(observation, offered), count, 'number of moves')
          for (let i = 0; i < count; i++) assert.equal(offered[i], moves[i])
        })
      },
    },
    {
      name: 'a sampled world looks to its player just like the real one',
      run: () => {
        const random = new Random(`${seed} worlds`)
        const pooled = game.blank()
        const offered = new Int32Array(MOST_MOVES)
        decisions(every, ({ state, player: actor, moves, count }) => {
          for (const player of players) {
            const observation = game.observe(state, player)
            const before = cloneState(observation)
            for (let i = 0; i < worlds; i++) {
              pooled.bytes.fill(i === 0 ? 0xa5 : 0)
              const world = game.sample(observation, random, undefined, pooled)
              assert.equal(world, pooled, 'sample did not use the buffer it was given')
              same(
                game.observe(world, player),
                observation,
                `a world sampled for player ${player} looks different to him`,
              )
              if (i === 0) isWhole(game, world)
              assert.equal(game.actor(world), actor, 'another player decides in the sampled world')
              assert.equal(
                game.kind(world),
                game.kind(state),
                'another kind of decision in the sampled world',
              )
              const offers = game.moves(world, offered)
              assert.ok(offers >= 2, `a world sampled for player ${player} offers ${offers} moves`)
              if (player !== actor) continue
              assert.equal(offers, count, 'another number of moves in the sampled world')
              for (let k = 0; k < count; k++) {
                assert.equal(offered[k], moves[k])
                assert.equal(
                  game.describe(world, moves[k] as number),
                  game.describe(state, moves[k] as number),
                )
              }
            }
            same(observation, before, 'sample changed its observation')
          }
        })
      },
    },
    {
      name: 'sampled worlds play on to their end, and keep on looking sound',
      run: () => {
        const random = new Random(`${seed} onwards`)
        const moves = new Int32Array(MOST_MOVES)
        const scratch = game.blank()
        decisions(every * 8, ({ state, player }) => {
          const world = game.sample(game.observe(state, player), random)
          for (let depth = 0; game.actor(world) !== NOBODY; depth++) {
            if (depth > mostDecisions) throw new Error('a sampled world never ends')
            if (depth % 16 === 3) {
              const observation = game.observe(world, player)
              same(
                game.observe(game.sample(observation, random, undefined, scratch), player),
                observation,
                `unsound ${depth} decisions into a sampled world`,
              )
            }
            game.advance(world, moves[random.below(game.moves(world, moves))] as number)
          }
        })
      },
    },
    {
      name: 'the same generator samples the same world, another one other dice',
      run: () =>
        decisions(every * 4, ({ state, player }) => {
          const observation = game.observe(state, player)
          const world = game.sample(observation, new Random(7))
          same(game.sample(observation, new Random(7)), world, 'sampling is not reproducible')
          const other = cloneState(world)
          game.reseed(other, 99)
          assert.ok(!equalStates(other, world), 'reseeding changes nothing')
          const again = cloneState(world)
          game.reseed(again, 99)
          same(again, other, 'reseeding is not reproducible')
        }),
    },
    {
      name: 'a move is masked only for others; signals fit in 8 bits',
      run: () =>
        decisions(1, ({ state, player: actor, moves, count }) => {
          for (const player of players) {
            const signal = game.signal(state, player)
            assert.ok(Number.isInteger(signal) && signal >= 0 && signal < 256, `signal ${signal}`)
          }
          for (let i = 0; i < count; i++) {
            const move = moves[i] as number
            assert.equal(game.seen(state, move, actor), move, 'a move is masked for its own maker')
            for (const player of players) {
              const seen = game.seen(state, move, player)
              assert.equal(seen | 0, seen, 'a masked move is no 32-bit integer')
            }
          }
        }),
    },
    {
      name: 'what others see of a move is the same in every world that looks the same to them',
      run: () => {
        const random = new Random(`${seed} masks`)
        const offered = new Int32Array(MOST_MOVES)
        decisions(every, ({ state, player: actor, chosen }) => {
          for (const player of players) {
            if (player === actor) continue
            const world = game.sample(game.observe(state, player), random)
            const count = game.moves(world, offered)
            for (let i = 0; i < count; i++)
              if (offered[i] === chosen)
                assert.equal(game.seen(world, chosen, player), game.seen(state, chosen, player))
            assert.equal(
              game.signal(world, player),
              game.signal(state, player),
              `signal for player ${player}`,
            )
            assert.deepEqual(
              game.show(world, player),
              game.show(state, player),
              `show for player ${player}`,
            )
          }
        })
      },
    },
    {
      name: 'moves that look alike to another player leave him with the same observation',
      run: () =>
        decisions(every, ({ state, player: actor, moves, count }) => {
          for (const player of players) {
            if (player === actor) continue
            const first = new Map<string, State>()
            for (let i = 0; i < Math.min(count, MOST_MASKED); i++) {
              const move = moves[i] as number
              const after = game.apply(state, move)
              // What is hidden may come out at once, by what is forced after it: then the signal or the decision differs.
              const label = [
                game.seen(state, move, player),
                game.actor(after),
                game.signal(after, player),
              ]
              if (game.actor(after) === NOBODY) continue
              const key = [...label, game.kind(after)].join(' ')
              const observation = game.observe(after, player)
              const before = first.get(key)
              if (before === undefined) first.set(key, observation)
              else
                same(
                  observation,
                  before,
                  `"${game.describe(state, move)}" shows player ${player} more than its mask`,
                )
            }
          }
        }),
    },
    {
      name: 'sampled worlds differ in what is hidden',
      run: () => {
        if (game.hides !== undefined) return
        const random = new Random(`${seed} variety`)
        const differing = new Set<number>()
        decisions(every, ({ state }) => {
          for (const player of players) {
            if (differing.has(player)) continue
            const observation = game.observe(state, player)
            const worlds = [
              game.sample(observation, random),
              cloneState(game.sample(observation, random)),
            ]
            for (const world of worlds) game.reseed(world, 1)
            if (!equalStates(worlds[0] as State, worlds[1] as State)) differing.add(player)
          }
        })
        const alike = players.filter(
          (player) => !differing.has(player) && config.knowsAll?.includes(player) !== true,
        )
        assert.deepEqual(alike, [], 'players to whom nothing is ever hidden')
      },
    },
    {
      name: 'nothing is hidden, and nothing left to chance, where the game says so',
      run: () => {
        const { hides } = game
        if (hides === undefined) return
        const random = new Random(`${seed} open`)
        const alike = (one: State, other: State, place: string): void => {
          for (const state of [one, other]) game.reseed(state, 1)
          assert.ok(equalStates(one, other), place)
        }
        decisions(every, ({ state, chosen: move, player }) => {
          for (const reader of players) {
            const world = game.sample(game.observe(state, reader), random)
            alike(world, cloneState(state), `what ${reader} knows`)
            assert.equal(game.seen(state, move, reader), move)
          }
          if (hides !== 'nothing') return
          const [one, other] = [cloneState(state), cloneState(state)]
          game.reseed(other, random.bits())
          for (const world of [one, other]) game.advance(world, move)
          alike(one, other, `what comes of move ${move} of ${player}`)
        })
      },
    },
    {
      name: 'views bind to states and to observations',
      run: () =>
        decisions(every, ({ state, player }) => {
          const view = game.view(player)
          assert.equal(view.player, player)
          assert.equal(view.bind(state), view)
          assert.equal(view.bind(game.observe(state, player)), view)
        }),
    },
    {
      name: 'what is told and shown is text',
      run: () =>
        decisions(every, ({ state, chosen }) => {
          for (const reader of [...players, 'all'] as const) {
            tellsItsEvents(game, state, chosen, reader)
            assert.ok(game.show(state, reader).length > 0)
          }
        }),
    },
    {
      name: 'a blank state takes whatever is copied into it, and no state is larger than said',
      run: () => {
        const blank = game.blank()
        const started = game.start(options, seed)
        assert.ok(started.bytes.length <= ((game.stateBytes + 7) & ~7))
        copyState(started, blank)
        assert.ok(equalStates(blank, started))
        assert.equal(game.hash(blank), game.hash(started))
      },
    },
  ]
}
