import { journalOf, type Note as NoteOf } from '../../journal.js'

export { FOR_ALL } from '../../journal.js'

export type Note = NoteOf<NoteKind>

/** Each kind with its arguments a, b, c; a code is a card of either side, `cards` and `strategies` are sets. */
export type NoteKind =
  | 'characters' // side, cards; for the side
  | 'round' // number, event
  | 'marked' // side, mark
  | 'strategy-chosen' // owner, strategy, picker; for the picker
  | 'strategy-drawn' // owner, strategy; for the owner
  | 'strategy-known' // owner, strategy; for the owner, who may look now
  | 'strategy-shown' // owner, strategy
  | 'struggle' // the side that begins
  | 'played' // side, card
  | 'used' // side, card
  | 'no-effect' // side, card, 1 where the event blocks it
  | 'readied' // side, card
  | 'exhausted' // code
  | 'discarded' // code, 1 from the deck
  | 'influence' // side, gain (or loss), reason: see below
  | 'looked' // looker, owner, cards; for the looker
  | 'searched' // searcher, owner
  | 'put-on-top' // owner, card, 1 from the discard pile
  | 'left-on-top' // owner
  | 'reserved' // side, card, 1 where it came from play or pile
  | 'added' // side, card; for the side
  | 'added-none' // side
  | 'reshuffled' // side
  | 'strategy-lost' // owner, strategy
  | 'strategies-back' // side, 1 where it is the event's doing
  | 'passed' // side
  | 'totals' // of the Rebels, of the Empire, after a turn that was no pass
  | 'struggle-over' // total of the Rebels, of the Empire
  | 'revealed' // side, strategy, 1 in force
  | 'raised' // side, what its total counts with Direct Assault
  | 'event-won' // side, event, how: see below
  | 'nobody-won' // event
  | 'points' // side, points in all
  | 'events-looked-at' // side, events; for the side
  | 'events-ordered' // side, three events in one number; for the side
  | 'events-left' // side
  | 'balance' // side
  | 'game-won' // side, 1 in the tutorial
  | 'tutorial-drawn'

/** How an event was won. */
export const ALONE = 0
export const HIGHER = 1
export const BY_BALANCE = 2
export const BY_DECEPTION = 3

/** Why influence was gained or lost. */
export const BY_POWER = 0
export const BY_READYING = 1
export const BY_BUREAUCRACY = 2
export const BY_EVENT = 3
export const BY_EFFECT = 4

export const { note, takeNotes, stopNotes, recorded, pauseNotes, resumeNotes } =
  journalOf<NoteKind>()
