import { MOST_MOVES } from '../../game.js'
import { InputError } from '../../input-error.js'
import { misfit, typedWords } from '../../move-text.js'
import type { State } from '../../state.js'
import { actorOf, legalMoves } from '../course/turn.js'
import { BASE_SPACE, lowestBit } from '../facts/map.js'
import { stackCard, stackLeaders } from '../leaders/stacks.js'
import { MOST_STACKS } from '../state/layout.js'
import { CAMP, JOIN, LIFT, NONE, REVEAL, USE_RING, VERBS, verbOf } from '../state/moves.js'
import { argumentsOf, WORDINGS } from './arguments.js'
import { leaderId, missionId, systemId } from './names.js'

/** Moves as text that can be typed back: a verb and the ids of its arguments. */

export function describeMove(s: State, move: number): string {
  const code = verbOf(move)
  const verb = VERBS[code]
  if (verb === undefined) return '?'
  if (code === REVEAL) return describeReveal(s, move)
  if (code === LIFT || code === JOIN) return describeAnswer(s, move)
  if (code === CAMP && ((move >>> 16) & 255) === BASE_SPACE) return 'camp none'
  const words = argumentsOf(move)
    // The colour of a die means nothing outside of attacks
    .filter(({ sort, value }) => code !== USE_RING || sort !== 'colour' || value !== 0)
    .map(({ sort, value }) => WORDINGS[sort].typed(value))
  return [verb.word, ...words.filter((word) => word !== '')].join(' ')
}

/** `reveal CARD PLACE`, or the target instead of its place, and the leader where a card lies twice. */
function describeReveal(s: State, move: number): string {
  const slot = (move >>> 16) & 255
  const place = (move >>> 8) & 255
  const target = move & 255
  const side = actorOf(s)
  const card = stackCard(s, side, slot)
  const words = ['reveal', card < 0 ? '?' : missionId(card)]
  if (target !== NONE) words.push(leaderId(target))
  else if (place !== NONE) words.push(systemId(place))
  if (card >= 0 && liesTwice(s, side, card))
    words.push('by', leaderId(lowestBit(stackLeaders(s, side, slot))))
  return words.join(' ')
}

/** `lift CARD`, `join CARD LEADER`, with the Admiral's leader where a card lies twice. */
function describeAnswer(s: State, move: number): string {
  const slot = (move >>> 16) & 255
  const side = actorOf(s)
  const card = stackCard(s, side, slot)
  const words = [VERBS[verbOf(move)].word, card < 0 ? '?' : missionId(card)]
  if (verbOf(move) === JOIN) words.push(leaderId((move >>> 8) & 255))
  if (card >= 0 && liesTwice(s, side, card))
    words.push('by', leaderId(lowestBit(stackLeaders(s, side, slot))))
  return words.join(' ')
}

function liesTwice(s: State, side: number, card: number): boolean {
  let found = 0
  for (let slot = 0; slot < MOST_STACKS; slot++) if (stackCard(s, side, slot) === card) found++
  return found > 1
}

const list = new Int32Array(MOST_MOVES)

/** The legal move with this text; leaders of an assignment may come in either order. */
export function parseMove(s: State, text: string): number {
  const wanted = typedWords(text)
  const count = legalMoves(s, list)
  const texts: string[] = []
  for (let i = 0; i < count; i++) {
    const words = describeMove(s, list[i]).split(' ')
    if (sameWords(words, wanted)) return list[i]
    texts.push(words.join(' '))
  }
  throw new InputError(misfit(wanted, texts))
}

function sameWords(words: readonly string[], wanted: readonly string[]): boolean {
  if (words.length !== wanted.length) return false
  if (words.every((word, i) => word === wanted[i])) return true
  if (words[0] !== 'assign' || words.length !== 4) return false
  return (
    wanted[0] === 'assign' &&
    words[1] === wanted[1] &&
    words[2] === wanted[3] &&
    words[3] === wanted[2]
  )
}
