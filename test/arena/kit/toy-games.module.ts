import { existsSync, writeFileSync } from 'node:fs'
import { type Game, type Move, NOBODY, type Outcome, type Player } from '../../../engine/game.js'
import { soloSeats } from '../../../engine/seats.js'
import type { State } from '../../../engine/state.js'
import { diceBelow, fieldWord, ToyGame } from '../../toys/toy-game.js'
import { partners, threeAlone } from '../../toys/tricks.js'

const TURN = fieldWord(0)
const FIRST_AT = fieldWord(1)
const SECOND_AT = fieldWord(2)
const GOAL = 24
export const WALK = 0
export const RUN = 1
export const REST = 2

/** Waited for in vain: a pause that leaves the processor to others. */
const nothing = new Int32Array(new SharedArrayBuffer(4))

/** Two runners race to a goal: walking is 2 steps, running 0 to 5, resting none. Whoever always runs is a little better. */
class Race extends ToyGame {
  readonly title = 'A race'
  readonly kinds = ['step']
  protected override readonly table = soloSeats(['rebel', 'empire'])

  constructor(
    readonly name: string,
    /** How long every step takes, so that games can be met under way. */
    private readonly pauseMs: number,
    /** The first process that comes here ends itself. */
    private readonly trap: string | undefined,
  ) {
    super(['turn', 'firstAt', 'secondAt'])
  }

  protected setUp(): void {}

  actor(state: State): Player {
    if ((state.words[FIRST_AT] as number) >= GOAL || (state.words[SECOND_AT] as number) >= GOAL)
      return NOBODY
    return (state.words[TURN] as number) % 2
  }

  moves(_state: State, out: Int32Array): number {
    out[0] = WALK
    out[1] = RUN
    out[2] = REST
    return 3
  }

  protected play(state: State, move: Move): void {
    if (this.trap !== undefined && !existsSync(this.trap)) {
      writeFileSync(this.trap, 'seen')
      process.exit(7)
    }
    if (this.pauseMs > 0) Atomics.wait(nothing, 0, 0, this.pauseMs)
    const place = (state.words[TURN] as number) % 2 === 0 ? FIRST_AT : SECOND_AT
    const steps = move === WALK ? 2 : move === RUN ? diceBelow(state, 6) : 0
    state.words[place] = (state.words[place] as number) + steps
    state.words[TURN] = (state.words[TURN] as number) + 1
  }

  outcome(state: State): Outcome | null {
    if ((state.words[FIRST_AT] as number) >= GOAL) return { utility: [1, 0], reason: 'reached' }
    if ((state.words[SECOND_AT] as number) >= GOAL) return { utility: [0, 1], reason: 'reached' }
    return null
  }

  protected hide(): void {}
  protected fill(): void {}

  seen(_state: State, move: Move): Move {
    return move
  }

  kind(): number {
    return 0
  }

  protected moveText(_state: State, move: Move): string {
    return ['walk', 'run', 'rest'][move] as string
  }

  protected check(): void {}
}

/** The games of the arena's tests, as the arena finds those of the project. */
export const games: Record<string, () => Promise<Game>> = {
  race: async () => new Race('race', 0, undefined),
  'slow-race': async () => new Race('slow-race', 1, undefined),
  partners: async () => partners(),
  'three-alone': async () => threeAlone(),
  'trapped-race': async () => new Race('trapped-race', 0, process.env.DEJARIK_TEST_TRAP),
}
