import { attackTotal, defenseOf } from '../../../../../engine/skirmish/fire/attack.js'
import { ATTACK_ROLL } from '../../../../../engine/skirmish/rounds/rolls.js'
import { refsOf, targetName, unitName } from '../../../../../engine/skirmish/text/names.js'
import type { State } from '../../../../../engine/state.js'
import type { LogLine } from '../../../../shell/session.js'
import { viewOf } from '../../table/view.js'

/** The shot that is being told, or whose dice wait for being rolled again. */
export interface ShotNow {
  readonly shooter: number
  readonly target: number
  readonly who: string
  readonly whom: string
  /** The faces that lie; empty before the roll. */
  readonly dice: readonly number[]
  /** What the shooter adds to them, and what must be met. */
  readonly attack: number
  readonly defense: number
  /** Null until it stands. */
  readonly isHit: boolean | null
  /** What came of a hit, in words. */
  readonly outcome: readonly string[]
}

/** `told` is all that has been told so far; the shot is the last one of it, if it is being told. */
export function shotTold(
  s: State,
  told: readonly LogLine[],
  now: readonly LogLine[],
): ShotNow | null {
  if (!now.some(({ event }) => OF_SHOTS.has(event.kind))) return null
  const at = told.findLastIndex(({ event }) => event.kind === 'attack')
  const begun = told[at]?.event
  if (begun === undefined) return null
  const refs = refsOf(s)
  const shooter = refs.get(begun.units?.[0]?.unit ?? '')
  const target = refs.get(begun.target ?? '')
  if (shooter === undefined || target === undefined) return null
  const since = told.slice(at).map(({ event }) => event)
  const end = since.find(({ kind }) => kind === 'hit' || kind === 'missed')
  const rolled = since.findLast(({ kind }) => kind === 'dice')
  return {
    ...namesOf(s, shooter, target),
    dice: (rolled?.dice ?? []).map(({ face }) => Number(face)),
    isHit: end === undefined ? null : end.kind === 'hit',
    outcome: since.filter(({ kind }) => OUTCOMES.has(kind)).map(({ text }) => text),
  }
}

const OF_SHOTS: ReadonlySet<string> = new Set(['attack', 'dice', 'hit', 'missed'])
const OUTCOMES: ReadonlySet<string> = new Set(['harmed', 'doomed'])

/** The dice that may be rolled again. */
export function shotAsked(s: State): ShotNow | null {
  const { roll, asked, target, dice } = viewOf(s)
  if (roll !== ATTACK_ROLL || asked < 0 || target < 0) return null
  return { ...namesOf(s, asked, target), dice, isHit: null, outcome: [] }
}

function namesOf(s: State, shooter: number, target: number) {
  return {
    shooter,
    target,
    who: unitName(s, shooter),
    whom: targetName(s, target),
    attack: attackTotal(s, shooter, target),
    defense: defenseOf(s, shooter, target),
  }
}
