import type { Game, Move, MoveList, Options } from '../../engine/game.js'
import { InputError, suggestion } from '../../engine/input-error.js'
import type { Random } from '../../engine/random.js'
import {
  allUnitKinds,
  ROSTER_SIZE,
  unitKind,
  unitNumber,
} from '../../engine/skirmish/facts/units.js'
import { SkirmishView } from '../../engine/skirmish/knowledge/view.js'
import { ADD, FINISH_FLEET, largeOf, smallOf, verbOf } from '../../engine/skirmish/state/moves.js'
import { RESERVE } from '../../engine/skirmish/state/units.js'
import { FLEETS, type FleetList } from './data/fleets.js'

/** Fleets that players bring along, and how one is built up unit by unit. */

/** Any of the ready-made ones for the battle at hand. */
export const ANY_FLEET = 'any'

/** A fleet as numbers of units of each kind: on the table, and behind those in reserve. */
export type Fleet = Uint8Array

export const FLEET_IDS: readonly string[] = FLEETS.map(({ id }) => id)

const READY: ReadonlyMap<string, Fleet> = new Map(FLEETS.map((one) => [one.id, fleetOf(one)]))

/** No limit to how often a unit may be in a fleet, as `SkirmishView.copyLimit` says it. */
export const NO_LIMIT_OF_COPIES = 0

/** The ready-made fleets that the rules of a game allow: its type of battle, and how often a unit may be there. */
export function readyFleets(battle: string, copyLimit: number): readonly FleetList[] {
  return FLEETS.filter(
    (one) =>
      one.battles.includes(battle) &&
      (copyLimit === NO_LIMIT_OF_COPIES || mostCopies(READY.get(one.id) as Fleet) <= copyLimit),
  )
}

/**
 * The fleets that a setting names: one of the ready-made by its id, all that the rules allow, or one written out as
 * `2*x-wing.luke-skywalker/y-wing`: units on the table, then those in reserve.
 */
export function fleetsNamed(
  setting: string,
  battle: string,
  copyLimit = NO_LIMIT_OF_COPIES,
): readonly Fleet[] {
  const ready = READY.get(setting)
  if (ready !== undefined) return [ready]
  if (setting !== ANY_FLEET) return [readFleet(setting)]
  return readyFleets(battle, copyLimit).map(({ id }) => READY.get(id) as Fleet)
}

/** What a setting names must be a whole fleet by these rules: another one that is built of it would be measured for it. */
export function checkFleet(game: Game, options: Options, setting: string): void {
  if (setting === ANY_FLEET) return
  const [meant] = fleetsNamed(setting, '')
  if (meant === undefined) return
  const s = game.start(options, 'fleet')
  const player = game.actor(s)
  const view = new SkirmishView(player)
  const list = new Int32Array(2 * ROSTER_SIZE + 1)
  let had = chosenBy(view.bind(s))
  let isDone = false
  // Where nothing but to be done is left the game goes on by itself
  while (game.actor(s) === player && game.kinds[game.kind(s)] === 'fleet') {
    const count = game.moves(s, list)
    isDone = verbOf(list[count - 1] as Move) === FINISH_FLEET
    const unit = nextUnit(had, meant, { list, count })
    if (unit === null) break
    game.advance(s, unit)
    isDone = true
    had = chosenBy(view.bind(s))
  }
  const missing = meant.findIndex((count, at) => count > (had[at] as number))
  if (missing >= 0)
    throw new InputError(
      `fleet "${setting}": ${unitKind(missing % ROSTER_SIZE).name} does not fit into it in this battle`,
    )
  if (!isDone) {
    const missing =
      options.battle === 'mixed'
        ? 'a mixed battle wants 10 stars of space units and 10 of ground units'
        : 'no unit is on the table'
    throw new InputError(`fleet "${setting}": it is no whole fleet for this battle: ${missing}`)
  }
}

