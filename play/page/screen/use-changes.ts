import { useLayoutEffect, useReducer } from 'preact/hooks'

interface Changing {
  subscribe(listener: () => void): () => void
}

/** Has the component drawn again whenever something changes there. */
export function useChanges(store: Changing): void {
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  // Before anything else runs: a change between the drawing and this would never be seen
  useLayoutEffect(() => store.subscribe(() => redraw(undefined)), [store])
}
