import { useState } from 'preact/hooks'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { sideOf } from '../../../../../engine/rebellion/state/posts.js'
import { BY_EVALUATION } from '../../../../page/chance-words.js'
import { saveFile } from '../../../../page/dialog/files.js'
import { Curve, CurveKey } from '../../../../page/screen/curve.js'
import { sitterWords } from '../../../../page/seating.js'
import { ownSide } from '../../../../page/told-acts.js'
import type { Session } from '../../../../shell/session.js'
import { placeName } from '../../words/names.js'
import { isTeamGame } from '../../words/seats.js'
import { REASON_TEXTS, SIDE_LABELS } from '../../words/texts.js'
import { Icon } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'

/** The end of a game: who won and why, how it went, and what can follow. */
export function EndCard({
  store,
  session,
  picture,
}: {
  store: RebellionStore
  session: Session
  picture: Picture
}) {
  const [open, setOpen] = useState(true)
  const outcome = rebellion.outcome(session.truth)
  if (outcome === null || !open) return null
  const winner = sideOf(session.truth, outcome.utility.indexOf(1))
  const { viewer } = session
  const mine = outcome.utility[viewer] === 1
  const isTeam = isTeamGame(session.options)
  const battles = session.log.filter(({ event }) => event.kind === 'battle-won')
  const won = battles.filter(({ event }) => event.side === ownSide(store)).length
  const found = session.log.find(({ event }) => event.kind === 'base-revealed')
  return (
    <section class={`end ${winner === 1 ? 'empire' : 'rebel'}`} aria-label="Game over">
      <div class="hero">
        <button
          type="button"
          class="close"
          aria-label="Look at the board"
          onClick={() => setOpen(false)}
        >
          <Icon id="icon-cross" size={13} />
        </button>
        <p>
          {SIDE_LABELS[winner]}{' '}
          <small>
            {isTeam ? teamWords(store, session, winner) : mine ? 'you' : 'the computer'}
          </small>
        </p>
        <h2 tabIndex={-1}>{winner === 1 ? 'The Empire wins' : 'The Rebels win'}</h2>
        <p class="reason">
          {REASON_TEXTS[outcome.reason] ?? outcome.reason} The base was on{' '}
          {placeName(picture.baseSystem)}.
        </p>
      </div>
      <dl>
        <div>
          <dt>rounds</dt>
          <dd>{picture.round}</dd>
        </div>
        <div>
          <dt>base found in round</dt>
          <dd>{found === undefined ? 'never' : store.roundAt(found.number)}</dd>
        </div>
        <div>
          <dt>battles won</dt>
          <dd>
            {won} to {battles.length - won}
          </dd>
        </div>
        <div>
          <dt>decisions, both sides</dt>
          <dd>{session.moves.length}</dd>
        </div>
      </dl>
      <div class="chances">
        <h3>
          Winning chance <small>{BY_EVALUATION}</small>
        </h3>
        <Curve
          chances={store.chances}
          rules={store.rules}
          options={session.options}
          at={null}
          rounds={roundsOf(store, session)}
        />
        <CurveKey chances={store.chances} rules={store.rules} options={session.options} at={null} />
      </div>
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
            store.games.begin(
              session.options,
              session.seed,
              isTeam ? store.settings : { ...store.settings, seat: 1 - viewer },
            )
          }
        >
          {isTeam ? 'Same deal again' : `Play the ${viewer === 1 ? 'Rebels' : 'Empire'}, same deal`}
        </button>
        <button type="button" class="button ghost" onClick={() => store.games.leave()}>
          New game
        </button>
      </div>
    </section>
  )
}

/** Who sat on the side that won. */
function teamWords({ rules, settings }: RebellionStore, session: Session, side: number): string {
  const names = rules.seatNames(session.options)
  const seats = [...names.keys()].filter((seat) => sideOf(session.truth, seat) === side)
  return seats.map((seat) => `${names[seat]}: ${sitterWords(rules, settings, seat)}`).join(' · ')
}

export function roundsOf(
  store: RebellionStore,
  session: Session,
): { number: number; round: number }[] {
  const rounds: { number: number; round: number }[] = []
  for (const { number } of session.log) {
    const round = store.roundAt(number)
    if (rounds.length === 0 || rounds[rounds.length - 1]?.round !== round)
      rounds.push({ number, round })
  }
  return rounds
}
