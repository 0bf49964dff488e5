import type { State } from '../../state.js'
import { objectiveEnd } from '../cards/of-game.js'
import { OBJECTIVE_STAGE } from '../cards/registry.js'
import { STAGE_SIZE } from '../data/setup.js'
import { hasCard } from '../state/card-set.js'
import {
  DECK_CARDS,
  DECK_LENGTH,
  DECK_OBJECTIVES,
  DECK_START,
  EXPANSION,
  LOOKED_AT,
  MOST_LOOKED_AT,
  OBJECTIVE_ZONE,
  OBJECTIVES_SHOWN,
} from '../state/layout.js'
import { OBJECTIVE_ABSENT, OBJECTIVE_PLAYED } from '../state/zones.js'
import { HIDDEN_STAGE } from './hidden.js'
import { lookedAtSort, OBJECTIVES } from './slots.js'

/** Objectives of a stage in the Rebel hand that the Empire has not been shown; the open backs tell it. */
export function unseenInHand(s: State, stage: number): number {
  let n = -boxedOfStage(s, stage)
  const end = objectiveEnd(s)
  for (let card = 0; card < end; card++)
    if (OBJECTIVE_STAGE[card] === stage && !isOpenElsewhere(s, card)) n++
  for (let i = 0; i < s.bytes[DECK_LENGTH + DECK_OBJECTIVES]; i++)
    if (stageOf(s.bytes[DECK_CARDS + DECK_START[DECK_OBJECTIVES] + i]) === stage) n--
  if (lookedAtSort(s) === OBJECTIVES)
    for (let i = 0; i < MOST_LOOKED_AT && s.bytes[LOOKED_AT + i] !== 0; i++) {
      const card = s.bytes[LOOKED_AT + i]
      if (stageOf(card >= HIDDEN_STAGE ? card : card - 1) === stage) n--
    }
  return n
}

/** Objectives of a stage that were put into the box unseen at the setup (E2); everybody knows how many. */
export function boxedOfStage(s: State, stage: number): number {
  if (s.bytes[EXPANSION] === 0) return 0
  let cards = 0
  const end = objectiveEnd(s)
  for (let card = 0; card < end; card++)
    if (OBJECTIVE_STAGE[card] === stage && s.bytes[OBJECTIVE_ZONE + card] !== OBJECTIVE_ABSENT)
      cards++
  return Math.max(0, cards - STAGE_SIZE)
}

/** Not among the unseen cards: it lies open, was shown, or is not in this game. */
function isOpenElsewhere(s: State, card: number): boolean {
  const zone = s.bytes[OBJECTIVE_ZONE + card]
  return (
    zone === OBJECTIVE_PLAYED || zone === OBJECTIVE_ABSENT || hasCard(s, OBJECTIVES_SHOWN, card)
  )
}

/** Stage of a card that lies open, or of a back. */
function stageOf(card: number): number {
  return card >= HIDDEN_STAGE ? card - HIDDEN_STAGE : OBJECTIVE_STAGE[card]
}
