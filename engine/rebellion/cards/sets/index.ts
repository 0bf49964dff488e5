import { enterCards } from '../registry.js'
import { IMPERIAL_ACTIONS } from './imperial-actions.js'
import { IMPERIAL_MISSIONS } from './imperial-missions.js'
import { OBJECTIVE_CARDS } from './objectives.js'
import { PROJECTS } from './projects.js'
import { REBEL_ACTIONS } from './rebel-actions.js'
import { REBEL_MISSIONS } from './rebel-missions.js'

/** All cards in play; their order is their number everywhere, and lies in states and moves. */
enterCards(
  [...REBEL_MISSIONS, ...IMPERIAL_MISSIONS, ...PROJECTS],
  [...REBEL_ACTIONS, ...IMPERIAL_ACTIONS],
  OBJECTIVE_CARDS,
)
