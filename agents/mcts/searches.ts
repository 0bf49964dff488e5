import type { Observation } from '../../engine/game.js'
import {
  type AgentSeat,
  type Clock,
  type MoveList,
  type Settings,
  settingNumber,
} from '../agent.js'
import type { Brains } from '../brains.js'
import { DecisionSearch } from './decision-search.js'
import type { Partner } from './partner.js'

/** A partner gets so many times our own time for its half, and at least so many ms, before it counts as lost. */
const PATIENCE = 4
/** With `time=` it gets no more: told to hurry it answers within an iteration, or it is in trouble. */
const LEAST_WAIT_MS = 2000

/**
 * The searches of a decision: one, or two halves that are added up. A partner does the second half beside the first;
 * without one it is done afterwards, with the same result. Where time counts and nobody helps there is one search.
 */
export class Searches {
  readonly main: DecisionSearch
  private second: DecisionSearch | null = null
  private readonly secondBrains: Brains | null
  private partner: Partner | null = null
  /** A partner did the second half of the last decision. */
  wasHelped = false
  private readonly isTimed: boolean

  constructor(
    private readonly seat: AgentSeat,
    private readonly settings: Settings,
    makeBrains: () => Brains,
  ) {
    const { game, options, player } = seat
    const brains = makeBrains()
    this.main = new DecisionSearch(game, player, settings, brains)
    this.isTimed = settingNumber(settings, 'time') > 0
    const halves = settingNumber(settings, 'searches')
    this.secondBrains = halves === 2 && !this.isTimed ? makeBrains() : null
    if (halves === 2)
      this.partner = seat.partner?.({ game: game.name, options, player, settings }) ?? null
  }

  notice(observation: Observation): void {
    this.main.brains.notice(observation)
    this.secondBrains?.notice(observation)
    this.partner?.notice(observation)
  }

  close(): void {
    this.partner?.close()
    this.partner = null
  }

  /** Searches the decision that `main` was opened for; the results stand in its sums. */
  run(observation: Observation, moves: MoveList, seed: number, clock: Clock, began: number): void {
    const { main } = this
    this.wasHelped = false
    const otherSeed = Math.imul(seed ^ 0x6a09e667, 0x85ebca6b)
    const tieSeed = seed
    const asked =
      main.isWorthwhile &&
      this.partner?.begin({
        observation,
        moves,
        tieSeed,
        seed: otherSeed,
        limitMs: clock.limitMs,
      }) === true
    const halves = asked || this.secondBrains !== null ? 2 : 1
    const asking = performance.now()
    main.run({ observation, seed, halves, number: 0, clock, began })
    if (halves === 1 || !main.isWorthwhile) return
    if (asked && this.takeAnswer(performance.now() - asking)) return
    if (this.secondBrains === null) return
    const second = this.secondHalf(this.secondBrains)
    if (!second.open(observation, moves, tieSeed)) return
    second.run({ observation, seed: otherSeed, halves, number: 1, clock, began })
    this.addTo(main, second)
  }

  private takeAnswer(ownMs: number): boolean {
    const waitMs = this.isTimed ? LEAST_WAIT_MS : Math.max(LEAST_WAIT_MS, PATIENCE * ownMs)
    const found = this.partner?.finish(waitMs, this.isTimed) ?? null
    this.wasHelped = found !== null && this.main.sums.add(found)
    if (this.wasHelped) return true
    this.close()
    return false
  }

  private addTo(main: DecisionSearch, second: DecisionSearch): void {
    if (!main.sums.add(second.sums))
      throw new Error('search: two halves of one decision compare different candidates')
  }

  private secondHalf(brains: Brains): DecisionSearch {
    const { game, player } = this.seat
    this.second ??= new DecisionSearch(game, player, this.settings, brains)
    return this.second
  }
}
