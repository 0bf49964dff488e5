import { EMPIRE, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import {
  RED,
  UNIT_COLOUR,
  UNIT_HEALTH,
  UNIT_SIDE,
  UNIT_THEATER,
} from '../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { tacticsOf } from '../facts/skills.js'
import { UNIT_LASTING, UNIT_WORTH } from '../facts/unit-worth.js'
import { estimateOdds, Force, type Odds } from './odds.js'

/** What the rest of a combat brings, by expected damage: who has more units left after a battle wins the next ones, too. */
export class BattleOutlook {
  /** As side * 2 + theater. */
  private readonly forces = Array.from({ length: 4 }, () => new Force())
  private readonly worths = new Float64Array(4)
  private readonly odds: Odds = { attackerLeft: 0, defenderLeft: 0, win: 0 }
  /** Chances that a side is alone in the system at the end. */
  readonly alone = new Float64Array(2)

  /** What the Rebels gain on the Empire by what both still lose in a system, in worth of units. Works out `alone`, too. */
  gain(view: RebellionView, system: number): number {
    this.read(view, system)
    this.alone.fill(1)
    let gain = 0
    for (let theater = SPACE; theater <= GROUND; theater++) {
      const rebels = this.forces[REBEL * 2 + theater] as Force
      const empire = this.forces[EMPIRE * 2 + theater] as Force
      const { attackerLeft, defenderLeft, win } = estimateOdds(rebels, empire, this.odds)
      const fights = !rebels.isNone && !empire.isNone
      if (fights) {
        gain += (this.worths[EMPIRE * 2 + theater] as number) * (1 - defenderLeft)
        gain -= (this.worths[REBEL * 2 + theater] as number) * (1 - attackerLeft)
      }
      if (!empire.isNone) this.alone[REBEL] = (this.alone[REBEL] as number) * (fights ? win : 0)
      if (!rebels.isNone)
        this.alone[EMPIRE] = (this.alone[EMPIRE] as number) * (fights ? 1 - win : 0)
    }
    return gain
  }

  private read(view: RebellionView, system: number): void {
    this.worths.fill(0)
    for (let side = REBEL; side <= EMPIRE; side++) {
      const leaders = view.leadersAt(side, system)
      for (let theater = SPACE; theater <= GROUND; theater++) {
        const force = (this.forces[side * 2 + theater] as Force).clear()
        force.cinematic = view.isCinematic
        force.cards = tacticsOf(leaders, theater)
      }
    }
    for (let type = 0; type < UNIT_WORTH.length; type++) {
      const count = view.units(system, type)
      if (count === 0) continue
      const at = (UNIT_SIDE[type] as number) * 2 + (UNIT_THEATER[type] as number)
      const force = this.forces[at] as Force
      force.addUnits(type, count)
      // What no damage destroys is not at stake
      if (UNIT_LASTING[type] !== 0) continue
      this.worths[at] = (this.worths[at] as number) + count * (UNIT_WORTH[type] as number)
      for (let damage = 1; damage < (UNIT_HEALTH[type] as number); damage++) {
        const harm = view.damaged(type, damage) * damage
        if (UNIT_COLOUR[type] === RED) force.redHealth -= harm
        else force.blackHealth -= harm
      }
    }
  }
}
