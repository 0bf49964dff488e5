import { useEffect, useState } from 'preact/hooks'
import { TACTICS } from '../../../../../engine/rebellion/cards/registry.js'
import { THEATER_IDS } from '../../../../../engine/rebellion/facts/sides.js'
import { type DeckCard, deckOf, readyIn } from '../../cinematic/decks.js'
import { Icon } from '../icon.js'
import type { Table } from '../scene/battle-dice.js'
import type { RebellionStore } from '../store.js'
import { HalfView } from './half-view.js'

/** The eight own cards of the theater, always in the same places, with what each half would do now. */
export function Hand({
  table,
  store,
  theater,
}: {
  table: Table
  store: RebellionStore
  theater: number
}) {
  const [isOther, look] = useOtherDeck()
  const shown = isOther ? 1 - theater : theater
  const { view, observation } = table.field
  const deck = deckOf(observation, view, table.reader, shown)
  const other = deckOf(observation, view, table.reader, 1 - shown)
  const isLocked = !isOther && view.tacticCards.isLocked(table.reader, theater)
  return (
    <section class={`own-deck ${isLocked ? 'locked' : ''}`} aria-label="Your tactic cards">
      <h3>
        <b>Your {THEATER_IDS[shown]} cards</b>
        <small>
          {readyIn(deck)} of {deck.length} left{isLocked ? ', locked this round' : ''}
        </small>
        <small class="rule">the upper half needs the unit shown, the lower one none</small>
        <button type="button" class="link" aria-pressed={isOther} onClick={() => look(!isOther)}>
          {THEATER_IDS[1 - shown]} deck: {readyIn(other)} of {other.length} <kbd>G</kbd>
        </button>
      </h3>
      <div class="deck-cards">
        {deck.map((one) => (
          <HandCard key={one.card} one={one} store={store} isLocked={isLocked} />
        ))}
      </div>
    </section>
  )
}

/** The key G shows the deck of the other theater, and back. */
function useOtherDeck(): [boolean, (is: boolean) => void] {
  const [isOther, look] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'g' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(event.target instanceof HTMLInputElement)) look((is) => !is)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return [isOther, look]
}

function HandCard({
  one,
  store,
  isLocked,
}: {
  one: DeckCard
  store: RebellionStore
  isLocked: boolean
}) {
  const { card, name, place, state, halves, cancels, isPicked } = one
  const can = store.prompt?.lit.tactics.has(card) === true
  const isOn = store.chosen.some(({ sort, value }) => sort === 'tactic' && value === card)
  return (
    <button
      type="button"
      class={`deck-card ${state} ${can ? 'can' : ''} ${isOn || isPicked ? 'on' : ''}`}
      data-thing={TACTICS[card]?.id}
      data-lit={can ? 'yes' : undefined}
      aria-pressed={isOn}
      onClick={() => store.choose([{ sort: 'tactic', value: card }])}
    >
      <span class="deck-name">
        <span class="key">{isLocked ? <Icon id="icon-lock" size={11} /> : place}</span>
        <b>{name}</b>
        {cancels && <em>cancels</em>}
        {state !== 'ready' && <em>{state === 'used' ? 'used' : 'out of the game'}</em>}
        {isPicked && state === 'ready' && <em>face down</em>}
      </span>
      {halves.map((half) => (
        <HalfView half={half} isPlain={!store.settings.verdicts} />
      ))}
    </button>
  )
}

/** The deck by its names, where dice are what matters. */
export function HandStrip({ table, theater }: { table: Table; theater: number }) {
  const { view, observation } = table.field
  const deck = deckOf(observation, view, table.reader, theater)
  return (
    <section class="own-deck strip" aria-label="Your tactic cards">
      <h3>
        <b>Your {THEATER_IDS[theater]} cards</b>
        <small>{readyIn(deck)} left; used ones come back when all eight have been used</small>
      </h3>
      <ul>
        {deck.map(({ card, name, state }) => (
          <li class={state} data-thing={TACTICS[card]?.id}>
            {name}
            {state !== 'ready' && <span class="hidden">, used</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
