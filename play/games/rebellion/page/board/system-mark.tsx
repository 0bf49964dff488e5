import { SYSTEMS } from '../../../../../engine/rebellion/data/systems.js'
import { confirms } from '../../../../page/screen/game-keys.js'
import { BASE_BOX, CHART_SYSTEMS, type ChartSystem } from '../data/chart.js'
import { Mark, resourceSymbol } from '../icon.js'
import type { SystemPicture } from '../picture/picture.js'
import { LeaderToken } from './leader-token.js'
import { COMPACT_SIZES, FULL_SIZES, Strip } from './strip.js'
import { systemLabel } from './system-name.js'
import { TargetMarks } from './target-marks.js'

export interface SystemState {
  readonly lit: boolean
  readonly selected: boolean
  readonly refused: boolean
  readonly dim: boolean
  /** Can be chosen, but to little effect. */
  readonly weak: boolean
  readonly marked: boolean
  /** A partner would go there next. */
  readonly planned: boolean
  /** Digit of its option; empty without one. */
  readonly digit: string
  /** Chance that the base is here, 0 to 1; null while odds are not shown. */
  readonly chance: number | null
}

export interface SystemProps {
  readonly system: SystemPicture
  readonly reader: number
  readonly state: SystemState
  readonly compact: boolean
  readonly showCandidates: boolean
  readonly focusable: boolean
  readonly onChoose: (place: number) => void
  readonly onHover: (place: number | null) => void
  readonly onLeader: (leader: number) => void
  readonly litLeaders: ReadonlySet<number>
}

/** One system of the board: disc, ring, icons, name, units, leaders and what can be done with it. */
export function SystemMark(props: SystemProps) {
  const { system, state, compact, onChoose, onHover } = props
  const at = CHART_SYSTEMS[system.place] as ChartSystem
  const name = classOf(state)
  const words = [
    state.lit ? ', can be chosen' : '',
    state.selected ? ', chosen' : '',
    state.planned ? ', in the plan of your partner' : '',
  ].join('')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: names and units around the button are a larger target for the mouse
    <g
      class={name}
      data-lit={state.lit ? 'yes' : undefined}
      data-drop={`place ${system.place}`}
      onClick={() => onChoose(system.place)}
      onMouseEnter={() => onHover(system.place)}
      onMouseLeave={() => onHover(null)}
    >
      {state.chance !== null && (
        <circle
          class="odds"
          cx={at.x}
          cy={at.y}
          r={34 + 60 * Math.sqrt(state.chance)}
          style={`--p:${state.chance * 3}`}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a button element cannot stand in a drawing */}
      <g
        role="button"
        id={`system-${system.place}`}
        tabIndex={props.focusable ? 0 : -1}
        aria-label={systemLabel(system, props.reader, words)}
        aria-pressed={state.selected}
        data-place={system.place}
        onFocus={() => onHover(system.place)}
        onBlur={() => onHover(null)}
        onKeyDown={(event) => {
          if (event.key !== ' ' && (event.key !== 'Enter' || confirms(state.selected))) return
          event.preventDefault()
          event.stopPropagation()
          onChoose(system.place)
        }}
      >
        <rect class="target" x={at.x - 55} y={at.y - 45} width={110} height={95} />
        <Halo at={at} state={state} compact={compact} />
        <Disc system={system} at={at} compact={compact} />
        <TargetMarks markers={system.markers} at={at} compact={compact} />
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: drawn words take no focus; the button's name has them all */}
      <g aria-hidden="true">
        <Groups system={system} at={at} compact={compact} />
        <Name
          system={system}
          at={at}
          compact={compact}
          state={state}
          maybe={props.showCandidates && system.candidate}
        />
      </g>
      <Leaders {...props} at={at} />
    </g>
  )
}

function classOf(state: SystemState): string {
  const names = ['system']
  if (state.lit) names.push('lit')
  if (state.selected) names.push('selected')
  if (state.refused) names.push('refused')
  if (state.dim) names.push('dim')
  if (state.weak) names.push('weak')
  if (state.marked) names.push('marked')
  return names.join(' ')
}

function radius(at: ChartSystem, compact: boolean): number {
  if (compact) return at.remote ? 26 : 38
  return at.remote ? 21 : 30
}

