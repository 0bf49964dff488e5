import { leaderNumber } from '../../../../../engine/rebellion/facts/leader-types.js'
import { SIDE_IDS } from '../../../../../engine/rebellion/facts/sides.js'
import type { Beat } from '../../../../page/telling/beat.js'
import type { LogLine } from '../../../../shell/session.js'
import type { LeaderPicture } from '../picture/picture.js'
import { ATTACHED, BEFALLS, CHOSEN, SMALL_MOVES, treatmentOf } from './treatments.js'

/** Events cut into beats: what is told at once, and which position is drawn while it is. */

export interface Telltale {
  readonly viewer: number
  readonly side: number
  readonly leaders: readonly LeaderPicture[]
  /** A combat went on before the first of these events. */
  readonly wasFighting: boolean
  /** The scene that is open once all of them have happened. */
  readonly openAfter: 'combat' | 'mission' | null
}

export function beatsOf(lines: readonly LogLine[], about: Telltale): readonly Beat[] {
  const groups = groupsOf(toldTo(lines, about.viewer))
  const beats: Beat[] = []
  let isFighting = about.wasFighting
  groups.forEach((group, i) => {
    const [first] = group
    const last = group.at(-1) as LogLine
    if (first.event.kind === 'combat') isFighting = true
    const isEnd = last.number !== groups[i + 1]?.[0].number
    const { motionMs, weight, changes } = treatmentOf(first.event.kind)
    const before = beats.at(-1)
    const from = Math.max(first.number, before?.to ?? 0)
    const isOver = first.event.kind === 'combat-over'
    const drawsAfter = isEnd ? !isOver : changes && !isFighting
    beats.push({
      lines: group,
      from,
      to: drawsAfter ? last.number + 1 : Math.max(from, last.number),
      motionMs,
      weight: group.some(({ text }) => text !== '') || isOver ? weight : 0,
      own: group.some((line) => befalls(line, about)),
      stays: about.openAfter !== null && !isOver,
    })
    if (isOver) isFighting = false
  })
  return beats
}

/** Neighbours of one group, in one theater and of one side, with what is told along with them. */
function groupsOf(lines: readonly LogLine[]): [LogLine, ...LogLine[]][] {
  const groups: [LogLine, ...LogLine[]][] = []
  for (const line of lines) {
    const present = groups.at(-1)
    const isMore =
      present !== undefined && (ATTACHED.has(line.event.kind) || keyOf(line) === keyOf(present[0]))
    if (isMore) present.push(line)
    else groups.push([line])
  }
  return groups
}

function keyOf({ event, actor, number }: LogLine): string {
  const { group } = treatmentOf(event.kind)
  switch (group) {
    case 'travel':
      return `travel ${event.places?.at(-1)}`
    case 'dice':
      // Both rows of a mission roll together, attacks one after the other
      return event.word === undefined ? 'dice' : `dice ${event.side} ${number}`
    case 'losses':
    case 'effect':
    case 'won':
      return `${group} ${event.places?.[0]} ${number}`
    case 'card':
    case 'combat':
      return `${group} ${number} ${event.kind} ${event.cards?.[0]}`
    case 'outcome':
      return `outcome ${number}`
    case 'round':
      return `round ${number} ${event.kind === 'battle' ? 'battle' : ''}`
    default:
      return `${group} ${event.side ?? actor}`
  }
}

/** Without what the person has chosen to happen himself. */
function toldTo(lines: readonly LogLine[], viewer: number): readonly LogLine[] {
  let chosenIn = -1
  return lines.filter(({ actor, number, event }, i) => {
    if (actor !== viewer || !CHOSEN.has(event.kind)) {
      chosenIn = -1
      return true
    }
    const isFirst = lines[i - 1]?.number !== number
    if (isFirst) chosenIn = number
    return chosenIn !== number
  })
}

function befalls({ event }: LogLine, { side, leaders }: Telltale): boolean {
  if (event.kind.startsWith('drew-') && event.kind !== 'drew-tactic')
    return event.side === SIDE_IDS[side] || (event.side === undefined && event.hidden !== true)
  if (!BEFALLS.has(event.kind)) return false
  const whose = event.leaders?.map((id) => leaders[leaderNumber(id)]?.side) ?? []
  return whose.length > 0 ? whose.includes(side) : event.side !== SIDE_IDS[1 - side]
}

export function mayGoOn({ event }: LogLine): boolean {
  return SMALL_MOVES.has(event.kind)
}
