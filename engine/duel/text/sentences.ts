import { counted, listed } from '../../english.js'
import type { GameEvent } from '../../game.js'
import { EFFECT_WORDS, EVENTS } from '../data/events.js'
import { members } from '../facts/bits.js'
import { cardOfCode, sideOfCode } from '../facts/cards.js'
import { enemyOf, SIDE_IDS } from '../facts/sides.js'
import {
  ALONE,
  BY_BALANCE,
  BY_BUREAUCRACY,
  BY_DECEPTION,
  BY_EFFECT,
  BY_EVENT,
  BY_READYING,
  type Note,
  type NoteKind,
} from '../state/journal.js'
import { firstOf, secondOf, thirdOf } from '../state/moves.js'
import { AT_RANDOM, OPPONENT_CHOOSES } from '../state/strategies.js'
import {
  cardId,
  cardName,
  cardNames,
  codeName,
  eventId,
  eventName,
  GENITIVES,
  NAMES,
  strategyId,
  strategyName,
  subject,
} from './names.js'

/** What a note says: its line, and its fields as data. `known` is false for who may not know the arguments. */
export interface Telling {
  line(note: Note, known: boolean): string
  fields?(note: Note, known: boolean): Partial<GameEvent>
}

const sideOf = ({ a }: Note): Partial<GameEvent> => ({ side: SIDE_IDS[a] ?? '' })

const REASONS: Readonly<Record<number, string>> = {
  [BY_READYING]: 'to ready a card',
  [BY_BUREAUCRACY]: 'by Bureaucracy',
  [BY_EVENT]: 'from the event',
  [BY_EFFECT]: 'by the event',
}

const HOW_WON: Readonly<Record<number, string>> = {
  [ALONE]: ': the others are over the objective',
  [BY_BALANCE]: ': a tie goes to the balance token',
  [BY_DECEPTION]: ' by Deception',
}

/** The events of a move that orders them, the next one first. */
function orderOf(move: number): number[] {
  return [firstOf(move), secondOf(move), thirdOf(move)]
}

/** Whose deck somebody looks at, as it is said of him. */
function deckWords(looker: number, owner: number): string {
  if (looker !== owner) return `${GENITIVES[owner]} deck`
  return looker === 0 ? 'their own deck' : 'its own deck'
}

/** A card of `owner` that was seen or moved by whoever may know. */
function oneCard(owner: number, card: number, known: boolean): Partial<GameEvent> {
  return { side: SIDE_IDS[owner] ?? '', ...(known ? { cards: [cardId(owner, card)] } : {}) }
}

