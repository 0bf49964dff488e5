import type { StepName } from '../course/steps.js'
import { IMPERIAL_START, REBEL_START } from '../data/setup.js'
import { BASE_SPACE, MOST_ICONS } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { LEADER_PLACES } from '../state/layout.js'

/** How the steps of the stack are written: their arguments by name, where each lies in the frame. */

/** What an argument is; it decides how it is read, written and checked. */
export type ArgumentKind =
  | 'flag'
  | 'side'
  | 'theater'
  | 'place'
  | 'system'
  | 'leader'
  | 'unit'
  | 'card'
  | 'objective'
  | 'leaders'
  | 'systems'
  | readonly string[]
  | readonly [number, number]

export interface Argument {
  readonly name: string
  /** Byte of the frame; 8 and 12 for the words of `leaders` and `systems`. */
  readonly at: number
  readonly kind: ArgumentKind
  /** Value when it is left out. */
  readonly usual?: number
}

export interface FrameSchema {
  /** The side when it is always the same. */
  readonly side?: number
  readonly arguments: readonly Argument[]
}

const NONE = 255

function argument(at: number, name: string, kind: ArgumentKind, usual = 0): Argument {
  return { name, at, kind, usual }
}

const rebel = (...list: Argument[]): FrameSchema => ({ side: REBEL, arguments: list })
const empire = (...list: Argument[]): FrameSchema => ({ side: EMPIRE, arguments: list })
const either = (...list: Argument[]): FrameSchema => ({ arguments: list })

/** Stages by what comes next; a step that waits has moved on to the stage after. */
const MISSION_STAGES = ['oppose', 'roll', 'judge', 'effect', 'success', 'falcon', 'dispose']
const COMBAT_STAGES = [
  'begin',
  'first-leader',
  'second-leader',
  'first-cards',
  'second-cards',
  'draw',
  'next-round',
  'space-battle',
  'space-answer',
  'space-losses',
  'plans',
  'space-objective',
  'ground-battle',
  'ground-answer',
  'ground-losses',
  'ground-objective',
  'first-retreat',
  'after-first-retreat',
  'second-retreat',
  'after-second-retreat',
  'lone-structures',
  'silenced',
  'after-silenced',
  'round-objective',
  'end-of-round',
  'won-objective',
  'end',
]
const REFRESH_STAGES = [
  'objective',
  'retrieve',
  'missions',
  'imperial-discard',
  'probes',
  'time',
  'recruit',
  'build',
  'deploy',
  'end',
]

export const CARD_SORTS = ['mission', 'action', 'objective'] as const
const MOVING_UNITS = ['any', 'ships', 'ground', 'tie-fighters', 'conquest']
/** Bits of the rules of a movement; see movement.ts. */
export const MOVEMENT_RULES = [
  'no-transport',
  'one-source',
  'ordinary',
  'with-captives',
  'fights',
] as const

const stage = (stages: readonly string[]): Argument => argument(2, 'stage', stages)

