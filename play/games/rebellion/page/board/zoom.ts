import { useEffect, useRef, useState } from 'preact/hooks'
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
export function wholeOf(size: Size): ChartWindow {
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
export function zoomed(
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

  const down = (event: PointerEvent): void => {
    touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (touches.current.size === 1) dragged.current = false
  }
  const move = (event: PointerEvent): void => {
    const before = touches.current.get(event.pointerId)
    const element = svg.current
    if (before === undefined || element === null) return
    const now = { x: event.clientX, y: event.clientY }
    const far = Math.hypot(now.x - before.x, now.y - before.y)
    if (touches.current.size === 1) {
      if (!dragged.current && far < DRAG_STARTS) return
      dragged.current = true
      const unit = unitsPerPixel(element)
      setWindow((w) => {
        // From where the window is kept, so that the edge is left at once
        const seen = chartView(w, element.getBoundingClientRect())
        const x = seen.x + seen.width / 2 - (now.x - before.x) * unit
        const y = seen.y + seen.height / 2 - (now.y - before.y) * unit
        return { ...w, x, y }
      })
    } else {
      const other = [...touches.current].find(([id]) => id !== event.pointerId)?.[1] as Touch
      const by =
        Math.hypot(now.x - other.x, now.y - other.y) /
        Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
      const at = chartPoint(element, (now.x + other.x) / 2, (now.y + other.y) / 2)
      dragged.current = true
      setWindow((w) => zoomed(w, by, element.getBoundingClientRect(), at))
    }
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
  const closer = (by: number): void => setWindow((now) => zoomed(now, by, size))
  /** All of the chart; once more, and it is as it was opened. */
  const showWhole = (): void => {
    const whole = wholeOf(size)
    setWindow((now) => (now.zoom === whole.zoom ? USUAL : whole))
  }
  return { svg, setWindow, closer, showWhole, seen, handlers: { down, move, up, click } }
}

export type Zoom = ReturnType<typeof useZoom>

function unitsPerPixel(element: SVGSVGElement): number {
  const matrix = element.getScreenCTM()
  return matrix === null ? 1 : 1 / matrix.a
}

function chartPoint(element: SVGSVGElement, x: number, y: number): Touch {
  const matrix = element.getScreenCTM()
  if (matrix === null) return { x: 0, y: 0 }
  return new DOMPoint(x, y).matrixTransform(matrix.inverse())
}
