import {
  OBJECTIVE_SET,
  OBJECTIVES,
  type ObjectiveCard,
} from '../../../engine/rebellion/cards/registry.js'
import { BASE_SPACE } from '../../../engine/rebellion/facts/map.js'
import { PHASE_COMMAND } from '../../../engine/rebellion/facts/phases.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import {
  STAR_DESTROYER,
  UNIT_HEALTH,
  UNIT_THEATER,
  UNITS_OF,
} from '../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import type { ObjectiveOpinion } from '../cards/opinion.js'
import { objectiveOpinion } from '../cards/opinions.js'

/** ai-design 3.4: a card that could have been played is rarer in the hand, more so when nothing at all was played. */
const NOTHING_PLAYED = 0.4
const ANOTHER_PLAYED = 0.8
/** However many chances were missed, some doubt stays: cards are kept for later, too. */
const LEAST_WEIGHT = 0.02
const STAGES = 3
/** Cards of a stage that the hand may hold. */
const MOST_HELD = 8
const NO_PHASE = -1
/** Health of Imperial units that Crippling Blow and Major Victory ask for. */
const HEAVY_LOSS = 3
/** Places in the record of losses: both theaters, then Star Destroyers. */
const DESTROYERS = 2

/**
 * Log-weights of the objectives to be in the Rebel hand, from the chances to play them that passed unused. Every
 * condition is public, so the observations of the Empire are enough; without any of them all weights are 0.
 *
 * A chance says nothing of cards drawn after it: each unseen card of the hand, oldest first, has doubts of its own
 * about what it is, and a card's weight is their mean.
 */
export class ObjectiveChances {
  readonly weights = new Float64Array(OBJECTIVES.length)
  /** How likely each unseen card of the hand is to be each objective, as (stage * MOST_HELD + age) * cards + card. */
  private readonly doubts = new Float64Array((STAGES + 1) * MOST_HELD * OBJECTIVES.length).fill(1)
  private readonly held = new Int32Array(STAGES + 1)
  private readonly refreshCards = cardsWith(({ timing }) => timing === 'refresh')
  private readonly combatCards = cardsWith(
    ({ timing }) => timing !== 'refresh' && timing !== 'immediate',
  )
  private readonly groundLossCards = cardsWith((_, { wants }) => wants === 'ground')
  private readonly shipLossCards = cardsWith((_, { wants }) => wants === 'ships')
  private readonly destroyerCards = cardsWith((_, { wants }) => wants === 'destroyer')
  private phase = NO_PHASE
  private reputation = 0
  private fighting = false
  private attacker = EMPIRE
  /** Reputation, and Imperial health by theater with the Star Destroyers, before the combat at hand. */
  private reputationBefore = 0
  private readonly standing = new Float64Array(3)
  private readonly lost = new Float64Array(3)
  /** By card: combat objectives whose condition was seen to hold. */
  private readonly met = new Uint8Array(OBJECTIVES.length)
  private readonly metNow = new Uint8Array(OBJECTIVES.length)

  /** The weights, where some chance was missed. */
  get known(): Float64Array | undefined {
    return this.weights.some((weight) => weight !== 0) ? this.weights : undefined
  }

  /** To be shown every observation of the Empire, in order. */
  notice(view: RebellionView): void {
    if (view.inCombat) this.watch(view)
    else if (this.fighting) this.closeCombat(view)
    // The chance comes first in the Refresh Phase: nothing on the board has changed when the next decision is seen.
    if (this.phase === PHASE_COMMAND && view.phase !== PHASE_COMMAND) {
      this.metNow.fill(0)
      markMet(view, this.refreshCards, this.metNow)
      this.judge(view, this.metNow, view.reputation < this.reputation)
    }
    this.fighting = view.inCombat
    this.phase = view.phase
    this.reputation = view.reputation
    if (!this.fighting) countEmpire(view, this.standing)
    // After judging: what was drawn since the chance had none.
    this.follow(view)
    this.weigh()
  }

  private watch(view: RebellionView): void {
    if (!this.fighting) {
      this.met.fill(0)
      this.reputationBefore = this.reputation
      this.attacker = view.combatSide
    }
    markMet(view, this.combatCards, this.met)
  }

