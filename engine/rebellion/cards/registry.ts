import type { State } from '../../state.js'
import type { FieldSort } from '../course/frame.js'
import { type Answer, enterCardAnswer } from '../course/windows.js'
import { byNumber, type Entry, isBaseSet, type Room, setNumber } from '../data/table.js'
import { RING_COUNT } from '../facts/leader-types.js'
import { MARKER_COUNT } from '../facts/markers.js'
import { MOST_ACTIONS, MOST_MISSIONS, MOST_OBJECTIVES, MOST_TACTICS } from '../state/layout.js'

/** What the cards are. Their definitions stand in sets/; here they are entered by their numbers. */

/**
 * One piece of what a card does. `run` happens by itself; an effect with `moves` waits for a
 * decision and calls `next` of cards.ts when it is done with. The frame is that of the card.
 */
export interface Effect {
  /** How positions name it. */
  readonly name: string
  /** What it keeps in `chosen` of the card's frame, when that is no plain number. */
  readonly chosen?: FieldSort | undefined
  /** The sort of cards that lie off their deck while this effect waits. */
  readonly looksAt?: 'missions' | 'projects' | 'objectives' | 'probes' | 'tactics' | undefined
  /** How much of it there is at most: health, steps of loyalty, units; for people. */
  readonly amount?: number | undefined
  /** All of it goes to the first that is chosen; for people. */
  readonly atOnce?: boolean | undefined
  /** Enemy unit types that it may touch as the board stands; for people. */
  readonly aims?: ((s: State, type: number) => boolean) | undefined
  /** Red hits, black hits and direct hits that the enemy loses of his roll; for people. */
  readonly takes?: readonly [red: number, black: number, direct: number] | undefined
  readonly run?: ((s: State, f: number) => void) | undefined
  readonly actor?: ((s: State, f: number) => number) | undefined
  readonly secret?: boolean | undefined
  readonly moves?: ((s: State, f: number, out: Int32Array) => number) | undefined
  readonly play?: ((s: State, f: number, move: number) => void) | undefined
}

/** Systems that fit, as a mask. */
export type Where = (s: State) => number

export interface MissionCard extends Entry {
  readonly name: string
  readonly side: number
  readonly kind: 'starting' | 'deck' | 'project'
  readonly copies: number
  readonly skill: number
  readonly needs: number
  /** Leader whose presence on the card gives 2 successes or something of its own. */
  readonly portrait?: number | undefined
  readonly mode: 'attempt' | 'resolve' | 'special'
  /**
   * Systems where it may be used; 'base' is the Rebel Base space, 'nowhere' needs no place, 'opposed' is where the
   * enemy attempts a mission: it is revealed then, and never in the own turn (E15).
   */
  readonly where: Where | 'base' | 'nowhere' | 'opposed'
  /** A leader chosen as the target; the mission is in that leader's system. */
  readonly against?: 'rebel-leader' | 'captive' | undefined
  /** Where all Rebel leaders are captured it may be made against one of them, without effect (X46). */
  readonly captivesToo?: boolean | undefined
  /** Its leaders stay in its system, whoever is rescued there. */
  readonly leadersStay?: boolean | undefined
  /** All skill icons count, of every kind. */
  readonly allIcons?: boolean | undefined
  /** Dice are rolled even where nobody opposes; the lead of successes says what it does (X42). */
  readonly rollsAnyway?: boolean | undefined
  /** What follows a failed attempt. */
  readonly onFailure?: readonly Effect[] | undefined
  /** When the used card goes back to its owner's hand instead of the discard pile. */
  readonly returns?: 'after-failure' | 'with-two-leaders' | undefined
  /** Further dice of the acting side. */
  readonly extraDice?: ((s: State, system: number) => number) | undefined
  /** The ring this card stays with while it is worn. */
  readonly ring?: number | undefined
  /** The target marker this card stays with while one is on the board (E10). */
  readonly marker?: number | undefined
  /** What it does, in our own words, for people. */
  readonly about: string
  readonly steps: readonly Effect[]
}

export interface ActionCard extends Entry {
  readonly name: string
  readonly side: number
  readonly starting: boolean
  /** Mask of the leaders shown; those with a recruit icon unless it is a starting card. */
  readonly shows: number
  readonly timing: 'assignment' | 'start-of-combat' | 'immediate' | 'special'
  /** The card takes one of its leaders from the pool: to the board or to a mission. */
  readonly takes?: 'to-board' | 'to-mission' | undefined
  /** Further condition for using it now; `system` is the combat's, or the one where the leader would go. */
  readonly usable?: ((s: State, system: number) => boolean) | undefined
  readonly ring?: number | undefined
  /** It stays in play while a probe card lies under it; where that stands (under.ts). */
  readonly under?: number | undefined
  /** Once it has been used, its side's pool holds one leader more (E8). */
  readonly raisesPool?: boolean | undefined
  /** How it answers at a reaction window. */
  readonly answer?: Answer | undefined
  readonly about: string
  readonly steps: readonly Effect[]
}

