import type { MissionCard } from '../../../../../engine/rebellion/cards/registry.js'
import { QUEUE_SPACE } from '../../../../../engine/rebellion/facts/map.js'
import { EMPIRE } from '../../../../../engine/rebellion/facts/sides.js'
import {
  UNIT_HEALTH,
  UNIT_ICON,
  UNITS_OF,
} from '../../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { leaderNames, type UnitCount, unitList } from '../../words/names.js'
import {
  iconsOf,
  iconWords,
  loyaltyChange,
  noLoyaltyChange,
  skillWords,
  unitsOf,
} from '../../words/things.js'

/** What a mission would do at a target, in words that several missions share. */

export interface Target {
  readonly card: MissionCard
  readonly view: RebellionView
  readonly place: number
  /** The leader whom it is made against; NONE without one. */
  readonly target: number
  /** The leaders on it. */
  readonly leaders: number
}

export interface Changed {
  readonly text: string
  /** Nothing would come of it. */
  readonly nothing: boolean
}

export type Change = (target: Target) => Changed

export function something(text: string): Changed {
  return { text, nothing: false }
}

export function nothing(text: string): Changed {
  return { text, nothing: true }
}

/** The same wherever it is revealed: the card says all. */
export const sameEverywhere: Change = () => something('')

/** How much an effect of the card has of it. */
export function amountOf(card: MissionCard, effect: string): number {
  return card.steps.find(({ name }) => name === effect)?.amount ?? 1
}

export const loyalty: Change = ({ card, view, place }) => {
  const change = loyaltyChange(view, view.side, place, amountOf(card, 'gain-loyalty-here'))
  if (change === null) return nothing(noLoyaltyChange(view, place))
  const icons = iconWords(view, place)
  return something(icons === '' ? change : `${change} (${icons})`)
}

/** A unit on the queue for each icon. */
export const queueing: Change = ({ view, place }) => {
  const icons = iconWords(view, place)
  return icons === ''
    ? nothing('no icons, no units')
    : something(`${icons} to space ${QUEUE_SPACE[place]}`)
}

/** Enemy units that could be destroyed with so much health in all as the card says. */
export const destroying: Change = ({ card, view, place }) => {
  const most = amountOf(card, 'destroy-worth')
  const frail = unitsOf(view, view.enemy, place, (type) => isFrail(type, most))
  return frail.length === 0
    ? nothing('nothing to destroy')
    : something(`up to ${most} health of ${unitList(frail)}`)
}

/** Units without health cannot be chosen. */
export function isFrail(type: number, most: number): boolean {
  const health = UNIT_HEALTH[type] as number
  return health > 0 && health <= most
}

/** The leader whom it is made against. */
export const theLeader: Change = ({ view, target }) => something(skillWords(view, target))

export const rescuing: Change = ({ view, place }) => {
  const captives = view.captives & captivesMask(view, place)
  return captives === 0 ? nothing('no captive') : something(`rescues ${leaderNames(captives)}`)
}

function captivesMask(view: RebellionView, place: number): number {
  let found = 0
  for (let rest = view.captives, leader = 0; rest !== 0; rest >>>= 1, leader++)
    if ((rest & 1) !== 0 && view.placeOf(leader) === place) found |= 1 << leader
  return found
}

/** Units on a side's build queue, those that fit. */
export function queuedUnits(
  view: RebellionView,
  side: number,
  spaces: readonly number[],
  fits: (type: number) => boolean = () => true,
): UnitCount[] {
  return [...(UNITS_OF[side] ?? [])]
    .reverse()
    .filter(fits)
    .map((type) => ({
      type,
      count: spaces.reduce((sum, space) => sum + view.queued(space, type), 0),
    }))
    .filter(({ count }) => count > 0)
}

/** What on the Imperial queue answers the icons of a system. */
export const demolishing: Change = ({ view, place }) => {
  const icons = iconsOf(view, place)
  const hit = queuedUnits(view, EMPIRE, [1, 2, 3], (type) =>
    icons.includes(UNIT_ICON[type] as number),
  )
  return hit.length === 0
    ? nothing('no such unit is on the queue')
    : something(`of ${unitList(hit)} on the queue`)
}
