import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Session } from '../../shell/session.js'
import { BY_EVALUATION } from '../chance-words.js'
import { saveFile } from '../dialog/files.js'
import { Icon } from '../icon.js'
import type { Store } from '../store.js'
import { Curve, CurveKey } from './curve.js'

/** The end of a game over the board: who won and why, facts, the chances over the game, and what can follow. */
export function EndFrame({
  store,
  session,
  style,
  look,
  who,
  title,
  reason,
  facts,
  children,
  ways,
}: {
  store: Store
  session: Session
  /** What colours it. */
  style: string
  /** What is behind it: "Look at the board". */
  look: string
  who: ComponentChildren
  title: string
  reason: string
  facts: readonly (readonly [name: string, value: string])[]
  /** What the game has to show besides. */
  children?: ComponentChildren
  /** Buttons of the game's own: what else can be played from here. */
  ways?: ComponentChildren
}) {
  const [open, setOpen] = useState(true)
  if (!open) return null
  return (
    <section class={`end ${style}`} aria-label="Game over">
      <div class="hero">
        <button type="button" class="close" aria-label={look} onClick={() => setOpen(false)}>
          <Icon id="icon-cross" size={13} />
        </button>
        <p>{who}</p>
        <h2 tabIndex={-1}>{title}</h2>
        <p class="reason">{reason}</p>
      </div>
      {facts.length > 0 && (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
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
          rounds={roundsOf(store, session)}
        />
        <CurveKey chances={store.chances} rules={store.rules} options={session.options} at={null} />
      </div>
      {children}
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
        {ways}
        <button type="button" class="button ghost" onClick={() => store.games.leave()}>
          New game
        </button>
      </div>
    </section>
  )
}

/** Where the rounds of a game begin. */
function roundsOf(store: Store, session: Session): { number: number; round: number }[] {
  const starts: { number: number; round: number }[] = []
  for (const { number } of session.log) {
    const round = store.roundAt(number)
    if (starts.at(-1)?.round !== round) starts.push({ number, round })
  }
  return starts
}