/** How many of what an objective counts there are, and how many fulfil it. */
export interface Progress {
  readonly now: number
  readonly needed: number
}

export interface ObjectiveCard extends Entry {
  readonly name: string
  readonly stage: 1 | 2 | 3
  readonly reputation: number
  /** An Immediate one is resolved the moment it is drawn and never in hand (E9). */
  readonly timing: 'refresh' | 'combat' | 'battle-won' | 'plans' | 'immediate'
  /** The target marker that keeps this card in play while one is on the board (E10). */
  readonly marker?: number | undefined
  /** The condition now; for a combat objective in the combat at hand. */
  readonly met: (s: State) => boolean
  /** How far it is, where it counts something; for people. */
  readonly progress?: ((s: State) => Progress) | undefined
  readonly about: string
  /** Reputation when it is not always the same. */
  readonly gain?: ((s: State) => number) | undefined
  readonly returnsToHand?: boolean | undefined
  /** What follows the gain of reputation. */
  readonly steps?: readonly Effect[] | undefined
}

/** One of the two abilities of an advanced tactic card. */
export interface TacticHalf {
  /** An own unit of this type must be in the system when it is resolved (E25). */
  readonly unit?: number
  readonly about: string
  readonly steps: readonly Effect[]
  /** What it does later, and when; see combat/tactics/late.ts. */
  readonly late?: { readonly at: LateMoment; readonly steps: readonly Effect[] }
}

/** When the late part of a card comes: the enemy has assigned his damage; the battle is over; the retreats are. */
export const LATE_MOMENTS = ['damage-assigned', 'battle-over', 'retreats-over'] as const
export type LateMoment = (typeof LATE_MOMENTS)[number]

/**
 * A tactic card: one of the base game is played in the own attack, or blocks; an advanced one belongs to a side and has
 * two abilities of which one is used.
 */
export interface TacticCard extends Entry {
  readonly name: string
  readonly theater: number
  readonly copies: number
  /** The side whose card it is; of both where it says none. */
  readonly side?: number | undefined
  readonly top?: TacticHalf | undefined
  readonly bottom?: TacticHalf | undefined
  /** One of its abilities cancels the card of the enemy (E22). */
  readonly cancels?: boolean | undefined
  /** Own dice showing a special that are spent to play it. */
  readonly cost: 0 | 1
  /** Played in the own attack; `f` is its frame, `ship` the type of the ship that it is played with. */
  readonly attack?: ((s: State, f: number, side: number, ship: number) => void) | undefined
  /** It is played with an own ship of the system. */
  readonly needsShip?: boolean | undefined
  /** Damage that it blocks at most. */
  readonly blocks?: number | undefined
  /** It costs another card of its theater. */
  readonly costsCard?: boolean | undefined
  readonly about: string
}

export const MISSIONS: MissionCard[] = []
export const ACTIONS: ActionCard[] = []
export const OBJECTIVES: ObjectiveCard[] = []
export const TACTICS: TacticCard[] = []

