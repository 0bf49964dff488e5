import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { seatsOf } from '../../../engine/seats.js'
import type { LogLine } from '../../shell/session.js'
import { saveReport } from '../dialog/files.js'
import { lazily } from '../lazy.js'
import type { Store } from '../store.js'
import { PaceChoice } from './pace-choice.js'
import { UndoButton } from './undo-button.js'

/** What stands where the question is while the person is not asked. */

const ConsultPanel = lazily(async () => (await import('../screen/several.js')).ConsultPanel)

/** While the computer thinks or its steps are shown. */
export function Waiting({ store }: { store: Store }) {
  const since = store.thinkingSince
  const [now, setNow] = useState(performance.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(performance.now()), 250)
    return () => window.clearInterval(timer)
  }, [])
  const seconds = since === null ? 0 : (now - since) / 1000
  const proposal = store.partnership?.consultation.proposal ?? null
  if (proposal !== null) return <ConsultPanel store={store} proposal={proposal} />
  return (
    <section class="prompt waiting" aria-label="The opponent's turn">
      <h2 tabIndex={-1}>{titleOf(store)}</h2>
      {store.saidNow.map((line) => (
        <p class="telling">{line}</p>
      ))}
      {since !== null && seconds > 0.4 && (
        <p class="thinking">
          <i /> thinking, {seconds.toFixed(0)} s
        </p>
      )}
      <div class="row">
        {since !== null && seconds > 0.4 && (
          <button type="button" class="button" onClick={() => store.moveNow()}>
            Move now
          </button>
        )}
        {since === null && (
          <button type="button" class="button primary" onClick={() => store.next()}>
            {store.telling.isWaiting ? 'Next step' : 'Go on'} <kbd>Space</kbd>
          </button>
        )}
        <button type="button" class="button ghost" onClick={() => store.skip()}>
          {store.telling.isAgain ? 'Enough' : 'Skip to my turn'}
        </button>
        <UndoButton store={store} />
      </div>
      <PaceChoice store={store} />
    </section>
  )
}

function titleOf(store: Store): string {
  const { telling, session, rules } = store
  if (telling.isAgain) return 'Shown again'
  const last = telling.present?.lines.at(-1)
  if (last?.actor === session?.viewer || isOfAnother(store, last)) return 'What comes of it'
  const names = session === null ? [] : rules.seatNames(session.options)
  const name = names[last?.actor ?? session?.actor ?? 0] ?? 'The opponent'
  return last === undefined ? `${name} decides` : `${name}'s turn`
}

/** What befalls another side than that of whoever moved. */
function isOfAnother({ session }: Store, line: LogLine | undefined): boolean {
  if (session === null || line?.event.side === undefined) return false
  return seatsOf(session.game, session.truth)[line.actor]?.side !== line.event.side
}

/** The game has ended; the card over the board says how. */
export function Over({ store, children }: { store: Store; children: ComponentChildren }) {
  const { session } = store
  if (session === null) return null
  return (
    <section class="prompt waiting" aria-label="After the game">
      <h2 tabIndex={-1}>The game is over</h2>
      <p>{children}</p>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => store.watch({ record: session.record(), players: [] })}
        >
          Replay
        </button>
        <button type="button" class="button" onClick={() => store.games.leave()}>
          New game
        </button>
      </div>
    </section>
  )
}

export function Fault({ store }: { store: Store }) {
  const { fault } = store
  if (fault === null) return null
  return (
    <section class="prompt fault" role="alert">
      <h2>The computer failed</h2>
      <p class="cause">{fault.message}</p>
      <p>
        The game stands at the last good position
        {store.games.trouble === null ? ' and is kept' : ''}.
      </p>
      <div class="row">
        <button type="button" class="button ghost" onClick={() => saveReport(store, fault)}>
          Save report
        </button>
        <button type="button" class="button" onClick={() => store.retry(true)}>
          Simpler computer
        </button>
        <button type="button" class="button primary" onClick={() => store.retry()}>
          Retry
        </button>
      </div>
    </section>
  )
}
