import type { Reader } from '../../game.js'
import type { State } from '../../state.js'
import { isMarkerOut, markedSystems } from '../board/markers.js'
import { lookedAt, lookedAtCount } from '../cards/decks.js'
import { handSize } from '../cards/hands.js'
import { objectiveEnd } from '../cards/of-game.js'
import { ACTIONS_OF, MISSIONS_OF, OBJECTIVES } from '../cards/registry.js'
import { combatSystem, isRunning, ROUND } from '../combat/fields.js'
import { tacticsInHand } from '../combat/tactics/shared-deck.js'
import { MARKERS } from '../data/markers.js'
import { LEADER_COUNT, NO_RING } from '../facts/leader-types.js'
import { BASE_SPACE } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { freeLeadersAt, ringOf } from '../leaders/leaders.js'
import { stackCard, stackLeaders } from '../leaders/stacks.js'
import {
  ACTION_ZONE,
  countAt,
  ENEMY_ACTIONS,
  ENEMY_MISSIONS,
  LOOKED_AT_BY,
  MASKED_FOR,
  MOST_STACKS,
  MOST_TACTICS,
  missionHandByte,
  OBJECTIVE_ZONE,
  PROBE_HAND,
} from '../state/layout.js'
import { ACTION_HAND, OBJECTIVE_HAND } from '../state/zones.js'
import { queueCodes, shortName, shortNames, unitCodes } from './codes.js'
import {
  actionName,
  missionName,
  numbered,
  objectiveName,
  placeName,
  placeNames,
  ringName,
  tacticName,
} from './words.js'

/** What lies beside the board: the base space, queues, face-down missions and hands. */

export function tableLines(s: State, reader: Reader): string[] {
  const lines = piecesBeside(s)
  const seats = reader === EMPIRE ? [EMPIRE, REBEL] : [REBEL, EMPIRE]
  for (const side of seats) lines.push(...hand(s, side, reader))
  return lines.filter((line) => line !== '').flatMap((line) => wrapped(line, 80))
}

/** All of it but the hands; the queues only when something is on them, where space is short. */
export function piecesBeside(s: State, brief = false): string[] {
  const queues = [REBEL, EMPIRE].filter((side) => !brief || hasQueued(s, side))
  const lines = [
    baseSpace(s),
    ...queues.map((side) => queue(s, side)),
    stacks(s, REBEL),
    stacks(s, EMPIRE),
    rings(s),
    targetMarkers(s),
    combat(s),
  ]
  return lines.filter((line) => line !== '')
}

function baseSpace(s: State): string {
  const leaders = shortNames(freeLeadersAt(s, REBEL, BASE_SPACE))
  const units = unitCodes(s, BASE_SPACE, REBEL)
  if (units === '' && leaders === '') return ''
  return `Rebel Base space: ${units}${leaders === '' ? '' : ` +${leaders}`}`
}

function hasQueued(s: State, side: number): boolean {
  return [0, 1, 2, 3].some((space) => queueCodes(s, space, side) !== '')
}

function queue(s: State, side: number): string {
  const spaces = [1, 2, 3].map((space) => `${space}: ${queueCodes(s, space, side) || '-'}`)
  const rest = queueCodes(s, 0, side)
  return `Queue of the ${name(side)}: ${rest === '' ? '' : `to deploy: ${rest}; `}${spaces.join('; ')}`
}

function stacks(s: State, side: number): string {
  const found: string[] = []
  for (let slot = 0; slot < MOST_STACKS; slot++) {
    const card = stackCard(s, side, slot)
    if (card >= 0) found.push(`${missionName(card)} (${shortNames(stackLeaders(s, side, slot))})`)
  }
  return found.length === 0 ? '' : `Missions of the ${name(side)}: ${found.join(', ')}`
}

function rings(s: State): string {
  const worn: string[] = []
  for (let leader = 0; leader < LEADER_COUNT; leader++)
    if (ringOf(s, leader) !== NO_RING)
      worn.push(`${shortName(leader)} ${ringName(ringOf(s, leader))}`)
  return worn.length === 0 ? '' : `Rings: ${worn.join(', ')}`
}

