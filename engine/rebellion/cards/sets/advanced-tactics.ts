import { lowered } from '../../../english.js'
import { unitsAt } from '../../board/board.js'
import { combatSystem } from '../../combat/fields.js'
import {
  additionalCard,
  beamIn,
  cancelCard,
  confront,
  deal,
  divert,
  enemyFirst,
  hasMoreFighters,
  later,
  lockEnemy,
  mend,
  prevent,
  rescueOrUnmark,
  retreatNow,
  settleDamage,
  stopRepairs,
  strike,
} from '../../effects/tactics.js'
import { gainHere, gainOneHere } from '../../effects/units.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../facts/sides.js'
import {
  AT_AT,
  AT_ST,
  BLACK,
  REBEL_TROOPER,
  RED,
  SHIELD_GENERATOR,
  STAR_DESTROYER,
  STORMTROOPER,
  SUPER_STAR_DESTROYER,
  TIE_FIGHTER,
  UNIT_CAPITAL,
  UNIT_COLOUR,
  UNIT_STRUCTURE,
  UNIT_THEATER,
  UNIT_TIER,
  unitNumber,
} from '../../facts/unit-types.js'
import type { Effect, LateMoment, TacticCard, TacticHalf } from '../registry.js'

/** The advanced tactic cards of Rise of the Empire: each has two abilities, of which one is used. */

const NEBULON_B = unitNumber('nebulon-b-frigate')
const REBEL_VANGUARD = unitNumber('rebel-vanguard')
const SHIELD_BUNKER = unitNumber('shield-bunker')
const TIE_STRIKER = unitNumber('tie-striker')
const U_WING = unitNumber('u-wing')
const TRIANGLE = 0

const anything = (): boolean => true
const black = (type: number): boolean => UNIT_COLOUR[type] === BLACK
const red = (type: number): boolean => UNIT_COLOUR[type] === RED
const capital = (type: number): boolean => UNIT_CAPITAL[type] !== 0
const walker = (type: number): boolean => type === AT_AT || type === AT_ST
const structure = (type: number): boolean => UNIT_STRUCTURE[type] !== 0
const foot = (type: number): boolean =>
  UNIT_THEATER[type] === GROUND && UNIT_TIER[type] === TRIANGLE

/** An ability; with a unit it needs one of that type in the system. */
function half(unit: number | null, about: string, ...steps: readonly Effect[]): TacticHalf {
  return unit === null ? { about, steps } : { unit, about, steps }
}

/** An ability that comes later. */
function lateHalf(
  unit: number | null,
  at: LateMoment,
  about: string,
  ...steps: readonly Effect[]
): TacticHalf {
  return { ...half(unit, about, later), late: { at, steps } }
}

// Abilities that several cards have
const ANY_1 = half(null, '1 damage to any unit.', deal({ points: 1, to: anything }))
const BLACK_1 = half(null, '1 damage to a unit with black health.', deal({ points: 1, to: black }))
const RED_1 = half(null, '1 damage to a unit with red health.', deal({ points: 1, to: red }))
const ANOTHER = half(null, 'Play another card of this deck.', additionalCard)
const TWO_BLACK_HITS = prevent(0, 2, 0)
const TWO_RED_HITS = prevent(2, 0, 0)

/** Abilities against one side, which they name: logs tell them as they stand here. */
function against(enemy: number) {
  const they = enemy === REBEL ? 'The Rebels' : 'The Empire'
  const verb = (plain: string): string => (enemy === REBEL ? plain : `${plain}s`)
  const their = enemy === REBEL ? 'their' : 'its'
  const adjective = enemy === REBEL ? 'Rebel' : 'Imperial'
  const lose = (hits: string): string => `${they} ${verb('lose')} ${hits} of ${their} roll.`
  const lock = (battle: string): TacticHalf =>
    half(null, `${they} ${verb('play')} no card in the next ${battle} battle here.`, lockEnemy)
  const first = (battle: string): TacticHalf =>
    half(null, `${they} ${verb('attack')} first in ${battle} battles here.`, enemyFirst)
  return {
    lose,
    lockInSpace: lock('space'),
    lockOnGround: lock('ground'),
    firstInSpace: first('space'),
    firstOnGround: first('ground'),
    noRepairs: half(
      null,
      `Specials of ${lowered(they)} repair nothing in this battle.`,
      stopRepairs,
    ),
    noBlack: half(null, lose('2 black hits'), TWO_BLACK_HITS),
    noRed: half(null, lose('2 red hits'), TWO_RED_HITS),
    oneEach: half(null, lose('1 red hit and 1 black hit'), prevent(1, 1, 0)),
    twoEach: lose('2 red hits and 2 black hits'),
    cancel: `Cancel the ${adjective} card.`,
  }
}
const REBELS = against(REBEL)
const IMPERIALS = against(EMPIRE)

