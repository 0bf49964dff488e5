import type { Move, MoveList } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import { MOST_PLAYERS } from '../../engine/skirmish/facts/tables.js'
import { FIRST_SHOT, SECOND_SHOT } from '../../engine/skirmish/fire/shots.js'
import { namesTargets } from '../../engine/skirmish/knowledge/secrets.js'
import type { SkirmishView } from '../../engine/skirmish/knowledge/view.js'
import { fromFirst } from '../../engine/skirmish/rounds/players.js'
import { HOLD, isCard, smallOf, verbOf } from '../../engine/skirmish/state/moves.js'
import { playersOf } from '../../engine/skirmish/state/rules.js'
import { starsOf } from '../../engine/skirmish/state/units.js'
import type { State } from '../../engine/state.js'
import { NO_MOVE } from '../brains.js'
import { drawIndex } from '../draw.js'
import { RegretMatching } from '../regret-matching.js'
import { Aim } from './aim.js'
import { chancesOf, Standing } from './evaluation.js'
import { shotOf } from './exchange.js'
import { MOST_VOLLEYS, Volley, Volleys } from './volleys.js'

/**
 * Targets are named by all in secret. Of three or more who fires at what another destroys first has fired for nothing, and who
 * is foreseen loses his kills; so what is declared is drawn from a mixed strategy. It is learnt for all players at once, each
 * for himself: in every round all regret what another of their volleys would have brought against those of the others.
 */

/** What is played less often than this is a stray of the first rounds. */
const LEAST_PLAYED = 0.1

export class Declaring {
  private readonly aim = new Aim()
  private readonly standing = new Standing()
  private readonly found = new Volleys()
  private readonly strategies = Array.from(
    { length: MOST_PLAYERS },
    () => new RegretMatching(MOST_VOLLEYS),
  )
  private readonly values = new Float64Array(MOST_VOLLEYS)
  private readonly profile = new Int32Array(MOST_PLAYERS)
  private readonly made = new Float64Array(MOST_PLAYERS)
  private readonly chances = new Float64Array(MOST_PLAYERS)
  /** What is meant to be declared, by whom and when. */
  private readonly meant = new Volley()
  private player = -1
  private turn = -1

  /** The next move of the volley that was drawn, after `rounds` of learning, for this turn; NO_MOVE where there is none such. */
  choose(
    view: SkirmishView,
    moves: MoveList,
    isSecond: boolean,
    rounds: number,
    random: Random,
  ): Move {
    if (rounds === 0 || !namesTargets(view.state)) return NO_MOVE
    if (!this.isMeant(view)) {
      if (hasDeclared(view)) return NO_MOVE
      this.learn(view.state, rounds, random)
      this.draw(view, random)
    }
    const at = this.positionOf(view.player, view.asked)
    if (at < 0) return NO_MOVE
    const wanted = (isSecond ? this.meant.second[at] : this.meant.first[at]) as Move
    for (let i = 0; i < moves.count; i++) {
      const move = moves.list[i] as Move
      if (wanted === NO_MOVE ? verbOf(move) === HOLD : move === wanted) return move
    }
    return NO_MOVE
  }

  /** Learns what all in the battle should declare where they stand in `s`; orders that are given already are not looked at. */
  learn(s: State, rounds: number, random: Random): void {
    const { found, profile } = this
    const players = playersOf(s)
    found.find(s, this.aim, random)
    for (let player = 0; player < players; player++)
      this.strategyOf(player).begin(this.count(player))
    for (let round = 1; round <= rounds; round++) {
      for (let player = 0; player < players; player++)
        profile[player] = this.play(player, round, random)
      for (let player = 0; player < players; player++) this.regret(s, player)
    }
  }

  /** Volleys of a player that was learnt for. */
  count(player: number): number {
    return this.found.counts[player] as number
  }

  /** How often each of them is declared. */
  chancesOf(player: number): Float64Array {
    return this.strategyOf(player).average(LEAST_PLAYED)
  }

