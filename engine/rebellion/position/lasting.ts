import type { State } from '../../state.js'
import { SIDE_IDS, THEATER_IDS } from '../facts/sides.js'
import type { Lasting, LastingSort } from '../state/lasting.js'
import { leaderId, objectiveId, systemId, tacticId, unitId } from '../text/names.js'
import {
  type Ids,
  LEADER_IDS,
  numbered,
  OBJECTIVE_IDS,
  SIDES,
  SYSTEM_IDS,
  TACTIC_IDS,
  THEATERS,
  UNIT_IDS,
} from './ids.js'
import type { Field } from './input.js'
import type { Json, JsonObject } from './json.js'

/** Effects and facts that last a while, written and read as they are declared (state/lasting.ts). */

interface Writing {
  readonly read: (s: State, lasting: Lasting, field: Field) => void
  readonly write: (s: State, lasting: Lasting) => Json
}

export function readLasting(s: State, lasting: Lasting, field: Field): void {
  if (field.isGiven) writingOf(lasting.sort).read(s, lasting, field)
}

/** What is written of it; undefined while there is nothing of it. */
export function writeLasting(s: State, lasting: Lasting): Json | undefined {
  for (let i = 0; i < lasting.length; i++)
    if (lasting.of(s, i) !== lasting.none) return writingOf(lasting.sort).write(s, lasting)
  return undefined
}

function writingOf(sort: LastingSort): Writing {
  if (typeof sort === 'string') return PLAIN[sort]
  if ('most' in sort && 'tally' in sort) return tally(sort.tally, sort.most)
  if ('most' in sort) return count(sort.most)
  if ('bySide' in sort)
    return each(
      SIDE_IDS,
      'side',
      (field) => field.count(0, sort.bySide),
      (value) => value,
    )
  return 'counts' in sort ? counts(sort.counts) : flags(sort.flags)
}

/** One thing with an id; `shift` is what its number is raised by. */
function one(ids: Ids, noun: string, idOf: (n: number) => string, shift = 0): Writing {
  return {
    read: (s, lasting, field) => lasting.set(s, field.id(ids, noun) + shift),
    write: (s, lasting) => idOf(lasting.get(s) - shift),
  }
}

/** A set of a few words, a bit each. */
function flags(words: readonly string[], noun = 'word'): Writing {
  const numbers = numbered(words)
  return {
    read: (s, lasting, field) => lasting.set(s, field.mask(numbers, noun)),
    write: (s, lasting) => words.filter((_, n) => (lasting.get(s) & (1 << n)) !== 0),
  }
}

function count(most: number): Writing {
  return {
    read: (s, lasting, field) => lasting.set(s, field.count(0, most)),
    write: (s, lasting) => lasting.get(s),
  }
}

/** Something of each side, or of each theater. */
function each(
  ids: readonly string[],
  noun: string,
  read: (field: Field) => number,
  write: (value: number) => Json,
): Writing {
  return {
    read(s, lasting, field) {
      const of = field.object(ids, noun)
      ids.forEach((id, n) => {
        if (of(id).isGiven) lasting.put(s, n, read(of(id)))
      })
    },
    write(s, lasting) {
      const out: JsonObject = {}
      ids.forEach((id, n) => {
        if (lasting.of(s, n) !== 0) out[id] = write(lasting.of(s, n))
      })
      return out
    },
  }
}

function byTheater(read: (field: Field) => number, write: (value: number) => Json): Writing {
  return each(THEATER_IDS, 'theater', read, write)
}

function counts(most: number): Writing {
  return byTheater(
    (field) => field.count(0, most),
    (value) => value,
  )
}

function tally(kinds: number, most: number): Writing {
  return {
    read(s, lasting, field) {
      for (const item of field.items()) {
        const kind = item.count(1, kinds) - 1
        if (lasting.of(s, kind) >= most) item.fail(`more than ${most} are never due`)
        lasting.put(s, kind, lasting.of(s, kind) + 1)
      }
    },
    write(s, lasting) {
      const due: number[] = []
      for (let kind = 0; kind < kinds; kind++)
        for (let i = lasting.of(s, kind); i > 0; i--) due.push(kind + 1)
      return due
    },
  }
}

const PLAIN: Readonly<Record<Extract<LastingSort, string>, Writing>> = {
  flag: {
    read: (s, lasting, field) => lasting.set(s, field.flag() ? 1 : 0),
    write: () => true,
  },
  side: one(SIDES, 'side', (n) => SIDE_IDS[n]),
  theater: one(THEATERS, 'theater', (n) => THEATER_IDS[n]),
  system: one(SYSTEM_IDS, 'system', systemId),
  'maybe-system': one(SYSTEM_IDS, 'system', systemId),
  'maybe-leader': one(LEADER_IDS, 'leader', leaderId),
  'leader-plus-1': one(LEADER_IDS, 'leader', leaderId, 1),
  theaters: flags(THEATER_IDS, 'theater'),
  objectives: {
    read(s, lasting, field) {
      for (const item of field.items()) {
        const card = item.id(OBJECTIVE_IDS, 'objective')
        lasting.put(s, card >> 3, lasting.of(s, card >> 3) | (1 << (card & 7)))
      }
    },
    write: (s, lasting) =>
      [...OBJECTIVE_IDS.values()]
        .filter((card) => (lasting.of(s, card >> 3) & (1 << (card & 7))) !== 0)
        .map(objectiveId),
  },
  sides: {
    read(s, lasting, field) {
      for (const item of field.items()) lasting.put(s, item.id(SIDES, 'side'), 1)
    },
    write: (s, lasting) => SIDE_IDS.filter((_, side) => lasting.of(s, side) !== 0),
  },
  tactics: each(
    SIDE_IDS,
    'side',
    (field) => field.id(TACTIC_IDS, 'tactic card') + 1,
    (value) => tacticId(value - 1),
  ),
  'unit-plus-1': one(UNIT_IDS, 'unit', unitId, 1),
  winners: byTheater(
    (field) => field.id(SIDES, 'side') + 1,
    (value) => SIDE_IDS[value - 1],
  ),
}
