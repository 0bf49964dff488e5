import type { LevelTable } from '../../agents/game-players.js'

/** A strength as people choose it where they wait. */
export interface TitledLevel {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly spec: string
  /** What an act of it may take in all. */
  readonly actMs: number
}

/** The levels that have a title, the weakest first. */
export function titledLevels({ levels }: LevelTable): TitledLevel[] {
  return Object.entries(levels).flatMap(
    ([id, { title, about, spec, actMs = Number.POSITIVE_INFINITY }]) =>
      title === undefined ? [] : [{ id, name: title, about, spec, actMs }],
  )
}

/** A level by its id, any of the table; the usual one for an id that is none. */
export function levelById(table: LevelTable, id: string): TitledLevel {
  const known = Object.hasOwn(table.levels, id) ? id : table.usual
  const level = table.levels[known]
  if (level === undefined) throw new Error(`the table has no level "${known}"`)
  const { title: name = known, about, spec, actMs = Number.POSITIVE_INFINITY } = level
  return { id: known, name, about, spec, actMs }
}
