import { TACTICS } from '../../../../../engine/rebellion/cards/registry.js'
import { TOP_CHOICE } from '../../../../../engine/rebellion/state/choices.js'
import { argA, CHOOSE_OPTION, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import { halvesOf } from '../../cinematic/halves.js'
import { SIDE_CLASS } from '../../words/texts.js'
import { facetsOf } from '../choice/facets.js'
import { Icon } from '../icon.js'
import type { Table } from '../scene/battle-dice.js'
import type { CardPlay } from '../scene/battle-story.js'
import type { RebellionStore } from '../store.js'
import { HalfView } from './half-view.js'

/** Both cards face up: which counts first and why, which half is used, and what is cancelled. */
export function ShownCards({ table, store }: { table: Table; store: RebellionStore }) {
  const { reader } = table
  return (
    <div class="shown-cards">
      <Shown table={table} store={store} side={reader} />
      <Order table={table} />
      <Shown table={table} store={store} side={1 - reader} />
    </div>
  )
}

function Order({ table }: { table: Table }) {
  const { view } = table.field
  const { first, isSecondCancelled } = view.tacticCards
  const isMine = first === table.reader
  const why =
    first === view.combatSide
      ? `${isMine ? 'You are' : 'They are'} the current player.`
      : `${isMine ? 'Your' : 'Their'} card can cancel, so it goes before that of the current player.`
  return (
    <div class="card-order">
      <b>{isMine ? 'Your card first' : 'Their card first'}</b>
      <p>{why}</p>
      <Icon id={isSecondCancelled ? 'icon-cross' : 'icon-step'} size={18} />
      <p>
        {isSecondCancelled
          ? `${isMine ? 'Their' : 'Your'} card is cancelled: it does nothing.`
          : 'Damage stays on the units; nobody falls before both sides have attacked.'}
      </p>
    </div>
  )
}

function Shown({ table, store, side }: { table: Table; store: RebellionStore; side: number }) {
  const { field, story, reader } = table
  const { tacticCards } = field.view
  const card = tacticCards.picked(side)
  const isMine = side === reader
  if (card < 0)
    return (
      <div class={`slot locked ${SIDE_CLASS[side]}`}>
        <Icon id="icon-lock" size={20} />
        <b>no card this round</b>
      </div>
    )
  const play = playOf(story.plays, card)
  const further = story.plays.filter(
    (one) =>
      one.isFurther &&
      one.side === side &&
      one.round === story.round &&
      one.theater === tacticCards.theater,
  )
  const isFirst = tacticCards.first === side
  const isCancelled = play?.isCancelled === true || (!isFirst && tacticCards.isSecondCancelled)
  const name = TACTICS[card]?.name
  return (
    <div class={`shown-card ${SIDE_CLASS[side]} ${isCancelled ? 'cancelled' : ''}`}>
      <h3 data-thing={TACTICS[card]?.id}>
        <span class="badge">{isFirst ? 1 : 2}</span>
        <b>{name}</b>
        <small>{isMine ? 'yours' : 'theirs'}</small>
      </h3>
      <Halves table={table} store={store} card={card} play={play} isCancelled={isCancelled} />
      {isCancelled && <p class="band">Cancelled: does nothing</p>}
      {further.map((one) => (
        <Further table={table} store={store} play={one} />
      ))}
    </div>
  )
}

function playOf(plays: readonly CardPlay[], card: number): CardPlay | undefined {
  return plays.findLast((one) => one.card === card)
}

/** A card on top: it neither cancels nor can be cancelled. */
function Further({ table, store, play }: { table: Table; store: RebellionStore; play: CardPlay }) {
  return (
    <div class="further">
      <h3>
        <Icon id="icon-plus" size={12} /> <b>{TACTICS[play.card]?.name}</b>
        <small>one more; it neither cancels nor can be cancelled</small>
      </h3>
      <Halves table={table} store={store} card={play.card} play={play} isCancelled={false} />
    </div>
  )
}

function Halves({
  table,
  store,
  card,
  play,
  isCancelled,
}: {
  table: Table
  store: RebellionStore
  card: number
  play: CardPlay | undefined
  isCancelled: boolean
}) {
  const { view, observation, legal } = table.field
  const halves = halvesOf(observation, view, card)
  const isAsked = view.tacticCards.asked === card && store.isAsked
  const used = play?.half ?? null
  const isSettled = used !== null || isCancelled
  return (
    <>
      {halves.map((half) => {
        const move = isAsked
          ? legal.find(
              (one) => verbOf(one) === CHOOSE_OPTION && (argA(one) === TOP_CHOICE) === half.isTop,
            )
          : undefined
        const isUsed = used === (half.isTop ? 'upper' : 'lower')
        const look = isUsed ? 'used' : isSettled ? 'unused' : ''
        if (move === undefined)
          return (
            <div class={`half-of-card ${look}`}>
              <HalfView half={half} isUsed={isUsed} isPlain={!store.settings.verdicts} />
            </div>
          )
        return (
          <button
            type="button"
            class="half-of-card can"
            data-lit="yes"
            aria-pressed={isChosen(store, move)}
            onClick={() => store.choose(facetsOf(move))}
          >
            <HalfView half={half} isPlain={!store.settings.verdicts} />
          </button>
        )
      })}
      {used === 'neither' && <p class="neither">neither half is used</p>}
    </>
  )
}

function isChosen(store: RebellionStore, move: number): boolean {
  return facetsOf(move).every((facet) =>
    store.chosen.some((one) => one.sort === facet.sort && one.value === facet.value),
  )
}