const own = { set: 'cinematic', copies: 1, cost: 0, about: '' } as const
const imperialSpace = { ...own, side: EMPIRE, theater: SPACE } as const
const imperialGround = { ...own, side: EMPIRE, theater: GROUND } as const
const rebelSpace = { ...own, side: REBEL, theater: SPACE } as const
const rebelGround = { ...own, side: REBEL, theater: GROUND } as const

const CARDS: readonly Omit<TacticCard, 'about'>[] = [
  {
    ...imperialSpace,
    number: 19,
    id: 'advanced-swarm-tactics',
    name: 'Swarm Tactics',
    top: half(
      TIE_FIGHTER,
      'With more fighters than the Rebels: 2 damage, split as you like.',
      deal({ points: 2, to: anything, when: hasMoreFighters }),
    ),
    bottom: BLACK_1,
  },
  {
    ...imperialSpace,
    number: 20,
    id: 'advanced-reinforcements',
    name: 'Reinforcements',
    top: half(
      unitNumber('assault-carrier'),
      `Gain 1 TIE Fighter here. ${REBELS.lose('2 black hits')}`,
      gainHere(TIE_FIGHTER),
      TWO_BLACK_HITS,
    ),
    bottom: REBELS.noBlack,
  },
  {
    ...imperialSpace,
    number: 21,
    id: 'advanced-tractor-beam',
    name: 'Tractor Beam',
    top: lateHalf(
      STAR_DESTROYER,
      'retreats-over',
      'After the retreats, with a Star Destroyer and no Rebel ship here: capture 1 leader.',
      beamIn,
    ),
    bottom: RED_1,
  },
  {
    ...imperialSpace,
    number: 22,
    id: 'advanced-overwhelming-presence',
    name: 'Overwhelming Presence',
    top: half(SUPER_STAR_DESTROYER, REBELS.lose('2 red hits and 1 direct hit'), prevent(2, 0, 1)),
    bottom: REBELS.noRed,
  },
  {
    ...imperialSpace,
    number: 23,
    id: 'advanced-superlaser-blast',
    name: 'Superlaser Blast',
    top: half(
      unitNumber('death-star'),
      '5 damage to one capital ship.',
      deal({ points: 5, to: capital, one: true }),
    ),
    bottom: ANY_1,
  },
  {
    ...imperialSpace,
    number: 24,
    id: 'advanced-entrapment',
    name: 'Entrapment',
    cancels: true,
    top: half(
      unitNumber('interdictor'),
      `${REBELS.cancel} Play another card of this deck.`,
      cancelCard,
      additionalCard,
    ),
    bottom: REBELS.lockInSpace,
  },
  {
    ...imperialSpace,
    number: 25,
    id: 'advanced-energy-shield',
    name: 'Energy Shield',
    top: lateHalf(
      SHIELD_BUNKER,
      'damage-assigned',
      'After the Rebel attack: take up to 2 damage back from Imperial ships.',
      settleDamage,
      mend(2),
    ),
    bottom: REBELS.firstInSpace,
  },
  {
    ...imperialSpace,
    number: 26,
    id: 'advanced-intercept',
    name: 'Intercept',
    top: half(TIE_STRIKER, 'Destroy a Rebel Trooper or Rebel Vanguard here.', strike(foot)),
    bottom: REBELS.noRepairs,
  },
  {
    ...imperialGround,
    number: 27,
    id: 'advanced-support-of-the-501st',
    name: 'Support of the 501st',
    top: half(STORMTROOPER, 'Destroy a Rebel Trooper or Rebel Vanguard.', strike(foot)),
    bottom: BLACK_1,
  },
  {
    ...imperialGround,
    number: 28,
    id: 'advanced-armored-patrol',
    name: 'Armored Patrol',
    top: half(unitNumber('assault-tank'), REBELS.twoEach, prevent(2, 2, 0)),
    bottom: REBELS.oneEach,
  },
  {
    ...imperialGround,
    number: 29,
    id: 'advanced-overrun',
    name: 'Overrun',
    top: half(AT_ST, '2 damage, split as you like.', deal({ points: 2, to: anything })),
    bottom: ANY_1,
  },
  {
    ...imperialGround,
    number: 30,
    id: 'advanced-target-the-generator',
    name: 'Target the Generator',
    top: half(AT_AT, 'Destroy a structure.', strike(structure)),
    bottom: RED_1,
  },
  {
    ...imperialGround,
    number: 31,
    id: 'advanced-air-superiority',
    name: 'Air Superiority',
    cancels: true,
    top: half(TIE_STRIKER, REBELS.cancel, cancelCard),
    bottom: REBELS.lockOnGround,
  },
  {
    ...imperialGround,
    number: 32,
    id: 'advanced-armored-position',
    name: 'Armored Position',
    top: lateHalf(
      SHIELD_BUNKER,
      'damage-assigned',
      'After the Rebel attack: up to 3 of its damage go to one Shield Bunker instead.',
      divert(3, SHIELD_BUNKER),
    ),
    bottom: REBELS.firstOnGround,
  },
  {
    ...imperialGround,
    number: 33,
    id: 'advanced-bombardment',
    name: 'Bombardment',
    top: half(
      STAR_DESTROYER,
      'Without a Shield Generator here: 2 damage to units with black health, split as you like.',
      deal({
        points: 2,
        to: black,
        when: (s) => unitsAt(s, combatSystem(s), SHIELD_GENERATOR) === 0,
      }),
    ),
    bottom: ANY_1,
  },
  {
    ...imperialGround,
    number: 34,
    id: 'advanced-imposing-presence',
    name: 'Imposing Presence',
    top: REBELS.noRepairs,
    bottom: ANOTHER,
  },
  {
    ...rebelSpace,
    number: 35,
    id: 'advanced-rogue-squadron-support',
    name: 'Rogue Squadron Support',
    top: half(
      unitNumber('x-wing'),
      '2 damage to ships with black health, split as you like.',
      deal({ points: 2, to: black }),
    ),
    bottom: BLACK_1,
  },
  {
    ...rebelSpace,
    number: 36,
    id: 'advanced-bombing-run',
    name: 'Bombing Run',
    top: half(
      unitNumber('y-wing'),
      '2 damage to ships with red health, split as you like.',
      deal({ points: 2, to: red }),
    ),
    bottom: RED_1,
  },
  {
    ...rebelSpace,
    number: 37,
    id: 'advanced-deployment',
    name: 'Deployment',
    top: half(
      U_WING,
      'Gain 1 Rebel Trooper or Rebel Vanguard here.',
      gainOneHere(REBEL_TROOPER, REBEL_VANGUARD),
    ),
    bottom: IMPERIALS.noRepairs,
  },
  {
    ...rebelSpace,
    number: 38,
    id: 'advanced-fleet-logistics',
    name: 'Fleet Logistics',
    top: half(
      unitNumber('mon-calamari-cruiser'),
      `${IMPERIALS.lose('2 red hits')} Play another card of this deck.`,
      TWO_RED_HITS,
      additionalCard,
    ),
    bottom: IMPERIALS.noRed,
  },
  {
    ...rebelSpace,
    number: 39,
    id: 'advanced-ion-blast',
    name: 'Ion Blast',
    top: half(
      unitNumber('ion-cannon'),
      '1 damage to a capital ship, which keeps all its damage in this battle.',
      deal({ points: 1, to: capital, marks: true }),
    ),
    bottom: ANY_1,
  },
  {
    ...rebelSpace,
    number: 40,
    id: 'advanced-outrun-them',
    name: 'Outrun Them',
    cancels: true,
    top: half(unitNumber('corellian-corvette'), IMPERIALS.cancel, cancelCard),
    bottom: IMPERIALS.lockInSpace,
  },
  {
    ...rebelSpace,
    number: 41,
    id: 'advanced-draw-their-fire',
    name: 'Draw Their Fire',
    top: lateHalf(
      NEBULON_B,
      'damage-assigned',
      'After the Imperial attack: take up to 2 damage back from Rebel ships, but no Nebulon-B Frigate.',
      settleDamage,
      mend(2, NEBULON_B),
    ),
    bottom: IMPERIALS.firstInSpace,
  },
  {
    ...rebelSpace,
    number: 42,
    id: 'advanced-escort',
    name: 'Escort',
    top: half(
      unitNumber('rebel-transport'),
      IMPERIALS.lose('1 red hit, 1 black hit and 1 direct hit'),
      prevent(1, 1, 1),
    ),
    bottom: IMPERIALS.noBlack,
  },
  {
    ...rebelGround,
    number: 43,
    id: 'advanced-hold-them-back',
    name: 'Hold Them Back',
    top: half(REBEL_TROOPER, 'Destroy a Stormtrooper or Assault Tank.', strike(foot)),
    bottom: BLACK_1,
  },
  {
    ...rebelGround,
    number: 44,
    id: 'advanced-take-it-down',
    name: 'Take It Down',
    top: half(
      REBEL_VANGUARD,
      '2 damage to units with red health, split as you like.',
      deal({ points: 2, to: red }),
    ),
    bottom: RED_1,
  },
  {
    ...rebelGround,
    number: 45,
    id: 'advanced-tow-cables',
    name: 'Tow Cables',
    top: half(
      unitNumber('airspeeder'),
      '4 damage to one AT-AT or AT-ST.',
      deal({ points: 4, to: walker, one: true }),
    ),
    bottom: ANY_1,
  },
  {
    ...rebelGround,
    number: 46,
    id: 'advanced-take-cover',
    name: 'Take Cover',
    top: half(unitNumber('golan-arms-turret'), IMPERIALS.twoEach, prevent(2, 2, 0)),
    bottom: IMPERIALS.oneEach,
  },
  {
    ...rebelGround,
    number: 47,
    id: 'advanced-planetary-shield',
    name: 'Planetary Shield',
    top: lateHalf(
      SHIELD_GENERATOR,
      'damage-assigned',
      'After the Imperial attack: up to 3 of its damage go to one Shield Generator instead.',
      divert(3, SHIELD_GENERATOR),
    ),
    bottom: IMPERIALS.firstOnGround,
  },
  {
    ...rebelGround,
    number: 48,
    id: 'advanced-rogue-one',
    name: 'Rogue One',
    top: lateHalf(
      U_WING,
      'retreats-over',
      'After the retreats, if units retreated: rescue 1 captive or remove 1 target marker here.',
      rescueOrUnmark,
    ),
    bottom: IMPERIALS.noRepairs,
  },
  {
    ...rebelGround,
    number: 49,
    id: 'advanced-escape-plan',
    name: 'Escape Plan',
    cancels: true,
    top: half(
      unitNumber('rebel-transport'),
      'Retreat now; that cancels the Imperial card.',
      retreatNow,
    ),
    bottom: IMPERIALS.lockOnGround,
  },
  {
    ...rebelGround,
    number: 50,
    id: 'advanced-confrontation',
    name: 'Confrontation',
    top: lateHalf(
      null,
      'battle-over',
      'If the last Imperial ground unit is destroyed in this battle: 1 Imperial leader here is eliminated when the Command Phase ends, and this card leaves the game.',
      confront,
    ),
    bottom: ANOTHER,
  },
]

/** What a card says as a whole: both of its abilities. */
export const ADVANCED_TACTIC_CARDS: readonly TacticCard[] = CARDS.map((card) => ({
  ...card,
  about: `Upper half: ${card.top?.about} Lower half: ${card.bottom?.about}`,
}))
