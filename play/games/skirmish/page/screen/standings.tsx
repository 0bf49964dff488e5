import { counted } from '../../../../../engine/english.js'
import type { Reader } from '../../../../../engine/game.js'
import type { SkirmishTable } from '../../table/table.js'
import { markOf, Sign } from '../sign.js'

const POINTS = 'One for each damage done, and the stars of each unit destroyed.'
const STANDING = 'Stars of the units on the table, and home cards that are left.'

/** The score, stars on the table and home cards of everybody. */
export function Standings({
  table,
  you = table.reader,
}: {
  table: SkirmishTable
  /** The seat that is called so; -1 where nobody in particular looks. */
  you?: Reader
}) {
  return (
    <ul class="standings">
      {table.seats.map(({ player, style, name, isOut, starsOnTable, cardsLeft, score }) => (
        <li key={player} class={`${style} ${isOut ? 'out' : ''}`}>
          <Sign id={markOf(style)} size={17} />
          <span>
            <span>
              <b>{player === you ? 'You' : name}</b> <em title={POINTS}>{counted(score, 'pt')}</em>
            </span>
            <small title={STANDING}>
              {isOut ? 'out of the battle' : `${starsOnTable} ★ · ${counted(cardsLeft, 'card')}`}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
