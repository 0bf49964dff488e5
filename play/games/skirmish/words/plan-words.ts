import { listed } from '../../../../engine/english.js'
import type { Move } from '../../../../engine/game.js'
import { InputError } from '../../../../engine/input-error.js'
import { inwardHeading } from '../../../../engine/skirmish/facts/tables.js'
import { unitKind } from '../../../../engine/skirmish/facts/units.js'
import * as verbs from '../../../../engine/skirmish/state/moves.js'
import { PART_IDS, PARTS } from '../../../../engine/skirmish/state/outline.js'
import { longOf, shortOf } from '../../../../engine/skirmish/state/rules.js'
import { iconName, lengthId, targetName, unitName } from '../../../../engine/skirmish/text/names.js'
import type { State } from '../../../../engine/state.js'
import { answerOf } from '../decision/answers.js'
import { Trial } from '../decision/trial.js'
import { TypedTrial } from '../decision/typed-trial.js'
import { viewOf } from '../table/view.js'
import { turnLabel } from './names.js'
import { readMoves } from './typed.js'

/** A plan as people read it: `X-wing 2: left 30°, S, right 15°, to contact`. */
export function planWords(observation: State, moves: readonly Move[], kind: string): string {
  const added = moves.filter((move) => verbs.verbOf(move) === verbs.ADD)
  if (added.length > 1) return fleetWords(added)
  let text = ''
  let trial = Trial.of(observation)
  for (const move of moves) {
    if (!trial.legal.includes(move)) break
    const words = wordsOf(trial.state, move, kind)
    if (words !== '') text += text === '' || text.endsWith(': ') ? words : `, ${words}`
    trial = trial.with(move)
  }
  return text.endsWith(': ') ? text.slice(0, -2) : text
}

/** A fleet by its kinds: `2 X-wing and Y-wing on the table; 2 Rebel Troopers in reserve`. */
function fleetWords(added: readonly Move[]): string {
  return [
    { where: 'on the table', isThere: (move: Move) => verbs.largeOf(move) === 0 },
    { where: 'in reserve', isThere: (move: Move) => verbs.largeOf(move) !== 0 },
  ]
    .map(({ where, isThere }) => ({ where, kinds: countedKinds(added.filter(isThere)) }))
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ where, kinds }) => `${listed(kinds)} ${where}`)
    .join('; ')
}

function countedKinds(added: readonly Move[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const move of added) {
    const { short: name } = unitKind(verbs.smallOf(move))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`))
}

/** What is typed of an act, as people read it; as it stands where it cannot be made here. */
export function typedWords(observation: State, text: string, kind: string): string {
  const typed = TypedTrial.of(observation)
  try {
    readMoves(typed, text.toLowerCase().split(/\s+/))
  } catch (error) {
    if (error instanceof InputError) return text
    throw error
  }
  return typed.moves.length === 0 ? text : planWords(observation, typed.moves, kind)
}

function wordsOf(s: State, move: Move, kind: string): string {
  const small = verbs.smallOf(move)
  const large = verbs.largeOf(move)
  switch (verbs.verbOf(move)) {
    case verbs.MOVE:
      return `${unitName(s, small)}: `
    case verbs.TURN_BY:
      return large === verbs.MOST_TURN ? '' : turnLabel(large - verbs.MOST_TURN)
    case verbs.ADVANCE:
      return advanceWords(s, large)
    case verbs.STOP:
    case verbs.SPOT:
      return ''
    case verbs.LEND:
      return `${unitName(s, large)} by command of ${unitName(s, small)}`
    case verbs.LEND_ICON:
      return `${iconName(large)} of ${unitName(s, small)}`
    case verbs.FIRE_AT:
      return `${unitName(s, viewOf(s).asked)}: fire at ${targetName(s, small)}`
    case verbs.ADD:
      return `${unitKind(small).name} ${large === 0 ? 'on the table' : 'in reserve'}`
    case verbs.FINISH_FLEET:
      return 'the fleet is complete'
    case verbs.AT_SIDE:
      return `${unitName(s, small)} at home card ${Math.floor(large / PARTS) + 1}, ${PART_IDS[large % PARTS]?.replace('-', ' ')}`
    case verbs.HEADING_TO:
      return headingWords(s, large)
    case verbs.BEARING_TO:
      return `towards ${large}°`
    case verbs.GAP:
      return `${Math.round(large / 100)} mm away`
    default:
      return answerOf(s, move, kind).label
  }
}

/** As the page turns what is placed: from straight into the table. */
function headingWords(s: State, heading: number): string {
  const { players, actor } = viewOf(s)
  const by = heading - inwardHeading(players, actor) / 10
  return `heading ${turnLabel(((by + 540) % 360) - 180)}`
}

function advanceWords(s: State, length: number): string {
  const id = lengthId(length, shortOf(s), longOf(s))
  if (id === 'contact') return 'to contact'
  return id === 'S' || id === 'L' ? id : `${id} mm`
}