  /** What fell in the last exchange of fire is only seen when the combat is over. */
  private closeCombat(view: RebellionView): void {
    countEmpire(view, this.lost)
    for (let i = 0; i < this.lost.length; i++)
      this.lost[i] = (this.standing[i] as number) - (this.lost[i] as number)
    if (this.attacker === REBEL) {
      if ((this.lost[GROUND] as number) >= HEAVY_LOSS) mark(this.groundLossCards, this.met)
      if ((this.lost[SPACE] as number) >= HEAVY_LOSS) mark(this.shipLossCards, this.met)
      if ((this.lost[DESTROYERS] as number) > 0) mark(this.destroyerCards, this.met)
    }
    this.judge(view, this.met, view.reputation < this.reputationBefore)
  }

  /** Keeps one row of doubts for each unseen card of the hand. */
  private follow(view: RebellionView): void {
    for (let stage = 1; stage <= STAGES; stage++) {
      const now = Math.min(MOST_HELD, view.unseenObjectives(stage))
      while ((this.held[stage] as number) < now) this.drawn(stage)
      while ((this.held[stage] as number) > now) this.gone(stage)
    }
  }

  private drawn(stage: number): void {
    const from = this.row(stage, this.held[stage] as number)
    this.doubts.fill(1, from, from + OBJECTIVES.length)
    this.held[stage] = (this.held[stage] as number) + 1
  }

  /** One was played or shown, nobody knows how old: each row is then its own or the next older one's. */
  private gone(stage: number): void {
    const count = this.held[stage] as number
    for (let age = 0; age + 1 < count; age++)
      for (let card = 0; card < OBJECTIVES.length; card++) {
        const at = this.row(stage, age) + card
        const next = this.doubts[at + OBJECTIVES.length] as number
        const own = this.doubts[at] as number
        this.doubts[at] = (own * (count - 1 - age) + next * (age + 1)) / count
      }
    this.held[stage] = count - 1
  }

  private judge(view: RebellionView, met: Uint8Array, played: boolean): void {
    for (let card = 0; card < met.length; card++) {
      if (met[card] === 0 || !view.isInGame(OBJECTIVE_SET[card] as number, REBEL)) continue
      const stage = OBJECTIVES[card]?.stage ?? 1
      const count = this.held[stage] as number
      for (let age = 0; age < count; age++) {
        const at = this.row(stage, age) + card
        const doubt = (this.doubts[at] as number) * (played ? ANOTHER_PLAYED : NOTHING_PLAYED)
        this.doubts[at] = Math.max(LEAST_WEIGHT, doubt)
      }
    }
  }

  private weigh(): void {
    for (let card = 0; card < OBJECTIVES.length; card++) {
      const stage = OBJECTIVES[card]?.stage ?? 1
      const count = this.held[stage] as number
      let sum = 0
      for (let age = 0; age < count; age++)
        sum += this.doubts[this.row(stage, age) + card] as number
      this.weights[card] = count === 0 ? 0 : Math.log(sum / count)
    }
  }

  private row(stage: number, age: number): number {
    return (stage * MOST_HELD + age) * OBJECTIVES.length
  }
}

function cardsWith(test: (card: ObjectiveCard, opinion: ObjectiveOpinion) => boolean): Uint8Array {
  return Uint8Array.from(
    [...OBJECTIVES.keys()].filter((n) => test(OBJECTIVES[n] as ObjectiveCard, objectiveOpinion(n))),
  )
}

function mark(cards: Uint8Array, met: Uint8Array): void {
  for (let i = 0; i < cards.length; i++) met[cards[i] as number] = 1
}

function markMet(view: RebellionView, cards: Uint8Array, met: Uint8Array): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as number
    if (view.isObjectiveMet(card)) met[card] = 1
  }
}

/** Health of all Imperial units on the board by theater, and the Star Destroyers. */
function countEmpire(view: RebellionView, into: Float64Array): void {
  const types = UNITS_OF[EMPIRE] as Uint8Array
  into.fill(0)
  for (let place = 0; place < BASE_SPACE; place++)
    for (let i = 0; i < types.length; i++) {
      const type = types[i] as number
      const count = view.units(place, type)
      if (count === 0) continue
      const theater = UNIT_THEATER[type] as number
      into[theater] = (into[theater] as number) + count * (UNIT_HEALTH[type] as number)
      if (type === STAR_DESTROYER) into[DESTROYERS] = (into[DESTROYERS] as number) + count
    }
}
