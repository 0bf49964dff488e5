import { journalOf, type Note as NoteOf } from '../../journal.js'

export { FOR_ALL } from '../../journal.js'

export type Note = NoteOf<NoteKind>

/**
 * Each kind with its arguments a, b, c, d. `unit` is a slot with the kind of unit it was, see `unitNote`; a target is a slot
 * or a home card.
 */
export type NoteKind =
  | 'fleet-unit' // player, kind, 1 in reserve; for the player
  | 'fleet-finished' // player
  | 'combat-card-chosen' // player, bonus, place; for the player
  | 'fleet-shown' // player
  | 'combat-card-shown' // player, bonus, place
  | 'placed' // slot, x, y, heading; for the player in set-up
  | 'no-room' // slot; for the player in set-up
  | 'places-shown' // player
  | 'initiative' // player, die
  | 'first-player' // player
  | 'turn' // number, player who is first
  | 'lent' // slot that commands, slot that borrows, slot that lends, icon
  | 'stood' // slot
  | 'passed' // slot
  | 'released' // player
  | 'cloaked' // slot
  | 'uncloaked' // slot
  | 'converted' // slot
  | 'turned' // slot, tenths of a degree to the left
  | 'advanced' // slot, length, 1 where it stopped at contact
  | 'moved' // slot, x, y, heading: the end of its move
  | 'roll' // slot, what for, die
  | 'rerolled' // slot, slot of the Leader or itself for Elite, icon
  | 'arrived' // slot, x, y, heading
  | 'ordered' // slot, target or -1, how, 1 the second shot; for the player
  | 'orders-shown' // slot, first target or -1, second target or -1, how
  | 'attack' // slot, target, shot, how
  | 'dice' // slot, first die, second die
  | 'hit' // slot, target, total, defense
  | 'missed' // slot, target, total, defense
  | 'harmed' // target, damage, damage it has now, player
  | 'doomed' // target, player who scores
  | 'destroyed' // slot
  | 'card-destroyed' // home card
  | 'shields-lost' // slot, with the Combat card
  | 'back-to-reserve' // slot
  | 'out' // player, 0 no units, 1 no home base
  | 'repaired' // slot
  | 'promoted' // slot
  | 'reserves' // die
  | 'game-over' // set of winners, ending

export const { note, takeNotes, stopNotes, recorded } = journalOf<NoteKind>()
