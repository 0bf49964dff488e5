import { opposedChance } from '../../../../../agents/rebellion/missions/mission-chance.js'
import {
  ACTIONS,
  MISSIONS,
  OBJECTIVES,
  TACTICS,
} from '../../../../../engine/rebellion/cards/registry.js'
import {
  ADJACENT,
  BASE_SPACE,
  HOPS,
  SYSTEM_COUNT,
} from '../../../../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import * as m from '../../../../../engine/rebellion/state/moves.js'
import { counted, leaderName } from '../../words/names.js'
import { SKILL_NAMES } from '../../words/texts.js'
import type { Facet } from '../choice/facets.js'
import { iconsOf } from '../picture/mission-at-hand.js'
import {
  type Picture,
  type PlacePicture,
  type SystemPicture,
  totalUnits,
} from '../picture/picture.js'

/** The second half of an option's line: what the choice would mean. */
export function details(
  facet: Facet,
  moves: readonly number[],
  kind: string,
  picture: Picture,
): string {
  const { sort, value } = facet
  if (value === m.NONE) return ''
  switch (sort) {
    case 'place':
      return placeDetail(value, moves, kind, picture)
    case 'leader':
    case 'partner':
      return leaderDetail(value, moves, kind, picture)
    case 'mission':
      return missionDetail(value, kind)
    case 'action':
      return ACTIONS[value]?.about ?? ''
    case 'objective':
      return OBJECTIVES[value]?.about ?? ''
    case 'tactic':
    case 'price':
      return TACTICS[value]?.about ?? ''
    case 'stack':
      return stackDetail(value, picture)
    case 'act':
      return actDetail(value, moves, picture)
    default:
      return ''
  }
}

function actDetail(verb: number, moves: readonly number[], picture: Picture): string {
  if (verb === m.ACTIVATE) return counted(new Set(moves.map(m.argA)).size, 'leader')
  if (verb === m.REVEAL) return counted(new Set(moves.map(m.argA)).size, 'mission')
  if (verb === m.PASS) return 'ends turns'
  if (verb === m.REVEAL_BASE) return 'for good'
  const action = m.argA(moves[0] ?? 0)
  return verb === m.PLAY_ACTION && moves.length === 1 && picture.time > 0
    ? (ACTIONS[action]?.name ?? '')
    : ''
}

/** What an assignment needs; elsewhere what the card does. */
function missionDetail(card: number, kind: string): string {
  const facts = MISSIONS[card]
  if (facts === undefined) return ''
  return kind === 'assign' ? `${facts.needs} ${SKILL_NAMES[facts.skill] ?? ''}` : facts.about
}

function stackDetail(slot: number, picture: Picture): string {
  const stack = picture.stacks[picture.reader]?.find((one) => one.slot === slot)
  return stack?.leaders.map((one) => leaderName(one.leader)).join(', ') ?? ''
}

function placeDetail(
  place: number,
  moves: readonly number[],
  kind: string,
  picture: Picture,
): string {
  if (place === BASE_SPACE) return counted(totalUnits(picture.base, REBEL), 'unit')
  const system = picture.systems[place]
  if (system === undefined) return ''
  if (kind === 'base') return baseDetail(place, picture)
  const words = [standing(system)]
  if (moves.every((move) => m.verbOf(move) === m.ACTIVATE)) {
    const near = unitsNear(place, picture)
    words.push(near === 0 ? 'nobody near' : `${near} near`)
  }
  const enemy = totalUnits(system, 1 - picture.reader)
  if (enemy > 0) words.push(`${enemy} enemy`)
  return words.filter((word) => word !== '').join(' · ')
}

/** Own units next to a place that no own leader holds. */
export function unitsNear(place: number, picture: Picture): number {
  let sum = 0
  const around = place === BASE_SPACE ? neighboursOfBase(picture) : (ADJACENT[place] as number)
  for (let n = 0; n < SYSTEM_COUNT; n++)
    if ((around & (1 << n)) !== 0)
      sum += unheld(picture.systems[n] as SystemPicture, picture.reader)
  const base = picture.baseSystem
  const nearBase = place === base || (around & (1 << base)) !== 0
  if (picture.reader === REBEL && base < SYSTEM_COUNT && nearBase && place !== BASE_SPACE)
    sum += unheld(picture.base, REBEL)
  return sum
}

function neighboursOfBase(picture: Picture): number {
  const { baseSystem } = picture
  return baseSystem < SYSTEM_COUNT ? (ADJACENT[baseSystem] as number) | (1 << baseSystem) : 0
}

function unheld(place: PlacePicture, side: number): number {
  return place.leaders.some((one) => one.side === side && !one.captive)
    ? 0
    : totalUnits(place, side)
}

export function standing(system: SystemPicture): string {
  if (system.destroyed) return 'destroyed'
  const words = [
    system.subjugated ? 'subjugated' : '',
    system.sabotaged ? 'sabotaged' : '',
    system.remote ? 'remote' : '',
  ].filter((word) => word !== '')
  if (system.loyalty !== 'none') words.unshift(system.loyalty === 'rebel' ? 'Rebel' : 'Empire')
  else if (words.length === 0) words.push('neutral')
  return words.join(', ')
}

function baseDetail(place: number, picture: Picture): string {
  let nearest = 9
  for (const system of picture.systems)
    if ((system.units[EMPIRE]?.[1] ?? []).length > 0)
      nearest = Math.min(nearest, HOPS[place * SYSTEM_COUNT + system.place] as number)
  return nearest === 9 ? 'no troops near' : `${counted(nearest, 'jump')} to troops`
}

function leaderDetail(
  leader: number,
  moves: readonly number[],
  kind: string,
  picture: Picture,
): string {
  const one = picture.leaders[leader]
  if (one === undefined) return ''
  if (kind === 'oppose') return opposeDetail(leader, picture)
  if (kind === 'assign') return needDetail(leader, moves, picture)
  if (kind === 'recruit' || kind === 'pick')
    return one.skills
      .map((n, i) => (n > 0 ? `${n} ${SKILL_NAMES[i]}` : ''))
      .filter(Boolean)
      .join(', ')
  const [space, ground] = one.tactics
  return `space ${space}, ground ${ground}`
}

/** Icons of the card's skill that the leader brings. */
function needDetail(leader: number, moves: readonly number[], picture: Picture): string {
  const cards = new Set(moves.filter((move) => m.verbOf(move) === m.ASSIGN).map(m.argA))
  const card = MISSIONS[[...cards][0] ?? -1]
  if (cards.size !== 1 || card === undefined) return ''
  const has = picture.leaders[leader]?.skills[card.skill] ?? 0
  const portrait = card.portrait === leader ? ', portrait: +2' : ''
  return `${has} of ${card.needs} ${SKILL_NAMES[card.skill] ?? ''}${portrait}`
}

function opposeDetail(leader: number, picture: Picture): string {
  const one = picture.leaders[leader]
  const facts = MISSIONS[picture.mission?.card ?? -1]
  if (one === undefined || facts === undefined || picture.mission === null) return ''
  const icons = iconsOf(one.skills, facts.skill, facts.allIcons === true)
  const succeeds = opposedChance(
    picture.mission.dice,
    picture.mission.against + icons,
    picture.mission.bonus,
  )
  return `${counted(icons, 'die', 'dice')} · stops it ${Math.round((1 - succeeds) * 100)}%`
}
