import type { State } from '../../../state.js'
import { baseSystem, isRevealed } from '../../board/base.js'
import { iconAt, loyalTo, queuedAt, sabotagedSystems, totalAt, unitsAt } from '../../board/board.js'
import { combatSystem, FIRST, WON } from '../../combat/fields.js'
import { markBase, markOutposts, markRebelSystem } from '../../effects/markers.js'
import { discardObjectives, payFromQueue } from '../../effects/objectives.js'
import { mayRepair } from '../../effects/systems.js'
import {
  ADJACENT,
  CIRCLE,
  CORUSCANT,
  countBits,
  lowestBit,
  MOST_ICONS,
  NO_ICON,
  REGION,
  REGION_SYSTEMS,
  SQUARE,
  SYSTEM_COUNT,
  systemNumber,
  TRIANGLE,
} from '../../facts/map.js'
import { RAID_OUTPOSTS, REBEL_CELL, SHOW_NO_FEAR } from '../../facts/markers.js'
import { GROUND, REBEL, SPACE } from '../../facts/sides.js'
import { UNIT_STRUCTURE, UNIT_TIER, UNITS_OF } from '../../facts/unit-types.js'
import { OBJECTIVE_ZONE } from '../../state/layout.js'
import { OBJECTIVE_HAND } from '../../state/zones.js'
import { objectiveEnd } from '../of-game.js'
import { cardNumber, type ObjectiveCard } from '../registry.js'
import { atLeast } from './objectives.js'

/** The objectives of Rise of the Empire, stage by stage. */

const rise = { set: 'rise', reputation: 1 } as const

const HUTT_SPACE = REGION_SYSTEMS[REGION[systemNumber('nal-hutta')]]
const CORE = ADJACENT[CORUSCANT] | (1 << CORUSCANT)
/** What A Time for Peace costs, one unit after the other. */
const PRICE_OF_PEACE = [TRIANGLE, TRIANGLE, CIRCLE, SQUARE]
const TIERS = 3

function hasWon(s: State, theater: number): boolean {
  return WON.of(s, theater) === REBEL + 1
}

function hasWonAny(s: State): boolean {
  return hasWon(s, SPACE) || hasWon(s, GROUND)
}

/** Rebel structures of the system that has most; that of a revealed base does not count (O23). */
function mostStructures(s: State): number {
  let most = 0
  for (let system = 0; system < SYSTEM_COUNT; system++) {
    if (isRevealed(s) && system === baseSystem(s)) continue
    let count = 0
    for (const type of UNITS_OF[REBEL])
      if (UNIT_STRUCTURE[type] !== 0) count += unitsAt(s, system, type)
    most = Math.max(most, count)
  }
  return most
}

/** Objectives in hand beside the card. */
function othersInHand(s: State, card: number): number {
  let count = 0
  const end = objectiveEnd(s)
  for (let other = 0; other < end; other++)
    if (other !== card && s.bytes[OBJECTIVE_ZONE + other] === OBJECTIVE_HAND) count++
  return count
}

function unitsInCore(s: State): number {
  let count = 0
  for (let rest = CORE; rest !== 0; rest &= rest - 1) {
    const system = lowestBit(rest)
    count += totalAt(s, system, REBEL, SPACE) + totalAt(s, system, REBEL, GROUND)
  }
  return count
}

/** Units that the Rebel queue has of those that peace costs. */
function paidForPeace(s: State): number {
  const queued = new Uint8Array(TIERS)
  for (const type of UNITS_OF[REBEL])
    for (let space = 1; space <= 3; space++)
      if (UNIT_TIER[type] < TIERS) queued[UNIT_TIER[type]] += queuedAt(s, space, type)
  let paid = 0
  for (let tier = 0; tier < TIERS; tier++)
    paid += Math.min(queued[tier], PRICE_OF_PEACE.filter((one) => one === tier).length)
  return paid
}

/** A blue or orange square among the icons of the combat's system. */
function isFactory(s: State): boolean {
  for (let index = 0; index < MOST_ICONS; index++) {
    const icon = iconAt(s, combatSystem(s), index)
    if (icon !== NO_ICON && icon % TIERS === SQUARE) return true
  }
  return false
}

