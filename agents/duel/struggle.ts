import { countBits, lowestBit } from '../../engine/duel/facts/bits.js'
import {
  CHARACTER_MASK,
  EXHAUSTED_VALUE,
  FORCE,
  isCharacter,
  ORDINARY_CARDS,
  READY_VALUE,
  suitOf,
} from '../../engine/duel/facts/cards.js'
import {
  CAPACITY,
  EVENT_INFLUENCE,
  OBJECTIVE,
  POINTS_TO_WIN,
  VICTORY_POINTS,
} from '../../engine/duel/facts/events.js'
import {
  BUREAUCRACY,
  DECEPTION,
  DIRECT_ASSAULT,
  INFILTRATION,
  STRATEGY_COUNT,
} from '../../engine/duel/facts/strategies.js'
import { type DuelView, HIDDEN, MOST_TURNS } from '../../engine/duel/knowledge/view.js'
import { ATTACKS, MENDERS } from './opinions.js'

/** Influence that one token is worth, in victory points. */
export const INFLUENCE_WORTH = 0.12
/** A game that is won by this event is worth more than its points. */
const LAST_EVENT = 2.5
const ASSAULT_BONUS = 2
const BUREAUCRACY_GAIN = 2

/** The values that a card may have when it turns up. */
const LEAST = 2
const MOST = 6

/**
 * What a struggle looks like to one side: his stakes, what the enemy's strategy may be, and how good it is to leave the
 * table as it would be after a move. Everything is read from a view.
 */
export class Struggle {
  me = 0
  enemy = 1
  objective = 0
  capacity = 0
  /** Chances of the values 2 to 6 of the next card, by side, from index 2 on. */
  readonly draw = [new Float64Array(MOST + 1), new Float64Array(MOST + 1)] as const
  /** How likely the enemy's strategy is each one. */
  readonly enemyStrategy = new Float64Array(STRATEGY_COUNT)
  private own = HIDDEN
  /** After this turn both can only pass. */
  private isLastTurn = false
  private ties = false
  private stakeWin = 0
  private stakeLoss = 0
  private deception = 0
  private assault = 0

  read(view: DuelView): void {
    this.me = view.player
    this.enemy = view.enemy
    const event = view.event
    this.objective = OBJECTIVE[event] as number
    this.capacity = CAPACITY[event] as number
    this.ties = view.balance === this.me
    this.own = view.chosen(this.me)
    this.isLastTurn = view.turns >= MOST_TURNS - 1
    this.readStakes(view, event)
    this.readStrategies(view)
    this.readDraw(view, this.me)
    this.readDraw(view, this.enemy)
  }

  private readStakes(view: DuelView, event: number): void {
    const points = VICTORY_POINTS[event] as number
    const plain = points + INFLUENCE_WORTH * (EVENT_INFLUENCE[event] as number)
    const ends = (side: number): boolean => view.points(side) + points >= POINTS_TO_WIN
    this.stakeWin = plain + (ends(this.me) ? LAST_EVENT : 0)
    this.stakeLoss = plain + (ends(this.enemy) ? LAST_EVENT : 0)
  }

  private readStrategies(view: DuelView): void {
    const possible = view.possible(this.enemy)
    const count = countBits(possible)
    for (let i = 0; i < STRATEGY_COUNT; i++)
      this.enemyStrategy[i] = ((possible >> i) & 1) === 1 ? 1 / count : 0
    // The first struggle has no strategies: one that changes nothing stands for none
    if (count === 0) this.enemyStrategy[INFILTRATION] = 1
    this.deception = this.own === DECEPTION ? 0 : (this.enemyStrategy[DECEPTION] as number)
    this.assault = this.enemyStrategy[DIRECT_ASSAULT] as number
  }

  private readDraw(view: DuelView, side: number): void {
    const chances = this.draw[side as 0 | 1]
    chances.fill(0)
    const top = view.top(side)
    if (top !== HIDDEN) {
      chances[READY_VALUE[top] as number] = 1
      return
    }
    const uncertain = view.uncertain(side)
    const part = uncertain === 0 ? 1 : 1 - view.hiddenReserve(side) / countBits(uncertain)
    let sum = 0
    for (let rest = view.mayBeInDeck(side); rest !== 0; rest &= rest - 1) {
      const card = lowestBit(rest)
      const weight = ((uncertain >> card) & 1) === 1 ? part : 1
      chances[READY_VALUE[card] as number] =
        (chances[READY_VALUE[card] as number] as number) + weight
      sum += weight
    }
    for (let value = LEAST; value <= MOST; value++)
      chances[value] = sum > 0 ? (chances[value] as number) / sum : 0
  }

