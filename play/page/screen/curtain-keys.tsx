import { useEffect } from 'preact/hooks'
import type { Store } from '../store.js'

/** So long the screen stays open while nobody does anything. */
const IDLE_MS = 180_000

/** Covers the screen when it is left, when nobody has touched it for long, and by a key. */
export function CurtainKeys({ store }: { store: Store }) {
  useEffect(() => {
    let touched = performance.now()
    const lower = (): void => store.curtain.lower()
    const hide = (): void => {
      if (document.hidden) lower()
    }
    const press = (event: KeyboardEvent): void => {
      touched = performance.now()
      const isTyping = event.target instanceof HTMLInputElement
      if (event.key === 'x' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping)
        lower()
    }
    const touch = (): void => {
      touched = performance.now()
    }
    const timer = window.setInterval(() => {
      if (performance.now() - touched > IDLE_MS) lower()
    }, 10_000)
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('keydown', press, { capture: true })
    window.addEventListener('pointerdown', touch)
    window.addEventListener('pointermove', touch)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('keydown', press, { capture: true })
      window.removeEventListener('pointerdown', touch)
      window.removeEventListener('pointermove', touch)
    }
  }, [store])
  return null
}
