import { useEffect, useState } from 'preact/hooks'
import type { LessonRun } from '../../shell/lesson/lesson-run.js'
import type { PageRules } from '../page-rules.js'

/** Rings around what the step of a lesson is about, wherever that stands on the screen now. */

interface Ring {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const MARGIN = 4
const EDGE = 1

export function Lights({ rules, run }: { rules: PageRules; run: LessonRun }) {
  const [rings, setRings] = useState<readonly Ring[]>([])
  const names = run.current?.light ?? []
  const selectors = names.map((name) => rules.lightOf(name))
  useEffect(() => {
    let frame = 0
    let last = ''
    const follow = (): void => {
      const found = apart(selectors.flatMap(ringsAround))
      const key = JSON.stringify(found)
      if (key !== last) setRings(found)
      last = key
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [selectors.join()])
  return (
    <div class="lesson-lights" aria-hidden="true">
      {rings.map(({ left, top, width, height }) => (
        <i style={`left:${left}px;top:${top}px;width:${width}px;height:${height}px`} />
      ))}
    </div>
  )
}

function ringsAround(selector: string): Ring[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const box = shownPart(element)
    if (box.right <= box.left || box.bottom <= box.top || !isSeen(element, box)) return []
    // What ends at the edge of the window keeps its whole ring in sight
    const { clientWidth, clientHeight } = document.documentElement
    const left = Math.round(Math.max(EDGE, box.left - MARGIN))
    const top = Math.round(Math.max(EDGE, box.top - MARGIN))
    return {
      left,
      top,
      width: Math.round(Math.min(clientWidth - EDGE, box.right + MARGIN)) - left,
      height: Math.round(Math.min(clientHeight - EDGE, box.bottom + MARGIN)) - top,
    }
  })
}

interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What is left of an element where boxes around it scroll. */
function shownPart(element: Element): Edges {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight) continue
    if (getComputedStyle(around).overflowY === 'visible') continue
    const box = around.getBoundingClientRect()
    left = Math.max(left, box.left)
    right = Math.min(right, box.right)
    top = Math.max(top, box.top)
    bottom = Math.min(bottom, box.bottom)
  }
  return { left, top, right, bottom }
}

/** Rings around what lies one below the other meet halfway. */
function apart(rings: readonly Ring[]): Ring[] {
  const out = rings.map((ring) => ({ ...ring }))
  for (const upper of out)
    for (const lower of out) {
      const over = upper.top + upper.height - lower.top
      if (upper.top >= lower.top || over <= 0 || over > 2 * MARGIN + 1) continue
      if (upper.left >= lower.left + lower.width || lower.left >= upper.left + upper.width) continue
      const half = Math.ceil(over / 2)
      upper.height -= half
      lower.top += half
      lower.height -= half
    }
  return out
}

/** False for what has been scrolled or panned out of view, or lies below something else. */
function isSeen(element: Element, { left, top, right, bottom }: Edges): boolean {
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  if (there === null) return false
  // What is drawn upon it may stand beside it in the document
  return element.parentElement?.contains(there) === true || there.contains(element)
}
