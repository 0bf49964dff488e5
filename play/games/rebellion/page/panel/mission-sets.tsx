import {
  MISSION_COPIES,
  MISSION_SET,
  MISSION_SIDE,
  MISSIONS,
} from '../../../../../engine/rebellion/cards/registry.js'
import { type SetId, setNumber } from '../../../../../engine/rebellion/data/table.js'
import { RISE_SET_CHOICE } from '../../../../../engine/rebellion/state/choices.js'
import { argA, PLAY_SET, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import { missionId } from '../../../../../engine/rebellion/text/names.js'
import { Peek } from '../../../../page/card/peek.js'
import { facetsOf } from '../choice/facets.js'
import { Icon, skillSymbol } from '../icon.js'
import type { RebellionStore } from '../store.js'

/** Two sets of missions beside each other, of which a side plays one for the whole game. */

const RISE_CARDS: readonly SetId[] = ['rise-missions']
const BASE_CARDS: readonly SetId[] = ['base-missions', 'rise-base-missions']
const COMMON_CARDS: readonly SetId[] = ['base', 'rise']

export function MissionSets({ store, side }: { store: RebellionStore; side: number }) {
  return (
    <section class="mission-sets" aria-label="The two sets of missions">
      <div class="sets">
        <MissionSet store={store} side={side} isRise={false} />
        <MissionSet store={store} side={side} isRise />
        <section class="common">
          <h3>In both sets</h3>
          <CardList cards={cardsOf(side, COMMON_CARDS, 'deck')} />
          <h3>In every game</h3>
          <p>
            {[...cardsOf(side, COMMON_CARDS, 'starting'), ...cardsOf(side, COMMON_CARDS, 'project')]
              .map((card) => MISSIONS[card]?.name)
              .join(', ')}
          </p>
        </section>
      </div>
      <p class="secret">
        <Icon id="icon-hidden" size={14} /> Chosen once, for the whole game. The other side learns
        your set when you learn theirs, never before.
      </p>
    </section>
  )
}

function MissionSet({
  store,
  side,
  isRise,
}: {
  store: RebellionStore
  side: number
  isRise: boolean
}) {
  const move = store.choices.find(
    (one) => verbOf(one) === PLAY_SET && (argA(one) === RISE_SET_CHOICE) === isRise,
  )
  const facets = move === undefined ? [] : facetsOf(move)
  const isOn =
    facets.length > 0 &&
    facets.every((facet) =>
      store.chosen.some((one) => one.sort === facet.sort && one.value === facet.value),
    )
  return (
    <section class={`mission-set ${isOn ? 'on' : ''}`}>
      <h2>
        <button
          type="button"
          data-lit="yes"
          aria-pressed={isOn}
          onClick={() => store.choose(facets)}
        >
          {isRise ? 'Rise of the Empire set' : 'Base set'}
        </button>
      </h2>
      <CardList cards={cardsOf(side, isRise ? RISE_CARDS : BASE_CARDS, 'deck')} />
    </section>
  )
}

function cardsOf(side: number, sets: readonly SetId[], kind: string): number[] {
  const numbers = sets.map(setNumber)
  return MISSIONS.flatMap((facts, card) =>
    MISSION_SIDE[card] === side &&
    facts.kind === kind &&
    numbers.includes(MISSION_SET[card] as number)
      ? [card]
      : [],
  )
}

function CardList({ cards }: { cards: readonly number[] }) {
  return (
    <ul>
      {cards.map((card) => {
        const facts = MISSIONS[card]
        return (
          <li>
            <i>{MISSION_COPIES[card]}</i>
            <span class="needs">
              {Array.from({ length: facts?.needs ?? 0 }, () => (
                <Icon id={skillSymbol(facts?.skill ?? 0)} size={12} />
              ))}
            </span>
            <Peek id={missionId(card)}>
              <b>{facts?.name}</b>
            </Peek>
            <span class="about">{facts?.about}</span>
          </li>
        )
      })}
    </ul>
  )
}
