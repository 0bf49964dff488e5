import type { GameEvent } from '../../game.js'
import { PHASE_IDS } from '../facts/phases.js'
import { POST_IDS } from '../facts/posts.js'
import { SIDE_IDS } from '../facts/sides.js'
import { AGAIN, high, low, type Note, OUTCOME_IDS, PLACED_IDS } from '../state/journal.js'
import { DECKS } from '../state/layout.js'
import { NONE } from '../state/moves.js'
import type { Entry } from './entry.js'
import { cardOfDeck, EVENT_FIELDS } from './event-fields.js'
import {
  actionId,
  COLOUR_IDS,
  colourId,
  faceId,
  leaderId,
  markerId,
  missionId,
  objectiveId,
  ringId,
  systemId,
  tacticId,
  theaterId,
  unitId,
} from './names.js'
import { bits } from './words.js'

/** Notes as events: what happened as data, for arrows, dice, counters and whoever does not read English. */

type Writable = {
  -readonly [Key in keyof GameEvent]: NonNullable<GameEvent[Key]> extends readonly (infer Item)[]
    ? Item[]
    : GameEvent[Key]
}

/** The event that notes of one kind come to, told together in `text`. */
export function eventOf(run: readonly Entry[], text: string, byItself = false): GameEvent {
  const event: Writable = { kind: run[0].note.kind, text }
  if (byItself) event.byItself = true
  for (const { note, known } of run) addNote(event, note, known)
  return event
}

function addNote(event: Writable, note: Note, known: boolean): void {
  const roles = EVENT_FIELDS[note.kind].split(' ')
  const numbers = [note.a, note.b, note.c]
  roles.forEach((role, i) => {
    if (role.startsWith('?') && !known) hide(event)
    else ADDERS[role.replace('?', '')]?.(event, numbers[i], note)
  })
}

function hide(event: Writable): void {
  event.hidden = true
  event.hiddenCount = (event.hiddenCount ?? 0) + 1
}

type Die = NonNullable<GameEvent['dice']>[number]
type Adder = (event: Writable, value: number, note: Note) => void

const ADDERS: Readonly<Record<string, Adder>> = {
  side: (event, side) => {
    if (SIDE_IDS[side] !== undefined) event.side = SIDE_IDS[side]
  },
  post: (event, post) => {
    if (post > 0) event.word = POST_IDS[post - 1]
  },
  value: (event, value) => {
    event.value = value
  },
  points: (event, points) => {
    event.value = (event.value ?? 0) + points
  },
  against: (event, value) => {
    event.against = value
  },
  phase: (event, phase) => {
    event.word = PHASE_IDS[phase]
  },
  theater: (event, theater) => {
    if (theater < 2) event.word = theaterId(theater)
  },
  // A roll of no battle names no theater
  roll: (event, roll) => {
    if (roll % AGAIN < 2) event.word = theaterId(roll % AGAIN)
    if (roll >= AGAIN) event.value = 1
  },
  why: (event, why) => {
    if (PLACED_IDS[why] !== undefined) event.word = PLACED_IDS[why]
  },
  how: (event, how) => {
    event.word = OUTCOME_IDS[how]
  },
  deck: (event, deck) => {
    event.word = DECKS[deck].id
  },
  reason: (event, reason) => {
    event.value = reason
  },
  place: (event, place) => addPlace(event, place),
  // A yes or no about the place before, or the systems of which one is right
  answer: (event, answer, { a }) => {
    if (a !== NONE) event.value = answer
    else for (const place of bits(answer)) addPlace(event, place)
  },
  'from-to': (event, packed) => {
    addPlace(event, low(packed))
    addPlace(event, high(packed))
  },
  'place-target': (event, packed) => {
    addPlace(event, low(packed))
    if (high(packed) !== NONE) event.target = leaderId(high(packed))
  },
  'side-bonus': (event, packed) => {
    event.side = SIDE_IDS[low(packed)]
  },
  leader: (event, leader) => {
    if (leader !== NONE) add(event, 'leaders', leaderId(leader))
  },
  leaders: (event, mask) => {
    for (const leader of bits(mask)) add(event, 'leaders', leaderId(leader))
  },
  ring: (event, ring) => {
    event.word = ringId(ring)
  },
  marker: (event, marker) => {
    event.word = markerId(marker)
  },
  mission: (event, card) => add(event, 'cards', missionId(card)),
  action: (event, card) => add(event, 'cards', actionId(card)),
  objective: (event, card) => add(event, 'cards', objectiveId(card)),
  tactic: (event, card) => add(event, 'cards', tacticId(card)),
  card: (event, card, note) => add(event, 'cards', cardOfDeck(note.a, card)),
  unit: (event, type, note) => addUnits(event, unitId(type), countOf(note)),
  faces: (event, faces) => {
    addFaces(event, COLOUR_IDS[0], faces)
    addFaces(event, COLOUR_IDS[1], faces >>> 16)
  },
  green: (event, faces) => addFaces(event, COLOUR_IDS[2], faces),
  die: (event, die, note) =>
    addDice(event, { colour: colourId(die >> 2), face: faceId(die & 3), count: note.b }),
  colour: (event, colour, note) =>
    addDice(event, { colour: colourId(colour), face: faceId(note.b), count: 1 }),
}

/** Units of one note, or the points of damage to one; notes without a number are of one unit. */
function countOf(note: Note): number {
  const roles = EVENT_FIELDS[note.kind].split(' ')
  if (roles[1] === 'points') return note.b
  return roles[2] === 'count' ? note.c : 1
}

function addPlace(event: Writable, place: number): void {
  const id = systemId(place)
  // Leaders come and go from places that are not on the board
  if (id !== '?' && !event.places?.includes(id)) add(event, 'places', id)
}

function add(event: Writable, field: 'places' | 'leaders' | 'cards', id: string): void {
  const list = event[field]
  if (list === undefined) event[field] = [id]
  else list.push(id)
}

function addUnits(event: Writable, unit: string, count: number): void {
  event.units ??= []
  const known = event.units.find((one) => one.unit === unit)
  if (known === undefined) event.units.push({ unit, count })
  else event.units[event.units.indexOf(known)] = { unit, count: known.count + count }
}

/** Face counts of four bits each, four faces. */
function addFaces(event: Writable, colour: string, faces: number): void {
  for (let face = 0; face < 4; face++) {
    const count = (faces >>> (4 * face)) & 15
    if (count > 0) addDice(event, { colour, face: faceId(face), count })
  }
}

function addDice(event: Writable, dice: Die): void {
  event.dice ??= []
  const known = event.dice.find((one) => one.colour === dice.colour && one.face === dice.face)
  if (known === undefined) event.dice.push(dice)
  else event.dice[event.dice.indexOf(known)] = { ...dice, count: known.count + dice.count }
}
