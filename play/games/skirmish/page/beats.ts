import { GOES_ON } from '../../../../engine/skirmish/text/log.js'
import type { Beat } from '../../../page/telling/beat.js'
import type { LogLine } from '../../../shell/session.js'

/** Events cut into beats: the whole way of a unit, each shot, and each other thing that is said. */

export function beatsOf(lines: readonly LogLine[], viewer: number): readonly Beat[] {
  return groupsOf(lines).map((group, i, groups) => {
    const next = groups[i + 1]?.[0]
    const last = group[group.length - 1] as LogLine
    const isOwn = last.actor === viewer
    const isWay = WAY.has(last.event.kind)
    const isSaid = group.some(({ text }) => text !== '')
    return {
      lines: group,
      from: group[0]?.number ?? 0,
      // What is told of one move in several beats is drawn as done behind the last
      to: next?.number === last.number ? last.number : last.number + 1,
      motionMs: isWay && !isOwn ? WAY_MS : 0,
      weight: !isSaid || (isOwn && KNOWN.has(last.event.kind)) ? 0 : 1,
      own: last.event.kind === 'destroyed',
      stays: false,
    }
  })
}

const WAY_MS = 500

/** A unit that turns and advances. */
const WAY: ReadonlySet<string> = new Set(['turned', 'advanced', 'moved'])

/** What somebody knows already when he has done it himself. */
const KNOWN: ReadonlySet<string> = new Set([
  ...WAY,
  'fleet-unit',
  'fleet-finished',
  'combat-card-chosen',
  'placed',
  'stood',
  'passed',
  'cloaked',
  'uncloaked',
  'converted',
  'ordered',
  'arrived',
])

/** What goes on with the shot or the roll before it. */
const BELONGS: ReadonlySet<string> = new Set([
  ...GOES_ON,
  'orders-shown',
  'initiative',
  'first-player',
  'fleet-shown',
  'places-shown',
])

function groupsOf(lines: readonly LogLine[]): readonly LogLine[][] {
  const groups: LogLine[][] = []
  for (const line of lines) {
    const open = groups[groups.length - 1]
    const last = open?.[open.length - 1]
    if (open !== undefined && last !== undefined && belongs(line, last)) open.push(line)
    else groups.push([line])
  }
  return groups
}

function belongs({ event, actor, number }: LogLine, last: LogLine): boolean {
  if (last.event.kind === 'moved') return false
  if (WAY.has(event.kind)) return WAY.has(last.event.kind) && actor === last.actor
  if (event.kind === 'orders-shown') return last.event.kind === event.kind
  // The parts of an act that say nothing stand with what they lead to
  if (last.text === '' && last.number !== number) return actor === last.actor
  return BELONGS.has(event.kind) && number === last.number
}
