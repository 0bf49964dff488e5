import { TACTICS } from '../../../../../engine/rebellion/cards/registry.js'
import { enemyOf } from '../../../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import type { State } from '../../../../../engine/state.js'
import { type DeckCard, deckOf, theaterOfCard } from '../../cinematic/decks.js'
import type { Option } from '../choice/prompt.js'
import { tacticOf } from '../choice/tactic-options.js'
import type { Picture } from '../picture/picture.js'
import { viewOf } from '../picture/views.js'
import type { RebellionStore } from '../store.js'
import { HalfView } from './half-view.js'

/** The answers where a tactic card is chosen: every card keeps its digit, the chosen one is unfolded. */
export function PickPanel({
  store,
  picture,
  options,
}: {
  store: RebellionStore
  picture: Picture
  options: readonly Option[]
}) {
  const view = viewOf(picture.reader).bind(store.observation)
  const [first] = options.flatMap((option) => tacticOf(option) ?? [])
  if (first === undefined) return null
  const deck = deckOf(store.observation, view, picture.reader, theaterOfCard(first))
  const optionFor = (one: DeckCard): Option | undefined =>
    options.find((option) => tacticOf(option) === one.card)
  const chosen = deck.find(({ card }) => isOn(store, card))
  return (
    <>
      {chosen === undefined && <p class="choose-below">Each keeps its digit, 1 to 8.</p>}
      <ol class="options picks">
        {deck.map((one) => {
          const option = optionFor(one)
          return (
            <li key={one.card} class={isOn(store, one.card) ? 'chosen' : ''}>
              <button
                type="button"
                class={`option ${isOn(store, one.card) ? 'on' : ''} ${option === undefined ? one.state : ''}`}
                disabled={option === undefined}
                aria-pressed={isOn(store, one.card)}
                data-option={option?.key}
                data-thing={TACTICS[one.card]?.id}
                onClick={() => option !== undefined && store.choose(option.facets)}
              >
                <span class="key">{one.place}</span>
                <span class="says">
                  <b>{one.name}</b>
                  {isOn(store, one.card) ? (
                    one.halves.map((half) => (
                      <HalfView half={half} isPlain={!store.settings.verdicts} />
                    ))
                  ) : (
                    <span class="detail">
                      {option !== undefined
                        ? store.settings.verdicts
                          ? one.brief
                          : ''
                        : one.state === 'ready'
                          ? 'in the deck'
                          : 'used'}
                    </span>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      <Refusals store={store} options={options} />
      {chosen !== undefined && store.settings.verdicts && (
        <p class="spoil">{spoilWords(store.observation, view, chosen)}</p>
      )}
    </>
  )
}

function isOn(store: RebellionStore, card: number): boolean {
  return store.chosen.some(({ sort, value }) => sort === 'tactic' && value === card)
}

/** `No further card`, where that is an answer. */
function Refusals({ store, options }: { store: RebellionStore; options: readonly Option[] }) {
  return (
    <ol class="options">
      {options
        .filter((option) => tacticOf(option) === undefined)
        .map((option) => (
          <li key={option.key}>
            <button
              type="button"
              class="option"
              aria-pressed={store.chosen.some(
                ({ sort, value }) => sort === 'act' && value === option.facets[0]?.value,
              )}
              data-option={option.key}
              onClick={() => store.choose(option.facets)}
            >
              <span class="key">0</span>
              <span class="says">
                <b>{option.label}</b>
              </span>
            </button>
          </li>
        ))}
    </ol>
  )
}

/** Their cards that would undo it: those that cancel, and those that take damage back. */
function spoilWords(state: State, view: RebellionView, { card, halves }: DeckCard): string {
  const enemy = enemyOf(view.side)
  if (view.tacticCards.isLocked(enemy, theaterOfCard(card)))
    return 'They play no card, so none can undo it.'
  const deck = deckOf(state, view, enemy, theaterOfCard(card))
  const ready = deck.filter(({ state: where }) => where === 'ready')
  const deals = [TACTICS[card]?.top, TACTICS[card]?.bottom].some((half) =>
    half?.steps.some(({ name }) => name === 'deal-damage'),
  )
  const cancelling = ready.filter(({ halves: [top] }) => top?.cancels === true && top.works)
  const mending = ready.filter(
    ({ card: other, halves: [top] }) => deals && top?.works === true && takesBack(other),
  )
  const parts = [
    ...cancelling.map(({ name }) => `${name} cancels it`),
    ...mending.map(({ name }) => `${name} takes damage back`),
  ]
  if (halves.every(({ works }) => !works))
    return 'It does nothing now; both halves stay without effect.'
  if (parts.length === 0) return `None of their ${ready.length} cards can undo it.`
  return `${parts.length} of their ${ready.length} cards ${parts.length === 1 ? 'spoils' : 'spoil'} it: ${parts.join(', ')}.`
}

function takesBack(card: number): boolean {
  return TACTICS[card]?.top?.late?.steps.some(({ name }) => name === 'mend') === true
}
