import { suggestion } from '../../input-error.js'
import {
  ACTION_IDS,
  type Ids,
  LEADER_IDS,
  MISSION_IDS,
  OBJECTIVE_IDS,
  RINGS,
  SIDES,
  SYSTEM_IDS,
  TACTIC_IDS,
  UNIT_IDS,
} from './ids.js'

/** What is said to a word that a position does not know: the word that was meant, or where it belongs. */

/** Other words for ids; said only where the id is known. */
const MEANT: Readonly<Record<string, string>> = {
  alliance: 'rebel',
  'rebel-alliance': 'rebel',
  imperial: 'empire',
  imperials: 'empire',
  base: 'rebel-base',
  'hidden-base': 'rebel-base',
  'base-space': 'rebel-base',
  hand: 'hands',
  deck: 'decks',
  player: 'turn',
  side: 'turn',
  active: 'turn',
  'to-move': 'turn',
  queue: 'queues',
  'build-queue': 'queues',
  buildqueue: 'queues',
  'build-queues': 'queues',
  planets: 'units',
  systems: 'units',
  board: 'units',
  dead: 'eliminated',
  'out-of-game': 'eliminated',
  removed: 'eliminated',
  'out-of-play': 'reserve',
  unrecruited: 'reserve',
  crit: 'direct-hit',
  tie: 'tie-fighter',
  isd: 'star-destroyer',
  ssd: 'super-star-destroyer',
  executor: 'super-star-destroyer',
  'construction-site': 'death-star-under-construction',
  dsuc: 'death-star-under-construction',
  snowspeeder: 'airspeeder',
  corvette: 'corellian-corvette',
}

const SUBJUGATION =
  'subjugation is not written: Imperial ground units in a populous system make it, unless it is loyal to the Empire'
const JEDI = 'write "luke-skywalker", and "jedi": true in the position'
const CAPTIVES =
  'a captive stands in a system and wears a ring: "rings": { "captured": "princess-leia" }'
const NEUTRAL = 'a system that is on neither list of loyalty is neutral'
const IMPERIAL_BASE = 'only the Rebels have a base; Imperial pieces stand in systems'
const OF_A_SIDE = 'sides stand inside "loyalty", "queues", "hands" and "recruits"'
const MISSIONS = 'face-down missions are "assigned", others lie in "hands", "discards" or "decks"'
const ACTIONS = 'action cards lie in "hands", "usedActions", "boxedActions" or "decks"'
const OBJECTIVES = 'objectives lie in "hands", "playedObjectives" or "decks"'
const TACTICS = 'tactic cards lie in "hands", "discards" or "decks"'

/** Words of which no id is meant, wherever they stand. */
const REMARKS: Readonly<Record<string, string>> = {
  subjugated: SUBJUGATION,
  subjugation: SUBJUGATION,
  subjugate: SUBJUGATION,
  'luke-skywalker-jedi': JEDI,
  'luke-skywalker-(jedi)': JEDI,
  'luke-jedi': JEDI,
  'jedi-luke': JEDI,
  captive: CAPTIVES,
  captives: CAPTIVES,
  captured: CAPTIVES,
  prisoner: CAPTIVES,
  prisoners: CAPTIVES,
  neutral: NEUTRAL,
  'empire-base': IMPERIAL_BASE,
  'imperial-base': IMPERIAL_BASE,
}

/** Words that are no fields. */
const FIELD_REMARKS: Readonly<Record<string, string>> = {
  rebel: OF_A_SIDE,
  rebels: OF_A_SIDE,
  empire: OF_A_SIDE,
  imperial: OF_A_SIDE,
  mission: MISSIONS,
  missions: MISSIONS,
  action: ACTIONS,
  actions: ACTIONS,
  objectives: OBJECTIVES,
  tactics: TACTICS,
  revealed: 'it stands in "base": { "system": "hoth", "revealed": true }',
  winner: 'it stands in "result": { "winner": "rebel", "reason": "reputation" }',
}

export function hint(word: string, known: Iterable<string>, noun = 'word'): string {
  const words = [...known]
  if (words.length > 0 && words.every(isNumber)) return `; ${noun}s are ${range(words)}`
  const typed = word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const meant = Object.hasOwn(MEANT, typed) ? MEANT[typed] : undefined
  if (meant !== undefined && words.includes(meant)) return `; did you mean "${meant}"?`
  const remark = remarkOn(typed, noun)
  if (remark !== undefined && !isNear(typed, words)) return `; ${remark}`
  const near = suggestion(word, words)
  if (near !== '') return near
  const sort = SORTS.find(([, ids]) => ids.has(typed))
  const other = sort === undefined ? '' : `; that is ${sort[0]}`
  return words.length <= MOST_LISTED ? `${other}; known are ${words.join(', ')}` : other
}

/** What a word of a position can be elsewhere. */
const SORTS: readonly (readonly [string, Ids])[] = [
  ['a system', SYSTEM_IDS],
  ['a unit', UNIT_IDS],
  ['a leader', LEADER_IDS],
  ['a mission', MISSION_IDS],
  ['an action card', ACTION_IDS],
  ['an objective', OBJECTIVE_IDS],
  ['a tactic card', TACTIC_IDS],
  ['a ring', RINGS],
  ['a side', SIDES],
]

/** As many as there are units. */
const MOST_LISTED = 18

function remarkOn(typed: string, noun: string): string | undefined {
  if (Object.hasOwn(REMARKS, typed)) return REMARKS[typed]
  return noun === 'field' && Object.hasOwn(FIELD_REMARKS, typed) ? FIELD_REMARKS[typed] : undefined
}

/** A plural or another small slip: the word itself is meant. */
function isNear(typed: string, words: readonly string[]): boolean {
  return words.some((word) => typed === word || typed === `${word}s`)
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word)
}

function range(words: readonly string[]): string {
  const numbers = words.map(Number)
  return `${Math.min(...numbers)} to ${Math.max(...numbers)}`
}
