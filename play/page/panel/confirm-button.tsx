import type { ComponentChildren } from 'preact'

/**
 * The one button of a decision that commits, and what Enter presses. The second click of a double click is left out:
 * by then another question may stand under the pointer.
 */
export function ConfirmButton({
  disabled = false,
  onConfirm,
  children,
}: {
  disabled?: boolean
  onConfirm: () => void
  children: ComponentChildren
}) {
  return (
    <button
      type="button"
      class="button primary confirm"
      disabled={disabled}
      onClick={(event) => {
        if (event.detail < 2) onConfirm()
      }}
    >
      {children} <kbd>↵</kbd>
    </button>
  )
}