// Facts needed while playing, as typed arrays
export const MISSION_SIDE = new Uint8Array(MOST_MISSIONS)
export const MISSION_SKILL = new Uint8Array(MOST_MISSIONS)
export const MISSION_NEEDS = new Uint8Array(MOST_MISSIONS)
export const MISSION_COPIES = new Uint8Array(MOST_MISSIONS)
/** 0 starting, 1 deck, 2 project. */
export const MISSION_KIND = new Uint8Array(MOST_MISSIONS)
export const STARTING_CARD = 0
export const DECK_CARD = 1
export const PROJECT_CARD = 2
/** Missions of each side, ascending, and the starting ones among them; "in base" are those of a game without the expansion. */
export const MISSIONS_OF: readonly [number[], number[]] = [[], []]
export const MISSIONS_IN_BASE: readonly [number[], number[]] = [[], []]
export const STARTING_MISSIONS: readonly [number[], number[]] = [[], []]
export const STARTING_IN_BASE: readonly [number[], number[]] = [[], []]
/** Action cards of each side, ascending. */
export const ACTIONS_OF: readonly [number[], number[]] = [[], []]
export const ACTIONS_IN_BASE: readonly [number[], number[]] = [[], []]
/** The set of each card; see state/in-game.ts. */
export const MISSION_SET = new Uint8Array(MOST_MISSIONS)
export const ACTION_SET = new Uint8Array(MOST_ACTIONS)
export const OBJECTIVE_SET = new Uint8Array(MOST_OBJECTIVES)
export const ACTION_SIDE = new Uint8Array(MOST_ACTIONS)
export const ACTION_SHOWS = new Int32Array(MOST_ACTIONS)
export const OBJECTIVE_STAGE = new Uint8Array(MOST_OBJECTIVES)
/** The objectives that are in a game without the expansion, ascending. */
export const OBJECTIVES_IN_BASE: number[] = []
/** Those that are resolved when drawn, and Death Star Plans. */
export const IMMEDIATE_OBJECTIVES: number[] = []
const PLANS_OBJECTIVES: number[] = []
export const TACTIC_SET = new Uint8Array(MOST_TACTICS)
export const TACTIC_THEATER = new Uint8Array(MOST_TACTICS)
/** The side whose card it is, 255 of both. */
export const TACTIC_SIDE = new Uint8Array(MOST_TACTICS)
export const TACTIC_COST = new Uint8Array(MOST_TACTICS)
export const TACTIC_COPIES = new Uint8Array(MOST_TACTICS)
/** Shared tactic cards by theater, and the advanced ones by side and theater, ascending. */
export const SHARED_TACTICS: readonly [number[], number[]] = [[], []]
export const ADVANCED_TACTICS: readonly [
  readonly [number[], number[]],
  readonly [number[], number[]],
] = [
  [[], []],
  [[], []],
]
/** Tactic cards by theater: those that attack, and those that block. */
export const ATTACK_CARDS: readonly [number[], number[]] = [[], []]
export const BLOCK_CARDS: readonly [number[], number[]] = [[], []]

export const NO_CARD = 255
/** The card that stays out with each ring while it is worn. */
export const RING_MISSION = new Uint8Array(RING_COUNT).fill(NO_CARD)
export const RING_ACTION = new Uint8Array(RING_COUNT).fill(NO_CARD)
/** Action cards that raise the limit of a pool. */
export const POOL_CARDS: number[] = []
/** The card that brings each target marker, NO_CARD where it is of another sort. */
export const MARKER_MISSION = new Uint8Array(MARKER_COUNT).fill(NO_CARD)
export const MARKER_OBJECTIVE = new Uint8Array(MARKER_COUNT).fill(NO_CARD)

const numbers = new Map<string, number>()

/** With more, a copy made key by key is a dictionary. */
const MOST_BY_KEY = 18

/** Copies with all properties, in one order: objects of one shape are read several times faster than those of many. */
function inOneShape<Card extends object>(cards: readonly Card[]): Card[] {
  const names = [...new Set(cards.flatMap((card) => Object.keys(card)))] as (keyof Card)[]
  if (names.length > MOST_BY_KEY)
    throw new Error('so many properties are written out, as in wholeMission')
  return cards.map((card) => {
    const copy = {} as Card
    for (const name of names) copy[name] = card[name]
    return copy
  })
}

/** The properties of a card, none left out. */
type Whole<Card> = { readonly [Key in keyof Card]-?: Card[Key] }

/**
 * Missions have so many properties that V8 would keep a copy made key by key as a dictionary, which is read far more
 * slowly (a tenth of the scripted player's speed). So they are written out; the type holds the list complete.
 */
function wholeMission(card: MissionCard): Whole<MissionCard> {
  return {
    number: card.number,
    set: card.set,
    id: card.id,
    name: card.name,
    side: card.side,
    kind: card.kind,
    copies: card.copies,
    skill: card.skill,
    needs: card.needs,
    portrait: card.portrait,
    mode: card.mode,
    where: card.where,
    against: card.against,
    captivesToo: card.captivesToo,
    leadersStay: card.leadersStay,
    allIcons: card.allIcons,
    rollsAnyway: card.rollsAnyway,
    onFailure: card.onFailure?.map(wholeEffect),
    returns: card.returns,
    extraDice: card.extraDice,
    ring: card.ring,
    marker: card.marker,
    about: card.about,
    steps: card.steps.map(wholeEffect),
  }
}

/** Effects are read at every decision of a card. */
function wholeEffect(effect: Effect): Whole<Effect> {
  return {
    name: effect.name,
    chosen: effect.chosen,
    looksAt: effect.looksAt,
    amount: effect.amount,
    atOnce: effect.atOnce,
    aims: effect.aims,
    takes: effect.takes,
    run: effect.run,
    actor: effect.actor,
    secret: effect.secret,
    moves: effect.moves,
    play: effect.play,
  }
}

/** The same card with all of its effects in one shape. */
function withWholeEffects<Card extends { readonly steps?: readonly Effect[] | undefined }>(
  card: Card,
): Card {
  return card.steps === undefined ? card : { ...card, steps: card.steps.map(wholeEffect) }
}

