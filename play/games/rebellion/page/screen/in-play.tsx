import { listed } from '../../../../../engine/english.js'
import { MARKERS } from '../../../../../engine/rebellion/data/markers.js'
import { actionId } from '../../../../../engine/rebellion/text/names.js'
import { Peek } from '../../../../page/card/peek.js'
import { actionName, placeName } from '../../words/names.js'
import { TargetIcon } from '../board/target-marks.js'
import { Icon } from '../icon.js'
import type { ArmedCard, Picture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'

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
