import { useEffect } from 'preact/hooks'

/**
 * Dragging with the mouse: what has `data-drag` is carried to what has `data-drop`. It is a shortcut for clicking the
 * one and then the other; a finger scrolls, and taps.
 */

/** The pointer must move so far before a press becomes a drag. */
const LEAST_WAY = 6

export function useDrag(onDrop: (what: string, target: string) => void): void {
  useEffect(() => {
    const drag = new Drag(onDrop)
    return () => drag.end()
  }, [onDrop])
}

class Drag {
  private from: { readonly x: number; readonly y: number; readonly element: HTMLElement } | null =
    null
  private ghost: HTMLElement | null = null
  private readonly down = (event: PointerEvent): void => {
    const element = (event.target as Element).closest<HTMLElement>('[data-drag]')
    if (element === null || event.button !== 0 || event.pointerType === 'touch') return
    this.from = { x: event.clientX, y: event.clientY, element }
  }
  private readonly move = (event: PointerEvent): void => {
    const { from } = this
    if (from === null) return
    const way = Math.hypot(event.clientX - from.x, event.clientY - from.y)
    if (this.ghost === null && way < LEAST_WAY) return
    this.ghost ??= ghostOf(from.element)
    this.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`
    event.preventDefault()
  }
  private readonly up = (event: PointerEvent): void => {
    const { from, ghost } = this
    this.letGo()
    if (from === null || ghost === null) return
    // The click that ends a drag is none
    const swallow = (click: Event): void => click.stopPropagation()
    window.addEventListener('click', swallow, { capture: true, once: true })
    window.setTimeout(() => window.removeEventListener('click', swallow, true))
    const under = document.elementFromPoint(event.clientX, event.clientY)
    const target = under?.closest('[data-drop]')?.getAttribute('data-drop')
    const what = from.element.dataset.drag
    if (target != null && what !== undefined) this.onDrop(what, target)
  }
  private readonly letGo = (): void => {
    this.from = null
    this.ghost?.remove()
    this.ghost = null
  }

  constructor(private readonly onDrop: (what: string, target: string) => void) {
    window.addEventListener('pointerdown', this.down)
    window.addEventListener('pointermove', this.move)
    window.addEventListener('pointerup', this.up)
    window.addEventListener('pointercancel', this.letGo)
  }

  end(): void {
    this.letGo()
    window.removeEventListener('pointerdown', this.down)
    window.removeEventListener('pointermove', this.move)
    window.removeEventListener('pointerup', this.up)
    window.removeEventListener('pointercancel', this.letGo)
  }
}

/** What is seen under the pointer: the first drawing of the thing that is carried. */
function ghostOf(element: HTMLElement): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'drag-ghost'
  ghost.setAttribute('aria-hidden', 'true')
  const drawing = element.querySelector('svg')
  if (drawing !== null) ghost.append(drawing.cloneNode(true))
  document.body.append(ghost)
  return ghost
}
