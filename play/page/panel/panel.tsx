import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../icon.js'
import type { Store } from '../store.js'
import { useTop } from './use-top.js'

/** A panel that takes the place of the question until it is closed. */
export function Panel({
  title,
  store,
  children,
}: {
  title: string
  store: Store
  children: ComponentChildren
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useTop(heading, title)
  // Enter is meant for what has just been opened, not for what had the focus under it
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])
  return (
    <section class="prompt help" aria-label={title}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
        <button
          type="button"
          class="close"
          aria-label="Close"
          onClick={() => store.show(store.panel)}
        >
          <Icon id="icon-cross" size={12} />
        </button>
      </h2>
      {children}
    </section>
  )
}
