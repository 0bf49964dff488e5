/** The kinds of miniatures; their order is their number everywhere: Rebels first, ships first. */

export interface UnitFacts {
  readonly id: string
  readonly name: string
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

export const UNITS: readonly UnitFacts[] = [
  { id: 'x-wing', name: 'X-wing', side: 'rebel', theater: 'space', sort: 'fighter', tier: 'triangle', health: ['black', 1], dice: [0, 1, 0], capacity: 0, needsTransport: false, immobile: false, supply: 8 },
  { id: 'y-wing', name: 'Y-wing', side: 'rebel', theater: 'space', sort: 'fighter', tier: 'triangle', health: ['black', 1], dice: [1, 0, 0], capacity: 0, needsTransport: false, immobile: false, supply: 12 },
  { id: 'rebel-transport', name: 'Rebel Transport', side: 'rebel', theater: 'space', sort: 'capital', tier: 'triangle', health: ['red', 2], dice: [0, 0, 0], capacity: 4, needsTransport: false, immobile: false, supply: 4 },
  { id: 'corellian-corvette', name: 'Corellian Corvette', side: 'rebel', theater: 'space', sort: 'capital', tier: 'circle', health: ['red', 2], dice: [1, 1, 0], capacity: 2, needsTransport: false, immobile: false, supply: 4 },
  { id: 'mon-calamari-cruiser', name: 'Mon Calamari Cruiser', side: 'rebel', theater: 'space', sort: 'capital', tier: 'square', health: ['red', 4], dice: [2, 1, 0], capacity: 4, needsTransport: false, immobile: false, supply: 3 },
  { id: 'rebel-trooper', name: 'Rebel Trooper', side: 'rebel', theater: 'ground', sort: 'ground', tier: 'triangle', health: ['black', 1], dice: [0, 1, 0], capacity: 0, needsTransport: true, immobile: false, supply: 21 },
  { id: 'airspeeder', name: 'Airspeeder', side: 'rebel', theater: 'ground', sort: 'ground', tier: 'circle', health: ['red', 2], dice: [1, 1, 0], capacity: 0, needsTransport: true, immobile: false, supply: 6 },
  { id: 'shield-generator', name: 'Shield Generator', side: 'rebel', theater: 'ground', sort: 'structure', tier: 'square', health: ['red', 3], dice: [0, 0, 0], capacity: 0, needsTransport: false, immobile: true, supply: 3 },
  { id: 'ion-cannon', name: 'Ion Cannon', side: 'rebel', theater: 'ground', sort: 'structure', tier: 'square', health: ['red', 3], dice: [0, 0, 0], capacity: 0, needsTransport: false, immobile: true, supply: 3 },
  { id: 'tie-fighter', name: 'TIE Fighter', side: 'empire', theater: 'space', sort: 'fighter', tier: 'triangle', health: ['black', 1], dice: [0, 1, 0], capacity: 0, needsTransport: true, immobile: false, supply: 24 },
  { id: 'assault-carrier', name: 'Assault Carrier', side: 'empire', theater: 'space', sort: 'capital', tier: 'circle', health: ['red', 2], dice: [1, 1, 0], capacity: 4, needsTransport: false, immobile: false, supply: 8 },
  { id: 'star-destroyer', name: 'Star Destroyer', side: 'empire', theater: 'space', sort: 'capital', tier: 'square', health: ['red', 4], dice: [2, 1, 0], capacity: 6, needsTransport: false, immobile: false, supply: 8 },
  { id: 'super-star-destroyer', name: 'Super Star Destroyer', side: 'empire', theater: 'space', sort: 'capital', tier: null, health: ['red', 6], dice: [3, 2, 0], capacity: 8, needsTransport: false, immobile: false, supply: 2 },
  { id: 'death-star', name: 'Death Star', side: 'empire', theater: 'space', sort: 'station', tier: null, health: ['none', 0], dice: [4, 0, 0], capacity: 8, needsTransport: false, immobile: false, supply: 2 },
  { id: 'death-star-under-construction', name: 'Death Star Under Construction', side: 'empire', theater: 'space', sort: 'station', tier: null, health: ['black', 4], dice: [0, 0, 0], capacity: 0, needsTransport: false, immobile: true, supply: 1 },
  { id: 'stormtrooper', name: 'Stormtrooper', side: 'empire', theater: 'ground', sort: 'ground', tier: 'triangle', health: ['black', 1], dice: [0, 1, 0], capacity: 0, needsTransport: true, immobile: false, supply: 30 },
  { id: 'at-st', name: 'AT-ST', side: 'empire', theater: 'ground', sort: 'ground', tier: 'circle', health: ['red', 2], dice: [1, 1, 0], capacity: 0, needsTransport: true, immobile: false, supply: 10 },
  { id: 'at-at', name: 'AT-AT', side: 'empire', theater: 'ground', sort: 'ground', tier: 'square', health: ['red', 3], dice: [2, 1, 0], capacity: 0, needsTransport: true, immobile: false, supply: 4 },
]
