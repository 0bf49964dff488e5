import type { Options } from '../../../../../engine/game.js'
import {
  ADMIRAL,
  isOnePerson,
  postOfSeat,
  sideOfSeat,
} from '../../../../../engine/rebellion/facts/posts.js'
import { EMPIRE, REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import type { SeatCard, SeatRow } from '../../../../page/game-page.js'
import { isTeamGame, playersOf, seatLabels } from '../../words/seats.js'
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

/** The seats of a team game, in the order of their initiative; null without teams. */
export function seatRows(options: Options): readonly SeatRow[] | null {
  if (!isTeamGame(options)) return null
  const players = playersOf(options)
  return seatLabels(options).map((name, seat) => {
    const side = sideOfSeat(players, seat)
    return {
      seat,
      style: SIDE_CLASS[side] ?? '',
      content: () => (
        <>
          <b>{name}</b> <small>{dutiesOf(players, seat, side)}</small>
        </>
      ),
    }
  })
}

function dutiesOf(players: number, seat: number, side: number): string {
  if (isOnePerson(players, side)) return 'both roles, two turns a round'
  if (postOfSeat(players, seat) === ADMIRAL) return 'space battles, recruits, builds, deploys'
  return side === EMPIRE
    ? 'ground battles, missions, probes'
    : 'ground battles, missions, objectives, the base'
}
