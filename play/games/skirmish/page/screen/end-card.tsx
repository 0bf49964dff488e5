import { listed } from '../../../../../engine/english.js'
import { skirmish } from '../../../../../engine/skirmish/index.js'
import { EndFrame } from '../../../../page/screen/end-frame.js'
import { sitterWords } from '../../../../page/seating.js'
import type { Session } from '../../../../shell/session.js'
import { scoreParts } from '../../table/scores.js'
import type { SkirmishTable } from '../../table/table.js'
import { curveStyle } from '../curve-style.js'
import { markOf, Sign } from '../sign.js'
import type { SkirmishStore } from '../store.js'

/** The end of a battle: who won and how, the score of each, and what can follow. */
export function EndCard({
  store,
  session,
  table,
}: {
  store: SkirmishStore
  session: Session
  table: SkirmishTable
}) {
  const outcome = skirmish.outcome(session.truth)
  if (outcome === null) return null
  const best = Math.max(...outcome.utility)
  const winners = table.seats.filter(({ player }) => outcome.utility[player] === best)
  const me = session.viewer
  const parts = scoreParts(table, session.happenings, outcome.reason)
  const isAlone = session.people.length === 1
  const isMine = isAlone && winners.some(({ player }) => player === me)
  const owner = table.seats[me]?.name ?? ''
  const mine = isAlone ? 'your' : `${owner}'s`
  const shots = session.log.filter(({ event }) => event.kind === 'hit' || event.kind === 'missed')
  const own = shots.filter(({ event }) => event.side === table.seats[me]?.name.toLowerCase())
  const hits = own.filter(({ event }) => event.kind === 'hit').length
  return (
    <EndFrame
      store={store}
      session={session}
      style={`skirmish-end ${winners[0]?.style ?? ''} ${curveStyle(table)}`}
      look="Look at the table"
      who={
        <>
          {listed(winners.map(({ name }) => name))}{' '}
          <small>
            {listed(winners.map(({ player }) => sitterWords(store.rules, store.settings, player)))}
          </small>
        </>
      }
      title={titleOf(winners.length, isMine, winners[0]?.name ?? '')}
      reason={reasonOf(session)}
      facts={[
        ['turns', String(table.turn)],
        [`of ${mine} shots hit`, own.length === 0 ? 'none fired' : `${hits} of ${own.length}`],
        [`stars ${isAlone ? 'you' : owner} kept`, String(table.seats[me]?.starsOnTable ?? 0)],
        ['decisions, all players', String(session.moves.length)],
      ]}
      ways={
        <button
          type="button"
          class="button"
          onClick={() => store.games.begin(session.options, session.seed, store.settings)}
        >
          Play the same deal
        </button>
      }
    >
      <table class="scores">
        <thead>
          <tr>
            <th>Player</th>
            <th>Damage</th>
            <th>Destroyed</th>
            <th class="wide">Lost units</th>
            <th class="wide">Home cards</th>
            <th>Survivor</th>
            <th>Score</th>
          </tr>
        </thead>
        <tbody>
          {table.seats.map(({ player, style, name, lost, cardsLeft, score }, i) => (
            <tr key={player} class={style}>
              <th scope="row">
                <Sign id={markOf(style)} size={13} /> {isAlone && player === me ? 'You' : name}
              </th>
              <td>{parts[i]?.damage}</td>
              <td>{parts[i]?.destroyed} ★</td>
              <td class="wide">{lost.length}</td>
              <td class="wide">{cardsLeft}</td>
              <td>{parts[i]?.survivor || '–'}</td>
              <td>
                <b>{score}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </EndFrame>
  )
}

function titleOf(count: number, isMine: boolean, name: string): string {
  if (count > 1) return isMine ? 'You share the win' : 'The win is shared'
  return isMine ? 'You win' : `${name} wins`
}

/** As the last line of the log says it, without the points. */
function reasonOf({ log }: Session): string {
  const last = log.findLast(({ event }) => event.kind === 'game-over')
  return (last?.text ?? '').replace(/ Points: .*$/, '')
}
