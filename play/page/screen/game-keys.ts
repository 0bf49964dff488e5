import { useEffect, useRef } from 'preact/hooks'
import { askHint } from '../advice.js'
import type { Store } from '../store.js'

/**
 * Keys of every game, and `own` ones. Letters that the board uses (n, m, arrows) are its own. None is heard while
 * something `isHeld` by the pointer.
 */
export function useGameKeys(
  store: Store,
  own: Readonly<Record<string, () => void>> = {},
  isHeld: () => boolean = () => false,
): void {
  // Those of the last drawing: they may speak of what was on the screen then
  const latest = useRef(own)
  latest.current = own
  const held = useRef(isHeld)
  held.current = isHeld
  useEffect(() => {
    const focus = new FocusWatch()
    // Before what has the focus gets to see it
    const enter = (event: KeyboardEvent): void => {
      if (held.current()) {
        event.preventDefault()
        return event.stopPropagation()
      }
      if (event.key !== 'Enter' || !focus.isByPointer || store.dialog !== null) return
      // What is typed is read where it stands
      if (event.target instanceof HTMLInputElement && event.target.type === 'text') return
      if (document.querySelector('.prompt .confirm') === null) return
      event.stopPropagation()
      pressConfirm(event)
    }
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || store.dialog !== null) return
      const { target } = event
      if (target instanceof HTMLInputElement && target.type === 'text') return
      if (/^[0-9]$/.test(event.key)) return chooseDigit(event.key)
      const onButton = target instanceof HTMLButtonElement || target instanceof HTMLInputElement
      // Space goes on with what is told; it never scrolls a question out of sight
      if (event.key === ' ' && !isControl(target)) event.preventDefault()
      const actions: Readonly<Record<string, () => void>> = {
        Enter: () => {
          if (!onButton || isChosenOption(target)) pressConfirm(event)
          else if (event.repeat) event.preventDefault()
        },
        Escape: () => (store.panel !== null ? store.show(store.panel) : store.back()),
        u: () => undo(store),
        Backspace: () => undo(store),
        h: () => void askHint(store),
        w: () => store.show('why'),
        l: () => store.openDialog('log'),
        '?': () => store.openDialog('help'),
        ...latest.current,
      }
      const shifted = event.shiftKey ? actions[`Shift-${event.key}`] : undefined
      const action = shifted ?? actions[event.key]
      action?.()
    }
    window.addEventListener('keydown', enter, true)
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', enter, true)
      window.removeEventListener('keydown', press)
      focus.end()
    }
  }, [store])
}

/** By its button where there is one: that says why it cannot be, too. */
function undo(store: Store): void {
  const button = document.querySelector<HTMLButtonElement>('.prompt .undo')
  if (button === null) store.undo()
  else button.click()
}

/** Knows whether what has the focus got it by the pointer: then Enter is not meant for it. */
class FocusWatch {
  isByPointer = false
  private readonly byPointer = (): void => {
    this.isByPointer = true
  }
  private readonly byKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab' || key.startsWith('Arrow')) this.isByPointer = false
  }

  constructor() {
    window.addEventListener('pointerdown', this.byPointer, true)
    window.addEventListener('keydown', this.byKey, true)
  }

  end(): void {
    window.removeEventListener('pointerdown', this.byPointer, true)
    window.removeEventListener('keydown', this.byKey, true)
  }
}

/** What Space presses, or opens. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, input, select, a, summary') !== null
}

/** Enter chooses the answer, or what is lit for it, that has the focus; on what is chosen already it confirms. */
function isChosenOption(target: HTMLElement): boolean {
  return target.matches('.option, [data-lit]') && target.getAttribute('aria-pressed') === 'true'
}

/** On a place of the board Enter confirms what is chosen already, and all that was chosen where nothing more can be. */
export function confirms(isChosen: boolean): boolean {
  return isChosen || document.querySelector('[data-lit]') === null
}

/** Enter presses the button of the prompt, unless that would leave everything undone; held down it does so once. */
function pressConfirm(event: KeyboardEvent): void {
  event.preventDefault()
  if (event.repeat) return
  document.querySelector<HTMLButtonElement>('.prompt .confirm.primary:not(:disabled)')?.click()
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
