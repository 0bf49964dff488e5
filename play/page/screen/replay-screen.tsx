import { useEffect, useMemo, useState } from 'preact/hooks'
import { NOBODY, type Reader } from '../../../engine/game.js'
import type { State } from '../../../engine/state.js'
import { BY_EVALUATION } from '../chance-words.js'
import { PlayFrom } from '../dialog/play-from.js'
import type { GamePage, ReplayLook } from '../game-page.js'
import { Icon } from '../icon.js'
import type { Film } from '../opening.js'
import { sideNamesOf, spoken } from '../page-rules.js'
import { ActList } from '../panel/act-list.js'
import { Notice } from '../panel/notice.js'
import { earlierActs, happenedIn, type Reel, reelOf, roundAt, toldAt } from '../reel.js'
import { Curve, CurveKey } from './curve.js'
import { GivenUpEnd } from './given-up-end.js'

const FILM_STEP_MS = 450

/** A finished or loaded game, move by move, through the eyes of a side or all-seeing. */
export function ReplayScreen({ page, film }: { page: GamePage; film: Film }) {
  const { store, rules, ReplayBoard, ReplayBar } = page
  const { record } = film
  const reel = useMemo(() => reelOf(rules, record), [rules, record])
  const [eyes, setEyes] = useState<Reader>('all')
  const [isChoosing, setChoosing] = useState(false)
  const projector = useProjector(reel, film.from)
  useReplayKeys(reel, projector, isChoosing)
  const { at } = projector
  const { roundName = 'round' } = rules
  const end = reel.moves.length
  const state = reel.states[at] as State
  const look = { state, eyes, told: toldAt(rules, reel, at, eyes) }
  const { givenUp } = film
  const [isResult, setResult] = useState(givenUp !== undefined)
  return (
    <main class="page replay">
      <header class="top-bar">
        <div class="phase">
          <h1>{end === 0 ? 'Position' : 'Replay'}</h1>
          <span>
            {end > 0 && `Move ${at} of ${end} · `}
            {roundName} {roundAt(reel, at)}
          </span>
        </div>
        <ReplayBar {...look} />
        <div class="tools">
          <button
            type="button"
            class="button"
            disabled={rules.game.actor(state) === NOBODY}
            onClick={() => setChoosing(true)}
          >
            <Icon id="icon-play" size={12} />{' '}
            <span>
              Play<span class="from-here"> from here</span>
            </span>
          </button>
          <button
            type="button"
            class="button"
            // As from the replay of a game that was played out
            onClick={() =>
              givenUp === undefined || isResult ? store.endWatching() : setResult(true)
            }
          >
            <Icon id="icon-cross" size={12} /> Close
          </button>
        </div>
      </header>
      <ReplayBoard {...look} />
      <ReplayRail page={page} film={film} reel={reel} at={at} look={look} lookAs={setEyes} />
      <FilmBar page={page} film={film} reel={reel} projector={projector} />
      {givenUp !== undefined && isResult && (
        <GivenUpEnd
          store={store}
          given={givenUp}
          reel={reel}
          close={() => setResult(false)}
          watch={() => {
            setResult(false)
            projector.go(0)
          }}
        />
      )}
      {isChoosing ? (
        <PlayFrom store={store} film={film} at={at} close={() => setChoosing(false)} />
      ) : (
        <Notice store={store} />
      )}
    </main>
  )
}

/** Through whose eyes, the move that is shown, hands, and what was before. */
function ReplayRail({
  page: { rules, ReplayHands },
  film: { record, players },
  reel,
  at,
  look,
  lookAs,
}: {
  page: GamePage
  film: Film
  reel: Reel
  at: number
  look: ReplayLook
  lookAs: (eyes: Reader) => void
}) {
  const { eyes, told } = look
  const names = rules.seatNames(record.options)
  const happened = useMemo(() => happenedIn(rules, reel, eyes), [rules, reel, eyes])
  const earlier = useMemo(() => earlierActs(rules, reel, happened, at), [rules, reel, happened, at])
  const hasMoves = reel.moves.length > 0
  const actorBefore = rules.game.actor(reel.states[Math.max(0, at - 1)] as State)
  return (
    <aside class="rail" aria-label="This move">
      <section>
        <h2>Seen by</h2>
        <fieldset class="tabs" aria-label="Seen by">
          {[...names.keys(), 'all' as const].map((one) => (
            <button
              type="button"
              class={eyes === one ? 'on' : ''}
              aria-pressed={eyes === one}
              onClick={() => lookAs(one)}
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
      {hasMoves && (
        <section class="this-move" aria-live="polite">
          <h2>This move</h2>
          {told.map(({ text }) => (
            <p>{text}</p>
          ))}
          {told.length === 0 && (
            <p>What {spoken(rules, names[actorBefore])} chose here shows only later.</p>
          )}
        </section>
      )}
      <ReplayHands {...look} />
      {hasMoves && (
        <section class="log">
          <h2>
            Up to here <small>latest first</small>
          </h2>
          <ActList acts={earlier} look={{}} />
        </section>
      )}
    </aside>
  )
}

/** The curve, the slider and the buttons below the board. */
function FilmBar({
  page: { store, rules },
  film: { record },
  reel,
  projector,
}: {
  page: GamePage
  film: Film
  reel: Reel
  projector: Projector
}) {
  const { at, go } = projector
  const { roundName = 'round' } = rules
  const end = reel.moves.length
  const curve = { chances: store.chances, rules, options: record.options, at }
  return (
    <footer class="film">
      <div class="film-main">
        <Curve {...curve} rounds={reel.rounds} onPick={go} />
        {end > 0 && (
          <>
            <input
              type="range"
              min={0}
              max={end}
              value={at}
              aria-label="Move"
              aria-valuetext={`Move ${at} of ${end}, ${roundName} ${roundAt(reel, at)}`}
              onInput={(event) => go(Number(event.currentTarget.value))}
            />
            <p class="small">
              <kbd>←</kbd> <kbd>→</kbd> a move, <kbd>PgUp</kbd> <kbd>PgDn</kbd> a {roundName},{' '}
              <kbd>Space</kbd> plays
            </p>
          </>
        )}
      </div>
      <div class="film-side">
        <p class="small">
          Chance of {spoken(rules, sideNamesOf(rules, record.options)[rules.curveSeat])} from here,{' '}
          {BY_EVALUATION}
        </p>
        <CurveKey {...curve} />
        {end > 0 && <Buttons {...projector} />}
      </div>
    </footer>
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

function useReplayKeys(reel: Reel, { at, go, togglePlay }: Projector, isOff: boolean): void {
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
        ' ': togglePlay,
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
