import type { Counting } from './game-plug.js'
import type { Facts, Observer } from './match/game-facts.js'
import { REBELLION_COUNTING } from './rebellion/index.js'

const COUNTINGS: Readonly<Record<string, Counting>> = { rebellion: REBELLION_COUNTING }

/** The counting of these rules; games without one of their own count decisions. */
export function countingOf(rules: string): Counting {
  return COUNTINGS[rules] ?? PLAIN
}

const PLAIN: Counting = {
  lengthUnit: 'decision',
  observe: () => new DecisionObserver(),
}

class DecisionObserver implements Observer {
  private decisions = 0

  begin(): void {}

  before(): void {
    this.decisions++
  }

  after(): void {}

  facts(): Facts {
    return { length: this.decisions }
  }
}
