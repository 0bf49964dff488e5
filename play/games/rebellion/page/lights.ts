import { MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { leaderNumber } from '../../../../engine/rebellion/facts/leader-types.js'
import { BASE_SPACE, systemNumber } from '../../../../engine/rebellion/facts/map.js'

/** What the steps of a lesson light up: `system naboo`, `leader darth-vader`, `mission sabotage`, or a part of the screen. */

// On small screens some parts stand behind a tab, which is lit then
const PARTS: Readonly<Record<string, string>> = {
  board: '.map',
  track: '.top-bar .track',
  leaders: '.dock .leaders, .views [data-view=leaders]',
  assigned: '.dock .stacks, .views [data-view=cards]',
  hand: '.dock .hand, .views [data-view=cards]',
  base: `#system-${BASE_SPACE}`,
  question: '.rail .prompt',
  news: '.rail .news',
  objectives: '.rail .objectives',
  opponent: '.rail .opponent, .views [data-view=enemy]',
  queues: '.rail .queues, .views [data-view=enemy]',
  // Of a cinematic combat
  forces: '.combat .theater:not(.idle)',
  dice: '.combat .dice-tray',
  'own-deck': '.combat .own-deck, .rail .picks',
  'shown-cards': '.combat .shown-cards',
  'in-force': '.combat .in-force',
  'may-play': '.rail .may-play, .views [data-view=enemy]',
  rounds: '.rail .rounds-so-far, .views [data-view=enemy]',
}

/** The selector of what has this name; a name that nothing has is a fault of the lesson. */
export function lightOf(name: string): string {
  const [sort, id = ''] = name.split(' ')
  // With its name and all that stands there
  if (sort === 'system') return `.system:has(> #system-${systemNumber(id)})`
  if (sort === 'leader') return `[data-leader="${leaderNumber(id)}"]`
  if (sort === 'mission') return `.dock [data-mission="${missionNumber(id)}"]`
  const part = PARTS[name]
  if (part === undefined) throw new Error(`nothing to light up is called "${name}"`)
  return part
}

/** The system that has this name among the lights; none for what is no system. */
export function systemLit(name: string): readonly number[] {
  const [sort, id = ''] = name.split(' ')
  return sort === 'system' ? [systemNumber(id)] : []
}

function missionNumber(id: string): number {
  const card = MISSIONS.findIndex((one) => one.id === id)
  if (card < 0) throw new Error(`no mission ${id}`)
  return card
}
