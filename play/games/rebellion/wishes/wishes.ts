import type { Move } from '../../../../engine/game.js'
import { ACTIONS, MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { SYSTEMS } from '../../../../engine/rebellion/data/systems.js'
import { REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { MOST_STACKS, RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import {
  ACTIVATE,
  ADD_LEADER,
  type ArgumentSort,
  ASSIGN,
  argA,
  argB,
  argC,
  DONE,
  JOIN,
  LIFT,
  PASS,
  PICK_TACTIC,
  PLAY_TACTIC,
  REVEAL,
  VERBS,
  verbOf,
} from '../../../../engine/rebellion/state/moves.js'
import { seatLooking } from '../../../../engine/rebellion/state/posts.js'
import { actionId, leaderId, missionId } from '../../../../engine/rebellion/text/names.js'
import { bits } from '../../../../engine/rebellion/text/words.js'
import type { State } from '../../../../engine/state.js'
import type { Wish, WishRules } from '../../../shell/wishes.js'
import { type Thing, thingOf } from '../things.js'
import { leaderName, placeName } from '../words/names.js'

/** What one may wish of a computer partner in the team game. */

const KEEP = 'keep'
const SPARE = 'spare'
const GO = 'go'
const NOT = 'not'

/** By name, to be found in a list. */
const SYSTEM_IDS = [...SYSTEMS].sort((a, b) => a.name.localeCompare(b.name)).map(({ id }) => id)

/** With these a leader leaves the pool; sending him against a mission is what he may be kept for. */
const SPENDING: readonly number[] = [ASSIGN, JOIN, ACTIVATE, ADD_LEADER]
/** These use the mission of a stack; lifting a proposal does not. */
const ON_STACK: readonly number[] = [REVEAL, JOIN]
/** A card of the battle that he commands. */
const CARDS_OF_BATTLE: readonly number[] = [PICK_TACTIC, PLAY_TACTIC]
/** Passing, and assigning nobody else. */
const IDLE: readonly number[] = [PASS, DONE]
/** Turns that go somewhere. */
const TRAVELLING: readonly number[] = [ACTIVATE, REVEAL]

const VIEW = new RebellionView(REBEL)

export const rebellionWishes: WishRules = {
  sorts: [
    { sort: KEEP, name: 'Keep a leader free' },
    { sort: SPARE, name: 'Spare a system' },
    { sort: GO, name: 'Go for a system' },
    { sort: NOT, name: 'Do not use' },
  ],
  roundOf: (state) => VIEW.bind(state).time,
  overrules: (move) => verbOf(move) === LIFT,
  isIdle: (move) => IDLE.includes(verbOf(move)),
  planned: ['command', 'assign'],
  consults: (legal) =>
    legal.length > 1 && legal.some((move) => CARDS_OF_BATTLE.includes(verbOf(move))),
  things(sort, observation) {
    if (sort === SPARE || sort === GO) return SYSTEM_IDS
    const view = viewOf(observation)
    const leaders = bits(view.pool(view.side) & view.ownLeaders).map(leaderId)
    return sort === KEEP ? leaders : [...leaders, ...cardsOf(view)]
  },
  text: (wish) => WORDS[wish.sort]?.text(nameOf(wish)) ?? '',
  promise: (wish) => WORDS[wish.sort]?.promise(nameOf(wish)) ?? '',
  heeding(wish, observation, legal) {
    const thing = thingOf(wish.what)
    if (thing === null) return legal
    if (wish.sort === GO) return legal.filter((move) => goesTo(thing, move))
    const view = viewOf(observation)
    return legal.filter((move) => !isAgainst(wish, thing, view, move))
  },
  isDone: ({ sort, what }, move) => {
    const thing = thingOf(what)
    return sort === GO && thing !== null && goesTo(thing, move)
  },
  placesOf: (moves) =>
    moves.filter((move) => TRAVELLING.includes(verbOf(move))).map((move) => argB(move)),
  placeOf(what) {
    const thing = thingOf(what)
    return thing?.sort === 'place' ? thing.number : null
  },
}

const WORDS: Readonly<
  Record<string, { text(name: string): string; promise(name: string): string }>
> = {
  [KEEP]: {
    text: (name) => `keep ${name} free`,
    promise: (name) => `${name} stays free until the round ends`,
  },
  [SPARE]: {
    text: (name) => `spare ${name}`,
    promise: (name) => `I keep away from ${name} until the round ends`,
  },
  [GO]: {
    text: (name) => `go for ${name}`,
    promise: (name) => `I go for ${name} as soon as I can, this round`,
  },
  [NOT]: {
    text: (name) => `not use ${name}`,
    promise: (name) => `I do not use ${name} this round`,
  },
}

function nameOf({ what }: Wish): string {
  const thing = thingOf(what)
  if (thing === null) return what
  if (thing.sort === 'leader') return leaderName(thing.number)
  return thing.sort === 'place' ? placeName(thing.number) : thing.name
}

function cardsOf(view: RebellionView): string[] {
  const held = MISSIONS.map((_, card) => card).filter((card) => view.missionsInHand(card) > 0)
  const laid = Array.from({ length: MOST_STACKS }, (_, slot) => view.stackCard(view.side, slot))
  const missions = [...new Set([...held, ...laid])].filter((card) => card >= 0)
  const actions = ACTIONS.map((_, card) => card).filter((card) => view.holdsAction(card))
  return [...missions.map(missionId), ...actions.map(actionId)]
}

/** What the seat sees whose observation it is. */
function viewOf(observation: State): RebellionView {
  return new RebellionView(seatLooking(observation)).bind(observation)
}

function isAgainst({ sort }: Wish, thing: Thing, view: RebellionView, move: Move): boolean {
  switch (sort) {
    case KEEP:
      return SPENDING.includes(verbOf(move)) && names(move, 'leader', thing.number)
    case SPARE:
      return goesTo(thing, move)
    default:
      return uses(thing, view, move)
  }
}

function goesTo({ number }: Thing, move: Move): boolean {
  return TRAVELLING.includes(verbOf(move)) && argB(move) === number
}

function uses({ sort, number }: Thing, view: RebellionView, move: Move): boolean {
  if (sort === 'mission' && ON_STACK.includes(verbOf(move)))
    return view.stackCard(view.side, argA(move)) === number
  return (sort === 'leader' || sort === 'mission' || sort === 'action') && names(move, sort, number)
}

/** The move points at this thing. */
function names(move: Move, sort: ArgumentSort, number: number): boolean {
  const values = [argA(move), argB(move), argC(move)]
  return VERBS[verbOf(move)]?.sorts.some((one, i) => one === sort && values[i] === number) === true
}
