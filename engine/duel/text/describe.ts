import { MOST_MOVES } from '../../game.js'
import { InputError } from '../../input-error.js'
import { misfit, typedWords } from '../../move-text.js'
import type { State } from '../../state.js'
import { legalMoves } from '../course/stages.js'
import { members } from '../facts/bits.js'
import {
  CARD_IDS,
  cardOfCode,
  characterNumber,
  isCharacter,
  ORDINARY_CARDS,
  RECON,
  sideOfCode,
  suitOf,
} from '../facts/cards.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { LANDO, usedCard } from '../rounds/use.js'
import { ACTOR } from '../state/layout.js'
import {
  ADD,
  BARGAIN,
  BRING,
  CHARACTERS_CHOSEN,
  DISCARD_SEEN,
  DROP,
  firstOf,
  KEEP,
  LOOK,
  NONE,
  ORDER,
  PASS,
  PLAY,
  READY,
  SET_ASIDE,
  SHUFFLE_IN,
  STRATEGY,
  SWAP,
  secondOf,
  swappedOf,
  TAKE,
  thirdOf,
  USE,
  verbOf,
} from '../state/moves.js'
import { eventId, strategyId } from './names.js'

/**
 * Moves as text that can be typed back. Cards are named as their player would: his own by their ids, ordinary ones of the
 * enemy with `enemy-` before them.
 */
export function describeMove(s: State, move: number): string {
  return wordsOf(s.bytes[ACTOR], move).join(' ')
}

const BOBA_FETT = characterNumber(EMPIRE, 'boba-fett')
const CHEWBACCA = characterNumber(REBEL, 'chewbacca')
const IG_88 = characterNumber(EMPIRE, 'ig-88')
const HIDDEN = '?'
/** Said where a power may have no target: its name alone would be the beginning of all its uses. */
const NO_TARGET = 'nothing'

/** The words of a move that `side` makes. */
export function wordsOf(side: number, move: number): string[] {
  const third = thirdOf(move)
  const own = (card: number): string => (card === NONE ? HIDDEN : CARD_IDS[side][card])
  switch (verbOf(move)) {
    case CHARACTERS_CHOSEN:
      return ['characters', ...members(third).map((i) => own(ORDINARY_CARDS + i))]
    case STRATEGY:
      return [secondOf(move) === side ? 'strategy' : 'impose', strategy(third)]
    case PLAY:
      return ['play']
    case PASS:
      return ['pass']
    case READY:
      return ['ready', own(third)]
    case USE:
      return ['use', own(firstOf(move)), ...targets(side, move)]
    case SWAP: {
      const swapped = members(swappedOf(move)).map(own)
      return ['use', own(LANDO), ...(swapped.length > 0 ? swapped : [NO_TARGET])]
    }
    case DISCARD_SEEN:
      return ['discard', ofOwner(side, secondOf(move), third)]
    case KEEP:
      return ['top', ofOwner(side, secondOf(move), third)]
    case TAKE:
      return ['take', own(third)]
    case BRING:
      return ['bring', own(third)]
    case SHUFFLE_IN:
      return ['shuffle-in', own(third)]
    case BARGAIN: {
      const discarded = secondOf(move) === 0 ? NO_TARGET : own(secondOf(move) - 1)
      return ['bargain', discarded, third === 1 ? 'play' : 'leave']
    }
    case ADD:
      return ['add', third !== NONE ? own(third) : firstOf(move) === 1 ? HIDDEN : 'nobody']
    case LOOK:
      return [third === 1 ? 'look' : 'decline']
    case ORDER:
      return ['order', ...[firstOf(move), secondOf(move), third].map(event)]
    case DROP:
      return ['drop', strategy(third)]
    case SET_ASIDE:
      return ['set-aside', own(third)]
    default:
      return [HIDDEN]
  }
}

function strategy(number: number): string {
  return number === NONE ? HIDDEN : strategyId(number)
}

function event(number: number): string {
  return number === NONE ? HIDDEN : eventId(number)
}

function ofOwner(side: number, owner: number, card: number): string {
  if (card === NONE) return HIDDEN
  const id = CARD_IDS[owner][card]
  return owner === side || isCharacter(card) ? id : `enemy-${id}`
}

function target(side: number, code: number): string {
  return ofOwner(side, sideOfCode(code), cardOfCode(code))
}

function takesDeck(side: number, card: number): boolean {
  if (isCharacter(card)) return side === EMPIRE && card === IG_88
  return suitOf(card) === RECON
}

function targets(side: number, move: number): string[] {
  const card = usedCard(move)
  const second = secondOf(move)
  const third = thirdOf(move)
  if (third > 0 && takesDeck(side, card)) return [third - 1 === side ? 'own-deck' : 'enemy-deck']
  if (side === REBEL && card === CHEWBACCA && second === 0 && third === 0) return [NO_TARGET]
  const says = side === EMPIRE && card === BOBA_FETT
  return [
    ...(second > 0 ? [...(says ? ['discard'] : []), target(side, second - 1)] : []),
    ...(third > 0 ? [...(says ? ['exhaust'] : []), target(side, third - 1)] : []),
  ]
}

const list = new Int32Array(MOST_MOVES)

/** The legal move with this text; where no word says which is which, cards may come in any order. */
export function parseMove(s: State, text: string): number {
  const wanted = typedWords(text)
  const count = legalMoves(s, list)
  const texts: string[] = []
  for (let i = 0; i < count; i++) {
    const words = wordsOf(s.bytes[ACTOR], list[i])
    if (sameWords(words, wanted)) return list[i]
    texts.push(words.join(' '))
  }
  throw new InputError(misfit(wanted, texts))
}

function sameWords(words: readonly string[], wanted: readonly string[]): boolean {
  if (words.length !== wanted.length) return false
  if (words.every((word, i) => word === wanted[i])) return true
  const [verb, ...rest] = words
  if (verb !== wanted[0] || (verb !== 'characters' && verb !== 'use')) return false
  if (words.includes('discard') || words.includes('exhaust')) return false
  if (verb === 'use' && words[1] !== wanted[1]) return false
  return sorted(rest) === sorted(wanted.slice(1))
}

function sorted(words: readonly string[]): string {
  return [...words].sort().join(' ')
}

/** A legal move taken apart for scripts: its verb and what is named after it. */
export function moveFields(s: State, move: number): Readonly<Record<string, unknown>> {
  const [verb, ...words] = describeMove(s, move).split(' ')
  return { verb, ...(words.length > 0 ? { words } : {}) }
}
