import { useEffect } from 'preact/hooks'
import { askHint } from '../game/advice.js'
import type { Store } from '../game/store.js'

/** Keys of the game. Letters that the board uses (n, m, arrows) are in board.tsx. */
export function useGameKeys(store: Store): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || store.dialog !== null) return
      const { target } = event
      if (target instanceof HTMLInputElement && target.type === 'text') return
      if (/^[0-9]$/.test(event.key)) return chooseDigit(store, event.key)
      const onButton = target instanceof HTMLButtonElement || target instanceof HTMLInputElement
      const actions: Readonly<Record<string, () => void>> = {
        Enter: () => {
          if (!onButton || target.classList.contains('option')) pressConfirm(event)
        },
        Escape: () => (store.panel !== null ? store.show(store.panel) : store.back()),
        ' ': () => {
          if (!onButton && store.prompt === null) {
            event.preventDefault()
            store.next()
          }
        },
        u: () => store.undo(),
        Backspace: () => store.undo(),
        h: () => void askHint(store),
        w: () => store.show('why'),
        b: () => store.show('odds'),
        l: () => store.openDialog('log'),
        '?': () => store.openDialog('help'),
      }
      actions[event.key]?.()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [store])
}

/** Enter presses the button of the prompt, whatever it does there. */
function pressConfirm(event: KeyboardEvent): void {
  const button = document.querySelector<HTMLButtonElement>('.prompt .confirm:not(:disabled)')
  if (button === null) return
  event.preventDefault()
  button.click()
}

function chooseDigit(store: Store, digit: string): void {
  const options = store.prompt?.options ?? []
  const listed = document.querySelectorAll<HTMLButtonElement>(
    '.prompt .tabs button, .prompt .unit-tray button',
  )
  if (options.length === 0) {
    listed[Number(digit) - 1]?.click()
    return
  }
  const answers = options.filter((option) => !option.refusal)
  const option = digit === '0' ? options.find((one) => one.refusal) : answers[Number(digit) - 1]
  if (option !== undefined) store.choose(option.facets)
}
