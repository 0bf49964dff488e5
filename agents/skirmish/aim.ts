import { MOST_CARDS } from '../../engine/skirmish/facts/tables.js'
import { TARGET_CARDS } from '../../engine/skirmish/state/moves.js'
import type { State } from '../../engine/state.js'
import { attack, lookAt } from './odds.js'
import { harmWorth, lifeOf } from './worth.js'

const TARGETS = TARGET_CARDS + MOST_CARDS
/** More life than any target has. */
const ROOM = 16

/**
 * What all shots that are meant for each target come to together: the chances of each amount of damage, so that one shot more
 * counts for what it adds. Nothing is allocated after construction.
 */
export class Aim {
  private readonly chances = new Float64Array(TARGETS * ROOM)
  private readonly life = new Uint8Array(TARGETS)
  private readonly aimed = new Uint8Array(TARGETS)
  private readonly touched = new Int32Array(TARGETS)
  private touchedCount = 0

  /** Forgets all shots. */
  reset(): void {
    for (let i = 0; i < this.touchedCount; i++) this.aimed[this.touched[i] as number] = 0
    this.touchedCount = 0
  }

  /** What one shot adds, in stars. */
  worth(s: State, shooter: number, target: number, shot: number): number {
    lookAt(s, shooter, target, shot)
    const { even, odd, evenDamage, oddDamage } = attack
    if (this.aimed[target] === 0) {
      const life = lifeOf(s, target)
      return (
        even * harmWorth(s, target, life, evenDamage) + odd * harmWorth(s, target, life, oddDamage)
      )
    }
    const life = this.life[target] as number
    const at = target * ROOM
    let sum = 0
    for (let harm = 0; harm < life; harm++) {
      const chance = this.chances[at + harm] as number
      if (chance === 0) continue
      const now = harmWorth(s, target, life, harm)
      sum += chance * even * (harmWorth(s, target, life, harm + evenDamage) - now)
      sum += chance * odd * (harmWorth(s, target, life, harm + oddDamage) - now)
    }
    return sum
  }

  /** Counts a shot. */
  add(s: State, shooter: number, target: number, shot: number): void {
    if (this.aimed[target] === 0) this.open(s, target)
    lookAt(s, shooter, target, shot)
    const life = this.life[target] as number
    const at = target * ROOM
    // From the top, so that no damage is counted twice
    for (let harm = life - 1; harm >= 0; harm--) {
      const chance = this.chances[at + harm] as number
      if (chance === 0) continue
      this.chances[at + harm] = chance * (1 - attack.even - attack.odd)
      this.raise(at, life, harm + attack.evenDamage, chance * attack.even)
      this.raise(at, life, harm + attack.oddDamage, chance * attack.odd)
    }
  }

  /** The chance that a target is destroyed by what is aimed at it. */
  doom(target: number): number {
    if (this.aimed[target] === 0) return 0
    return this.chances[target * ROOM + (this.life[target] as number)] as number
  }

  /** The damage that is expected. */
  expected(target: number): number {
    if (this.aimed[target] === 0) return 0
    let sum = 0
    for (let harm = 1; harm <= (this.life[target] as number); harm++)
      sum += harm * (this.chances[target * ROOM + harm] as number)
    return sum
  }

  private open(s: State, target: number): void {
    const life = Math.min(ROOM - 1, Math.max(0, lifeOf(s, target)))
    this.chances.fill(0, target * ROOM, (target + 1) * ROOM)
    this.chances[target * ROOM] = 1
    this.life[target] = life
    this.aimed[target] = 1
    this.touched[this.touchedCount++] = target
  }

  private raise(at: number, life: number, harm: number, chance: number): void {
    const to = at + Math.min(life, harm)
    this.chances[to] = (this.chances[to] as number) + chance
  }
}
