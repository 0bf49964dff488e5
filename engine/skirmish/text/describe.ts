import type { State } from '../../state.js'
import { BACK, CONVERTED_BACK, DOMAIN, SPACE, unitKind } from '../facts/units.js'
import { SET_UP } from '../rounds/placement.js'
import { BONUS_IDS } from '../state/combat-card.js'
import { ACTOR, PURPOSE } from '../state/layout.js'
import * as verbs from '../state/moves.js'
import { isCard, largeOf, MOST_TURN, smallOf, TARGET_CARDS, verbOf } from '../state/moves.js'
import { PART_IDS, PARTS } from '../state/outline.js'
import { longOf, shortOf } from '../state/rules.js'
import { isCloaked, kindAt } from '../state/units.js'
import { cardRef, iconId, idFor, lengthId, ownId } from './names.js'

/**
 * Moves as text that can be typed back. Small moves one after the other read as a whole: `x-wing-2 left 30 S right 15 S`.
 * One's own units are named by their ids, those of others with their seat before.
 */
export function describeMove(s: State, move: number): string {
  return wordsOf(s, move).join(' ')
}

const HOW_IDS = ['', 'lasers', 'artillery']
const HIDDEN = '?'

function wordsOf(s: State, move: number): string[] {
  const small = smallOf(move)
  const large = largeOf(move)
  const unit = (slot: number): string => idFor(s, slot, s.bytes[ACTOR])
  switch (verbOf(move)) {
    case verbs.ADD:
      return [large === 0 ? 'table' : 'reserve', unitKind(small).id]
    case verbs.FINISH_FLEET:
      return ['finish']
    case verbs.COMBAT_CARD_AT:
      return ['combat-card', BONUS_IDS[small] ?? '', `card-${large + 1}`]
    case verbs.AT_SIDE:
      return sideWords(s, small, large)
    case verbs.SPOT:
      return ['at', String(large)]
    case verbs.HEADING_TO:
      return ['heading', String(large)]
    case verbs.LEND:
      return ['command', unit(small), unit(large)]
    case verbs.LEND_ICON:
      return ['lend', unit(small), iconId(large)]
    case verbs.NO_MORE:
      return ['done']
    case verbs.TURN_BY:
      return turnWords(large - MOST_TURN)
    case verbs.ADVANCE:
      return [lengthId(large, shortOf(s), longOf(s))]
    case verbs.STOP:
      return ['stop']
    case verbs.BRING:
      return ['bring', unit(small), ...faceWords(s, small, large)]
    case verbs.HOLD:
      return ['hold']
    case verbs.FIRE_AT:
      return ['fire', targetWord(s, small, unit), ...(large > 0 ? [HOW_IDS[large] ?? ''] : [])]
    case verbs.SHOOT:
      return ['shoot', unit(small)]
    case verbs.KEEP:
      return ['keep']
    case verbs.REROLL_ELITE:
      return ['reroll', 'elite']
    case verbs.REROLL_LEADER:
      return ['reroll', unit(small)]
    case verbs.ROLL_FOR:
      return ['roll', iconId(large), unit(small)]
    case verbs.NEAR:
      return ['near', unit(small)]
    case verbs.BEARING_TO:
      return ['bearing', String(large)]
    case verbs.GAP:
      return ['gap', large === longOf(s) ? 'L' : String(large / 100)]
    default:
      return actionWords(s, move)
  }
}

/** In set-up the unit is named; one that comes in has been named before. */
function sideWords(s: State, slot: number, part: number): string[] {
  const words = [`card-${((part / PARTS) | 0) + 1}`, PART_IDS[part % PARTS] ?? '']
  return s.bytes[PURPOSE] === SET_UP ? [ownId(s, slot), ...words] : words
}

const ACTION_IDS: Readonly<Record<number, string>> = {
  [verbs.STAND]: 'stand',
  [verbs.PASS]: 'pass',
  [verbs.CONVERT_SIDE]: 'convert',
  [verbs.CARRY_GROUND]: 'transport',
  [verbs.CARRY_SPACE]: 'carrier',
  [verbs.RELEASE_WITH]: 'release',
}

/** To move is said by the unit alone: the segments follow. */
function actionWords(s: State, move: number): string[] {
  const verb = verbOf(move)
  if (verb < verbs.MOVE || verb > verbs.RELEASE_WITH) return [HIDDEN]
  const id = ownId(s, smallOf(move))
  if (verb === verbs.MOVE) return [id]
  if (verb === verbs.CLOAK) return [id, isCloaked(s, smallOf(move)) ? 'uncloak' : 'cloak']
  return [id, ACTION_IDS[verb] ?? HIDDEN]
}

function turnWords(degrees: number): string[] {
  if (degrees === 0) return ['ahead']
  return degrees > 0 ? ['left', String(degrees)] : ['right', String(-degrees)]
}

/** A unit that converts says on which side it enters. */
function faceWords(s: State, slot: number, face: number): string[] {
  const kind = kindAt(s, slot)
  if (BACK[kind] !== CONVERTED_BACK) return []
  return [DOMAIN[kind * 2 + face] === SPACE ? 'space' : 'ground']
}

function targetWord(s: State, target: number, unit: (slot: number) => string): string {
  return isCard(target) ? cardRef(s, target - TARGET_CARDS) : unit(target)
}

/** A legal move taken apart for scripts: its verb and what is named after it. */
export function moveFields(s: State, move: number): Readonly<Record<string, unknown>> {
  const [verb, ...words] = wordsOf(s, move)
  return { verb, ...(words.length > 0 ? { words } : {}) }
}
