import { EMPIRE, REBEL } from '../../../../../engine/duel/facts/sides.js'
import type { SeatCard } from '../../../../page/game-page.js'
import { SIDE_CLASS, SIDE_LABELS } from '../../words/names.js'
import type { SymbolId } from '../data/symbols.js'
import { Sign, sideSymbol } from '../sign.js'

/** The two sides as the start screen offers them. */
export const SEAT_CARDS: readonly SeatCard[] = [
  seatCard(EMPIRE, 'Start as the Empire'),
  seatCard(REBEL, 'Start as the Rebels'),
]

function seatCard(seat: number, start: string): SeatCard {
  return { seat, style: SIDE_CLASS[seat] ?? '', start, content: () => <Content seat={seat} /> }
}

const TEXTS: readonly { readonly text: string; readonly icons: readonly SymbolId[] }[] = [
  {
    text: 'Bring the right hero at the right moment.',
    icons: ['rebel-luke-skywalker', 'rebel-leia-organa', 'rebel-han-solo', 'rebel-yoda'],
  },
  {
    text: 'Take their cards away and outsearch their deck.',
    icons: ['empire-darth-vader', 'empire-boba-fett', 'empire-ig-88', 'empire-general-veers'],
  },
]

function Content({ seat }: { seat: number }) {
  const facts = TEXTS[seat]
  return (
    <>
      <Sign id={sideSymbol(seat)} size={26} />
      <Sign id={sideSymbol(seat)} size={130} class="watermark" />
      <b>{SIDE_LABELS[seat]}</b>
      <span>{facts?.text}</span>
      <span class="icons">
        {facts?.icons.map((id) => (
          <Sign id={id} size={24} />
        ))}
      </span>
    </>
  )
}
