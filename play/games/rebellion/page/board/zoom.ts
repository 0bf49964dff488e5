import type { RefObject } from 'preact'
import { type Dispatch, type StateUpdater, useEffect, useRef, useState } from 'preact/hooks'
import { CHART_HEIGHT, CHART_WIDTH } from '../data/chart.js'

/** Looking closer at the board: wheel, pinch, drag and keys move a window over the chart. */

export interface ChartWindow {
  readonly x: number
  readonly y: number
  /** 1 is what a place of this size shows by itself; all of the chart, but on an upright phone. */
  readonly zoom: number
}

/** As the board is opened. */
export const USUAL: ChartWindow = { x: CHART_WIDTH / 2, y: CHART_HEIGHT / 2, zoom: 1 }
const CLOSEST = 4
const DRAG_STARTS = 5
/** How much closer a press of a button or a key comes. */
const STEP = 1.4

/** The part of the chart that can be seen. */
export interface ChartView {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Pixels a unit of the chart. */
  readonly scale: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** On an upright phone the board is as high as its place and larger than it is wide. */
const LEAST_UPRIGHT_SCALE = 0.6

function usualScale(size: Size): number {
  const { width, height } = size
  const isUpright = width < 600 && width / height < 1.4
  return isUpright ? Math.max(height / CHART_HEIGHT, LEAST_UPRIGHT_SCALE) : wholeScale(size)
}

function wholeScale({ width, height }: Size): number {
  return Math.max(0.01, Math.min(width / CHART_WIDTH, height / CHART_HEIGHT))
}

/** The window that shows all of the chart. */
function wholeOf(size: Size): ChartWindow {
  return { ...USUAL, zoom: wholeScale(size) / usualScale(size) }
}

/** What a window shows in a place of this size, kept on the chart. */
export function chartView({ x, y, zoom }: ChartWindow, size: Size): ChartView {
  const scale = usualScale(size) * zoom
  const width = size.width / scale
  const height = size.height / scale
  return {
    scale,
    width,
    height,
    x: kept(x, width, CHART_WIDTH) - width / 2,
    y: kept(y, height, CHART_HEIGHT) - height / 2,
  }
}

function kept(centre: number, length: number, whole: number): number {
  if (length >= whole) return whole / 2
  return Math.min(whole - length / 2, Math.max(length / 2, centre))
}

/** Closer by a factor, towards a point; never further away than all of the chart. */
function zoomed(
  window: ChartWindow,
  by: number,
  size: Size,
  { x, y }: { readonly x: number; readonly y: number } = window,
): ChartWindow {
  const zoom = Math.min(CLOSEST, Math.max(wholeOf(size).zoom, window.zoom * by))
  const part = 1 - window.zoom / zoom
  return { zoom, x: window.x + (x - window.x) * part, y: window.y + (y - window.y) * part }
}

interface Touch {
  readonly x: number
  readonly y: number
}

/** The window over the chart, what it shows, and what moves it. */
export function useZoom() {
  const svg = useRef<SVGSVGElement>(null)
  const [window, setWindow] = useState(USUAL)
  const [size, setSize] = useState<Size>({ width: 1000, height: 500 })
  const touches = useRef(new Map<number, Touch>())
  const dragged = useRef(false)

  useSizeAndWheel(svg, setSize, setWindow)

  const down = (event: PointerEvent): void => {
    touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (touches.current.size === 1) dragged.current = false
  }
  const move = (event: PointerEvent): void => {
    const before = touches.current.get(event.pointerId)
    const element = svg.current
    if (before === undefined || element === null) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...touches.current].find(([id]) => id !== event.pointerId)?.[1]
    if (other === undefined && !dragged.current && distance(before, now) < DRAG_STARTS) return
    dragged.current = true
    setWindow(
      other === undefined ? panned(element, before, now) : pinched(element, before, now, other),
    )
    touches.current.set(event.pointerId, now)
  }
  const up = (event: PointerEvent): void => {
    touches.current.delete(event.pointerId)
  }
  // The end of a drag is no click on what lies below
  const click = (event: MouseEvent): void => {
    if (!dragged.current) return
    event.stopPropagation()
    dragged.current = false
  }
  const seen = chartView(window, size)
  const closer = (): void => setWindow((now) => zoomed(now, STEP, size))
  const further = (): void => setWindow((now) => zoomed(now, 1 / STEP, size))
  /** All of the chart; once more, and it is as it was opened. */
  const showWhole = (): void => {
    const whole = wholeOf(size)
    setWindow((now) => (now.zoom === whole.zoom ? USUAL : whole))
  }
  const handlers = {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerLeave: up,
    onPointerCancel: up,
    onClickCapture: click,
  }
  return { svg, setWindow, closer, further, showWhole, seen, handlers }
}

export type Zoom = ReturnType<typeof useZoom>

/** The place of the chart is measured, and the wheel looks closer where the pointer is. */
function useSizeAndWheel(
  svg: RefObject<SVGSVGElement | null>,
  setSize: Dispatch<StateUpdater<Size>>,
  setWindow: Dispatch<StateUpdater<ChartWindow>>,
): void {
  useEffect(() => {
    const element = svg.current
    if (element === null) return
    const watcher = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect()
      setSize({ width, height })
    })
    watcher.observe(element)
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      const at = chartPoint(element, event.clientX, event.clientY)
      const by = event.deltaY < 0 ? 1.2 : 1 / 1.2
      setWindow((now) => zoomed(now, by, element.getBoundingClientRect(), at))
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      watcher.disconnect()
      element.removeEventListener('wheel', wheel)
    }
  }, [])
}

/** One finger, or the mouse, takes the chart along. */
function panned(element: SVGSVGElement, from: Touch, to: Touch) {
  const unit = unitsPerPixel(element)
  return (window: ChartWindow): ChartWindow => {
    // From where the window is kept, so that the edge is left at once
    const seen = chartView(window, element.getBoundingClientRect())
    const x = seen.x + seen.width / 2 - (to.x - from.x) * unit
    const y = seen.y + seen.height / 2 - (to.y - from.y) * unit
    return { ...window, x, y }
  }
}

/** One of two fingers moves: closer or further away, about the middle between them. */
function pinched(element: SVGSVGElement, from: Touch, to: Touch, other: Touch) {
  const by = distance(to, other) / Math.max(1, distance(from, other))
  const at = chartPoint(element, (to.x + other.x) / 2, (to.y + other.y) / 2)
  return (window: ChartWindow): ChartWindow =>
    zoomed(window, by, element.getBoundingClientRect(), at)
}

function distance(a: Touch, b: Touch): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function unitsPerPixel(element: SVGSVGElement): number {
  const matrix = element.getScreenCTM()
  return matrix === null ? 1 : 1 / matrix.a
}

function chartPoint(element: SVGSVGElement, x: number, y: number): Touch {
  const matrix = element.getScreenCTM()
  if (matrix === null) return { x: 0, y: 0 }
  return new DOMPoint(x, y).matrixTransform(matrix.inverse())
}