  /** Victory points that ending the struggle with these totals is worth. */
  ended(own: number, theirs: number): number {
    let worth = 0
    for (let strategy = 0; strategy < STRATEGY_COUNT; strategy++) {
      const chance = this.enemyStrategy[strategy] as number
      if (chance > 0) worth += chance * this.result(own, theirs, strategy)
    }
    return worth
  }

  /** The same if the enemy has this strategy. */
  result(own: number, theirs: number, strategy: number): number {
    const { objective } = this
    const ownCounts = own <= objective
    const theirsCounts = theirs <= objective
    const mine = own + (this.own === DIRECT_ASSAULT && ownCounts ? ASSAULT_BONUS : 0)
    const his = theirs + (strategy === DIRECT_ASSAULT && theirsCounts ? ASSAULT_BONUS : 0)
    const iCan = mine <= objective
    const heCan = his <= objective
    if (!iCan && !heCan) return 0
    let win = iCan && (!heCan || mine > his || (mine === his && this.ties))
    const both = this.own === DECEPTION && strategy === DECEPTION
    const deceives =
      !both && ((this.own === DECEPTION && ownCounts) || (strategy === DECEPTION && theirsCounts))
    if (iCan && heCan && deceives) win = !win
    const consolation = BUREAUCRACY_GAIN * INFLUENCE_WORTH
    if (win) return this.stakeWin - (strategy === BUREAUCRACY && theirsCounts ? consolation : 0)
    return -this.stakeLoss + (this.own === BUREAUCRACY && ownCounts ? consolation : 0)
  }

  /**
   * Victory points that a table is worth while the struggle goes on: both are taken to come as near the objective as
   * the cards left allow, and to use what is ready. `myTurn` says who goes on.
   */
  standing(
    played: number,
    exhausted: number,
    theirPlayed: number,
    theirExhausted: number,
    myTurn: boolean,
  ): number {
    if (this.isLastTurn) return this.ended(sum(played, exhausted), sum(theirPlayed, theirExhausted))
    const chance = this.likelihood(played, exhausted, theirPlayed, theirExhausted, myTurn)
    return chance * this.stakeWin - (1 - chance) * this.stakeLoss
  }

  /** The chance to win the event from such a table. */
  private likelihood(
    played: number,
    exhausted: number,
    theirPlayed: number,
    theirExhausted: number,
    myTurn: boolean,
  ): number {
    const { me, enemy, objective } = this
    const ready = played & ~exhausted
    const theirReady = theirPlayed & ~theirExhausted
    const own = sum(played, exhausted)
    const theirs = sum(theirPlayed, theirExhausted)
    const bonus = this.own === DIRECT_ASSAULT ? ASSAULT_BONUS : 0
    const mends = canMend(me, ready)
    const theyMend = canMend(enemy, theirReady)
    const room = this.capacity - countBits(played)
    const theirRoom = this.capacity - countBits(theirPlayed)
    const mine = reach(own, objective - bonus, this.own === DECEPTION ? 0 : room, mends) + bonus
    const his = reach(theirs, objective, theirRoom, theyMend) + ASSAULT_BONUS * this.assault
    const attack = attackOf(me, ready, theirReady) * (myTurn ? 1 : LATER)
    const threat = attackOf(enemy, theirReady, ready) * (myTurn ? LATER : 1)
    let chance = likely(
      (mine - his + ATTACK_PART * (attack - threat) + (this.ties ? 0.3 : -0.3)) / SCALE,
    )
    if (own > objective) chance *= mends ? 0.75 : LOST_PART
    if (theirs > objective) chance = 1 - (1 - chance) * (theyMend ? 0.75 : LOST_PART)
    if (own <= objective && theirs <= objective) {
      const turned = this.own === DECEPTION ? 1 : this.deception
      chance = (1 - turned) * chance + turned * (1 - chance)
    }
    return chance
  }

  /** The enemy's strategy is known after all; HIDDEN where there is none. */
  learn(strategy: number): void {
    if (strategy === HIDDEN) return
    this.enemyStrategy.fill(0)
    this.enemyStrategy[strategy] = 1
    this.deception = this.own !== DECEPTION && strategy === DECEPTION ? 1 : 0
    this.assault = strategy === DIRECT_ASSAULT ? 1 : 0
  }

