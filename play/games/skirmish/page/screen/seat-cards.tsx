import { capital } from '../../../../../engine/english.js'
import type { Options } from '../../../../../engine/game.js'
import { seatNamesOf } from '../../../../../engine/skirmish/facts/tables.js'
import type { SeatCard, SeatRow } from '../../../../page/game-page.js'
import { SEAT_STYLES } from '../../words/names.js'
import { markOf, Sign } from '../sign.js'

const SITS: Readonly<Record<string, string>> = {
  south: 'sits below',
  west: 'sits on the left',
  north: 'sits above',
  east: 'sits on the right',
}

/** The seats of a battle: each is a person's or a computer's of its own level. */
export function seatRows({ players = '2' }: Options): readonly SeatRow[] {
  return seatNamesOf(Number(players)).map((name, seat) => {
    const style = SEAT_STYLES[seat] ?? 'empire'
    return {
      seat,
      style,
      content: () => (
        <>
          <b>
            <Sign id={markOf(style)} size={13} /> {capital(name)}
          </b>{' '}
          <small>{SITS[name]}</small>
        </>
      ),
    }
  })
}

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
      <span>
        You sit below. Your fleet comes next, and the colour with it: Imperials are blue where they
        meet Rebels, Rebels orange.
      </span>
      <span class="icons">
        {ICONS.map((id) => (
          <Sign id={id} size={24} />
        ))}
      </span>
    </>
  )
}
