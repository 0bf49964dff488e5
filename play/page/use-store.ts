import { createContext } from 'preact'
import { useContext, useEffect, useReducer } from 'preact/hooks'
import { Store } from '../games/rebellion/page/store.js'

/** The page's store; there is one. */
export const StoreContext = createContext(new Store())

/** The store, with the component drawn again whenever something changes. */
export function useStore(): Store {
  const store = useContext(StoreContext)
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  useEffect(() => store.subscribe(() => redraw(undefined)), [store])
  return store
}
