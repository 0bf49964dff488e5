import {
  DAGOBAH,
  ICONS,
  KASHYYYK,
  lowestBit,
  MON_CALAMARI,
  MOST_ICONS,
  PLACE_COUNT,
  SQUARE,
  SYSTEM_COUNT,
} from '../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../engine/rebellion/facts/sides.js'
import {
  DEATH_STAR,
  STAR_DESTROYER,
  SUPER_STAR_DESTROYER,
} from '../../engine/rebellion/facts/unit-types.js'
import type { Facts } from './facts.js'

/**
 * Where a mission could be used, for choosing what to assign: the rules decide when it is revealed, this looks ahead
 * with what is known now. Missions that are not named go anywhere.
 */
export function missionPlaces(facts: Facts, id: string): number {
  const place = PLACES[id]
  return place === undefined ? ~0 : place(facts)
}

type Places = (facts: Facts) => number

const populous: Places = (facts) => facts.populous
const imperial: Places = (facts) => facts.imperial
const imperialUnit: Places = (facts) => facts.present[EMPIRE] as number
const captive: Places = (facts) => {
  let mask = 0
  for (let system = 0; system < SYSTEM_COUNT; system++)
    if (facts.captivesAt[system] !== 0) mask |= 1 << system
  return mask
}
const subjugated: Places = (facts) => facts.subjugated
const dreadnoughts: Places = (facts) =>
  holding(facts, [DEATH_STAR, STAR_DESTROYER, SUPER_STAR_DESTROYER])

const PLACES: Readonly<Record<string, Places>> = {
  'capture-rebel-operative': imperialUnit,
  'gather-intel': (facts) => facts.rebel,
  'research-and-development': (facts) => facts.loyalEmpire,
  'rule-by-fear': (facts) => facts.populous & (facts.present[EMPIRE] as number),
  'address-delays': imperial,
  'carbon-freezing': captive,
  'homing-beacon': captive,
  interrogation: captive,
  'interrogation-droid': captive,
  'lure-of-the-dark-side': captive,
  'retrieve-the-plans': captive,
  'display-of-power': populous,
  'trade-negotiations': populous,
  'double-our-efforts': imperial,
  'fear-will-keep-them-in-line': dreadnoughts,
  'imperial-propaganda': imperial,
  'intercept-transmission': (facts) => facts.rebel,
  'probe-droid-initiative': (facts) => holding(facts, [STAR_DESTROYER, SUPER_STAR_DESTROYER]),
  'secret-weapons-research': imperial,
  'construct-death-star': (facts) =>
    ~facts.populous & ~facts.destroyed & ~(facts.present[REBEL] as number),
  'construct-factory': imperial,
  'construct-super-star-destroyer': (facts) => facts.imperial & SHIPYARDS,
  'oversee-project': (facts) =>
    (facts.present[EMPIRE] as number) & ~(facts.present[REBEL] as number) & ~facts.sabotaged,
  'superlaser-online': (facts) => holding(facts, [DEATH_STAR]),
  'build-alliance': populous,
  infiltration: imperialUnit,
  sabotage: populous,
  'base-defenses': (facts) => facts.rebel,
  'covert-operation': imperialUnit,
  'daring-rescue': captive,
  'for-the-greater-good': captive,
  demolition: imperial,
  'establish-trade-relations': (facts) => facts.populous & ~facts.sabotaged,
  'hidden-fleet': (facts) => ~(facts.present[EMPIRE] as number) & ~facts.destroyed,
  'incite-rebellion': subjugated,
  'public-uprising': subjugated,
  misdirection: imperialUnit,
  'plan-the-assault': (facts) => facts.shipped[EMPIRE] as number,
  'plant-false-lead': imperialUnit,
  'rogue-squadron-raid': imperial,
  'seek-yoda': () => 1 << DAGOBAH,
  'stolen-plans': imperialUnit,
  'support-of-mon-calamari': () => 1 << MON_CALAMARI,
  'wookiee-uprising': () => 1 << KASHYYYK,
}

const SHIPYARDS = shipyards()

function shipyards(): number {
  let mask = 0
  for (let system = 0; system < SYSTEM_COUNT; system++)
    for (let i = 0; i < MOST_ICONS; i++)
      if (ICONS[system * MOST_ICONS + i] === SQUARE) mask |= 1 << system
  return mask
}

function holding(facts: Facts, types: readonly number[]): number {
  let mask = 0
  for (let rest = facts.present[EMPIRE] as number; rest !== 0; rest &= rest - 1) {
    const system = lowestBit(rest)
    for (let i = 0; i < types.length; i++)
      if (system < PLACE_COUNT && facts.unitsAt(system, types[i] as number) > 0) mask |= 1 << system
  }
  return mask
}