function Halo({ at, state, compact }: { at: ChartSystem; state: SystemState; compact: boolean }) {
  const r = radius(at, compact) + 9
  return (
    <>
      {(state.lit || state.selected || state.marked) && (
        <circle class="glow" cx={at.x} cy={at.y} r={r} />
      )}
      {(state.lit || state.selected || state.marked) && (
        <circle class="halo" cx={at.x} cy={at.y} r={r} />
      )}
      {state.planned && <circle class="planned" cx={at.x} cy={at.y} r={r + 7} />}
      {state.refused && <path class="brackets" d={brackets(at.x, at.y, r + 3)} />}
      <circle class="focus-ring" cx={at.x} cy={at.y} r={r + 5} />
    </>
  )
}

function brackets(x: number, y: number, r: number): string {
  const a = 12
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(
      ([sx = 1, sy = 1]) => `M${x + sx * (r - a)} ${y + sy * r}H${x + sx * r}V${y + sy * (r - a)}`,
    )
    .join('')
}

function Disc({
  system,
  at,
  compact,
}: {
  system: SystemPicture
  at: ChartSystem
  compact: boolean
}) {
  const { x, y } = at
  const scale = compact ? (at.remote ? 26 / 21 : 38 / 30) : 1
  if (system.destroyed)
    return (
      <g class="destroyed">
        <circle class="clear" cx={x} cy={y} r={26 * scale} />
        <Mark id="mark-destroyed" x={x} y={y} size={40 * scale} class="rubble" />
      </g>
    )
  const planet = (at.remote ? 15 : 24) * scale
  const ring = (at.remote ? 19.5 : 28.5) * scale
  return (
    <>
      <circle class="clear" cx={x} cy={y} r={(at.remote ? 21 : 32) * scale} />
      <circle class="planet" cx={x} cy={y} r={planet} fill={`url(#planet-${system.place})`} />
      <circle class={`ring ${ringClass(system)}`} cx={x} cy={y} r={ring} />
      <Icons system={system} at={at} scale={scale} />
      <Tabs system={system} at={at} scale={scale} />
    </>
  )
}

function ringClass(system: SystemPicture): string {
  if (system.remote) return 'remote'
  if (system.subjugated) return 'subjugated'
  return system.loyalty
}

function Icons({ system, at, scale }: { system: SystemPicture; at: ChartSystem; scale: number }) {
  const { icons, open, queueSpace } = system
  const two = icons.length > 1
  const size = (two ? 17 : 19) * scale
  return (
    <>
      {icons.map((icon, i) => (
        <Mark
          id={resourceSymbol(icon)}
          x={at.x + (two ? (i === 0 ? -10 : 10) : 0) * scale}
          y={at.y - 3 * scale}
          size={size}
          class={`resource ${icon < 3 ? 'space' : 'earth'} ${i < open || (system.loyalty === 'none' && !system.subjugated) ? '' : 'shut'}`}
        />
      ))}
      {icons.length > 0 &&
        Array.from({ length: queueSpace }, (_, i) => (
          <circle
            class="pip"
            cx={at.x + (i - (queueSpace - 1) / 2) * 7.5 * scale}
            cy={at.y + 14.5 * scale}
            r={2.5 * scale}
          />
        ))}
    </>
  )
}

/** Markers at the edge of the disc: loyalty, subjugation, sabotage. */
function Tabs({ system, at, scale }: { system: SystemPicture; at: ChartSystem; scale: number }) {
  const { x, y } = at
  const tab = (
    id: 'mark-empire' | 'mark-rebel' | 'mark-subjugated' | 'mark-sabotage',
    dx: number,
    dy: number,
    name: string,
  ) => (
    <g class={`tab ${name}`}>
      <circle class="tab-ground" cx={x + dx * scale} cy={y + dy * scale} r={11.5 * scale} />
      <Mark id={id} x={x + dx * scale} y={y + dy * scale} size={19 * scale} />
    </g>
  )
  return (
    <>
      {system.subjugated && system.loyalty === 'rebel' && tab('mark-rebel', -32, 13, 'rebel')}
      {system.subjugated &&
        tab('mark-subjugated', -22, system.loyalty === 'rebel' ? 27 : 21, 'empire')}
      {!system.subjugated && system.loyalty === 'rebel' && tab('mark-rebel', -23, 21, 'rebel')}
      {!system.subjugated && system.loyalty === 'empire' && tab('mark-empire', -23, 21, 'empire')}
      {system.sabotaged && tab('mark-sabotage', 23, -21, 'warn')}
    </>
  )
}

