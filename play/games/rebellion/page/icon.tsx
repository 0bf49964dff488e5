import { UNITS } from '../../../../engine/rebellion/data/units.js'
import { IconImage, type IconProps } from '../../../page/icon.js'
import { SYMBOLS, type SymbolId } from './data/symbols.js'

/** A symbol as an image in the text. */
export function Icon({ id, ...look }: IconProps<SymbolId>) {
  return (
    <IconImage {...look}>
      <path fill-rule="evenodd" d={SYMBOLS[id]} />
    </IconImage>
  )
}

/** A symbol inside of a drawing, with its centre at x, y. */
export function Mark({
  id,
  x,
  y,
  size,
  class: name = '',
}: {
  id: SymbolId
  x: number
  y: number
  size: number
  class?: string
}) {
  const scale = size / 32
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`
  return <path class={name} fill-rule="evenodd" d={SYMBOLS[id]} transform={place} />
}

/** The silhouette of a type of unit; one that has none drawn is a mark of its theater. */
export function unitSymbol(type: number): SymbolId {
  const unit = UNITS[type]
  if (unit !== undefined && unit.id in SYMBOLS) return unit.id as SymbolId
  return unit?.theater === 'space' ? 'theater-space' : 'theater-ground'
}

const RESOURCES: readonly SymbolId[] = [
  'res-space-triangle',
  'res-space-circle',
  'res-space-square',
  'res-ground-triangle',
  'res-ground-circle',
  'res-ground-square',
]

export function resourceSymbol(icon: number): SymbolId {
  return RESOURCES[icon] as SymbolId
}

const SKILLS: readonly SymbolId[] = [
  'skill-diplomacy',
  'skill-intel',
  'skill-specops',
  'skill-logistics',
]

export function skillSymbol(skill: number): SymbolId {
  return SKILLS[skill] as SymbolId
}
