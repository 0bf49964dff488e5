import { SIDE_IDS } from '../../../../../engine/duel/facts/sides.js'
import type { Beat } from '../../../../page/telling/beat.js'
import type { LogLine } from '../../../../shell/session.js'
import { stepOf } from '../../acts/dominance.js'

/** Events cut into beats: each act of theirs, and the end of a struggle in its four steps. */

export function beatsOf(lines: readonly LogLine[], viewer: number): readonly Beat[] {
  return byMove(lines).flatMap((group) => {
    const over = group.findIndex(({ event }) => IN_DOMINANCE.includes(event.kind))
    const before = over < 0 ? group : group.slice(0, over)
    const isOwn = group[0]?.actor === viewer
    return [
      ...(before.length === 0 ? [] : [actBeat(before, viewer, isOwn, over >= 0)]),
      ...(over < 0 ? [] : dominanceBeats(group.slice(over))),
    ]
  })
}

/** Where the steps of dominance begin, or go on after a question. */
const IN_DOMINANCE: readonly string[] = ['struggle-over', 'event-won', 'nobody-won']

function byMove(lines: readonly LogLine[]): LogLine[][] {
  const groups: LogLine[][] = []
  for (const line of lines) {
    const present = groups.at(-1)
    if (present?.[0]?.number === line.number) present.push(line)
    else groups.push([line])
  }
  return groups
}

/** One's own acts are known already: they are drawn, and not waited for. */
function actBeat(lines: readonly LogLine[], viewer: number, isOwn: boolean, isOpen: boolean): Beat {
  const number = lines[0]?.number ?? 0
  const isSaid = lines.some(({ text }) => text !== '')
  return {
    lines,
    from: number,
    to: isOpen ? number : number + 1,
    motionMs: 0,
    weight: isSaid && !isOwn ? 1 : 0,
    own: !isOwn && lines.some((line) => befalls(line, viewer)),
    stays: false,
  }
}

function dominanceBeats(lines: readonly LogLine[]): Beat[] {
  const steps: LogLine[][] = [[], [], [], []]
  let present = 0
  for (const line of lines) {
    present = stepOf(line.event.kind, present)
    steps[present]?.push(line)
  }
  const told = steps.filter((step) => step.length > 0)
  const number = lines[0]?.number ?? 0
  return told.map((step, i) => ({
    lines: step,
    from: number,
    // The cards lie there until the clean-up
    to: i === told.length - 1 ? number + 1 : number,
    motionMs: 0,
    weight: 2,
    own: true,
    stays: false,
  }))
}

const BEFALLS: readonly string[] = [
  'discarded',
  'exhausted',
  'strategy-lost',
  'reserved',
  'influence',
]

function befalls({ event }: LogLine, viewer: number): boolean {
  return BEFALLS.includes(event.kind) && event.side === SIDE_IDS[viewer]
}
