import { cardNumber } from '../../../engine/rebellion/cards/registry.js'
import { BOUNTY, LEADER_COUNT } from '../../../engine/rebellion/facts/leader-types.js'
import {
  ADJACENT,
  BASE_SPACE,
  CORUSCANT,
  countBits,
  lowestBit,
  NO_SYSTEM,
  REGION,
  REGION_SYSTEMS,
  SYSTEM_COUNT,
  systemNumber,
} from '../../../engine/rebellion/facts/map.js'
import { MARKER_COUNT, RAID_OUTPOSTS, REBEL_CELL } from '../../../engine/rebellion/facts/markers.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import {
  CONSTRUCTION_SITE,
  SHIELD_BUNKER,
  UNIT_SIDE,
  UNIT_STRUCTURE,
} from '../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import type { Facts } from '../facts/facts.js'
import { heldObjectives } from './network-inputs.js'

/** Conditions of objectives that grow step by step: how much they want. */
const HUTT_SYSTEMS = 3
const CORE_UNITS = 5
const RISEN_SYSTEMS = 9
const MOST_CARDS = 4

const CORE = (ADJACENT[CORUSCANT] as number) | (1 << CORUSCANT)

/** Measures the inputs of the network that are about Rise of the Empire. */
export class RiseFacts {
  private readonly hutts = cardNumber('support-of-the-hutts-1')
  private readonly core = cardNumber('threaten-the-core-1')
  private readonly uprising = cardNumber('uprising-3')
  private readonly huttRegion = REGION_SYSTEMS[
    REGION[systemNumber('nal-hutta')] as number
  ] as number
  private readonly held = heldObjectives()
  private values: Float64Array = new Float64Array(0)
  private filled = 0

  /** Fills in `values` from place `first` on; the rebel view is bound to the world. */
  measure(facts: Facts, rebel: RebellionView, values: Float64Array, first: number): void {
    this.values = values
    this.filled = first
    if (!facts.isRise) {
      values.fill(0, first)
      return
    }
    for (let marker = 0; marker < MARKER_COUNT; marker++)
      this.put(countBits(facts.marked[marker] as number))
    this.outposts(facts)
    this.put(structuresAtBase(facts))
    this.site(facts)
    this.put(bounties(rebel))
    const loyal = facts.loyalRebel
    this.near(rebel, this.hutts, countBits(loyal & this.huttRegion) / HUTT_SYSTEMS)
    this.near(rebel, this.core, unitsWithin(facts, CORE) / CORE_UNITS)
    this.near(rebel, this.uprising, countBits(loyal) / RISEN_SYSTEMS)
    this.put(
      (facts.marked[REBEL_CELL] as number) !== 0 ? Math.min(MOST_CARDS, this.inHand(rebel)) : 0,
    )
    for (let side = REBEL; side <= EMPIRE; side++)
      for (let theater = SPACE; theater <= GROUND; theater++)
        this.put(cardsLeft(rebel, side, theater))
  }

  private put(value: number): void {
    this.values[this.filled++] = value
  }

  private near(rebel: RebellionView, card: number, part: number): void {
    this.put(rebel.holdsObjective(card) ? Math.min(1, part) : 0)
  }

  /** Objectives in the Rebel hand. */
  private inHand(rebel: RebellionView): number {
    let count = 0
    for (let i = 0; i < this.held.length; i++)
      if (rebel.holdsObjective(this.held[i] as number)) count++
    return count
  }

  /** Markers that no Imperial troops guard, and those that Rebel ships stand next to. */
  private outposts(facts: Facts): void {
    const marked = facts.marked[RAID_OUTPOSTS] as number
    const open = marked & ~(facts.grounded[EMPIRE] as number)
    let near = 0
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      const around = (ADJACENT[system] as number) | (1 << system)
      if ((around & (facts.shipped[REBEL] as number)) !== 0) near++
    }
    this.put(countBits(open))
    this.put(near)
  }

  /** Sites of a Death Star beneath a Shield Bunker, and ships around one. */
  private site(facts: Facts): void {
    let shielded = 0
    let guard = 0
    for (let system = 0; system < SYSTEM_COUNT; system++) {
      if (facts.unitsAt(system, CONSTRUCTION_SITE) === 0) continue
      if (facts.unitsAt(system, SHIELD_BUNKER) > 0) shielded++
      guard = Math.min(8, facts.shipCount(system, EMPIRE))
    }
    this.put(shielded)
    this.put(guard)
  }
}

function structuresAtBase(facts: Facts): number {
  if (facts.base === NO_SYSTEM) return 0
  const at = facts.revealed ? facts.base : BASE_SPACE
  let count = 0
  for (let type = 0; type < UNIT_STRUCTURE.length; type++)
    if (UNIT_STRUCTURE[type] !== 0 && UNIT_SIDE[type] === REBEL) count += facts.unitsAt(at, type)
  return count
}

function unitsWithin(facts: Facts, systems: number): number {
  let count = 0
  for (let rest = systems; rest !== 0; rest &= rest - 1) {
    const system = lowestBit(rest)
    count += facts.shipCount(system, REBEL) + facts.groundCount(system, REBEL)
  }
  return count
}

function bounties(rebel: RebellionView): number {
  for (let leader = 0; leader < LEADER_COUNT; leader++) if (rebel.ring(leader) === BOUNTY) return 1
  return 0
}

function cardsLeft(view: RebellionView, side: number, theater: number): number {
  if (!view.isCinematic) return 0
  const cards = view.tacticCards.cards(side, theater)
  let count = 0
  for (let i = 0; i < cards.length; i++) if (view.tacticCards.isInDeck(cards[i] as number)) count++
  return count
}