  /** The shot at which a unit is aimed by a volley of its player; NO_MOVE without one. */
  shotOf(player: number, volley: number, slot: number): Move {
    const at = this.positionOf(player, slot)
    return at < 0 ? NO_MOVE : ((this.found.volleys[player]?.[volley]?.first[at] ?? NO_MOVE) as Move)
  }

  /** Plays by the regrets, and counts that; later rounds for more, for they know better. */
  private play(player: number, round: number, random: Random): number {
    const strategy = this.strategyOf(player)
    const chances = strategy.match()
    strategy.remember(round)
    const last = this.count(player) - 1
    let left = random.fraction()
    for (let i = last; i >= 0; i--) {
      left -= chances[i] as number
      if (left < 0) return i
    }
    return last
  }

  /** What each volley of a player would have brought against what the others have drawn. */
  private regret(s: State, player: number): void {
    const { profile, values } = this
    const count = this.count(player)
    if (count < 2) return
    const drawn = profile[player] as number
    for (let i = 0; i < count; i++) {
      profile[player] = i
      this.exchange(s)
      values[i] = this.chances[player] as number
    }
    profile[player] = drawn
    this.strategyOf(player).learn(values)
  }

  private strategyOf(player: number): RegretMatching {
    return this.strategies[player] as RegretMatching
  }

  /** Fires all volleys of the profile, a shooter of each player in turn (R24), and fills the chances after it. */
  private exchange(s: State): void {
    const { aim, made, found, profile } = this
    const players = playersOf(s)
    aim.reset()
    made.fill(0)
    let longest = 0
    for (let player = 0; player < players; player++)
      longest = Math.max(longest, found.shooterCounts[player] as number)
    for (let i = 0; i < longest; i++)
      for (let n = 0; n < players; n++) {
        const player = fromFirst(s, n)
        if (i >= (found.shooterCounts[player] as number)) continue
        const volley = found.volleys[player]?.[profile[player] as number] as Volley
        const slot = found.shooters[player]?.[i] as number
        this.fire(s, player, slot, volley.first[i] as Move, FIRST_SHOT)
        this.fire(s, player, slot, volley.second[i] as Move, SECOND_SHOT)
      }
    this.standing.readAfter(s, aim, made)
    chancesOf(s, this.standing, this.chances)
  }

  /** Points go to who does the damage, as far as there is life left for it (R39). */
  private fire(s: State, player: number, slot: number, move: Move, shot: number): void {
    if (move === NO_MOVE) return
    const { aim, made } = this
    const target = smallOf(move)
    const stars = isCard(target) ? 0 : starsOf(s, target)
    const before = aim.expected(target) + stars * aim.doom(target)
    aim.add(s, slot, target, shotOf(move, shot))
    const after = aim.expected(target) + stars * aim.doom(target)
    made[player] = (made[player] as number) + after - before
  }

  private draw(view: SkirmishView, random: Random): void {
    const { player } = view
    this.player = player
    this.turn = view.turn
    const drawn = drawIndex(this.chancesOf(player), this.count(player), random)
    this.meant.copyFrom(this.found.volleys[player]?.[drawn] as Volley)
  }

  /** What has been declared in this turn is what was meant. */
  private isMeant(view: SkirmishView): boolean {
    if (this.player !== view.player || this.turn !== view.turn) return false
    const end = view.endSlot(view.player)
    for (let slot = view.firstSlot(view.player); slot < end; slot++) {
      const target = view.firstTarget(slot)
      const at = this.positionOf(view.player, slot)
      if (target >= 0 && (at < 0 || smallOf(this.meant.first[at] as Move) !== target)) return false
    }
    return true
  }

  private positionOf(player: number, slot: number): number {
    const list = this.found.shooters[player] as Int32Array
    for (let i = 0; i < (this.found.shooterCounts[player] as number); i++)
      if (list[i] === slot) return i
    return -1
  }
}

/** Some order is given already. */
function hasDeclared(view: SkirmishView): boolean {
  const end = view.endSlot(view.player)
  for (let slot = view.firstSlot(view.player); slot < end; slot++)
    if (view.firstTarget(slot) >= 0 || view.secondTarget(slot) >= 0) return true
  return false
}
