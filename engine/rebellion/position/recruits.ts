import type { State } from '../../state.js'
import { ACTION_SHOWS, ACTION_SIDE, ACTIONS, ACTIONS_OF } from '../cards/registry.js'
import { RESERVE } from '../facts/leader-places.js'
import { EMPIRE, REBEL, SIDE_IDS } from '../facts/sides.js'
import { HIDDEN_CARD } from '../knowledge/hidden.js'
import { placeOf } from '../leaders/leaders.js'
import { ACTION_ZONE, FIRST_GAME, MOST_RECRUITS, RECRUIT_CARD, RECRUITED } from '../state/layout.js'
import { NONE } from '../state/moves.js'
import { ACTION_BOXED, ACTION_HAND, ACTION_KEPT, ACTION_USED } from '../state/zones.js'
import { actionId, leaderId } from '../text/names.js'
import { ACTION_IDS, LEADER_IDS } from './ids.js'
import type { Field } from './input.js'
import { idsOfMask, type Json, type JsonObject, unlessEmpty } from './json.js'
import { hiddenSide, isMasked, readBack } from './observer.js'

/** Whom each recruit step brought, and the card kept then; and whether that fits where the cards are. */

export function readRecruits(s: State, recruits: Field): void {
  if (recruits.isGiven) {
    const of = recruits.object(SIDE_IDS, 'side')
    const seen = { leaders: 0, cards: new Set<number>() }
    for (let side = REBEL; side <= EMPIRE; side++) {
      const items = of(SIDE_IDS[side] ?? '').itemsIfGiven()
      if (items.length > MOST_RECRUITS)
        recruits.fail(`a side recruits at most ${MOST_RECRUITS} times, found ${items.length}`)
      items.forEach((item, i) => {
        readStep(s, side * MOST_RECRUITS + i, side, item, seen)
      })
    }
  }
  if (!isMasked(s)) addUnnamedSteps(s)
}

function readStep(
  s: State,
  at: number,
  side: number,
  item: Field,
  seen: { leaders: number; readonly cards: Set<number> },
): void {
  const entry = item.object(['leader', 'card'])
  const isHidden = readBack(s, entry('card')) !== undefined && side === hiddenSide(s)
  const card = isHidden ? HIDDEN_CARD : entry('card').id(ACTION_IDS, 'action card')
  if (!isHidden) {
    if (ACTION_SIDE[card] !== side) entry('card').fail('is a card of the other side')
    if (seen.cards.has(card)) entry('card').fail('was kept twice; leave one out')
    seen.cards.add(card)
    s.bytes[RECRUIT_CARD + at] = card + 1
  }
  s.bytes[RECRUITED + at] = NONE
  if (!entry('leader').isGiven) return
  const leader = entry('leader').id(LEADER_IDS, 'leader')
  if (!isHidden && (ACTION_SHOWS[card] & (1 << leader)) === 0)
    entry('leader').fail(
      `${leaderId(leader)} is not shown on ${actionId(card)}; that shows ${idsOfMask(ACTION_SHOWS[card], leaderId).join(', ') || 'nobody'}`,
    )
  if ((seen.leaders & (1 << leader)) !== 0)
    entry('leader').fail('was recruited twice; leave one out')
  seen.leaders |= 1 << leader
  s.bytes[RECRUITED + at] = leader + 1
}

/** A recruit card that a side has had and no step names was kept in a step that brought nobody. */
function addUnnamedSteps(s: State): void {
  if (s.bytes[FIRST_GAME] !== 0) return
  for (let side = REBEL; side <= EMPIRE; side++)
    for (const card of ACTIONS_OF[side]) {
      if (!isFromStep(s, card) || isNamed(s, side, card)) continue
      const free = stepsOf(s, side).find(({ leader }) => leader === 0)
      if (free === undefined) continue
      s.bytes[RECRUITED + free.at] = NONE
      s.bytes[RECRUIT_CARD + free.at] = card + 1
    }
}

/** A card in hand or used since that a recruit step brought; Immediate ones are used in the step itself and not noted. */
function isFromStep(s: State, card: number): boolean {
  const { starting, timing } = ACTIONS[card]
  const zone = s.bytes[ACTION_ZONE + card]
  return (
    !starting &&
    timing !== 'immediate' &&
    (zone === ACTION_HAND || zone === ACTION_USED || zone === ACTION_KEPT)
  )
}

function isNamed(s: State, side: number, card: number): boolean {
  return stepsOf(s, side).some((step) => step.leader !== 0 && step.card === card)
}

/** `leader` as the state has it: 0 for a step that is still to come. */
interface Step {
  readonly at: number
  readonly index: number
  readonly leader: number
  readonly card: number
}

function stepsOf(s: State, side: number): Step[] {
  return Array.from({ length: MOST_RECRUITS }, (_, index) => {
    const at = side * MOST_RECRUITS + index
    return { at, index, leader: s.bytes[RECRUITED + at], card: s.bytes[RECRUIT_CARD + at] - 1 }
  })
}

export function writeRecruits(s: State): Json | undefined {
  const out: JsonObject = {}
  for (let side = REBEL; side <= EMPIRE; side++) {
    const list = stepsOf(s, side)
      .filter(({ leader }) => leader !== 0)
      .map(({ leader, card }) =>
        leader === NONE
          ? { card: actionId(card) }
          : { leader: leaderId(leader - 1), card: actionId(card) },
      )
    if (list.length > 0) out[SIDE_IDS[side] ?? ''] = list
  }
  return unlessEmpty(out)
}

export function recruitProblem(s: State): string | null {
  for (let side = REBEL; side <= EMPIRE; side++) {
    for (const step of stepsOf(s, side)) {
      const problem = step.leader === 0 ? null : stepProblem(s, side, step)
      if (problem !== null) return problem
    }
    const unnamed = ACTIONS_OF[side].find((card) => isFromStep(s, card) && !isNamed(s, side, card))
    if (unnamed !== undefined) return tooMany(s, side, unnamed)
  }
  return null
}

/** Where the card of a step can be by now: unused in hand, used, beside its ring, or out of a first game. */
const ZONES_AFTER: readonly number[] = [ACTION_HAND, ACTION_USED, ACTION_KEPT, ACTION_BOXED]

function stepProblem(s: State, side: number, { index, leader, card }: Step): string | null {
  const field = `recruits.${SIDE_IDS[side]}[${index}]`
  if (ACTIONS[card].starting) return `${field}.card: ${actionId(card)} is a starting card`
  if (!ZONES_AFTER.includes(s.bytes[ACTION_ZONE + card]))
    return `${field}.card: ${actionId(card)} was kept, and is neither in hand nor used; name it in hands.${SIDE_IDS[side]}.actions or usedActions`
  if (leader !== NONE && placeOf(s, leader - 1) === RESERVE)
    return `${field}.leader: ${leaderId(leader - 1)} was recruited, and is in the reserve; place him in leaders`
  return null
}

function tooMany(s: State, side: number, card: number): string {
  const why =
    s.bytes[FIRST_GAME] !== 0
      ? 'in a first game nobody keeps a card when recruiting'
      : `a side keeps at most ${MOST_RECRUITS} cards when recruiting`
  return `hands.${SIDE_IDS[side]}.actions: ${actionId(card)} is a recruit card, and ${why}`
}
