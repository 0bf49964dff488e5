import type { Random } from '../../random.js'

/** Drawing cards at random for sampled worlds, with or without weights, without allocation. */

const MOST_IN_A_BAG = 128

/** A small bag of card numbers. */
export class Bag {
  readonly cards = new Uint8Array(MOST_IN_A_BAG)
  count = 0

  clear(): void {
    this.count = 0
  }

  add(card: number): void {
    if (this.count === MOST_IN_A_BAG) throw new Error(`more than ${MOST_IN_A_BAG} cards are unseen`)
    this.cards[this.count++] = card
  }

  shuffle(random: Random): void {
    for (let i = this.count - 1; i > 0; i--) {
      const j = random.below(i + 1)
      const card = this.cards[i]
      this.cards[i] = this.cards[j]
      this.cards[j] = card
    }
  }

  /** Takes the card at a place out; the others keep their order. */
  remove(at: number): void {
    for (let i = at; i < this.count - 1; i++) this.cards[i] = this.cards[i + 1]
    this.count--
  }

  /** Takes one card; a shuffled bag gives a random one. */
  take(): number {
    return this.cards[--this.count]
  }
}

const keys = new Float64Array(MOST_IN_A_BAG)
/** Log-weights beyond this are as good as never or always; among such cards chance still decides. */
const EXTREME = 1e6

/** Worlds in which weights left nothing possible, and were passed over. Read by benchmarks. */
export const fallbacks = { count: 0 }

/**
 * Brings the bag into a random order in which the cards taken first are a draw without
 * replacement with the log-weights given (Gumbel keys: exact). NaN or absence counts as 0.
 */
export function weighBag(
  bag: Bag,
  random: Random,
  logWeights: Float64Array | undefined,
  from: number,
): void {
  if (logWeights === undefined) return bag.shuffle(random)
  for (let i = 0; i < bag.count; i++) {
    const weight = logWeights[from + bag.cards[i]]
    const noise = -Math.log(-Math.log(random.fraction() + 1e-12))
    keys[i] = (Number.isNaN(weight) ? 0 : Math.max(-EXTREME, Math.min(EXTREME, weight))) + noise
  }
  // Taken from the end: the largest key last
  for (let i = 1; i < bag.count; i++) {
    const key = keys[i]
    const card = bag.cards[i]
    let j = i - 1
    for (; j >= 0 && keys[j] > key; j--) {
      keys[j + 1] = keys[j]
      bag.cards[j + 1] = bag.cards[j]
    }
    keys[j + 1] = key
    bag.cards[j + 1] = card
  }
}
