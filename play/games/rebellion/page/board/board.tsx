import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { ADJACENT, BASE_SPACE } from '../../../../../engine/rebellion/facts/map.js'
import { placeName } from '../../words/names.js'
import { CHART_SYSTEMS, CHART_WIDTH } from '../data/chart.js'
import type { Picture } from '../picture/picture.js'
import type { Shown } from '../scene/on-board.js'
import { BaseBox } from './base-box.js'
import { useBoardKeys } from './board-keys.js'
import { ChartGround } from './chart-ground.js'
import { Layers, ZoomButtons } from './map-buttons.js'
import { SystemMark, type SystemState } from './system-mark.js'
import { systemLines } from './system-name.js'
import { Caption, pointOf, Travellers } from './telling-layer.js'
import { type TipSize, tipSpot } from './tip-spot.js'
import { type ChartView, useZoom, type Zoom } from './zoom.js'

export interface Arrow {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly side: number
}

export interface BoardProps {
  readonly picture: Picture
  readonly lit: ReadonlySet<number>
  readonly selected: ReadonlySet<number>
  readonly marked: ReadonlySet<number>
  /** Where a partner would go next. */
  readonly planned?: ReadonlySet<number>
  readonly digits: ReadonlyMap<number, string>
  /** Lit places whose choice would change little. */
  readonly weak: ReadonlySet<number>
  /** Chance of each system to hold the base; null while odds are not shown. */
  readonly odds: ReadonlyMap<number, number> | null
  readonly arrows: readonly Arrow[]
  readonly litLeaders: ReadonlySet<number>
  readonly onChoose: (place: number) => void
  readonly onLeader: (leader: number) => void
  /** Why a place cannot be chosen now; empty when it can. */
  readonly refusal: (place: number) => string
  /** What a tip never covers, besides what is lit. */
  readonly spared?: readonly number[]
  /** What is being told. */
  readonly told: Shown | null
  /** Shows or hides the odds of the base; absent where they are of no use. */
  readonly onOdds?: () => void
}

/** The smallest scale at which units are drawn one by one. */
const COMPACT_BELOW = 0.5

