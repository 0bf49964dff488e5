import { members } from '../../../../engine/duel/facts/bits.js'
import {
  CHARACTERS_OF,
  codeOf,
  isCharacter,
  ORDINARY_CARDS,
  RECON,
  suitOf,
} from '../../../../engine/duel/facts/cards.js'
import { EMPIRE } from '../../../../engine/duel/facts/sides.js'
import { usedCard } from '../../../../engine/duel/rounds/use.js'
import * as verbs from '../../../../engine/duel/state/moves.js'
import type { Move } from '../../../../engine/game.js'

/**
 * A move taken apart into what a person chooses of it: the card that is used, each of its targets, a character of four.
 * Parts are marked one by one, in any order, until they make up a legal move.
 */
export type Part = string

/** `target 27`, `first 3`: what a part does, and what it does it to. */
export function partOf(sort: string, value: number): Part {
  return `${sort} ${value}`
}

export function sortOf(part: Part): string {
  return part.split(' ')[0] ?? ''
}

export function numberOf(part: Part): number {
  return Number(part.split(' ')[1])
}

export const PLAY_PART = partOf('play', 0)
export const PASS_PART = partOf('pass', 0)
/** For what is not done: no character, no discard. */
export const NOBODY = verbs.NONE

/** The parts of a move that `side` makes. */
export function partsOf(side: number, move: Move): readonly Part[] {
  const third = verbs.thirdOf(move)
  const second = verbs.secondOf(move)
  switch (verbs.verbOf(move)) {
    case verbs.CHARACTERS_CHOSEN:
      return members(third).map((i) => partOf('character', ORDINARY_CARDS + i))
    case verbs.STRATEGY:
      return [partOf('strategy', third)]
    case verbs.PLAY:
      return [PLAY_PART]
    case verbs.PASS:
      return [PASS_PART]
    case verbs.READY:
      return [partOf('ready', third)]
    case verbs.USE:
      return [partOf('use', usedCard(move)), ...targetsOf(side, move)]
    case verbs.SWAP:
      return [
        partOf('use', usedCard(move)),
        ...members(verbs.swappedOf(move)).map((card) => partOf('discard', codeOf(side, card))),
      ]
    case verbs.DISCARD_SEEN:
      return [partOf('discard', codeOf(second, third))]
    case verbs.KEEP:
      return [partOf('keep', codeOf(second, third))]
    case verbs.TAKE:
      return [partOf('take', third)]
    case verbs.BRING:
      return [partOf('who', third), partOf('bring', 0)]
    case verbs.SHUFFLE_IN:
      return [partOf('who', third), partOf('shuffle', 0)]
    case verbs.BARGAIN:
      return [
        partOf('discard', second === 0 ? NOBODY : codeOf(side, second - 1)),
        partOf(third === 1 ? 'top' : 'leave', 0),
      ]
    case verbs.ADD:
      return [partOf('add', third)]
    case verbs.LOOK:
      return [partOf('look', third)]
    case verbs.ORDER:
      return [verbs.firstOf(move), second, third].map((event, place) =>
        partOf(PLACES[place] ?? '', event),
      )
    case verbs.DROP:
      return [partOf('drop', third)]
    case verbs.SET_ASIDE:
      return [partOf('aside', third)]
    default:
      throw new Error(`duel: no parts of move ${move}`)
  }
}

/** Where an event goes: the next one first. */
export const PLACES = ['first', 'second', 'third'] as const

/** Cards of which two targets are told apart by what befalls them. */
function targetsOf(side: number, move: Move): Part[] {
  const card = usedCard(move)
  const second = verbs.secondOf(move)
  const third = verbs.thirdOf(move)
  if (third > 0 && takesDeck(side, card)) return [partOf('deck', third - 1)]
  const [first, last] = fatesOf(side, card)
  return [
    ...(second > 0 ? [partOf(first, second - 1)] : []),
    ...(third > 0 ? [partOf(last, third - 1)] : []),
  ]
}

export function takesDeck(side: number, card: number): boolean {
  if (!isCharacter(card)) return suitOf(card) === RECON
  return side === EMPIRE && characterId(side, card) === 'ig-88'
}

/** What befalls a target: it is discarded, exhausted, removed (to the reserve or the pile), played, put on top. */
type Fate = 'discard' | 'exhaust' | 'remove' | 'return' | 'put'

const SUIT_FATES: readonly Fate[] = ['discard', 'exhaust', 'discard', 'discard']

/** Of its first and of its last target. */
const CHARACTER_FATES: Readonly<Record<string, readonly [Fate, Fate]>> = {
  chewbacca: ['exhaust', 'exhaust'],
  'boba-fett': ['discard', 'exhaust'],
  'darth-vader': ['remove', 'remove'],
  'obi-wan-kenobi': ['return', 'return'],
  'admiral-piett': ['put', 'put'],
}

function fatesOf(side: number, card: number): readonly [Fate, Fate] {
  if (isCharacter(card)) return CHARACTER_FATES[characterId(side, card)] ?? ['discard', 'discard']
  const fate = SUIT_FATES[suitOf(card)] ?? 'discard'
  return [fate, fate]
}

function characterId(side: number, card: number): string {
  return CHARACTERS_OF[side]?.[card - ORDINARY_CARDS]?.id ?? ''
}

/** Legal moves with their parts, for one decision. */
export class Choosing {
  private readonly all: readonly { readonly move: Move; readonly parts: readonly Part[] }[]

  constructor(
    readonly side: number,
    readonly legal: readonly Move[],
  ) {
    this.all = legal.map((move) => ({ move, parts: partsOf(side, move) }))
  }

  /** Moves that have all of these parts. */
  open(marked: readonly Part[]): readonly Move[] {
    return this.fitting(marked).map(({ move }) => move)
  }

  private fitting(marked: readonly Part[]) {
    return this.all.filter(({ parts }) => marked.every((part) => parts.includes(part)))
  }

  /** The move that is just these parts; null while something is missing. */
  whole(marked: readonly Part[]): Move | null {
    if (marked.length === 0) return null
    const found = this.fitting(marked).find(({ parts }) => parts.length === marked.length)
    return found?.move ?? null
  }

  /** Parts that some legal move has, beside those that are marked. */
  parts(marked: readonly Part[] = []): readonly Part[] {
    return [...new Set(this.fitting(marked).flatMap(({ parts }) => parts))]
  }

  /** Marks a part, or takes its mark away; what does not go with it any more is let go, the oldest first. */
  toggled(marked: readonly Part[], part: Part): readonly Part[] {
    if (marked.includes(part)) return marked.filter((one) => one !== part)
    let next = [...marked, part]
    while (next.length > 1 && this.fitting(next).length === 0) {
      const without = (gone: number): Part[] => next.filter((_, i) => i !== gone)
      // What is used stays while its targets are changed
      const from = sortOf(next[0] ?? '') === 'use' && sortOf(part) !== 'use' ? 1 : 0
      const better = next.findIndex(
        (_, i) => i >= from && i < next.length - 1 && this.fitting(without(i)).length > 0,
      )
      next = without(better >= 0 ? better : Math.min(from, next.length - 2))
    }
    const left = this.fitting(next)
    if (left.length === 0) return marked
    // Where only one thing can follow it need not be marked
    return left.length === 1 ? (left[0]?.parts ?? next) : next
  }
}
