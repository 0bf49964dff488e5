import type { State } from '../../state.js'
import { cardAt, deckLength, lookedAt, lookedAtCount } from '../cards/decks.js'
import { copiesInGame, copiesOutside } from '../cards/mission-copies.js'
import {
  ACTIONS as ACTION_CARDS,
  ACTION_SET,
  ACTION_SIDE,
  MISSIONS,
  OBJECTIVES as OBJECTIVE_CARDS,
  OBJECTIVE_SET,
  TACTICS,
} from '../cards/registry.js'
import { probeUnder, RADAR } from '../cards/under.js'
import { tacticCopies, tacticsInHand } from '../combat/tactics/shared-deck.js'
import { CORUSCANT, NO_SYSTEM, SYSTEM_COUNT } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { boxedOfStage } from '../knowledge/unseen-objectives.js'
import { isInGame } from '../state/in-game.js'
import {
  ACTION_ZONE,
  BASE_SYSTEM,
  countAt,
  DECK_EMPIRE_ACTIONS,
  DECK_EMPIRE_MISSIONS,
  DECK_GROUND_TACTICS,
  DECK_OBJECTIVES,
  DECK_PROBES,
  DECK_PROJECTS,
  DECK_REBEL_ACTIONS,
  DECK_REBEL_MISSIONS,
  DECK_SPACE_TACTICS,
  MOST_ACTIONS,
  MOST_MISSIONS,
  MOST_OBJECTIVES,
  MOST_TACTICS,
  OBJECTIVE_ZONE,
  PROBE_BOX,
  PROBE_HAND,
  tacticDiscardByte,
  WINNER,
} from '../state/layout.js'
import {
  ACTION_ABSENT,
  ACTION_DECK,
  ACTION_LOOKED_AT,
  OBJECTIVE_ABSENT,
  OBJECTIVE_BOXED,
  OBJECTIVE_DECK,
  OBJECTIVE_LOOKED_AT,
} from '../state/zones.js'
import { actionId, missionId, objectiveId, systemId, tacticId } from '../text/names.js'
import { sortLookedAt } from './looked-at.js'
import { NOT_IN_GAME } from './piles.js'

/** No card appears from nowhere or is lost: what is wrong, or null. */
export function cardProblem(s: State): string | null {
  return (
    missionProblem(s) ??
    zoneProblem(s, ACTIONS) ??
    zoneProblem(s, OBJECTIVES) ??
    boxProblem(s) ??
    tacticProblem(s) ??
    probeProblem(s)
  )
}

/** Copies of a card in some decks and, of the sort looked at, off them. */
function copiesIn(s: State, decks: readonly number[], card: number, looked: boolean): number {
  let count = 0
  for (const deck of decks)
    for (let below = deckLength(s, deck) - 1; below >= 0; below--)
      if (cardAt(s, deck, below) === card) count++
  if (looked) for (let i = 0; i < lookedAtCount(s); i++) if (lookedAt(s, i) === card) count++
  return count
}

const MISSION_DECKS = [DECK_REBEL_MISSIONS, DECK_EMPIRE_MISSIONS, DECK_PROJECTS]

/** Copies of every mission, wherever they lie. */
function missionCounts(s: State): Uint8Array {
  const counts = new Uint8Array(MOST_MISSIONS)
  for (let card = 0; card < MISSIONS.length; card++) counts[card] = copiesOutside(s, card)
  for (const deck of MISSION_DECKS)
    for (let below = deckLength(s, deck) - 1; below >= 0; below--) counts[cardAt(s, deck, below)]++
  if (sortLookedAt(s) === 'missions')
    for (let i = 0; i < lookedAtCount(s); i++) counts[lookedAt(s, i)]++
  return counts
}

/** Copies that are nowhere: of missions that were being carried out when the game ended. */
export function lostMissions(s: State): number[] {
  const lost: number[] = []
  missionCounts(s).forEach((count, card) => {
    for (let i = count; i < copiesInGame(s, card); i++) lost.push(card)
  })
  return lost
}

function missionProblem(s: State): string | null {
  const counts = missionCounts(s)
  for (let card = 0; card < MISSIONS.length; card++) {
    const copies = copiesInGame(s, card)
    if (counts[card] < copies && s.bytes[WINNER] === 0) return `${missionId(card)} is nowhere`
    if (counts[card] > copies)
      return `${missionId(card)} lies in ${counts[card]} places, the game has ${copies}`
  }
  return null
}

/** Cards whose zone says whether they are in a deck. */
interface Zoned {
  readonly zone: number
  readonly count: number
  readonly inDeck: number
  readonly looked: number
  readonly absent: number
  readonly sort: string
  readonly decks: (card: number) => readonly number[]
  readonly all: readonly number[]
  readonly idOf: (card: number) => string
  readonly isIn: (s: State, card: number) => boolean
}

