import type { GameEvent } from '../../../../../engine/game.js'
import {
  ACTIONS,
  TACTIC_SIDE,
  TACTIC_THEATER,
  TACTICS,
} from '../../../../../engine/rebellion/cards/registry.js'
import { KIND_IDS } from '../../../../../engine/rebellion/course/kinds.js'
import { SIDE_IDS, THEATER_IDS } from '../../../../../engine/rebellion/facts/sides.js'
import { UNIT_SIDE, unitNumber } from '../../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import type { LogLine } from '../../../../shell/session.js'
import type { UnitCount } from '../picture/picture.js'
import { placeNumber } from '../words/event-places.js'
import { type DieShown, diceOf } from './dice.js'

/** A combat as far as it has been told: its rolls, the cards of its round, what was lost in it. */

export interface PlayedCard {
  readonly side: number
  readonly name: string
  readonly about: string
}

/** An advanced card of the combat: in which round it was played, and what came of it. */
export interface CardPlay {
  readonly round: number
  readonly theater: number
  readonly side: number
  readonly card: number
  /** Whether its upper half was used, its lower half, or neither; null while that is open. */
  readonly half: 'upper' | 'lower' | 'neither' | null
  readonly isCancelled: boolean
  /** Played on top of another card of the side. */
  readonly isFurther: boolean
}

export interface BattleStory {
  readonly place: number
  readonly round: number
  /** The battle step under way, or fought last; null before the first. */
  readonly theater: number | null
  /** Last roll of each side in this battle step; null before it. */
  readonly rolls: readonly (readonly DieShown[] | null)[]
  /** The side that rolled last; null before anybody has. */
  readonly attacker: number | null
  /** Damage assigned in this battle step, by the side that deals it. */
  readonly dealt: readonly [number, number]
  /** Cards that were played since the round began. */
  readonly played: readonly PlayedCard[]
  /** Advanced cards of the whole combat. */
  readonly plays: readonly CardPlay[]
  /** Units lost in the combat, by side. */
  readonly lost: readonly (readonly UnitCount[])[]
  /** Who won the battle of each theater; -1 when nobody has. */
  readonly winners: readonly [number, number]
  /** Sides that have left. */
  readonly retreats: readonly string[]
  readonly isOver: boolean
  readonly lines: readonly LogLine[]
}

interface Folded {
  round: number
  theater: number | null
  rolls: (readonly DieShown[] | null)[]
  attacker: number | null
  dealt: [number, number]
  played: PlayedCard[]
  plays: CardPlay[]
  lost: [Map<number, number>, Map<number, number>]
  winners: [number, number]
  retreats: string[]
  isOver: boolean
}

/** What has happened, how much of it was told, and the number of moves made in what is drawn. */
export interface Teller {
  readonly told: readonly LogLine[]
  readonly drawnAt: number
  readonly session: { readonly happenings: readonly LogLine[] } | null
}

/** The combat that is drawn, as far as it has been told. */
export function battleTold(teller: Teller, view: RebellionView): BattleStory | null {
  if (!beginsAhead(teller)) return battleStory(teller.told, view)
  return view.inCombat ? { ...fresh(), lost: [[], []], place: view.combatSystem, lines: [] } : null
}

/** The move that begins a combat is drawn while its journey is told: what was told before is not of this combat. */
function beginsAhead({ told, drawnAt, session }: Teller): boolean {
  const ahead = session?.happenings.slice(told.length) ?? []
  return ahead.some(({ event, number }) => event.kind === 'combat' && number < drawnAt)
}

/** The combat that was told of last, or that the position of a game stands in; null when there was none. */
export function battleStory(told: readonly LogLine[], view: RebellionView): BattleStory | null {
  const start = told.findLastIndex(({ event }) => event.kind === 'combat')
  if (start < 0 && !view.inCombat) return null
  const [id] = told[start]?.event.places ?? []
  const end = told.findIndex(({ event }, i) => i > start && event.kind === 'combat-over')
  const lines = told.slice(Math.max(0, start), end < 0 ? undefined : end + 1)
  const folded = start < 0 ? fromPosition(view) : fresh()
  for (const line of lines) FOLDS[line.event.kind]?.(folded, line.event, line)
  const lost = folded.lost.map((counts) => [...counts].map(([type, count]) => ({ type, count })))
  return { ...folded, lost, place: id === undefined ? view.combatSystem : placeNumber(id), lines }
}

const fresh = (): Folded => ({
  round: 0,
  theater: null,
  rolls: [null, null],
  attacker: null,
  dealt: [0, 0],
  played: [],
  plays: [],
  lost: [new Map(), new Map()],
  winners: [-1, -1],
  retreats: [],
  isOver: false,
})

