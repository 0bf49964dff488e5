import { ACTIONS, MISSIONS } from '../../engine/rebellion/cards/registry.js'
import { CHEWBACCA, LANDO } from '../../engine/rebellion/facts/leader-types.js'
import {
  ADJACENT,
  BESPIN,
  countBits,
  QUEUE_SPACE,
  REGION,
  REGION_SYSTEMS,
  SYSTEM_COUNT,
} from '../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../engine/rebellion/facts/sides.js'
import {
  FIRST_UNIT,
  LAST_UNIT,
  STORMTROOPER,
  TIE_FIGHTER,
  UNIT_HEALTH,
  UNIT_THEATER,
} from '../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../engine/rebellion/knowledge/view.js'
import { cardTable } from './card-table.js'
import { standing } from './delivery.js'
import { deployScore } from './economy-choice.js'
import { EmpireCommand } from './empire-command.js'
import { loyaltyWorth } from './empire-missions.js'
import { Facts } from './facts.js'
import { estimateOdds, Force, type Odds } from './odds.js'
import { RULES } from './rules.js'
import { LEADER_WORTH, USUAL_TACTICS } from './skills.js'
import { UNIT_WORTH } from './unit-worth.js'

/** What a card does at a place, in tenths of a reputation step; each rule has its reason beside it. */
export type PlaceWorth = (facts: Facts, place: number) => number

/** Where a card may not be played, or does harm. */
const NOWHERE = -5
/** Units from space 1, 2 or 3 of the queue come so many rounds later, and are worth so much less. */
const QUEUED = [0, 0.9, 0.75, 0.6]
/** TIE Fighters of one Scouting Mission, and health that one Ambush destroys. */
const SCOUTS = 4
const AMBUSHED = 3

const surpriseAttack = new EmpireCommand()
const scouts = new Force()
const ships = new Force()
const odds: Odds = { attackerLeft: 0, defenderLeft: 0, win: 0 }

const has = (mask: number, place: number): boolean => (mask & (1 << place)) !== 0

/** A unit for each icon of the system, without holding or building it. */
function iconsQueued(facts: Facts, place: number): number {
  if (place >= SYSTEM_COUNT || has(facts.destroyed, place)) return 0
  return (Facts.iconsWorth[place] as number) * (QUEUED[QUEUE_SPACE[place] as number] ?? 0)
}

/** The fewer candidates are left by whichever answer, the better: asking about half of them tells most. */
function rumours(facts: Facts, place: number): number {
  if (facts.revealed || facts.candidateCount < 2 || place >= SYSTEM_COUNT) return 0
  const inside = countBits((REGION_SYSTEMS[REGION[place] as number] as number) & facts.candidates)
  const outside = facts.candidateCount - inside
  const excluded = (2 * inside * outside) / facts.candidateCount
  return excluded * (0.5 + 4 / facts.candidateCount)
}

/** Fighters go where they can shoot down ships that are no match for them, and otherwise stay where they are. */
function scoutingWorth(facts: Facts, place: number): number {
  if (place >= SYSTEM_COUNT || !has(facts.shipped[REBEL] as number, place)) return 0
  let fighters = 0
  for (let system = 0; system < SYSTEM_COUNT; system++)
    if (system !== place) fighters += facts.unitsAt(system, TIE_FIGHTER)
  standing(facts, EMPIRE, place, SPACE, scouts)
  scouts.addUnits(TIE_FIGHTER, Math.min(SCOUTS, fighters))
  standing(facts, REBEL, place, SPACE, ships)
  if (scouts.health === 0) return 0
  scouts.cards = USUAL_TACTICS
  ships.cards = 0
  estimateOdds(scouts, ships, odds)
  return (
    ships.weight * (1 - odds.defenderLeft) * RULES.empireKills -
    scouts.weight * (1 - odds.attackerLeft) * RULES.empireLosses
  )
}

/** The dearest troops that the strike can reach; a garrison that is gone altogether frees its world. */
function ambushWorth(facts: Facts, place: number): number {
  if (place >= SYSTEM_COUNT || !has(facts.grounded[EMPIRE] as number, place)) return 0
  let left = AMBUSHED
  let worth = 0
  let killed = 0
  for (let type = LAST_UNIT[EMPIRE] as number; type >= (FIRST_UNIT[EMPIRE] as number); type--) {
    if (UNIT_THEATER[type] !== GROUND) continue
    const health = UNIT_HEALTH[type] as number
    const hit = Math.min(facts.unitsAt(place, type), Math.floor(left / health))
    worth += hit * (UNIT_WORTH[type] as number)
    killed += hit
    left -= hit * health
  }
  if (killed < facts.groundCount(place, EMPIRE)) return worth
  if (facts.captivesAt[place] !== 0) worth += 3
  return worth + freedWorth(facts, place)
}

