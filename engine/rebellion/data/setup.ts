/** Starting units and the fixed first game. */

export type UnitList = readonly (readonly [count: number, unit: string])[]

/** Placed by the Imperial player among his systems, in this order. */
export const IMPERIAL_START: UnitList = [
  [1, 'death-star'],
  [3, 'star-destroyer'],
  [3, 'assault-carrier'],
  [12, 'tie-fighter'],
  [1, 'at-at'],
  [5, 'at-st'],
  [12, 'stormtrooper'],
]

/** Placed by the Rebel player in the base space or in one system. */
export const REBEL_START: UnitList = [
  [1, 'corellian-corvette'],
  [1, 'rebel-transport'],
  [2, 'x-wing'],
  [2, 'y-wing'],
  [6, 'rebel-trooper'],
  [2, 'airspeeder'],
]

export const FIRST_GAME_LOYAL_REBEL = ['kashyyyk', 'bothawui', 'naboo'] as const
export const FIRST_GAME_LOYAL_EMPIRE = ['saleucami', 'corellia', 'mustafar'] as const
export const FIRST_GAME_SUBJUGATED = ['mandalore', 'sullust'] as const

export const FIRST_GAME_UNITS: Readonly<Record<string, UnitList>> = {
  coruscant: [
    [1, 'star-destroyer'],
    [1, 'assault-carrier'],
    [2, 'tie-fighter'],
    [3, 'stormtrooper'],
    [1, 'at-st'],
    [1, 'at-at'],
  ],
  mandalore: [
    [1, 'death-star'],
    [4, 'tie-fighter'],
    [2, 'stormtrooper'],
    [1, 'at-st'],
  ],
  saleucami: [
    [1, 'star-destroyer'],
    [2, 'tie-fighter'],
    [2, 'stormtrooper'],
    [1, 'at-st'],
  ],
  sullust: [
    [1, 'star-destroyer'],
    [2, 'tie-fighter'],
    [2, 'stormtrooper'],
    [1, 'at-st'],
  ],
  mustafar: [
    [1, 'assault-carrier'],
    [2, 'tie-fighter'],
    [2, 'stormtrooper'],
    [1, 'at-st'],
  ],
  corellia: [
    [1, 'assault-carrier'],
    [1, 'stormtrooper'],
  ],
  'rebel-base': [
    [1, 'x-wing'],
    [1, 'y-wing'],
    [3, 'rebel-trooper'],
    [1, 'airspeeder'],
  ],
  bothawui: [
    [1, 'corellian-corvette'],
    [1, 'rebel-transport'],
    [1, 'x-wing'],
    [1, 'y-wing'],
    [3, 'rebel-trooper'],
    [1, 'airspeeder'],
  ],
}
