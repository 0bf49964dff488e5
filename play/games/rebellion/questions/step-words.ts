import type { Ask } from './asked.js'
import { assign } from './assignment.js'
import { attack } from './attack.js'
import { card } from './cards/card.js'
import { addLeader, retreat, retreatLoad, shed, startCards } from './combat.js'
import { commandTurn, endOfCommand, pendingCombats, rapidMobilization } from './command.js'
import { block } from './damage.js'
import { million, missionDice } from './mission-dice.js'
import { movement } from './movement.js'
import { combatObjective, plans, refreshObjective } from './objectives.js'
import { oppose } from './opposing.js'
import { reaction, rescuers } from './reactions.js'
import { build, deploy, discardMissions, poolLimit, recruit } from './refresh.js'
import { camp, deathStarSite, hideBase, missionSets, placeEmpire, placeRebels } from './set-up.js'
import { pickTactic, returnTactics, tacticHalf } from './tactics.js'

/** The words of every step that asks, by the step's name. */
export const STEP_WORDS: Readonly<Record<string, Ask>> = {
  'mission-sets': missionSets,
  'death-star-site': deathStarSite,
  'place-empire': placeEmpire,
  camp,
  'place-rebels': placeRebels,
  'hide-base': hideBase,
  assign,
  'command-turn': commandTurn,
  movement,
  oppose,
  'mission-dice': missionDice,
  million,
  card,
  'captured-choice': reaction,
  rescuers,
  destiny: reaction,
  'falcon-ring': reaction,
  skywalker: reaction,
  droid: reaction,
  'mission-failed': reaction,
  retreated: reaction,
  assigned: reaction,
  'battle-won': reaction,
  'command-over': reaction,
  'end-of-command': endOfCommand,
  'rapid-mobilization': rapidMobilization,
  'pending-combats': pendingCombats,
  'add-leader': addLeader,
  'start-cards': startCards,
  attack,
  block,
  'pick-tactic': pickTactic,
  'tactic-half': tacticHalf,
  'return-tactics': returnTactics,
  plans,
  'combat-objective': combatObjective,
  retreat,
  'retreat-load': retreatLoad,
  shed,
  'refresh-objective': refreshObjective,
  'discard-missions': discardMissions,
  'pool-limit': poolLimit,
  recruit,
  build,
  deploy,
}
