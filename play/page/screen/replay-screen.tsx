import { useEffect, useMemo, useState } from 'preact/hooks'
import { type Game, type GameEvent, NOBODY, type Reader } from '../../../engine/game.js'
import { type GameRecord, replay } from '../../../engine/record.js'
import { cloneState, type State } from '../../../engine/state.js'
import { type Act, actsOf, MOVE_BY_MOVE } from '../../shell/acts.js'
import type { LogLine } from '../../shell/session.js'
import { BY_EVALUATION } from '../chance-words.js'
import { PlayFrom } from '../dialog/play-from.js'
import type { GamePage } from '../game-page.js'
import { Icon } from '../icon.js'
import type { Film } from '../opening.js'
import { type PageRules, sideNamesOf } from '../page-rules.js'
import { ActList } from '../panel/act-list.js'
import { Notice } from '../panel/notice.js'
import { Curve, CurveKey } from './curve.js'

/** A finished or loaded game, move by move, through the eyes of a side or all-seeing. */

export interface Reel {
  /** The state before each move, and the last one. */
  readonly states: readonly State[]
  readonly moves: readonly number[]
  readonly rounds: readonly { readonly number: number; readonly round: number }[]
}

export function reelOf({ game, roundOf }: PageRules, record: GameRecord): Reel {
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

export function ReplayScreen({ page, film }: { page: GamePage; film: Film }) {
  const { store, rules, ReplayBoard, ReplayBar, ReplayHands } = page
  const { game } = rules
  const { record, players } = film
  const names = rules.seatNames(record.options)
  const reel = useMemo(() => reelOf(rules, record), [rules, record])
  const [eyes, setEyes] = useState<Reader>('all')
  const [isChoosing, setChoosing] = useState(false)
  const { at, go, playing, togglePlay } = useProjector(reel, film.from)
  useReplayKeys(reel, at, go, togglePlay, isChoosing)
  const end = reel.moves.length
  const state = reel.states[at] as State
  const told = at === 0 ? BEGINNING : toldOf(game, reel, at - 1, eyes)
  const happened = useMemo(() => happenedIn(rules, reel, eyes), [rules, reel, eyes])
  const start = reel.states[0] as State
  const earlier = useMemo(
    () => earlierActs(rules, happened, start, at),
    [rules, happened, start, at],
  )
  const look = { state, eyes, told }
  const round = [...reel.rounds].reverse().find(({ number }) => number <= at)?.round ?? 1
  return (
    <main class="page replay">
      <header class="top-bar">
        <div class="phase">
          <h1>{end === 0 ? 'Position' : 'Replay'}</h1>
          <span>
            {end > 0 && `Move ${at} of ${end} · `}round {round}
          </span>
        </div>
        <ReplayBar {...look} />
        <div class="tools">
          <button
            type="button"
            class="button"
            disabled={game.actor(state) === NOBODY}
            onClick={() => setChoosing(true)}
          >
            <Icon id="icon-play" size={12} /> Play from here
          </button>
          <button type="button" class="button" onClick={() => store.endWatching()}>
            <Icon id="icon-cross" size={12} /> Close
          </button>
        </div>
      </header>
      <ReplayBoard {...look} />
      <aside class="rail" aria-label="This move">
        <section>
          <h2>Seen by</h2>
          <fieldset class="tabs" aria-label="Seen by">
            {[...names.keys(), 'all' as const].map((one) => (
              <button
                type="button"
                class={eyes === one ? 'on' : ''}
                aria-pressed={eyes === one}
                onClick={() => setEyes(one)}
              >
                {one === 'all' ? 'All' : names[one]}
              </button>
            ))}
          </fieldset>
          {players.length > 0 && (
            <p class="small">
              {players.map((name, seat) => `${names[seat] ?? seat}: ${name}`).join(' · ')}
            </p>
          )}
        </section>
        {end > 0 && (
          <section class="this-move" aria-live="polite">
            <h2>This move</h2>
            {told.map(({ text }) => (
              <p>{text}</p>
            ))}
            {told.length === 0 && <p>A choice that shows nothing yet.</p>}
          </section>
        )}
        <ReplayHands {...look} />
        {end > 0 && (
          <section class="log">
            <h2>
              Up to here <small>latest first</small>
            </h2>
            <ActList acts={earlier} look={{}} />
          </section>
        )}
      </aside>
      <footer class="film">
        <div class="film-main">
          <Curve
            chances={store.chances}
            rules={rules}
            options={record.options}
            at={at}
            rounds={reel.rounds}
            onPick={go}
          />
          {end > 0 && (
            <>
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
            </>
          )}
        </div>
        <div class="film-side">
          <p class="small">
            Chance of the {sideNamesOf(rules, record.options)[rules.curveSeat]} from here,{' '}
            {BY_EVALUATION}
          </p>
          <CurveKey chances={store.chances} rules={rules} options={record.options} at={at} />
          {end > 0 && <Buttons at={at} go={go} playing={playing} togglePlay={togglePlay} />}
        </div>
      </footer>
      {isChoosing ? (
        <PlayFrom store={store} film={film} at={at} close={() => setChoosing(false)} />
      ) : (
        <Notice store={store} />
      )}
    </main>
  )
}

interface Projector {
  readonly at: number
  go(number: number): void
  readonly playing: boolean
  togglePlay(): void
}

/** Where the replay stands. Playing ends at the last move, and from there begins anew. */
function useProjector(reel: Reel, from = 0): Projector {
  const [at, setAt] = useState(from)
  const [wanted, setWanted] = useState(false)
  const end = reel.moves.length
  const playing = wanted && at < end
  const go = (number: number): void => setAt(Math.min(end, Math.max(0, number)))
  useEffect(() => {
    if (!playing) return setWanted(false)
    const timer = window.setInterval(() => setAt((now) => Math.min(end, now + 1)), FILM_STEP_MS)
    return () => window.clearInterval(timer)
  }, [playing, end])
  const togglePlay = (): void => {
    if (!playing && at >= end) setAt(0)
    setWanted(!playing)
  }
  return { at, go, playing, togglePlay }
}

function Buttons({ at, go, playing, togglePlay }: Projector) {
  return (
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
        onClick={togglePlay}
      >
        <Icon id={playing ? 'icon-pause' : 'icon-play'} size={13} />
      </button>
      <button type="button" class="button square" aria-label="A move on" onClick={() => go(at + 1)}>
        <Icon id="icon-step" size={13} />
      </button>
    </div>
  )
}

const BEGINNING: readonly GameEvent[] = [{ kind: 'begin', text: 'The game begins.' }]

/** What is told of a move. */
function toldOf(game: Game, reel: Reel, at: number, eyes: Reader): readonly GameEvent[] {
  const events = game.events(reel.states[at] as State, reel.moves[at] as number, eyes)
  return events.filter(({ text }) => text !== '')
}

/** All that happened, as `eyes` may know it. */
function happenedIn({ game }: PageRules, reel: Reel, eyes: Reader): readonly LogLine[] {
  return reel.moves.flatMap((move, number) => {
    const state = reel.states[number] as State
    const actor = game.actor(state)
    return game
      .events(state, move, eyes)
      .map((event) => ({ text: event.text, event, actor, number }))
  })
}

const ACTS_SHOWN = 8

/** The acts up to the move that is shown, the latest first. */
function earlierActs(
  rules: PageRules,
  happened: readonly LogLine[],
  start: State,
  at: number,
): readonly Act[] {
  const end = happened.findIndex(({ number }) => number >= at)
  const before = end < 0 ? happened : happened.slice(0, end)
  return actsOf(before, rules.acts ?? MOVE_BY_MOVE, start)
    .slice(-ACTS_SHOWN)
    .reverse()
}

function useReplayKeys(
  reel: Reel,
  at: number,
  go: (number: number) => void,
  play: () => void,
  isOff: boolean,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isOff) return
      const round = reel.rounds.findIndex(
        ({ number }, i) =>
          number <= at && (reel.rounds[i + 1]?.number ?? Number.POSITIVE_INFINITY) > at,
      )
      const keys: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => go(at - 1),
        ArrowRight: () => go(at + 1),
        PageUp: () => go(reel.rounds[round - 1]?.number ?? 0),
        PageDown: () => go(reel.rounds[round + 1]?.number ?? reel.moves.length),
        Home: () => go(0),
        End: () => go(reel.moves.length),
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
