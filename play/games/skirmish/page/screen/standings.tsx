import { counted } from '../../../../../engine/english.js'
import type { SkirmishTable } from '../../table/table.js'
import { markOf, Sign } from '../sign.js'

/** The score, stars on the table and home cards of everybody. */
export function Standings({ table }: { table: SkirmishTable }) {
  return (
    <ul class="standings">
      {table.seats.map(({ player, style, name, isOut, starsOnTable, cardsLeft, score }) => (
        <li key={player} class={`${style} ${isOut ? 'out' : ''}`}>
          <Sign id={markOf(style)} size={17} />
          <span>
            <span>
              <b>{player === table.reader ? 'You' : name}</b> <em>{counted(score, 'pt')}</em>
            </span>
            <small>
              {isOut ? 'out of the battle' : `${starsOnTable} ★ · ${counted(cardsLeft, 'card')}`}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
