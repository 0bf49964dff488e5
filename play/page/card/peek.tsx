import type { ComponentChildren } from 'preact'

/**
 * What can be looked at and nothing else: hovering, focusing or pressing it shows its card (card-layer.tsx). A drawing
 * needs a `label`.
 */
export function Peek({
  id,
  children,
  label,
}: {
  id: string
  children: ComponentChildren
  label?: string
}) {
  return (
    <button type="button" class="peek" data-thing={id}>
      {children}
      {label !== undefined && <span class="hidden">{label}</span>}
    </button>
  )
}
