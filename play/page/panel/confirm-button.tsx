import type { ComponentChildren } from 'preact'

/**
 * The one button of a decision that commits, and what Enter presses. The second click of a double click is left out:
 * by then another question may stand under the pointer. A `plain` one would leave undone what could be done: nothing
 * urges to it, and Enter does not press it.
 */
export function ConfirmButton({
  disabled = false,
  plain = false,
  onConfirm,
  children,
}: {
  disabled?: boolean
  plain?: boolean
  onConfirm: () => void
  children: ComponentChildren
}) {
  return (
    <button
      type="button"
      class={`button confirm ${plain ? '' : 'primary'}`}
      disabled={disabled}
      onClick={(event) => {
        if (event.detail < 2) onConfirm()
      }}
    >
      {children} {!plain && <kbd>↵</kbd>}
    </button>
  )
}
