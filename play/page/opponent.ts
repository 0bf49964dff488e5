import { type PartnerMessage, PartnerPool } from '../../agents/mcts/partner.js'
import { PartnerDesk } from '../../agents/mcts/partner-desk.js'
import { GAME_NAMES, loadGame } from '../../engine/games.js'
import { type Answer, faultAnswer, type Request } from '../shell/thinking/messages.js'
import { ThinkingDesk } from '../shell/thinking/thinking-desk.js'

/**
 * The thread that thinks, so that the page stays awake. It is handed observations, never a state;
 * only the curve of a finished game is worked out from the whole record.
 */

/** Name of the thread that this one starts to have help; it runs this same file. */
const PARTNER = 'partner'

if (self.name === PARTNER) {
  const desk = Promise.all(GAME_NAMES.map(loadGame)).then((games) => new PartnerDesk(games))
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

async function deskFor(game: string): Promise<ThinkingDesk> {
  return new ThinkingDesk(await loadGame(game), answer, startPool)
}

function answer(found: Answer): void {
  self.postMessage(found)
}

function startPool(): PartnerPool | null {
  if (navigator.hardwareConcurrency < 2) return null
  const options = { type: 'module', name: PARTNER } as const
  const worker = new Worker(new URL('./opponent.js', import.meta.url), options)
  const started = new PartnerPool({
    post: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
  })
  worker.onerror = () => started.end()
  return started
}
