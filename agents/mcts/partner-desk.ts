import type { Game } from '../../engine/game.js'
import { fillState, type State } from '../../engine/state.js'
import type { Clock } from '../agent.js'
import { brainsFor } from '../brains-for.js'
import { DecisionSearch } from './decision-search.js'
import {
  ANSWERED,
  HURRY,
  LISTENING,
  type PartnerMessage,
  type SharedMemory,
  sharedMemory,
} from './partner.js'
import { RootSums } from './sums.js'

/** The answering end: what runs in the second thread. Its host hands it the messages one after the other. */
export class PartnerDesk {
  private memory: SharedMemory | null = null
  private readonly halves = new Map<
    number,
    { readonly half: DecisionSearch; readonly seen: State }
  >()

  constructor(private readonly games: readonly Game[]) {}

  take(message: PartnerMessage): void {
    switch (message.type) {
      case 'share':
        this.memory = sharedMemory(message.memory)
        Atomics.store(this.memory.control, LISTENING, 1)
        return
      case 'seat':
        this.sit(message)
        return
      case 'notice': {
        const agent = this.halves.get(message.agent)
        if (agent === undefined) return
        fillState(message.bytes, agent.seen)
        agent.half.brains.notice(agent.seen)
        return
      }
      case 'search':
        this.answer(message)
        return
      case 'close':
        this.halves.delete(message.agent)
    }
  }

  private sit({ agent, seat }: Extract<PartnerMessage, { type: 'seat' }>): void {
    const game = this.games.find((one) => one.name === seat.game)
    if (game === undefined || this.memory === null) return
    const { player, settings } = seat
    const brains = brainsFor({ ...seat, game }, settings)
    const sums = new RootSums(this.memory.cells)
    const half = new DecisionSearch(game, player, settings, brains, sums)
    this.halves.set(agent, { half, seen: game.blank() })
  }

  /** Whatever goes wrong is said by the sign of the number: the asker then does the same himself, and it goes wrong there. */
  private answer(question: Extract<PartnerMessage, { type: 'search' }>): void {
    const { memory } = this
    if (memory === null) return
    const { control } = memory
    let number = -question.number
    try {
      if (this.search(question, this.clock(control, question.limitMs))) number = question.number
    } catch {
      number = -question.number
    }
    Atomics.store(control, ANSWERED, number)
    Atomics.notify(control, ANSWERED)
  }

  private search(
    { agent, bytes, moves, tieSeed, seed }: Extract<PartnerMessage, { type: 'search' }>,
    clock: Clock,
  ): boolean {
    const found = this.halves.get(agent)
    if (found === undefined) return false
    const { half, seen } = found
    const began = clock.now()
    fillState(bytes, seen)
    if (!half.open(seen, { list: moves, count: moves.length }, tieSeed)) return false
    half.run({ observation: seen, seed, halves: 2, number: 1, clock, began })
    return true
  }

  private clock(control: Int32Array, limitMs: number): Clock {
    return {
      limitMs,
      now: () =>
        Atomics.load(control, HURRY) === 0 ? performance.now() : Number.POSITIVE_INFINITY,
    }
  }
}
