import { counted, listed } from '../../../../../engine/english.js'
import { TACTICS } from '../../../../../engine/rebellion/cards/registry.js'
import { deckOf, readyIn } from '../../cinematic/decks.js'
import { SIDE_CLASS } from '../../words/texts.js'
import { Icon } from '../icon.js'
import type { Table } from '../scene/battle-dice.js'
import type { RebellionStore } from '../store.js'

/** Before the cards are shown: both places where they lie face down, and in which order they will count. */
export function Slots({
  table,
  store,
  theater,
}: {
  table: Table
  store: RebellionStore
  theater: number
}) {
  return (
    <div class="slots">
      <p>{orderWords(table, theater)}</p>
      <OwnSlot table={table} store={store} theater={theater} />
      <span class="shown-together">
        <Icon id="icon-card" size={20} />
        shown together
      </span>
      <TheirSlot table={table} theater={theater} />
      <p>{openWords(table, theater)}</p>
    </div>
  )
}

function OwnSlot({
  table,
  store,
  theater,
}: {
  table: Table
  store: RebellionStore
  theater: number
}) {
  const { field, reader } = table
  const { tacticCards } = field.view
  const chosen = store.chosen.find(({ sort }) => sort === 'tactic')?.value
  const picked = tacticCards.picked(reader)
  const name = TACTICS[picked >= 0 ? picked : (chosen ?? -1)]?.name
  if (tacticCards.isLocked(reader, theater)) return <Locked side={reader} />
  return (
    <div class={`slot mine ${SIDE_CLASS[reader]} ${name === undefined ? 'empty' : ''}`}>
      <b>{name ?? 'Your card'}</b>
      <small>
        {shownCard(table, reader, theater) >= 0
          ? 'is shown'
          : picked >= 0
            ? 'lies face down'
            : name === undefined
              ? store.isAsked
                ? 'choose it below'
                : 'not chosen yet'
              : 'will lie face down; its half is chosen when both are shown'}
      </small>
    </div>
  )
}

function TheirSlot({ table, theater }: { table: Table; theater: number }) {
  const { field, reader } = table
  const { tacticCards } = field.view
  const enemy = 1 - reader
  const who = enemy === 0 ? 'The Rebels have' : 'The Empire has'
  const picked = tacticCards.picked(enemy)
  const open = picked >= 0 ? picked : shownCard(table, enemy, theater)
  if (tacticCards.isLocked(enemy, theater)) return <Locked side={enemy} />
  if (open >= 0)
    return (
      <div class={`slot theirs ${SIDE_CLASS[enemy]}`} data-thing={TACTICS[open]?.id}>
        <b>{TACTICS[open]?.name}</b>
        <small>{picked >= 0 ? 'lies open: Good Intel' : 'is shown'}</small>
      </div>
    )
  const hasChosen = tacticCards.hasHiddenPick(enemy)
  return (
    <div class={`slot face-down theirs ${SIDE_CLASS[enemy]}`}>
      <b>
        {hasChosen && <Icon id="icon-check" size={13} />}{' '}
        {hasChosen ? `${who} chosen` : 'they choose unseen'}
      </b>
    </div>
  )
}

/** The card that a side has just been told to show; -1 before that. */
function shownCard({ story }: Table, side: number, theater: number): number {
  const play = story.plays.find(
    (one) => one.round === story.round && one.theater === theater && one.side === side,
  )
  return play?.card ?? -1
}

function Locked({ side }: { side: number }) {
  return (
    <div class={`slot locked ${SIDE_CLASS[side]}`}>
      <Icon id="icon-lock" size={20} />
      <b>no card this round</b>
    </div>
  )
}

/** Whose card will count first: that of the current player, unless the other one can cancel (E22). */
function orderWords({ field, reader }: Table, theater: number): string {
  const { view, observation } = field
  if (view.tacticCards.isLocked(1 - reader, theater))
    return 'They play no card in this battle: yours counts alone.'
  const isMine = view.combatSide === reader
  const late = isMine ? 1 - reader : reader
  const cancelling = deckOf(observation, view, late, theater)
    .filter(({ state, cancels }) => state === 'ready' && cancels)
    .map(({ name }) => name)
  const first = isMine
    ? 'Your card counts first: you are the current player.'
    : 'Their card counts first: they are the current player.'
  if (cancelling.length === 0) return first
  const whose = isMine ? 'theirs' : 'yours'
  return `${first} Only ${listed(cancelling)}, if it is ${whose}, goes before it and can cancel it.`
}

function openWords({ field, reader }: Table, theater: number): string {
  const { view, observation } = field
  const [own, theirs] = [reader, 1 - reader].map((side) =>
    readyIn(deckOf(observation, view, side, theater)),
  )
  return `Both decks lie open: your ${counted(own ?? 0, 'card')} and their ${theirs}. Only the choice is secret.`
}
