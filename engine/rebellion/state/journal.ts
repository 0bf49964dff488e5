/**
 * What happened while a move was carried out, for logs. Closed in play and search, where `note`
 * costs one test; `tell` opens it, makes the move on a copy, and reads it. A note holds all that
 * its line in the log needs, so that it can be read when the state has gone on. `unloaded` counts
 * the dice whose faces no position has loaded.
 */

export const journal = { open: false, count: 0, unloaded: 0, entries: [] as Writable[] }

/** Who may read an entry. */
export const FOR_ALL = -1

export interface Note {
  readonly kind: NoteKind
  readonly a: number
  readonly b: number
  readonly c: number
  /** Side that alone may know the arguments, or FOR_ALL; the other side learns that it happened. */
  readonly audience: number
}

type Writable = { -readonly [Key in keyof Note]: Note[Key] }

/** Each kind with its arguments a, b, c; `two` packs two bytes into one argument. */
export type NoteKind =
  // The course of the game
  | 'phase' // phase, round
  | 'camp' // system or BASE_SPACE
  | 'mission-set' // side, 1 of the expansion
  | 'dealt' // systems of the Rebels, of the Empire, to be subjugated, as masks
  | 'turn' // side, post + 1 in a team game
  | 'passed' // side, post + 1 in a team game
  | 'won' // side, reason
  | 'time' // value
  | 'reputation' // value, 1 towards the Rebels' goal
  // Leaders
  | 'assigned' // mission, leaders, side; for the side
  | 'assignment-over' // side, number of leaders in the pool
  | 'proposal-lifted' // mission, leaders, side; for the side
  | 'joined-mission' // leader, side
  | 'activated' // leader, place, side
  | 'leader-placed' // leader, place, why (see WHY below)
  | 'leader-recalled' // leader; back to the pool
  | 'recruited' // leader, place (POOL for the pool)
  | 'nobody-recruited' // side
  | 'captured' // leader, place
  | 'rescued' // leader, place
  | 'detained' // leader
  | 'lured' // leader
  | 'eliminated' // leader
  | 'jedi' // leader
  | 'misdirected' // leader
  | 'ring' // leader, ring
  | 'ring-lost' // leader, ring
  // Missions
  | 'mission-revealed' // mission, two(place, target), leaders
  | 'dice' // side, theater (MISSION_ROLL outside of battles) + AGAIN after a reroll, faces
  | 'green-dice' // side, theater, faces: four counts
  | 'ring-used' // ring, face
  | 'die-set' // colour, face, 1 in an attack
  | 'nobody-opposes' // a mission that is rolled for all the same
  | 'successes' // own, theirs, two(side, bonus)
  | 'mission-outcome' // mission, 1 success, how (see HOW below)
  // Units
  | 'units-gained' // type, place, count
  | 'units-destroyed' // type, place, count
  | 'units-queued' // type, space
  | 'queue-advanced' // type, space
  | 'queued-destroyed' // type, space
  | 'units-moved' // type, two(from, to), count
  | 'station-finished' // system
  | 'deployed' // type, place
  // Systems and the base
  | 'loyalty' // system, side or 2 for nobody
  | 'subjugated' // system; found by comparing
  | 'subjugation-over' // system; found by comparing
  | 'sabotage' // system
  | 'unsabotage' // system
  | 'system-destroyed' // system
  | 'marker-placed' // target marker, system
  | 'marker-removed' // target marker, system
  | 'marker-scored' // target marker
  | 'base-hidden' // system; for the Rebels
  | 'base-revealed' // system
  | 'base-answer' // system (255: of the mask), 1 yes or the mask
  | 'region-answer' // region, 1 yes
  | 'base-moved' // the old system
  | 'new-base' // system; for the Rebels
  | 'base-stays'
  | 'base-reinforced' // Rapid Mobilization moves units
  | 'candidates' // number of systems that remain possible; for the Empire
  // Cards
  | 'saw' // deck, card, side; drawn and looked at by the side, or shown to all
  | 'put-back' // deck, card, 1 on top; for the side
  | 'drew-mission' // card, side; for the side
  | 'drew-project' // card; for the Empire
  | 'drew-probe' // system; for the Empire, or handed over before all
  | 'lost-probe' // system
  | 'probe-set-aside' // system, action; for the side of the card
  | 'probe-turned-up' // system
  | 'drew-objective' // card; for the Rebels
  | 'drew-action' // card, side; for the side
  | 'kept-action' // card, side; for the side
  | 'drew-tactic' // card, side; for the side
  | 'discarded' // mission, side
  | 'recovered' // mission, side; from the discard pile to hand
  | 'reshuffled' // deck
  | 'action-used' // action, leader or 255
  | 'objective-scored' // objective
  | 'objective-discarded' // objective
  | 'objective-revealed' // objective: an Immediate one is resolved
  | 'plans-tried' // objective
  | 'plans-missed' // objective
  // Combat
  | 'combat' // system, side
  | 'combat-round' // number, system
  | 'battle' // theater, system
  | 'tactic-played' // card, side, card paid with it + 1
  | 'special-spent' // side, theater
  | 'tactic-picked' // card, side; for the side
  | 'tactic-half' // card, side, 1 the top
  | 'tactic-unused' // card, side
  | 'tactic-cancelled' // card, side
  | 'tactic-returned' // card, side
  | 'tactics-renewed' // side, theater
  | 'tactics-barred' // side
  | 'tactics-locked' // side, theater
  | 'attacks-first' // side, theater
  | 'prevents' // side, two(red hits, black hits), direct hits
  | 'prevented' // side, dice, colour * 4 + face
  | 'converted' // hits
  | 'repairs-stopped' // side
  | 'repaired' // type, points, side
  | 'taken-back' // type, points, side; by a card
  | 'diverted' // type, points
  | 'struck' // type
  | 'confronted' // leader
  | 'set-aside' // colour, face, side
  | 'damage' // type, points
  | 'blocked' // type, points
  | 'battle-won' // theater, side
  | 'retreated' // leader, two(from, to), side
  | 'combat-over' // system