export const RISE_OBJECTIVES: readonly ObjectiveCard[] = [
  {
    ...rise,
    number: 15,
    id: 'decisive-victory-1',
    name: 'Decisive Victory',
    stage: 1,
    timing: 'battle-won',
    met: (s) => hasWon(s, SPACE) && hasWon(s, GROUND),
    about: 'You won both the space battle and the ground battle of one combat.',
  },
  {
    ...rise,
    number: 16,
    id: 'defensive-position-1',
    name: 'Defensive Position',
    stage: 1,
    timing: 'refresh',
    ...atLeast(3, mostStructures),
    about: "One system holds three Rebel structures; a revealed base's system does not count.",
  },
  {
    ...rise,
    number: 17,
    id: 'support-of-the-hutts-1',
    name: 'Support of the Hutts',
    stage: 1,
    timing: 'refresh',
    ...atLeast(3, (s) => countBits(loyalTo(s, REBEL) & HUTT_SPACE)),
    about: "Three systems of Nal Hutta's region have Rebel loyalty.",
  },
  {
    ...rise,
    number: 18,
    id: 'the-long-war-1',
    name: 'The Long War',
    stage: 1,
    timing: 'refresh',
    ...atLeast(2, (s) => othersInHand(s, cardNumber('the-long-war-1'))),
    about: 'Discard two other objectives of your hand.',
    steps: [discardObjectives(2)],
  },
  {
    ...rise,
    number: 19,
    id: 'threaten-the-core-1',
    name: 'Threaten the Core',
    stage: 1,
    timing: 'refresh',
    ...atLeast(5, unitsInCore),
    about: 'Coruscant and the systems next to it hold five Rebel units.',
  },
  {
    ...rise,
    number: 20,
    id: 'a-time-for-peace-2',
    name: 'A Time for Peace',
    stage: 2,
    timing: 'refresh',
    ...atLeast(PRICE_OF_PEACE.length, paidForPeace),
    about: 'Destroy two triangle units, a circle unit and a square unit on your own build queue.',
    steps: [payFromQueue(...PRICE_OF_PEACE)],
  },
  {
    ...rise,
    number: 21,
    id: 'raid-outposts-2',
    name: 'Raid Outposts',
    stage: 2,
    timing: 'immediate',
    marker: RAID_OUTPOSTS,
    met: () => false,
    about:
      'When drawn: the Empire places two target markers in remote systems. You gain 1 reputation for each that is removed.',
    steps: [markOutposts],
  },
  {
    ...rise,
    number: 22,
    id: 'rebel-cell-2',
    name: 'Rebel Cell',
    stage: 2,
    timing: 'immediate',
    marker: REBEL_CELL,
    met: () => false,
    about:
      'When drawn: place a target marker in a Rebel system. While it lies there, you may discard an objective for 1 reputation instead of playing one in a Refresh Phase.',
    steps: [markRebelSystem],
  },
  {
    ...rise,
    number: 23,
    id: 'seize-control-2',
    name: 'Seize Control',
    stage: 2,
    timing: 'battle-won',
    met: (s) => hasWonAny(s) && (sabotagedSystems(s) & (1 << combatSystem(s))) !== 0,
    about: 'You won a battle in a system with a sabotage marker. You may remove that marker.',
    steps: [mayRepair],
  },
  {
    ...rise,
    number: 24,
    id: 'raid-imperial-factory-3',
    name: 'Raid Imperial Factory',
    stage: 3,
    timing: 'battle-won',
    met: (s) => FIRST.get(s) === REBEL && hasWonAny(s) && isFactory(s),
    about: 'You won a battle of a combat that you started in a system with a square icon.',
  },
  {
    ...rise,
    number: 25,
    id: 'show-no-fear-3',
    name: 'Show No Fear',
    stage: 3,
    timing: 'refresh',
    marker: SHOW_NO_FEAR,
    met: () => true,
    gain: () => 0,
    about:
      'Everybody learns where your base is: a target marker lies there. While it does, you gain 1 reputation in each later Refresh Phase.',
    steps: [markBase],
  },
  {
    ...rise,
    number: 26,
    id: 'uprising-3',
    name: 'Uprising',
    stage: 3,
    reputation: 2,
    timing: 'refresh',
    ...atLeast(9, (s) => countBits(loyalTo(s, REBEL))),
    about: 'Nine systems have Rebel loyalty.',
  },
]
