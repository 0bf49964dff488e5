import { enterRingAnswer } from '../../course/windows.js'
import { RINGS } from '../../data/rings.js'
import { REBEL } from '../../facts/sides.js'
import { enterCards } from '../registry.js'
import { checkDecks } from '../room.js'
import { ADVANCED_TACTIC_CARDS } from './advanced-tactics.js'
import { BASE_TACTICS } from './base-tactics.js'
import { IMPERIAL_ACTIONS } from './imperial-actions.js'
import { IMPERIAL_MISSIONS } from './imperial-missions.js'
import { OBJECTIVE_CARDS } from './objectives.js'
import { PROJECTS } from './projects.js'
import { REBEL_ACTIONS } from './rebel-actions.js'
import { REBEL_MISSIONS } from './rebel-missions.js'
import { RING_ANSWERS } from './rings.js'
import { RISE_IMPERIAL_ACTIONS } from './rise-imperial-actions.js'
import { RISE_IMPERIAL_MISSIONS } from './rise-imperial-missions.js'
import { RISE_OBJECTIVES } from './rise-objectives.js'
import { RISE_PROJECTS } from './rise-projects.js'
import { RISE_REBEL_ACTIONS } from './rise-rebel-actions.js'
import { RISE_REBEL_MISSIONS } from './rise-rebel-missions.js'

/** All cards there are. Their numbers lie in states, moves and records; a set's `set` says when it is in a game. */
enterCards(
  [
    ...REBEL_MISSIONS,
    ...IMPERIAL_MISSIONS,
    ...PROJECTS,
    ...RISE_REBEL_MISSIONS,
    ...RISE_IMPERIAL_MISSIONS,
    ...RISE_PROJECTS,
  ],
  [...REBEL_ACTIONS, ...IMPERIAL_ACTIONS, ...RISE_REBEL_ACTIONS, ...RISE_IMPERIAL_ACTIONS],
  [...OBJECTIVE_CARDS, ...RISE_OBJECTIVES],
  [...BASE_TACTICS, ...ADVANCED_TACTIC_CARDS],
)
for (const { ring, answer } of RING_ANSWERS) enterRingAnswer(REBEL, ring, RINGS[ring].set, answer)
checkDecks()
