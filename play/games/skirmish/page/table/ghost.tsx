import { useMemo } from 'preact/hooks'
import { ADVANCE, verbOf } from '../../../../../engine/skirmish/state/moves.js'
import { xOf, yOf } from '../../../../../engine/skirmish/state/units.js'
import type { State } from '../../../../../engine/state.js'
import type { Question } from '../../decision/question.js'
import { reachOf } from '../../decision/reach.js'
import { Trial } from '../../decision/trial.js'
import { mayTurn } from '../../decision/way.js'
import type { TableUnit } from '../../table/table.js'
import type { SeatStyle } from '../../words/names.js'
import { Shapes, unitSymbol } from '../sign.js'
import type { Label } from './labels.js'
import type { Paper } from './place.js'
import { discRadius } from './unit-view.js'

/** The unit in hand where it would stand, with the way that leads there; it can be dragged. */
export function Ghost({
  unit,
  name,
  present,
  isPlanned,
  observation,
  style,
  paper,
}: {
  unit: TableUnit
  /** Where its name stands. */
  name: Label | undefined
  present: { readonly trial: Trial; readonly ghost: Trial | null; readonly question: Question }
  /** The way leads where it was pointed. */
  isPlanned: boolean
  observation: State
  style: SeatStyle
  paper: Paper
}) {
  const r = discRadius(unit.radius, paper)
  const turn = 90 - unit.heading
  const size = r * 1.36
  const isPlace = present.question.sort === 'place'
  const way =
    isPlace || present.ghost === null ? [] : jointsOf(observation, present.ghost, unit.slot)
  const { trial, ghost } = present
  const laid = trial.moves.filter((move) => verbOf(move) === ADVANCE).length
  // Of a way that goes segment by segment the dial turns it
  const turnsAtEnd = isPlanned && ghost !== null && mayTurn(ghost)
  const line = way.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${paper.x(x)} ${paper.y(y)}`).join('')
  return (
    <g class={`ghost ${style}`}>
      {way.length > 1 && (
        <>
          <path class="lane" d={line} stroke-width={2 * r} />
          <path class="way" d={line} />
          {way.slice(1, -1).map(([x, y], i) => (
            <Joint x={paper.x(x)} y={paper.y(y)} nth={i - laid} />
          ))}
        </>
      )}
      <g
        transform={`translate(${paper.x(unit.x).toFixed(1)} ${paper.y(unit.y).toFixed(1)})`}
        data-handle="ghost"
      >
        <circle class="hit" r={Math.max(r + 6, 22)} />
        <circle class="halo" r={r + 6} />
        <g transform={`rotate(${turn})`}>
          <path class="nose" d={`M0 ${-r - 7}L5.5 ${-r + 0.5}H-5.5Z`} />
        </g>
        <circle class="disc" r={r} />
        <g transform={`rotate(${turn}) translate(${-size / 2} ${-size / 2}) scale(${size / 32})`}>
          <Shapes id={unitSymbol(unit.id)} />
        </g>
        {name !== undefined && (
          <text class="name" x={name.x} y={name.y} style={{ textAnchor: name.anchor }}>
            {unit.name}
          </text>
        )}
        {(isPlace || turnsAtEnd) && (
          <g transform={`rotate(${turn})`}>
            <path class="stick" d={`M0 ${-r}V${-r - 20}`} />
            <circle class="knob-hit" data-handle="nose" cy={-r - 26} r="20" />
            <circle class="knob" data-handle="nose" cy={-r - 26} r="7" />
          </g>
        )}
      </g>
    </g>
  )
}

/** Where two segments meet; those that are not laid yet can be dragged. */
function Joint({ x, y, nth }: { x: number; y: number; nth: number }) {
  return (
    <>
      <circle class="joint" cx={x} cy={y} r="5" />
      {nth >= 0 && <circle class="knob-hit" data-handle={`joint ${nth}`} cx={x} cy={y} r="14" />}
    </>
  )
}

/** The edge of what the unit can reach from the last joint that is laid. */
export function Reach({
  trial,
  observation,
  paper,
}: {
  trial: Trial
  observation: State
  paper: Paper
}) {
  const edge = useMemo(() => reachOf(trial), [observation, trial.moves.join()])
  // Where only a turn is left nothing is reached
  if (edge.length === 0) return null
  const line = edge.map(
    ({ x, y }) => `${paper.x(x / 100).toFixed(1)} ${paper.y(y / 100).toFixed(1)}`,
  )
  return <path class="reach" d={`M${line.join('L')}Z`} />
}

/** Where the segments of a way meet, from where the unit stands now, in millimetres. */
function jointsOf(
  observation: State,
  ghost: Trial,
  slot: number,
): readonly (readonly [number, number])[] {
  const joints: (readonly [number, number])[] = [at(observation, slot)]
  let trial = Trial.of(observation)
  for (const move of ghost.moves) {
    trial = trial.with(move)
    if (verbOf(move) === ADVANCE) joints.push(at(trial.state, slot))
  }
  return joints
}

function at(state: State, slot: number): readonly [number, number] {
  return [xOf(state, slot) / 100, yOf(state, slot) / 100]
}
