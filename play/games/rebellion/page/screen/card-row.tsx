import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** Cards beside each other, on several lines where there is room; says how many of them lie beyond its edge. */
export function CardRow({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null)
  const [beyond, setBeyond] = useState(0)
  const look = (): void => {
    if (box.current !== null) setBeyond(countBeyond(box.current))
  }
  // Any card drawn or played changes it, and so does the size of the dock
  useEffect(look)
  useEffect(() => {
    const watch = new ResizeObserver(look)
    if (box.current !== null) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div class="card-row">
      <div class="cards" ref={box} onWheel={sideways} onScroll={look}>
        {children}
      </div>
      {beyond > 0 && (
        <button
          type="button"
          class="more-cards"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => box.current !== null && scrollOn(box.current)}
        >
          {beyond} more {box.current !== null && isLine(box.current) ? '›' : '↓'}
        </button>
      )}
    </div>
  )
}

type Wheel = WheelEvent & { readonly currentTarget: HTMLElement }

/** The wheel moves a line of cards that is longer than its place. */
function sideways({ currentTarget: cards, deltaY }: Wheel): void {
  if (isLine(cards)) cards.scrollLeft += deltaY
}

function isLine(cards: HTMLElement): boolean {
  return cards.scrollWidth > cards.clientWidth
}

/** Pixels of a card that may be cut off without anything of it being lost. */
const SPARE = 12

function countBeyond(cards: HTMLElement): number {
  const { right, bottom } = cards.getBoundingClientRect()
  const isOut = (card: Element): boolean => {
    const at = card.getBoundingClientRect()
    return at.right > right + SPARE || at.bottom > bottom + SPARE
  }
  return [...cards.children].filter(isOut).length
}

function scrollOn(cards: HTMLElement): void {
  if (isLine(cards)) cards.scrollBy({ left: cards.clientWidth / 2 })
  else cards.scrollBy({ top: cards.clientHeight / 2 })
}
