import type { ComponentChild } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

/** A card in full by the id of a thing, and how it stands at present; null for what is no thing of the game. */
export type Face = (id: string, now: string) => ComponentChild | null

/**
 * The one place where cards are shown in full. Whatever has `data-thing` with an id of the game shows its card while
 * the mouse rests on it or the keyboard is there, and after a long press. What is there to be looked at only (`peek`)
 * shows it when pressed, and so does, to a finger, a card that cannot be chosen now. `data-now` says how it stands.
 */
export function CardLayer({ face }: { face: Face }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watch = new Watch(setShown, (id) => face(id, '') !== null)
    return () => watch.end()
  }, [])
  useLayoutEffect(() => {
    const { current } = tip
    if (current === null || shown === null) return
    // The top layer, so that it stands over an open dialog too
    current.showPopover()
    placeBeside(current, shown.at)
    shown.anchor.setAttribute('aria-describedby', TIP_ID)
    return () => shown.anchor.removeAttribute('aria-describedby')
  }, [shown])
  if (shown === null) return null
  return (
    <div ref={tip} id={TIP_ID} class="card-tip" role="tooltip" popover="manual" key={shown.id}>
      {face(shown.id, shown.anchor.getAttribute('data-now') ?? '')}
    </div>
  )
}

const TIP_ID = 'card-tip'

interface Shown {
  readonly id: string
  readonly anchor: Element
  /** Where that was when its card was shown. */
  readonly at: DOMRect
  /** It stays until something else is pressed. */
  readonly pinned: boolean
}

interface Spot {
  readonly x: number
  readonly y: number
}

const REST_MS = 400
/** On the board the mouse is on its way to a system more often than not. */
const BOARD_REST_MS = 900
const PRESS_MS = 450
/** A finger that moves so far scrolls. */
const SLIP = 9

/** Watches the whole page for what can be looked at. */
class Watch {
  private shown: Shown | null = null
  private timer = 0
  /** The press that is ending called a card up: its click chooses nothing. */
  private wasLong = false
  private pressed: Spot | null = null
  /** Where the pointer was last. */
  private at: Spot = { x: -1, y: -1 }
  private readonly listeners: readonly (readonly [string, (event: never) => void])[]

  constructor(
    private readonly show: (shown: Shown | null) => void,
    private readonly isKnown: (id: string) => boolean,
  ) {
    this.listeners = [
      ['pointerover', this.over],
      ['pointerdown', this.down],
      ['pointermove', this.move],
      ['pointerup', this.up],
      ['pointercancel', this.up],
      ['focusin', this.focus],
      ['click', this.click],
      ['keydown', this.key],
      ['contextmenu', this.menu],
      ['scroll', this.leave],
    ]
    for (const [name, listener] of this.listeners)
      window.addEventListener(name, listener as EventListener, true)
  }

  end(): void {
    window.clearTimeout(this.timer)
    for (const [name, listener] of this.listeners)
      window.removeEventListener(name, listener as EventListener, true)
  }

  private set(shown: Shown | null): void {
    window.clearTimeout(this.timer)
    if (shown === null && this.shown === null) return
    this.shown = shown
    this.show(shown)
  }

  private later(ms: number, anchor: Element, pinned: boolean): void {
    window.clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.reveal(anchor, pinned), ms)
  }

  private reveal(anchor: Element, pinned: boolean): void {
    const id = anchor.getAttribute('data-thing') ?? ''
    if (!this.isKnown(id) || !anchor.isConnected) return
    this.set({ id, anchor, at: anchor.getBoundingClientRect(), pinned })
  }

  private readonly over = (event: PointerEvent): void => {
    const hasMoved = event.clientX !== this.at.x || event.clientY !== this.at.y
    this.at = { x: event.clientX, y: event.clientY }
    if (event.pointerType === 'touch' || this.shown?.pinned === true) return
    const anchor = anchorOf(event)
    if (anchor !== null && anchor === this.shown?.anchor) return
    this.set(null)
    // What comes to lie under a mouse that rests is not pointed at
    if (anchor === null || !hasMoved) return
    this.later(anchor.closest('.board') === null ? REST_MS : BOARD_REST_MS, anchor, false)
  }

  private readonly down = (event: PointerEvent): void => {
    const anchor = anchorOf(event)
    this.wasLong = false
    // A press chooses: what is only looked at is done with
    if (anchor !== this.shown?.anchor || event.pointerType !== 'touch') this.set(null)
    if (event.pointerType !== 'touch' || anchor === null) return
    this.pressed = { x: event.clientX, y: event.clientY }
    window.clearTimeout(this.timer)
    this.timer = window.setTimeout(() => {
      this.reveal(anchor, true)
      this.wasLong = true
    }, PRESS_MS)
  }

  private readonly move = (event: PointerEvent): void => {
    const { pressed } = this
    this.at = { x: event.clientX, y: event.clientY }
    if (pressed === null) return
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) this.up()
  }

  private readonly up = (): void => {
    if (this.pressed !== null) window.clearTimeout(this.timer)
    this.pressed = null
  }

  private readonly focus = (event: FocusEvent): void => {
    const { target } = event
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    this.set(null)
    const anchor = target.closest('[data-thing]')
    if (anchor !== null) this.later(REST_MS, anchor, false)
  }

  private readonly click = (event: MouseEvent): void => {
    if (this.wasLong) {
      this.wasLong = false
      event.stopPropagation()
      return event.preventDefault()
    }
    const anchor = anchorOf(event)
    if (anchor === null) return this.shown?.pinned === true ? this.set(null) : undefined
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch'
    if (anchor.closest('.peek') !== null || (isFinger && !doesSomething(anchor))) {
      const isShown = this.shown?.pinned === true && this.shown.anchor === anchor
      if (isShown) this.set(null)
      else this.reveal(anchor, true)
    } else if (this.shown?.pinned === true) this.set(null)
  }

  private readonly key = (event: KeyboardEvent): void => {
    if (this.shown === null || event.key !== 'Escape') return
    // What was called up is put away before anything else
    if (this.shown.pinned) {
      event.stopPropagation()
      event.preventDefault()
    }
    this.set(null)
  }

  private readonly menu = (event: MouseEvent): void => {
    if (this.pressed !== null && anchorOf(event) !== null) event.preventDefault()
  }

  /** What scrolls away takes its card along. */
  private readonly leave = (): void => {
    if (this.shown === null) return
    const { anchor, at } = this.shown
    const { left, top } = anchor.getBoundingClientRect()
    if (Math.hypot(left - at.left, top - at.top) > SLIP) this.set(null)
  }
}

function anchorOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('[data-thing]') : null
}

/** A press on it chooses or opens something; cards that are not lit do nothing. */
function doesSomething(anchor: Element): boolean {
  const button = anchor.closest('button')
  return button !== null && !button.matches('.card:not([data-lit]), .leader-card:not([data-lit])')
}

const GAP = 8

/** Beside what it belongs to, never over it where there is room: above or below, or left of the column on the right. */
function placeBeside(tip: HTMLElement, at: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = tip
  const { innerWidth, innerHeight } = window
  const beside = at.left - width - GAP
  let left = at.left + at.width / 2 - width / 2
  let top = at.top - height - GAP
  if (at.left > innerWidth * 0.6 && beside > GAP) {
    left = beside
    top = at.top + at.height / 2 - height / 2
  } else if (top < GAP && innerHeight - at.bottom > at.top) top = at.bottom + GAP
  tip.style.left = `${clamp(left, innerWidth - width)}px`
  tip.style.top = `${clamp(top, innerHeight - height)}px`
}

function clamp(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP))
}
