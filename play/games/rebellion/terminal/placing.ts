import { listed } from '../../../../engine/english.js'
import { InputError } from '../../../../engine/input-error.js'
import { UNITS } from '../../../../engine/rebellion/data/units.js'
import { EMPIRE, GROUND } from '../../../../engine/rebellion/facts/sides.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import {
  argA,
  argB,
  argC,
  DEPLOY,
  move2,
  move3,
  PLACE,
  verbOf,
} from '../../../../engine/rebellion/state/moves.js'
import type { Trial } from '../../../terminal/trial.js'
import { placeName, unitName, units } from '../words/names.js'
import { groupsIn } from './groups.js'
import { placeMeant } from './typed-names.js'

/** Lines that bring several units to the board: `ac st saleucami` and `deploy all`; in set-up `mygeeto 2 corellia`. */

export const DEPLOYING_LINES: readonly string[] = [
  '  ac st saleucami      these units to one place',
  '  deploy all           all of them where the computer would',
]

export const SETTING_LINES: readonly string[] = [
  '  mygeeto 2 corellia   units of the kind that is asked for, one where no number stands',
  '  all mygeeto          all of the kind',
  '  fill                 the rest where the computer would',
]

export function readDeploying(trial: Trial, words: readonly string[]): boolean {
  const { types, places } = deployable(trial)
  const given = counted(words[0] === 'deploy' ? words.slice(1) : words, places)
  if (given.length === 0 || types.length === 0) return false
  if (given.join(' ') === 'all') {
    trial.fill()
    return trial.moves.length > 0
  }
  const { all, wanted, place } = groupsIn(given, types, places)
  if (place === null && isKind(given, wanted)) return false
  if (place === null)
    throw new InputError(
      `where to? Name a system behind the units: ${listed(places.map(placeName))}`,
    )
  const list = all ? everything(trial, place) : [...wanted]
  for (const [type, count] of list)
    for (let i = 0; i < count; i++) {
      const move = move2(DEPLOY, type, place)
      if (trial.allows(move)) trial.make(move)
      else if (!all)
        throw new InputError(
          places.length > 0 && i + trial.moves.length > 0
            ? `${placeName(place)} takes no ${unitName(type)} beside these: two units in each system`
            : `${placeName(place)} takes no ${unitName(type)}`,
        )
    }
  return trial.moves.length > 0
}

/** `tie 1 ryloth`, as it is typed behind a kind that was chosen: the number counts that kind. */
function counted(words: readonly string[], places: readonly number[]): readonly string[] {
  const [kind = '', count = '', place = '', ...more] = words
  const isBehind = more.length === 0 && /^\d+$/.test(count) && !/^\d/.test(kind)
  if (!isBehind || placeMeant(kind, places) !== null || placeMeant(place, places) === null)
    return words
  return [count, kind, place]
}

/** Just a kind of unit, by its name: where it goes is asked then. */
function isKind(given: readonly string[], wanted: ReadonlyMap<number, number>): boolean {
  const [type, ...more] = wanted.keys()
  return more.length === 0 && given.length === 1 && given[0] === UNITS[type ?? 0]?.id
}

function deployable(trial: Trial): { types: number[]; places: number[] } {
  const legal = trial.legal.filter((move) => verbOf(move) === DEPLOY)
  return { types: [...new Set(legal.map(argA))], places: [...new Set(legal.map(argB))] }
}

/** Strong units first: as many as the place takes. */
function everything(trial: Trial, place: number): [number, number][] {
  const types = trial.legal.filter((move) => verbOf(move) === DEPLOY && argB(move) === place)
  return [...new Set(types.map(argA))].reverse().map((type) => [type, MOST_DEPLOYED])
}

const MOST_DEPLOYED = 2 // F19: per place and Refresh Phase

/** Places of the kind that is asked for: `mygeeto 2 corellia 1`. */
export function readSetting(trial: Trial, words: readonly string[]): boolean {
  const given = words.filter((word) => word !== 'place' && word !== 'at')
  const legal = trial.legal.filter((move) => verbOf(move) === PLACE)
  const places = [...new Set(legal.map(argC))]
  const type = argB(legal[0] ?? 0)
  if (legal.length === 0 || !given.some((word) => placeMeant(word, places) !== null)) return false
  const left = Math.max(...legal.map(argA))
  const bare = new RebellionView(EMPIRE).bind(trial.observation)
  for (const { count, place } of countsIn(given, places, left)) {
    const move = move3(PLACE, count, type, place)
    if (trial.isOpen && trial.allows(move)) trial.make(move)
    // Who must go to a system without others is placed unasked, and may be named all the same
    else if (trial.isOpen || count !== 1 || bare.total(place, EMPIRE, GROUND) > 0)
      throw new InputError(
        count > left
          ? `${units(count, type)}? ${units(left, type)} can be placed now`
          : `${units(count, type)} cannot go to ${placeName(place)}: a system of yours would stay without ground units`,
      )
  }
  return true
}

/** Places with their numbers: behind them, or before them where the first word is one; 1 where none stands. */
function countsIn(
  words: readonly string[],
  places: readonly number[],
  left: number,
): { count: number; place: number }[] {
  const number = (word = ''): number =>
    word === 'all' ? left : /^\d+$/.test(word) ? Number(word) : 0
  const isBefore = number(words[0]) > 0
  const named = new Set<number>()
  return words.flatMap((word, i) => {
    if (number(word) > 0) return []
    const place = placeMeant(word, places)
    if (place === null)
      throw new InputError(`"${word}" is none of your systems: ${places.map(placeName).join(', ')}`)
    if (named.has(place)) throw new InputError(`${placeName(place)} is named twice`)
    named.add(place)
    return [{ place, count: number(words[isBefore ? i - 1 : i + 1]) || 1 }]
  })
}
