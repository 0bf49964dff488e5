import { Layout, type State } from '../../state.js'
import { MARKERS } from '../data/markers.js'
import { RECRUIT_SPACES } from '../data/systems.js'
import { FIRST_STACK } from '../facts/leader-places.js'
import { LEADER_COUNT } from '../facts/leader-types.js'
import { PLACE_COUNT, SYSTEM_COUNT } from '../facts/map.js'
import { BASE_UNITS, UNIT_COUNT } from '../facts/unit-types.js'
import { wordsFor } from './card-set.js'

/**
 * Where everything lies in a state. Only this game's own modules import this file.
 * The same table with what each field means stands in README.md of this folder.
 */

/**
 * Room that cannot be counted here, because the definitions of these cards import effects: for cards by
 * number, and for the decks of the largest game. Entering the cards fails where they do not fit, and
 * says what to raise.
 */
export const MOST_MISSIONS = 96
export const MOST_ACTIONS = 52
export const MOST_OBJECTIVES = 28
export const MOST_TACTICS = 51
export const MISSION_DECK_ROOM = 36
export const PROJECT_DECK_ROOM = 14
export const OBJECTIVE_DECK_ROOM = 16
export const ACTION_DECK_ROOM = 18
export const TACTIC_DECK_ROOM = 15
/** Of the missions and tactic cards: those of the base game, which have the first numbers; so have its units. */
export const BASE_MISSIONS = 53
export const BASE_TACTICS = 19
const MORE_MISSIONS = MOST_MISSIONS - BASE_MISSIONS
export const MORE_TACTICS = MOST_TACTICS - BASE_TACTICS
const MORE_UNITS = UNIT_COUNT - BASE_UNITS

/**
 * Missions that a side can have face down: at most one for each leader it can have at once, and one may be lured. With
 * the expansion a side has 8 leaders at most (E8), so that more of them in the table need no more room.
 */
export const MOST_STACKS = 13
export const MOST_RECRUITS = RECRUIT_SPACES.length

/** A system, the Rebel Base space, and those of facts/leader-places.ts. */
export const LEADER_PLACES = FIRST_STACK + 2 * MOST_STACKS

export const FRAME_SIZE = 16
export const MOST_FRAMES = 14

const layout = new Layout()

// Words
export const RANDOM = layout.words('random', 4)
/** Systems with a loyalty marker, by side; Coruscant is Imperial. */
export const LOYALTY = layout.words('loyalty', 2)
export const SABOTAGE = layout.words('sabotage')
export const DESTROYED = layout.words('destroyed')
/** Systems with units, as side * 2 + theater. */
export const PRESENCE = layout.words('presence', 4)
/** Leaders at each place. */
export const LEADERS_AT = layout.words('leadersAt', LEADER_PLACES)
/** Leaders lured to the dark side, wearing a prisoner's ring, and kept back in the next Refresh Phase. */
export const LURED = layout.words('lured')
export const CAPTIVES = layout.words('captives')
export const DETAINED = layout.words('detained')
/** Probe cards as sets of systems: in the box, in the Imperial hand. */
export const PROBE_BOX = layout.words('probeBox')
export const PROBE_HAND = layout.words('probeHand')
/** Of the Imperial hand: those that the Rebel player knows. */
export const PROBE_HAND_KNOWN = layout.words('probeHandKnown')
/** Cards that the Empire has seen and that went back to the deck, valid until a new base. */
export const PROBE_RETURNED = layout.words('probeReturned')
/** Systems where the base may be by what everybody has seen. */
export const PUBLIC_CANDIDATES = layout.words('publicCandidates')
/** Systems where a combat waits until the present card or turn is done with. */
export const PENDING_COMBATS = layout.words('pendingCombats')
/** Systems that each side moved units out of in the present movement or to start the present combat. */
export const ORIGINS = layout.words('origins', 2)
/** Starting missions that the opponent knows to be in hand: a set of cards (card-set.ts). */
export const MISSIONS_SHOWN = layout.words('missionsShown', wordsFor(MOST_MISSIONS))
/** Objectives in the Rebel hand that the Empire has seen: a set of cards. */
export const OBJECTIVES_SHOWN = layout.words('objectivesShown', wordsFor(MOST_OBJECTIVES))
// Bytes: the board
export const UNITS_AT = layout.bytes('units', PLACE_COUNT * BASE_UNITS)
/** Units on space 0 (about to be deployed), 1, 2 and 3 of the build queues. */
export const QUEUE = layout.bytes('queue', 4 * BASE_UNITS)
/** Units at each place as (place * 2 + side) * 2 + theater. */
export const TOTALS = layout.bytes('totals', PLACE_COUNT * 4)
/** Units not in the supply, by type. */
export const IN_PLAY = layout.bytes('inPlay', UNIT_COUNT)
export const LEADER_PLACE = layout.bytes('leaderPlace', LEADER_COUNT)
export const RING_OF = layout.bytes('ringOf', LEADER_COUNT)
export const LUKE_IS_JEDI = layout.bytes('lukeIsJedi')
export const BASE_SYSTEM = layout.bytes('baseSystem')
export const BASE_REVEALED = layout.bytes('baseRevealed')
export const TIME = layout.bytes('time')
export const REPUTATION = layout.bytes('reputation')
/** 0 while the game goes on; then the winning side + 1, and why. */
export const WINNER = layout.bytes('winner')
export const REASON = layout.bytes('reason')

