import type { State } from '../../state.js'
import { LastingBlock } from '../state/lasting.js'
import { COMBAT, COMBAT_ROOM, MOST_OBJECTIVES } from '../state/layout.js'
import { placeName } from '../text/words.js'

/** The one combat that is going on, and what cards do in it; all 0 between combats. */

export const COMBAT_FIELDS = new LastingBlock('the combat', COMBAT, COMBAT_ROOM, 'COMBAT_ROOM')

export const RUNNING = COMBAT_FIELDS.declare('running', 'combat', 'flag')
export const SYSTEM = COMBAT_FIELDS.declare('system', 'combat', 'system')
/** The current player of the combat: he attacks and retreats first. */
export const FIRST = COMBAT_FIELDS.declare('first', 'combat', 'side')
export const ROUND = COMBAT_FIELDS.declare('round', 'combat', { most: 255 })
/** Theater of the battle step at hand. */
export const THEATER = COMBAT_FIELDS.declare('theater', 'combat', 'theater')
/** Who had units when the combat began: bit side * 2 + theater. */
export const HAD_UNITS = COMBAT_FIELDS.declare('had', 'combat', {
  flags: ['rebel-space', 'rebel-ground', 'empire-space', 'empire-ground'],
})
/** Theaters in which a battle was fought. */
export const FOUGHT = COMBAT_FIELDS.declare('fought', 'combat', 'theaters')
/** Side + 1 that won the battle of each theater. */
export const WON = COMBAT_FIELDS.declare('won', 'combat', 'winners', 2)
/** By side: retreated in this combat; forbidden this round; forbidden in this combat. */
export const RETREATED = COMBAT_FIELDS.declare('retreated', 'combat', 'sides', 2)
export const HELD_THIS_ROUND = COMBAT_FIELDS.declare('heldThisRound', 'combat-round', 'sides', 2)
export const HELD = COMBAT_FIELDS.declare('held', 'combat', 'sides', 2)
/** By side: no transport needed in this round's retreat (Escape Plan). */
export const FREE_RIDE = COMBAT_FIELDS.declare('freeRide', 'combat-round', 'sides', 2)
/** By side, with the expansion: rolled a die in the ground battle of this round (E42). */
export const ROLLED_ON_GROUND = COMBAT_FIELDS.declare('rolledOnGround', 'combat-round', 'sides', 2)
/** Neither side can harm the other, and the Rebels cannot leave: the combat ends undecided. */
export const STAND_OFF = COMBAT_FIELDS.declare('standOff', 'combat', 'flag')
/** By side: cannot block in this battle step (Unstoppable Assault). */
export const CANNOT_BLOCK = COMBAT_FIELDS.declare('cannotBlock', 'battle', 'sides', 2)
export const OBJECTIVE_DONE = COMBAT_FIELDS.declare('objectiveDone', 'combat', 'flag')
/** Objectives offered already, by number, low byte first; they are not offered again (O20). */
const OFFERED = COMBAT_FIELDS.declare('offered', 'combat', 'objectives', (MOST_OBJECTIVES + 7) >> 3)
export const PLANS_TRIED = COMBAT_FIELDS.declare('plansTried', 'combat-round', 'flag')
// Start of Combat cards
export const DESIGN = COMBAT_FIELDS.declare('accordingToMyDesign', 'combat', 'flag')
export const TRAP = COMBAT_FIELDS.declare('itsATrap', 'combat', 'flag')
export const POINT_BLANK = COMBAT_FIELDS.declare('pointBlankAssault', 'combat', 'flag')
export const STAR_TARGETS = COMBAT_FIELDS.declare('targetTheStarDestroyers', 'combat', 'flag')
export const OPEN_HAND = COMBAT_FIELDS.declare('goodIntel', 'combat', 'flag')
/** Leader of Ready For Action. */
export const READY_LEADER = COMBAT_FIELDS.declare('readyLeader', 'combat', 'leader-plus-1')
export const WAS_SUBJUGATED = COMBAT_FIELDS.declare('wasSubjugated', 'combat', 'flag')
/** Printed health of Imperial units destroyed, by theater, and Star Destroyers among them. */
export const LOST_HEALTH = COMBAT_FIELDS.declare('lostHealth', 'combat', { counts: 150 }, 2)
export const LOST_DESTROYERS = COMBAT_FIELDS.declare('lostDestroyers', 'combat', { most: 20 })
/** Theaters fought over while Darth Vader or the Emperor was there. */
export const DREAD = COMBAT_FIELDS.declare('dread', 'combat', 'theaters')
// Damage of cards in the present attack: single points, pairs on one unit, pairs on two, free points
export const CRITICAL = COMBAT_FIELDS.declare('critical', 'attack', { most: 6 })
export const PAIRS = COMBAT_FIELDS.declare('pairs', 'attack', { most: 6 })
export const SPREAD = COMBAT_FIELDS.declare('spread', 'attack', { most: 3 })
export const BARRAGE = COMBAT_FIELDS.declare('barrage', 'attack', { most: 16 })
/** Black hits that may still count as red ones in this attack. */
export const CONVERTIBLE = COMBAT_FIELDS.declare('convertible', 'attack', { most: 2 })

