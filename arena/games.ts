import { duelPlug } from './duel/index.js'
import type { GamePlug } from './game-plug.js'
import type { GameFacts, GameObserver } from './match/game-facts.js'
import { rebellionPlug } from './rebellion/index.js'
import { skirmishPlug } from './skirmish/index.js'

const PLUGS: Readonly<Record<string, GamePlug>> = {
  rebellion: rebellionPlug,
  duel: duelPlug,
  skirmish: skirmishPlug,
}

/** What the game with this name brings to the arena; one that brings nothing is counted in decisions. */
export function plugOf(game: string): GamePlug {
  return PLUGS[game] ?? PLAIN
}

const PLAIN: GamePlug = {
  length: { unit: 'decision', rows: 16 },
  observe: () => new DecisionObserver(),
}

class DecisionObserver implements GameObserver {
  private decisions = 0

  begin(): void {}

  before(): void {
    this.decisions++
  }

  after(): void {}

  facts(): GameFacts {
    return { length: this.decisions }
  }
}
