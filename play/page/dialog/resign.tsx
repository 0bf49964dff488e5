import { useState } from 'preact/hooks'
import { listed } from '../../../engine/english.js'
import { hasSecrets, teamOf } from '../../shell/sitters.js'
import { calledAt } from '../seating.js'
import type { Store } from '../store.js'

/** Gives the game up; asks once, and everybody on the side that gives it up. A lesson has nothing to give up. */
export function Resign({ store }: { store: Store }) {
  const [asks, setAsks] = useState(false)
  const [agreed, setAgreed] = useState<readonly number[]>([])
  const { session, tutor } = store
  if (session === null || session.isOver || tutor !== null) return null
  if (!asks)
    return (
      <button type="button" class="button" onClick={() => setAsks(true)}>
        Resign
      </button>
    )
  const { people } = session
  const team = teamOf(session)
  const isTeam = team.length > 1
  const agree = (seat: number, does: boolean): void =>
    setAgreed(does ? [...agreed, seat] : agreed.filter((one) => one !== seat))
  return (
    <div class="asks resigning" role="alert">
      <p>{people.length === 1 ? 'You give the game up?' : forAll(store, team)}</p>
      {isTeam &&
        team.map((seat) => (
          <label key={seat}>
            <input
              type="checkbox"
              checked={agreed.includes(seat)}
              onChange={(event) => agree(seat, event.currentTarget.checked)}
            />{' '}
            {calledAt(store, seat)} gives up
          </label>
        ))}
      <button
        type="button"
        class="button warn"
        disabled={isTeam && !team.every((seat) => agreed.includes(seat))}
        onClick={() => store.games.resign()}
      >
        Resign
      </button>
      <button type="button" class="button" onClick={() => setAsks(false)}>
        Play on
      </button>
    </div>
  )
}

/** What it means for everybody at the screen. */
function forAll(store: Store, team: readonly number[]): string {
  const { rules, session } = store
  if (session === null) return ''
  const names = team.map((seat) => calledAt(store, seat))
  const all =
    session.people.length === 2
      ? 'both of you'
      : `${listed(names)} and everybody else at this screen`
  const shown = hasSecrets(rules, session) ? ', and all that is secret is shown' : ''
  return `You give the game up? It ends for ${all}${shown}.`
}
