import { parentPort } from 'node:worker_threads'
import type { PartnerMessage } from '../../agents/mcts/partner.js'
import { PartnerDesk } from '../../agents/mcts/partner-desk.js'
import { GAME_NAMES, loadGame } from '../../engine/games.js'

/** The second thread of a game with a person: it does the other half of the computer's searches. */
const desk = new PartnerDesk(await Promise.all(GAME_NAMES.map(loadGame)))

parentPort?.on('message', (message: PartnerMessage) => desk.take(message))
