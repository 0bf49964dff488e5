import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Game, GameEvent, Reader } from '../../../engine/game.js'
import { type GameRecord, replay } from '../../../engine/record.js'
import { cloneState, type State } from '../../../engine/state.js'
import { type Act, actsOf, MOVE_BY_MOVE } from '../../shell/acts.js'
import type { LogLine } from '../../shell/session.js'
import type { GamePage } from '../game-page.js'
import { Icon } from '../icon.js'
import type { PageRules } from '../page-rules.js'
import { ActList } from '../panel/act-list.js'
import { Curve } from './curve.js'

/** A finished or loaded game, move by move, through the eyes of a side or all-seeing. */

interface Film {
  /** The state before each move, and the last one. */
  readonly states: readonly State[]
  readonly moves: readonly number[]
  readonly rounds: readonly { readonly number: number; readonly round: number }[]
}

function filmOf({ game, roundOf }: PageRules, record: GameRecord): Film {
  const states: State[] = []
  const rounds: { number: number; round: number }[] = []
  const last = replay(game, record, (state, _move, number) => {
    states.push(cloneState(state))
    const round = roundOf(state)
    if (rounds[rounds.length - 1]?.round !== round) rounds.push({ number, round })
  })
  return { states: [...states, last], moves: record.moves, rounds }
}

const FILM_STEP_MS = 450

export function ReplayScreen({ page, record }: { page: GamePage; record: GameRecord }) {
  const { store, rules, ReplayBoard, ReplayBar } = page
  const { game } = rules
  const film = useMemo(() => filmOf(rules, record), [rules, record])
  const [at, setAt] = useState(0)
  const [eyes, setEyes] = useState<Reader>('all')
  const [playing, setPlaying] = useState(false)
  const end = film.moves.length
  const go = (number: number): void => setAt(Math.min(end, Math.max(0, number)))
  useEffect(() => {
    if (!playing) return
    const timer = window.setInterval(
      () => setAt((now) => (now >= end ? now : now + 1)),
      FILM_STEP_MS,
    )
    return () => window.clearInterval(timer)
  }, [playing, end])
  useReplayKeys(film, at, go, () => setPlaying(!playing))
  const state = film.states[at] as State
  const happened = useMemo(() => happenedIn(rules, film, eyes), [rules, film, eyes])
  const earlier = useMemo(() => earlierActs(rules, happened, at), [rules, happened, at])
  const told = at === 0 ? BEGINNING : toldOf(game, film, at - 1, eyes)
  const chance = store.curve?.[at]
  const round = [...film.rounds].reverse().find(({ number }) => number <= at)?.round ?? 1
  return (
    <div class="page replay">
      <header class="top-bar">
        <div class="phase">
          <h1>Replay</h1>
          <span>
            Move {at} of {end} · round {round}
          </span>
        </div>
        <ReplayBar state={state} eyes={eyes} told={told} />
        <div class="tools">
          {record.result === undefined && (
            <button
              type="button"
              class="button"
              onClick={() =>
                store.games.resume({ record, settings: store.settings, savedAt: 0, round })
              }
            >
              Play on
            </button>
          )}
          <button type="button" class="button" onClick={() => store.games.leave()}>
            <Icon id="icon-cross" size={12} /> Close
          </button>
        </div>
      </header>
      <ReplayBoard state={state} eyes={eyes} told={told} />
      <aside class="rail" aria-label="This move">
        <section>
          <h2>Seen by</h2>
          <fieldset class="tabs" aria-label="Seen by">
            {[...page.seats.map(({ seat }) => seat), 'all' as const].map((one) => (
              <button
                type="button"
                class={eyes === one ? 'on' : ''}
                aria-pressed={eyes === one}
                onClick={() => setEyes(one)}
              >
                {one === 'all' ? 'All' : rules.seatNames[one]}
              </button>
            ))}
          </fieldset>
        </section>
        <section class="this-move" aria-live="polite">
          <h2>This move</h2>
          {told.map(({ text }) => (
            <p>{text}</p>
          ))}
          {told.length === 0 && <p>A choice that shows nothing yet.</p>}
        </section>
        <section class="log">
          <h2>
            Up to here <small>latest first</small>
          </h2>
          <ActList acts={earlier} look={{}} />
        </section>
      </aside>
      <footer class="film">
        <div class="film-main">
          {store.curve === null ? (
            <p class="thinking">
              <i /> working out the chances
            </p>
          ) : (
            <Curve values={store.curve} rules={rules} at={at} rounds={film.rounds} onPick={go} />
          )}
          <input
            type="range"
            min={0}
            max={end}
            value={at}
            aria-label="Move"
            aria-valuetext={`Move ${at} of ${end}, round ${round}`}
            onInput={(event) => go(Number(event.currentTarget.value))}
          />
          <p class="small">
            <kbd>←</kbd> <kbd>→</kbd> a move, <kbd>PgUp</kbd> <kbd>PgDn</kbd> a round,{' '}
            <kbd>Space</kbd> plays
          </p>
        </div>
        <div class="film-side">
          {chance !== undefined && eyes === 'all' && (
            <p class="big-chance">
              <b>{Math.round(chance * 100)}%</b> for the {rules.seatNames[rules.curveSeat]} from
              here, knowing everything
            </p>
          )}
          <div class="row">
            <button
              type="button"
              class="button square"
              aria-label="A move back"
              onClick={() => go(at - 1)}
            >
              <Icon id="icon-step" size={13} class="mirrored" />
            </button>
            <button
              type="button"
              class="button square primary"
              aria-label={playing ? 'Pause' : 'Play'}
              onClick={() => setPlaying(!playing)}
            >
              <Icon id={playing ? 'icon-pause' : 'icon-play'} size={13} />
            </button>
            <button
              type="button"
              class="button square"
              aria-label="A move on"
              onClick={() => go(at + 1)}
            >
              <Icon id="icon-step" size={13} />
            </button>
          </div>
        </div>
      </footer>
    </div>
  )
}

