import { ATTACK_ROLL } from '../../../../../engine/skirmish/rounds/rolls.js'
import { FIRE_STEP } from '../../../../../engine/skirmish/rounds/steps.js'
import { refsOf, targetName, unitName } from '../../../../../engine/skirmish/text/names.js'
import type { State } from '../../../../../engine/state.js'
import type { LogLine } from '../../../../shell/session.js'
import { attackTerms, defenseTerms, sumOf, type Term } from '../../decision/terms.js'
import { viewOf } from '../../table/view.js'
import type { SkirmishStore } from '../store.js'

/** The shot that is being told, or whose dice wait for being rolled again. */
export interface ShotNow {
  readonly shooter: number
  readonly target: number
  readonly who: string
  readonly whom: string
  /** The faces that lie; empty before the roll. */
  readonly dice: readonly number[]
  /** What the shooter adds to them, and what must be met. */
  readonly attack: readonly Term[]
  readonly defense: readonly Term[]
  /** Null until it stands. */
  readonly isHit: boolean | null
  /** What came of a hit, in words. */
  readonly outcome: readonly string[]
}

/** The shot that is told, or whose dice wait. */
export function shotUnderWay(store: SkirmishStore): ShotNow | null {
  const { telling, session } = store
  if (session === null || !isFiring(store)) return null
  const { present } = telling
  if (present !== null)
    return isOfShot(present.lines) ? shotTold(store.observation, store.told) : null
  return store.kind === 'reroll' && store.isAsked ? shotAsked(session.observation) : null
}

/** The same, or the one that was told last in this turn. */
export function lastShot(store: SkirmishStore): ShotNow | null {
  return shotUnderWay(store) ?? shotTold(store.observation, ofThisTurn(store.told))
}

function isOfShot(lines: readonly LogLine[]): boolean {
  return lines.some(({ event }) => OF_SHOTS.has(event.kind))
}

const OF_SHOTS: ReadonlySet<string> = new Set(['attack', 'dice', 'hit', 'missed'])

/** The last shot of all that has been told so far; null before the first one. */
function shotTold(s: State, told: readonly LogLine[]): ShotNow | null {
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
  const dice = (rolled?.dice ?? []).map(({ face }) => Number(face))
  const now = namesOf(s, shooter, target)
  const sum = dice.reduce((all, face) => all + face, 0)
  return {
    ...now,
    dice,
    // What has come of it counts, whatever has changed since
    attack: agreeing(now.attack, end?.value === undefined ? null : end.value - sum),
    defense: agreeing(now.defense, end?.against ?? null),
    isHit: end === undefined ? null : end.kind === 'hit',
    outcome: since.filter(({ kind }) => OUTCOMES.has(kind)).map(({ text }) => text),
  }
}

/** The terms where they come to what was told, else the whole under the name of the first. */
function agreeing(terms: readonly Term[], told: number | null): readonly Term[] {
  if (told === null || told === sumOf(terms)) return terms
  return [{ name: terms[0]?.name ?? '', value: told }]
}

const OUTCOMES: ReadonlySet<string> = new Set(['harmed', 'doomed'])

/** The dice that may be rolled again. */
function shotAsked(s: State): ShotNow | null {
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
    attack: attackTerms(s, shooter, target),
    defense: defenseTerms(s, shooter, target),
  }
}

/** Shots are told one after the other: orders have been shown, or somebody has fired. */
export function isFiring({ table, told }: SkirmishStore): boolean {
  const isStep = table.turn > 0 && table.step === FIRE_STEP
  return isStep && ofThisTurn(told).some(({ event }) => SHOWN.has(event.kind))
}

const SHOWN: ReadonlySet<string> = new Set(['orders-shown', 'attack'])

export function ofThisTurn(told: readonly LogLine[]): readonly LogLine[] {
  return told.slice(told.findLastIndex(({ event }) => event.kind === 'turn') + 1)
}
