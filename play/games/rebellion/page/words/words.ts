import { ACTIONS, OBJECTIVES, TACTICS } from '../../../../../engine/rebellion/cards/registry.js'
import { RINGS } from '../../../../../engine/rebellion/data/rings.js'
import { BASE_SPACE } from '../../../../../engine/rebellion/facts/map.js'
import { CHOICE_IDS } from '../../../../../engine/rebellion/state/choices.js'
import * as m from '../../../../../engine/rebellion/state/moves.js'
import { leaderName, missionName, placeName, unitName } from '../../words/names.js'
import { COLOUR_NAMES, FACE_NAMES } from '../../words/texts.js'
import type { Facet } from '../choice/facets.js'
import { facetsOf } from '../choice/facets.js'
import type { Picture } from '../picture/picture.js'

/** Words for facets and for whole moves, as they stand on options and buttons. */

const ACTS: Readonly<Record<number, string>> = {
  [m.DONE]: 'Done',
  [m.DECLINE]: 'No',
  [m.PASS]: 'Pass',
  [m.REVEAL_BASE]: 'Reveal the base',
  [m.ACTIVATE]: 'Activate',
  [m.REVEAL]: 'Reveal',
  [m.PLAY_ACTION]: 'Play an action card',
  [m.ASSIGN]: 'Assign',
  [m.DRAW_ANOTHER]: 'Draw another card',
  [m.BUILD_ALL]: 'Build everything',
  [m.BUILD_EACH]: 'Choose icon by icon',
  [m.SACRIFICE]: 'Lose a unit on the board for it',
  [m.OPPOSE]: 'Send a leader',
  [m.USE_RING]: 'Use a ring',
  [m.PUT_TOP]: 'On top',
  [m.PUT_BOTTOM]: 'At the bottom',
  [m.DRAW_TACTIC]: 'Spend a special to draw a card',
  [m.PLAY_TACTIC]: 'Play a tactic card',
  [m.DISCARD_FOR]: 'Discard a card for another',
  [m.ROLL]: 'Roll the dice',
  [m.DESTROY_QUEUED]: 'From the build queue',
  [m.DESTROY]: 'On the board',
  [m.REROLL]: 'Reroll a die',
  [m.SCORE]: 'Play an objective',
  [m.RETREAT]: 'Retreat',
  [m.KEEP]: 'Keep a card',
  [m.TAKE_CAPTIVE]: 'Take a captive along',
  [m.MOVE_UNITS]: 'Move units',
}

const CHOICES: Readonly<Record<string, string>> = {
  projects: 'Draw 2 projects, keep 1',
  repair: 'Remove the sabotage marker, draw 1 project',
  loyalty: 'Gain loyalty',
  cruiser: 'Gain a cruiser',
  'move-units': 'Move units to the base',
  'new-base': 'Found a new base',
}

/** The refusal of an offer, in the words of the decision. */
const REFUSALS: Readonly<Record<string, string>> = {
  oppose: 'Nobody',
  retreat: 'Stay',
  'add-leader': 'Nobody',
  'start-of-combat': 'No more cards',
  objective: 'Keep it for later',
  reaction: 'No',
  build: 'Leave it unused',
}

const FINISHES: Readonly<Record<string, string>> = {
  assign: 'Finish assigning',
  'move-group': 'Move nobody else',
  tactic: 'Go on to damage',
  block: 'Let it happen',
  deploy: 'Keep the rest',
  retreat: 'Leave',
  reaction: 'Change nothing',
}

export function actWord(verb: number, kind: string): string {
  if (verb === m.DECLINE) return REFUSALS[kind] ?? 'No'
  if (verb === m.DONE) return FINISHES[kind] ?? 'Done'
  return ACTS[verb] ?? capital(m.VERBS[verb]?.word ?? '?')
}

