import type { Move } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import { RUTHLESS } from '../../engine/skirmish/facts/icons.js'
import { FLEET_SLOTS, MOST_CARDS, MOST_PLAYERS } from '../../engine/skirmish/facts/tables.js'
import { IS_NAMED } from '../../engine/skirmish/facts/units.js'
import {
  ARTILLERY_SHOT,
  FIRST_SHOT,
  mayFire,
  SECOND_SHOT,
} from '../../engine/skirmish/fire/shots.js'
import { isOut } from '../../engine/skirmish/rounds/players.js'
import { smallOf, TARGET_CARDS } from '../../engine/skirmish/state/moves.js'
import { playersOf } from '../../engine/skirmish/state/rules.js'
import { endSlot, firstSlot, hasIcon, kindAt } from '../../engine/skirmish/state/units.js'
import type { State } from '../../engine/state.js'
import { NO_MOVE } from '../brains.js'
import type { Aim } from './aim.js'
import { best, bestTarget } from './exchange.js'

/** What the players may declare: for each a few volleys, all worth firing, that differ in who is fired at. */

/** Of one player. */
export const MOST_VOLLEYS = 6
/** Times that a volley is drawn to find so many that differ. */
const DRAWS = 14
/** A target counts for between this and 1 of its worth in a draw. */
const LEAST_LIKING = 0.35
const NO_TARGET = -1

/** By the number of a shooter among those of its player: its shots, or NO_MOVE. */
export class Volley {
  readonly first = new Int32Array(FLEET_SLOTS)
  readonly second = new Int32Array(FLEET_SLOTS)

  copyFrom(other: Volley): void {
    this.first.set(other.first)
    this.second.set(other.second)
  }

  equals(other: Volley, shooters: number): boolean {
    for (let i = 0; i < shooters; i++)
      if (this.first[i] !== other.first[i] || this.second[i] !== other.second[i]) return false
    return true
  }
}

export class Volleys {
  /** The shooters of each player in the order in which they fire, and how many there are. */
  readonly shooters = Array.from({ length: MOST_PLAYERS }, () => new Int32Array(FLEET_SLOTS))
  readonly shooterCounts = new Int32Array(MOST_PLAYERS)
  /** The volleys of each player; one that fires at nobody where there is nobody to fire at. */
  readonly volleys = Array.from({ length: MOST_PLAYERS }, () =>
    Array.from({ length: MOST_VOLLEYS }, () => new Volley()),
  )
  readonly counts = new Int32Array(MOST_PLAYERS)
  private readonly drawn = new Volley()
  private readonly liking = new Float64Array(TARGET_CARDS + MOST_CARDS)

  /** Finds the volleys of all who are in the battle. The first of each is what it would fire if nobody else fired. */
  find(s: State, aim: Aim, random: Random): void {
    for (let player = 0; player < playersOf(s); player++) {
      this.findShooters(s, player)
      this.counts[player] = 0
      for (let i = 0; i < DRAWS && (this.counts[player] as number) < MOST_VOLLEYS; i++) {
        this.drawLiking(player, i, random)
        this.draw(s, aim, player)
        this.keep(player)
      }
    }
  }

  /** First everybody as he is; then by turns without one of those who are fired at, and as it comes. */
  private drawLiking(player: number, draw: number, random: Random): void {
    const { liking } = this
    const shooters = this.shooterCounts[player] as number
    liking.fill(1)
    if (draw % 2 === 0) {
      if (draw > 0)
        for (let target = 0; target < liking.length; target++)
          liking[target] = LEAST_LIKING + (1 - LEAST_LIKING) * random.fraction()
    } else if (shooters > 0) {
      const spared = this.volleys[player]?.[0]?.first[(draw >> 1) % shooters] as Move
      if (spared !== NO_MOVE) liking[smallOf(spared)] = 0
    }
  }

  /** Ruthless units last, for they see what is left; before them named ones, who may attack again. */
  private findShooters(s: State, player: number): void {
    const list = this.shooters[player] as Int32Array
    let n = 0
    const end = isOut(s, player) ? 0 : endSlot(s, player)
    for (let late = 0; late <= 2; late++)
      for (let slot = firstSlot(player); slot < end; slot++)
        if (mayFire(s, slot) && latenessOf(s, slot) === late) list[n++] = slot
    this.shooterCounts[player] = n
  }

  private draw(s: State, aim: Aim, player: number): void {
    const { drawn, liking } = this
    const list = this.shooters[player] as Int32Array
    aim.reset()
    for (let i = 0; i < (this.shooterCounts[player] as number); i++) {
      const slot = list[i] as number
      drawn.first[i] = NO_MOVE
      drawn.second[i] = NO_MOVE
      let except = NO_TARGET
      if (bestTarget(s, aim, slot, FIRST_SHOT, NO_TARGET, liking)) {
        drawn.first[i] = best.move
        except = best.target
        aim.add(s, slot, best.target, best.shot)
        if (best.shot === ARTILLERY_SHOT) continue // R22
      }
      if (!bestTarget(s, aim, slot, SECOND_SHOT, except, liking)) continue
      drawn.second[i] = best.move
      aim.add(s, slot, best.target, SECOND_SHOT)
    }
  }

  private keep(player: number): void {
    const known = this.volleys[player] as Volley[]
    const count = this.counts[player] as number
    const shooters = this.shooterCounts[player] as number
    for (let i = 0; i < count; i++) if ((known[i] as Volley).equals(this.drawn, shooters)) return
    ;(known[count] as Volley).copyFrom(this.drawn)
    this.counts[player] = count + 1
  }
}

function latenessOf(s: State, slot: number): number {
  return hasIcon(s, slot, RUTHLESS) ? 2 : (IS_NAMED[kindAt(s, slot)] as number)
}
