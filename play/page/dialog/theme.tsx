import { useEffect, useState } from 'preact/hooks'
import { lasting } from '../storage.js'

type Theme = 'dark' | 'light'
const KEY = 'dejarik.theme'

function stored(): Theme {
  const text = lasting.read(KEY)
  if (text === 'dark' || text === 'light') return text
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

export function applyTheme(theme: Theme = stored()): void {
  document.documentElement.dataset.theme = theme
}

export function ThemeButton() {
  const [theme, setTheme] = useState(stored)
  useEffect(() => {
    applyTheme(theme)
  }, [theme])
  const flip = (): void => {
    const next = theme === 'dark' ? 'light' : 'dark'
    lasting.write(KEY, next)
    setTheme(next)
  }
  return (
    <button type="button" class="chip" onClick={flip}>
      {theme === 'dark' ? 'Light theme' : 'Dark theme'}
    </button>
  )
}
