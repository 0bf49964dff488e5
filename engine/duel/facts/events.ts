import { EVENTS, type EventEffect } from '../data/events.js'
import {
  CHARACTER_MASK,
  characterNumber,
  DIPLOMACY,
  FORCE,
  MILITARY,
  RECON,
  suitMask,
} from './cards.js'
import { EMPIRE, REBEL } from './sides.js'

/** The events as typed arrays. */
export const EVENT_COUNT = EVENTS.length
export const ALL_EVENTS = 2 ** EVENT_COUNT - 1
export const OBJECTIVE = Uint8Array.from(EVENTS, ({ objective }) => objective)
export const CAPACITY = Uint8Array.from(EVENTS, ({ capacity }) => capacity)
export const VICTORY_POINTS = Uint8Array.from(EVENTS, ({ victoryPoints }) => victoryPoints)
export const EVENT_INFLUENCE = Uint8Array.from(EVENTS, ({ influence }) => influence)

/** Victory points that win the game. */
export const POINTS_TO_WIN = 7

/** What stays face down while Balance of the Force is resolved, at most. */
export const EVENTS_LOOKED_AT = 3

/** Cards whose powers an event blocks, by event and side. */
export const BLOCKED = EVENTS.map(({ effect }) =>
  Int32Array.of(blockedBy(effect, REBEL), blockedBy(effect, EMPIRE)),
)

function blockedBy(effect: EventEffect | undefined, side: number): number {
  switch (effect) {
    case 'block-diplomacy':
      return suitMask(DIPLOMACY)
    case 'block-force':
      return suitMask(FORCE)
    case 'block-military':
      return suitMask(MILITARY)
    case 'block-recon':
      return suitMask(RECON)
    case 'block-characters': {
      const free = side === REBEL ? 'luke-skywalker' : 'darth-vader'
      return CHARACTER_MASK & ~(1 << characterNumber(side, free))
    }
    default:
      return 0
  }
}

function eventNumber(id: string): number {
  const found = EVENTS.find((event) => event.id === id)
  if (found === undefined) throw new Error(`no event "${id}"`)
  return found.number
}

/** The event of the rulebook's first struggle. */
export const TUTORIAL_EVENT = eventNumber('escape-from-tatooine')
