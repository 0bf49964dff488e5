/**
 * A move is a verb and up to three small arguments, one byte each:
 * verb << 24 | a << 16 | b << 8 | c. The verb says what the arguments are.
 */

export type ArgumentSort =
  | 'count'
  | 'unit'
  | 'place'
  | 'space'
  | 'leader'
  | 'mission'
  | 'action'
  | 'objective'
  | 'tactic'
  | 'option'
  | 'colour'
  | 'face'
  | 'harm'
  | 'stack'
  | 'theater'
  | 'ring'
  | 'marker'

export interface Verb {
  readonly word: string
  readonly sorts: readonly ArgumentSort[]
}

/** Argument that stands for nothing, and for what the reader of a masked move may not know. */
export const NONE = 255

const verbs: Verb[] = []

function verb(word: string, ...sorts: ArgumentSort[]): number {
  verbs.push({ word, sorts })
  return verbs.length - 1
}

// General answers
export const DONE = verb('done')
export const DECLINE = verb('decline')
export const PASS = verb('pass')
// Setup
export const PLACE = verb('place', 'count', 'unit', 'place')
export const CAMP = verb('camp', 'place')
export const HIDE = verb('hide', 'place')
// Assignment and command
export const ASSIGN = verb('assign', 'mission', 'leader', 'leader')
export const PLAY_ACTION = verb('play', 'action', 'leader')
export const REVEAL_BASE = verb('reveal-base')
export const ACTIVATE = verb('activate', 'leader', 'place')
export const REVEAL = verb('reveal', 'stack', 'place', 'leader')
export const MOVE_UNITS = verb('move', 'count', 'unit', 'place')
export const TAKE_CAPTIVE = verb('take', 'leader', 'place')
export const OPPOSE = verb('oppose', 'leader')
// Choices of cards and effects
export const CHOOSE_PLACE = verb('choose', 'place')
export const CHOOSE_LEADER = verb('choose', 'leader')
export const CHOOSE_MISSION = verb('choose', 'mission')
export const CHOOSE_OBJECTIVE = verb('choose', 'objective')
export const CHOOSE_ACTION = verb('choose', 'action')
export const CHOOSE_OPTION = verb('choose', 'option')
export const CHOOSE_THEATER = verb('choose', 'theater')
export const DESTROY = verb('destroy', 'unit', 'place')
export const DESTROY_QUEUED = verb('destroy', 'unit', 'space')
export const GAIN = verb('gain', 'unit')
export const ADVANCE_QUEUED = verb('advance', 'unit', 'space')
export const PUT_TOP = verb('top', 'place')
export const PUT_BOTTOM = verb('bottom', 'place')
export const FOLLOW = verb('follow', 'leader')
export const USE_RING = verb('use', 'ring', 'face', 'colour')
export const SET_DIE = verb('set', 'colour', 'face')
export const REROLL = verb('reroll', 'colour', 'face')
// Combat
export const ADD_LEADER = verb('add', 'leader')
export const ROLL = verb('roll')
export const PLAY_TACTIC = verb('play', 'tactic', 'colour', 'unit')
export const DISCARD_FOR = verb('play', 'tactic', 'tactic')
export const DRAW_TACTIC = verb('draw', 'colour')
export const DRAW_FROM = verb('draw', 'theater')
export const HIT = verb('hit', 'unit', 'harm')
export const BLOCK = verb('block', 'unit', 'harm')
export const RETREAT = verb('retreat', 'leader', 'place')
export const TAKE_UNITS = verb('take', 'count', 'unit')
export const SCORE = verb('score', 'objective')
// Refresh
export const DISCARD = verb('discard', 'mission')
export const KEEP = verb('keep', 'action', 'leader')
export const DRAW_ANOTHER = verb('draw-another')
export const BUILD_ALL = verb('build-all')
export const BUILD_EACH = verb('build-each')
export const BUILD = verb('build', 'unit')
export const SACRIFICE = verb('sacrifice', 'unit', 'place')
export const DEPLOY = verb('deploy', 'unit', 'place')
/** Out of the build queue onto the place of the card at hand. */
export const DEPLOY_QUEUED = verb('deploy', 'unit', 'space')
// The setup of the expansion
export const PLAY_SET = verb('missions', 'option')
// Cards and rules of the expansion
export const ELIMINATE = verb('eliminate', 'leader')
export const REMOVE_MARKER = verb('remove', 'marker', 'place')
export const DISCARD_OBJECTIVE = verb('discard', 'objective')
export const PUT_TACTIC_TOP = verb('top', 'tactic')
export const PUT_TACTIC_BOTTOM = verb('bottom', 'tactic')
// Cinematic combat
export const PICK_TACTIC = verb('pick', 'tactic')
export const RETURN_TACTIC = verb('return', 'tactic')
/** Destroys one of the combat's units outright: its type and the damage that it has. */
export const STRIKE = verb('strike', 'unit', 'harm')
/** Takes damage from an own unit. */
export const REPAIR = verb('repair', 'unit', 'harm')
/** Damage assigned to this unit goes to the structure that shields it; and the structure that does. */
export const DIVERT = verb('divert', 'unit', 'harm')
export const SHIELD_WITH = verb('shield', 'unit', 'harm')
/** So many black hits count as red ones. */
export const CONVERT = verb('convert', 'count')

// The team game: what the General does about his Admiral's proposals
/** Takes the leaders off a mission that the Admiral has proposed. */
export const LIFT = verb('lift', 'stack')
/** Puts an own leader beside the Admiral's. */
export const JOIN = verb('join', 'stack', 'leader')

export const VERBS: readonly Verb[] = verbs

export function move0(verbCode: number): number {
  return verbCode << 24
}

export function move1(verbCode: number, a: number): number {
  return (verbCode << 24) | (a << 16)
}

export function move2(verbCode: number, a: number, b: number): number {
  return (verbCode << 24) | (a << 16) | (b << 8)
}

export function move3(verbCode: number, a: number, b: number, c: number): number {
  return (verbCode << 24) | (a << 16) | (b << 8) | c
}

export function verbOf(move: number): number {
  return move >>> 24
}

export function argA(move: number): number {
  return (move >>> 16) & 255
}

export function argB(move: number): number {
  return (move >>> 8) & 255
}

export function argC(move: number): number {
  return move & 255
}
