import type { SeatCard } from '../../../../page/game-page.js'
import { Sign } from '../sign.js'

/** The one seat that the start screen offers: all sit alike, and the fleet says for whom one fights. */
export const SEAT_CARDS: readonly SeatCard[] = [
  { seat: 0, style: 'empire', start: 'Build the fleet', content: () => <Content /> },
]

const ICONS = ['sk-x-wing', 'sk-tie-interceptor', 'sk-at-at', 'sk-destroyer'] as const

function Content() {
  return (
    <>
      <Sign id="sk-falcon" size={26} />
      <Sign id="sk-falcon" size={130} class="watermark" />
      <b>South</b>
      <span>You sit below. Your fleet, Imperial or Rebel, comes next.</span>
      <span class="icons">
        {ICONS.map((id) => (
          <Sign id={id} size={24} />
        ))}
      </span>
    </>
  )
}
