import { type Level, type LevelTable, levelNamed } from '../../agents/game-players.js'

/** A strength as people choose it. */
export interface TitledLevel {
  readonly id: string
  readonly name: string
  /** What to expect of it; with figures where it was measured. */
  readonly about: string
  readonly spec: string
  /** What an act of it may take in all. */
  readonly actMs: number
}

/** The levels that have a title, the weakest first. */
export function titledLevels({ levels }: LevelTable): TitledLevel[] {
  return Object.entries(levels).flatMap(([id, level]) =>
    level.title === undefined ? [] : [titled(levels, id, level)],
  )
}

/** A level by its id, or by a name that it had; the usual one for a name that is none. */
export function levelById({ levels, usual }: LevelTable, name: string): TitledLevel {
  const found = levelNamed(levels, name) ?? levelNamed(levels, usual)
  if (found === null) throw new Error(`the table has no level "${usual}"`)
  return titled(levels, found.id, found.level)
}

function titled(levels: LevelTable['levels'], id: string, level: Level): TitledLevel {
  const about = [level.about, measuredText(levels, level)].filter((text) => text !== '').join(' ')
  const { spec, title: name = id, actMs = Number.POSITIVE_INFINITY } = level
  return { id, name, about, spec, actMs }
}

/** What was measured, in a sentence; empty where nothing was. */
export function measuredText(levels: LevelTable['levels'], { measured }: Level): string {
  if (measured === undefined) return ''
  const { against, won, games, secondsAMove } = measured
  const other = levels[against]?.title ?? against
  return `Won ${won} of ${games} games against ${other}; ${secondsText(secondsAMove)} a move.`
}

function secondsText(seconds: number): string {
  return seconds < 0.1 ? 'under 0.1 s' : `${seconds} s`
}
