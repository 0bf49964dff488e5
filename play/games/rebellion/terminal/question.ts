import type { Move } from '../../../../engine/game.js'
import { KIND_IDS } from '../../../../engine/rebellion/course/kinds.js'
import { isOneAct } from '../../../../engine/rebellion/course/small-moves.js'
import { stepName, topFrame } from '../../../../engine/rebellion/course/steps.js'
import { REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import {
  ACTIVATE,
  argA,
  HIT,
  PICK_TACTIC,
  REPAIR,
  REROLL,
  REVEAL,
  verbOf,
} from '../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../engine/state.js'
import type { Saying } from '../../../terminal/choices.js'
import type { Question } from '../../../terminal/game-words.js'
import { isCinematic } from '../cinematic/rolls.js'
import { questionOf } from '../questions/question.js'

/** The questions of page and terminal as lines. */

export function questionIn(state: State, open: readonly Move[]): Question {
  const { title, about, card, count } = questionOf(state, open)
  const shared = sharedOdds(state, open)
  const isSaid = card === null || `${title} ${about}`.includes(card.about)
  const lines = [
    `${title}${count === '' ? '' : ` (${count})`}`,
    about,
    isSaid ? '' : `${card.name}: ${card.about}`,
    shared === '' ? '' : `Where no chance is named: ${shared}.`,
    targetMarks(state, open),
  ]
  const answer = answerIn(state, open)
  return { lines: lines.filter((line) => line !== ''), answer, prompt: promptIn(state, open) }
}

/** What stands before the line that is typed, where the kind of the decision is no word for it. */
function promptIn(state: State, open: readonly Move[]): string {
  const kind = KIND_IDS[rebellion.kind(state)] ?? ''
  // Damage is dealt in the attack that the cards are played in
  if (kind === 'tactic' && isOneAct(state)) return 'damage'
  if (open.some((move) => verbOf(move) === PICK_TACTIC)) return 'card'
  if (open.some((move) => verbOf(move) === HIT)) return 'damage'
  const isRoll = (move: Move): boolean => [REROLL, REPAIR].includes(verbOf(move))
  if (kind === 'tactic' && open.some(isRoll) && isCinematicAt(state)) return 'combat'
  const step = stepName(state, topFrame(state))
  return STEP_PROMPTS[step] ?? PROMPTS[kind] ?? kind
}

function isCinematicAt(state: State): boolean {
  return isCinematic(new RebellionView(rebellion.actor(state)).bind(state))
}

const STEP_PROMPTS: Readonly<Record<string, string>> = {
  'mission-sets': 'set',
  'tactic-half': 'half',
  'return-tactics': 'card',
  'pool-limit': 'eliminate',
}

const PROMPTS: Readonly<Record<string, string>> = {
  'move-group': 'move',
  'add-leader': 'leader',
  'start-of-combat': 'combat',
}

export function answerIn(state: State, open: readonly Move[]): Saying {
  const { answer } = questionOf(state, open)
  const shared = sharedOdds(state, open)
  return (move) => {
    const { label, detail, refusal } = answer(move)
    return { label, about: oddsFirst(detail, shared), refusal }
  }
}

/** The chance that most targets of a mission have: it is said once, and of the others only. */
function sharedOdds(state: State, open: readonly Move[]): string {
  const [first] = open
  if (first === undefined || open.length < FEW || !open.every((move) => isLike(move, first)))
    return ''
  const { answer } = questionOf(state, open)
  const all = open.flatMap((move) => answer(move).detail.split(DOT).filter(isOdds))
  const common = all.find((one) => 2 * all.filter((other) => other === one).length > open.length)
  return common ?? ''
}

/** As few are compared line by line. */
const FEW = 4

/** Two ways to reveal the same mission. */
function isLike(one: Move, other: Move): boolean {
  return verbOf(one) === REVEAL && verbOf(other) === REVEAL && argA(one) === argA(other)
}

/** What stands beside the systems to which a leader may be sent. */
function targetMarks(state: State, open: readonly Move[]): string {
  if (open.length < FEW || !open.every((move) => verbOf(move) === ACTIVATE)) return ''
  if (new Set(open.map(argA)).size > 1) return ''
  const base = rebellion.actor(state) === REBEL ? '' : '; ?: the base may be there'
  return `near: your units that may come along; of theirs: enemy units there${base}.`
}

/** What is compared from line to line stands at the same place in all of them: chances before the rest. */
function oddsFirst(detail: string, shared: string): string {
  const parts = detail.split(DOT).filter((part) => part !== shared)
  return [...parts.filter(isOdds), ...parts.filter((part) => !isOdds(part))].join(DOT)
}

function isOdds(part: string): boolean {
  return /\d ?%/.test(part)
}

const DOT = ' · '
