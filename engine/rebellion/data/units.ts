import { byNumber, type Entry } from './table.js'

/** The kinds of miniatures. Lists of a side go by number, from the weak to the strong. */

export interface UnitFacts extends Entry {
  /** Two letters for the drawn board. */
  readonly code: string
  readonly name: string
  /** What it is called in small places. */
  readonly short: string
  readonly side: 'rebel' | 'empire'
  readonly theater: 'space' | 'ground'
  readonly sort: 'fighter' | 'capital' | 'station' | 'ground' | 'structure'
  /** The icon that builds it, or null when only cards bring it. */
  readonly tier: 'triangle' | 'circle' | 'square' | null
  /** Colour and number of its health; a Death Star has none. */
  readonly health: readonly ['red' | 'black' | 'none', number]
  /** Red, black and green dice. */
  readonly dice: readonly [number, number, number]
  readonly capacity: number
  readonly needsTransport: boolean
  readonly immobile: boolean
  readonly supply: number
}

export const UNITS: readonly UnitFacts[] = byNumber('unit type', [
  { number: 0, set: 'base', id: 'x-wing', code: 'XW', name: 'X-wing', short: 'X-wing', side: 'rebel', theater: 'space', sort: 'fighter', tier: 'triangle', health: ['black', 1], dice: [0, 1, 0], capacity: 0, needsTransport: false, immobile: false, supply: 8 },
  { number: 1, set: 'base', id: 'y-wing', code: 'YW', name: 'Y-wing', short: 'Y-wing', side: 'rebel', theater: 'space', sort: 'fighter', tier: 'triangle', health: ['black', 1], dice: [1, 0, 0], capacity: 0, needsTransport: false, immobile: false, supply: 12 },
  { number: 2, set: 'base', id: 'rebel-transport', code: 'TP', name: 'Rebel Transport', short: 'Transport', side: 'rebel', theater: 'space', sort: 'capital', tier: 'triangle', health: ['red', 2], dice: [0, 0, 0], capacity: 4, needsTransport: false, immobile: false, supply: 4 },
  { number: 3, set: 'base', id: 'corellian-corvette', code: 'CC', name: 'Corellian Corvette', short: 'Corvette', side: 'rebel', theater: 'space', sort: 'capital', tier: 'circle', health: ['red', 2], dice: [1, 1, 0], capacity: 2, needsTransport: false, immobile: false, supply: 4 },
  { number: 4, set: 'base', id: 'mon-calamari-cruiser', code: 'MC', name: 'Mon Calamari Cruiser', short: 'Cruiser', side: 'rebel', theater: 'space', sort: 'capital', tier: 'square', health: ['red', 4], dice: [2, 1, 0], capacity: 4, needsTransport: false, immobile: false, supply: 3 },
  { number: 5, set: 'base', id: 'rebel-trooper', code: 'RT', name: 'Rebel Trooper', short: 'Trooper', side: 'rebel', theater: 'ground', sort: 'ground', tier: 'triangle', health: ['black', 1], dice: [0, 1, 0], capacity: 0, needsTransport: true, immobile: false, supply: 21 },
  { number: 6, set: 'base', id: 'airspeeder', code: 'SP', name: 'Airspeeder', short: 'Airspeeder', side: 'rebel', theater: 'ground', sort: 'ground', tier: 'circle', health: ['red', 2], dice: [1, 1, 0], capacity: 0, needsTransport: true, immobile: false, supply: 6 },
  { number: 7, set: 'base', id: 'shield-generator', code: 'SG', name: 'Shield Generator', short: 'Shield', side: 'rebel', theater: 'ground', sort: 'structure', tier: 'square', health: ['red', 3], dice: [0, 0, 0], capacity: 0, needsTransport: false, immobile: true, supply: 3 },
  { number: 8, set: 'base', id: 'ion-cannon', code: 'IC', name: 'Ion Cannon', short: 'Ion Cannon', side: 'rebel', theater: 'ground', sort: 'structure', tier: 'square', health: ['red', 3], dice: [0, 0, 0], capacity: 0, needsTransport: false, immobile: true, supply: 3 },
  { number: 9, set: 'base', id: 'tie-fighter', code: 'TF', name: 'TIE Fighter', short: 'TIE Fighter', side: 'empire', theater: 'space', sort: 'fighter', tier: 'triangle', health: ['black', 1], dice: [0, 1, 0], capacity: 0, needsTransport: true, immobile: false, supply: 24 },
  { number: 10, set: 'base', id: 'assault-carrier', code: 'AC', name: 'Assault Carrier', short: 'Carrier', side: 'empire', theater: 'space', sort: 'capital', tier: 'circle', health: ['red', 2], dice: [1, 1, 0], capacity: 4, needsTransport: false, immobile: false, supply: 8 },
  { number: 11, set: 'base', id: 'star-destroyer', code: 'SD', name: 'Star Destroyer', short: 'Destroyer', side: 'empire', theater: 'space', sort: 'capital', tier: 'square', health: ['red', 4], dice: [2, 1, 0], capacity: 6, needsTransport: false, immobile: false, supply: 8 },
  { number: 12, set: 'base', id: 'super-star-destroyer', code: 'SS', name: 'Super Star Destroyer', short: 'Super SD', side: 'empire', theater: 'space', sort: 'capital', tier: null, health: ['red', 6], dice: [3, 2, 0], capacity: 8, needsTransport: false, immobile: false, supply: 2 },
  { number: 13, set: 'base', id: 'death-star', code: 'DS', name: 'Death Star', short: 'Death Star', side: 'empire', theater: 'space', sort: 'station', tier: null, health: ['none', 0], dice: [4, 0, 0], capacity: 8, needsTransport: false, immobile: false, supply: 2 },
  { number: 14, set: 'base', id: 'death-star-under-construction', code: 'DC', name: 'Death Star Under Construction', short: 'D.S. site', side: 'empire', theater: 'space', sort: 'station', tier: null, health: ['black', 4], dice: [0, 0, 0], capacity: 0, needsTransport: false, immobile: true, supply: 1 },
  { number: 15, set: 'base', id: 'stormtrooper', code: 'ST', name: 'Stormtrooper', short: 'Trooper', side: 'empire', theater: 'ground', sort: 'ground', tier: 'triangle', health: ['black', 1], dice: [0, 1, 0], capacity: 0, needsTransport: true, immobile: false, supply: 30 },
  { number: 16, set: 'base', id: 'at-st', code: 'AS', name: 'AT-ST', short: 'AT-ST', side: 'empire', theater: 'ground', sort: 'ground', tier: 'circle', health: ['red', 2], dice: [1, 1, 0], capacity: 0, needsTransport: true, immobile: false, supply: 10 },
  { number: 17, set: 'base', id: 'at-at', code: 'AA', name: 'AT-AT', short: 'AT-AT', side: 'empire', theater: 'ground', sort: 'ground', tier: 'square', health: ['red', 3], dice: [2, 1, 0], capacity: 0, needsTransport: true, immobile: false, supply: 4 },
  { number: 18, set: 'rise', id: 'u-wing', code: 'UW', name: 'U-wing', short: 'U-wing', side: 'rebel', theater: 'space', sort: 'fighter', tier: 'triangle', health: ['black', 1], dice: [0, 0, 1], capacity: 1, needsTransport: false, immobile: false, supply: 6 },
  { number: 19, set: 'rise', id: 'nebulon-b-frigate', code: 'NB', name: 'Nebulon-B Frigate', short: 'Nebulon-B', side: 'rebel', theater: 'space', sort: 'capital', tier: 'circle', health: ['red', 3], dice: [0, 0, 2], capacity: 3, needsTransport: false, immobile: false, supply: 3 },
  { number: 20, set: 'rise', id: 'rebel-vanguard', code: 'RV', name: 'Rebel Vanguard', short: 'Vanguard', side: 'rebel', theater: 'ground', sort: 'ground', tier: 'triangle', health: ['black', 1], dice: [0, 0, 1], capacity: 0, needsTransport: true, immobile: false, supply: 6 },
  { number: 21, set: 'rise', id: 'golan-arms-turret', code: 'GT', name: 'Golan Arms Turret', short: 'Turret', side: 'rebel', theater: 'ground', sort: 'structure', tier: 'circle', health: ['red', 3], dice: [0, 0, 2], capacity: 0, needsTransport: false, immobile: true, supply: 3 },
  { number: 22, set: 'rise', id: 'tie-striker', code: 'TS', name: 'TIE Striker', short: 'TIE Striker', side: 'empire', theater: 'space', sort: 'fighter', tier: 'triangle', health: ['black', 1], dice: [0, 0, 1], capacity: 0, needsTransport: true, immobile: false, supply: 6 },
  { number: 23, set: 'rise', id: 'interdictor', code: 'IN', name: 'Interdictor', short: 'Interdictor', side: 'empire', theater: 'space', sort: 'capital', tier: null, health: ['red', 4], dice: [0, 0, 2], capacity: 4, needsTransport: false, immobile: false, supply: 3 },
  { number: 24, set: 'rise', id: 'assault-tank', code: 'TK', name: 'Assault Tank', short: 'Tank', side: 'empire', theater: 'ground', sort: 'ground', tier: 'triangle', health: ['red', 1], dice: [0, 0, 1], capacity: 0, needsTransport: true, immobile: false, supply: 6 },
  { number: 25, set: 'rise', id: 'shield-bunker', code: 'SB', name: 'Shield Bunker', short: 'Bunker', side: 'empire', theater: 'ground', sort: 'structure', tier: 'circle', health: ['red', 3], dice: [0, 0, 0], capacity: 0, needsTransport: false, immobile: true, supply: 3 },
])
