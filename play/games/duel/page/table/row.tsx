import type { GameEvent } from '../../../../../engine/game.js'
import type { Effect } from '../../decision/effect.js'
import { type Choice, choicesIn, type Prompt } from '../../decision/prompt.js'
import type { DuelTable, SideTable } from '../../table/table.js'
import { codeWithId } from '../../words/ids.js'
import { cardId, labelOf, SIDE_CLASS, shortName, strategyName } from '../../words/names.js'
import { cardSymbol, Sign, strategySymbol } from '../sign.js'
import type { DuelStore } from '../store.js'
import { Tile } from './tile.js'

export interface RowProps {
  readonly store: DuelStore | null
  readonly table: DuelTable
  readonly side: number
  readonly prompt: Prompt | null
  readonly effect: Effect | null
  /** The last act of the other side, to mark what it befell. */
  readonly lately: readonly GameEvent[]
  /** Everything lies open. */
  readonly isOpen: boolean
}

/** One side of the table: deck and discard pile, the cards in play, strategy and influence. */
export function Row({ store, table, side, prompt, effect, lately, isOpen }: RowProps) {
  const own = table.sides[side === 0 ? 0 : 1]
  const isMine = side === table.reader
  const choices = prompt === null ? [] : choicesIn(prompt)
  const at = (spot: string): Choice | null => choices.find((one) => one.spot === spot) ?? null
  const capacity = table.event?.capacity ?? 0
  const coming = effect?.entering.filter((code) => (code >= 24 ? 1 : 0) === side).length ?? 0
  const free = Math.max(0, capacity - own.cards.length)
  return (
    <section
      class={`table-row ${SIDE_CLASS[side]} ${isMine ? 'own' : 'theirs'}`}
      aria-label={`${labelOf(side)}${isMine && !table.isNeutral ? ', you' : ''}`}
    >
      <div class="piles-of">
        <Deck store={store} table={table} own={own} choice={at(`deck ${side}`)} />
        <Discard own={own} />
      </div>
      <div class="places" style={`--places:${Math.max(1, capacity)}`}>
        {own.cards.map((card) => (
          <Tile
            key={card.code}
            store={store}
            card={card}
            choice={at(`card ${card.code}`)}
            effect={effect}
            befell={befellWords(lately, card.code)}
          />
        ))}
        {Array.from({ length: free }, (_, i) => (
          <span class="free">{i < coming ? 'comes here' : 'free'}</span>
        ))}
      </div>
      {!table.isTutorial && (
        <div class="stakes">
          <StrategyBack table={table} own={own} isMine={isMine || isOpen} />
          <Influence own={own} />
        </div>
      )}
    </section>
  )
}

function befellWords(lately: readonly GameEvent[], code: number): string {
  const found = lately.find(
    ({ kind, cards }) => BEFELL[kind] !== undefined && codeWithId(cards?.[0] ?? '') === code,
  )
  return found === undefined ? '' : (BEFELL[found.kind] ?? '')
}

const BEFELL: Readonly<Record<string, string>> = {
  exhausted: 'just exhausted',
  used: 'used',
  readied: 'readied',
  played: 'new',
}

function Deck({
  store,
  table,
  own,
  choice,
}: {
  store: DuelStore | null
  table: DuelTable
  own: SideTable
  choice: Choice | null
}) {
  const { side, deckCount, top } = own
  const isLit = choice !== null && choice.refusal === ''
  const known = top === null ? '' : `; the top card is ${shortName(side, top)}`
  return (
    <button
      type="button"
      class={`pile deck ${isLit ? 'can' : ''} ${choice?.isOn === true ? 'on' : ''}`}
      aria-pressed={isLit ? choice.isOn : undefined}
      data-lit={isLit ? 'yes' : undefined}
      {...(top === null
        ? {}
        : { 'data-thing': cardId(side, top), 'data-now': 'on top of the deck' })}
      onClick={() => (isLit ? store?.chooseSpot(`deck ${side}`) : store?.list(side))}
      onMouseEnter={() => isLit && store?.point(choice.part)}
      onMouseLeave={() => store?.point(null)}
    >
      {isLit && choice.digit !== '' && <span class="key">{choice.digit}</span>}
      <span class="back">{top !== null && <Sign id="mark-known" size={16} />}</span>
      <span class="hidden">{whoseWords(table, side)} deck: </span>
      <b>{deckCount}</b>
      <small>deck</small>
      {known !== '' && <span class="hidden">{known}</span>}
    </button>
  )
}

function whoseWords({ isNeutral, reader }: DuelTable, side: number): string {
  if (isNeutral) return labelOf(side)
  return side === reader ? 'Your' : 'Their'
}

function Discard({ own: { side, discard } }: { own: SideTable }) {
  const last = discard.at(-1)
  return (
    <div class="pile discard" title={discard.map((card) => shortName(side, card)).join(', ')}>
      <span class="back">
        {last !== undefined && <Sign id={cardSymbol(side, last)} size={22} />}
      </span>
      <b>{discard.length}</b>
      <small>discard</small>
      <span class="hidden">{discard.map((card) => shortName(side, card)).join(', ')}</span>
    </div>
  )
}

function StrategyBack({
  table,
  own,
  isMine,
}: {
  table: DuelTable
  own: SideTable
  isMine: boolean
}) {
  const { possible, hasChosen, openly } = own
  const [only] = possible
  const isKnown = possible.length === 1 && only !== undefined
  const isSecret = isKnown && openly.length !== 1
  const words = !hasChosen
    ? ['none', 'chosen yet']
    : isKnown
      ? [strategyName(only), isMine ? (isSecret ? 'hidden' : 'open') : 'known']
      : [`one of ${possible.length}`, 'face-down']
  return (
    <div class={`pile strategy-back ${isKnown ? 'known' : ''} ${hasChosen ? '' : 'empty'}`}>
      <span class="back">
        {isKnown ? <Sign id={strategySymbol(only)} size={28} /> : hasChosen ? '?' : ''}
      </span>
      <b>{words[0]}</b>
      <small>{table.stage === 0 ? 'revealed' : words[1]}</small>
    </div>
  )
}

function Influence({ own: { influence } }: { own: SideTable }) {
  return (
    <div class="influence">
      <span class="tokens" aria-hidden="true">
        {influence > 5
          ? null
          : Array.from({ length: influence }, () => <Sign id="token-influence" size={17} />)}
      </span>
      <b>{influence}</b>
      <small>influence</small>
    </div>
  )
}
