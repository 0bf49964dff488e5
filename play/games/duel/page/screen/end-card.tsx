import { useState } from 'preact/hooks'
import { CHARACTERS_OF } from '../../../../../engine/duel/facts/cards.js'
import { duel } from '../../../../../engine/duel/index.js'
import { listed } from '../../../../../engine/english.js'
import { BY_EVALUATION } from '../../../../page/chance-words.js'
import { saveFile } from '../../../../page/dialog/files.js'
import { Icon } from '../../../../page/icon.js'
import { Curve, CurveKey } from '../../../../page/screen/curve.js'
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
  const [open, setOpen] = useState(true)
  const outcome = duel.outcome(session.truth)
  if (outcome === null || !open) return null
  const winner = outcome.utility.indexOf(1)
  const rounds = roundsIn(session.log)
  const me = session.viewer
  const won = rounds.filter((round) => round.winner === me).length
  const busts = (side: number): number =>
    rounds.filter(({ totals, objective }) => (totals[side === 0 ? 0 : 1] ?? 0) > objective).length
  return (
    <section class={`end duel-end ${SIDE_CLASS[winner] ?? ''}`} aria-label="Game over">
      <div class="hero">
        <button
          type="button"
          class="close"
          aria-label="Look at the table"
          onClick={() => setOpen(false)}
        >
          <Icon id="icon-cross" size={13} />
        </button>
        <p>
          {winner < 0 ? 'Nobody' : labelOf(winner)}{' '}
          <small>{winner < 0 ? '' : winner === me ? 'you' : 'the computer'}</small>
        </p>
        <h2 tabIndex={-1}>{winnerWords(winner)}</h2>
        <p class="reason">{reasonWords(table, winner)}</p>
      </div>
      {!table.isTutorial && (
        <dl>
          <Fact name="events won" value={`${won} of ${rounds.length}`} />
          <Fact name="bust, they and you" value={`${busts(1 - me)} to ${busts(me)}`} />
          <Fact name="rounds" value={String(rounds.length)} />
          <Fact name="decisions, both sides" value={String(session.moves.length)} />
        </dl>
      )}
      <div class="chances">
        <h3>
          Winning chance <small>{BY_EVALUATION}</small>
        </h3>
        <Curve
          chances={store.chances}
          rules={store.rules}
          options={session.options}
          at={null}
          rounds={startsOf(store, session)}
        />
        <CurveKey chances={store.chances} rules={store.rules} options={session.options} at={null} />
      </div>
      {!table.isTutorial && (
        <>
          <p class="their-heroes">
            <b>In their reserve at the end</b> {reserveWords(table)}
          </p>
          <RoundLines rounds={rounds} />
        </>
      )}
      <div class="row">
        <button
          type="button"
          class="button primary"
          onClick={() => store.watch({ record: session.record(), players: [] })}
        >
          <Icon id="icon-play" size={13} /> Watch the replay
        </button>
        <button
          type="button"
          class="button"
          onClick={() => store.coach.open(session.record(), session.viewer)}
        >
          <Icon id="icon-hint" size={13} /> Coach
        </button>
        <button type="button" class="button" onClick={() => saveFile(store)}>
          <Icon id="icon-save" size={13} /> Save record
        </button>
        <button
          type="button"
          class="button"
          onClick={() =>
            store.games.begin(session.options, session.seed, { ...store.settings, seat: 1 - me })
          }
        >
          Play the {labelOf(1 - me)}, same deal
        </button>
        {table.isTutorial ? (
          <button
            type="button"
            class="button"
            onClick={() => store.games.begin({}, session.seed, store.settings)}
          >
            Play the full game
          </button>
        ) : null}
        <button type="button" class="button ghost" onClick={() => store.games.leave()}>
          New game
        </button>
      </div>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
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

function startsOf(store: DuelStore, session: Session): { number: number; round: number }[] {
  const starts: { number: number; round: number }[] = []
  for (const { number } of session.log) {
    const round = store.roundAt(number)
    if (starts.at(-1)?.round !== round) starts.push({ number, round })
  }
  return starts
}
