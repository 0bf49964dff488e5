import { useEffect } from 'preact/hooks'
import { askHint } from '../advice.js'
import type { Store } from '../store.js'

/** Keys of every game, and `own` ones. Letters that the board uses (n, m, arrows) are its own. */
export function useGameKeys(store: Store, own: Readonly<Record<string, () => void>> = {}): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || store.dialog !== null) return
      const { target } = event
      if (target instanceof HTMLInputElement && target.type === 'text') return
      if (/^[0-9]$/.test(event.key)) return chooseDigit(event.key)
      const onButton = target instanceof HTMLButtonElement || target instanceof HTMLInputElement
      const actions: Readonly<Record<string, () => void>> = {
        Enter: () => {
          if (!onButton || target.classList.contains('option')) pressConfirm(event)
        },
        Escape: () => (store.panel !== null ? store.show(store.panel) : store.back()),
        u: () => store.undo(),
        Backspace: () => store.undo(),
        h: () => void askHint(store),
        w: () => store.show('why'),
        l: () => store.openDialog('log'),
        '?': () => store.openDialog('help'),
        ...own,
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

/** A digit presses the answer that shows it; tabs and trays are counted where there are no answers. */
function chooseDigit(digit: string): void {
  const answers = [...document.querySelectorAll<HTMLButtonElement>('.prompt .option')]
  const answer = answers.find((one) => one.querySelector('.key')?.textContent === digit)
  if (answer !== undefined) return answer.click()
  if (answers.length > 0) return
  const listed = document.querySelectorAll<HTMLButtonElement>(
    '.prompt .tabs button, .prompt .unit-tray button, .prompt .stepper button:last-child',
  )
  listed[Number(digit) - 1]?.click()
}
