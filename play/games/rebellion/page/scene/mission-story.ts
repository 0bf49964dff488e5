import { MISSIONS } from '../../../../../engine/rebellion/cards/registry.js'
import { leaderNumber } from '../../../../../engine/rebellion/facts/leader-types.js'
import { REBEL, SIDE_IDS } from '../../../../../engine/rebellion/facts/sides.js'
import type { LogLine } from '../../../../shell/session.js'
import type { Picture } from '../picture/picture.js'
import { placeNumber } from '../words/event-places.js'
import { type DieShown, diceOf, successesOf } from './dice.js'

/** A mission as far as it has been told: from turning the card to what came of it. */

export interface MissionStory {
  readonly card: number
  readonly side: number
  /** Null for a mission without a place. */
  readonly place: number | null
  readonly target: number | null
  readonly leaders: readonly number[]
  /** Enemy leaders who stand against it. */
  readonly opposers: readonly number[]
  /** Dice by side; null before they are rolled. */
  readonly dice: readonly (readonly DieShown[] | null)[]
  /** Successes on top of the dice. */
  readonly bonus: number
  /** By side, once they have been compared. */
  readonly successes: readonly [number, number] | null
  /** Cards and rings that answered, in the words of the log. */
  readonly answers: readonly string[]
  readonly outcome: 'success' | 'failure' | null
  /** What came of it, in the words of the log. */
  readonly effects: readonly string[]
  /** What has been told of it. */
  readonly lines: readonly LogLine[]
}

/** Events that belong to something else: the mission is over by then. */
const ENDS: ReadonlySet<string> = new Set(['turn', 'phase', 'combat', 'activated', 'passed', 'won'])
const ANSWERS: ReadonlySet<string> = new Set(['action-used', 'ring-used', 'die-set'])

/** The mission that was told of last; null when none is going on. */
export function missionStory(told: readonly LogLine[], picture: Picture): MissionStory | null {
  const start = told.findLastIndex(({ event }) => event.kind === 'mission-revealed')
  const lines = told.slice(start)
  const revealed = lines[0]?.event
  if (start < 0 || revealed === undefined || lines.some(({ event }) => ENDS.has(event.kind)))
    return null
  const card = MISSIONS.findIndex(({ id }) => id === revealed.cards?.[0])
  const facts = MISSIONS[card]
  if (facts === undefined) return null
  const { side } = facts
  const [id] = revealed.places ?? []
  const place = id === undefined ? null : placeNumber(id)
  const target = revealed.target === undefined ? null : leaderNumber(revealed.target)
  const compared = lines.find(({ event }) => event.kind === 'successes')?.event
  const dice = rolled(lines)
  const ended = lines.findLastIndex(({ event }) => event.kind === 'mission-outcome')
  const own = successesOf(dice[side] ?? [])
  const successes: [number, number] = [0, 0]
  successes[side] = compared?.value ?? 0
  successes[1 - side] = successesOf(dice[1 - side] ?? [])
  return {
    card,
    side,
    place,
    target,
    leaders: (revealed.leaders ?? []).map(leaderNumber),
    opposers: opposersOf(lines, picture, 1 - side, place, target),
    dice,
    bonus: compared?.value === undefined ? (picture.mission?.bonus ?? 0) : compared.value - own,
    successes: compared === undefined ? null : successes,
    answers: lines.filter(({ event }) => ANSWERS.has(event.kind)).map(({ text }) => text),
    outcome: ended < 0 ? null : lines[ended]?.event.value === 1 ? 'success' : 'failure',
    effects: effectsOf(lines, ended, facts.mode !== 'attempt'),
    lines,
  }
}

/** The last rolls told, by side; a ring that changes a die has it told again. */
function rolled(lines: readonly LogLine[]): (readonly DieShown[] | null)[] {
  return SIDE_IDS.map((side) => {
    const roll = lines.findLast(
      ({ event }) => event.kind === 'dice' && event.side === side && event.word === undefined,
    )
    return roll === undefined ? null : diceOf(roll.event)
  })
}

/** What an attempt comes to follows its outcome; what is resolved has none. */
function effectsOf(lines: readonly LogLine[], ended: number, isResolved: boolean): string[] {
  if (ended < 0 && !isResolved) return []
  return lines
    .slice(Math.max(1, ended + 1))
    .map(({ text }) => text)
    .filter((text) => text !== '')
}

function opposersOf(
  lines: readonly LogLine[],
  picture: Picture,
  side: number,
  place: number | null,
  target: number | null,
): readonly number[] {
  const sent = lines
    .filter(({ event }) => event.kind === 'leader-placed')
    .flatMap(({ event }) => event.leaders ?? [])
    .map(leaderNumber)
    .filter((leader) => picture.leaders[leader]?.side === side)
  const there = picture.leaders
    .filter((one) => one.side === side && one.place === place)
    .filter((one) => !one.captive || one.leader === target)
    .map(({ leader }) => leader)
  return [...new Set([...there, ...sent])]
}

/** Whose dice stand first: the acting side's. */
export function sidesOf({ side }: MissionStory): readonly [number, number] {
  return side === REBEL ? [0, 1] : [1, 0]
}
