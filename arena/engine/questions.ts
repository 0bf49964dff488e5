import { brainsFor } from '../../agents/brains-for.js'
import { levelsFor } from '../../agents/registry.js'
import { listAgents } from '../../agents/spec.js'
import { type Game, MOST_MOVES, type Move, NOBODY, type Reader } from '../../engine/game.js'
import { knownGames, loadGame } from '../../engine/games.js'
import { isObject } from '../../engine/json-field.js'
import { checkedOptions } from '../../engine/options.js'
import { Random } from '../../engine/random.js'
import { cloneState, type State } from '../../engine/state.js'
import { programText, thisProgram } from '../tournament/program.js'
import type { AskedField } from './field.js'
import type { Held, Store } from './store.js'
import type { Thinkers } from './thinkers.js'
import { ownSpec } from './thinking.js'

/** Version of the protocol of ENGINE.md. */
const ENGINE_PROTOCOL = 1

const MOST_WORLDS = 10_000
const MOST_APPLIED = 10_000
const MOST_PLAYOUTS = 1_000_000
const MOST_QUIETS = 1000
const LONGEST_TIME_MS = 3_600_000
const LONGEST_SPEC = 500

/** What a question may use. */
export interface Desk {
  readonly store: Store
  readonly thinkers: Thinkers
  /** Ends when the program stops the question. */
  readonly signal: AbortSignal
}

type Asked = (key: string) => AskedField
type Answer = object | Promise<object>
/** What is answered later, while other questions are answered. */
export class Later {
  constructor(readonly answer: Promise<object>) {}
}

export interface Question {
  /** The fields that it may have beside `id` and `ask`. */
  readonly fields: readonly string[]
  answer(of: Asked, desk: Desk): Answer | Later
}

export const QUESTIONS: ReadonlyMap<string, Question> = new Map(
  Object.entries<Question>({
    hello: { fields: ['protocol'], answer: hello },
    data: { fields: ['game', 'options'], answer: data },
    agents: { fields: ['game'], answer: agents },
    new: { fields: ['game', 'options', 'seed', 'as'], answer: newGame },
    load: { fields: ['position', 'as'], answer: load },
    state: { fields: ['state'], answer: (of, { store }) => standing(store.get(of('state'))) },
    moves: { fields: ['state', 'fields'], answer: moves },
    apply: { fields: ['state', 'move', 'moves', 'dice', 'as', 'tell'], answer: apply },
    observe: { fields: ['state', 'seat', 'as'], answer: observe },
    sample: { fields: ['state', 'seat', 'count', 'seed'], answer: sample },
    position: { fields: ['state', 'full'], answer: position },
    show: { fields: ['state', 'reader'], answer: show },
    events: { fields: ['state', 'move', 'reader'], answer: events },
    evaluate: { fields: ['state'], answer: evaluate },
    playout: {
      fields: ['states', 'state', 'move', 'count', 'seed', 'policy', 'quiets'],
      answer: playout,
    },
    best: { fields: ['state', 'agent', 'seed', 'timeMs'], answer: best },
    free: { fields: ['states', 'all'], answer: free },
  }),
)

// About the program and the games

function hello(of: Asked): object {
  if (of('protocol').isGiven) {
    const asked = of('protocol').count(1, Number.MAX_SAFE_INTEGER)
    if (asked !== ENGINE_PROTOCOL)
      of('protocol').fail(`this program speaks ${ENGINE_PROTOCOL}, not ${asked}`)
  }
  return {
    protocol: ENGINE_PROTOCOL,
    program: programText(thisProgram()),
    games: knownGames(),
    questions: [...QUESTIONS.keys(), 'stop'],
  }
}

function gameOf(field: AskedField): Promise<Game> {
  field.id(new Map(knownGames().map((name, n) => [name, n])), 'game')
  return loadGame(field.text())
}

function optionsOf(game: Game, field: AskedField): Readonly<Record<string, string>> {
  const options: Record<string, string> = Object.create(null)
  if (field.isGiven) for (const [name, value] of field.members()) options[name] = value.text()
  field.about(() => checkedOptions(game.options, options))
  return options
}

async function data(of: Asked): Promise<object> {
  const game = await gameOf(of('game'))
  const { name, title, edition, kinds, options } = game
  return {
    game: name,
    title,
    edition,
    options,
    seats: game.seats(optionsOf(game, of('options'))),
    kinds,
    ...game.data?.(),
  }
}

async function agents(of: Asked): Promise<object> {
  const { name } = await gameOf(of('game'))
  const levels = Object.entries(levelsFor(name)).map(([level, { spec, about }]) => ({
    name: level,
    spec,
    about,
  }))
  return { game: name, agents: listAgents(name), levels }
}

// Loading

