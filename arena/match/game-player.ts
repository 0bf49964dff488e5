import type { AnyAgent } from '../../agents/agent.js'
import { createAgent, type FileSpec, parseSpec } from '../../agents/spec.js'
import type { Game } from '../../engine/game.js'
import { sideNumbers } from '../../engine/seats.js'
import { type BotGame, ExecBot } from '../bots/exec-bot.js'
import type { ExecProgram } from '../bots/exec-program.js'
import { BotFailure } from '../bots/failure.js'
import { ModuleBot, ModuleProcess } from '../bots/module-bot.js'
import { plugOf } from '../games.js'
import { packMoves } from '../results/move-text.js'
import { beginning } from './begin.js'
import type { Forfeit, GameResult, GameTask, Mistake } from './game-task.js'
import { halfPointsAfterForfeit } from './half-points.js'
import { loadGame } from './load-game.js'
import { type Played, playMatch } from './match.js'
import { Notebook } from './notebook.js'

/** Plays tasks one after the other; keeps loaded what the next game needs again. */
export class GamePlayer {
  private readonly hosts = new Map<string, ModuleProcess>()
  /** Programs that play many games and wait for the next, by who they are. */
  private readonly programs = new Map<string, ExecProgram>()

  constructor(private readonly gamesAddress: string | null) {}

  async play(task: GameTask): Promise<GameResult> {
    const game = await loadGame(task.rules, this.gamesAddress)
    const agents: AnyAgent[] = []
    try {
      for (let seat = 0; seat < task.players.length; seat++)
        agents.push(await this.seat(task, game, seat))
    } catch (error) {
      await this.close(agents)
      if (!(error instanceof BotFailure)) throw error
      return this.unplayed(task, game, agents.length, error)
    }
    const observer = plugOf(task.rules).observe(game)
    const players = agents.map((agent, seat) => ({
      agent,
      isTimed: task.players[seat]?.isTimed ?? false,
    }))
    const played = await playMatch(game, task, players, task.limits, observer, task.adjudication)
    const left = await this.leave(agents, played, sidesOf(task, game))
    return result(task, game, left, observer.facts(played.state), mistakesOf(agents))
  }

  end(): void {
    for (const host of this.hosts.values()) host.end()
    this.hosts.clear()
    for (const program of this.programs.values()) program.kill()
    this.programs.clear()
  }

  private async seat(task: GameTask, game: Game, seat: number): Promise<AnyAgent> {
    const player = task.players[seat] as GameTask['players'][number]
    const spec = parseSpec(player.spec, game.name)
    if (spec.kind === 'ours')
      return createAgent(spec, { game, options: task.options, player: seat, seed: task.luck })
    const setting: BotGame = {
      game,
      options: task.options,
      seat,
      number: task.number,
      seed: `${task.luck}/${seat}`,
      limits: task.limits,
    }
    if (spec.kind === 'exec') return this.execBot(task, seat, spec.command, setting)
    return ModuleBot.start(this.host(task, seat, spec), setting)
  }

  private async execBot(
    task: GameTask,
    seat: number,
    command: string,
    setting: BotGame,
  ): Promise<ExecBot> {
    const key = `${task.rules}/${JSON.stringify(task.options)}/${seat}/${command}`
    const waiting = this.programs.get(key)
    const bot = await ExecBot.start(
      command,
      setting,
      waiting?.isBroken === false ? waiting : undefined,
    )
    if (bot.program.playsMany) this.programs.set(key, bot.program)
    return bot
  }

  private host(task: GameTask, seat: number, { path, settings }: FileSpec): ModuleProcess {
    const key = `${task.rules}/${seat}/${path}:${settings}`
    const found = this.hosts.get(key)
    if (found !== undefined && !found.isBroken) return found
    const { gamesAddress } = this
    const host = new ModuleProcess({ path, settings, rules: task.rules, gamesAddress })
    this.hosts.set(key, host)
    return host
  }

  /** Lets the bots go. One that will not loses the game for its side, whatever its result. */
  private async leave(
    agents: readonly AnyAgent[],
    played: Played,
    sides: readonly number[],
  ): Promise<Played> {
    let late: Forfeit | null = null
    for (const [seat, agent] of agents.entries()) {
      if (agent instanceof ExecBot) {
        const points = (played.halfPoints[seat] as number) / 2
        const failure = await agent.finish({ reason: played.reason, points })
        if (failure !== null && late === null && played.forfeit === null)
          late = outsideOfMoves(seat, failure)
      } else await agent.close?.()
    }
    if (late === null) return played
    return {
      ...played,
      forfeit: late,
      reason: 'forfeit',
      halfPoints: halfPointsAfterForfeit(sides, late.seat),
    }
  }

  private async close(agents: readonly AnyAgent[]): Promise<void> {
    for (const agent of agents) {
      if (agent instanceof ExecBot) await agent.finish({ reason: 'not-played', points: 0 })
      else await agent.close?.()
    }
  }

  /** A game that one seat lost before it began. */
  private unplayed(task: GameTask, game: Game, seat: number, failure: BotFailure): GameResult {
    const state = beginning(game, task)
    const observer = plugOf(task.rules).observe(game)
    observer.begin(state)
    const played: Played = {
      halfPoints: halfPointsAfterForfeit(sidesOf(task, game), seat),
      reason: 'forfeit',
      decisions: task.players.map(() => 0),
      moves: [],
      forfeit: outsideOfMoves(seat, failure),
      histograms: [],
      notebook: new Notebook(),
      state,
    }
    return result(task, game, played, observer.facts(state), [])
  }
}

/** A bot that failed before its first move or after the last one. */
function outsideOfMoves(seat: number, { reason, detail, stderr }: BotFailure): Forfeit {
  return { seat, reason, detail, stderr, position: '', before: [], legal: [] }
}

function mistakesOf(agents: readonly AnyAgent[]): Mistake[] {
  return agents.flatMap((agent, seat) =>
    agent instanceof ExecBot ? agent.mistakes.map((what) => ({ seat, what })) : [],
  )
}

function sidesOf(task: GameTask, game: Game): number[] {
  return sideNumbers(game.seats(task.options))
}

function result(
  task: GameTask,
  game: Game,
  played: Played,
  facts: GameResult['facts'],
  mistakes: GameResult['mistakes'],
): GameResult {
  return {
    number: task.number,
    edition: game.edition,
    halfPoints: played.halfPoints,
    reason: played.reason,
    decisions: played.decisions,
    facts,
    moves: packMoves(played.moves),
    hash: game.hash(played.state),
    forfeit: played.forfeit,
    mistakes,
    opinions: played.notebook.opinions,
    thinkers: played.notebook.thinkers,
    timing: {
      histograms: played.histograms.map((one) => one.pack()),
      spentMs: played.histograms.map((one) => one.spentMs),
      longestMs: played.histograms.map((one) => one.longestMs),
      moments: played.notebook.moments,
    },
  }
}