/** What the Rebels gain when the Imperial troops leave a world. */
function freedWorth(facts: Facts, place: number): number {
  if (!has(facts.subjugated, place)) return 0
  const icons = Facts.iconsWorth[place] as number
  const builds = Math.max(0.5, Math.min(4, facts.gap / 3))
  return has(facts.loyalRebel, place) ? 1 + icons * builds * 0.7 : 0.5 + icons * builds * 0.3
}

/** Lando Calrissian is the better leader, but not where guards wait for both. */
function oldFriendWorth(facts: Facts, place: number): number {
  const friend = place === BESPIN ? LANDO : CHEWBACCA
  const risk = has(facts.grounded[EMPIRE] as number, place) ? 4 : 0
  return 2 + (LEADER_WORTH[friend] as number) * 0.4 - risk
}

/** Out of the Empire's way, to where units count: only when the base is about to be found. */
function refugeWorth(facts: Facts, place: number): number {
  if (place >= SYSTEM_COUNT || has(facts.present[EMPIRE] as number, place)) return NOWHERE
  const threat = facts.revealed ? 3 : facts.candidateCount <= 4 ? 1 : -1
  const near = ADJACENT[place] as number
  const exposed = countBits(near & (facts.grounded[EMPIRE] as number))
  return threat + (has(facts.loyalRebel, place) ? 1.5 : 0) - exposed * 0.5
}

/** Three Stormtroopers, and where they stand. */
function recruitsWorth(facts: Facts, place: number): number {
  if (!has(facts.imperial, place) || has(facts.grounded[REBEL] as number, place)) return NOWHERE
  return 3 * (UNIT_WORTH[STORMTROOPER] as number) + deployScore(facts, STORMTROOPER, place) * 0.5
}

const ACTION_WORTH: Readonly<Record<string, PlaceWorth>> = {
  'brilliant-administrator': (facts, place) =>
    has(facts.imperial, place) ? iconsQueued(facts, place) : NOWHERE,
  // Nobody frees captives there, or wins the world over.
  'boba-fett-where': (facts, place) =>
    has(facts.imperial, place)
      ? 0.2 * (Facts.iconsWorth[place] as number) +
        (facts.captivesAt[place] === 0 ? 0 : RULES.empireCaptures * 3)
      : NOWHERE,
  'catch-them-by-surprise': (facts, place) =>
    place < SYSTEM_COUNT ? surpriseAttack.worth(facts, place, USUAL_TACTICS) : NOWHERE,
  'local-rumors': (facts, place) =>
    has(facts.present[EMPIRE] as number, place) ? rumours(facts, place) : NOWHERE,
  'public-support': recruitsWorth,
  'scouting-mission': scoutingWorth,
  'start-the-evacuation': refugeWorth,
  'temporary-alliance': (facts, place) =>
    has(facts.neutral, place) ? iconsQueued(facts, place) : NOWHERE,
  ambush: ambushWorth,
  'an-old-friend': oldFriendWorth,
  'independent-operation': (facts, place) =>
    has(facts.subjugated, place)
      ? freedWorth(facts, place) + 0.3 * facts.groundCount(place, EMPIRE)
      : NOWHERE,
}

/** A decoy must be a place where the base could be; the second is named above the first, so there should be one. */
function decoyWorth(facts: Facts, place: number): number {
  if (!has(facts.candidates, place)) return 0
  const above = facts.candidates & ~(1 << facts.base) & (-2 << place)
  const free = countBits((ADJACENT[place] as number) & ~(facts.grounded[EMPIRE] as number))
  return (above === 0 ? 3 : 5) + free * 0.2
}

/** A leader who is let go does best among friends. */
function asylumWorth(facts: Facts, place: number): number {
  return (
    1 +
    (has(facts.present[REBEL] as number, place) ? 1 : 0) -
    (has(facts.present[EMPIRE] as number, place) ? 2 : 0)
  )
}

const loyalty: PlaceWorth = (facts, place) => loyaltyWorth(facts, place, 1)

const MISSION_WORTH: Readonly<Record<string, PlaceWorth>> = {
  'fear-will-keep-them-in-line': loyalty,
  'superlaser-online': loyalty,
  'interrogation-droid': decoyWorth,
  'homing-beacon': asylumWorth,
  // Captives are best kept among many guards.
  'collect-bounty': (facts, place) => facts.strength[place * 2 + EMPIRE] as number,
}

/** Troops that have to leave go where the Empire would send new ones. */
const drivenOut: PlaceWorth = (facts, place) => deployScore(facts, STORMTROOPER, place)

/** What an action card that sends a leader somewhere does there; null for the other cards. */
export const actionPlaceWorth = cardTable(ACTIONS, ACTION_WORTH)
const missionPlaceWorth = cardTable(MISSIONS, MISSION_WORTH)

/** What the card that asks does at a place, for the side that is asked; null where general worth decides. */
export function askedPlaceWorth(view: RebellionView): PlaceWorth | null {
  const action = view.askingAction
  if (action < 0) return view.askingMission < 0 ? null : missionPlaceWorth(view.askingMission)
  return ACTIONS[action]?.side === view.player ? actionPlaceWorth(action) : drivenOut
}