export function Board(props: BoardProps) {
  const { picture, lit, selected, marked, odds, told } = props
  const zoom = useZoom()
  const [hover, setHover] = useState<number | null>(null)
  const [refused, setRefused] = useState<number | null>(null)
  const [showMaybe, setShowMaybe] = useState(true)
  const { seen } = zoom
  const compact = seen.scale < COMPACT_BELOW
  useBoardKeys(zoom, lit)
  const question = [...lit].join(' ')
  useEffect(() => setRefused(null), [question, told === null])
  const wanted = [lit, selected, marked].find((places) => places.size > 0) ?? lit
  useLitInView(seen, wanted, zoom.setWindow)
  const choose = (place: number): void => {
    setRefused(props.refusal(place) === '' ? null : place)
    props.onChoose(place)
  }
  const focusable = lit.size > 0 ? Math.min(...lit) : 0
  return (
    <div class={`map ${compact ? 'compact' : ''}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing of buttons is a group */}
      <svg
        ref={zoom.svg}
        class="board"
        viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
        role="group"
        aria-label="Board, 32 systems"
        {...zoom.handlers}
      >
        <ChartGround />
        {hover !== null && hover < BASE_SPACE && <Neighbours place={hover} />}
        <BaseBox
          compact={compact}
          picture={picture}
          lit={lit.has(BASE_SPACE)}
          selected={selected.has(BASE_SPACE)}
          onChoose={choose}
        />
        {picture.systems.map((system) => (
          <SystemMark
            key={system.place}
            system={system}
            reader={picture.reader}
            state={stateOf(props, system.place, refused)}
            compact={compact}
            showCandidates={showMaybe}
            focusable={system.place === focusable}
            onChoose={choose}
            onHover={setHover}
            onLeader={props.onLeader}
            litLeaders={props.litLeaders}
          />
        ))}
        <BaseSign picture={picture} compact={compact} />
        {props.arrows.map((arrow) => (
          <MoveArrow arrow={arrow} />
        ))}
        {told !== null && told.journeys.length > 0 && (
          <Travellers journeys={told.journeys} ms={told.ms} />
        )}
      </svg>
      {hover !== null && (
        <Tip
          seen={seen}
          place={hover}
          picture={picture}
          spared={new Set([...lit, ...selected, ...(props.spared ?? [])])}
          refusal={refused === hover ? props.refusal(hover) : ''}
        />
      )}
      {told !== null && <Caption shown={told} seen={seen} />}
      <MoreLit seen={seen} lit={lit} setWindow={zoom.setWindow} />
      <Layers
        picture={picture}
        showsMaybe={showMaybe}
        onMaybe={setShowMaybe}
        showsOdds={odds !== null}
        onOdds={props.onOdds}
      />
      <ZoomButtons zoom={zoom} />
    </div>
  )
}

/** How a place stands to what is asked; `refused` is the one that was tried in vain. */
function stateOf(props: BoardProps, place: number, refused: number | null): SystemState {
  const { lit, odds } = props
  return {
    lit: lit.has(place),
    selected: props.selected.has(place),
    refused: refused === place && !lit.has(place),
    dim: odds !== null && (odds.get(place) ?? 0) === 0,
    marked: props.marked.has(place),
    planned: props.planned?.has(place) === true,
    weak: props.weak.has(place),
    digit: props.digits.get(place) ?? '',
    chance: odds === null ? null : (odds.get(place) ?? null),
  }
}

type SetWindow = Zoom['setWindow']

function litPoints(lit: ReadonlySet<number>): { x: number; y: number }[] {
  return [...lit].flatMap((place) => CHART_SYSTEMS[place] ?? [])
}

/** Where not all of the board can be seen, a new question moves it to what is lit. */
function useLitInView(seen: ChartView, lit: ReadonlySet<number>, setWindow: SetWindow): void {
  const key = [...lit].join(' ')
  const isPart = seen.width < CHART_WIDTH * 0.9
  useEffect(() => {
    const points = litPoints(lit)
    if (!isPart || points.length === 0) return
    const x = points.reduce((sum, at) => sum + at.x, 0) / points.length
    const y = points.reduce((sum, at) => sum + at.y, 0) / points.length
    setWindow((w) => ({ ...w, x, y }))
  }, [key, isPart])
}

/** Lit systems that lie out of view, counted at the edge where they are. */
function MoreLit({
  seen,
  lit,
  setWindow,
}: {
  seen: ChartView
  lit: ReadonlySet<number>
  setWindow: SetWindow
}) {
  const points = litPoints(lit)
  const before = points.filter(({ x }) => x < seen.x)
  const behind = points.filter(({ x }) => x > seen.x + seen.width)
  const go = (to: { x: number; y: number } | undefined): void => {
    if (to !== undefined) setWindow((w) => ({ ...w, x: to.x, y: to.y }))
  }
  return (
    <>
      {before.length > 0 && (
        <button type="button" class="more-lit before" onClick={() => go(before[0])}>
          ‹ {before.length} more lit
        </button>
      )}
      {behind.length > 0 && (
        <button type="button" class="more-lit behind" onClick={() => go(behind[0])}>
          {behind.length} more lit ›
        </button>
      )}
    </>
  )
}

/** The base, where the reader knows it, over everything else. */
function BaseSign({ picture, compact }: { picture: Picture; compact: boolean }) {
  const at = CHART_SYSTEMS[picture.baseSystem]
  const system = picture.systems[picture.baseSystem]
  if (at === undefined || system === undefined) return null
  const text = picture.reader === 0 && !picture.revealed ? 'Your base' : 'Rebel base'
  const leaders = system.leaders.filter((one) => one.side === 0).length
  const width = text.length * 9.8 + 20
  const right = at.x + (compact ? 50 : 44) + leaders * (compact ? 46 : 36)
  // On a small drawing the buttons of the zoom lie in this corner
  const edge = compact && at.y < 250 ? CHART_WIDTH - 95 : CHART_WIDTH
  const x = right + width > edge ? at.x - 44 - width : right
  return (
    <g class="sign">
      <rect x={x} y={at.y - 15} width={width} height={30} rx={5} />
      <text x={x + width / 2} y={at.y + 6}>
        {text}
      </text>
    </g>
  )
}

/** The routes of the system that is looked at, brighter. */
function Neighbours({ place }: { place: number }) {
  const at = CHART_SYSTEMS[place]
  if (at === undefined) return null
  return (
    <g class="neighbours">
      {CHART_SYSTEMS.map(
        (other, n) =>
          ((ADJACENT[place] as number) & (1 << n)) !== 0 && (
            <line x1={at.x} y1={at.y} x2={other.x} y2={other.y} />
          ),
      )}
    </g>
  )
}

function MoveArrow({ arrow }: { arrow: Arrow }) {
  const from = pointOf(arrow.from)
  const to = pointOf(arrow.to)
  if (from === undefined || to === undefined) return null
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const ux = (to.x - from.x) / length
  const uy = (to.y - from.y) / length
  // Short of the groups that stand round the target
  const short = Math.min(100, length * 0.55)
  const x = to.x - ux * short
  const y = to.y - uy * short
  return (
    <g class={`move-arrow ${arrow.side === 1 ? 'empire' : 'rebel'}`}>
      <line x1={from.x + ux * 44} y1={from.y + uy * 44} x2={x} y2={y} />
      <path
        d={`M${x + ux * 26} ${y + uy * 26}L${x - uy * 14} ${y + ux * 14}A17 17 0 1 1 ${x + uy * 14} ${y - ux * 14}Z`}
      />
      <text x={x - ux * 6} y={y - uy * 6 + 7}>
        {arrow.count}
      </text>
    </g>
  )
}

function Tip({
  place,
  picture,
  spared,
  refusal,
  seen,
}: {
  place: number
  picture: Picture
  spared: ReadonlySet<number>
  refusal: string
  seen: ChartView
}) {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<TipSize>(USUAL_TIP)
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height } = element.current ?? NO_TIP
    if (width !== size.width || height !== size.height) setSize({ width, height })
  })
  const system = picture.systems[place]
  if (system === undefined) return null
  const { left, top } = tipSpot(place, size, seen, spared)
  return (
    <div class="tip" ref={element} style={`left:${left}px;top:${top}px`} aria-hidden="true">
      <b>{placeName(place)}</b>
      {refusal !== '' && <p class="why-not">{refusal}</p>}
      {systemLines(system, picture.reader).map((line) => (
        <p>{line}</p>
      ))}
    </div>
  )
}

/** Before it has been measured. */
const USUAL_TIP: TipSize = { width: 210, height: 130 }
const NO_TIP = { offsetWidth: 0, offsetHeight: 0 }
