import type { View } from '../../game.js'
import type { State } from '../../state.js'
import { UNITS } from '../data/units.js'
import { seatName } from '../facts/tables.js'
import { starsBrought } from '../rounds/carry.js'
import { isOut } from '../rounds/players.js'
import {
  ACTOR,
  ALLOWED,
  ASKED,
  BATTLE,
  BORROWED,
  CARRIER,
  COPY_LIMIT,
  DICE,
  FIRST,
  FIRST_TARGET,
  HARM,
  HITS,
  LENT,
  MASKED_FOR,
  PART,
  PLACE,
  PLAYERS,
  PURPOSE,
  QUIET_TURNS,
  ROLL,
  SCORE,
  SECOND_TARGET,
  STAGE,
  STEP,
  TARGET,
  TURN,
  X,
  Y,
} from '../state/layout.js'
import {
  endSlot,
  firstSlot,
  hasStatus,
  headingOf,
  iconsOf,
  isDoomed,
  kindAt,
  ON_TABLE,
  radiusOf,
  sheetOf,
  starsOf,
} from '../state/units.js'

/** Reads a state or an observation for one player; what he may not know is not there. */
export class SkirmishView implements View {
  private s!: State

  constructor(readonly player: number) {}

  bind(state: State): this {
    this.s = state
    return this
  }

  get state(): State {
    return this.s
  }

  get players(): number {
    return this.s.bytes[PLAYERS]
  }

  get turn(): number {
    return this.s.bytes[TURN]
  }

  /** See STEP_IDS of rounds/steps.ts. */
  get step(): number {
    return this.s.bytes[STEP]
  }

  get quietTurns(): number {
    return this.s.bytes[QUIET_TURNS]
  }

  get actor(): number {
    return this.s.bytes[ACTOR]
  }

  get first(): number {
    return this.s.bytes[FIRST]
  }

  /** The unit that is asked about, or -1. */
  get asked(): number {
    return this.s.bytes[ASKED] - 1
  }

  /** The unit that carries, lends or is landed beside, or -1. */
  get carrier(): number {
    return this.s.bytes[CARRIER] - 1
  }

  /** The part of the home base at which a unit is placed; see state/outline.ts. */
  get part(): number {
    return this.s.bytes[PART]
  }

  /** What for the dice lie that may be rolled again: see rounds/rolls.ts. */
  get roll(): number {
    return this.s.bytes[ROLL]
  }

  /** The two dice of an attack that lie. */
  get dice(): readonly number[] {
    return [this.s.bytes[DICE], this.s.bytes[DICE + 1]]
  }

  get diceSum(): number {
    return this.s.bytes[DICE] + this.s.bytes[DICE + 1]
  }

  /** What is being fired at, or -1. */
  get target(): number {
    return this.s.bytes[TARGET] - 1
  }

  seat(player: number): string {
    return seatName(this.players, player)
  }

  isOut(player: number): boolean {
    return isOut(this.s, player)
  }

  score(player: number): number {
    return this.s.words[SCORE + player]
  }

  /** The stage of the course that the state stands in: see course/stage-numbers.ts. */
  get stage(): number {
    return this.s.bytes[STAGE]
  }

  /** What a unit is placed for: see rounds/placement.ts. */
  get purpose(): number {
    return this.s.bytes[PURPOSE]
  }

  /** The type of battle, in the order of the option. */
  get battle(): number {
    return this.s.bytes[BATTLE]
  }

  /** Stars that the roll lets in, and those that have come in with it. */
  get starsAllowed(): number {
    return this.s.bytes[ALLOWED]
  }

  get starsBrought(): number {
    return starsBrought(this.s)
  }

  /** How often a unit may be in a fleet; 0 as often as it fits. */
  get copyLimit(): number {
    return this.s.bytes[COPY_LIMIT]
  }

  /** It is an observation already. */
  get isMasked(): boolean {
    return this.s.bytes[MASKED_FOR] !== 0
  }

  /** Icons that a unit has borrowed, as bits. */
  borrowed(slot: number): number {
    return this.s.words[BORROWED + slot]
  }

  /** Icons that a unit has lent and is without, as bits. */
  lent(slot: number): number {
    return this.s.words[LENT + slot]
  }

  /** The slots of a player's units are firstSlot … endSlot - 1. */
  firstSlot(player: number): number {
    return firstSlot(player)
  }

  endSlot(player: number): number {
    return endSlot(this.s, player)
  }

  /** Where a unit is: see state/units.ts. */
  place(slot: number): number {
    return this.s.bytes[PLACE + slot]
  }

  isOnTable(slot: number): boolean {
    return this.s.bytes[PLACE + slot] === ON_TABLE
  }

  kind(slot: number): number {
    return kindAt(this.s, slot)
  }

  unitId(slot: number): string {
    return UNITS[kindAt(this.s, slot)]?.id ?? ''
  }

  sheet(slot: number): number {
    return sheetOf(this.s, slot)
  }

  stars(slot: number): number {
    return starsOf(this.s, slot)
  }

  x(slot: number): number {
    return this.s.words[X + slot]
  }

  y(slot: number): number {
    return this.s.words[Y + slot]
  }

  heading(slot: number): number {
    return headingOf(this.s, slot)
  }

  radius(slot: number): number {
    return radiusOf(this.s, slot)
  }

  harm(slot: number): number {
    return this.s.bytes[HARM + slot]
  }

  hits(slot: number): number {
    return this.s.bytes[HITS + slot]
  }

  icons(slot: number): number {
    return iconsOf(this.s, slot)
  }

  isDoomed(slot: number): boolean {
    return isDoomed(this.s, slot)
  }

  hasStatus(slot: number, bit: number): boolean {
    return hasStatus(this.s, slot, bit)
  }

  /** Targets that are named, or -1. */
  firstTarget(slot: number): number {
    return this.s.bytes[FIRST_TARGET + slot] - 1
  }

  secondTarget(slot: number): number {
    return this.s.bytes[SECOND_TARGET + slot] - 1
  }
}
