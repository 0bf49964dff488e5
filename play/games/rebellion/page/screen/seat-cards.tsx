import { EMPIRE, REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import type { SeatCard } from '../../../../page/game-page.js'
import { SIDE_CLASS, SIDE_LABELS } from '../../words/texts.js'
import type { SymbolId } from '../data/symbols.js'
import { Icon } from '../icon.js'

/** The two sides as the start screen offers them. */
export const SEAT_CARDS: readonly SeatCard[] = [
  seatCard(EMPIRE, 'mark-empire', 'Start as the Empire'),
  seatCard(REBEL, 'mark-rebel', 'Start as the Rebels'),
]

function seatCard(seat: number, mark: SymbolId, start: string): SeatCard {
  return {
    seat,
    style: SIDE_CLASS[seat] ?? '',
    start,
    content: () => <CardContent seat={seat} mark={mark} />,
  }
}

const SIDE_TEXTS: readonly { text: string; icons: readonly SymbolId[] }[] = [
  {
    text: 'Hide, win systems over, meet objectives. Hold out until time and reputation meet.',
    icons: ['mon-calamari-cruiser', 'x-wing', 'airspeeder', 'rebel-trooper'],
  },
  {
    text: 'Find the hidden base and take it before time runs out. You have the fleets; they have the secret.',
    icons: ['star-destroyer', 'at-at', 'tie-fighter', 'stormtrooper'],
  },
]

function CardContent({ seat, mark }: { seat: number; mark: SymbolId }) {
  const facts = SIDE_TEXTS[seat]
  return (
    <>
      <Icon id={mark} size={26} />
      <Icon id={mark} size={130} class="watermark" />
      <b>{SIDE_LABELS[seat]}</b>
      <span>{facts?.text}</span>
      <span class="icons">
        {facts?.icons.map((id) => (
          <Icon id={id} size={24} />
        ))}
      </span>
    </>
  )
}
