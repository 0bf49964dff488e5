import { capital } from '../../../../engine/english.js'
import type { Reader } from '../../../../engine/game.js'
import { CARDS_OF_A_BASE, cardAt, seatName } from '../../../../engine/skirmish/facts/tables.js'
import { unitKind } from '../../../../engine/skirmish/facts/units.js'
import { firesArtillery } from '../../../../engine/skirmish/fire/naming.js'
import {
  ARTILLERY_SHOT,
  FIRST_SHOT,
  isAllRound,
  rangeOf,
  SECOND_SHOT,
} from '../../../../engine/skirmish/fire/shots.js'
import { skirmish } from '../../../../engine/skirmish/index.js'
import { isOut } from '../../../../engine/skirmish/rounds/players.js'
import { MOVE_STEP } from '../../../../engine/skirmish/rounds/steps.js'
import {
  BONUS_IDS,
  bonusOf,
  bonusPlace,
  hasCombatCard,
} from '../../../../engine/skirmish/state/combat-card.js'
import { cardHarm, FATAL_CARD_HARM, liesThere } from '../../../../engine/skirmish/state/home.js'
import { TARGET_CARDS } from '../../../../engine/skirmish/state/moves.js'
import { tableIn } from '../../../../engine/skirmish/state/rules.js'
import {
  fatalHarm,
  HAS_CONVERTED,
  HAS_FIRED,
  HAS_PASSED,
  harmOf,
  hasStatus,
  headingOf,
  IS_HANDLED,
  isCloaked,
  isDoomed,
  isOnTable,
  isSpace,
  kindAt,
  LOST,
  ON_TABLE,
  ownerOf,
  RESERVE,
  radiusOf,
  starsOf,
  xOf,
  yOf,
} from '../../../../engine/skirmish/state/units.js'
import { unitName } from '../../../../engine/skirmish/text/names.js'
import type { State } from '../../../../engine/state.js'
import { SEAT_STYLES, type SeatStyle } from '../words/names.js'
import { playersOf, slotsOf, viewOf } from './view.js'

/** All that lies on the table as one reader may know it, in millimetres; y grows upwards, headings run to the left from 0 at the right. */

export interface TableUnit {
  readonly slot: number
  readonly owner: number
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly radius: number
  readonly stars: number
  readonly harm: number
  readonly fatal: number
  readonly isSpace: boolean
  /** In the Move step: it has had its move. */
  readonly isDone: boolean
  readonly hasPassed: boolean
  readonly isCloaked: boolean
  readonly isDoomed: boolean
  readonly hasConverted: boolean
  readonly hasFired: boolean
}

/** A unit that does not stand on the table. */
export interface OffUnit {
  readonly slot: number
  readonly owner: number
  readonly id: string
  readonly name: string
  readonly stars: number
}

export interface HomeCard {
  readonly owner: number
  /** As a target. */
  readonly target: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly harm: number
  readonly fatal: number
  readonly lies: boolean
  /** What the Combat card below it gives; empty for none. */
  readonly bonus: string
}

export interface Seat {
  readonly player: number
  readonly name: string
  readonly style: SeatStyle
  readonly isOut: boolean
  readonly score: number
  readonly starsOnTable: number
  readonly cardsLeft: number
  readonly reserve: readonly OffUnit[]
  readonly lost: readonly OffUnit[]
  readonly toPlace: readonly OffUnit[]
}

export interface SkirmishTable {
  readonly state: State
  readonly reader: Reader
  /** Length of an edge. */
  readonly size: number
  readonly turn: number
  readonly step: number
  readonly first: number
  readonly quietTurns: number
  readonly seats: readonly Seat[]
  readonly units: readonly TableUnit[]
  readonly cards: readonly HomeCard[]
}

/** The table as `reader` sees it; an observation is taken as it is. */
export function tableOf(state: State, reader: Reader): SkirmishTable {
  const s = reader === 'all' || viewOf(state).isMasked ? state : skirmish.observe(state, reader)
  const players = playersOf(s)
  const styles = stylesOf(s, players)
  return {
    state: s,
    reader,
    size: tableIn(s).size / 100,
    turn: viewOf(s).turn,
    step: viewOf(s).step,
    first: viewOf(s).first,
    quietTurns: viewOf(s).quietTurns,
    seats: players.map((player) => seatOf(s, player, styles[player] ?? 'empire')),
    units: players.flatMap((player) =>
      slotsOf(s, player)
        .filter((slot) => isOnTable(s, slot))
        .map((slot) => unitOf(s, slot)),
    ),
    cards: players.flatMap((player) =>
      [...Array(CARDS_OF_A_BASE).keys()].map((place) => homeCard(s, player, place)),
    ),
  }
}

