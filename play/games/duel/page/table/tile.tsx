import type { Effect } from '../../decision/effect.js'
import type { Choice } from '../../decision/prompt.js'
import type { TableCard } from '../../table/table.js'
import { cardId, SIDE_CLASS, titleOf } from '../../words/names.js'
import { shortPower } from '../../words/powers.js'
import { cardSymbol, Sign } from '../sign.js'
import type { DuelStore } from '../store.js'

/** A card in play: what it counts, what it can do, and what would become of it. */
export function Tile({
  store,
  card,
  choice,
  effect,
  befell,
}: {
  store: DuelStore | null
  card: TableCard
  choice: Choice | null
  effect: Effect | null
  /** What has just happened to it; empty for nothing. */
  befell: string
}) {
  const { side, code, isReady, value, other } = card
  const isGone = effect?.gone.includes(code) === true
  const turns = effect?.exhausted.includes(code) === true && isReady
  const rises = effect?.readied.includes(code) === true
  const isLit = choice !== null && choice.refusal === ''
  const isOn = choice?.isOn === true
  const shown = (isReady && !turns) || rises
  const states = [
    SIDE_CLASS[side],
    card.isCharacter ? 'character' : '',
    shown ? 'ready' : 'exhausted',
    isGone ? 'gone' : '',
    isLit ? 'can' : '',
    isOn ? 'on' : '',
  ]
  const tag = isGone ? 'discarded' : befell
  return (
    <button
      type="button"
      class={`tile ${states.join(' ')}`}
      aria-pressed={isLit ? isOn : undefined}
      data-lit={isLit ? 'yes' : undefined}
      data-card={`${side} ${card.card}`}
      data-thing={cardId(side, card.card)}
      data-now={nowWords(card)}
      onClick={() => store?.chooseSpot(`card ${code}`)}
      onMouseEnter={() => isLit && store?.point(choice.part)}
      onMouseLeave={() => store?.point(null)}
      onFocus={() => isLit && store?.point(choice.part)}
      onBlur={() => store?.point(null)}
    >
      {isLit && choice.digit !== '' && <span class="key">{choice.digit}</span>}
      <span class="head">
        <b>{shown === isReady ? value : other}</b>
        {card.isCharacter && (
          <small aria-hidden="true">
            <Sign id={shown ? 'mark-exhausted' : 'mark-ready'} size={11} />
            {shown === isReady ? other : value}
          </small>
        )}
      </span>
      <Sign id={cardSymbol(side, card.card)} size={34} class="symbol" />
      <span class="name">{titleOf(side, card.card)}</span>
      {shown && <span class="hidden">, ready: </span>}
      <span class="text">
        <PowerText card={card} isShownReady={shown} />
      </span>
      {tag !== '' && <span class={`tag ${isGone ? 'lost' : ''}`}>{tag}</span>}
      {tag === '' && isLit && !isReady && choice.detail.includes('influence') && (
        <span class="tag">1 influence</span>
      )}
    </button>
  )
}

/** What a ready card can do, or why it cannot. */
function PowerText({ card, isShownReady }: { card: TableCard; isShownReady: boolean }) {
  if (!isShownReady)
    return (
      <>
        <Sign id="mark-exhausted" size={11} /> exhausted
      </>
    )
  if (card.isBlocked)
    return (
      <>
        <Sign id="mark-blocked" size={11} /> power blocked
      </>
    )
  return <>{shortPower(card.side, card.card)}</>
}

function nowWords({ isReady, isBlocked }: TableCard): string {
  return `${isReady ? 'ready' : 'exhausted'}${isBlocked ? ', its power is blocked by the event' : ''}`
}
