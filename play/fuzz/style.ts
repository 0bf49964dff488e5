import type { Game } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import type { State } from '../../engine/state.js'
import type { VerbFavour } from '../game-tools.js'

/**
 * How a fuzzed game chooses its moves. Plain chance picks the verb with most moves every time, so most games choose
 * the verb of the move first, by weights of their own. Then everything comes up. Every legal move keeps a chance in
 * every style.
 */
export class Style {
  private readonly byVerb: boolean
  private readonly weights: ReadonlyMap<string, number>

  constructor(
    private readonly game: Game,
    private readonly random: Random,
    favours: readonly VerbFavour[],
  ) {
    this.byVerb = random.below(4) > 0
    this.weights = new Map(
      favours.flatMap(({ verbs, weights }) => {
        const weight = weights[random.below(weights.length)] as number
        return verbs.map((verb): [string, number] => [verb, weight])
      }),
    )
  }

  choose(state: State, moves: Int32Array, count: number): number {
    if (!this.byVerb) return moves[this.random.below(count)] as number
    const verbs = new Map<string, number[]>()
    for (let i = 0; i < count; i++) {
      const move = moves[i] as number
      const verb = this.game.describe(state, move).split(' ', 1)[0] ?? ''
      const list = verbs.get(verb)
      if (list === undefined) verbs.set(verb, [move])
      else list.push(move)
    }
    const list = this.pick([...verbs])
    return list[this.random.below(list.length)] as number
  }

  private pick(verbs: readonly (readonly [string, number[]])[]): number[] {
    const weights = verbs.map(([verb]) => this.weights.get(verb) ?? 1)
    let point = this.random.fraction() * weights.reduce((sum, weight) => sum + weight, 0)
    for (let i = 0; i < verbs.length; i++) {
      point -= weights[i] as number
      if (point < 0) return verbs[i]?.[1] as number[]
    }
    return verbs[verbs.length - 1]?.[1] as number[]
  }
}
