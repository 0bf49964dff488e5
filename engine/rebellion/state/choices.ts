/** Words of the choices between named options; their order is their number in moves. */
export const CHOICE_IDS = [
  'projects',
  'repair',
  'loyalty',
  'cruiser',
  'move-units',
  'new-base',
  'four-cards',
  'eight-cards',
  'base-set',
  'rise-set',
  'top',
  'bottom',
] as const

export const PROJECTS_CHOICE = 0
export const REPAIR_CHOICE = 1
export const LOYALTY_CHOICE = 2
export const CRUISER_CHOICE = 3
export const MOVE_UNITS_CHOICE = 4
export const NEW_BASE_CHOICE = 5
export const FOUR_CARDS_CHOICE = 6
export const EIGHT_CARDS_CHOICE = 7
export const BASE_SET_CHOICE = 8
export const RISE_SET_CHOICE = 9
export const TOP_CHOICE = 10
export const BOTTOM_CHOICE = 11
