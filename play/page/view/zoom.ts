import { useEffect, useRef, useState } from 'preact/hooks'
import { CHART_HEIGHT, CHART_WIDTH } from '../data/chart.js'

/** Looking closer at the board: wheel, pinch, drag and keys move a window over the chart. */

export interface ChartWindow {
  readonly x: number
  readonly y: number
  /** 1 shows all. */
  readonly zoom: number
}

export const WHOLE: ChartWindow = { x: CHART_WIDTH / 2, y: CHART_HEIGHT / 2, zoom: 1 }
const CLOSEST = 4
const DRAG_STARTS = 5

export function zoomed(window: ChartWindow, by: number, x = window.x, y = window.y): ChartWindow {
  const zoom = Math.min(CLOSEST, Math.max(1, window.zoom * by))
  const part = 1 - window.zoom / zoom
  return inside({ zoom, x: window.x + (x - window.x) * part, y: window.y + (y - window.y) * part })
}

/** Keeps the window on the chart. */
export function inside({ x, y, zoom }: ChartWindow): ChartWindow {
  const w = CHART_WIDTH / zoom / 2
  const h = CHART_HEIGHT / zoom / 2
  return {
    zoom,
    x: Math.min(CHART_WIDTH - w, Math.max(w, x)),
    y: Math.min(CHART_HEIGHT - h, Math.max(h, y)),
  }
}

export function viewBoxOf({ x, y, zoom }: ChartWindow): string {
  const w = CHART_WIDTH / zoom
  const h = CHART_HEIGHT / zoom
  return `${x - w / 2} ${y - h / 2} ${w} ${h}`
}

interface Touch {
  readonly x: number
  readonly y: number
}

/** The window over the chart and the element that it follows; `scale` is pixels a unit of the chart. */
export function useZoom() {
  const svg = useRef<SVGSVGElement>(null)
  const [window, setWindow] = useState(WHOLE)
  const [size, setSize] = useState({ width: 1000, height: 500 })
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
      setWindow((now) => zoomed(now, event.deltaY < 0 ? 1.2 : 1 / 1.2, at.x, at.y))
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
      setWindow((w) =>
        inside({ ...w, x: w.x - (now.x - before.x) * unit, y: w.y - (now.y - before.y) * unit }),
      )
    } else {
      const other = [...touches.current].find(([id]) => id !== event.pointerId)?.[1] as Touch
      const by =
        Math.hypot(now.x - other.x, now.y - other.y) /
        Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
      const at = chartPoint(element, (now.x + other.x) / 2, (now.y + other.y) / 2)
      dragged.current = true
      setWindow((w) => zoomed(w, by, at.x, at.y))
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
  const scale = Math.min(size.width / CHART_WIDTH, size.height / CHART_HEIGHT) * window.zoom
  return { svg, window, setWindow, size, scale, handlers: { down, move, up, click } }
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
