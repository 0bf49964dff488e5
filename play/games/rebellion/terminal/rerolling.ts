import type { Move } from '../../../../engine/game.js'
import { MOST_MOVES } from '../../../../engine/game.js'
import { InputError } from '../../../../engine/input-error.js'
import { isOneAct, makeWithin } from '../../../../engine/rebellion/course/small-moves.js'
import { actorOf, legalMoves } from '../../../../engine/rebellion/course/turn.js'
import { GREEN, RED } from '../../../../engine/rebellion/facts/unit-types.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { BLANK_FACE, FACE_IDS, HIT_FACE } from '../../../../engine/rebellion/missions/dice.js'
import {
  argA,
  argB,
  DONE,
  move0,
  move2,
  REROLL,
  verbOf,
} from '../../../../engine/rebellion/state/moves.js'
import { COLOUR_IDS } from '../../../../engine/rebellion/text/names.js'
import type { State } from '../../../../engine/state.js'
import type { Acting, Trial } from '../../../terminal/trial.js'
import { isCinematic } from '../cinematic/rolls.js'

/** A leader's reroll in one line: which dice are rolled again together. */

export const REROLLING_LINES: readonly string[] = [
  '  reroll 2 black green   dice to roll again together; a colour alone means blanks',
  '  reroll red special     or what they show',
]

const list = new Int32Array(MOST_MOVES)

/** True where a leader of cinematic combat may have dice rolled again. */
export function offersReroll(s: State): boolean {
  const actor = actorOf(s)
  if (actor < 0) return false
  const view = new RebellionView(actor).bind(s)
  if (!view.inCombat || !isCinematic(view)) return false
  return list.subarray(0, legalMoves(s, list)).some((move) => verbOf(move) === REROLL)
}

/** Dice of a reroll are one act until the last of them is named; combat actions are acts by themselves. */
export const acting: Acting = {
  isOneAct: (state) => isOneAct(state) || offersReroll(state),
  makeWithin(state, move) {
    if (isOneAct(state)) return makeWithin(state, move)
    rebellion.advance(state, move)
    return verbOf(move) === REROLL && hasDiceAside(state) ? 'asks' : 'over'
  },
}

function hasDiceAside(s: State): boolean {
  const view = new RebellionView(actorOf(s)).bind(s)
  for (let colour = RED; colour <= GREEN; colour++)
    for (let face = HIT_FACE; face <= BLANK_FACE; face++)
      if (view.diceAside(colour, face) > 0) return true
  return false
}

/** `reroll 2 black green special`: dice by number, colour and face. */
export function readReroll(trial: Trial, words: readonly string[]): boolean {
  const [verb = '', ...named] = words
  if (verb.length < 2 || !'reroll'.startsWith(verb) || named.length === 0) return false
  for (const move of diceIn(named)) {
    if (!trial.isOpen || !trial.allows(move))
      throw new InputError(`${dieWords(move)}: not so many lie there, or may be rerolled`)
    trial.make(move)
  }
  if (trial.isOpen) trial.make(move0(DONE))
  return true
}

function dieWords(move: Move): string {
  return `a ${COLOUR_IDS[argA(move)]} ${FACE_IDS[argB(move)]?.replace('-', ' ')}`
}

/** Each die as the move that sets it aside. */
function diceIn(words: readonly string[]): Move[] {
  const moves: Move[] = []
  let at = 0
  while (at < words.length) {
    const counted = /^\d+$/.test(words[at] ?? '') ? Number(words[at++]) : 1
    const colour = meant(COLOUR_IDS, words[at++] ?? '')
    if (colour < 0)
      throw new InputError(`"${words[at - 1] ?? ''}" is no colour; dice are red, black and green`)
    const face = at < words.length ? meant(FACE_IDS, words[at] ?? '') : -1
    if (face >= 0) at += words[at] === 'direct' && words[at + 1] === 'hit' ? 2 : 1
    for (let i = 0; i < counted; i++)
      moves.push(move2(REROLL, colour, face < 0 ? BLANK_FACE : face))
  }
  return moves
}

/** Which of these begins so; -1 for none. `b` is black, and after a colour a blank. */
function meant(ids: readonly string[], word: string): number {
  const plain = word.replace(/s$/, '')
  if (plain === '' || /^\d/.test(plain)) return -1
  return ids.findIndex((id) => id.startsWith(plain))
}