// Bytes: options
export const FIRST_GAME = layout.bytes('firstGame')
/** 1 with Rise of the Empire. */
export const EXPANSION = layout.bytes('expansion')
/** Which missions each side plays in an expansion game; see mission-sets.ts. */
export const MISSION_SETS = layout.bytes('missionSets', 2)
/** 1 where the starting units are those of the expansion. */
export const START_UNITS = layout.bytes('startUnits')
/** 0 as in the base game, 1 cinematic. */
export const COMBAT_RULES = layout.bytes('combatRules')
/** 0 for two players, otherwise how many of the team game. */
export const PLAYERS = layout.bytes('players')
/** The sets that these options bring, by side; see in-game.ts. */
export const IN_GAME = layout.bytes('inGame', 2)

// Bytes: the course of the round
export const PHASE = layout.bytes('phase')
export const PASSED = layout.bytes('passed', 2)
/** Side whose turn, mission or card is being resolved. */
export const CURRENT_SIDE = layout.bytes('currentSide')
/** What cards do for a phase or a round; rounds/lasting-effects.ts declares it. */
export const LASTING_ROOM = 10
export const LASTING = layout.bytes('lasting', LASTING_ROOM)
/** Public bits of what just happened; see signal.ts. */
export const SIGNAL = layout.bytes('signal')

// Bytes: cards
const MISSION_HAND = layout.bytes('missionHand', BASE_MISSIONS)
const MISSION_DISCARD = layout.bytes('missionDiscard', BASE_MISSIONS)
/** Card of each face-down stack, + 1; 0 where there is no stack. */
export const STACK_CARD = layout.bytes('stackCard', 2 * MOST_STACKS)
export const ACTION_ZONE = layout.bytes('actionZone', MOST_ACTIONS)
/** Recruit steps as side * 4 + n: leader + 1 (255 nobody, 0 none yet), and the card kept + 1. */
export const RECRUITED = layout.bytes('recruited', 2 * MOST_RECRUITS)
export const RECRUIT_CARD = layout.bytes('recruitCard', 2 * MOST_RECRUITS)
export const OBJECTIVE_ZONE = layout.bytes('objectiveZone', MOST_OBJECTIVES)
/** Tactic hands by side, and the discard piles; in cinematic combat a side's own decks are what it holds. */
export const TACTIC_HAND = layout.bytes('tacticHand', 2 * BASE_TACTICS)
export const TACTIC_DISCARD = layout.bytes('tacticDiscard', BASE_TACTICS)

