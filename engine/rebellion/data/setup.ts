/** Starting units and the fixed first game. */

export type UnitList = readonly (readonly [count: number, unit: string])[]

/** How many of a type a list has: that of the base game, and that of the expansion. */
export type StartingUnits = readonly (readonly [base: number, rise: number, unit: string])[]

/** Placed by the Imperial player among his systems, in this order. */
export const IMPERIAL_START: StartingUnits = [
  [1, 0, 'death-star'],
  [3, 3, 'star-destroyer'],
  [3, 3, 'assault-carrier'],
  [12, 8, 'tie-fighter'],
  [1, 1, 'at-at'],
  [5, 4, 'at-st'],
  [12, 12, 'stormtrooper'],
  [0, 2, 'tie-striker'],
  [0, 2, 'assault-tank'],
]

/** Objectives of each stage in a game; with the expansion the rest goes to the box unseen (E2). */
export const STAGE_SIZE = 5

/** With the expansion's list: on space 3 of the queue, and in a remote system of the Imperial player's choice. */
export const IMPERIAL_QUEUED: UnitList = [[1, 'death-star']]
export const SITE_UNITS: UnitList = [
  [1, 'death-star-under-construction'],
  [4, 'tie-fighter'],
  [1, 'stormtrooper'],
]

/** Placed by the Rebel player in the base space or in one system. */
export const REBEL_START: StartingUnits = [
  [1, 1, 'corellian-corvette'],
  [1, 1, 'rebel-transport'],
  [2, 1, 'x-wing'],
  [2, 1, 'y-wing'],
  [6, 5, 'rebel-trooper'],
  [2, 2, 'airspeeder'],
  [0, 1, 'u-wing'],
  [0, 1, 'rebel-vanguard'],
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
