import { STAGE_SIZE } from '../data/setup.js'
import { GROUND, SPACE } from '../facts/sides.js'
import { SOME_GAMES } from '../state/in-game.js'
import {
  ACTION_DECK_ROOM,
  MISSION_DECK_ROOM,
  OBJECTIVE_DECK_ROOM,
  PROJECT_DECK_ROOM,
  TACTIC_DECK_ROOM,
} from '../state/layout.js'
import {
  ACTION_SET,
  ACTIONS,
  DECK_CARD,
  MISSION_COPIES,
  MISSION_KIND,
  MISSION_SET,
  MISSION_SIDE,
  MISSIONS,
  OBJECTIVE_SET,
  OBJECTIVES,
  PROJECT_CARD,
  TACTIC_COPIES,
  TACTIC_SET,
  TACTIC_THEATER,
  TACTICS,
} from './registry.js'

/** Whether the decks hold the cards that have been entered, in every game there can be. */

/** Throws where a game would have more cards than a deck has room. */
export function checkDecks(): void {
  for (const game of SOME_GAMES) {
    const isIn = (set: number): boolean => (game & (1 << set)) !== 0
    for (const side of [0, 1]) {
      const missions = (kind: number) => (card: number) =>
        MISSION_SIDE[card] === side && MISSION_KIND[card] === kind && isIn(MISSION_SET[card])
          ? MISSION_COPIES[card]
          : 0
      const actions = (card: number) =>
        ACTIONS[card].side === side && !ACTIONS[card].starting && isIn(ACTION_SET[card]) ? 1 : 0
      fit(sum(MISSIONS, missions(DECK_CARD)), MISSION_DECK_ROOM, 'MISSION_DECK_ROOM')
      fit(sum(MISSIONS, missions(PROJECT_CARD)), PROJECT_DECK_ROOM, 'PROJECT_DECK_ROOM')
      fit(sum(ACTIONS, actions), ACTION_DECK_ROOM, 'ACTION_DECK_ROOM')
    }
    for (const theater of [SPACE, GROUND]) {
      const tactics = (card: number) =>
        TACTIC_THEATER[card] === theater && isIn(TACTIC_SET[card]) ? TACTIC_COPIES[card] : 0
      fit(sum(TACTICS, tactics), TACTIC_DECK_ROOM, 'TACTIC_DECK_ROOM')
    }
    const stages = [1, 2, 3].map((stage) =>
      sum(OBJECTIVES, (card) =>
        OBJECTIVES[card].stage === stage && isIn(OBJECTIVE_SET[card]) ? 1 : 0,
      ),
    )
    const objectives = stages.reduce((total, cards) => total + Math.min(cards, STAGE_SIZE), 0)
    fit(objectives, OBJECTIVE_DECK_ROOM, 'OBJECTIVE_DECK_ROOM')
  }
}

function sum(cards: readonly unknown[], copies: (card: number) => number): number {
  return cards.reduce((total: number, _, card) => total + copies(card), 0)
}

function fit(cards: number, room: number, constant: string): void {
  if (cards > room)
    throw new Error(
      `a deck has ${cards} cards and room for ${room}: raise ${constant} in state/layout.ts to ${cards}`,
    )
}
