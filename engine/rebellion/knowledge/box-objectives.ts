import type { Random } from '../../random.js'
import type { State } from '../../state.js'
import { OBJECTIVES } from '../cards/registry.js'
import { OBJECTIVE_ZONE } from '../state/layout.js'
import { OBJECTIVE_BOXED } from '../state/zones.js'
import type { Bag } from './draw.js'

/**
 * Which unseen objectives of a stage lie in the box (E2). Death Star Plans never do, and an Immediate objective is never
 * in hand; so that every world that fits is as likely as any other, first comes how many Immediate ones are boxed.
 */

export function isImmediate(card: number): boolean {
  return OBJECTIVES[card].timing === 'immediate'
}

export function isPlans(card: number): boolean {
  return OBJECTIVES[card].timing === 'plans'
}

/** Takes `boxed` cards out of the bag; `held` of those left are in a hand. */
export function boxUnseen(w: State, bag: Bag, boxed: number, held: number, random: Random): void {
  if (boxed === 0) return
  bag.shuffle(random)
  let immediates = 0
  let others = 0
  for (let i = 0; i < bag.count; i++)
    if (isImmediate(bag.cards[i])) immediates++
    else if (!isPlans(bag.cards[i])) others++
  let first = drawImmediates(immediates, others, bag.count, boxed, held, random)
  let second = boxed - first
  for (let i = bag.count - 1; i >= 0; i--) {
    const card = bag.cards[i]
    if (isPlans(card)) continue
    if (isImmediate(card) ? first === 0 : second === 0) continue
    if (isImmediate(card)) first--
    else second--
    w.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_BOXED
    bag.remove(i)
  }
  if (first + second > 0) throw new Error('objectives of the box are missing')
}

/** How many Immediate cards are boxed, each number as likely as it has worlds. */
function drawImmediates(
  immediates: number,
  others: number,
  all: number,
  boxed: number,
  held: number,
  random: Random,
): number {
  let total = 0
  for (let n = 0; n <= immediates; n++) total += ways(n, immediates, others, all, boxed, held)
  let skip = random.below(total)
  for (let n = 0; n < immediates; n++) {
    skip -= ways(n, immediates, others, all, boxed, held)
    if (skip < 0) return n
  }
  return immediates
}

/** Choices of the box with `n` Immediate cards in it, times those of the hand from what is left. */
function ways(
  n: number,
  immediates: number,
  others: number,
  all: number,
  boxed: number,
  held: number,
): number {
  const holdable = all - boxed - (immediates - n)
  return choose(immediates, n) * choose(others, boxed - n) * choose(holdable, held)
}

/** n over k; 0 where there are not so many. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}