export const TELLINGS: Readonly<Record<NoteKind, Telling>> = {
  characters: {
    line: ({ a, b }, known) =>
      known
        ? `${subject(a, 'choose')} ${cardNames(a, b)}.`
        : `${subject(a, 'choose')} 4 characters in secret.`,
    fields: ({ a, b }, known) => ({
      side: SIDE_IDS[a] ?? '',
      ...(known ? { cards: members(b).map((card) => cardId(a, card)) } : {}),
    }),
  },
  round: {
    line: ({ a, b }) => {
      const { name, objective, capacity, victoryPoints, influence, effect } = EVENTS[b]
      const numbers = `objective ${objective}, ${counted(capacity, 'card')} each, ${counted(victoryPoints, 'point')}, ${influence} influence`
      return `Round ${a}: ${name}, ${numbers}.${effect === undefined ? '' : ` ${EFFECT_WORDS[effect]}`}`
    },
    fields: ({ a, b }) => ({ value: a, target: eventId(b) }),
  },
  marked: {
    line: ({ a, b }) =>
      b === OPPONENT_CHOOSES
        ? `Next round ${NAMES[enemyOf(a)]} will choose ${GENITIVES[a]} strategy.`
        : b === AT_RANDOM
          ? `Next round ${GENITIVES[a]} strategy will be drawn at random.`
          : `Next round ${NAMES[a]} will choose first and show the strategy.`,
    fields: (note) => ({ ...sideOf(note), value: note.b }),
  },
  'strategy-chosen': {
    line: ({ a, b, c }, known) =>
      a === c
        ? `${subject(a, 'choose')} ${known ? strategyName(b) : 'a strategy in secret'}.`
        : `${subject(c, 'choose')} ${known ? strategyName(b) : 'a strategy'} for ${NAMES[a]}.`,
    fields: ({ a, b }, known) => ({
      side: SIDE_IDS[a] ?? '',
      ...(known ? { cards: [strategyId(b)] } : {}),
    }),
  },
  'strategy-drawn': {
    line: ({ a, b }, known) =>
      `${GENITIVES[a].replace(/^t/, 'T')} strategy is drawn at random${known ? `: ${strategyName(b)}` : ''}.`,
    fields: ({ a, b }, known) => ({
      side: SIDE_IDS[a] ?? '',
      ...(known ? { cards: [strategyId(b)] } : {}),
    }),
  },
  'strategy-known': {
    line: ({ a, b }, known) => (known ? `${subject(a, 'find')} ${strategyName(b)} chosen.` : ''),
    fields: ({ a, b }, known) => ({
      side: SIDE_IDS[a] ?? '',
      ...(known ? { cards: [strategyId(b)] } : {}),
    }),
  },
  'strategy-shown': {
    line: ({ a, b }) => `${subject(a, 'show')} ${strategyName(b)}.`,
    fields: ({ a, b }) => ({ side: SIDE_IDS[a] ?? '', cards: [strategyId(b)] }),
  },
  struggle: {
    line: ({ a }) => `The struggle: ${subject(a, 'begin').replace(/^T/, 't')}.`,
    fields: sideOf,
  },
  played: {
    line: ({ a, b }) => `${subject(a, 'play')} ${cardName(a, b)}.`,
    fields: ({ a, b }) => oneCard(a, b, true),
  },
  used: {
    line: ({ a, b }) => `${subject(a, 'use')} ${cardName(a, b)}.`,
    fields: ({ a, b }) => oneCard(a, b, true),
  },
  'no-effect': {
    line: ({ c }) => (c === 1 ? 'The event blocks its power.' : 'Its power has nothing to do.'),
    fields: ({ a, b }) => oneCard(a, b, true),
  },
  readied: {
    line: ({ a, b }) => `${subject(a, 'ready')} ${cardName(a, b)}.`.replace('readys', 'readies'),
    fields: ({ a, b }) => oneCard(a, b, true),
  },
  exhausted: {
    line: ({ a }) => `${codeName(a)} of ${NAMES[sideOfCode(a)]} is exhausted.`,
    fields: ({ a }) => oneCard(sideOfCode(a), cardOfCode(a), true),
  },
  discarded: {
    line: ({ a, b }) =>
      `${codeName(a)} of ${NAMES[sideOfCode(a)]} is discarded${b === 1 ? ' from the deck' : ''}.`,
    fields: ({ a, b }) => ({
      ...oneCard(sideOfCode(a), cardOfCode(a), true),
      word: b === 1 ? 'deck' : 'play',
    }),
  },
  influence: {
    line: ({ a, b, c }) =>
      `${subject(a, b > 0 ? 'gain' : c === BY_READYING ? 'spend' : 'lose')} ${Math.abs(b)} influence ${REASONS[c] ?? ''}`.trimEnd() +
      '.',
    fields: (note) => ({ ...sideOf(note), value: note.b }),
  },
  looked: {
    line: ({ a, b, c }, known) =>
      known
        ? `${subject(a, 'look')} at ${deckWords(a, b)}: ${cardNames(b, c)}.`
        : `${subject(a, 'look')} at the top of ${deckWords(a, b)}.`,
    fields: ({ a, b, c }, known) => ({
      side: SIDE_IDS[a] ?? '',
      target: SIDE_IDS[b] ?? '',
      ...(known ? { cards: members(c).map((card) => cardId(b, card)) } : {}),
    }),
  },
  searched: {
    line: ({ a, b }) => `${subject(a, 'look')} through ${deckWords(a, b)}.`,
    fields: ({ a, b }) => ({ side: SIDE_IDS[a] ?? '', target: SIDE_IDS[b] ?? '' }),
  },
  'put-on-top': {
    line: ({ a, b, c }, known) =>
      `${known ? cardName(a, b) : c === 1 ? cardName(a, b) : 'A card'} goes on top of ${GENITIVES[a]} deck.`,
    fields: ({ a, b }, known) => oneCard(a, b, known),
  },
  'left-on-top': {
    line: ({ a }) => `${subject(a, 'leave')} the top card where it is.`,
    fields: sideOf,
  },
  reserved: {
    line: ({ a, b }, known) =>
      `${known ? cardName(a, b) : 'A character'} goes into ${GENITIVES[a]} reserve.`,
    fields: ({ a, b }, known) => oneCard(a, b, known),
  },
  added: {
    line: ({ a, b }, known) =>
      `${subject(a, 'add')} ${known ? cardName(a, b) : 'a character'} from the reserve to the deck.`,
    fields: ({ a, b }, known) => oneCard(a, b, known),
  },
  'added-none': {
    line: ({ a }) => `${subject(a, 'add')} no character.`,
    fields: sideOf,
  },
  reshuffled: {
    line: ({ a }) =>
      `${GENITIVES[a].replace(/^t/, 'T')} discard pile is shuffled and is the deck now.`,
    fields: sideOf,
  },
  'strategy-lost': {
    line: ({ a, b }) => `${subject(a, 'discard')} the strategy ${strategyName(b)}.`,
    fields: ({ a, b }) => ({ side: SIDE_IDS[a] ?? '', cards: [strategyId(b)] }),
  },
  'strategies-back': {
    line: ({ a, b }) =>
      b === 1
        ? `${subject(a, 'take')} back the used strategies.`
        : `${subject(a, 'take')} back all 5 strategies.`,
    fields: sideOf,
  },
  passed: { line: ({ a }) => `${subject(a, 'pass')}.`, fields: sideOf },
  totals: {
    line: ({ a, b }) => `Totals: Rebels ${a}, Empire ${b}.`,
    fields: ({ a, b }) => ({ word: `${a}:${b}` }),
  },
  'struggle-over': {
    line: ({ a, b }) => `The struggle is over: ${a} for the Rebels, ${b} for the Empire.`,
    fields: ({ a, b }) => ({ word: `${a}:${b}` }),
  },
  revealed: {
    line: ({ a, b, c }) =>
      `${subject(a, 'reveal')} ${strategyName(b)}${c === 1 ? '' : ', which has no effect'}.`,
    fields: ({ a, b, c }) => ({ side: SIDE_IDS[a] ?? '', cards: [strategyId(b)], value: c }),
  },
  raised: {
    line: ({ a, b }) => `${GENITIVES[a].replace(/^t/, 'T')} total counts ${b} with Direct Assault.`,
    fields: (note) => ({ ...sideOf(note), value: note.b }),
  },
  'event-won': {
    line: ({ a, b, c }) => `${subject(a, 'win')} ${eventName(b)}${HOW_WON[c] ?? ''}.`,
    fields: ({ a, b }) => ({ side: SIDE_IDS[a] ?? '', target: eventId(b) }),
  },
  'nobody-won': {
    line: ({ a }) =>
      `Both are over the objective: nobody wins ${eventName(a)}. It goes under the deck.`,
    fields: ({ a }) => ({ target: eventId(a) }),
  },
  points: {
    line: ({ a, b }) =>
      `${subject(a, 'have').replace('haves', 'has')} ${counted(b, 'victory point')}.`,
    fields: (note) => ({ ...sideOf(note), value: note.b }),
  },
  'events-looked-at': {
    line: ({ a, b }, known) =>
      known
        ? `${subject(a, 'look')} at the next 3 events: ${listed(members(b).map(eventName))}.`
        : `${subject(a, 'look')} at the next 3 events.`,
    fields: ({ a, b }, known) => ({
      side: SIDE_IDS[a] ?? '',
      ...(known ? { cards: members(b).map(eventId) } : {}),
    }),
  },
  'events-ordered': {
    line: ({ a, b }, known) =>
      known
        ? `${subject(a, 'put')} them back: ${listed(orderOf(b).map(eventName))}.`
        : `${subject(a, 'put')} them back.`,
    fields: ({ a, b }, known) => ({
      side: SIDE_IDS[a] ?? '',
      ...(known ? { cards: orderOf(b).map(eventId) } : {}),
    }),
  },
  'events-left': {
    line: ({ a }) => `${subject(a, 'leave')} the events as they are.`,
    fields: sideOf,
  },
  balance: {
    line: ({ a }) => `The balance token shows ${NAMES[a]}.`,
    fields: sideOf,
  },
  'game-won': {
    line: ({ a, b }) => `${subject(a, 'win')} the ${b === 1 ? 'struggle' : 'game'}.`,
    fields: sideOf,
  },
  'tutorial-drawn': {
    line: () => `Nobody wins the struggle.`,
  },
}
