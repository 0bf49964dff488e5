import {
  ACTIONS,
  MISSIONS,
  OBJECTIVES,
  TACTIC_THEATER,
  TACTICS,
} from '../../../../../engine/rebellion/cards/registry.js'
import { FIRST_STACK, POOL } from '../../../../../engine/rebellion/facts/leader-places.js'
import { BASE_SPACE } from '../../../../../engine/rebellion/facts/map.js'
import { bits } from '../../../../../engine/rebellion/text/words.js'
import { leaderName, missionName, placeName } from '../../words/names.js'
import type { Facet } from '../choice/facets.js'
import { iconsWith } from '../picture/leader-icons.js'
import { isInPlay, type Picture } from '../picture/picture.js'

/** Why something that was clicked cannot be chosen now. */
export function refusalOf(facet: Facet, kind: string, picture: Picture): string {
  const { sort, value } = facet
  switch (sort) {
    case 'place':
      return placeRefusal(value, kind)
    case 'leader':
    case 'partner':
      return leaderRefusal(value, kind, picture)
    case 'mission':
      return kind === 'assign'
        ? 'No leader is left in the pool for it.'
        : 'Missions are assigned at the start of a round.'
    case 'stack':
      return stackRefusal(value, kind, picture)
    case 'action':
      return `${ACTIONS[value]?.name}. ${actionMoment(value, picture)}`
    case 'objective':
      return objectiveRefusal(value, picture)
    case 'tactic':
      return tacticRefusal(value)
    default:
      return 'This cannot be chosen now.'
  }
}

function placeRefusal(place: number, kind: string): string {
  const name = placeName(place)
  switch (kind) {
    case 'deploy':
      return `${name} cannot take it: only your own systems without enemy units and sabotage, two units in each.`
    case 'move-group':
      return `Nobody can come from ${name}: it is not next to the target, a leader of yours holds the units, or there are none.`
    case 'base':
      return `${name} cannot hide the base: Imperial troops or loyalty, or too near for a first game.`
    case 'command':
      return place === BASE_SPACE
        ? 'Nobody can be sent there now.'
        : `${name} does not fit what is chosen. Go back a step to choose something else.`
    case 'assign':
      return 'Missions get their place when they are revealed.'
    default:
      return `${name} cannot be chosen for this.`
  }
}

function leaderRefusal(leader: number, kind: string, picture: Picture): string {
  const one = picture.leaders[leader]
  const name = leaderName(leader)
  if (one === undefined) return `${name} is not in play.`
  if (one.captive) return `${name} is captured.`
  if (one.place >= FIRST_STACK) return `${name} is on a mission this round.`
  if (one.place !== POOL)
    return `${name} is ${one.place === BASE_SPACE ? 'at the base' : `at ${placeName(one.place)}`} until the refresh.`
  if (kind === 'command' && one.tactics[0] + one.tactics[1] === 0)
    return `${name} has no tactic values and cannot command units.`
  if (kind === 'assign') return 'Choose a mission first, or another leader.'
  return `${name} cannot be chosen for this.`
}

function stackRefusal(slot: number, kind: string, picture: Picture): string {
  const stack = picture.stacks[picture.reader]?.find((one) => one.slot === slot)
  const facts = MISSIONS[stack?.card ?? -1]
  if (stack === undefined || facts === undefined) return 'This mission cannot be revealed now.'
  if (kind !== 'command') return 'Missions are revealed in a turn of your own.'
  const has = iconsWith(stack.leaders, facts.skill)
  const name = missionName(stack.card)
  return has < facts.needs
    ? `${name} needs ${facts.needs} icons; its leaders have ${has}.`
    : `${name} has no target now.`
}

/** When a card in the hand is played, with whom, and where those are now. */
export function actionMoment(card: number, picture: Picture): string {
  const facts = ACTIONS[card]
  if (facts === undefined) return ''
  const shown = bits(facts.shows)
  const who = shown.map(leaderName).join(' or ')
  const fromPool = facts.takes === undefined ? '' : ' from the pool'
  switch (facts.timing) {
    case 'assignment':
      return `Played while assigning, with ${who}${fromPool}. ${whereWords(shown, picture)}`
    case 'start-of-combat':
      return `Played as a combat begins, with ${who}${fromPool || ' there'}. ${whereWords(shown, picture)}`
    default:
      return 'Asked for at the moment that its text names.'
  }
}

function whereWords(leaders: readonly number[], picture: Picture): string {
  return leaders.map((leader) => `${leaderName(leader)} ${whereIs(leader, picture)}.`).join(' ')
}

function whereIs(leader: number, picture: Picture): string {
  const one = picture.leaders[leader]
  if (one === undefined || !isInPlay(one)) return 'is not in play'
  if (one.captive) return 'is captured'
  if (one.place === POOL) return 'is in the pool'
  if (one.place >= FIRST_STACK) return 'is on a mission'
  return one.place === BASE_SPACE ? 'is at the base' : `is at ${placeName(one.place)}`
}

function objectiveRefusal(card: number, picture: Picture): string {
  const facts = OBJECTIVES[card]
  const met = picture.hands[0]?.objectives.find((one) => one.card === card)?.met === true
  const when = facts?.timing === 'refresh' ? 'at the start of the refresh' : 'in a combat'
  return `${facts?.name}: ${met ? 'fulfilled; ' : 'not fulfilled now; '}it can be played ${when}.`
}

function tacticRefusal(card: number): string {
  if (TACTICS[card]?.blocks !== undefined) return 'It is played when damage is being dealt to you.'
  return TACTIC_THEATER[card] === 0
    ? 'It is played in your attack of the space battle, and may cost a special.'
    : 'It is played in your attack of the ground battle, and may cost a special.'
}
