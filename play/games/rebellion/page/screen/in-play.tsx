import { listed } from '../../../../../engine/english.js'
import { MARKERS } from '../../../../../engine/rebellion/data/markers.js'
import { THEATER_IDS } from '../../../../../engine/rebellion/facts/sides.js'
import { actionId, tacticId } from '../../../../../engine/rebellion/text/names.js'
import { Peek } from '../../../../page/card/peek.js'
import { type DeckCard, deckOf, readyIn } from '../../cinematic/decks.js'
import { isCinematic } from '../../cinematic/rolls.js'
import { hasRise, missionsOf } from '../../words/in-play.js'
import { actionName, placeName } from '../../words/names.js'
import { SIDE_CLASS, SIDE_LABELS } from '../../words/texts.js'
import { TargetIcon } from '../board/target-marks.js'
import { Icon } from '../icon.js'
import type { ArmedCard, Picture } from '../picture/picture.js'
import { viewOf } from '../picture/views.js'
import type { RebellionStore } from '../store.js'

/** What both sides play with in a game of the expansion: the set of missions, and what is left of the tactic cards. */
export function Decks({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const { observation } = store
  const view = viewOf(picture.reader).bind(observation)
  if (!hasRise(view) || missionsOf(view, picture.reader) === '') return null
  return (
    <section class="in-play decks" aria-label="Missions and tactic cards">
      <h2>
        Decks <small>missions played, tactic cards left</small>
      </h2>
      <ul>
        {[picture.reader, 1 - picture.reader].map((side) => (
          <li class={SIDE_CLASS[side]}>
            <i class="dot" />
            <div>
              <b>{side === picture.reader ? 'You' : SIDE_LABELS[side]}</b> missions of{' '}
              {missionsOf(view, side) === 'base game' ? 'the base game' : 'Rise of the Empire'}
              {isCinematic(view) &&
                [0, 1].map((theater) => (
                  <DeckLeft deck={deckOf(observation, view, side, theater)} theater={theater} />
                ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many cards are left, and the others by name. */
function DeckLeft({ deck, theater }: { deck: readonly DeckCard[]; theater: number }) {
  const used = deck.filter(({ state }) => state !== 'ready')
  return (
    <p>
      <Icon id={theater === 0 ? 'theater-space' : 'theater-ground'} size={12} />{' '}
      <span class="hidden">{THEATER_IDS[theater]} </span>
      {readyIn(deck)} of {deck.length}
      {used.length > 0 && ', used: '}
      {used.map(({ card, name }, i) => (
        <>
          {i > 0 && ', '}
          <Peek id={tacticId(card)}>{name}</Peek>
        </>
      ))}
    </p>
  )
}

/** Target markers with what they do, and action cards that lie armed; nothing while there are none. */
export function InPlay({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const marked = MARKERS.map((_, marker) => marker).filter((marker) =>
    picture.systems.some(({ markers }) => markers.includes(marker)),
  )
  if (marked.length === 0 && picture.armed.length === 0) return null
  return (
    <section class="in-play" aria-label="In play">
      <h2>
        In play <small>markers and armed cards</small>
      </h2>
      <ul>
        {marked.map((marker) => (
          <Marker marker={marker} picture={picture} store={store} />
        ))}
        {picture.armed.map((one) => (
          <Armed one={one} isOwn={one.side === picture.reader} />
        ))}
      </ul>
    </section>
  )
}

function Marker({
  marker,
  picture,
  store,
}: {
  marker: number
  picture: Picture
  store: RebellionStore
}) {
  const facts = MARKERS[marker]
  const places = picture.systems.flatMap(({ place, markers }) =>
    markers.includes(marker) ? [place] : [],
  )
  const light = (): void => store.mark(new Set(places))
  const douse = (): void => store.mark(new Set())
  return (
    <li>
      <TargetIcon marker={marker} />
      <button
        type="button"
        class="lights"
        onMouseEnter={light}
        onMouseLeave={douse}
        onFocus={light}
        onBlur={douse}
      >
        <b>{facts?.name}</b> {listed(places.map(placeName))}: {facts?.about}
      </button>
    </li>
  )
}

function Armed({ one: { card, place }, isOwn }: { one: ArmedCard; isOwn: boolean }) {
  const under = place < 0 ? '1 probe card under it' : `${placeName(place)} under it`
  return (
    <li>
      <Icon id="mark-probe" size={20} />
      <span>
        <Peek id={actionId(card)}>
          <b>{actionName(card)}</b>
        </Peek>{' '}
        {isOwn ? 'yours' : 'theirs'}, {under}
      </span>
    </li>
  )
}
