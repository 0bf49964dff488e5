import type { GameResult, GameTask } from '../match/game-task.js'
import type { GroupBook } from '../plan/group-book.js'
import type { ForfeitNews, TournamentNews } from './news.js'

/** How a tournament goes on, for another program: an object a line. */
export class EventLines implements TournamentNews {
  constructor(
    private readonly write: (line: string) => void,
    private readonly folder: string,
  ) {}

  begin({ plan, planned, done, first }: GroupBook): void {
    const agents = plan.agents.map(({ agent, spec }) => ({ agent, spec }))
    this.say('begin', {
      folder: this.folder,
      game: plan.game,
      seed: plan.seed,
      agents,
      first,
      planned,
      done,
    })
  }

  game({ number, world, players }: GameTask, result: GameResult): void {
    this.say('game', {
      number,
      world,
      players: players.map(({ agent }) => agent),
      points: result.halfPoints.map((half) => half / 2),
      ended: result.reason,
      length: result.facts.length,
      seconds: result.timing.spentMs.map((ms) => Math.round(ms) / 1000),
    })
  }

  forfeit(news: ForfeitNews): void {
    this.say('forfeit', { ...news })
  }

  decided({ sprt }: GroupBook, running: number): void {
    this.say('decided', { decision: sprt?.decision, llr: sprt?.ratio, pairs: sprt?.pairs, running })
  }

  /** After the results are written. */
  finish(state: string, done: number, planned: number, verdict: string): void {
    this.say('end', { folder: this.folder, state, done, planned, verdict })
  }

  private say(event: string, facts: object): void {
    this.write(`${JSON.stringify({ event, ...facts })}\n`)
  }
}

/** Tells several. */
export function allOf(listeners: readonly TournamentNews[]): Required<TournamentNews> {
  return {
    begin: (book) => listeners.forEach((one) => void one.begin?.(book)),
    game: (task, result) => listeners.forEach((one) => void one.game?.(task, result)),
    forfeit: (news) => listeners.forEach((one) => void one.forfeit?.(news)),
    decided: (book, running) => listeners.forEach((one) => void one.decided?.(book, running)),
    end: () => listeners.forEach((one) => void one.end?.()),
  }
}
