import { type PartnerMessage, PartnerPool } from '../../agents/mcts/partner.js'
import { PartnerDesk } from '../../agents/mcts/partner-desk.js'
import { rebellion } from '../../engine/rebellion/index.js'
import type { Request } from '../shell/thinking/messages.js'
import { ThinkingDesk } from '../shell/thinking/thinking-desk.js'

/**
 * The thread that thinks, so that the page stays awake. It is handed observations, never a state;
 * only the curve of a finished game is worked out from the whole record.
 */

/** Name of the thread that this one starts to have help; it runs this same file. */
const PARTNER = 'partner'

if (self.name === PARTNER) {
  const desk = new PartnerDesk([rebellion])
  self.onmessage = (event: MessageEvent<PartnerMessage>) => desk.take(event.data)
} else {
  const desk = new ThinkingDesk((answer) => self.postMessage(answer), startPool)
  self.onmessage = (event: MessageEvent<Request>) => desk.take(event.data)
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
