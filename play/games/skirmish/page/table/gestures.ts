import { useEffect, useRef } from 'preact/hooks'
import type { Spot } from '../../decision/way.js'
import { type Paper, spotAt } from './place.js'
import type { Viewport } from './viewport.js'

/** Mouse and fingers on the table: a tap, dragging a handle, dragging the ground, two fingers and the wheel to zoom. */

export interface Gestures {
  tap(spot: Spot, target: number | null): void
  drag(handle: string, spot: Spot): void
  /** A handle that was dragged is let go. */
  drop?(handle: string): void
  /** A handle was pressed and not dragged. */
  press?(handle: string, spot: Spot): void
  /** The mouse is there, with no button pressed; null behind the edge. Told once a frame. */
  hover?(spot: Spot | null, target: number | null): void
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
  const hovers = useHovers(paper, does)
  const hold = (): void => {
    view.isHolding = presses.current.some(({ handle }) => handle !== null)
  }
  useEffect(
    () => () => {
      view.isHolding = false
    },
    [view],
  )
  const at = (event: SvgEvent<MouseEvent>): { x: number; y: number } => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const forget = (id: number): Press | undefined => {
    const press = presses.current.find((one) => one.id === id)
    presses.current = presses.current.filter((one) => one.id !== id)
    hold()
    return press
  }
  return {
    onPointerDown: (event: SvgEvent<PointerEvent>) => {
      if (event.button !== 0) return
      const { x, y } = at(event)
      const element = event.target as Element
      event.currentTarget.setPointerCapture(event.pointerId)
      presses.current.push({
        id: event.pointerId,
        startX: x,
        startY: y,
        x,
        y,
        handle: element.closest('[data-handle]')?.getAttribute('data-handle') ?? null,
        target: targetOf(element),
        moved: false,
      })
      hold()
    },
    onPointerMove: (event: SvgEvent<PointerEvent>) => {
      const press = presses.current.find(({ id }) => id === event.pointerId)
      const { x, y } = at(event)
      if (press === undefined) {
        if (event.pointerType === 'mouse') hovers(x, y, targetOf(event.target))
        return
      }
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
      const spot = spotAt(paper, x, y)
      if (press.handle === null) does.tap(spot, press.target)
      else does.press?.(press.handle, spot)
    },
    onPointerLeave: () => {
      hovers(null, 0, null)
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

/** Hands on where the mouse is, at most once a frame, to what was drawn last. */
function useHovers(paper: Paper, does: Gestures) {
  const latest = useRef({ paper, does })
  latest.current = { paper, does }
  const told = useRef<(() => void) | null>(null)
  return (x: number | null, y: number, target: number | null): void => {
    if (does.hover === undefined) return
    if (told.current === null) requestAnimationFrame(() => told.current?.())
    told.current = () => {
      told.current = null
      const { paper, does } = latest.current
      does.hover?.(x === null ? null : spotAt(paper, x, y), target)
    }
  }
}

/** What stands below the pointer: a unit, or a home card as a target. */
export function targetOf(element: EventTarget | null): number | null {
  const found = element instanceof Element ? element.closest('[data-target]') : null
  const target = found?.getAttribute('data-target')
  return target == null ? null : Number(target)
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
