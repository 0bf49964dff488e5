import type { State } from '../../state.js'
import { lookedAt, lookedAtCount, SEEN_BY_BOTH } from '../cards/decks.js'
import { PLACE_COUNT } from '../facts/map.js'
import { EMPIRE, REBEL, SIDE_IDS } from '../facts/sides.js'
import { GREEN, RED } from '../facts/unit-types.js'
import {
  FACE_IDS,
  hasFace,
  MOST_GREEN,
  MOST_MISSION_DICE,
  missionDiceAt,
} from '../missions/dice.js'
import { MISSION_FLAG_IDS } from '../missions/mission-at-hand.js'
import {
  ACTION_ZONE,
  DEPLOYED_AT,
  LOOKED_AT,
  LOOKED_AT_BY,
  MISSION_FLAGS,
  MOST_LOOKED_AT,
  MOVED_TO,
  OBJECTIVE_ZONE,
  ORIGINS,
  PENDING_COMBATS,
  ROOM,
  SET_DICE,
} from '../state/layout.js'
import { ACTION_LOOKED_AT, OBJECTIVE_LOOKED_AT } from '../state/zones.js'
import {
  actionId,
  COLOUR_IDS,
  faceId,
  missionId,
  objectiveId,
  systemId,
  tacticId,
} from '../text/names.js'
import {
  ACTION_IDS,
  FACES,
  type Ids,
  MISSION_IDS,
  numbered,
  OBJECTIVE_IDS,
  PLACE_IDS,
  SYSTEM_IDS,
  TACTIC_IDS,
} from './ids.js'
import { type Field, quoted } from './input.js'
import { idsOfMask, type Json, type JsonObject, unlessEmpty } from './json.js'
import { type SortOfCard, sortLookedAt } from './looked-at.js'
import { hint } from './newcomers-words.js'
import { backOf, readBack } from './observer.js'
import type { CardPiles, Pile } from './piles.js'

/** What is half done: a movement, a mission's dice, cards looked at, combats to come. */

const FIELDS = [
  'movedTo',
  'origins',
  'room',
  'pendingCombats',
  'deployed',
  'missionFlags',
  'missionDice',
  'greenDice',
  'setDice',
  'lookedAt',
] as const

const NOBODY_MOVED = 255
const MOST_ROOM = 120
const MOST_DEPLOYED = 2

const MISSION_FLAG_NUMBERS = numbered(MISSION_FLAG_IDS)

export function readSituation(s: State, field: Field, piles: CardPiles): void {
  s.bytes[MOVED_TO] = NOBODY_MOVED
  if (!field.isGiven) return
  const of = field.object(FIELDS)
  if (of('movedTo').isGiven) s.bytes[MOVED_TO] = of('movedTo').id(PLACE_IDS, 'place')
  if (of('origins').isGiven) {
    const side = of('origins').object(SIDE_IDS, 'side')
    for (const who of [REBEL, EMPIRE])
      s.words[ORIGINS + who] = side(SIDE_IDS[who]).mask(SYSTEM_IDS, 'system')
  }
  readPlaces(of('room'), (place, value) => {
    s.bytes[ROOM + place] = value.count(1, MOST_ROOM)
  })
  readPlaces(of('deployed'), (place, value) => {
    s.bytes[DEPLOYED_AT + place] = value.count(1, MOST_DEPLOYED)
  })
  s.words[PENDING_COMBATS] = of('pendingCombats').mask(SYSTEM_IDS, 'system')
  s.bytes[MISSION_FLAGS] = of('missionFlags').mask(MISSION_FLAG_NUMBERS, 'flag')
  readMissionDice(s, of('missionDice'), RED, MOST_MISSION_DICE)
  readMissionDice(s, of('greenDice'), GREEN, MOST_GREEN)
  readSetDice(s, of('setDice'))
  if (of('lookedAt').isGiven) readLookedAt(s, of('lookedAt'), piles)
}

function readPlaces(field: Field, put: (place: number, value: Field) => void): void {
  if (!field.isGiven) return
  for (const [id, value] of field.members()) {
    const place = PLACE_IDS.get(id)
    if (place === undefined) field.fail(`unknown system ${quoted(id)}${hint(id, PLACE_IDS.keys())}`)
    put(place, value)
  }
}

export function writeSituation(s: State): Json | undefined {
  const out: JsonObject = {}
  if (s.bytes[MOVED_TO] !== NOBODY_MOVED) out.movedTo = systemId(s.bytes[MOVED_TO])
  const origins: JsonObject = {}
  for (const side of [REBEL, EMPIRE])
    if (s.words[ORIGINS + side] !== 0) origins[SIDE_IDS[side]] = idsOfMask(s.words[ORIGINS + side])
  if (unlessEmpty(origins) !== undefined) out.origins = origins
  writePlaces(s, ROOM, out, 'room')
  if (s.words[PENDING_COMBATS] !== 0) out.pendingCombats = idsOfMask(s.words[PENDING_COMBATS])
  writePlaces(s, DEPLOYED_AT, out, 'deployed')
  const flags = s.bytes[MISSION_FLAGS]
  if (flags !== 0) out.missionFlags = MISSION_FLAG_IDS.filter((_, n) => (flags & (1 << n)) !== 0)
  writeMissionDice(s, out)
  if (lookedAtCount(s) > 0) out.lookedAt = writeLookedAt(s)
  return unlessEmpty(out)
}

