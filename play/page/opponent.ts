import { type PartnerMessage, PartnerPool } from '../../agents/mcts/partner.js'
import { PartnerDesk } from '../../agents/mcts/partner-desk.js'
import { addGamePlayers } from '../../agents/players-at-hand.js'
import type { Game, Options } from '../../engine/game.js'
import { loadGame } from '../../engine/games.js'
import { fillState } from '../../engine/state.js'
import { frontOf } from '../games.js'
import { type Answer, faultAnswer, type Request } from '../shell/thinking/messages.js'
import { ThinkingDesk } from '../shell/thinking/thinking-desk.js'

/**
 * The thread that thinks, so that the page stays awake. It is handed observations, never a state;
 * only the curve of a finished game is worked out from the whole record.
 */

/** So begins the name of the thread that this one starts to have help, with the game after it; it runs this same file. */
const PARTNER = 'partner of '

if (self.name.startsWith(PARTNER)) {
  const loading = gameToPlay(self.name.slice(PARTNER.length))
  const desk = loading.then(({ game }) => new PartnerDesk([game]))
  hear<PartnerMessage>(async (message) => {
    if (message.type === 'seat') await (await loading).load(message.seat.options)
    const ready = await desk
    ready.take(message)
  })
} else {
  let begun: Promise<{ readonly playable: Playable; readonly desk: ThinkingDesk }> | null = null
  hear<Request>(async (request) => {
    try {
      if (request.type === 'begin') begun = begin(request.game)
      const { playable, desk } = (await begun) ?? nobodyBegan()
      await playable.load(optionsIn(request, playable.game))
      desk.take(request)
    } catch (error) {
      answer(faultAnswer(request.id, error))
    }
  })
}

/** Messages are answered in their order, though something may have to be loaded for one. */
function hear<M>(take: (message: M) => Promise<void>): void {
  let turn = Promise.resolve()
  self.onmessage = ({ data }: MessageEvent<M>) => {
    // One that went wrong is the page's to hear of, and the next one is answered all the same
    turn = turn.catch(() => {}).then(() => take(data))
  }
}

function nobodyBegan(): never {
  throw new Error('asked before the game was named')
}

async function begin(name: string) {
  const playable = await gameToPlay(name)
  return { playable, desk: new ThinkingDesk(playable.game, answer, () => startPool(name)) }
}

/** A game with its players; those of the others are not loaded. */
interface Playable {
  readonly game: Game
  /** Brings what else is needed for these options. */
  load(options: Options): Promise<void>
}

async function gameToPlay(name: string): Promise<Playable> {
  const [game, players] = await Promise.all([loadGame(name), frontOf(name).players?.()])
  if (players !== undefined) addGamePlayers(name, players)
  return { game, load: async (options) => players?.load?.(options) }
}

/** The options of the game that is asked about. */
function optionsIn(request: Request, game: Game): Options {
  if ('record' in request) return request.record.options
  if (!('observation' in request)) return {}
  const state = game.blank()
  fillState(request.observation, state)
  return game.optionsOf(state)
}

function answer(found: Answer): void {
  self.postMessage(found)
}

function startPool(game: string): PartnerPool | null {
  if (navigator.hardwareConcurrency < 2) return null
  const options = { type: 'module', name: PARTNER + game } as const
  const worker = new Worker(new URL('./opponent.js', import.meta.url), options)
  const started = new PartnerPool({
    post: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
  })
  worker.onerror = () => started.end()
  return started
}
