import { duel } from '../../../../engine/duel/index.js'
import { STRATEGY, secondOf, thirdOf, verbOf } from '../../../../engine/duel/state/moves.js'
import { capital, listed } from '../../../../engine/english.js'
import type { Move } from '../../../../engine/game.js'
import type { State } from '../../../../engine/state.js'
import { NOBODY, numberOf, type Part, partsOf, sortOf } from '../decision/parts.js'
import { eventName, shortName, shortNameOf, strategyName } from './names.js'

/** A move in words, as a list of hints names it: `Use Luke: discard The Force 5`. */
export function actWords(observation: State, side: number, move: Move): string {
  const parts = partsOf(side, move)
  const words = parts.flatMap((part, i) => partWords(side, part, i > 0) ?? [])
  if (words.length === 0) return capital(duel.describe(observation, move))
  if (verbOf(move) === STRATEGY && secondOf(move) !== side)
    return `${strategyName(thirdOf(move))} for them`
  const [first = '', ...rest] = words
  const isUse = sortOf(parts[0] ?? '') === 'use'
  return rest.length === 0
    ? capital(first)
    : capital(isUse ? `${first}: ${listed(rest)}` : listed(words))
}

function partWords(side: number, part: Part, isTarget: boolean): string | null {
  const value = numberOf(part)
  switch (sortOf(part)) {
    case 'play':
      return 'play a card'
    case 'pass':
      return 'pass'
    case 'use':
      return `use ${shortName(side, value)}`
    case 'ready':
      return `ready ${shortName(side, value)}`
    case 'discard':
      return value === NOBODY ? 'discard none' : `discard ${shortNameOf(value)}`
    case 'exhaust':
      return `exhaust ${shortNameOf(value)}`
    case 'remove':
      return `remove ${shortNameOf(value)}`
    case 'return':
      return `play ${shortNameOf(value)}`
    case 'put':
    case 'keep':
      return `${shortNameOf(value)} on top`
    case 'deck':
      return value === side ? 'your deck' : 'their deck'
    case 'top':
      return 'play the top card'
    case 'leave':
      return 'leave it'
    case 'take':
      return `play ${shortName(side, value)}`
    case 'who':
    case 'character':
    case 'aside':
      return shortName(side, value)
    case 'bring':
      return 'play it'
    case 'shuffle':
      return 'shuffle it in'
    case 'add':
      return value === NOBODY ? 'add no one' : `add ${shortName(side, value)}`
    case 'strategy':
    case 'drop':
      return strategyName(value)
    case 'look':
      return value === 1 ? 'look at them' : 'leave them'
    case 'first':
    case 'second':
    case 'third':
      return eventName(value)
    default:
      return isTarget ? null : ''
  }
}
