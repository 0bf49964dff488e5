import { Script } from '../../../agents/rebellion/script.js'
import { MOST_MOVES, NOBODY, type Observation } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { BASE_MOVED } from '../../../engine/rebellion/state/signal.js'
import type { State } from '../../../engine/state.js'

/** Who watches a scripted game through the eyes of the Empire. */
export interface Watcher {
  /** A new game. */
  begin?(seed: string): void
  /** What the Empire sees after each move that it may see. */
  notice(observation: Observation, signal: number): void
  /** The beginning of a round; only the tester sees the true state. */
  round(state: State, observation: Observation, relocated: boolean): void
  /** One decision in forty, as it is about to be made. */
  decision?(state: State): void
}

/** Plays scripted games with some strays. */
export function watchGames(name: string, games: number, watcher: Watcher): void {
  const list = new Int32Array(MOST_MOVES)
  const script = new Script()
  const views = [new RebellionView(REBEL), new RebellionView(EMPIRE)] as const
  for (let number = 0; number < games; number++) {
    const seed = `${name} ${number}`
    const state = rebellion.start({}, seed)
    const random = new Random(number)
    watcher.begin?.(seed)
    let relocated = false
    let wasQuiet = true
    let decisions = 0
    for (let player = rebellion.actor(state); player !== NOBODY; player = rebellion.actor(state)) {
      const quiet = rebellion.quiet(state)
      if (quiet && !wasQuiet) watcher.round(state, rebellion.observe(state, EMPIRE), relocated)
      wasQuiet = quiet
      if (++decisions % 40 === 0) watcher.decision?.(state)
      const view = (views[player] as RebellionView).bind(state)
      const moves = { list, count: rebellion.moves(state, list) }
      rebellion.advance(state, script.choose(view, view.kind, moves, random, 0.05))
      if (rebellion.isOpen?.(state, EMPIRE) === false) continue
      const observation = rebellion.observe(state, EMPIRE)
      const signal = rebellion.signal(observation, EMPIRE)
      if ((signal & BASE_MOVED) !== 0) relocated = true
      watcher.notice(observation, signal)
    }
  }
}
