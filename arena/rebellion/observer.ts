import type { Move } from '../../engine/game.js'
import { PRINTED_SIDE } from '../../engine/rebellion/facts/leader-types.js'
import { ADJACENT, countBits, lowestBit, SYSTEM_COUNT } from '../../engine/rebellion/facts/map.js'
import { PHASE_SETUP } from '../../engine/rebellion/facts/phases.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../engine/rebellion/facts/sides.js'
import {
  UNIT_BLACK,
  UNIT_CAPACITY,
  UNIT_GREEN,
  UNIT_HEALTH,
  UNIT_IMMOBILE,
  UNIT_RED,
  UNIT_THEATER,
  UNITS_OF,
} from '../../engine/rebellion/facts/unit-types.js'
import { MOST_STACKS, RebellionView } from '../../engine/rebellion/knowledge/view.js'
import { optionsOf } from '../../engine/rebellion/options.js'
import {
  type Note,
  journal as notes,
  closeJournal as stopNotes,
  openJournal as takeNotes,
} from '../../engine/rebellion/state/journal.js'
import { ELIMINATE, PASS, verbOf } from '../../engine/rebellion/state/moves.js'
import type { State } from '../../engine/state.js'
import type { GameFacts, GameObserver } from '../match/game-facts.js'
import { RiseObserver } from './rise-observer.js'

/** What gave the base away, as it stands in `foundBy`. */
export const FOUND_BY: readonly string[] = ['occupied', 'loyalty', 'shown', 'card']
const [BY_OCCUPATION, BY_LOYALTY, BY_SHOWING, BY_CARD] = [0, 1, 2, 3]

/** Watches a game of Rebellion for the behaviour that decides it: the hunt, the tempo, the leaders, idle hands. */
export class RebellionObserver implements GameObserver {
  private readonly empire = new RebellionView(EMPIRE)
  /** In games with the expansion. */
  private rise: RiseObserver | null = null
  private round = 0
  private isSetUp = false
  /** By round, 0 after set-up: systems where the base may be, while it is not found. */
  private readonly left: number[] = []
  private foundRound = 0
  private foundBy = BY_CARD
  /** Force that can arrive ÷ garrison at each reveal, in hundredths, and whether a capture followed. */
  private readonly forces: number[] = []
  private readonly captured: number[] = []
  private newBases = 0
  private occupied = 0
  private probed = 0
  private huntActivations = 0
  private huntHits = 0
  /** By round: reputation gained. */
  private readonly gains: number[] = [0]
  private objectives = 0
  private startReputation = 0
  private isClockLast = false
  /** Rebel leaders who serve the Empire now. */
  private lured = 0
  // By side:
  private readonly turns = [0, 0]
  private readonly idlePasses = [0, 0]
  private readonly activations = [0, 0]
  private readonly emptyActivations = [0, 0]
  private readonly leadersLost = [0, 0]
  /** Side whose activation has neither moved nor started anything yet, or -1. */
  private activating = -1
  // As it was before the move:
  private candidates = 0
  private ground = 0
  private hadStack = false
  /** The limit of a pool costs a leader by his player's choice: nobody has taken him. */
  private isReleasing = false
  private actor = REBEL

  begin(state: State): void {
    this.bind(state)
    this.round = this.empire.time
    this.gains[this.round] = 0
    this.startReputation = this.empire.reputation
    this.rise = optionsOf(state).expansion === 'on' ? new RiseObserver() : null
    this.remember()
  }

  before(state: State, move: Move): void {
    this.actor = this.bind(state).empire.actor
    this.hadStack = verbOf(move) === PASS && this.hasStack(this.actor)
    this.isReleasing = verbOf(move) === ELIMINATE
    takeNotes()
  }

  after(state: State): void {
    stopNotes()
    // Most moves are steps of something greater and change nothing that is counted here.
    if (notes.count === 0) return
    this.bind(state)
    for (let i = 0; i < notes.count; i++) {
      this.read(notes.entries[i] as Note)
      this.rise?.read(notes.entries[i] as Note)
    }
    this.hunt()
    this.turnRound()
    this.remember()
  }

  facts(state: State): GameFacts {
    stopNotes()
    this.bind(state)
    const isFound = this.foundRound > 0
    return {
      length: this.round,
      clock: this.isClockLast ? 1 : 0,
      left: this.left,
      foundRound: this.foundRound,
      foundBy: this.foundBy,
      hiddenRounds: isFound ? this.foundRound : this.round,
      forces: this.forces,
      captured: this.captured,
      newBases: this.newBases,
      occupied: this.occupied,
      probed: this.probed,
      huntActivations: this.huntActivations,
      huntHits: this.huntHits,
      gains: this.gains,
      objectives: this.objectives,
      startReputation: this.startReputation,
      turns: this.turns,
      idlePasses: this.idlePasses,
      activations: this.activations,
      emptyActivations: this.emptyActivations,
      leadersLost: this.leadersLost,
      ...this.rise?.facts(),
    }
  }

  private bind(state: State): this {
    this.empire.bind(state)
    return this
  }

  private remember(): void {
    this.candidates = this.empire.candidates
    this.ground = this.empire.ground(EMPIRE)
  }

