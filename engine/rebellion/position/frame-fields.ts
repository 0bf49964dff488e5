import type { State } from '../../state.js'
import {
  ACTION_CARD,
  cardFrame,
  effectNames,
  effectsOf,
  FAILED_MISSION,
  MISSION_CARD,
  OBJECTIVE_CARD,
  TACTIC_TOP,
} from '../cards/card-frame.js'
import type { FieldSort, Field as OwnField } from '../course/frame.js'
import { FIRST_STACK, POOL, RESERVE } from '../facts/leader-places.js'
import { PLACE_COUNT } from '../facts/map.js'
import { SIDE_IDS } from '../facts/sides.js'
import { LEADER_PLACES, MOST_STACKS } from '../state/layout.js'
import {
  actionId,
  leaderId,
  missionId,
  objectiveId,
  systemId,
  tacticId,
  theaterId,
  unitId,
} from '../text/names.js'
import {
  ACTION_IDS,
  type Ids,
  LEADER_IDS,
  MISSION_IDS,
  numbered,
  OBJECTIVE_IDS,
  PLACE_IDS,
  SIDES,
  SYSTEM_IDS,
  TACTIC_IDS,
  THEATERS,
  UNIT_IDS,
} from './ids.js'
import type { Field } from './input.js'
import { idsOfMask, type Json } from './json.js'
import { backOf, readBack } from './observer.js'

/** Fields of frames as positions write them: by name, whatever their numbers are. */

/** Places of leaders: those of the board, what lies beside it, and the face-down missions of each side. */
const LEADER_PLACE_WORDS: readonly string[] = Array.from({ length: LEADER_PLACES }, (_, place) => {
  if (place < PLACE_COUNT) return systemId(place)
  if (place < FIRST_STACK)
    return place === POOL ? 'pool' : place === RESERVE ? 'reserve' : 'eliminated'
  const slot = place - FIRST_STACK
  return `${SIDE_IDS[slot < MOST_STACKS ? 0 : 1]}-mission-${slot % MOST_STACKS}`
})

export function readField(s: State, f: number, sort: FieldSort, value: Field): number {
  if (typeof sort !== 'string') return readOwnSort(sort, value)
  switch (sort) {
    case 'flag':
      return value.flag() ? 1 : 0
    case 'leaders':
      return value.mask(LEADER_IDS, 'leader')
    case 'systems':
      return value.mask(SYSTEM_IDS, 'system')
    case 'card':
      return value.id(CARD_IDS[Math.min(cardFrame.sort.get(s, f), TACTIC_TOP)], 'card')
    case 'effect':
      return readWord(effectNames(effectsOf(s, f)), value)
    case 'chosen':
      return readField(s, f, chosenSort(s, f), value)
    case 'leader-place':
      return readWord(LEADER_PLACE_WORDS, value)
    case 'unit-plus-1':
      return value.id(UNIT_IDS, 'unit') + 1
    case 'tactic-plus-1':
      return readBack(s, value) ?? value.id(TACTIC_IDS, 'tactic card') + 1
    default:
      return value.id(IDS[sort], sort)
  }
}

/** Ids of the cards of each sort; the sorts of tactic cards come last and have the same. */
const CARD_IDS: readonly Ids[] = [MISSION_IDS, ACTION_IDS, OBJECTIVE_IDS, MISSION_IDS, TACTIC_IDS]

const IDS: Readonly<
  Record<
    | 'side'
    | 'theater'
    | 'place'
    | 'system'
    | 'leader'
    | 'unit'
    | 'mission'
    | 'objective'
    | 'tactic',
    Ids
  >
> = {
  side: SIDES,
  theater: THEATERS,
  place: PLACE_IDS,
  system: SYSTEM_IDS,
  leader: LEADER_IDS,
  unit: UNIT_IDS,
  mission: MISSION_IDS,
  objective: OBJECTIVE_IDS,
  tactic: TACTIC_IDS,
}

function readOwnSort(sort: Exclude<FieldSort, string>, value: Field): number {
  if ('flags' in sort)
    return typeof value.value === 'number'
      ? value.count(0, 2 ** sort.flags.length - 1)
      : value.mask(numbered(sort.flags), 'word')
  const [least, most] = sort
  return typeof least === 'number' && typeof most === 'number'
    ? value.count(least, most)
    : readWord(sort.map(String), value)
}

/** The place of a word in its list; files of before may have the place itself. */
export function readWord(words: readonly string[], value: Field): number {
  if (typeof value.value === 'number') return value.count(0, words.length - 1)
  return value.id(numbered(words), 'word')
}

/** What the effect at hand keeps in `chosen`. */
function chosenSort(s: State, f: number): FieldSort {
  return effectsOf(s, f)[cardFrame.effect.get(s, f)]?.chosen ?? [0, 31]
}

export function writeField(s: State, f: number, sort: FieldSort, value: number): Json {
  if (typeof sort !== 'string') return writeOwnSort(sort, value)
  switch (sort) {
    case 'flag':
      return value !== 0
    case 'side':
      return SIDE_IDS[value]
    case 'theater':
      return theaterId(value)
    case 'place':
    case 'system':
      return systemId(value)
    case 'leader':
      return leaderId(value)
    case 'unit':
      return unitId(value)
    case 'unit-plus-1':
      return unitId(value - 1)
    case 'tactic':
      return tacticId(value)
    case 'tactic-plus-1':
      return backOf(value) ?? tacticId(value - 1)
    case 'mission':
      return missionId(value)
    case 'objective':
      return objectiveId(value)
    case 'card':
      return writeCard(s, f, value)
    case 'effect':
      return effectNames(effectsOf(s, f))[value]
    case 'chosen':
      return writeField(s, f, chosenSort(s, f), value)
    case 'leader-place':
      return LEADER_PLACE_WORDS[value]
    case 'leaders':
      return idsOfMask(value, leaderId)
    case 'systems':
      return idsOfMask(value)
  }
}

function writeOwnSort(sort: Exclude<FieldSort, string>, value: number): Json {
  if ('flags' in sort) return sort.flags.filter((_, n) => (value & (1 << n)) !== 0)
  const word = sort[value]
  return typeof word === 'string' ? word : value
}

function writeCard(s: State, f: number, card: number): string {
  switch (cardFrame.sort.get(s, f)) {
    case MISSION_CARD:
    case FAILED_MISSION:
      return missionId(card)
    case ACTION_CARD:
      return actionId(card)
    case OBJECTIVE_CARD:
      return objectiveId(card)
    default:
      return tacticId(card)
  }
}

/** Sorts of which the number 0 has a name: a step without it would silently be about that one. */
const NAMED: readonly FieldSort[] = ['system', 'place', 'mission', 'card', 'tactic']

/** True where a step says nothing without this field; it is always written, and must be given. */
export function isNeeded({ sort, usual }: OwnField): boolean {
  return usual === 0 && NAMED.includes(sort)
}

/** True where a field is written although it holds what is usual. */
export function isAlwaysWritten(field: OwnField): boolean {
  const { sort, usual } = field
  if (usual !== 0) return false
  return isNeeded(field) || sort === 'objective' || (Array.isArray(sort) && sort[0] === 'mission')
}