/** Decks: a length each, the cards (top last) and what is known of each slot. */
export const DECK_REBEL_MISSIONS = 0
export const DECK_EMPIRE_MISSIONS = 1
export const DECK_PROJECTS = 2
export const DECK_OBJECTIVES = 3
export const DECK_REBEL_ACTIONS = 4
export const DECK_EMPIRE_ACTIONS = 5
export const DECK_PROBES = 6
export const DECK_SPACE_TACTICS = 7
export const DECK_GROUND_TACTICS = 8

/** The decks in the order of these numbers: as positions call them, as people call a card, and how many it holds. */
export const DECKS: readonly { id: string; card: string; room: number }[] = [
  { id: 'rebelMissions', card: 'Rebel mission', room: MISSION_DECK_ROOM },
  { id: 'empireMissions', card: 'Imperial mission', room: MISSION_DECK_ROOM },
  { id: 'projects', card: 'project', room: PROJECT_DECK_ROOM },
  { id: 'objectives', card: 'objective', room: OBJECTIVE_DECK_ROOM },
  { id: 'rebelActions', card: 'Rebel action card', room: ACTION_DECK_ROOM },
  { id: 'empireActions', card: 'Imperial action card', room: ACTION_DECK_ROOM },
  { id: 'probes', card: 'probe card', room: SYSTEM_COUNT },
  { id: 'spaceTactics', card: 'space tactic card', room: TACTIC_DECK_ROOM },
  { id: 'groundTactics', card: 'ground tactic card', room: TACTIC_DECK_ROOM },
]
export const DECK_COUNT = DECKS.length
export const DECK_ROOM = Uint8Array.from(DECKS, (deck) => deck.room)
const deckRoom = DECK_ROOM.reduce((sum, n) => sum + n, 0)
export const DECK_LENGTH = layout.bytes('deckLength', DECK_COUNT)
export const DECK_CARDS = layout.bytes('deckCards', deckRoom)
/** Low half: what the Rebel player knows of the slot, high half: the Empire. See decks.ts. */
export const DECK_KNOWN = layout.bytes('deckKnown', deckRoom)
/** Offset of each deck within the two arrays above. */
export const DECK_START = Int32Array.from(DECKS, (_, d) =>
  DECK_ROOM.subarray(0, d).reduce((sum, n) => sum + n, 0),
)
/** Cards taken off a deck and not yet put anywhere; + 1 each. Who recruits may go through a whole deck. */
export const MOST_LOOKED_AT = ACTION_DECK_ROOM
export const LOOKED_AT = layout.bytes('lookedAt', MOST_LOOKED_AT)
/** Side that sees those cards, + 1. */
export const LOOKED_AT_BY = layout.bytes('lookedAtBy')

/** Probe cards that lie under action cards, + 1 (cards/under.ts). */
export const UNDER_CARDS = layout.bytes('underCards', 3)

/** Units deployed at each place in the present step, two at most. */
export const DEPLOYED_AT = layout.bytes('deployedAt', PLACE_COUNT)

// Bytes: movement
/** Capacity left of the ships that came from each place in the present movement. */
export const ROOM = layout.bytes('room', PLACE_COUNT)
/** Place that `origins` belong to, 255 when nobody has moved. */
export const MOVED_TO = layout.bytes('movedTo')

// Bytes: the mission being attempted
/** Dice of the two sides by face: hit, direct hit, special, blank; then their green dice. */
export const MISSION_DICE = layout.bytes('missionDice', 16)
export const MISSION_FLAGS = layout.bytes('missionFlags')
/** Dice set so far by One In A Million, by colour. */
export const SET_DICE = layout.bytes('setDice', 3)

