import type { ComponentChildren } from 'preact'
import { ICONS, type IconId } from './data/icons.js'

export interface IconProps<Id> {
  readonly id: Id
  readonly size?: number
  readonly class?: string
}

/** A sign of the page as an image in the text. */
export function Icon({ id, ...look }: IconProps<IconId>) {
  return (
    <IconImage {...look}>
      <path fill-rule="evenodd" d={ICONS[id]} />
    </IconImage>
  )
}

/** What is drawn on a grid of 32 by 32; it says nothing to screen readers, names stand beside it. */
export function IconImage({
  size = 16,
  class: name = '',
  children,
}: {
  size?: number
  class?: string
  children: ComponentChildren
}) {
  return (
    <svg class={`icon ${name}`} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {children}
    </svg>
  )
}