/** What a facet is called on an option; empty when it says nothing. */
export function facetName(facet: Facet, kind: string, picture: Picture): string {
  const { sort, value } = facet
  if (value === m.NONE) return sort === 'partner' ? 'Alone' : sort === 'leader' ? 'No leader' : ''
  switch (sort) {
    case 'act':
      return actWord(value, kind)
    case 'leader':
    case 'partner':
      return leaderName(value)
    case 'place':
      return placeName(value)
    case 'stack':
      return stackName(picture, value)
    case 'mission':
      return missionName(value)
    case 'action':
      return ACTIONS[value]?.name ?? '?'
    case 'objective':
      return OBJECTIVES[value]?.name ?? '?'
    case 'tactic':
    case 'price':
      return TACTICS[value]?.name ?? '?'
    case 'unit':
      return unitName(value)
    case 'count':
      return String(value)
    case 'space':
      return `Space ${value}`
    case 'option':
      return CHOICES[CHOICE_IDS[value] ?? ''] ?? '?'
    case 'colour':
      return `${COLOUR_NAMES[value] ?? '?'} die`
    case 'face':
      return FACE_NAMES[value] ?? '?'
    case 'theater':
      return value === 0 ? 'Space' : 'Ground'
    case 'ring':
      return RINGS[value]?.worn ?? '?'
    case 'harm':
      return harmName(value)
  }
}

function stackName(picture: Picture, slot: number): string {
  const stack = picture.stacks[picture.reader]?.find((one) => one.slot === slot)
  return stack === undefined ? 'Mission' : missionName(stack.card)
}

/** `damaged 1`, `hit 2`: how this unit differs from others of its type. */
function harmName(harm: number): string {
  const before = harm >> 4
  const now = harm & 15
  const words = [before > 0 ? `damaged ${before}` : '', now > 0 ? `hit ${now}` : '']
  return words.filter((word) => word !== '').join(', ')
}

/** A whole move on its button: what happens, not how to click. */
export function moveName(move: number, kind: string, picture: Picture): string {
  const verb = m.verbOf(move)
  const parts = facetsOf(move)
    .slice(1)
    .map((facet) => facetName(facet, kind, picture))
    .filter((word) => word !== '' && word !== 'Alone' && word !== 'No leader')
  const [first = '', second = '', third = ''] = parts
  switch (verb) {
    case m.ACTIVATE:
      return `Send ${first} to ${second}`
    case m.REVEAL:
      return third !== ''
        ? `Reveal ${first} against ${third}`
        : second !== ''
          ? `Reveal ${first} at ${second}`
          : `Reveal ${first}`
    case m.ASSIGN:
      return `Assign ${[second, third].filter((name) => name !== '').join(' and ')} to ${first}`
    case m.OPPOSE:
    case m.ADD_LEADER:
      return `Send ${first}`
    case m.HIDE:
      return `Keep ${first} secret`
    case m.CAMP:
      return m.argA(move) === BASE_SPACE ? 'All in the base space' : `Some to ${first}`
    case m.PLACE:
      return `Place ${first} ${second} at ${third}`
    case m.RETREAT:
      return `Retreat to ${second} with ${first}`
    case m.SCORE:
      return `Play ${first}`
    case m.KEEP:
      return second === '' ? `Keep ${first}, recruit nobody` : `Keep ${first}, recruit ${second}`
    case m.DISCARD:
      return `Discard ${first}`
    case m.DEPLOY:
      return `Deploy ${first} at ${second}`
    case m.BUILD:
      return `Build ${first}`
    case m.GAIN:
      return `Gain ${first}`
    case m.HIT:
    case m.BLOCK:
      return [first, second].filter((word) => word !== '').join(', ')
    case m.PLAY_ACTION:
    case m.PLAY_TACTIC:
      return `Play ${parts.join(', ')}`
    case m.DISCARD_FOR:
      return `Play ${first}, discarding ${second}`
    case m.DRAW_FROM:
      return `Draw a ${first.toLowerCase()} card`
    case m.DRAW_TACTIC:
      return `Spend a special (${first}) to draw a card`
    case m.MOVE_UNITS:
      return `Move ${first} ${second} from ${third}`
    case m.TAKE_UNITS:
      return `Take ${first} ${second} along`
    case m.TAKE_CAPTIVE:
      return `Take ${first} along`
    case m.REROLL:
      return `Reroll a ${first} showing ${second}`
    case m.SET_DIE:
      return `Set a ${first} to ${second}`
    case m.USE_RING:
      return second === '' ? `Use the ring: ${first}` : `Change a ${second} by the ring: ${first}`
    case m.DESTROY:
    case m.DESTROY_QUEUED:
      return `Lose ${first} (${second})`
    default:
      return isChoice(verb) ? parts.join(', ') : [actWord(verb, kind), ...parts].join(' ')
  }
}

function isChoice(verb: number): boolean {
  return m.VERBS[verb]?.word === 'choose'
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1).replaceAll('-', ' ')
}