// Bytes: the combat
export const COMBAT_ROOM = 66
export const COMBAT = layout.bytes('combat', COMBAT_ROOM)
/** Units by type and damage 1 to 7 (combat/losses.ts); those without damage are the rest. */
export const DAMAGE = layout.bytes('damage', BASE_UNITS * 8)
/** Dice of the present attack as colour * 4 + face, and those set aside to be rerolled. */
export const ATTACK_DICE = layout.bytes('attackDice', 12)
export const REROLL_DICE = layout.bytes('rerollDice', 12)
/** Targets of the present attack: type, damage before * 16 + assigned, count. */
export const MOST_TARGETS = 40
export const TARGETS = layout.bytes('targets', MOST_TARGETS * 3)

// Bytes: loaded dice (a position may fix the next faces), and the stack of steps
export const MOST_LOADED = 40
export const LOADED_COUNT = layout.bytes('loadedCount')
export const LOADED_DICE = layout.bytes('loadedDice', MOST_LOADED)
export const FRAME_COUNT = layout.bytes('frameCount')
/** In an observation: the enemy's missions in hand, starting and recruit action cards in hand. */
export const ENEMY_MISSIONS = layout.bytes('enemyMissions')
export const ENEMY_ACTIONS = layout.bytes('enemyActions', 2)
/** Player + 1 for whom this buffer was masked; 0 in a full state. */
export const MASKED_FOR = layout.bytes('maskedFor')
/**
 * 1 from the moment that units have been taken off the board, a leader of the expansion's game has come to a pool, or
 * an Immediate objective has been drawn, until the board has been looked at; 0 at every decision.
 */
export const LOOK_DUE = layout.bytes('lookDue')
/** Option: 1 where partners keep their own cards to themselves (knowledge/partner.ts). */
export const SECRETS = layout.bytes('secrets')
/** In an observation: starting action cards in the partner's hand that he keeps to himself. */
export const PARTNER_ACTIONS = layout.bytes('partnerActions')
/** Always 0; the hash reads it where its image of a state has nothing. */
export const NOTHING = layout.bytes('nothing')
layout.align()
export const FRAMES = layout.bytes('frames', FRAME_SIZE * MOST_FRAMES)

/** A game of two players without the expansion ends here (cards/of-game.ts): what follows may be asked for in others only. */
export const BASE_BYTES = layout.cut()

/** Systems with a target marker, by kind of marker. */
export const MARKERS_AT = layout.words('targetMarkers', MARKERS.length)
/** The units of the types that are not in the base game, as above. */
export const MORE_UNITS_AT = layout.bytes('moreUnits', PLACE_COUNT * MORE_UNITS)
const MORE_QUEUE = layout.bytes('moreQueue', 4 * MORE_UNITS)
/**
 * Their damage from 1 to 7, then that of all types from 8 to 15. The first byte of a type counts those that a tactic
 * card has destroyed and that have still to leave; of the base game's types it stands above.
 */
export const MORE_DAMAGE = layout.bytes('moreDamage', (MORE_UNITS + UNIT_COUNT) * 8)
export const MORE_DAMAGE_END = MORE_DAMAGE + (MORE_UNITS + UNIT_COUNT) * 8
const MORE_MISSIONS_HAND = layout.bytes('moreMissionsHand', MORE_MISSIONS)
const MORE_MISSIONS_DISCARD = layout.bytes('moreMissionsDiscard', MORE_MISSIONS)
/** Copies of deck missions and projects in hand that the enemy has seen come there. */
export const MISSION_SEEN = layout.bytes('missionSeen', MOST_MISSIONS)
export const MORE_TACTICS_HAND = layout.bytes('moreTacticsHand', 2 * MORE_TACTICS)
const MORE_TACTICS_DISCARD = layout.bytes('moreTacticsDiscard', MORE_TACTICS)
export const MORE_TACTICS_END = MORE_TACTICS_DISCARD + MORE_TACTICS
/** For each frame of the stack and each side, as a bit: 1 where the General of a team is in charge (posts.ts). */
export const IN_CHARGE = layout.bytes('inCharge', MOST_FRAMES)
/** Post + 1 of the leader who came last to the pool of a team, by side. */
export const NEWEST = layout.bytes('newest', 2)

/** True for a state that goes on behind BASE_BYTES. */
export function isLarge(s: State): boolean {
  return s.bytes.length > BASE_BYTES
}

