import {
  countBits,
  REGION,
  REGION_SYSTEMS,
  SYSTEM_COUNT,
} from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import { STORMTROOPER, TIE_FIGHTER } from '../../../engine/rebellion/facts/unit-types.js'
import { standing } from '../battle/delivery.js'
import { estimateOdds, Force, type Odds } from '../battle/odds.js'
import { EmpireCommand } from '../command/empire-command.js'
import { Facts } from '../facts/facts.js'
import { USUAL_TACTICS } from '../facts/skills.js'
import { UNIT_WORTH } from '../facts/unit-worth.js'
import { deployScore } from '../worth/deployment.js'
import { contains, iconsQueued, NOWHERE } from '../worth/places.js'
import { type ActionOpinion, SEARCH_WORTH } from './opinion.js'

/** TIE Fighters of one Scouting Mission. */
const SCOUTS = 4

const surpriseAttack = new EmpireCommand()
const scouts = new Force()
const ships = new Force()
const odds: Odds = { attackerLeft: 0, defenderLeft: 0, win: 0 }

/** The fewer candidates are left by whichever answer, the better: asking about half of them tells most. */
export function rumours(facts: Facts, place: number): number {
  if (facts.revealed || facts.candidateCount < 2 || place >= SYSTEM_COUNT) return 0
  const inside = countBits((REGION_SYSTEMS[REGION[place] as number] as number) & facts.candidates)
  const outside = facts.candidateCount - inside
  const excluded = (2 * inside * outside) / facts.candidateCount
  return excluded * (0.5 + 4 / facts.candidateCount)
}

/** Fighters go where they can shoot down ships that are no match for them, and otherwise stay where they are. */
function scoutingWorth(facts: Facts, place: number): number {
  if (place >= SYSTEM_COUNT || !contains(facts.shipped[REBEL] as number, place)) return 0
  let fighters = 0
  for (let system = 0; system < SYSTEM_COUNT; system++)
    if (system !== place) fighters += facts.unitsAt(system, TIE_FIGHTER)
  standing(facts, EMPIRE, place, SPACE, scouts)
  scouts.addUnits(TIE_FIGHTER, Math.min(SCOUTS, fighters))
  standing(facts, REBEL, place, SPACE, ships)
  if (scouts.isNone) return 0
  scouts.cards = USUAL_TACTICS
  ships.cards = 0
  estimateOdds(scouts, ships, odds)
  return (
    ships.weight * (1 - odds.defenderLeft) * facts.rules.empireKills -
    scouts.weight * (1 - odds.attackerLeft) * facts.rules.empireLosses
  )
}

/** Three Stormtroopers, and where they stand. */
function recruitsWorth(facts: Facts, place: number): number {
  if (!contains(facts.imperial, place) || contains(facts.grounded[REBEL] as number, place))
    return NOWHERE
  return 3 * (UNIT_WORTH[STORMTROOPER] as number) + deployScore(facts, STORMTROOPER, place) * 0.5
}

/** The Imperial action cards of the base game. */
export const BASE_IMPERIAL_ACTIONS: Readonly<Record<string, Partial<ActionOpinion>>> = {
  'brilliant-administrator': {
    place: (facts, place) =>
      contains(facts.imperial, place) ? iconsQueued(facts, place) : NOWHERE,
  },
  // Nobody frees captives there, or wins the world over.
  'boba-fett-where': {
    place: (facts, place) =>
      contains(facts.imperial, place)
        ? 0.2 * (Facts.iconsWorth[place] as number) +
          (facts.captivesAt[place] === 0 ? 0 : facts.rules.empireCaptures * 3)
        : NOWHERE,
  },
  'catch-them-by-surprise': {
    place: (facts, place) =>
      place < SYSTEM_COUNT ? surpriseAttack.worth(facts, place, USUAL_TACTICS) : NOWHERE,
  },
  'fully-operational': { battle: 'always' },
  'good-intel': { battle: 'wide-open' },
  'keep-them-from-escaping': { battle: 'winning' },
  'local-rumors': {
    place: (facts, place) =>
      contains(facts.present[EMPIRE] as number, place) ? rumours(facts, place) : NOWHERE,
  },
  'proceeding-as-planned': { worth: () => SEARCH_WORTH },
  'public-support': { place: recruitsWorth },
  'scouting-mission': { place: scoutingWorth },
  'target-the-generator': { battle: 'always' },
}