const BEGINNING: readonly GameEvent[] = [{ kind: 'begin', text: 'The game begins.' }]

/** What is told of a move. */
function toldOf(game: Game, film: Film, at: number, eyes: Reader): readonly GameEvent[] {
  const events = game.events(film.states[at] as State, film.moves[at] as number, eyes)
  return events.filter(({ text }) => text !== '')
}

/** All that happened in the film, as `eyes` may know it. */
function happenedIn({ game }: PageRules, film: Film, eyes: Reader): readonly LogLine[] {
  return film.moves.flatMap((move, number) => {
    const state = film.states[number] as State
    const actor = game.actor(state)
    return game
      .events(state, move, eyes)
      .map((event) => ({ text: event.text, event, actor, number }))
  })
}

const ACTS_SHOWN = 8

/** The acts up to the move that is shown, the latest first. */
function earlierActs(rules: PageRules, happened: readonly LogLine[], at: number): readonly Act[] {
  const end = happened.findIndex(({ number }) => number >= at)
  const before = end < 0 ? happened : happened.slice(0, end)
  return actsOf(before, rules.acts ?? MOVE_BY_MOVE)
    .slice(-ACTS_SHOWN)
    .reverse()
}

function useReplayKeys(
  film: Film,
  at: number,
  go: (number: number) => void,
  play: () => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const round = film.rounds.findIndex(
        ({ number }, i) =>
          number <= at && (film.rounds[i + 1]?.number ?? Number.POSITIVE_INFINITY) > at,
      )
      const keys: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => go(at - 1),
        ArrowRight: () => go(at + 1),
        PageUp: () => go(film.rounds[round - 1]?.number ?? 0),
        PageDown: () => go(film.rounds[round + 1]?.number ?? film.moves.length),
        Home: () => go(0),
        End: () => go(film.moves.length),
        ' ': play,
      }
      const action = keys[event.key]
      const focused = event.target
      if (action === undefined || (event.key === ' ' && focused instanceof HTMLButtonElement))
        return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
