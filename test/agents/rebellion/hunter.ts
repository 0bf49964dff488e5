import type { MoveList } from '../../../agents/agent.js'
import { Delivery } from '../../../agents/rebellion/battle/delivery.js'
import { baseScore } from '../../../agents/rebellion/choice/setup-choice.js'
import { Facts } from '../../../agents/rebellion/facts/facts.js'
import { RULES } from '../../../agents/rebellion/facts/rules.js'
import { BASE_TEMPERATURE, COMMAND, Script } from '../../../agents/rebellion/script.js'
import { scriptOf } from '../../../agents/rebellion/styles.js'
import { MOST_MOVES, NOBODY } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import {
  ADJACENT,
  countBits,
  lowestBit,
  SYSTEM_COUNT,
} from '../../../engine/rebellion/facts/map.js'
import { PHASE_SETUP } from '../../../engine/rebellion/facts/phases.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { ACTIVATE, argB, verbOf } from '../../../engine/rebellion/state/moves.js'
import { BASE_MOVED } from '../../../engine/rebellion/state/signal.js'

/** Cards among which a new base is chosen, as a rule. */
const DRAWN = 4
/** Nowhere is impossible: eight cards may have been drawn, or the best declined. */
const LEAST_CHANCE = 0.02
/** Below it the rules say that an activation does nothing. */
const DOES_NOTHING = -4

/** The scripted Empire, that looks first where our own Rebels, whose rules it knows by heart, are most likely to hide. */
class Hunter extends Script {
  private readonly chance = new Float64Array(SYSTEM_COUNT).fill(1)
  /** How much likelier than the average of the candidates. */
  private readonly weight = new Float64Array(SYSTEM_COUNT)
  private readonly more = new Float64Array(SYSTEM_COUNT)
  private readonly delivery = new Delivery()
  private readonly seen = new Facts()

  /** The first base has been chosen: by a softmax of its worth. */
  founded(view: RebellionView): void {
    const facts = this.seen.read(view)
    for (const system of systemsOf(view.candidates))
      this.chance[system] = Math.exp(baseScore(facts, system) / BASE_TEMPERATURE)
  }

  /** A new base has: the best of a few cards that nobody else saw. */
  moved(view: RebellionView): void {
    const facts = this.seen.read(view)
    const deck = countBits(~(view.probeBox | view.probeHand))
    this.chance.fill(1)
    for (const system of systemsOf(view.candidates)) {
      const own = baseScore(facts, system)
      let worse = deck - 1
      for (const other of systemsOf(view.candidates & ~(1 << system))) {
        const score = baseScore(facts, other)
        worse -= score > own ? 1 : score === own ? 0.5 : 0
      }
      let part = 1
      for (let card = 0; card < DRAWN - 1; card++)
        part *= Math.max(0, worse - card) / Math.max(1, deck - 1 - card)
      this.chance[system] = Math.max(LEAST_CHANCE, part)
    }
  }

  override score(
    view: RebellionView,
    kind: number,
    moves: MoveList,
    scores: Float64Array,
    template?: number,
  ): void {
    super.score(view, kind, moves, scores, template)
    if (kind !== COMMAND || view.isRevealed) return
    this.weigh(view.candidates)
    this.more.fill(Number.NaN)
    for (let i = 0; i < moves.count; i++) {
      const move = moves.list[i] as number
      const place = argB(move)
      if (verbOf(move) !== ACTIVATE || place >= SYSTEM_COUNT) continue
      if ((scores[i] as number) < DOES_NOTHING) continue
      if (Number.isNaN(this.more[place])) this.more[place] = this.searchedMore(place)
      scores[i] = (scores[i] as number) + (this.more[place] as number)
    }
  }

  private weigh(candidates: number): void {
    const systems = systemsOf(candidates)
    const total = systems.reduce((sum, system) => sum + (this.chance[system] as number), 0)
    for (const system of systems)
      this.weight[system] = ((this.chance[system] as number) * systems.length) / total
  }

  /** What empire-command.ts gives for searching and for coming nearer, times what the place is likelier than others. */
  private searchedMore(target: number): number {
    const { facts, weight } = this
    const { arriving } = this.delivery.reach(facts, EMPIRE, target, true, false)
    const open = facts.candidates & ~(facts.grounded[EMPIRE] as number)
    const isOpen = (open & (1 << target)) !== 0
    if (isOpen && arriving === 0) return 0
    let gain = 0
    if (isOpen) {
      const worth = RULES.searchBase + RULES.searchFew / facts.candidateCount
      gain += ((weight[target] as number) - 1) * worth
    }
    if (arriving >= 2 || facts.groundCount(target, EMPIRE) > 0)
      for (const system of systemsOf((ADJACENT[target] as number) & open))
        if (!this.isWithinReach(system)) gain += ((weight[system] as number) - 1) * RULES.frontier
    return gain
  }

  private isWithinReach(system: number): boolean {
    const { facts } = this
    const near = (ADJACENT[system] as number) & (facts.grounded[EMPIRE] as number)
    return systemsOf(near).some((one) => (facts.capacity[one * 2 + EMPIRE] as number) > 0)
  }
}

function systemsOf(mask: number): number[] {
  const systems: number[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) systems.push(lowestBit(rest))
  return systems
}

const list = new Int32Array(MOST_MOVES)
const views = [new RebellionView(REBEL), new RebellionView(EMPIRE)] as const

/** A game of Rebels who never relocate; 1 where the Empire wins. Without training it plays the rules as they are. */
export function huntResult(seed: string, trained: boolean): number {
  const state = rebellion.start({}, seed)
  const random = new Random(seed)
  const rebels = scriptOf('hider', REBEL)
  const hunter = new Hunter()
  const empire = trained ? hunter : new Script()
  let isFounded = false
  for (let player = rebellion.actor(state); player !== NOBODY; player = rebellion.actor(state)) {
    const view = views[player === REBEL ? REBEL : EMPIRE].bind(state)
    const moves = { list, count: rebellion.moves(state, list) }
    const side = player === REBEL ? rebels : empire
    rebellion.advance(state, side.choose(view, view.kind, moves, random, 0))
    const seen = views[EMPIRE].bind(state)
    if (!isFounded && seen.phase !== PHASE_SETUP) {
      isFounded = true
      hunter.founded(seen)
    }
    if ((rebellion.signal(state, EMPIRE) & BASE_MOVED) !== 0) hunter.moved(seen)
  }
  return rebellion.outcome(state)?.utility[EMPIRE] ?? 0
}
