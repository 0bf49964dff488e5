import type { Move } from '../../../../engine/game.js'
import type { State } from '../../../../engine/state.js'
import type { Session } from '../../../shell/session.js'
import type { Thinker } from '../../../shell/thinking/thinker.js'
import { withoutEnd } from '../decision/act.js'
import { Trial } from '../decision/trial.js'

/** How the computer goes on by habit, where a person wants something filled in. */
export class Habits {
  /** How many fleets have been suggested: each is another one. */
  private suggested = 0

  constructor(
    private readonly session: () => Session | null,
    private readonly thinker: Thinker,
    private readonly spec: string,
  ) {}

  async next(observation: State, legal: readonly Move[], seed = 'suggest'): Promise<Move | null> {
    const session = this.session()
    if (session === null || legal.length === 0) return null
    if (legal.length === 1) return legal[0] ?? null
    const course = session.courseOf(session.viewer)
    const { move } = await this.thinker.choose({
      spec: this.spec,
      seed,
      course,
      observation,
      legal,
    })
    return move
  }

  /** To the end of the act. */
  async filledIn(trial: Trial, seed?: string): Promise<Trial> {
    let at = trial
    for (let i = 0; at.isOpen && i < MOST_STEPS; i++) {
      const move = await this.next(at.state, at.legal, seed)
      if (move === null) return at
      at = at.with(move)
    }
    return at
  }

  /** The units of a whole fleet, if possible another one than that. */
  async fleet(observation: State, than: readonly Move[]): Promise<readonly Move[]> {
    let moves = than
    for (let i = 0; i < MOST_TRIES && isSame(moves, than); i++) {
      const seed = suggestionSeed(this.session()?.seed ?? '', this.suggested++)
      const trial = await this.filledIn(Trial.of(observation), seed)
      moves = withoutEnd(trial.moves)
    }
    return moves
  }
}

/** A draw of each game and each suggestion of its own, none that a computer's secret choice follows from. */
export function suggestionSeed(deal: string, nth: number): string {
  return `suggestion ${nth} for ${deal}`
}

const MOST_STEPS = 200
const MOST_TRIES = 6

function isSame(some: readonly Move[], others: readonly Move[]): boolean {
  return [...some].sort().join() === [...others].sort().join()
}