export const FRAMES_BY_STEP: Readonly<Record<Exclude<StepName, 'none'>, FrameSchema>> = {
  'place-empire': empire(
    argument(3, 'index', [0, IMPERIAL_START.length - 1]),
    argument(4, 'placed', [0, 30]),
  ),
  camp: rebel(),
  'place-rebels': rebel(
    argument(3, 'index', [0, REBEL_START.length - 1]),
    argument(4, 'system', 'system'),
  ),
  'starting-cards': rebel(argument(2, 'dealt', [0, 2])),
  'hide-base': rebel(),
  assign: either(argument(2, 'begun', 'flag')),
  'command-phase': rebel(argument(3, 'next', 'side')),
  'command-turn': either(argument(3, 'revealed', 'flag'), argument(4, 'blindside', 'flag')),
  movement: either(
    argument(2, 'rules', [0, 31]),
    argument(3, 'to', 'place'),
    argument(4, 'units', MOVING_UNITS),
    argument(5, 'limit', [0, NONE], NONE),
    argument(6, 'source', 'place', NONE),
    argument(7, 'fromBase', 'flag'),
    argument(8, 'from', 'systems'),
    argument(12, 'atAts', [0, 1]),
    argument(13, 'atSts', [0, 1]),
    argument(14, 'stormtroopers', [0, 2]),
  ),
  mission: either(
    stage(MISSION_STAGES),
    argument(3, 'mission', 'card'),
    argument(4, 'place', 'place', NONE),
    argument(5, 'target', 'leader', NONE),
    argument(6, 'count', [0, 2]),
    argument(8, 'leaders', 'leaders'),
  ),
  oppose: either(),
  'mission-dice': either(argument(2, 'rolls', [0, 3])),
  card: either(
    argument(2, 'effect', [0, 9]),
    argument(3, 'sort', CARD_SORTS),
    argument(4, 'card', 'card'),
    // An action that assigns its leader has the place of his mission here
    argument(5, 'place', [0, LEADER_PLACES], NONE),
    argument(6, 'target', 'leader', NONE),
    argument(7, 'count', [0, 2]),
    argument(8, 'leaders', 'leaders'),
    argument(12, 'done', [0, 15]),
    argument(13, 'chosen', [0, 31]),
  ),
  'captured-choice': rebel(),
  rescuers: rebel(
    argument(5, 'system', 'system'),
    argument(8, 'leaders', 'leaders'),
    argument(12, 'going', 'leaders'),
  ),
  destiny: empire(
    argument(5, 'system', 'system'),
    argument(8, 'leaders', 'leaders'),
    argument(12, 'going', 'leaders'),
  ),
  'falcon-ring': rebel(),
  skywalker: rebel(),
  million: rebel(
    argument(3, 'attack', 'flag'),
    argument(4, 'red', [0, 10]),
    argument(5, 'black', [0, 5]),
    argument(6, 'used', 'flag'),
  ),
  'end-of-command': rebel(),
  'rapid-mobilization': rebel(argument(2, 'picking', 'flag'), argument(3, 'probes', [4, 8], 4)),
  'pending-combats': either(),
  combat: either(stage(COMBAT_STAGES), argument(3, 'system', 'system')),
  'add-leader': either(),
  'start-cards': either(),
  attack: either(
    stage(['dice', 'roll', 'act', 'assign', 'block']),
    argument(3, 'theater', 'theater'),
    argument(4, 'red', [0, 5]),
    argument(5, 'black', [0, 5]),
    argument(6, 'rerolls', [0, 2]),
    argument(7, 'draws', [0, 2]),
    argument(12, 'struck', 'unit'),
    argument(13, 'struckHarm', [0, 127]),
    argument(14, 'striking', 'flag'),
  ),
  block: either(
    argument(3, 'theater', 'theater'),
    argument(4, 'points', [0, 2]),
    argument(5, 'blocked', 'flag'),
  ),
  plans: rebel(stage(['offer', 'roll', 'reroll', 'choose']), argument(3, 'objective', 'objective')),
  'combat-objective': rebel(argument(3, 'atEnd', 'flag')),
  retreat: either(argument(4, 'forced', 'flag')),
  'retreat-load': either(
    argument(3, 'to', 'system'),
    argument(4, 'left', 'flag'),
    argument(5, 'room', [0, NONE]),
  ),
  shed: either(argument(3, 'system', 'system')),
  refresh: rebel(stage(REFRESH_STAGES)),
  'refresh-objective': rebel(),
  'discard-missions': either(),
  recruit: either(argument(2, 'drawn', 'flag')),
  build: either(
    stage(['ask', 'all', 'each']),
    argument(3, 'place', [0, BASE_SPACE + 1]),
    argument(4, 'icon', [0, MOST_ICONS]),
  ),
  deploy: either(argument(2, 'moved', 'flag')),
  droid: rebel(),
}
