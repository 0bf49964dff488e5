import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Viewport } from './viewport.js'

/** The element whose size a viewport follows. */
export function useFrame(view: Viewport): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const measure = (): void => view.resize(element.clientWidth, element.clientHeight)
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    measure()
    return () => watch.disconnect()
  }, [view])
  return frame
}