function Groups({
  system,
  at,
  compact,
}: {
  system: SystemPicture
  at: ChartSystem
  compact: boolean
}) {
  const r = radius(at, compact)
  const ships = system.units.map((theaters) => theaters[0] ?? [])
  const troops = system.units.map((theaters) => theaters[1] ?? [])
  if (compact) {
    const all = system.units.map((theaters) => theaters.flat())
    return <Strip x={at.x} y={at.y - r - 15} sides={all} sizes={COMPACT_SIZES} compact />
  }
  return (
    <>
      <Strip x={at.x} y={at.y - r - 20} sides={ships} sizes={FULL_SIZES} compact={false} />
      <Strip x={at.x} y={at.y + r + 42} sides={troops} sizes={FULL_SIZES} compact={false} />
    </>
  )
}

/** Names beside the box of the base end before it. */
const BASE_RIGHT = BASE_BOX.x + BASE_BOX.width + 6
const BASE_BOTTOM = BASE_BOX.y + BASE_BOX.height + 20

function Name({
  system,
  at,
  compact,
  state,
  maybe,
}: {
  system: SystemPicture
  at: ChartSystem
  compact: boolean
  state: SystemState
  maybe: boolean
}) {
  const r = radius(at, compact)
  const text = SYSTEMS[system.place]?.name ?? ''
  const y = at.y + r + (compact ? 25 : 18)
  const aside =
    state.chance !== null && state.chance > 0
      ? ` ${Math.round(state.chance * 100)}%`
      : maybe
        ? ' ?'
        : ''
  const width = (text.length + aside.length) * (compact ? 14.5 : 10.6)
  const x = y > BASE_BOTTOM ? at.x : Math.max(at.x, BASE_RIGHT + width / 2)
  return (
    <>
      <text class={`name ${system.destroyed ? 'gone' : ''} ${compact ? 'big' : ''}`} x={x} y={y}>
        {text}
        {aside !== '' && <tspan class="maybe">{aside}</tspan>}
      </text>
      {state.digit !== '' && !compact && (
        <g class="digit">
          <rect x={x - width / 2 - 29} y={y - 18} width={24} height={24} rx={4} />
          <text x={x - width / 2 - 17} y={y}>
            {state.digit}
          </text>
        </g>
      )}
    </>
  )
}

function Leaders({ system, at, compact, litLeaders, onLeader }: SystemProps & { at: ChartSystem }) {
  const r = radius(at, compact)
  const token = compact ? 25 : 19
  // Markers of a remote system stand where his own leaders would
  const further = at.remote && system.markers.length > 0 && !compact ? 7 : 0
  const aside = (i: number): number => r + 25 + further + i * (token * 1.8)
  const y = at.y - 4
  const edge = leftEdge(y - token)
  const [rebels, imperials] = [0, 1].map((side) =>
    system.leaders.filter((one) => one.side === side),
  ) as [Leader[], Leader[]]
  // Where the base's box or the frame is too near, the rest stand on the other side
  const left = imperials.filter((_, i) => at.x - aside(i) - token >= edge)
  const right = [...rebels, ...imperials.slice(left.length)]
  const drawn = [
    ...left.map((one, i) => ({ one, x: at.x - aside(i) })),
    ...right.map((one, i) => ({ one, x: at.x + aside(i) })),
  ]
  return (
    <>
      {drawn.map(({ one: { leader, side, captive, ring }, x }) => (
        <LeaderToken
          leader={leader}
          side={side}
          captive={captive}
          ring={ring}
          x={x}
          y={y}
          r={token}
          lit={litLeaders.has(leader)}
          onClick={(event) => {
            if (!litLeaders.has(leader)) return
            event.stopPropagation()
            onLeader(leader)
          }}
        />
      ))}
    </>
  )
}

type Leader = SystemPicture['leaders'][number]

/** Where a row of tokens with this upper edge has to end. */
function leftEdge(top: number): number {
  return top < BASE_BOX.y + BASE_BOX.height ? BASE_BOX.x + BASE_BOX.width + 2 : BASE_BOX.x
}