/** What the position alone says of a combat whose beginning nobody has told. */
function fromPosition(view: RebellionView): Folded {
  const dice = [0, 1, 2].flatMap((colour) =>
    [0, 1, 2, 3].flatMap((face) =>
      Array.from({ length: view.attackDice(colour, face) }, () => ({ colour, face })),
    ),
  )
  const story = fresh()
  story.round = view.combatRound
  story.winners = [view.battleWinner(0), view.battleWinner(1)]
  if (view.tacticCards.theater >= 0) story.theater = view.tacticCards.theater
  if (dice.length === 0) return story
  story.theater = view.combatTheater
  story.attacker = ANSWERING.includes(KIND_IDS[view.kind] ?? '') ? 1 - view.actor : view.actor
  story.rolls[story.attacker] = dice
  return story
}

/** With dice on the table the other side blocks, or its tactic card takes damage back. */
const ANSWERING: readonly string[] = ['block', 'pick']

type Fold = (story: Folded, event: GameEvent, line: LogLine) => void

const FOLDS: Readonly<Record<string, Fold>> = {
  'combat-round': (story, { value = 0 }) => {
    // Start of Combat cards belong to the first round
    if (value > 1) story.played = []
    story.round = value
    beginStep(story, null)
  },
  battle: (story, { word = '' }) => beginStep(story, THEATER_IDS.indexOf(word)),
  dice: (story, event) => {
    // Death Star Plans are tried by a roll that belongs to no battle
    if (event.word === undefined) return
    story.attacker = sideOf(event)
    story.rolls[story.attacker] = diceOf(event)
  },
  damage: (story, event) => {
    story.dealt[attackerOf(event)] += event.value ?? 0
  },
  blocked: (story, event) => {
    story.dealt[attackerOf(event)] -= event.value ?? 0
  },
  'tactic-played': (story, event) => {
    const number = tacticIn(event)
    const card = TACTICS[number]
    if (card === undefined) return
    if (TACTIC_SIDE[number] === sideOf(event)) addPlay(story, number, sideOf(event))
    else story.played.push({ side: sideOf(event), name: card.name, about: card.about })
  },
  'tactic-half': (story, event) =>
    markPlay(story, event, { half: event.value === 1 ? 'upper' : 'lower' }),
  'tactic-unused': (story, event) => markPlay(story, event, { half: 'neither' }),
  'tactic-cancelled': (story, event) => markPlay(story, event, { isCancelled: true }),
  'action-used': (story, event) => {
    const card = ACTIONS.find(({ id }) => id === event.cards?.[0])
    if (card !== undefined)
      story.played.push({ side: card.side, name: card.name, about: card.about })
  },
  'units-destroyed': (story, { units = [] }) => {
    for (const { unit, count } of units) {
      const type = unitNumber(unit)
      const lost = story.lost[UNIT_SIDE[type] as 0 | 1]
      lost.set(type, (lost.get(type) ?? 0) + count)
    }
  },
  'battle-won': (story, event) => {
    const theater = THEATER_IDS.indexOf(event.word ?? '')
    if (theater >= 0) story.winners[theater as 0 | 1] = sideOf(event)
  },
  retreated: (story, _event, { text }) => {
    story.retreats.push(text)
  },
  'combat-over': (story) => {
    story.isOver = true
  },
}

function tacticIn({ cards = [] }: GameEvent): number {
  return TACTICS.findIndex(({ id }) => id === cards[0])
}

function addPlay(story: Folded, card: number, side: number): void {
  const { round } = story
  const theater = TACTIC_THEATER[card] as number
  const isFurther = story.plays.some(
    (one) => one.round === round && one.theater === theater && one.side === side,
  )
  story.plays.push({ round, theater, side, card, half: null, isCancelled: false, isFurther })
}

/** What has become of a card: of the last play of it. */
function markPlay(story: Folded, event: GameEvent, more: Partial<CardPlay>): void {
  const i = story.plays.findLastIndex(({ card }) => card === tacticIn(event))
  const play = story.plays[i]
  if (play !== undefined) story.plays[i] = { ...play, ...more }
}

function beginStep(story: Folded, theater: number | null): void {
  story.theater = theater
  story.rolls = [null, null]
  story.attacker = null
  story.dealt = [0, 0]
}

function sideOf({ side = '' }: GameEvent): 0 | 1 {
  return SIDE_IDS.indexOf(side) === 1 ? 1 : 0
}

/** Who deals the damage that units take. */
function attackerOf({ units = [] }: GameEvent): 0 | 1 {
  const [first] = units
  return first !== undefined && UNIT_SIDE[unitNumber(first.unit)] === 1 ? 0 : 1
}
