import { ICONS, type IconId } from './data/icons.js'

/** A sign of the page as an image in the text; it says nothing to screen readers, names stand beside it. */
export function Icon({
  id,
  size = 16,
  class: name = '',
}: {
  id: IconId
  size?: number
  class?: string
}) {
  return <PathIcon path={ICONS[id]} size={size} class={name} />
}

export function PathIcon({
  path,
  size,
  class: name,
}: {
  path: string
  size: number
  class: string
}) {
  return (
    <svg class={`icon ${name}`} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path fill-rule="evenodd" d={path} />
    </svg>
  )
}