// Advanced tactic cards
/** Who may play no card in the next battle of a theater, and who may not in this one: bit side * 2 + theater. */
const SIDES_AND_THEATERS = {
  flags: ['rebel-space', 'rebel-ground', 'empire-space', 'empire-ground'],
}
export const LOCKED_NEXT = COMBAT_FIELDS.declare('lockedNext', 'combat', SIDES_AND_THEATERS)
export const LOCKED = COMBAT_FIELDS.declare('locked', 'battle', SIDES_AND_THEATERS)
/** Side + 1 that attacks first in each theater, where a card has said so (E48). */
export const ATTACKS_FIRST = COMBAT_FIELDS.declare('attacksFirst', 'combat', 'winners', 2)
/** Dice that the enemy of each side removes before he assigns damage: red hits, black hits, direct hits. */
export const PREVENT_RED = COMBAT_FIELDS.declare('preventRed', 'battle', { bySide: 9 }, 2)
export const PREVENT_BLACK = COMBAT_FIELDS.declare('preventBlack', 'battle', { bySide: 9 }, 2)
export const PREVENT_DIRECT = COMBAT_FIELDS.declare('preventDirect', 'battle', { bySide: 9 }, 2)
/** By side: its specials repair nothing in this battle. */
export const NO_REPAIR = COMBAT_FIELDS.declare('noRepair', 'battle', 'sides', 2)
/** The ship that keeps its damage in this battle (Ion Blast): its type, and its harm as targets have it. */
export const MARKED_TYPE = COMBAT_FIELDS.declare('markedUnit', 'battle', 'unit-plus-1')
export const MARKED_HARM = COMBAT_FIELDS.declare('markedHarm', 'battle', { most: 255 })
/** The cards of each side whose late part is still to come, by its moment. */
export const LATE_DAMAGE = COMBAT_FIELDS.declare('whenDamageIsAssigned', 'battle', 'tactics', 2)
export const LATE_BATTLE = COMBAT_FIELDS.declare('whenBattleIsOver', 'battle', 'tactics', 2)
export const LATE_RETREATS = COMBAT_FIELDS.declare(
  'whenRetreatsAreOver',
  'combat-round',
  'tactics',
  2,
)
/** Units have retreated in this round. */
export const SOME_RETREATED = COMBAT_FIELDS.declare('someRetreated', 'combat-round', 'flag')

/** Theaters whose battle the Rebels have won and been asked about. */
export const WON_ASKED = COMBAT_FIELDS.declare('wonAsked', 'combat', 'theaters')

export function isRunning(s: State): boolean {
  return RUNNING.get(s) !== 0
}

/** The side that attacks first in a theater: the current player, unless a card has said otherwise (E48). */
export function firstAttacker(s: State, theater: number): number {
  const said = ATTACKS_FIRST.of(s, theater)
  return said === 0 ? FIRST.get(s) : said - 1
}

export function combatSystem(s: State): number {
  return SYSTEM.get(s)
}

/** True when the objective has been offered in this combat. */
export function wasOffered(s: State, objective: number): boolean {
  return (OFFERED.of(s, objective >> 3) & (1 << (objective & 7))) !== 0
}

export function markOffered(s: State, objective: number): void {
  OFFERED.put(s, objective >> 3, OFFERED.of(s, objective >> 3) | (1 << (objective & 7)))
}

/** A question asked in the course of the combat, with its system. */
export function askedInCombat(s: State, question: string): string {
  return `${question} (${placeName(combatSystem(s))})`
}