async function newGame(of: Asked, { store }: Desk): Promise<object> {
  const game = await gameOf(of('game'))
  const state = game.start(optionsOf(game, of('options')), of('seed').seedOr('dejarik'))
  return told(store, store.put(game, state, null, of('as')))
}

async function load(of: Asked, { store }: Desk): Promise<object> {
  const given = of('position')
  const position: unknown = given.value
  if (!isObject(position)) return given.fail('expected an object with "game"')
  const game = await gameOf(given.below('game', position.game))
  const isObservation = Object.hasOwn(position, 'observer')
  const state = given.about(
    () => (isObservation ? game.observationOf(position) : game.fromPosition(position)),
    '.',
  )
  const seats = game.seats(game.optionsOf(state)).map(({ name }) => name)
  const observer = isObservation ? seats.indexOf(String(position.observer)) : null
  return told(store, store.put(game, state, observer, of('as')))
}

/** Where a state stands. */
function told(store: Store, name: string): object {
  return { state: name, ...standing(store.named(name)) }
}

function standing({ game, state, observer, seats }: Held): object {
  const actor = game.actor(state)
  const isOver = actor === NOBODY
  const outcome = game.outcome(state)
  return {
    game: game.name,
    observer: observer === null ? null : seats[observer],
    actor: isOver ? null : seats[actor],
    kind: isOver ? null : game.kinds[game.kind(state)],
    question: isOver ? null : (game.question?.(state) ?? null),
    quiet: game.quiet(state),
    outcome:
      outcome === null ? null : { values: bySeat(seats, outcome.utility), reason: outcome.reason },
    hash: game.hash(state),
  }
}

function bySeat(seats: readonly string[], values: ArrayLike<number>): object {
  return Object.fromEntries(seats.map((seat, i) => [seat, values[i]]))
}

// Moves

const list = new Int32Array(MOST_MOVES)

function legalMoves({ game, state }: Held): Int32Array {
  return list.subarray(0, game.actor(state) === NOBODY ? 0 : game.moves(state, list))
}

function moves(of: Asked, { store }: Desk): object {
  const held = store.get(of('state'))
  const { game, state } = held
  // What another is asked hangs on what only he knows
  if (held.observer !== null && game.actor(state) !== held.observer && game.actor(state) !== NOBODY)
    of('state').fail('what one player saw has no moves of another; sample a world from it')
  const texts = Array.from(legalMoves(held), (move) => game.describe(state, move))
  const withFields = of('fields').isGiven ? of('fields').flag() : true
  if (!withFields) return { moves: texts }
  return {
    moves: Array.from(legalMoves(held), (move, i) => ({
      text: texts[i],
      ...game.moveFields?.(state, move),
    })),
  }
}

/** A move as its text, or as its place among the legal ones. */
function moveIn(held: Held, field: AskedField): Move {
  const { game, state } = held
  if (game.actor(state) === NOBODY) field.fail('the game is over')
  if (typeof field.value !== 'number') {
    const text = field.text()
    return field.about(() => game.parse(state, text))
  }
  const legal = legalMoves(held)
  return legal[field.count(0, legal.length - 1)] as Move
}

function apply(of: Asked, { store }: Desk): object {
  const held = store.whole(of('state'))
  const { game, seats } = held
  const given = of('moves').isGiven ? of('moves').items() : [of('move')]
  if (given.length > MOST_APPLIED) of('moves').fail(`at most ${MOST_APPLIED} moves at a time`)
  const reader = of('tell').isGiven ? readerOf(of('tell'), seats) : null
  const state = cloneState(held.state)
  if (of('dice').isGiven) game.reseed(state, new Random(of('dice').seedOr('')).bits())
  const said: string[] = []
  for (const field of given) {
    const move = moveIn({ ...held, state }, field)
    if (reader !== null) said.push(...game.tell(state, move, reader))
    game.advance(state, move)
  }
  const name = store.put(game, state, null, of('as'))
  return { ...told(store, name), ...(reader === null ? {} : { told: said }) }
}

function events(of: Asked, { store }: Desk): object {
  const held = store.whole(of('state'))
  const reader = of('reader').isGiven ? readerOf(of('reader'), held.seats) : 'all'
  return { events: held.game.events(held.state, moveIn(held, of('move')), reader) }
}

function readerOf(field: AskedField, seats: readonly string[]): Reader {
  return field.value === 'all' ? 'all' : seatOf(field, seats)
}

function seatOf(field: AskedField, seats: readonly string[]): number {
  return field.id(new Map(seats.map((seat, i) => [seat, i])), 'seat')
}

// What players see

function observe(of: Asked, { store }: Desk): object {
  const { game, state, seats } = store.whole(of('state'))
  const seat = seatOf(of('seat'), seats)
  return told(store, store.put(game, game.observe(state, seat), seat, of('as')))
}

