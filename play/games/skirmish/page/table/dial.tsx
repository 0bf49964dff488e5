import { headingOf, xOf, yOf } from '../../../../../engine/skirmish/state/units.js'
import type { Trial } from '../../decision/trial.js'
import { turnsOf } from '../../decision/way.js'
import { turnLabel } from '../../words/names.js'
import type { Paper } from './place.js'

/** The dial at the joint of a way: the turn before the next segment, by dragging its knob. */

const RADIUS = 47
const STEP = 15

export function Dial({ joint, turn, paper }: { joint: Trial; turn: number; paper: Paper }) {
  const { state, slot } = joint
  const heading = headingOf(state, slot) / 10
  const { least, most } = turnsOf(joint)
  const x = paper.x(xOf(state, slot) / 100)
  const y = paper.y(yOf(state, slot) / 100)
  const at = (degrees: number, r: number): string => {
    const angle = ((heading + degrees) * Math.PI) / 180
    return `${(r * Math.cos(angle)).toFixed(1)} ${(-r * Math.sin(angle)).toFixed(1)}`
  }
  const ticks = Array.from({ length: 24 }, (_, i) => (i - 12) * STEP).filter(
    (degrees) => degrees >= least && degrees <= most,
  )
  const [knobX = '0', knobY = '0'] = at(turn, RADIUS).split(' ')
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
      <path class="pointer" d={`M0 0L${at(turn, RADIUS)}`} />
      <circle class="knob-hit" data-handle="knob" cx={knobX} cy={knobY} r="20" />
      <circle class="knob" data-handle="knob" cx={knobX} cy={knobY} r="8" />
      <text class="turn" x={0} y={RADIUS + 22}>
        {turnLabel(turn)}
      </text>
    </g>
  )
}