function targetMarkers(s: State): string {
  const lying = MARKERS.flatMap(({ name }, marker) =>
    isMarkerOut(s, marker) ? [`${name} at ${placeNames(markedSystems(s, marker))}`] : [],
  )
  return lying.length === 0 ? '' : `Target markers: ${lying.join('; ')}`
}

function combat(s: State): string {
  return isRunning(s) ? `Combat at ${placeName(combatSystem(s))}, round ${ROUND.get(s)}` : ''
}

function name(side: number): string {
  return side === REBEL ? 'Rebels' : 'Empire'
}

// Hands

/** The reader's own hand by name, the other's by number and by what has been shown of it. */
function hand(s: State, side: number, reader: Reader): string[] {
  const own = reader === 'all' || reader === side
  const whose = name(side)
  const lines = [
    own
      ? `Missions in hand, ${whose}: ${missions(s, side)}`
      : `Missions in hand, ${whose}: ${hiddenMissions(s, side)}`,
    own
      ? listed(`Action cards, ${whose}`, actions(s, side))
      : `Action cards, ${whose}: ${s.bytes[ENEMY_ACTIONS] + s.bytes[ENEMY_ACTIONS + 1]}`,
  ]
  if (side === REBEL) lines.push(listed('Objectives', objectives(s)))
  else
    lines.push(
      listed('Probe cards', s.words[PROBE_HAND] === 0 ? [] : [placeNames(s.words[PROBE_HAND])]),
    )
  lines.push(listed(`Tactic cards, ${whose}`, tactics(s, side)), lookedCards(s, side, own))
  return lines
}

function listed(title: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${title}: ${names.join(', ')}`
}

function missions(s: State, side: number): string {
  const names: string[] = []
  for (const card of MISSIONS_OF[side]) {
    const count = countAt(s, missionHandByte(card))
    if (count > 0) names.push(count > 1 ? `${count} ${missionName(card)}` : missionName(card))
  }
  return names.join(', ') || 'none'
}

function hiddenMissions(s: State, side: number): string {
  const total = s.bytes[MASKED_FOR] === 0 ? handSize(s, side) : s.bytes[ENEMY_MISSIONS]
  const shown = handSize(s, side) > 0 ? `, known ${missions(s, side)}` : ''
  return `${numbered(total, 'card')}${shown}`
}

function actions(s: State, side: number): string[] {
  const names: string[] = []
  for (const card of ACTIONS_OF[side])
    if (s.bytes[ACTION_ZONE + card] === ACTION_HAND) names.push(actionName(card))
  return names
}

/** Those that are known, and whether they could be played were the Refresh Phase to begin. */
function objectives(s: State): string[] {
  const names: string[] = []
  const end = objectiveEnd(s)
  for (let card = 0; card < end; card++) {
    if (s.bytes[OBJECTIVE_ZONE + card] !== OBJECTIVE_HAND) continue
    const { timing, met } = OBJECTIVES[card]
    const state = timing === 'refresh' ? (met(s) ? ' (now)' : ' (not yet)') : ''
    names.push(objectiveName(card) + state)
  }
  return names
}

function tactics(s: State, side: number): string[] {
  const names: string[] = []
  for (let card = 0; card < MOST_TACTICS; card++) {
    const count = tacticsInHand(s, side, card)
    if (count > 0) names.push(`${count > 1 ? `${count} ` : ''}${tacticName(card)}`)
  }
  return names
}

/** Cards off their deck that the side is choosing among: their number only, the question names them. */
function lookedCards(s: State, side: number, own: boolean): string {
  const count = lookedAtCount(s)
  if (count === 0 || (s.bytes[LOOKED_AT_BY] & (side + 1)) === 0) return ''
  const numbers = own && lookedAt(s, 0) < 240 ? 'known to them' : 'hidden'
  return `Cards looked at by the ${name(side)}: ${count}, ${numbers}`
}

/** A long line broken at spaces, what follows indented by two. */
export function wrapped(line: string, width: number): string[] {
  const lines: string[] = []
  let rest = line
  while (rest.length > width) {
    const cut = rest.lastIndexOf(' ', width)
    if (cut <= 2) break
    lines.push(rest.slice(0, cut))
    rest = `  ${rest.slice(cut + 1)}`
  }
  lines.push(rest)
  return lines
}
