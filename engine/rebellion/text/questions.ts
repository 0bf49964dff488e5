import type { State } from '../../state.js'
import { ACTION_CARD, CARD, MISSION_CARD } from '../cards/card-step.js'
import { combatSystem } from '../combat/fields.js'
import { STEP_NAMES, type StepName, topFrame } from '../course/steps.js'
import { FRAME_COUNT } from '../state/layout.js'
import { actionName, missionName, objectiveName, placeName } from './words.js'

/** What is asked of the one who decides. */

const QUESTIONS: Partial<Record<StepName, string>> = {
  'place-empire': 'place your starting units',
  camp: 'choose the system that gets Rebel units besides the base, or none',
  'place-rebels': 'how many of these go to that system?',
  'hide-base': 'choose the system of the base',
  assign: 'assign leaders to missions',
  'command-turn': 'activate a system, reveal a mission, or pass',
  movement: 'move units, group by group',
  oppose: 'send a leader against the mission?',
  'mission-dice': 'change a die?',
  'captured-choice': 'sacrifice Obi-Wan Kenobi?',
  rescuers: 'which of the rescuers go along?',
  destiny: 'capture one of the rescuers?',
  'falcon-ring': 'use the Millennium Falcon ring?',
  skywalker: 'play Son of Skywalker?',
  million: 'set dice before the roll?',
  'rapid-mobilization': 'move units to the base, or found a new one',
  'pending-combats': 'which combat is fought first?',
  'add-leader': 'add a leader to the combat?',
  'start-cards': 'play a Start of Combat card?',
  attack: 'combat actions and damage',
  block: 'block damage?',
  plans: 'try Death Star Plans?',
  'combat-objective': 'play an objective?',
  retreat: 'retreat?',
  'retreat-load': 'which units go along?',
  shed: 'which unit is lost?',
  'refresh-objective': 'play an objective?',
  'discard-missions': 'discard down to ten missions',
  recruit: 'keep an action card and recruit a leader',
  build: 'build units',
  deploy: 'deploy units',
  droid: 'use the C-3PO ring?',
}

/** The question that the position waits for; empty when the game is over. */
export function question(s: State): string {
  if (s.bytes[FRAME_COUNT] === 0) return ''
  const f = topFrame(s)
  if (s.bytes[f] === CARD) return cardQuestion(s, f)
  const name = STEP_NAMES[s.bytes[f]]
  const asked = QUESTIONS[name] ?? name
  const inCombat = ['add-leader', 'start-cards', 'attack', 'block', 'plans', 'retreat'].includes(
    name,
  )
  return inCombat ? `${asked} (${placeName(combatSystem(s))})` : asked
}

function cardQuestion(s: State, f: number): string {
  const card = s.bytes[f + 4]
  const sort = s.bytes[f + 3]
  if (sort === MISSION_CARD) return `${missionName(card)}: choose`
  return `${sort === ACTION_CARD ? actionName(card) : objectiveName(card)}: choose`
}