/** Enters all cards there are; called once by sets/index.ts. */
export function enterCards(
  missions: readonly MissionCard[],
  actions: readonly ActionCard[],
  objectives: readonly ObjectiveCard[],
  tactics: readonly TacticCard[],
): void {
  enterMissions(byNumber('mission', missions, room(MOST_MISSIONS, 'MOST_MISSIONS')))
  enterActions(byNumber('action card', actions, room(MOST_ACTIONS, 'MOST_ACTIONS')))
  enterObjectives(byNumber('objective', objectives, room(MOST_OBJECTIVES, 'MOST_OBJECTIVES')))
  enterTactics(byNumber('tactic card', tactics, room(MOST_TACTICS, 'MOST_TACTICS')))
}

function room(most: number, constant: string): Room {
  return { most, constant: `${constant} in state/layout.ts` }
}

function enterMissions(missions: readonly MissionCard[]): void {
  MISSIONS.push(...missions.map(wholeMission))
  missions.forEach((card, n) => {
    name(card.id, n)
    MISSION_SET[n] = setNumber(card.set)
    MISSION_SIDE[n] = card.side
    MISSION_SKILL[n] = card.skill
    MISSION_NEEDS[n] = card.needs
    MISSION_COPIES[n] = card.copies
    MISSION_KIND[n] = ['starting', 'deck', 'project'].indexOf(card.kind)
    MISSIONS_OF[card.side as 0 | 1].push(n)
    if (isBaseSet(card.set)) MISSIONS_IN_BASE[card.side as 0 | 1].push(n)
    if (card.kind === 'starting') STARTING_MISSIONS[card.side as 0 | 1].push(n)
    if (card.kind === 'starting' && isBaseSet(card.set))
      STARTING_IN_BASE[card.side as 0 | 1].push(n)
    if (card.ring !== undefined) RING_MISSION[card.ring] = n
    if (card.marker !== undefined) MARKER_MISSION[card.marker] = n
  })
}

function enterActions(actions: readonly ActionCard[]): void {
  ACTIONS.push(...inOneShape(actions.map(withWholeEffects)))
  actions.forEach((card, n) => {
    name(card.id, n)
    ACTION_SET[n] = setNumber(card.set)
    ACTION_SIDE[n] = card.side
    ACTIONS_OF[card.side as 0 | 1].push(n)
    if (isBaseSet(card.set)) ACTIONS_IN_BASE[card.side as 0 | 1].push(n)
    ACTION_SHOWS[n] = card.shows
    if (card.ring !== undefined) RING_ACTION[card.ring] = n
    if (card.raisesPool === true) POOL_CARDS.push(n)
    if (card.answer !== undefined) enterCardAnswer(card.side, n, card.set, card.answer)
  })
}

function enterObjectives(objectives: readonly ObjectiveCard[]): void {
  OBJECTIVES.push(...inOneShape(objectives.map(withWholeEffects)))
  objectives.forEach((card, n) => {
    name(card.id, n)
    OBJECTIVE_SET[n] = setNumber(card.set)
    OBJECTIVE_STAGE[n] = card.stage
    if (isBaseSet(card.set)) OBJECTIVES_IN_BASE.push(n)
    if (card.marker !== undefined) MARKER_OBJECTIVE[card.marker] = n
    if (card.timing === 'immediate') IMMEDIATE_OBJECTIVES.push(n)
    if (card.timing === 'plans') PLANS_OBJECTIVES.push(n)
  })
}

function enterTactics(tactics: readonly TacticCard[]): void {
  TACTICS.push(...inOneShape(tactics))
  tactics.forEach((card, n) => {
    const theater = card.theater as 0 | 1
    TACTIC_SET[n] = setNumber(card.set)
    TACTIC_THEATER[n] = theater
    TACTIC_SIDE[n] = card.side ?? 255
    TACTIC_COST[n] = card.cost
    TACTIC_COPIES[n] = card.copies
    if (card.side === undefined) SHARED_TACTICS[theater].push(n)
    else ADVANCED_TACTICS[card.side as 0 | 1][theater].push(n)
    if (card.attack !== undefined) ATTACK_CARDS[theater].push(n)
    if (card.blocks !== undefined) BLOCK_CARDS[theater].push(n)
  })
}

/** Cards of all sorts are looked up by id: no two may share one. */
function name(id: string, number: number): void {
  if (numbers.has(id)) throw new Error(`there are two cards "${id}"`)
  numbers.set(id, number)
}

/** Number of a card by its id within its own table; only for ids of our own tables, after loading. */
export function cardNumber(id: string): number {
  const n = numbers.get(id)
  if (n === undefined) throw new Error(`no card ${id}`)
  return n
}