/** A count that only larger states may have room for: where there is none, there is nothing. */
export function countAt(s: State, byte: number): number {
  return byte < s.bytes.length ? s.bytes[byte] : 0
}

/** Where the units of a type at a place are counted. */
export function unitsAtByte(place: number, type: number): number {
  return type < BASE_UNITS
    ? UNITS_AT + place * BASE_UNITS + type
    : MORE_UNITS_AT + place * MORE_UNITS + type - BASE_UNITS
}

/** And on a space of the build queue. */
export function queueByte(space: number, type: number): number {
  return type < BASE_UNITS
    ? QUEUE + space * BASE_UNITS + type
    : MORE_QUEUE + space * MORE_UNITS + type - BASE_UNITS
}

/** Where the units of a type with this damage are counted; 0 for those that have still to leave. */
export function damageByte(type: number, damage: number): number {
  if (damage > 7) return MORE_DAMAGE + (MORE_UNITS + type) * 8 + damage - 8
  return (type < BASE_UNITS ? DAMAGE : MORE_DAMAGE - BASE_UNITS * 8) + type * 8 + damage
}

/** Where the copies of a mission in hand, and on its discard pile, are counted. */
export function missionHandByte(card: number): number {
  return (card < BASE_MISSIONS ? MISSION_HAND : MORE_MISSIONS_HAND - BASE_MISSIONS) + card
}

export function missionDiscardByte(card: number): number {
  return (card < BASE_MISSIONS ? MISSION_DISCARD : MORE_MISSIONS_DISCARD - BASE_MISSIONS) + card
}

/** Where the copies of a tactic card in a hand, and on its pile, are counted. */
export function tacticHandByte(side: number, card: number): number {
  return card < BASE_TACTICS
    ? TACTIC_HAND + side * BASE_TACTICS + card
    : MORE_TACTICS_HAND + side * MORE_TACTICS + card - BASE_TACTICS
}

export function tacticDiscardByte(card: number): number {
  return card < BASE_TACTICS ? TACTIC_DISCARD + card : MORE_TACTICS_DISCARD + card - BASE_TACTICS
}

/**
 * Fields that lie in two pieces: the second one, and where the bytes are that follow those of the first, in the order
 * in which the hash counts them (fingerprint.ts).
 */
export const TWO_PIECES: Readonly<
  Record<
    string,
    { readonly more: string; readonly length: number; readonly byteAt: (i: number) => number }
  >
> = {
  units: {
    more: 'moreUnits',
    length: PLACE_COUNT * UNIT_COUNT,
    byteAt: (i) => unitsAtByte((i / UNIT_COUNT) | 0, i % UNIT_COUNT),
  },
  queue: {
    more: 'moreQueue',
    length: 4 * UNIT_COUNT,
    byteAt: (i) => queueByte((i / UNIT_COUNT) | 0, i % UNIT_COUNT),
  },
  damage: {
    more: 'moreDamage',
    length: 2 * UNIT_COUNT * 8,
    byteAt: (i) => damageByte((i >> 3) % UNIT_COUNT, (i & 7) + (i < UNIT_COUNT * 8 ? 0 : 8)),
  },
  missionHand: {
    more: 'moreMissionsHand',
    length: MOST_MISSIONS,
    byteAt: missionHandByte,
  },
  missionDiscard: {
    more: 'moreMissionsDiscard',
    length: MOST_MISSIONS,
    byteAt: missionDiscardByte,
  },
  tacticHand: {
    more: 'moreTacticsHand',
    length: 2 * MOST_TACTICS,
    byteAt: (i) => tacticHandByte((i / MOST_TACTICS) | 0, i % MOST_TACTICS),
  },
  tacticDiscard: {
    more: 'moreTacticsDiscard',
    length: MOST_TACTICS,
    byteAt: tacticDiscardByte,
  },
}

export const STATE_BYTES = layout.size
export const LAYOUT_TABLE = layout.table
