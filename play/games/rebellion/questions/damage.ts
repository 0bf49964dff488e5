import { counted, listed } from '../../../../engine/english.js'
import type { Move } from '../../../../engine/game.js'
import { TACTICS } from '../../../../engine/rebellion/cards/registry.js'
import { COLOURS, diceShowing } from '../../../../engine/rebellion/combat/attack-frame.js'
import {
  BARRAGE,
  CONVERTIBLE,
  CRITICAL,
  PAIRS,
  SPREAD,
} from '../../../../engine/rebellion/combat/fields.js'
import { healthOf } from '../../../../engine/rebellion/combat/losses.js'
import {
  assignedOf,
  targetCount,
  targetHarm,
  targetType,
} from '../../../../engine/rebellion/combat/targets.js'
import { BLACK, RED, UNIT_COLOUR } from '../../../../engine/rebellion/facts/unit-types.js'
import { DIRECT_FACE, HIT_FACE } from '../../../../engine/rebellion/missions/dice.js'
import {
  argA,
  argB,
  BLOCK,
  DISCARD_FOR,
  DONE,
  HIT,
  PLAY_TACTIC,
  verbOf,
} from '../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../engine/state.js'
import { isCinematic } from '../cinematic/rolls.js'
import { aUnit, placeName, tacticName, units } from '../words/names.js'
import type { Ask, Asked, Said, Wording } from './asked.js'

/** Damage: hit by hit, which unit takes it; and what the other side blocks. */

/** Something that deals damage, with how many of it are left. */
interface Packet {
  readonly name: string
  /** What is asked when it is in hand. */
  readonly asks: string
  readonly left: number
  readonly points: number
}

/** In the order in which they are dealt. */
function packets({ state }: Asked): Packet[] {
  let direct = 0
  for (let colour = 0; colour < COLOURS; colour++) direct += diceShowing(state, colour, DIRECT_FACE)
  const rolled: Packet[] = [
    { name: 'red hit', asks: 'the red hit', left: diceShowing(state, RED, HIT_FACE), points: 1 },
    {
      name: 'black hit',
      asks: 'the black hit',
      left: diceShowing(state, BLACK, HIT_FACE),
      points: 1,
    },
    { name: 'direct hit', asks: 'the direct hit', left: direct, points: 1 },
  ]
  return [...rolled.filter(({ left }) => left > 0), ...cardPackets(state)]
}

function cardPackets(state: State): Packet[] {
  const all: Packet[] = [
    {
      name: 'Critical Hit',
      asks: '1 damage of Critical Hit',
      left: CRITICAL.get(state),
      points: 1,
    },
    { name: 'Take It Down', asks: '2 damage of Take It Down', left: PAIRS.get(state), points: 2 },
    {
      name: 'Onslaught',
      asks: 'the first damage of Onslaught',
      left: SPREAD.get(state),
      points: 2,
    },
    { name: 'Bombardment', asks: '1 damage of Bombardment', left: BARRAGE.get(state), points: 1 },
  ]
  return all.filter(({ left }) => left > 0)
}

/** What cards deal beside the dice: `1 damage of Critical Hit`. */
export function cardDamage(state: State): string[] {
  return cardPackets(state).map(({ name, left, points }) => `${left * points} damage of ${name}`)
}

export function damage(asked: Asked): Wording {
  const isSecondHalf = asked.field('striking') !== 0
  const left = packets(asked)
  const [inHand] = isSecondHalf ? [] : left
  const dealt = harmDealt(asked)
  const all =
    dealt + (isSecondHalf ? 1 : 0) + left.reduce((sum, one) => sum + one.left * one.points, 0)
  const after = left.map((one) => (one === inHand ? { ...one, left: one.left - 1 } : one))
  return {
    title: `Which unit takes ${inHand?.asks ?? 'the second damage of Onslaught'}?`,
    about: `${ruleWords(asked, inHand?.name)} ${restWords(after)}`,
    count: `damage ${dealt + 1} of ${all}`,
    over: 'All damage is dealt out',
    ...ofCard(isSecondHalf ? 'Onslaught' : (inHand?.name ?? '')),
    answers: {
      [HIT]: (move) => hit(asked, argA(move), argB(move), inHand),
      [DONE]: () => ({ label: 'Hit no second unit' }),
    },
  }
}

/** Points assigned already in this attack. */
function harmDealt({ state }: Asked): number {
  let sum = 0
  for (let i = 0; targetCount(state, i) > 0; i++)
    sum += assignedOf(targetHarm(state, i)) * targetCount(state, i)
  return sum
}

function ruleWords({ state }: Asked, name: string | undefined): string {
  if (name === 'red hit') return 'Only units with red health.'
  if (name === 'black hit')
    return CONVERTIBLE.get(state) > 0
      ? `Units with black health; ${counted(CONVERTIBLE.get(state), 'black hit')} may count as red.`
      : 'Only units with black health.'
  return name === undefined ? 'Another unit than the first.' : 'Any unit of the battle.'
}

function restWords(left: readonly Packet[]): string {
  const rest = left.filter((one) => one.left > 0)
  return rest.length === 0
    ? 'It is the last.'
    : `Then ${listed(rest.map((one) => (/^[A-Z]/.test(one.name) ? one.name : counted(one.left, one.name))))}.`
}

