import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../icon.js'
import { Notice } from '../panel/notice.js'
import type { Store } from '../store.js'

/** A dialog over the page; what had the focus gets it back. */
export function Dialog({
  title,
  store,
  children,
  class: name = '',
  onClose = () => store.openDialog(null),
}: {
  title: string
  store: Store
  children: ComponentChildren
  class?: string
  onClose?: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the next key comes: Escape closes it from the first moment
  useLayoutEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus()
    }
  }, [])
  return (
    <dialog ref={dialog} class={name} aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="close" aria-label="Close" onClick={onClose}>
          <Icon id="icon-cross" size={13} />
        </button>
      </header>
      {children}
      <Notice store={store} />
    </dialog>
  )
}
