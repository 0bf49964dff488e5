import { type PartnerMessage, PartnerPool } from '../../agents/mcts/partner.js'
import { PartnerDesk } from '../../agents/mcts/partner-desk.js'
import { addGamePlayers } from '../../agents/players-at-hand.js'
import type { Game } from '../../engine/game.js'
import { loadGame } from '../../engine/games.js'
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
  const desk = gameToPlay(self.name.slice(PARTNER.length)).then((game) => new PartnerDesk([game]))
  self.onmessage = (event: MessageEvent<PartnerMessage>) =>
    void desk.then((ready) => ready.take(event.data))
} else {
  let desk: Promise<ThinkingDesk> | null = null
  self.onmessage = ({ data }: MessageEvent<Request>) => {
    if (data.type === 'begin') desk = deskFor(data.game)
    desk?.then(
      (ready) => ready.take(data),
      (error: unknown) => answer(faultAnswer(data.id, error)),
    )
  }
}

async function deskFor(name: string): Promise<ThinkingDesk> {
  const game = await gameToPlay(name)
  return new ThinkingDesk(game, answer, () => startPool(name))
}

/** A game with its players; those of the others are not loaded. */
async function gameToPlay(name: string): Promise<Game> {
  const [game, players] = await Promise.all([loadGame(name), frontOf(name).players?.()])
  if (players !== undefined) addGamePlayers(name, players)
  return game
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
