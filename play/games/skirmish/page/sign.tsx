import { IconImage, type IconProps } from '../../../page/icon.js'
import type { SeatStyle } from '../words/names.js'
import { SYMBOLS, type SymbolId, UNIT_SYMBOLS } from './data/symbols.js'

/** A symbol of the game as an image in the text. */
export function Sign({ id, ...look }: IconProps<SymbolId>) {
  return (
    <IconImage {...look}>
      <Shapes id={id} />
    </IconImage>
  )
}

/** Its paths alone, on their grid of 32 by 32. */
export function Shapes({ id }: { id: SymbolId }) {
  return (
    <>
      {SYMBOLS[id].map((shape) =>
        typeof shape === 'string' ? (
          <path fill-rule="evenodd" d={shape} />
        ) : (
          <path class="stroke" stroke-width={shape[0]} d={shape[1]} />
        ),
      )}
    </>
  )
}

export function unitSymbol(id: string): SymbolId {
  return UNIT_SYMBOLS[id] ?? 'sk-squad'
}

export function iconSymbol(id: string): SymbolId {
  const symbol = `ic-${id}`
  if (!(symbol in SYMBOLS)) throw new Error(`no symbol ${symbol}`)
  return symbol as SymbolId
}

const MARKS: Readonly<Record<SeatStyle, SymbolId>> = {
  empire: 'p-1',
  rebel: 'p-2',
  third: 'p-3',
  fourth: 'p-4',
}

export function markOf(style: SeatStyle): SymbolId {
  return MARKS[style]
}

const DICE: readonly SymbolId[] = ['d6-1', 'd6-2', 'd6-3', 'd6-4', 'd6-5', 'd6-6']

export function dieSymbol(face: number): SymbolId {
  return DICE[face - 1] ?? 'd6-1'
}