function ofCard(name: string): Pick<Wording, 'card'> {
  const card = TACTICS.find((one) => one.name === name)
  return card === undefined ? {} : { card }
}

const DESTROYED = { now: 'destroyed', already: 'doomed already' }
/** Until the round of battle is over it may be saved. */
const WOULD_FALL = { now: 'would fall', already: 'would fall already' }

/** A unit that takes it: what it has suffered, and what becomes of it. */
function hit(asked: Asked, type: number, harm: number, inHand: Packet | undefined): Said {
  const { view } = asked
  const health = view.health(type)
  const before = sufferedOf(harm)
  const points = inHand?.name === 'Take It Down' ? 2 : 1
  const suffered = before + points
  const isDoomed = before >= health
  const falls = isCinematic(view) ? WOULD_FALL : DESTROYED
  const asRed = inHand?.name === 'black hit' && UNIT_COLOUR[type] === RED ? ', counts as red' : ''
  return {
    label: `Hit ${harmedUnit(type, before)}`,
    detail: isDoomed
      ? falls.already
      : suffered >= health
        ? `${falls.now}${asRed}`
        : `leaves it ${health - suffered} of ${health} health${asRed}`,
    weak: isDoomed,
  }
}

/** Without hits on units that are doomed already, as long as another can be hit. */
export function worthHitting(state: State, moves: readonly Move[]): readonly Move[] {
  const isVain = (move: Move): boolean =>
    verbOf(move) === HIT && sufferedOf(argB(move)) >= healthOf(state, argA(move))
  const worth = moves.filter((move) => !isVain(move))
  return worth.some((move) => verbOf(move) === HIT) ? worth : moves
}

/** Damage before this attack and in it. */
function sufferedOf(harm: number): number {
  return (harm >> 4) + assignedOf(harm)
}

/** `an X-wing`, `a Star Destroyer with 2 damage`. */
function harmedUnit(type: number, damage: number): string {
  return damage === 0 ? aUnit(type) : `${aUnit(type)} with ${damage} damage`
}

export const block: Ask = (asked) => {
  const points = asked.field('points')
  return points > 0 ? sparing(asked, points) : blocking(asked)
}

function blocking(asked: Asked): Wording {
  const { view } = asked
  return {
    title: `Cancel damage at ${placeName(view.combatSystem)}?`,
    about: `${hitWords(asked)} Cards that block can be played one after the other.`,
    answers: {
      [PLAY_TACTIC]: (move) => ({
        label: `Play ${tacticName(argA(move))}`,
        detail: blockWords(argA(move)),
      }),
      [DISCARD_FOR]: (move) => ({
        label: `Play ${tacticName(argA(move))}, discarding ${tacticName(argB(move))}`,
        detail: blockWords(argA(move)),
      }),
      [DONE]: () => ({ label: 'Let it happen' }),
    },
  }
}

function blockWords(card: number): string {
  const blocks = TACTICS[card]?.blocks ?? 0
  return `cancels ${blocks > 1 ? 'up to ' : ''}${blocks} damage`
}

/** The units that are hit: `1 X-wing and 2 Troopers are destroyed, …`. */
function hitWords({ state, view }: Asked): string {
  const [lost, hurt] = [new Map<number, number>(), new Map<number, number>()]
  for (let i = 0; targetCount(state, i) > 0; i++) {
    const [type, harm, count] = [targetType(state, i), targetHarm(state, i), targetCount(state, i)]
    if (assignedOf(harm) === 0) continue
    const isLost = sufferedOf(harm) >= view.health(type)
    const sort = isLost ? lost : hurt
    sort.set(type, (sort.get(type) ?? 0) + count)
  }
  const words = [
    lost.size === 0 ? '' : `To be destroyed: ${countedUnits(lost)}.`,
    hurt.size === 0 ? '' : `Damaged: ${countedUnits(hurt)}.`,
  ]
  return words.filter((word) => word !== '').join(' ')
}

function countedUnits(counts: ReadonlyMap<number, number>): string {
  return listed([...counts].map(([type, count]) => units(count, type)))
}

function sparing(asked: Asked, points: number): Wording {
  const canStop = asked.moves(DONE).length > 0
  return {
    title: 'Which unit is spared 1 damage?',
    over: 'The damage is cancelled',
    about: hitWords(asked),
    count: canStop ? 'one more' : points > 1 ? `1 of up to ${points}` : '',
    answers: {
      [BLOCK]: (move) => spared(asked, argA(move), argB(move), points),
      [DONE]: () => ({ label: 'Cancel no more' }),
    },
  }
}

function spared({ view }: Asked, type: number, harm: number, points: number): Said {
  const health = view.health(type)
  const after = sufferedOf(harm) - 1
  const isLost = after >= health
  return {
    label: `Spare ${aUnit(type)}${sufferedOf(harm) > 1 ? ` with ${sufferedOf(harm)} damage` : ''}`,
    detail: isLost
      ? 'still destroyed'
      : sufferedOf(harm) >= health
        ? 'it survives'
        : `${health - after} of ${health} health left`,
    weak: after - (points - 1) >= health,
  }
}
