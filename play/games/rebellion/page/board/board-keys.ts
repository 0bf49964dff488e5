import { useEffect } from 'preact/hooks'
import { BASE_SPACE } from '../../../../../engine/rebellion/facts/map.js'
import { CHART_SYSTEMS } from '../data/chart.js'
import type { Zoom } from './zoom.js'

/** Arrows go to the nearest system that way, N to the next lit one. */
export function useBoardKeys({ closer, further, showWhole }: Zoom, lit: ReadonlySet<number>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]') !== null) return
      const focused = placeOf(document.activeElement)
      if (event.key === 'm') showWhole()
      else if (event.key === '+') closer()
      else if (event.key === '-') further()
      else if (event.key === 'n') focusPlace(nextLit(lit, focused))
      else if (focused !== null && event.key.startsWith('Arrow')) {
        event.preventDefault()
        focusPlace(towards(focused, event.key))
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [closer, further, showWhole, lit])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== 'range'
}

function placeOf(element: Element | null): number | null {
  const text = element?.getAttribute('data-place')
  return text === null || text === undefined ? null : Number(text)
}

function focusPlace(place: number | null): void {
  if (place !== null) document.getElementById(`system-${place}`)?.focus()
}

function nextLit(lit: ReadonlySet<number>, focused: number | null): number | null {
  const sorted = [...lit].sort((a, b) => a - b)
  return sorted.find((place) => focused === null || place > focused) ?? sorted[0] ?? null
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest system in a direction; what lies aside counts as further away. */
function towards(from: number, key: string): number | null {
  const at = from === BASE_SPACE ? { x: 88, y: 129 } : CHART_SYSTEMS[from]
  const way = WAYS[key]
  if (at === undefined || way === undefined) return null
  let best: number | null = null
  let bestDistance = Number.POSITIVE_INFINITY
  CHART_SYSTEMS.forEach(({ x, y }, n) => {
    const along = (x - at.x) * way[0] + (y - at.y) * way[1]
    const aside = Math.abs((x - at.x) * way[1]) + Math.abs((y - at.y) * way[0])
    if (n === from || along <= 0) return
    const distance = along + 2 * aside
    if (distance < bestDistance) {
      bestDistance = distance
      best = n
    }
  })
  return best
}
