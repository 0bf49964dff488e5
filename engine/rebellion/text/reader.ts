import type { Reader } from '../../game.js'
import type { State } from '../../state.js'
import { topFrame } from '../course/steps.js'
import { actorOf } from '../course/turn.js'
import { hasPartners, postInCharge, sideOf } from '../state/posts.js'
import { roleName } from './words.js'

/** Who reads, and who decides, in words. */

/** The side of a reader: what people read is the same for partners. */
export function readerSide(s: State, reader: Reader): Reader {
  return reader === 'all' ? reader : sideOf(s, reader)
}

/** Who decides, as a subject: `the Rebels decide`, `the Imperial General decides`. */
export function deciderWords(s: State): string {
  const side = actorOf(s)
  if (hasPartners(s, side)) return `the ${deciderName(s)} decides`
  return side === 0 ? 'the Rebels decide' : 'the Empire decides'
}

/** `Rebels`, `Imperial General`. */
export function deciderName(s: State): string {
  const side = actorOf(s)
  if (hasPartners(s, side))
    return roleName(side, postInCharge(s, topFrame(s), side)).replace('The ', '')
  return side === 0 ? 'Rebels' : 'Empire'
}