/** The next unit of a fleet that may be added. */
function nextUnit(had: Fleet, meant: Fleet, { list, count }: MoveList): Move | null {
  for (let i = 0; i < count; i++) {
    const move = list[i] as Move
    if (verbOf(move) !== ADD) continue
    const at = smallOf(move) + largeOf(move) * ROSTER_SIZE
    if ((had[at] as number) < (meant[at] as number)) return move
  }
  return null
}

/** How often the most frequent unit is in a fleet, on the table and in reserve. */
function mostCopies(fleet: Fleet): number {
  let most = 0
  for (let kind = 0; kind < ROSTER_SIZE; kind++)
    most = Math.max(most, (fleet[kind] as number) + (fleet[ROSTER_SIZE + kind] as number))
  return most
}

/** Reads a fleet that is written out; what is wrong with it is an InputError. */
export function readFleet(text: string): Fleet {
  const [table, reserve = '', ...rest] = text.split('/')
  if (rest.length > 0) throw new InputError(`fleet "${text}": more than one /`)
  const fleet = new Uint8Array(2 * ROSTER_SIZE)
  addUnits(table ?? '', 0, fleet)
  addUnits(reserve, ROSTER_SIZE, fleet)
  return fleet
}

/** The same, as it is written out. */
export function fleetText(fleet: Fleet): string {
  const part = (from: number): string =>
    allUnitKinds()
      .filter(({ number }) => number < ROSTER_SIZE && (fleet[from + number] as number) > 0)
      .map(({ id, number }) => {
        const count = fleet[from + number] as number
        return count === 1 ? id : `${count}*${id}`
      })
      .join('.')
  return `${part(0)}/${part(ROSTER_SIZE)}`
}

/** Builds one of several fleets, unit by unit: which one is drawn when nothing is chosen yet. */
export class FleetBuilder {
  private meant: Fleet | null = null

  /** The next move; where none of `fleets` can be built any more, to be done with it, or any. */
  next(view: SkirmishView, moves: MoveList, fleets: readonly Fleet[], random: Random): Move {
    const had = chosenBy(view)
    const begun = fleets.filter((fleet) => isPart(had, fleet))
    if (had.every((count) => count === 0) || this.meant === null || !begun.includes(this.meant))
      this.meant = begun[begun.length > 1 ? random.below(begun.length) : 0] ?? null
    const { meant } = this
    const unit = meant === null ? null : nextUnit(had, meant, moves)
    if (unit !== null) return unit
    const last = moves.list[moves.count - 1] as Move
    return verbOf(last) === FINISH_FLEET ? last : (moves.list[random.below(moves.count)] as Move)
  }
}

function chosenBy(view: SkirmishView): Fleet {
  const had = new Uint8Array(2 * ROSTER_SIZE)
  const end = view.endSlot(view.player)
  for (let slot = view.firstSlot(view.player); slot < end; slot++) {
    const at = view.kind(slot) + (view.place(slot) === RESERVE ? ROSTER_SIZE : 0)
    had[at] = (had[at] as number) + 1
  }
  return had
}

function isPart(part: Fleet, whole: Fleet): boolean {
  return part.every((count, i) => count <= (whole[i] as number))
}

function fleetOf(list: FleetList): Fleet {
  const dotted = (words: string): string => words.split(' ').join('.')
  return readFleet(`${dotted(list.table)}/${dotted(list.reserve)}`)
}

function addUnits(text: string, from: number, fleet: Fleet): void {
  for (const word of text.split('.').filter((one) => one !== '')) {
    const [, times, id] = /^(?:(\d{1,2})\*)?(.+)$/.exec(word) ?? []
    const known = allUnitKinds().filter(({ number }) => number < ROSTER_SIZE)
    if (!known.some((unit) => unit.id === id)) {
      const ids = known.map((unit) => unit.id)
      throw new InputError(`fleet "${text}": unknown unit "${id}"${suggestion(id ?? '', ids)}`)
    }
    const at = from + unitNumber(id ?? '')
    fleet[at] = (fleet[at] as number) + Number(times ?? 1)
  }
}
