import { TACTICS, type TacticCard } from '../../../../../engine/rebellion/cards/registry.js'
import { SPACE } from '../../../../../engine/rebellion/facts/sides.js'
import '../../../../../engine/rebellion/index.js'
import type { State } from '../../../../../engine/state.js'
import { scene } from '../../../../engine/rebellion/combat/cinematic/scene.js'
import { moves, play } from '../../../../engine/rebellion/support.js'

/** Combats in which each advanced tactic card asks what it can ask. */

const SHIPS = {
  'x-wing': 2,
  'y-wing': 2,
  'u-wing': 1,
  'rebel-transport': 1,
  'corellian-corvette': 2,
  'mon-calamari-cruiser': 1,
  'nebulon-b-frigate': 1,
}
const IMPERIAL_SHIPS = {
  'tie-fighter': 6,
  'tie-striker': 2,
  'assault-carrier': 2,
  'star-destroyer': 2,
}
const TROOPS = { 'rebel-trooper': 2, 'rebel-vanguard': 2, airspeeder: 2, 'golan-arms-turret': 1 }
const STRUCTURES = { 'shield-generator': 1, 'ion-cannon': 1 }
const IMPERIAL_TROOPS = {
  stormtrooper: 2,
  'assault-tank': 1,
  'at-st': 2,
  'at-at': 1,
  'shield-bunker': 1,
}
/** What else a card needs: its own unit, or that another one is not there. */
const NEEDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'advanced-superlaser-blast': { 'death-star': 1 },
  'advanced-overwhelming-presence': { 'super-star-destroyer': 1 },
  'advanced-entrapment': { interdictor: 1 },
  'advanced-bombardment': { 'shield-generator': 0 },
  // Few enough to be beaten, or to leave nothing behind
  'advanced-confrontation': {
    'at-at': 0,
    'at-st': 0,
    'assault-tank': 0,
    'shield-bunker': 0,
    stormtrooper: 1,
  },
  'advanced-tractor-beam': {
    'mon-calamari-cruiser': 0,
    'nebulon-b-frigate': 0,
    'corellian-corvette': 0,
    'x-wing': 0,
    'y-wing': 0,
    'u-wing': 0,
  },
  'advanced-rogue-one': { 'mon-calamari-cruiser': 0, 'nebulon-b-frigate': 0 },
}

/** Nobody is hit, so that the ground battle is fought; but Confrontation asks where troops are beaten. */
function quiet({ id, theater }: TacticCard): boolean {
  return theater !== SPACE && id !== 'advanced-confrontation'
}

/** The combat in which the card has been picked, with others of the same theater on the other side. */
function picked(card: TacticCard): State {
  const by = card.side === 0 ? 'rebel' : 'empire'
  const units = {
    ...SHIPS,
    ...IMPERIAL_SHIPS,
    ...TROOPS,
    ...STRUCTURES,
    ...IMPERIAL_TROOPS,
    ...NEEDS[card.id],
  }
  const there = [
    'princess-leia',
    'general-rieekan',
    'mon-mothma',
    'grand-moff-tarkin',
    'general-tagge',
    'han-solo',
  ]
  const more = {
    rings: { captured: 'han-solo' },
    targetMarkers: { 'raid-outposts': ['ryloth'] },
    playedObjectives: ['raid-outposts-2'],
  }
  let s = scene({ by, units, there, more, dice: quiet(card) ? '-'.repeat(40) : '' })
  const pick = `pick ${card.id}`
  // The ground battle comes after the one in space
  for (let legal = moves(s), tries = 0; !legal.includes(pick); legal = moves(s)) {
    if (++tries > 60) throw new Error(`${card.id} cannot be picked: ${legal.join(', ')}`)
    s = play(s, legal.find((text) => text === 'done' || text === 'decline') ?? (legal[0] as string))
  }
  return play(s, pick)
}

/** By who asks: the card with each of its effects that do. */
export const RARE_TACTICS: Readonly<Record<string, () => State>> = Object.fromEntries(
  TACTICS.filter(({ side }) => side !== undefined).flatMap((card) =>
    [card.top?.steps, card.top?.late?.steps, card.bottom?.steps].flatMap((steps = []) =>
      steps
        .filter(({ moves: asks }) => asks !== undefined)
        .map(({ name }) => [`${card.id}/${name}`, () => picked(card)]),
    ),
  ),
)

/** They hardly ever have a choice: 24 TIE Fighters would be on the board; of Imperial troops only one type has black health. */
export const NEVER_OF_TACTICS: readonly string[] = [
  'advanced-reinforcements/gain-at',
  'advanced-hold-them-back/deal-damage',
]
