import { counted, listed } from '../../english.js'
import type { GameEvent } from '../../game.js'
import type { State } from '../../state.js'
import { ELITE } from '../facts/icons.js'
import { allUnitKinds, unitKind } from '../facts/units.js'
import { ARTILLERY_SHOT, NAMED_SHOT, SECOND_SHOT } from '../fire/shots.js'
import { ENDING_IDS } from '../rounds/end.js'
import {
  AIRBORNE_ROLL,
  DROID_ROLL,
  GROUND_CARRY_ROLL,
  SPACE_CARRY_ROLL,
  VETERAN_ROLL,
} from '../rounds/rolls.js'
import { BONUS_IDS, bonusOf, bonusPlace } from '../state/combat-card.js'
import { FATAL_CARD_HARM } from '../state/home.js'
import type { Note, NoteKind } from '../state/journal.js'
import { PLACE, PLAYERS, SCORE } from '../state/layout.js'
import { isCard, TARGET_CARDS } from '../state/moves.js'
import { endSlot, fatalHarm, firstSlot, kindAt, ownerOf, RESERVE, starsOf } from '../state/units.js'
import {
  agreeing,
  cardRef,
  does,
  faceName,
  iconId,
  iconName,
  seatId,
  seatTitle,
  targetName,
  targetRef,
  unitName,
  unitRef,
} from './names.js'

/** What a note says in a state after it: its line, and its fields as data. Who may not know it is told nothing. */
interface Telling {
  line(s: State, note: Note): string
  fields?(s: State, note: Note): Partial<GameEvent>
}

const player = (s: State, { a }: Note): Partial<GameEvent> => ({ side: seatId(s, a) })

/** A unit, and whose it is. */
const unit = (s: State, { a }: Note): Partial<GameEvent> => ({
  side: seatId(s, ownerOf(a)),
  units: [{ unit: unitRef(s, a), count: 1 }],
})

const pose = (s: State, note: Note): Partial<GameEvent> => ({
  ...unit(s, note),
  places: [place(note.b, note.c, note.d)],
})

const shot = (s: State, note: Note): Partial<GameEvent> => ({
  ...unit(s, note),
  target: targetRef(s, note.b),
})

/** `612.5 200 90`: millimetres, and degrees of the heading. */
function place(x: number, y: number, heading: number): string {
  return `${x / 100} ${y / 100} ${heading / 10}`
}

function millimetres(length: number): string {
  return `${Math.round(length / 100)} mm`
}

function targetDoes(s: State, target: number, verb: string): string {
  return isCard(target) ? `${targetName(s, target)} ${verb}` : does(s, target, verb)
}

export const ROLL_NAMES: Readonly<Record<number, string>> = {
  [GROUND_CARRY_ROLL]: 'Transport',
  [SPACE_CARRY_ROLL]: 'Carrier',
  [DROID_ROLL]: 'Droid',
  [VETERAN_ROLL]: 'Veteran',
  [AIRBORNE_ROLL]: 'Airborne',
}

const SHOT_WORDS: Readonly<Record<number, string>> = {
  [SECOND_SHOT]: ' with its second shot',
  [NAMED_SHOT]: ' again',
  [ARTILLERY_SHOT]: ' with its artillery',
}

const ENDINGS: readonly string[] = [
  'one player is left',
  'nobody is left',
  'a player is out',
  'the last turn is over',
  '6 turns have passed without damage',
]

/** `Corvette`, `2 X-wings`. */
function unitWords(short: string, count: number): string {
  return count === 1 ? short : `${count} ${plural(short)}`
}

/** Squads and persons are named in the plural, or are but one. */
function plural(short: string): string {
  const numbered = /^(.*) (I+)$/.exec(short)
  if (numbered !== null) return `${numbered[1]}s ${numbered[2]}`
  return /(s|Militia|Artillery)$/.test(short) ? short : `${short}s`
}

/** `2 X-wings and Luke Skywalker`: the units of a fleet that are in reserve, or those that are not. */
function fleetWords(s: State, owner: number, inReserve: boolean): string {
  const words = allUnitKinds().flatMap(({ number, short }) => {
    let count = 0
    for (let slot = firstSlot(owner); slot < endSlot(s, owner); slot++)
      if ((s.bytes[PLACE + slot] === RESERVE) === inReserve && kindAt(s, slot) === number) count++
    if (count === 0) return []
    return [unitWords(short, count)]
  })
  return words.length === 0 ? 'none' : listed(words)
}