function writePlaces(s: State, at: number, out: JsonObject, key: string): void {
  const list: JsonObject = {}
  for (let place = 0; place < PLACE_COUNT; place++)
    if (s.bytes[at + place] !== 0) list[systemId(place)] = s.bytes[at + place]
  if (unlessEmpty(list) !== undefined) out[key] = list
}

// Dice

/** Faces of dice into four counts at `at`; at most `most` dice. */
export function readFaces(s: State, field: Field, at: number, most: number): void {
  const items = field.itemsIfGiven()
  if (items.length > most) field.fail(`${items.length} dice, at most ${most} are rolled`)
  for (const item of items) s.bytes[at + item.id(FACES, 'face of a die')]++
}

/** Faces of the four counts at `at`. */
export function facesAt(s: State, at: number): string[] {
  const faces: string[] = []
  for (let face = 0; face < FACE_IDS.length; face++)
    for (let i = s.bytes[at + face]; i > 0; i--) faces.push(faceId(face))
  return faces
}

function readMissionDice(s: State, dice: Field, colour: number, most: number): void {
  if (!dice.isGiven) return
  const of = dice.object(SIDE_IDS, 'side')
  for (const side of [REBEL, EMPIRE]) {
    const field = of(SIDE_IDS[side])
    readFaces(s, field, missionDiceAt(side, colour), most)
    for (const face of facesAt(s, missionDiceAt(side, colour)))
      if (!hasFace(colour, FACES.get(face) ?? 0)) field.fail(`a green die has no ${face}`)
  }
}

function readSetDice(s: State, set: Field): void {
  if (!set.isGiven) return
  const of = set.object(COLOUR_IDS, 'colour')
  COLOUR_IDS.forEach((id, colour) => {
    if (of(id).isGiven) s.bytes[SET_DICE + colour] = of(id).count(0, 2)
  })
}

function writeMissionDice(s: State, out: JsonObject): void {
  for (const [key, colour] of [
    ['missionDice', RED],
    ['greenDice', GREEN],
  ] as const) {
    const dice: JsonObject = {}
    for (const side of [REBEL, EMPIRE]) {
      const faces = facesAt(s, missionDiceAt(side, colour))
      if (faces.length > 0) dice[SIDE_IDS[side]] = faces
    }
    if (unlessEmpty(dice) !== undefined) out[key] = dice
  }
  const set: JsonObject = {}
  COLOUR_IDS.forEach((id, colour) => {
    if (s.bytes[SET_DICE + colour] !== 0) set[id] = s.bytes[SET_DICE + colour]
  })
  if (unlessEmpty(set) !== undefined) out.setDice = set
}

// Cards looked at

interface Sort {
  readonly ids: Ids
  readonly idOf: (card: number) => string
  readonly pile: (piles: CardPiles) => Pile
}

const SORTS: Readonly<Record<SortOfCard, Sort>> = {
  missions: { ids: MISSION_IDS, idOf: missionId, pile: (piles) => piles.missions },
  actions: { ids: ACTION_IDS, idOf: actionId, pile: (piles) => piles.actions },
  objectives: { ids: OBJECTIVE_IDS, idOf: objectiveId, pile: (piles) => piles.objectives },
  probes: { ids: SYSTEM_IDS, idOf: systemId, pile: (piles) => piles.probes },
  tactics: { ids: TACTIC_IDS, idOf: tacticId, pile: (piles) => piles.tactics },
}

const VIEWERS: Ids = new Map([
  ['rebel', REBEL + 1],
  ['empire', EMPIRE + 1],
  ['both', SEEN_BY_BOTH],
])

/** Cards off their deck. The step that waits tells what sort they are; so the stack is read first. */
function readLookedAt(s: State, field: Field, piles: CardPiles): void {
  const of = field.object(['by', 'cards'])
  const sort = sortLookedAt(s)
  if (sort === null) field.fail('no step of the stack looks at cards; leave it out')
  s.bytes[LOOKED_AT_BY] = of('by').id(VIEWERS, 'viewer')
  const items = of('cards').items()
  if (items.length < 1 || items.length > MOST_LOOKED_AT)
    of('cards').fail(`expected 1 to ${MOST_LOOKED_AT} cards, found ${items.length}`)
  items.forEach((item, i) => {
    const back = readBack(s, item)
    if (back !== undefined) {
      s.bytes[LOOKED_AT + i] = back
      return
    }
    const card = item.id(SORTS[sort].ids, 'card')
    SORTS[sort].pile(piles).take(card, item)
    s.bytes[LOOKED_AT + i] = card + 1
    if (sort === 'actions') s.bytes[ACTION_ZONE + card] = ACTION_LOOKED_AT
    if (sort === 'objectives') s.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_LOOKED_AT
  })
}

function writeLookedAt(s: State): Json {
  const sort = sortLookedAt(s) ?? 'probes'
  const by = [...VIEWERS].find(([, n]) => n === s.bytes[LOOKED_AT_BY])?.[0] ?? '?'
  const cards: string[] = []
  for (let i = 0; i < lookedAtCount(s); i++)
    cards.push(backOf(s.bytes[LOOKED_AT + i]) ?? SORTS[sort].idOf(lookedAt(s, i)))
  return { by, cards }
}