  /** The chance to win the event that was read, while it goes on. */
  chance(view: DuelView): number {
    if (this.isLastTurn) return this.endChance(view)
    const { me, enemy } = this
    return this.likelihood(
      view.played(me),
      view.exhausted(me),
      view.played(enemy),
      view.exhausted(enemy),
      view.actor === me,
    )
  }

  /** The same if it ended now; half of it where nobody would win. */
  endChance(view: DuelView): number {
    const own = view.total(this.me)
    const theirs = view.total(this.enemy)
    if (view.isTutorial && own === theirs) return 0.5
    let chance = 0
    for (let strategy = 0; strategy < STRATEGY_COUNT; strategy++)
      chance +=
        (this.enemyStrategy[strategy] as number) *
        ((1 + Math.sign(this.result(own, theirs, strategy))) / 2)
    return chance
  }

  /** The expected worth of playing the next card, with this table otherwise. */
  afterPlay(
    played: number,
    exhausted: number,
    theirPlayed: number,
    theirExhausted: number,
  ): number {
    const chances = this.draw[this.me as 0 | 1]
    let worth = 0
    for (let value = LEAST; value <= MOST; value++) {
      const chance = chances[value] as number
      if (chance === 0) continue
      const card = someCard(value, played)
      worth +=
        chance * this.standing(played | (1 << card), exhausted, theirPlayed, theirExhausted, false)
    }
    return worth
  }
}

const LATER = 0.6
const ATTACK_PART = 0.7
const SCALE = 2
/** What is left of the chance of a side that is over the objective and cannot mend it. */
const LOST_PART = 0.12

function likely(lead: number): number {
  return 1 / (1 + Math.exp(-lead))
}

export function sum(played: number, exhausted: number): number {
  let total = 0
  for (let rest = played; rest !== 0; rest &= rest - 1) {
    const card = lowestBit(rest)
    total +=
      ((exhausted >> card) & 1) === 1
        ? (EXHAUSTED_VALUE[card] as number)
        : (READY_VALUE[card] as number)
  }
  return total
}

/** A card of this value that does not lie there yet: one of Recon where it can be. */
export function someCard(value: number, played: number): number {
  if (value === MOST) {
    for (let card = ORDINARY_CARDS; card < ORDINARY_CARDS + 7; card++)
      if (((played >> card) & 1) === 0) return card
    return ORDINARY_CARDS + 7
  }
  for (let suit = 3; suit > 0; suit--) {
    const card = suit * 4 + value - LEAST
    if (((played >> card) & 1) === 0) return card
  }
  return value - LEAST
}

function canMend(side: number, ready: number): boolean {
  if ((ready & (MENDERS[side] as number)) !== 0) return true
  // The Force brings one's own character down
  return (ready & 0xf0) !== 0 && (ready & CHARACTER_MASK) !== 0
}

/** What the ready cards of a side may still do. */
function attackOf(side: number, ready: number, targets: number): number {
  const attacks = ATTACKS[side] as Float64Array
  const hasTarget = (targets & CHARACTER_MASK) !== 0
  let attack = 0
  for (let rest = ready; rest !== 0; rest &= rest - 1) {
    const card = lowestBit(rest)
    attack += attacks[card] as number
    if (hasTarget && !isCharacter(card) && suitOf(card) === FORCE) attack += 1.2
  }
  return attack
}

/** Totals that a side may come to, by what is left to the objective and the room: an expectation with wise stopping. */
const MOST_GAP = 24
const MOST_ROOM = 6
const GROWTH = [growthTable(9), growthTable(3)] as const

function growthTable(bust: number): Float64Array {
  const table = new Float64Array((MOST_GAP + 1) * (MOST_ROOM + 1))
  for (let room = 1; room <= MOST_ROOM; room++)
    for (let gap = 0; gap <= MOST_GAP; gap++) {
      let expected = 0
      for (let value = LEAST; value <= MOST; value++)
        expected +=
          value <= gap
            ? value + (table[(room - 1) * (MOST_GAP + 1) + gap - value] as number)
            : -bust
      table[room * (MOST_GAP + 1) + gap] = Math.max(0, expected / (MOST - LEAST + 1))
    }
  return table
}

function reach(total: number, objective: number, room: number, mends: boolean): number {
  if (total > objective) return objective - (mends ? 2.5 : 6)
  const gap = Math.min(objective - total, MOST_GAP)
  const table = GROWTH[mends ? 1 : 0]
  return total + (table[Math.max(0, room) * (MOST_GAP + 1) + gap] as number)
}
