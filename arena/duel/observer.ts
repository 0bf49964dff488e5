import { OBJECTIVE } from '../../engine/duel/facts/events.js'
import { STRATEGY_COUNT } from '../../engine/duel/facts/strategies.js'
import { DuelView } from '../../engine/duel/knowledge/view.js'
import { type Note, stopNotes, takeNotes } from '../../engine/duel/state/journal.js'
import type { State } from '../../engine/state.js'
import type { GameFacts, GameObserver } from '../match/game-facts.js'

/** Watches a game of Empire vs. Rebellion: busts, events, strategies and influence, by side. */
export class DuelObserver implements GameObserver {
  private readonly view = new DuelView(0)
  private rounds = 0
  private struggles = 0
  private event = -1
  private readonly busts = [0, 0]
  private readonly won = [0, 0]
  private nobody = 0
  private readonly gained = [0, 0]
  /** By side * 5 + strategy: how often it was revealed, and how often it was in force. */
  private readonly revealed = new Array<number>(2 * STRATEGY_COUNT).fill(0)
  private readonly inForce = new Array<number>(2 * STRATEGY_COUNT).fill(0)

  begin(state: State): void {
    this.event = this.view.bind(state).event
  }

  before(): void {
    takeNotes()
  }

  after(): void {
    for (const note of stopNotes()) this.read(note)
  }

  facts(state: State): GameFacts {
    stopNotes()
    this.rounds = this.view.bind(state).round
    return {
      length: this.rounds,
      struggles: this.struggles,
      busts: this.busts,
      won: this.won,
      nobody: this.nobody,
      gained: this.gained,
      revealed: this.revealed,
      inForce: this.inForce,
    }
  }

  private read({ kind, a, b, c }: Note): void {
    switch (kind) {
      case 'round':
        this.event = b
        return
      case 'struggle-over': {
        this.struggles++
        const objective = OBJECTIVE[this.event] ?? 0
        if (a > objective) raise(this.busts, 0)
        if (b > objective) raise(this.busts, 1)
        return
      }
      case 'revealed':
        raise(this.revealed, a * STRATEGY_COUNT + b)
        if (c === 1) raise(this.inForce, a * STRATEGY_COUNT + b)
        return
      case 'event-won':
        raise(this.won, a)
        return
      case 'nobody-won':
        this.nobody++
        return
      case 'influence':
        if (b > 0) raise(this.gained, a, b)
    }
  }
}

function raise(list: number[], at: number, by = 1): void {
  list[at] = (list[at] ?? 0) + by
}
