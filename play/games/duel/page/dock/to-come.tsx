import { SUITS } from '../../../../../engine/duel/data/suits.js'
import {
  CHARACTERS_OF,
  codeOf,
  ORDINARY_CARDS,
  READY_VALUE,
} from '../../../../../engine/duel/facts/cards.js'
import type { DuelTable } from '../../table/table.js'
import { cardId, SIDE_CLASS } from '../../words/names.js'
import type { SymbolId } from '../data/symbols.js'
import { Sign, symbolOfCode } from '../sign.js'
import type { DuelStore } from '../store.js'

/** Which cards of a deck can still come, suit by suit, with the characters and their chances. */
export function ToCome({ store, table }: { store: DuelStore; table: DuelTable }) {
  const side = store.listed ?? table.reader
  return (
    <div class="group to-come">
      <h2>
        Still to come
        <fieldset class="sides-of" aria-label="Whose deck">
          {[table.reader, 1 - table.reader].map((one) => (
            <button
              type="button"
              class={one === side ? 'on' : ''}
              aria-pressed={one === side}
              onClick={() => store.list(one)}
            >
              {one === table.reader ? 'Yours' : 'Theirs'} {table.sides[one === 0 ? 0 : 1].deckCount}
            </button>
          ))}
        </fieldset>
      </h2>
      <DeckList table={table} side={side} />
    </div>
  )
}

const VALUES = [0, 1, 2, 3]

export function DeckList({ table, side }: { table: DuelTable; side: number }) {
  const own = table.sides[side === 0 ? 0 : 1]
  const inDeck = new Set(own.inDeck)
  return (
    <div class={`deck-list ${SIDE_CLASS[side]}`}>
      <table>
        <caption class="hidden">Cards left by suit and value</caption>
        <thead>
          <tr>
            <td />
            {VALUES.map((value) => (
              <th scope="col" key={value}>
                {SUITS.filter(({ number }) => inDeck.has(number * 4 + value)).length} left
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SUITS.map(({ number, id, name }) => (
            <tr key={id}>
              <th scope="row">
                <Sign id={`suit-${id}` as SymbolId} size={15} />
                <span class="hidden">{name}</span>
              </th>
              {VALUES.map((value) => {
                const isLeft = inDeck.has(number * 4 + value)
                return (
                  <td key={value} class={isLeft ? 'left' : 'gone'}>
                    {isLeft ? READY_VALUE[value] : '–'}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {!table.isTutorial && <Characters table={table} side={side} />}
    </div>
  )
}

function Characters({ table, side }: { table: DuelTable; side: number }) {
  const own = table.sides[side === 0 ? 0 : 1]
  const left = own.inDeck.filter((card) => card >= ORDINARY_CARDS)
  return (
    <ul class="who">
      {left.map((card) => (
        <li key={card}>
          <button type="button" class="peek" data-thing={cardId(side, card)}>
            <Sign id={symbolOfCode(codeOf(side, card))} size={16} />{' '}
            {CHARACTERS_OF[side]?.[card - ORDINARY_CARDS]?.short}
          </button>
          {own.uncertain.includes(card) && own.uncertainChance < 1 && (
            <small>{Math.round(own.uncertainChance * 100)} %</small>
          )}
        </li>
      ))}
    </ul>
  )
}
