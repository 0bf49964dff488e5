import { CARDS_OF_A_BASE, MOST_PLAYERS } from '../../engine/skirmish/facts/tables.js'
import { FIRST_SHOT, hasTarget, mayFire, SECOND_SHOT } from '../../engine/skirmish/fire/shots.js'
import { SkirmishView } from '../../engine/skirmish/knowledge/view.js'
import { FIRE_STEP } from '../../engine/skirmish/rounds/steps.js'
import { type Note, stopNotes, takeNotes } from '../../engine/skirmish/state/journal.js'
import { tableIn } from '../../engine/skirmish/state/rules.js'
import { firstSlot, ownerOf } from '../../engine/skirmish/state/units.js'
import type { State } from '../../engine/state.js'
import type { GameFacts, GameObserver } from '../match/game-facts.js'

/** The table is looked at in squares, so many along an edge. */
export const SQUARES = 20
const NO_TARGET = -1

/** Watches a game of miniatures: attacks, hits, kills, what is lost and where, arcs that hold an enemy; by seat. */
export class SkirmishObserver implements GameObserver {
  private readonly view = new SkirmishView(0)
  private readonly attacks = seats()
  private readonly hits = seats()
  private readonly kills = seats()
  private readonly starsLost = seats()
  private readonly cardsLost = seats()
  /** Units that could fire when the Fire step began, and those that saw an enemy. */
  private readonly ready = seats()
  private readonly holding = seats()
  /** By seat * squares + square: units that were destroyed there. */
  private readonly fallen = new Array<number>(MOST_PLAYERS * SQUARES * SQUARES).fill(0)
  private turn = 0
  private readonly square = new Int32Array(firstSlot(MOST_PLAYERS))
  private readonly stars = new Uint8Array(firstSlot(MOST_PLAYERS))

  begin(): void {}

  before(state: State): void {
    const view = this.view.bind(state)
    if (view.turn > this.turn && view.step === FIRE_STEP) {
      this.turn = view.turn
      this.look(state)
    }
    takeNotes()
  }

  after(): void {
    for (const note of stopNotes()) this.read(note)
  }

  facts(state: State): GameFacts {
    stopNotes()
    const view = this.view.bind(state)
    const players = view.players
    return {
      length: view.turn,
      score: Array.from({ length: players }, (_, player) => view.score(player)),
      attacks: this.attacks,
      hits: this.hits,
      kills: this.kills,
      starsLost: this.starsLost,
      cardsLost: this.cardsLost,
      ready: this.ready,
      holding: this.holding,
      fallen: this.fallen,
    }
  }

  /** All stand where they fire from: notes where, and who sees somebody. */
  private look(s: State): void {
    const { view } = this
    const { size } = tableIn(s)
    for (let player = 0; player < view.players; player++) {
      const end = view.endSlot(player)
      for (let slot = view.firstSlot(player); slot < end; slot++) {
        if (!view.isOnTable(slot)) continue
        const column = Math.min(SQUARES - 1, Math.floor((view.x(slot) * SQUARES) / size))
        const row = Math.min(SQUARES - 1, Math.floor((view.y(slot) * SQUARES) / size))
        this.square[slot] = row * SQUARES + column
        this.stars[slot] = view.stars(slot)
        if (!mayFire(s, slot)) continue
        raise(this.ready, player)
        if (hasTarget(s, slot, FIRST_SHOT, NO_TARGET) || hasTarget(s, slot, SECOND_SHOT, NO_TARGET))
          raise(this.holding, player)
      }
    }
  }

  private read({ kind, a, b }: Note): void {
    switch (kind) {
      case 'hit':
      case 'missed':
        raise(this.attacks, ownerOf(a))
        if (kind === 'hit') raise(this.hits, ownerOf(a))
        return
      case 'doomed':
        raise(this.kills, b)
        return
      case 'destroyed':
      case 'shields-lost':
        raise(this.starsLost, ownerOf(a), this.stars[a])
        raise(this.fallen, ownerOf(a) * SQUARES * SQUARES + (this.square[a] as number))
        return
      case 'card-destroyed':
        raise(this.cardsLost, Math.floor(a / CARDS_OF_A_BASE))
    }
  }
}

function seats(): number[] {
  return new Array<number>(MOST_PLAYERS).fill(0)
}

function raise(list: number[], at: number, by = 1): void {
  list[at] = (list[at] ?? 0) + by
}
