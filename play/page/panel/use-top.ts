import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** What is new is read from its beginning: everything around it scrolls to the top when `shows` changes. */
export function useTop(of: RefObject<HTMLElement | null>, shows: string): void {
  useLayoutEffect(() => {
    for (let box = of.current?.parentElement; box != null; box = box.parentElement)
      if (box.scrollTop > 0) box.scrollTop = 0
  }, [shows])
}
