import { useEffect } from 'preact/hooks'
import type { Store } from '../store.js'

/**
 * While something is told any click and any key finishes it. What was pressed is not lost: it acts as soon as the last
 * of it is over, but Enter only behind the person's own act, because it would answer a question that nobody has read.
 */

/** Keys that look about, leave or take back: they act at once. */
const AT_ONCE: ReadonlySet<string> = new Set(
  'Tab Shift Escape ArrowLeft ArrowRight ArrowUp ArrowDown m n + - l w ? u Backspace'.split(' '),
)

export function useHurry(store: Store): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { telling, session } = store
      const { target, key } = event
      if (telling.present === null || store.dialog !== null || AT_ONCE.has(key)) return
      if (event.ctrlKey || event.metaKey || event.altKey || isControl(target, key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const isOwn = telling.present.lines.at(-1)?.actor === session?.viewer
      const acts = key !== ' ' && (key !== 'Enter' || isOwn)
      store.next(acts ? () => window.setTimeout(() => pressAgain(key)) : null)
    }
    const click = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('button, a, input, dialog') === null)
        store.next()
    }
    window.addEventListener('keydown', press, { capture: true })
    window.addEventListener('click', click)
    return () => {
      window.removeEventListener('keydown', press, { capture: true })
      window.removeEventListener('click', click)
    }
  }, [store])
}

/** A focused control does with the key what it always does. */
function isControl(target: EventTarget | null, key: string): boolean {
  if (target instanceof HTMLInputElement) return true
  return target instanceof HTMLButtonElement && (key === 'Enter' || key === ' ')
}

function pressAgain(key: string): void {
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}
