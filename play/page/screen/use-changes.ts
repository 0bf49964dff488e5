import { useEffect, useReducer } from 'preact/hooks'
import type { Store } from '../store.js'

/** Has the component drawn again whenever something changes in the store. */
export function useChanges(store: Store): void {
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  useEffect(() => store.subscribe(() => redraw(undefined)), [store])
}
