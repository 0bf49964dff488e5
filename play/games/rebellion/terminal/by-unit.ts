import type { Move } from '../../../../engine/game.js'
import { InputError } from '../../../../engine/input-error.js'
import { assignedOf } from '../../../../engine/rebellion/combat/targets.js'
import { UNITS_OF } from '../../../../engine/rebellion/facts/unit-types.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import {
  argA,
  argB,
  BLOCK,
  GAIN,
  HIT,
  move2,
  TAKE_UNITS,
  verbOf,
} from '../../../../engine/rebellion/state/moves.js'
import type { Trial } from '../../../terminal/trial.js'
import { unitName, units } from '../words/names.js'
import { groupsIn } from './groups.js'
import { unitMeant } from './typed-names.js'

/** Lines that answer several questions after each other by naming units: hits, damage spared, what icons build. */

export const HITTING_LINES: readonly string[] = [
  '  2 x-wing corvette    who takes the hits, as many as are named; dice go where they can',
  '  1 1 2                the same by the numbers of the list',
  '  fill                 the rest where the computer would',
]

export const SPARING_LINES: readonly string[] = [
  '  2 x-wing corvette    who is spared damage, one point for each that is named',
]

export const BUILDING_LINES: readonly string[] = [
  '  2 tie st             what the next icons build, in this order where there is a choice',
  '  fill                 the rest as the computer would',
]

export const LOADING_LINES: readonly string[] = ['  2 st at-st           as many of each go along']

/** Each unit that is named answers one question: the first of them that can is taken every time. */
function readNamed(trial: Trial, words: readonly string[], verb: number, types: number[]): boolean {
  if (!namesUnit(words, types)) return false
  const wanted = wantedIn(words, types)
  while (wanted.length > 0) {
    const legal = trial.legal.filter((move) => verbOf(move) === verb)
    const possible = new Set(legal.map(argA))
    const at = wanted.findIndex((type) => possible.has(type))
    const [type] = at < 0 ? [] : wanted.splice(at, 1)
    if (type === undefined) throw new InputError(leftOver(trial, wanted))
    trial.make(mostHarmed(trial, legal, type))
  }
  return true
}

/** Some word of the line means a unit, or stands behind a number; other lines mean something else. */
function namesUnit(words: readonly string[], types: readonly number[]): boolean {
  return words.some((word, i) => {
    const name = word.replace(/^\d+/, '')
    if (name === '' || VERBS.has(name) || HARM.test(name)) return false
    const isCounted = name !== word || /^\d+$/.test(words[i - 1] ?? '')
    return isCounted || unitMeant(name, types) !== null
  })
}

/** Unit by unit, in the order of the line. */
function wantedIn(words: readonly string[], types: readonly number[]): number[] {
  const named = words.filter((word, i) => !(i === 0 && VERBS.has(word)) && !HARM.test(word))
  const { wanted } = groupsIn(named, types, [])
  return [...wanted].flatMap(([type, count]) => Array.from({ length: count }, () => type))
}

const VERBS = new Set(['hit', 'block', 'spare', 'build', 'gain', 'take', 'take-units'])
/** What a move's text says of damage. */
const HARM = /^(?:hit|damaged)-\d+$/

function viewOf(trial: Trial): RebellionView {
  return new RebellionView(trial.player).bind(trial.observation)
}

function leftOver(trial: Trial, wanted: readonly number[]): string {
  const names = [...new Set(wanted)]
    .map((type) => units(wanted.filter((one) => one === type).length, type))
    .join(', ')
  return trial.isOpen ? `${names}: not possible with what comes next` : `${names}: that is too many`
}

/** Of equal units the one with the most damage that is not lost anyway; when damage is spared, the one that it saves. */
function mostHarmed(trial: Trial, legal: readonly Move[], type: number): Move {
  const view = viewOf(trial)
  const health = view.health(type)
  const suffered = (move: Move): number => (argB(move) >> 4) + assignedOf(argB(move))
  const rank = (move: Move): number => {
    const harm = suffered(move)
    if (verbOf(move) === BLOCK) return harm >= health ? -harm : -health - harm
    return harm < health ? harm : -harm
  }
  return legal
    .filter((move) => argA(move) === type)
    .reduce((best, move) => (rank(move) > rank(best) ? move : best))
}

function typesIn(trial: Trial, side: 'side' | 'enemy'): number[] {
  const view = viewOf(trial)
  return Array.from(UNITS_OF[view[side]] ?? []).filter(
    (type) => view.units(view.combatSystem, type) > 0,
  )
}

export function readHits(trial: Trial, words: readonly string[]): boolean {
  return readNamed(trial, words, HIT, typesIn(trial, 'enemy'))
}

export function readSparing(trial: Trial, words: readonly string[]): boolean {
  return readNamed(trial, words, BLOCK, typesIn(trial, 'side'))
}

export function readBuilding(trial: Trial, words: readonly string[]): boolean {
  return readNamed(trial, words, GAIN, Array.from(UNITS_OF[viewOf(trial).side] ?? []))
}

export function readLoading(trial: Trial, words: readonly string[]): boolean {
  const types = typesIn(trial, 'side')
  if (!namesUnit(words, types)) return false
  const { wanted } = groupsIn(
    words.filter((word) => !VERBS.has(word)),
    types,
    [],
  )
  for (const [type, count] of wanted) {
    const move = move2(TAKE_UNITS, count, type)
    if (!trial.allows(move))
      throw new InputError(
        `${units(count, type)}: no room, or not so many ${unitName(type)}s are there`,
      )
    trial.make(move)
  }
  return wanted.size > 0
}
