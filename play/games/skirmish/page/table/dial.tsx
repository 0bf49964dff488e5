import { headingOf, xOf, yOf } from '../../../../../engine/skirmish/state/units.js'
import type { Trial } from '../../decision/trial.js'
import { turnsOf } from '../../decision/way.js'
import type { TableUnit } from '../../table/table.js'
import { turnLabel } from '../../words/names.js'
import type { Pixels } from './boxes.js'
import type { Paper } from './place.js'
import { discRadius } from './unit-view.js'

/** The dial at the joint of a way: the turn before the next segment, by dragging its knob. */

const RADIUS = 47
const STEP = 15
/** Room for the knob beyond a disc and its nose, and how far it goes for that. */
const BEYOND = 18
const FARTHEST = RADIUS + 120

export interface DialLook {
  readonly joint: Trial
  readonly turn: number
  /** What stands there, with the unit where the segment leads it: the knob lies upon none of it. */
  readonly units: readonly TableUnit[]
  readonly paper: Paper
}

export function Dial(look: DialLook) {
  const { joint, turn, paper } = look
  const { state, slot } = joint
  const heading = headingOf(state, slot) / 10
  const { least, most } = turnsOf(joint)
  const { x, y } = middleOf(joint, paper)
  const at = (degrees: number, r: number): string => {
    const angle = ((heading + degrees) * Math.PI) / 180
    return `${(r * Math.cos(angle)).toFixed(1)} ${(-r * Math.sin(angle)).toFixed(1)}`
  }
  const ticks = Array.from({ length: 24 }, (_, i) => (i - 12) * STEP).filter(
    (degrees) => degrees >= least && degrees <= most,
  )
  const [knobX = '0', knobY = '0'] = at(turn, knobAway(look)).split(' ')
  const isWhole = most - least >= 355
  return (
    <g class="dial" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {isWhole ? (
        <circle r={RADIUS} />
      ) : (
        <path
          d={`M${at(most, RADIUS)}A${RADIUS} ${RADIUS} 0 ${most - least > 180 ? 1 : 0} 1 ${at(least, RADIUS)}`}
        />
      )}
      {ticks.map((degrees) => (
        <path
          class={degrees % 45 === 0 ? 'main' : ''}
          d={`M${at(degrees, RADIUS)}L${at(degrees, RADIUS + (degrees % 45 === 0 ? 9 : 5))}`}
        />
      ))}
      <path class="pointer" d={`M0 0L${knobX} ${knobY}`} />
      <circle class="knob-hit" data-handle="knob" cx={knobX} cy={knobY} r="16" />
      <circle class="knob" data-handle="knob" cx={knobX} cy={knobY} r="8" />
      {turn !== 0 && (
        <text class="turn" x={0} y={RADIUS + TEXT_BELOW}>
          {turnLabel(turn)}
        </text>
      )}
    </g>
  )
}

const TEXT_BELOW = 22

function middleOf(
  { state, slot }: Trial,
  paper: Paper,
): { readonly x: number; readonly y: number } {
  return { x: paper.x(xOf(state, slot) / 100), y: paper.y(yOf(state, slot) / 100) }
}

function pointingOf({ state, slot }: Trial, turn: number): number {
  return ((headingOf(state, slot) / 10 + turn) * Math.PI) / 180
}

/** On the ring, or as much farther as lets everything be seen. */
function knobAway({ joint, turn, units, paper }: DialLook): number {
  const { x, y } = middleOf(joint, paper)
  const pointing = pointingOf(joint, turn)
  const isFree = (away: number): boolean =>
    units.every((unit) => {
      const across = paper.x(unit.x) - x - away * Math.cos(pointing)
      const down = paper.y(unit.y) - y + away * Math.sin(pointing)
      return Math.hypot(across, down) >= discRadius(unit.radius, paper) + BEYOND
    })
  for (let away = RADIUS; away < FARTHEST; away += 3) if (isFree(away)) return away
  return RADIUS
}

/** Where the knob is, and the turn in words, which says nothing where the way goes straight on. */
export function dialBoxes(look: DialLook): readonly Pixels[] {
  const { joint, turn, paper } = look
  const { x, y } = middleOf(joint, paper)
  const away = knobAway(look)
  const pointing = pointingOf(joint, turn)
  const knob = squareAt(x + away * Math.cos(pointing), y - away * Math.sin(pointing))
  if (turn === 0) return [knob]
  const bottom = y + RADIUS + TEXT_BELOW + 3
  return [knob, { left: x - 32, right: x + 32, top: bottom - 15, bottom }]
}

const KNOB = 10

function squareAt(x: number, y: number): Pixels {
  return { left: x - KNOB, right: x + KNOB, top: y - KNOB, bottom: y + KNOB }
}
