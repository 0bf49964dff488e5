import type { Account } from '../../agents/agent.js'
import type { Move, Player } from '../../engine/game.js'
import type { State } from '../../engine/state.js'

/** A decision of a computer that can be told. */
export interface Why {
  readonly account: Account
  readonly observation: State
  readonly move: Move
  /** Whose it was. */
  readonly player: Player
}

/** What the computers decided last, and why. */
export class Whys {
  last: Why | null = null
  private readonly byPlayer = new Map<Player, Why>()

  note(account: Account | null, about: Omit<Why, 'account'>): void {
    if (account === null) return
    this.last = { account, ...about }
    this.byPlayer.set(about.player, this.last)
  }

  of(player: Player): Why | null {
    return this.byPlayer.get(player) ?? null
  }

  clear(): void {
    this.last = null
    this.byPlayer.clear()
  }
}
