import type { ComponentChildren } from 'preact'
import type { GameRecord } from '../../../engine/record.js'
import { BY_EVALUATION } from '../chance-words.js'
import { Icon } from '../icon.js'
import type { Reel } from '../reel.js'
import type { Store } from '../store.js'
import { Curve, CurveKey } from './curve.js'

/** What the box at the end of a game says, and what its buttons do. */
export interface Ending {
  /** What colours it. */
  readonly style: string
  /** What is behind it: "Look at the board". */
  readonly look: string
  readonly who: ComponentChildren
  readonly title: string
  readonly reason: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly rounds: Reel['rounds']
  close(): void
  watch(): void
  save(): void
  /** What the game has to show besides. */
  readonly children?: ComponentChildren
  /** Buttons of the game's own: what else can be played from here. */
  readonly ways?: ComponentChildren
}

/** The end of a game over the board: who won and why, facts, the chances over the game, and what can follow. */
export function EndBox({
  store,
  record,
  seat,
  ending,
}: {
  store: Store
  record: GameRecord
  /** Whose choices the coach goes through. */
  seat: number
  ending: Ending
}) {
  const { style, look, who, title, reason, facts, rounds, children, ways } = ending
  const curve = { chances: store.chances, rules: store.rules, options: record.options, at: null }
  return (
    <section class={`end ${style}`} aria-label="Game over">
      <div class="hero">
        <button type="button" class="close" aria-label={look} onClick={() => ending.close()}>
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
        <Curve {...curve} rounds={rounds} />
        <CurveKey {...curve} />
      </div>
      {children}
      <div class="row">
        <button type="button" class="button primary" onClick={() => ending.watch()}>
          <Icon id="icon-play" size={13} /> Watch the replay
        </button>
        <button type="button" class="button" onClick={() => store.coach.open(record, seat)}>
          <Icon id="icon-hint" size={13} /> Coach
        </button>
        <button type="button" class="button" onClick={() => ending.save()}>
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
