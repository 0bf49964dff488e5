import { useRef } from 'preact/hooks'
import type { Spot } from '../../decision/way.js'
import { type Paper, spotAt } from './place.js'
import type { Viewport } from './viewport.js'

/** Mouse and fingers on the table: a tap, dragging a handle, dragging the ground, two fingers and the wheel to zoom. */

export interface Gestures {
  tap(spot: Spot, target: number | null): void
  drag(handle: string, spot: Spot): void
  /** A handle that was dragged is let go. */
  drop?(handle: string): void
}

interface Press {
  readonly id: number
  readonly startX: number
  readonly startY: number
  x: number
  y: number
  readonly handle: string | null
  readonly target: number | null
  moved: boolean
}

/** The pointer must move so far before a press becomes a drag. */
const LEAST_WAY = 5

type SvgEvent<E extends Event> = E & { readonly currentTarget: SVGSVGElement }

export function useGestures(view: Viewport, paper: Paper, does: Gestures) {
  const presses = useRef<Press[]>([])
  const at = (event: SvgEvent<MouseEvent>): { x: number; y: number } => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const forget = (id: number): Press | undefined => {
    const press = presses.current.find((one) => one.id === id)
    presses.current = presses.current.filter((one) => one.id !== id)
    return press
  }
  return {
    onPointerDown: (event: SvgEvent<PointerEvent>) => {
      if (event.button !== 0) return
      const { x, y } = at(event)
      const element = event.target as Element
      event.currentTarget.setPointerCapture(event.pointerId)
      const target = element.closest('[data-target]')?.getAttribute('data-target')
      presses.current.push({
        id: event.pointerId,
        startX: x,
        startY: y,
        x,
        y,
        handle: element.closest('[data-handle]')?.getAttribute('data-handle') ?? null,
        target: target == null ? null : Number(target),
        moved: false,
      })
    },
    onPointerMove: (event: SvgEvent<PointerEvent>) => {
      const press = presses.current.find(({ id }) => id === event.pointerId)
      if (press === undefined) return
      const { x, y } = at(event)
      press.moved ||= Math.hypot(x - press.startX, y - press.startY) > LEAST_WAY
      if (!press.moved) return
      const [first, second] = presses.current
      if (first !== undefined && second !== undefined)
        pinch(view, paper, first, second, press, x, y)
      else if (press.handle !== null) does.drag(press.handle, spotAt(paper, x, y))
      else {
        const { look } = paper
        view.show({
          ...look,
          x: look.x - (x - press.x) / look.scale,
          y: look.y + (y - press.y) / look.scale,
        })
      }
      press.x = x
      press.y = y
    },
    onPointerUp: (event: SvgEvent<PointerEvent>) => {
      const press = forget(event.pointerId)
      if (press === undefined) return
      if (press.moved && press.handle !== null) does.drop?.(press.handle)
      if (press.moved || presses.current.length > 0) return
      const { x, y } = at(event)
      if (press.handle === null) does.tap(spotAt(paper, x, y), press.target)
    },
    onPointerCancel: (event: SvgEvent<PointerEvent>) => {
      forget(event.pointerId)
    },
    onWheel: (event: SvgEvent<WheelEvent>) => {
      event.preventDefault()
      const { x, y } = at(event)
      view.zoom(paper.look, event.deltaY < 0 ? 1.15 : 1 / 1.15, x, y)
    },
  }
}

/** Two fingers: their distance zooms about the middle between them. */
function pinch(
  view: Viewport,
  paper: Paper,
  first: Press,
  second: Press,
  moving: Press,
  x: number,
  y: number,
): void {
  const other = moving === first ? second : first
  const before = Math.hypot(moving.x - other.x, moving.y - other.y)
  const after = Math.hypot(x - other.x, y - other.y)
  if (before > 0) view.zoom(paper.look, after / before, (x + other.x) / 2, (y + other.y) / 2)
}
