import { rebellion } from '../../../../../engine/rebellion/index.js'
import { sideOf } from '../../../../../engine/rebellion/state/posts.js'
import { EndFrame } from '../../../../page/screen/end-frame.js'
import { sidesChanged, sitterWords } from '../../../../page/seating.js'
import { ownSide } from '../../../../page/told-acts.js'
import type { Session } from '../../../../shell/session.js'
import { placeName } from '../../words/names.js'
import { isTeamGame } from '../../words/seats.js'
import { REASON_TEXTS, SIDE_LABELS } from '../../words/texts.js'
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
  const outcome = rebellion.outcome(session.truth)
  if (outcome === null) return null
  const winner = sideOf(session.truth, outcome.utility.indexOf(1))
  const { viewer } = session
  const isShared = session.people.length > 1
  const isTeam = isTeamGame(session.options)
  const otherWay = isShared ? 'Change sides' : `Play the ${viewer === 1 ? 'Rebels' : 'Empire'}`
  const battles = session.log.filter(({ event }) => event.kind === 'battle-won')
  const won = battles.filter(({ event }) => event.side === ownSide(store)).length
  const found = session.log.find(({ event }) => event.kind === 'base-revealed')
  return (
    <EndFrame
      store={store}
      session={session}
      style={winner === 1 ? 'empire' : 'rebel'}
      look="Look at the board"
      who={
        <>
          {SIDE_LABELS[winner]}{' '}
          <small>
            {isTeam
              ? teamWords(store, session, winner)
              : sitterWords(store.rules, store.settings, winner)}
          </small>
        </>
      }
      title={winner === 1 ? 'The Empire wins' : 'The Rebels win'}
      reason={`${REASON_TEXTS[outcome.reason] ?? outcome.reason} The base was on ${placeName(picture.baseSystem)}.`}
      facts={[
        ['rounds', String(picture.round)],
        [
          'base found in round',
          found === undefined ? 'never' : String(store.roundAt(found.number)),
        ],
        ['battles won', `${won} to ${battles.length - won}`],
        ['decisions, both sides', String(session.moves.length)],
      ]}
      ways={
        <button
          type="button"
          class="button"
          onClick={() =>
            store.games.begin(
              session.options,
              session.seed,
              isTeam ? store.settings : sidesChanged(store.settings, viewer),
            )
          }
        >
          {isTeam ? 'Same deal again' : `${otherWay}, same deal`}
        </button>
      }
    />
  )
}

/** Who sat on the side that won. */
function teamWords({ rules, settings }: RebellionStore, session: Session, side: number): string {
  const names = rules.seatNames(session.options)
  const seats = [...names.keys()].filter((seat) => sideOf(session.truth, seat) === side)
  return seats.map((seat) => `${names[seat]}: ${sitterWords(rules, settings, seat)}`).join(' · ')
}