export const TELLINGS: Readonly<Record<NoteKind, Telling>> = {
  'fleet-unit': {
    line: (s, { a, b, c }) =>
      `${seatTitle(s, a)} takes ${unitKind(b).short}${c === 1 ? ' in reserve' : ''}.`,
    fields: (s, note) => ({ ...player(s, note), units: [{ unit: unitKind(note.b).id, count: 1 }] }),
  },
  'fleet-finished': {
    line: (s, { a }) => `${seatTitle(s, a)}'s fleet is chosen.`,
    fields: player,
  },
  'combat-card-chosen': {
    line: (s, { a, b, c }) => `${seatTitle(s, a)} picks +1 ${BONUS_IDS[b]} as home card ${c + 1}.`,
    fields: (s, note) => ({ ...player(s, note), word: BONUS_IDS[note.b] ?? '', value: note.c + 1 }),
  },
  'fleet-shown': {
    line: (s, { a }) =>
      `${seatTitle(s, a)}'s fleet: ${fleetWords(s, a, false)}. In reserve: ${fleetWords(s, a, true)}.`,
    fields: player,
  },
  'combat-card-shown': {
    line: (s, { a }) =>
      `${seatTitle(s, a)}'s home card ${bonusPlace(s, a) + 1} gives +1 ${BONUS_IDS[bonusOf(s, a)]}.`,
    fields: (s, note) => ({
      ...player(s, note),
      word: BONUS_IDS[bonusOf(s, note.a)] ?? '',
      value: bonusPlace(s, note.a) + 1,
    }),
  },
  placed: { line: (s, { a }) => `${does(s, a, 'is')} placed.`, fields: pose },
  'no-room': {
    line: (s, { a }) =>
      `${does(s, a, 'finds')} no room and ${agreeing(s, a, 'starts')} in reserve.`,
    fields: unit,
  },
  'places-shown': { line: (s, { a }) => `${seatTitle(s, a)}'s units stand.`, fields: player },
  initiative: {
    line: (s, { a, b }) => `${seatTitle(s, a)} rolls ${b} for the first turn.`,
    fields: (s, note) => ({ ...player(s, note), value: note.b }),
  },
  'first-player': { line: (s, { a }) => `${seatTitle(s, a)} begins.`, fields: player },
  turn: {
    line: (s, { a, b }) => `Turn ${a}: ${seatTitle(s, b)} is first player.`,
    fields: (s, { a, b }) => ({ value: a, side: seatId(s, b) }),
  },
  lent: {
    line: (s, { a, b, c, d }) =>
      `${does(s, a, 'commands')}: ${unitName(s, b)} ${agreeing(s, b, 'has')} ${iconName(d)} of ${unitName(s, c)} this turn.`,
    fields: (s, note) => ({
      ...unit(s, note),
      target: unitRef(s, note.b),
      places: [unitRef(s, note.c)],
      word: iconId(note.d),
    }),
  },
  stood: { line: (s, { a }) => `${does(s, a, 'stands')} still.`, fields: unit },
  passed: { line: (s, { a }) => `${does(s, a, 'passes')}.`, fields: unit },
  released: {
    line: (s, { a }) => `${seatTitle(s, a)} releases Battledroids that passed.`,
    fields: player,
  },
  cloaked: { line: (s, { a }) => `${does(s, a, 'cloaks')}.`, fields: unit },
  uncloaked: { line: (s, { a }) => `${does(s, a, 'uncloaks')}.`, fields: unit },
  converted: {
    line: (s, { a }) => `${does(s, a, 'converts')}: ${counted(starsOf(s, a), 'star')} now.`,
    fields: unit,
  },
  turned: {
    line: (s, { a, b }) =>
      `${does(s, a, 'turns')} ${b > 0 ? 'left' : 'right'} ${Math.abs(b) / 10}.`,
    fields: (s, note) => ({ ...unit(s, note), value: note.b / 10 }),
  },
  advanced: {
    line: (s, { a, b, c }) =>
      `${does(s, a, 'advances')} ${millimetres(b)}${c === 1 ? ', to contact' : ''}.`,
    fields: (s, note) => ({ ...unit(s, note), value: note.b / 100 }),
  },
  moved: { line: () => '', fields: pose },
  roll: {
    line: (s, { a, b, c }) => `${does(s, a, 'rolls')} ${c} for ${ROLL_NAMES[b]}.`,
    fields: (s, note) => ({ ...unit(s, note), word: ROLL_NAMES[note.b] ?? '', value: note.c }),
  },
  rerolled: {
    line: (s, { a, b, c }) =>
      c === ELITE
        ? `${does(s, a, 'rolls')} again: Elite.`
        : `${does(s, a, 'rolls')} again: ${unitName(s, b)} is its Leader.`,
    fields: (s, note) => ({
      ...unit(s, note),
      target: unitRef(s, note.b),
      word: note.c === ELITE ? 'elite' : 'leader',
    }),
  },
  arrived: { line: (s, { a }) => `${does(s, a, 'enters')} the battle.`, fields: pose },
  ordered: {
    line: (s, { a, b, d }) =>
      b < 0
        ? `${does(s, a, 'holds')} fire${d === 1 ? ' with its second shot' : ''}.`
        : `${does(s, a, 'aims')}${d === 1 ? ' its second shot' : ''} at ${targetName(s, b)}.`,
    fields: (s, note) => ({
      ...unit(s, note),
      ...(note.b < 0 ? {} : { target: targetRef(s, note.b) }),
    }),
  },
  'orders-shown': {
    line: (s, { a, b, c }) => {
      const targets = [b, c].filter((target) => target >= 0).map((target) => targetName(s, target))
      return `${does(s, a, 'aims')} at ${listed(targets)}.`
    },
    fields: (s, note) => ({
      ...unit(s, note),
      places: [note.b, note.c]
        .filter((target) => target >= 0)
        .map((target) => targetRef(s, target)),
    }),
  },
  attack: {
    line: (s, { a, b, c, d }) =>
      `${does(s, a, 'fires')}${SHOT_WORDS[c] ?? ''} at ${targetName(s, b)}${d === 1 ? ' with Lasers' : ''}.`,
    fields: (s, note) => ({ ...shot(s, note), value: note.c, word: note.d === 1 ? 'lasers' : '' }),
  },
  dice: {
    line: (s, { a, b, c }) => `${does(s, a, 'rolls')} ${b} and ${c}.`,
    fields: (s, note) => ({
      ...unit(s, note),
      dice: [note.b, note.c].map((face) => ({ colour: 'attack', face: String(face), count: 1 })),
    }),
  },
  hit: {
    line: (s, { a, b, c, d }) =>
      `${does(s, a, 'hits')} ${targetName(s, b)} with ${c} against ${d}.`,
    fields: (s, note) => ({ ...shot(s, note), value: note.c, against: note.d }),
  },
  missed: {
    line: (s, { a, b, c, d }) =>
      `${does(s, a, 'misses')} ${targetName(s, b)} with ${c} against ${d}.`,
    fields: (s, note) => ({ ...shot(s, note), value: note.c, against: note.d }),
  },
  harmed: {
    line: (s, { a, b, c }) =>
      `${targetDoes(s, a, 'takes')} ${b} damage: ${c} of ${isCard(a) ? FATAL_CARD_HARM : fatalHarm(s, a)}.`,
    fields: (s, { a, b, c, d }) => ({
      side: seatId(s, d),
      target: targetRef(s, a),
      value: b,
      against: c,
    }),
  },
  doomed: {
    line: (s, { a }) => `${targetName(s, a)} will be destroyed.`,
    fields: (s, { a, b }) => ({ side: seatId(s, b), target: targetRef(s, a) }),
  },
  destroyed: { line: (s, { a }) => `${does(s, a, 'is')} destroyed.`, fields: unit },
  'card-destroyed': {
    line: (s, { a }) => `${targetName(s, TARGET_CARDS + a)} is destroyed.`,
    fields: (s, { a }) => ({ target: cardRef(s, a) }),
  },
  'shields-lost': {
    line: (s, { a }) => `${does(s, a, 'is')} destroyed: its Combat card is gone.`,
    fields: unit,
  },
  'back-to-reserve': {
    line: (s, { a }) => `${does(s, a, 'goes')} back to the reserve.`,
    fields: unit,
  },
  out: {
    line: (s, { a, b }) =>
      `${seatTitle(s, a)} is out of the battle: no ${b === 1 ? 'home base' : 'unit'} is left.`,
    fields: (s, note) => ({ ...player(s, note), word: note.b === 1 ? 'home-base' : 'units' }),
  },
  repaired: { line: (s, { a }) => `${does(s, a, 'removes')} 1 damage.`, fields: unit },
  promoted: {
    line: (s, { a }) => `${does(s, a, 'is')} a veteran: ${faceName(s, a)}.`,
    fields: unit,
  },
  reserves: {
    line: (_s, { a }) =>
      a > 4
        ? `The die for reserves shows ${a}: nobody comes in.`
        : `The die for reserves shows ${a}: ${counted(a, 'star')} each.`,
    fields: (_s, { a }) => ({ value: a }),
  },
  'game-over': {
    line: (s, { a, b }) => {
      const players = [...Array(s.bytes[PLAYERS]).keys()]
      const winners = players.filter((one) => (a >> one) & 1).map((one) => seatTitle(s, one))
      const scores = players.map((one) => `${seatTitle(s, one)} ${s.words[SCORE + one]}`)
      const who = winners.length === 1 ? `${winners[0]} wins` : `${listed(winners)} share the win`
      return `${who}: ${ENDINGS[b]}. Points: ${scores.join(', ')}.`
    },
    fields: (_s, { b }) => ({ word: ENDING_IDS[b] ?? '' }),
  },
}
