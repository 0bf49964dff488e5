import { counted } from '../../../../../engine/english.js'
import {
  ACTIONS,
  MISSIONS,
  OBJECTIVES,
  TACTICS,
} from '../../../../../engine/rebellion/cards/registry.js'
import * as m from '../../../../../engine/rebellion/state/moves.js'
import { leaderName, missionName, placeName, unitName } from '../../words/names.js'
import { skillNeed } from '../../words/needs.js'
import { SKILL_NAMES } from '../../words/texts.js'
import type { Facet } from '../choice/facets.js'
import type { Picture } from '../picture/picture.js'

/** Words for what is chosen of a move before the move is complete; whole moves are worded by the table of questions. */

/** The ways to act of a turn. */
const ACTS: Readonly<Record<number, string>> = {
  [m.PASS]: 'Pass',
  [m.REVEAL_BASE]: 'Reveal the base',
  [m.ACTIVATE]: 'Activate',
  [m.REVEAL]: 'Reveal',
  [m.PLAY_ACTION]: 'Play a card',
}

/** What a facet is called on an option; empty for one that says nothing without the rest of its move. */
export function facetName({ sort, value }: Facet, picture: Picture): string {
  if (value === m.NONE) return sort === 'partner' ? 'Alone' : sort === 'leader' ? 'No leader' : ''
  switch (sort) {
    case 'act':
      return ACTS[value] ?? ''
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
      return ACTIONS[value]?.name ?? ''
    case 'objective':
      return OBJECTIVES[value]?.name ?? ''
    case 'tactic':
    case 'price':
      return TACTICS[value]?.name ?? ''
    case 'unit':
      return unitName(value)
    default:
      return ''
  }
}

function stackName(picture: Picture, slot: number): string {
  const stack = picture.stacks[picture.reader]?.find((one) => one.slot === slot)
  return stack === undefined ? 'Mission' : missionName(stack.card)
}

/** What there is to say of a facet whose moves differ. */
export function facetDetail(
  { sort, value }: Facet,
  moves: readonly number[],
  kind: string,
  picture: Picture,
): string {
  switch (sort) {
    case 'act':
      return actDetail(value, moves)
    case 'leader':
    case 'partner':
      return leaderDetail(value, moves, kind, picture)
    case 'mission':
      return needWords(value)
    case 'stack':
      return stackLeaders(value, picture)
    default:
      return ''
  }
}

function actDetail(verb: number, moves: readonly number[]): string {
  const first = new Set(moves.map(m.argA)).size
  switch (verb) {
    case m.ACTIVATE:
      return counted(first, 'leader')
    case m.REVEAL:
      return counted(first, 'mission')
    case m.PASS:
      return 'ends turns'
    case m.REVEAL_BASE:
      return 'for good'
    default:
      return first === 1 ? (ACTIONS[m.argA(moves[0] ?? 0)]?.name ?? '') : counted(first, 'card')
  }
}

function needWords(card: number): string {
  const facts = MISSIONS[card]
  return facts === undefined ? '' : skillNeed(facts)
}

function stackLeaders(slot: number, picture: Picture): string {
  const stack = picture.stacks[picture.reader]?.find((one) => one.slot === slot)
  return stack?.leaders.map((one) => leaderName(one.leader)).join(', ') ?? ''
}

/** Icons of the card's skill that he brings where one is chosen; else his tactic values, or his skills. */
function leaderDetail(
  leader: number,
  moves: readonly number[],
  kind: string,
  picture: Picture,
): string {
  const one = picture.leaders[leader]
  if (one === undefined) return ''
  if (kind === 'command') return `space ${one.tactics[0]}, ground ${one.tactics[1]}`
  const cards = new Set(moves.filter((move) => m.verbOf(move) === m.ASSIGN).map(m.argA))
  const card = MISSIONS[[...cards][0] ?? -1]
  if (cards.size === 1 && card !== undefined) {
    const portrait = card.portrait === leader ? ', portrait: +2' : ''
    const has = one.skills[card.skill] ?? 0
    const short = has < card.needs ? ': not enough alone' : ''
    return `${has} ${SKILL_NAMES[card.skill]}, ${card.needs} needed${short}${portrait}`
  }
  return one.skills
    .map((n, skill) => (n > 0 ? `${n} ${SKILL_NAMES[skill]}` : ''))
    .filter((words) => words !== '')
    .join(', ')
}