/** Colour goes with the seat; where an Imperial and a Rebel fleet meet, each keeps its own. */
function stylesOf(s: State, players: readonly number[]): readonly SeatStyle[] {
  if (players.length === 2) {
    const [south, north] = players.map((player) => factionOf(s, player))
    if (south === 'rebel' && north !== 'rebel') return ['rebel', 'empire']
    if (north === 'empire' && south !== 'empire') return ['rebel', 'empire']
  }
  return SEAT_STYLES
}

function factionOf(s: State, player: number): string {
  const sides = new Set(slotsOf(s, player).map((slot) => unitKind(kindAt(s, slot)).faction))
  return sides.size === 1 ? ([...sides][0] ?? '') : ''
}

function seatOf(s: State, player: number, style: SeatStyle): Seat {
  const slots = slotsOf(s, player)
  const inPlace = (test: (place: number) => boolean): readonly OffUnit[] =>
    slots.filter((slot) => test(viewOf(s).place(slot))).map((slot) => offUnit(s, slot))
  const onTable = slots.filter((slot) => isOnTable(s, slot))
  return {
    player,
    name: capital(seatName(viewOf(s).players, player)),
    style,
    isOut: isOut(s, player),
    score: viewOf(s).score(player),
    starsOnTable: onTable.reduce((sum, slot) => sum + starsOf(s, slot), 0),
    cardsLeft: [0, 1, 2].filter((place) => liesThere(s, player * CARDS_OF_A_BASE + place)).length,
    reserve: inPlace((place) => place === RESERVE),
    lost: inPlace((place) => place === LOST),
    toPlace: inPlace((place) => place !== RESERVE && place !== LOST && place !== ON_TABLE),
  }
}

function offUnit(s: State, slot: number): OffUnit {
  return {
    slot,
    owner: ownerOf(slot),
    id: unitKind(kindAt(s, slot)).id,
    name: unitName(s, slot),
    stars: starsOf(s, slot),
  }
}

export function unitOf(s: State, slot: number): TableUnit {
  return {
    ...offUnit(s, slot),
    x: xOf(s, slot) / 100,
    y: yOf(s, slot) / 100,
    heading: headingOf(s, slot) / 10,
    radius: radiusOf(s, slot) / 100,
    harm: harmOf(s, slot),
    fatal: fatalHarm(s, slot),
    isSpace: isSpace(s, slot),
    isDone: viewOf(s).step === MOVE_STEP && hasStatus(s, slot, IS_HANDLED),
    hasPassed: hasStatus(s, slot, HAS_PASSED),
    isCloaked: isCloaked(s, slot),
    isDoomed: isDoomed(s, slot),
    hasConverted: hasStatus(s, slot, HAS_CONVERTED),
    hasFired: hasStatus(s, slot, HAS_FIRED),
  }
}

function homeCard(s: State, player: number, place: number): HomeCard {
  const card = player * CARDS_OF_A_BASE + place
  const { cards } = tableIn(s)
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = cards.subarray(cardAt(card), cardAt(card) + 4)
  const lies = liesThere(s, card)
  const gives = hasCombatCard(s, player) && bonusPlace(s, player) === place
  return {
    owner: player,
    target: TARGET_CARDS + card,
    x: x0 / 100,
    y: y0 / 100,
    width: (x1 - x0) / 100,
    height: (y1 - y0) / 100,
    harm: lies ? cardHarm(s, card) : FATAL_CARD_HARM,
    fatal: FATAL_CARD_HARM,
    lies,
    bonus: gives ? (BONUS_IDS[bonusOf(s, player)] ?? '') : '',
  }
}

/** An arc or a ring of fire, in millimetres: forward from the front point, all round from the edge. */
export interface FireArc {
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly radius: number
  readonly isAllRound: boolean
}

export function arcOf(s: State, slot: number, shot = FIRST_SHOT): FireArc | null {
  const range = rangeOf(s, slot, shot) / 100
  if (range === 0) return null
  const { x, y, heading, radius } = unitOf(s, slot)
  const all = isAllRound(s, slot, shot)
  const angle = (heading * Math.PI) / 180
  return {
    x: all ? x : x + radius * Math.cos(angle),
    y: all ? y : y + radius * Math.sin(angle),
    heading,
    radius: all ? range + radius : range,
    isAllRound: all,
  }
}

/** A shot that somebody has ordered. */
export interface Ordered {
  readonly slot: number
  readonly target: number
  /** FIRST_SHOT, SECOND_SHOT or ARTILLERY_SHOT. */
  readonly shot: number
}

/** Orders that are known and not carried out. */
export function knownOrders(s: State): readonly Ordered[] {
  const view = viewOf(s)
  return playersOf(s).flatMap((player) =>
    slotsOf(s, player).flatMap((slot) => {
      const first = firesArtillery(s, slot) ? ARTILLERY_SHOT : FIRST_SHOT
      return [
        { slot, target: view.firstTarget(slot), shot: first },
        { slot, target: view.secondTarget(slot), shot: SECOND_SHOT },
      ].filter(({ target }) => target >= 0)
    }),
  )
}
