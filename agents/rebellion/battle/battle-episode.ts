import { OUT_OF_GAME } from '../../../engine/rebellion/facts/leader-places.js'
import { BASE_SPACE, lowestBit } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, enemyOf, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { UNIT_SIDE } from '../../../engine/rebellion/facts/unit-types.js'
import { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import type { State } from '../../../engine/state.js'
import type { Episode } from '../../brains.js'
import { LEADER_WORTH } from '../facts/skills.js'
import { UNIT_WORTH } from '../facts/unit-worth.js'
import { BattleOutlook } from './battle-outlook.js'

/** The system, for who is left in it alone; worth much more where it holds the base that has been found. */
const HELD = 1.5
const HELD_BASE = 12
/** Part of a leader's worth that counts: another one is recruited. */
const LEADER_PART = 0.5
/** Of so little at stake a battle is not judged by a hair. */
const LEAST_STAKE = 3
/** Turns what was won, in parts of what is at stake, into a chance. */
const STEEPNESS = 2

/** A side that picks no card in the next battle. */
const LOCK = 0.6

/**
 * A battle of the combat that goes on: the cards, one attack of each side, and what follows from them before the next one, or
 * until the retreats where a card waits for them.
 * Judged by what both sides lose in it, and by what those who are left may expect of the rest.
 */
export class BattleEpisode implements Episode {
  private readonly view = new RebellionView(REBEL)
  private readonly outlook = new BattleOutlook()
  private system = 0
  private theater = 0
  private round = 0
  private before = 0
  private stake = LEAST_STAKE

  /** In an observation, or in a world. */
  begin(view: RebellionView): this {
    this.system = view.combatSystem
    this.theater = view.combatTheater
    this.round = view.combatRound
    this.before = this.lead(view)
    const worth = (side: number): number => BattleEpisode.worthAt(view, this.system, side)
    const both = worth(REBEL) + worth(EMPIRE)
    this.stake = Math.max(LEAST_STAKE, both / 2)
    return this
  }

  isOver(state: State): boolean {
    const view = this.view.bind(state)
    if (!view.inCombat || view.combatSystem !== this.system) return true
    if (view.combatRound !== this.round) return true
    // A card that waits for the retreats has not done yet what it was played for
    return view.combatTheater !== this.theater && !view.tacticCards.waitsForRetreats
  }

  values(state: State, chances: Float64Array): void {
    const view = this.view.bind(state)
    const goesOn = view.inCombat && view.combatSystem === this.system
    const after = goesOn ? this.running(view) : this.hold(view, REBEL) - this.hold(view, EMPIRE)
    const won = this.lead(view) + after - this.before
    const chance = 1 / (1 + Math.exp((-STEEPNESS * won) / this.stake))
    chances[REBEL] = chance
    chances[EMPIRE] = 1 - chance
  }

  /** What the Rebels have more than the Empire, on the whole board: units that leave are not lost. */
  private lead(view: RebellionView): number {
    let lead = 0
    for (let place = 0; place <= BASE_SPACE; place++)
      for (let type = 0; type < UNIT_WORTH.length; type++) {
        const worth = view.units(place, type) * (UNIT_WORTH[type] as number)
        lead += UNIT_SIDE[type] === REBEL ? worth : -worth
      }
    const { confronted } = view
    const doomed = confronted < 0 ? 0 : 1 << confronted
    const rebels = leaderWorth(view, view.leadersOf(REBEL) & ~view.captives)
    return lead + LEADER_PART * (rebels - leaderWorth(view, view.leadersOf(EMPIRE) & ~doomed))
  }

  /** What the combat that goes on may still bring. */
  private running(view: RebellionView): number {
    const { tacticCards } = view
    let lead = 0
    if (tacticCards.isLockedNext(EMPIRE, this.theater)) lead += LOCK
    if (tacticCards.isLockedNext(REBEL, this.theater)) lead -= LOCK
    lead += this.outlook.gain(view, this.system)
    const { alone } = this.outlook
    return lead + this.prize(view) * ((alone[REBEL] as number) - (alone[EMPIRE] as number))
  }

  private hold(view: RebellionView, side: number): number {
    const bit = 1 << this.system
    if ((view.presence(side) & bit) === 0 || (view.presence(enemyOf(side)) & bit) !== 0) return 0
    return this.prize(view)
  }

  private prize(view: RebellionView): number {
    return view.isRevealed && view.base === this.system ? HELD_BASE : HELD
  }

  /** Worth of the units of a side in a system. */
  static worthAt(view: RebellionView, system: number, side: number): number {
    let worth = 0
    for (let type = 0; type < UNIT_WORTH.length; type++)
      if (UNIT_SIDE[type] === side) worth += view.units(system, type) * (UNIT_WORTH[type] as number)
    return worth
  }
}

/** Of those who have not been eliminated. */
function leaderWorth(view: RebellionView, leaders: number): number {
  let worth = 0
  for (let rest = leaders; rest !== 0; rest &= rest - 1) {
    const leader = lowestBit(rest)
    if (view.placeOf(leader) !== OUT_OF_GAME) worth += LEADER_WORTH[leader] as number
  }
  return worth
}