/** What the question is about as one seat sees it. */
function seenBy(of: Asked, { store }: Desk): { readonly held: Held; readonly seen: State } {
  const held = store.get(of('state'))
  const { game, state, observer, seats } = held
  if (observer === null) {
    const seat = seatOf(of('seat'), seats)
    return { held, seen: game.observe(state, seat) }
  }
  if (of('seat').isGiven && seatOf(of('seat'), seats) !== observer)
    of('seat').fail(`this is what ${seats[observer]} saw; leave it out`)
  return { held, seen: state }
}

function sample(of: Asked, desk: Desk): object {
  const { held, seen } = seenBy(of, desk)
  const { game } = held
  if (game.actor(seen) === NOBODY) of('state').fail('the game is over: there are no other worlds')
  const count = of('count').countOr(1, 1, MOST_WORLDS)
  const random = new Random(of('seed').seedOr('dejarik'))
  desk.store.require(count)
  const unnamed = of('as')
  const states = Array.from({ length: count }, () =>
    desk.store.put(game, game.sample(seen, random), null, unnamed),
  )
  return { states }
}

function position(of: Asked, { store }: Desk): object {
  const { game, state } = store.get(of('state'))
  return { position: game.toPosition(state, of('full').flagIfGiven()) }
}

function show(of: Asked, { store }: Desk): object {
  const { game, state, observer, seats } = store.get(of('state'))
  const reader = of('reader').isGiven ? readerOf(of('reader'), seats) : (observer ?? 'all')
  if (observer !== null && reader !== observer)
    of('reader').fail(`this is what ${seats[observer]} saw; leave it out`)
  return { text: game.show(state, reader) }
}

// What they are worth

function evaluate(of: Asked, { store }: Desk): object {
  const { game, state, seats } = store.whole(of('state'))
  const quiet = game.quiet(state)
  const outcome = game.outcome(state)
  if (outcome !== null) return { values: bySeat(seats, outcome.utility), quiet }
  const brains = brainsFor({ game, player: 0, options: game.optionsOf(state) })
  if (!brains.evaluates) return { values: null, quiet }
  const chances = new Float64Array(Math.max(...brains.sides) + 1)
  brains.values(state, chances)
  return {
    values: bySeat(
      seats,
      Float64Array.from(brains.sides, (side) => chances[side] as number),
    ),
    quiet,
  }
}

function playout(of: Asked, { store, thinkers, signal }: Desk): Later {
  const fields = of('states').isGiven ? of('states').items() : [of('state')]
  if (fields.length < 1 || fields.length > MOST_WORLDS)
    of('states').fail(`expected 1 to ${MOST_WORLDS} states, found ${fields.length}`)
  const worlds = fields.map((field) => store.whole(field))
  const [first] = worlds as [Held]
  const odd = worlds.findIndex(({ game }) => game !== first.game)
  if (odd >= 0) fields[odd]?.fail('is of another game')
  const move = of('move').isGiven ? first.game.describe(first.state, moveIn(first, of('move'))) : ''
  for (const [i, world] of worlds.entries())
    if (move !== '') fields[i]?.about(() => world.game.parse(world.state, move))
  const task = {
    game: first.game.name,
    worlds: worlds.map(({ state }) => state.words),
    move,
    count: of('count').countOr(worlds.length, 1, MOST_PLAYOUTS),
    seed: of('seed').seedOr('dejarik'),
    policy: of('policy').wordOr('quick', ['quick', 'random'] as const),
    quiets: of('quiets').countOr(1, 0, MOST_QUIETS),
  }
  const { seats } = first
  return new Later(
    thinkers.playouts(task, signal).then(({ values, errors, ended, decisions }) => ({
      values: bySeat(seats, values),
      errors: bySeat(seats, errors),
      ended,
      decisions,
    })),
  )
}

function best(of: Asked, { store, thinkers, signal }: Desk): Later {
  const { game, state, observer, seats } = store.get(of('state'))
  const player = game.actor(state)
  if (player === NOBODY) of('state').fail('the game is over')
  if (observer !== null && observer !== player)
    of('state').fail(`${seats[player]} decides, and this is what ${seats[observer]} saw`)
  const agent = of('agent')
  const spec = agent.short(LONGEST_SPEC)
  agent.about(() => ownSpec(spec, game.name))
  const task = {
    game: game.name,
    words: observer === null ? game.observe(state, player).words : state.words,
    player,
    spec,
    seed: of('seed').seedOr('dejarik'),
    timeMs: of('timeMs').isGiven ? of('timeMs').count(1, LONGEST_TIME_MS) : null,
  }
  return new Later(thinkers.choice(task, signal))
}

function free(of: Asked, { store }: Desk): object {
  if (of('all').flagIfGiven()) store.clear()
  else for (const field of of('states').items()) store.free(field)
  return { held: store.count }
}
