import { STRATEGIES } from '../../../../engine/duel/data/strategies.js'
import { SUITS } from '../../../../engine/duel/data/suits.js'
import {
  CHARACTERS_OF,
  cardOfCode,
  isCharacter,
  ORDINARY_CARDS,
  sideOfCode,
  suitOf,
} from '../../../../engine/duel/facts/cards.js'
import { SIDE_IDS } from '../../../../engine/duel/facts/sides.js'
import { IconImage, type IconProps } from '../../../page/icon.js'
import { SYMBOLS, type SymbolId } from './data/symbols.js'

/** A symbol of the game as an image in the text. */
export function Sign({ id, ...look }: IconProps<SymbolId>) {
  return (
    <IconImage {...look}>
      {SYMBOLS[id].map((path) => (
        <path fill-rule="evenodd" d={path} />
      ))}
    </IconImage>
  )
}

/** The symbol of a card: of its suit, or of the character. */
export function cardSymbol(side: number, card: number): SymbolId {
  const id = isCharacter(card)
    ? `${SIDE_IDS[side]}-${CHARACTERS_OF[side]?.[card - ORDINARY_CARDS]?.id}`
    : `suit-${SUITS[suitOf(card)]?.id}`
  return known(id)
}

export function symbolOfCode(code: number): SymbolId {
  return cardSymbol(sideOfCode(code), cardOfCode(code))
}

export function strategySymbol(strategy: number): SymbolId {
  return known(`strategy-${STRATEGIES[strategy]?.id}`)
}

export function sideSymbol(side: number): SymbolId {
  return side === 0 ? 'mark-rebel' : 'mark-empire'
}

function known(id: string): SymbolId {
  if (!(id in SYMBOLS)) throw new Error(`no symbol ${id}`)
  return id as SymbolId
}
