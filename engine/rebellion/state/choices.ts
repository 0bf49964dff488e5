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
  'sabotage',
  'bunker',
  'repair-all',
  'roll',
  'draw-card',
  'recruit',
  'on-top',
  'at-bottom',
  'objective',
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
export const SABOTAGE_CHOICE = 12
export const BUNKER_CHOICE = 13
export const REPAIR_ALL_CHOICE = 14
export const ROLL_CHOICE = 15
export const DRAW_CARD_CHOICE = 16
export const RECRUIT_CHOICE = 17
export const ON_TOP_CHOICE = 18
export const AT_BOTTOM_CHOICE = 19
export const OBJECTIVE_CHOICE = 20