  private read({ kind, a, b, c }: Note): void {
    switch (kind) {
      case 'time':
        this.isClockLast = true
        return
      case 'reputation':
        this.isClockLast = false
        this.gains[this.round] = (this.gains[this.round] ?? 0) + (b === 1 ? 1 : -1)
        return
      case 'objective-scored':
        this.objectives++
        return
      case 'base-revealed':
        this.reveal(a)
        return
      case 'base-moved':
        this.newBases++
        return
      case 'won':
        if (a === EMPIRE && this.captured.length > 0) this.captured[this.captured.length - 1] = 1
        return
      case 'drew-probe':
        if ((this.candidates & (1 << a)) !== 0) this.probed++
        return
      case 'turn':
        this.turns[a] = (this.turns[a] as number) + 1
        this.endActivation()
        return
      case 'passed':
        if (a === this.actor && this.hadStack)
          this.idlePasses[a] = (this.idlePasses[a] as number) + 1
        return
      case 'phase':
        this.endActivation()
        return
      case 'activated':
        this.endActivation()
        this.activating = c
        this.activations[c] = (this.activations[c] as number) + 1
        if (c === EMPIRE && this.foundRound === 0) {
          this.huntActivations++
          if ((this.candidates & (1 << b)) !== 0) this.huntHits++
        }
        return
      case 'units-moved':
      case 'combat':
        this.activating = -1
        return
      case 'lured':
        this.lured |= 1 << a
        return
      case 'captured':
      case 'eliminated':
        if (this.isReleasing) return this.rise?.release(this.actor)
        this.loseLeader(a, kind === 'captured' ? b : -1)
        return
    }
  }

  private hasStack(side: number): boolean {
    for (let slot = 0; slot < MOST_STACKS; slot++) if (this.empire.hasStack(side, slot)) return true
    return false
  }

  /** An activation that moved nothing and started nothing. */
  private endActivation(): void {
    if (this.activating >= 0)
      this.emptyActivations[this.activating] =
        (this.emptyActivations[this.activating] as number) + 1
    this.activating = -1
  }

  /** A leader lost where no unit of his side stood by him. */
  private loseLeader(leader: number, place: number): void {
    const bit = 1 << leader
    const isRebel = ((PRINTED_SIDE[REBEL] as number) & ~this.lured & bit) !== 0
    const side = isRebel ? REBEL : EMPIRE
    const isAlone =
      place < 0 ||
      this.empire.total(place, side, SPACE) + this.empire.total(place, side, GROUND) === 0
    if (isAlone) this.leadersLost[side] = (this.leadersLost[side] as number) + 1
  }

  private reveal(system: number): void {
    const { empire } = this
    if (this.foundRound === 0) {
      this.foundRound = this.round
      const bit = 1 << system
      if ((empire.ground(EMPIRE) & bit) !== 0) this.foundBy = BY_OCCUPATION
      else if ((empire.loyal(EMPIRE) & bit) !== 0) this.foundBy = BY_LOYALTY
      else this.foundBy = this.actor === REBEL ? BY_SHOWING : BY_CARD
    }
    const garrison = this.strength(system, REBEL, 0)
    const force = this.deliverable(system)
    this.forces.push(Math.min(9999, Math.round((100 * force) / Math.max(1, garrison))))
    this.captured.push(0)
  }

  /** Candidates entered by ground units. */
  private hunt(): void {
    if (this.foundRound > 0 && this.foundRound !== this.round) return
    const entered = this.empire.ground(EMPIRE) & ~this.ground & this.candidates
    if (entered !== 0) this.occupied += countBits(entered)
  }

  private turnRound(): void {
    const { empire } = this
    if (!this.isSetUp && empire.phase !== PHASE_SETUP) {
      this.isSetUp = true
      this.left[0] = countBits(empire.candidates)
    }
    if (empire.time === this.round) return
    if (this.isSetUp && this.foundRound === 0) this.left[this.round] = countBits(empire.candidates)
    this.round = empire.time
    this.gains[this.round] ??= 0
  }

  /** Dice and health of the ground units of a side at a place, the best `most` of them (0: all). */
  private strength(place: number, side: number, most: number): number {
    let sum = 0
    let taken = 0
    const types = UNITS_OF[side] as Uint8Array
    for (let i = types.length - 1; i >= 0; i--) {
      const type = types[i] as number
      if (UNIT_THEATER[type] !== GROUND || (most > 0 && UNIT_IMMOBILE[type] !== 0)) continue
      let count = this.empire.units(place, type)
      if (most > 0) count = Math.min(count, most - taken)
      taken += count
      sum +=
        count *
        ((UNIT_RED[type] as number) +
          (UNIT_BLACK[type] as number) +
          (UNIT_GREEN[type] as number) +
          (UNIT_HEALTH[type] as number))
    }
    return sum
  }

  /** Imperial ground strength that stands at a system or that one activation can bring there. */
  private deliverable(system: number): number {
    let sum = this.strength(system, EMPIRE, 0)
    for (let rest = ADJACENT[system] as number; rest !== 0; rest &= rest - 1) {
      const source = lowestBit(rest)
      if (source >= SYSTEM_COUNT || this.empire.leadersAt(EMPIRE, source) !== 0) continue // they hold the units there
      let room = 0
      for (const type of UNITS_OF[EMPIRE] as Uint8Array)
        room += this.empire.units(source, type) * (UNIT_CAPACITY[type] as number)
      if (room > 0) sum += this.strength(source, EMPIRE, room)
    }
    return sum
  }
}