const ACTIONS: Zoned = {
  zone: ACTION_ZONE,
  count: MOST_ACTIONS,
  inDeck: ACTION_DECK,
  looked: ACTION_LOOKED_AT,
  absent: ACTION_ABSENT,
  sort: 'actions',
  decks: (card) => [ACTION_SIDE[card] === REBEL ? DECK_REBEL_ACTIONS : DECK_EMPIRE_ACTIONS],
  all: [DECK_REBEL_ACTIONS, DECK_EMPIRE_ACTIONS],
  idOf: actionId,
  isIn: (s, card) => card < ACTION_CARDS.length && isInGame(s, ACTION_SET[card], ACTION_SIDE[card]),
}

const OBJECTIVES: Zoned = {
  zone: OBJECTIVE_ZONE,
  count: MOST_OBJECTIVES,
  inDeck: OBJECTIVE_DECK,
  looked: OBJECTIVE_LOOKED_AT,
  absent: OBJECTIVE_ABSENT,
  sort: 'objectives',
  decks: () => [DECK_OBJECTIVES],
  all: [DECK_OBJECTIVES],
  idOf: objectiveId,
  isIn: (s, card) => card < OBJECTIVE_CARDS.length && isInGame(s, OBJECTIVE_SET[card], REBEL),
}

function zoneProblem(s: State, of: Zoned): string | null {
  let inDecks = 0
  let seen = 0
  for (let card = 0; card < of.count; card++) {
    const zone = s.bytes[of.zone + card]
    if ((zone === of.absent) === of.isIn(s, card))
      return `${of.idOf(card)} ${zone === of.absent ? 'is nowhere' : NOT_IN_GAME}`
    const found = copiesIn(s, of.decks(card), card, false)
    if (found !== (zone === of.inDeck ? 1 : 0))
      return `${of.idOf(card)} lies ${found} times in its deck and in zone ${zone}`
    if (zone === of.inDeck) inDecks++
    if (zone === of.looked) seen++
  }
  const lengths = of.all.reduce((sum, deck) => sum + deckLength(s, deck), 0)
  if (lengths !== inDecks) return `the ${of.sort} decks hold ${lengths} cards, not ${inDecks}`
  const expected = sortLookedAt(s) === of.sort ? lookedAtCount(s) : 0
  if (s.bytes[WINNER] === 0 && seen !== expected)
    return `${seen} ${of.sort} are marked as looked at, ${expected} lie there`
  return null
}

/** E2: of each stage as many objectives are boxed as the game has too many, never Death Star Plans. */
function boxProblem(s: State): string | null {
  for (const stage of [1, 2, 3]) {
    let boxed = 0
    OBJECTIVE_CARDS.forEach((card, n) => {
      if (card.stage === stage && s.bytes[OBJECTIVE_ZONE + n] === OBJECTIVE_BOXED) boxed++
    })
    const right = boxedOfStage(s, stage)
    if (boxed !== right)
      return `boxedObjectives: ${boxed} objectives of stage ${stage} are in the box, the game puts ${right} there`
  }
  const plans = OBJECTIVE_CARDS.findIndex(
    (card, n) => card.timing === 'plans' && s.bytes[OBJECTIVE_ZONE + n] === OBJECTIVE_BOXED,
  )
  return plans < 0 ? null : `boxedObjectives: ${objectiveId(plans)} is in every game`
}

function tacticProblem(s: State): string | null {
  const looked = sortLookedAt(s) === 'tactics'
  for (let card = 0; card < MOST_TACTICS; card++) {
    const count =
      copiesIn(s, [DECK_SPACE_TACTICS, DECK_GROUND_TACTICS], card, looked) +
      tacticsInHand(s, REBEL, card) +
      tacticsInHand(s, EMPIRE, card) +
      countAt(s, tacticDiscardByte(card))
    // An advanced card may have left the game
    const mayBeGone = TACTICS[card].side !== undefined && count === 0
    if (count !== tacticCopies(s, card) && !mayBeGone)
      return `${tacticId(card)} lies in ${count} places, the game has ${tacticCopies(s, card)}`
  }
  return null
}

/** Every system but Coruscant has one card: in the deck, the hand, the box, looked at, or the base's. */
function probeProblem(s: State): string | null {
  const base = s.bytes[BASE_SYSTEM]
  if (base === NO_SYSTEM)
    return deckLength(s, DECK_PROBES) > 0 ? 'a probe deck without a base' : null
  if ((s.words[PROBE_BOX] & (1 << CORUSCANT)) === 0)
    return 'the card of coruscant is not in the box'
  const looked = sortLookedAt(s) === 'probes'
  for (let system = 0; system < SYSTEM_COUNT; system++) {
    if (system === CORUSCANT) continue
    const bit = 1 << system
    let count = copiesIn(s, [DECK_PROBES], system, looked)
    if ((s.words[PROBE_HAND] & bit) !== 0) count++
    if ((s.words[PROBE_BOX] & bit) !== 0) count++
    if (base === system) count++
    if (probeUnder(s, RADAR) === system) count++
    if (count !== 1 && !(count === 0 && s.bytes[WINNER] !== 0))
      return `the probe card of ${systemId(system)} lies in ${count} places`
  }
  return null
}
