import { MARKERS } from '../../../../../engine/rebellion/data/markers.js'
import { RINGS } from '../../../../../engine/rebellion/data/rings.js'
import { REGION_NAMES, SYSTEMS } from '../../../../../engine/rebellion/data/systems.js'
import { ADJACENT, REGION } from '../../../../../engine/rebellion/facts/map.js'
import { REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import { bits } from '../../../../../engine/rebellion/text/words.js'
import { leaderName, placeName, units } from '../../words/names.js'
import { ICON_NAMES, SIDE_LABELS } from '../../words/texts.js'
import { standing } from '../../words/things.js'
import type { LeaderPicture, SystemPicture, UnitCount } from '../picture/picture.js'

/** A system in words, to a reader: its name for screen readers, and the lines of its tip. */
export function systemLines(system: SystemPicture, reader: number): string[] {
  const { place, icons, queueSpace, leaders } = system
  const lines = [`${REGION_NAMES[REGION[place] as number]} region, ${standing(system)}`]
  if (icons.length > 0)
    lines.push(`Builds ${icons.map((icon) => ICON_NAMES[icon]).join(' and ')} on ${queueSpace}`)
  for (const side of [0, 1]) {
    const there = (system.units[side] ?? []).flat()
    if (there.length > 0) lines.push(`${SIDE_LABELS[side]} units: ${unitWords(there)}`)
  }
  for (const side of [0, 1]) {
    const names = leaders
      .filter((one) => one.side === side)
      .map((one) => `${leaderName(one.leader)}${stateOf(one)}`)
    if (names.length > 0) lines.push(`${SIDE_LABELS[side]} leaders: ${names.join(', ')}`)
  }
  for (const marker of system.markers)
    lines.push(`Target: ${MARKERS[marker]?.name}. ${MARKERS[marker]?.about.replace(/\.$/, '')}`)
  if (system.isBase) lines.push('The Rebel base is here')
  else if (system.candidate)
    lines.push(
      reader === REBEL ? 'The Empire cannot rule out the base here' : 'The base may be here',
    )
  lines.push(
    `Next to ${bits(ADJACENT[place] as number)
      .map(placeName)
      .join(', ')}`,
  )
  return lines
}

/** ` (captive)`, ` (with R2-D2)`. */
function stateOf({ captive, ring }: LeaderPicture): string {
  if (captive) return ' (captive)'
  return ring > 0 ? ` (${RINGS[ring]?.worn})` : ''
}

export function systemLabel(system: SystemPicture, reader: number, state: string): string {
  return `${SYSTEMS[system.place]?.name}${state}. ${systemLines(system, reader).join('. ')}.`
}

export function unitWords(list: readonly UnitCount[]): string {
  return list.map(({ type, count }) => units(count, type)).join(', ')
}
