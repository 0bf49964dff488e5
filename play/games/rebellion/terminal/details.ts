import { capital } from '../../../../engine/english.js'
import { ACTIONS, MISSIONS, OBJECTIVES } from '../../../../engine/rebellion/cards/registry.js'
import { LEADERS } from '../../../../engine/rebellion/data/leaders.js'
import { BUILD_SPACES, RECRUIT_SPACES } from '../../../../engine/rebellion/data/systems.js'
import { UNITS } from '../../../../engine/rebellion/data/units.js'
import { FIRST_STACK, POOL } from '../../../../engine/rebellion/facts/leader-places.js'
import {
  ADJACENT,
  BASE_SPACE,
  ICON_IDS,
  MOST_ICONS,
  NO_ICON,
  NO_SYSTEM,
} from '../../../../engine/rebellion/facts/map.js'
import { REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { UNIT_SET, UNIT_SIDE, UNITS_OF } from '../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { leaderId, systemId } from '../../../../engine/rebellion/text/names.js'
import {
  bits,
  countedUnit,
  leaderName,
  placeName,
} from '../../../../engine/rebellion/text/words.js'
import type { State } from '../../../../engine/state.js'
import { wrap } from '../../../shell/wrap.js'
import type { Drawing } from '../../../terminal/game-words.js'
import { hasRise, inPlayLines, missionsOf } from '../words/in-play.js'
import { missionText } from '../words/needs.js'
import { progressWords } from '../words/progress.js'
import { SKILL_LETTERS, skillLetters } from './skills.js'

/** Closer looks at Rebellion: the hand, a system, leaders, units. All through the view of one side. */

export function handLines(view: RebellionView, state: State, drawing: Drawing): string[] {
  const objectives = view.side === REBEL ? objectiveLines(view, state, drawing) : []
  return [...missionLines(view, drawing), ...actionLines(view, drawing), ...objectives]
}

/** Missions in hand; `only` one of them where it is given. */
export function missionLines(view: RebellionView, { width }: Drawing, only = ''): string[] {
  const cards = MISSIONS.flatMap((card, n) => {
    const copies = card.side === view.side ? view.missionsInHand(n) : 0
    if (copies === 0 || (only !== '' && card.id !== only)) return []
    const skill = `${SKILL_LETTERS[card.skill] ?? ''}${card.needs}`
    const name = copies > 1 ? `${card.name} (${copies})` : card.name
    return wrap(`  ${name}  ${skill}  ${card.mode}: ${missionText(card)}`, width, '    ')
  })
  return section('Missions', cards)
}

function actionLines(view: RebellionView, { width }: Drawing): string[] {
  const cards = ACTIONS.flatMap((card, n) =>
    view.holdsAction(n) ? wrap(`  ${card.name}  ${card.timing}: ${card.about}`, width, '    ') : [],
  )
  return section('Action cards', cards)
}

export function objectiveLines(view: RebellionView, state: State, { width }: Drawing): string[] {
  const cards = OBJECTIVES.flatMap((card, n) => {
    if (!view.holdsObjective(n)) return []
    const progress = progressWords(state, n)
    return wrap(`  ${card.name} (${progress})  +${card.reputation}: ${card.about}`, width, '    ')
  })
  return section('Objectives', cards)
}

function section(title: string, lines: readonly string[]): string[] {
  return [title, ...(lines.length === 0 ? ['  none'] : lines)]
}

export function systemLines(view: RebellionView, place: number, width: number): string[] {
  const lines = [
    place === BASE_SPACE
      ? 'The Rebel Base space'
      : `${placeName(place)}: ${markWords(view, place)}`,
  ]
  const icons = Array.from({ length: MOST_ICONS }, (_, i) => view.icon(place, i))
    .filter((icon) => icon !== NO_ICON)
    .map((icon) => ICON_IDS[icon])
  if (icons.length > 0) lines.push(`  icons    ${icons.join(', ')}`)
  for (const side of [0, 1]) {
    const units: string[] = []
    for (const type of UNITS_OF[side] ?? [])
      if (view.units(place, type) > 0) units.push(countedUnit(view.units(place, type), type))
    const leaders = bits(view.leadersAt(side, place)).map(leaderName)
    const all = [...units, ...leaders.map((name) => `+${name}`)].join(', ')
    if (all !== '')
      lines.push(
        ...wrap(`  ${side === REBEL ? 'Rebels  ' : 'Empire  '} ${all}`, width, '           '),
      )
  }
  if (place === BASE_SPACE) return lines
  const near = bits(ADJACENT[place] ?? 0).map(placeName)
  return [...lines, ...wrap(`  next to  ${near.join(', ')}`, width, '           ')]
}

function markWords(view: RebellionView, place: number): string {
  const bit = 1 << place
  const words: string[] = []
  if ((view.destroyed & bit) !== 0) words.push('destroyed')
  else if ((view.remote & bit) !== 0) words.push('remote')
  else if ((view.loyal(0) & bit) !== 0) words.push('Rebel loyalty')
  else if ((view.loyal(1) & bit) !== 0) words.push('Imperial loyalty')
  else words.push('neutral')
  if ((view.subjugated & bit) !== 0) words.push('subjugated')
  if ((view.sabotaged & bit) !== 0) words.push('sabotaged')
  if (view.base === place) words.push(view.isRevealed ? 'the Rebel base' : 'your base')
  else if (view.base === NO_SYSTEM && (view.candidates & bit) !== 0)
    words.push('the base may be here')
  return words.join(', ')
}

/** Leaders of both sides with their skills, tactic values and places. */
export function leaderLines(view: RebellionView): string[] {
  return [
    LEADER_HEADS,
    ...[0, 1].flatMap((side) => [
      side === REBEL ? 'Rebels' : 'Empire',
      ...bits(view.leadersOf(side)).flatMap((leader) => leaderLine(view, leader)),
    ]),
    SKILLS_SAID,
  ]
}

/** Leaders of the side that looks. */
export function ownLeaderLines(view: RebellionView): string[] {
  const own = bits(view.leadersOf(view.side)).flatMap((leader) => leaderLine(view, leader))
  return [LEADER_HEADS, ...own, SKILLS_SAID]
}

export function leaderLine(view: RebellionView, leader: number): string[] {
  const place = view.placeOf(leader)
  const where =
    place <= BASE_SPACE
      ? placeName(place)
      : place === POOL
        ? 'pool'
        : place < FIRST_STACK
          ? ''
          : 'on a mission'
  if (where === '') return []
  const tactics = `${view.tactics(leader, 0)}/${view.tactics(leader, 1)}`
  const captive = (view.captives & (1 << leader)) !== 0 ? ', captured' : ''
  const name = LEADERS[leader]?.name ?? leaderId(leader)
  const post = view.isTeam ? `, the ${capital(LEADERS[leader]?.role ?? '')}'s` : ''
  return [leaderColumns(name, skillLetters(view, leader), tactics, `${where}${captive}${post}`)]
}

function leaderColumns(name: string, skills: string, tactics: string, where: string): string {
  return `  ${name.padEnd(18)} ${skills.padEnd(12)} ${tactics.padEnd(7)} ${where}`
}

const LEADER_HEADS = leaderColumns('Leader', 'Skills', 'Tactics', 'Where')
const SKILLS_SAID =
  '  D diplomacy, I intel, S special operations, L logistics; tactics: cards in space/on the ground'

/** The codes of the board's units, with what each is worth. */
export function unitLines(view: RebellionView): string[] {
  const inGame = UNITS.filter((_, type) =>
    view.isInGame(UNIT_SET[type] as number, UNIT_SIDE[type] as number),
  )
  return [
    unitLine('Code', 'Unit', 'Dice in combat', 'Health', 'Transport'),
    ...inGame.map((unit) => {
      const [colour, health] = unit.health
      const dice = ['red', 'black', 'green'].map((name, n) => [unit.dice[n] ?? 0, name] as const)
      const rolled = dice.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`)
      return unitLine(
        unit.code,
        unit.name,
        rolled.join(', ') || '-',
        health === 0 ? '-' : `${health} ${colour}`,
        roomWords(unit),
      )
    }),
  ]
}

function unitLine(code: string, name: string, dice: string, health: string, room: string): string {
  return `  ${code.padEnd(4)} ${name.padEnd(29)} ${dice.padEnd(14)} ${health.padEnd(8)} ${room}`.trimEnd()
}

function roomWords({ capacity, needsTransport }: (typeof UNITS)[number]): string {
  if (capacity > 0) return `carries ${capacity}`
  return needsTransport ? 'needs room' : ''
}

/** Number of a system (or the base space) by the beginning of its name; -1 when none or several begin so. */
export function findSystem(typed: string): number {
  const wanted = typed.toLowerCase().replaceAll(' ', '-')
  const found: number[] = []
  for (let place = 0; place <= BASE_SPACE; place++) {
    if (systemId(place) === wanted) return place
    if (systemId(place).startsWith(wanted)) found.push(place)
  }
  return found.length === 1 ? (found[0] ?? -1) : -1
}

/** Units on the build queues, by space: what comes next first. */
export function queueLines(view: RebellionView, _: State, { width }: Drawing): string[] {
  return [0, 1].flatMap((side) => [
    side === REBEL ? 'Rebels' : 'Empire',
    ...[1, 2, 3].flatMap((space) => {
      const units: string[] = []
      for (const type of UNITS_OF[side] ?? [])
        if (view.queued(space, type) > 0) units.push(countedUnit(view.queued(space, type), type))
      return wrap(`  ${space}  ${units.join(', ') || '-'}`, width, '     ')
    }),
  ])
}

/** The markers and the icons of the spaces between them. */
export function trackLines(view: RebellionView, state: State): string[] {
  const lines = [
    `Time ${view.time}, reputation ${view.reputation}: ${view.reputation - view.time} apart.`,
  ]
  for (let space = view.time + 1; space <= view.reputation; space++) {
    const icons = [
      ...(RECRUIT_SPACES.includes(space) ? ['recruit'] : []),
      ...(BUILD_SPACES.includes(space) ? ['build'] : []),
    ]
    lines.push(`  ${String(space).padStart(2)}  ${icons.join(', ') || '-'}`)
  }
  const inPlay = inPlayLines(view, state)
  const [own, theirs] = [view.side, view.enemy].map((side) => missionsOf(view, side))
  if (hasRise(view) && own !== '') lines.push(`Missions: you ${own}, they ${theirs}.`)
  return inPlay.length === 0 ? lines : [...lines, 'In play', ...inPlay.map((line) => `  ${line}`)]
}

/** What stands before and behind the names of the systems on the board. */
export function markLines(view: RebellionView, _: State, { ascii }: Drawing): string[] {
  const icons = ascii
    ? 't c s build ships, T C S ground units'
    : '△ ○ □ build ships, ▲ ● ■ ground units'
  return [
    `  R E ${ascii ? '.' : '·'} -  Rebel loyalty, Imperial loyalty, neutral, remote`,
    '  s ! x    subjugated, sabotaged, destroyed',
    '  ? B      the base may be here, the base is here',
    `  icons    ${icons}: triangle, circle, square`,
    '  +Leia    a leader; [Leia] is captured',
    ...(hasRise(view) ? ['  [raid]   a target marker; "track" says what it does'] : []),
    '  2SD/ST   2 Star Destroyers, and on the ground 1 Stormtrooper; "units" has all codes',
  ]
}
