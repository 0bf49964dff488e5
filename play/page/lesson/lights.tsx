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
      const found = selectors.flatMap(ringsAround)
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
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.height === 0 || !isSeen(element, box)) return []
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

/** False for what has been scrolled or panned out of view, or lies below something else. */
function isSeen(element: Element, box: DOMRect): boolean {
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  if (there === null) return false
  // What is drawn upon it may stand beside it in the document
  return element.parentElement?.contains(there) === true || there.contains(element)
}
