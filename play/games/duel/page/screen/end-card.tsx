import { CHARACTERS_OF } from '../../../../../engine/duel/facts/cards.js'
import { duel } from '../../../../../engine/duel/index.js'
import { listed } from '../../../../../engine/english.js'
import { EndFrame } from '../../../../page/screen/end-frame.js'
import { sidesChanged, sitterWords } from '../../../../page/seating.js'
import type { Session } from '../../../../shell/session.js'
import { drawWords } from '../../table/standing.js'
import type { DuelTable } from '../../table/table.js'
import { labelOf, SIDE_CLASS } from '../../words/names.js'
import { roundsIn } from '../../words/rounds.js'
import type { DuelStore } from '../store.js'
import { RoundLines } from './round-lines.js'

/** The end of a game: who won and why, how it went, and what can follow. */
export function EndCard({
  store,
  session,
  table,
}: {
  store: DuelStore
  session: Session
  table: DuelTable
}) {
  const outcome = duel.outcome(session.truth)
  if (outcome === null) return null
  const winner = outcome.utility.indexOf(1)
  const rounds = roundsIn(session.log)
  const me = session.viewer
  const isShared = session.people.length > 1
  const won = rounds.filter((round) => round.winner === me).length
  const busts = (side: number): number =>
    rounds.filter(({ totals, objective }) => (totals[side === 0 ? 0 : 1] ?? 0) > objective).length
  return (
    <EndFrame
      store={store}
      session={session}
      style={`duel-end ${SIDE_CLASS[winner] ?? ''}`}
      look="Look at the table"
      who={
        <>
          {winner < 0 ? 'Nobody' : labelOf(winner)}{' '}
          <small>{winner < 0 ? '' : sitterWords(store.rules, store.settings, winner)}</small>
        </>
      }
      title={winnerWords(winner)}
      reason={reasonWords(table, winner)}
      facts={
        table.isTutorial
          ? []
          : [
              [
                isShared ? `events won by the ${labelOf(me)}` : 'events won',
                `${won} of ${rounds.length}`,
              ],
              [
                isShared ? `bust, ${labelOf(1 - me)} and ${labelOf(me)}` : 'bust, they and you',
                `${busts(1 - me)} to ${busts(me)}`,
              ],
              ['rounds', String(rounds.length)],
              ['decisions, both sides', String(session.moves.length)],
            ]
      }
      ways={
        <>
          <button
            type="button"
            class="button"
            onClick={() =>
              store.games.begin(session.options, session.seed, sidesChanged(store.settings, me))
            }
          >
            {isShared ? 'Change sides' : `Play the ${labelOf(1 - me)}`}, same deal
          </button>
          {table.isTutorial && (
            <button
              type="button"
              class="button"
              onClick={() => store.games.begin({}, session.seed, store.settings)}
            >
              Play the full game
            </button>
          )}
        </>
      }
    >
      {!table.isTutorial && (
        <>
          <p class="their-heroes">
            <b>In the reserve of the {labelOf(1 - me)} at the end</b> {reserveWords(table)}
          </p>
          <RoundLines rounds={rounds} />
        </>
      )}
    </EndFrame>
  )
}

function winnerWords(winner: number): string {
  if (winner < 0) return 'Nobody wins'
  return winner === 0 ? 'The Rebels win' : 'The Empire wins'
}

function reasonWords(table: DuelTable, winner: number): string {
  const { sides, isTutorial, event, round } = table
  if (isTutorial) {
    const totals = `Rebels ${sides[0].total}, Empire ${sides[1].total}, objective ${event?.objective}`
    return winner < 0 ? `${totals}: ${drawWords(table)}.` : `${totals}.`
  }
  const own = sides[winner === 0 ? 0 : 1]
  const other = sides[winner === 0 ? 1 : 0]
  return `${own.points} points to ${other.points}, in round ${round}${event === null ? '' : ` with ${event.name}`}.`
}

function reserveWords({ sides, reader }: DuelTable): string {
  const { reserve, side } = sides[reader === 0 ? 1 : 0]
  const names = (CHARACTERS_OF[side] ?? [])
    .filter(({ number }) => reserve.includes(number))
    .map(({ short }) => short)
  return names.length === 0 ? 'nobody' : listed(names)
}