/** Why a leader was placed; 0 where he just went. */
export const OPPOSED = 1
export const JOINED = 2
export const TAKEN_ALONG = 3
export const PLACED_IDS: readonly (string | undefined)[] = [
  undefined,
  'opposed',
  'joined',
  'taken-along',
]

/** How a mission was decided. */
export const BY_DICE = 0
export const UNOPPOSED = 1
export const FORBIDDEN = 2
export const BY_RING = 3
export const OUTCOME_IDS: readonly string[] = ['by-dice', 'unopposed', 'forbidden', 'by-ring']

/** Theater of a roll that belongs to no battle: missions and Death Star Plans. */
export const MISSION_ROLL = 2
/** With the theater of a roll: what shows once some of the dice have been rolled again. */
export const AGAIN = 4

export function note(kind: NoteKind, a = 0, b = 0, c = 0, audience = FOR_ALL): void {
  if (journal.open) write(kind, a, b, c, audience)
}

/** Notes are written over: whoever counts what happens in thousands of games reads them at once. */
function write(kind: NoteKind, a: number, b: number, c: number, audience: number): void {
  const entry = journal.entries[journal.count++]
  if (entry === undefined) {
    journal.entries.push({ kind, a, b, c, audience })
    return
  }
  entry.kind = kind
  entry.a = a
  entry.b = b
  entry.c = c
  entry.audience = audience
}

/** What happens from here on is written down, from the first note. */
export function openJournal(): void {
  journal.open = true
  journal.count = 0
  journal.unloaded = 0
}

/** No more notes; those there are can be read until it is opened again. */
export function closeJournal(): void {
  journal.open = false
}

/** The notes of `action`, to keep. The journal is closed again whatever comes. */
export function recorded(action: () => void): Note[] {
  openJournal()
  try {
    action()
    return journal.entries.slice(0, journal.count).map((entry) => ({ ...entry }))
  } finally {
    closeJournal()
  }
}

/** Two bytes in one argument, and back. */
export function two(low: number, high: number): number {
  return low | (high << 8)
}

export function low(packed: number): number {
  return packed & 255
}

export function high(packed: number): number {
  return (packed >>> 8) & 255
}
