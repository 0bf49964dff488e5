import { useEffect, useMemo, useState } from 'preact/hooks'
import { capital, counted } from '../../../engine/english.js'
import type { Move } from '../../../engine/game.js'
import type { State } from '../../../engine/state.js'
import { curveOf, type TurningPoint, turningPoints } from '../../shell/coach/turning-points.js'
import { asKnown, BY_EVALUATION, BY_SEARCH } from '../chance-words.js'
import type { GamePage } from '../game-page.js'
import { Icon } from '../icon.js'
import { spoken } from '../page-rules.js'
import { type Reel, reelOf } from '../reel.js'
import { Curve } from '../screen/curve.js'
import type { ReviewState } from './coach.js'

/** Where a game turned, for one seat: the points in a list, each with its board, and the curve below. */
export function CoachScreen({ page, review }: { page: GamePage; review: ReviewState }) {
  const { store, rules, ReplayBoard, ReplayBar } = page
  const { record, seat, findings } = review
  const reel = useMemo(() => reelOf(rules, record), [rules, record])
  const points = turningPoints(findings)
  const [picked, setPicked] = useState<number | null>(null)
  const at = picked ?? points[0]?.number ?? 0
  const names = rules.seatNames(record.options)
  const state = reel.states[at] as State
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') store.coach.close()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [store])
  return (
    <main class="page replay coach">
      <header class="top-bar">
        <div class="phase">
          <h1>Coach</h1>
          <span>
            {names[seat]} · move {at} of {record.moves.length}
          </span>
        </div>
        <ReplayBar state={state} eyes={seat} told={NOTHING} />
        <div class="tools">
          <button
            type="button"
            class="button"
            onClick={() => store.watch({ record, players: [], from: at })}
          >
            <Icon id="icon-play" size={12} /> Replay
          </button>
          <button
            type="button"
            class="button square"
            aria-label="Close the coach"
            onClick={() => store.coach.close()}
          >
            <Icon id="icon-cross" size={12} />
          </button>
        </div>
      </header>
      <ReplayBoard state={state} eyes={seat} told={NOTHING} />
      <Findings
        page={page}
        review={review}
        states={reel.states}
        points={points}
        at={at}
        pick={setPicked}
      />
      <ReviewCurve page={page} review={review} reel={reel} at={at} pick={setPicked} />
    </main>
  )
}

const NOTHING: readonly never[] = []

/** How far it is, and the points it found. */
function Findings({
  page,
  review,
  states,
  points,
  at,
  pick,
}: {
  page: GamePage
  review: ReviewState
  states: readonly State[]
  points: readonly TurningPoint[]
  at: number
  pick: (at: number) => void
}) {
  return (
    <aside class="rail" aria-label="Turning points">
      <ReviewLine page={page} review={review} />
      <section class="turning-points">
        <h2>Turning points</h2>
        <ol>
          {points.map((point) => (
            <li>
              <Point
                point={point}
                words={wordsOf(page, review, states, point)}
                on={point.number === at}
                pick={() => pick(point.number)}
              />
            </li>
          ))}
        </ol>
        {points.length === 0 && review.state !== 'running' && (
          <p class="small">No decision gave away more than can be told from noise.</p>
        )}
      </section>
    </aside>
  )
}

/** The chances along the game as the search saw them, to be clicked through. */
function ReviewCurve({
  page: { rules },
  review: { record, seat, findings },
  reel,
  at,
  pick,
}: {
  page: GamePage
  review: ReviewState
  reel: Reel
  at: number
  pick: (at: number) => void
}) {
  const values = curveOf(findings, record.moves.length)
  const name = rules.seatNames(record.options)[seat] ?? ''
  const all = seat === rules.curveSeat ? values : values.map((value) => 1 - value)
  return (
    <footer class="film">
      <div class="film-main">
        <Curve
          chances={{ of: '', all, known: [] }}
          rules={rules}
          options={record.options}
          at={at}
          rounds={reel.rounds}
          knownTo={seat}
          onPick={pick}
        />
        <input
          type="range"
          min={0}
          max={record.moves.length}
          value={at}
          aria-label="Move"
          onInput={(event) => pick(Number(event.currentTarget.value))}
        />
        <p class="small">
          Chances {BY_SEARCH}, {asKnown(rules, name)}. Those of the replay are {BY_EVALUATION}: they
          may differ.
        </p>
      </div>
      <div class="film-side">
        <p class="big-chance">
          <b>{percent(values[at])}</b> for {spoken(rules, name)} here, {BY_SEARCH}
        </p>
      </div>
    </footer>
  )
}

/** How far the coach is, by what it judges, and what it never looks at. */
function ReviewLine({ page, review }: { page: GamePage; review: ReviewState }) {
  const { coach } = page.store
  const { record, seat, findings, done, state, spec } = review
  const games = findings.reduce((sum, { judgement }) => sum + judgement.iterations, 0)
  const isLong = spec === page.rules.levels.longCoach
  return (
    <section class="coach-state">
      {state === 'running' ? (
        <>
          <p class="thinking" role="status">
            <i /> move {done} of {record.moves.length}
          </p>
          <progress max={record.moves.length} value={done} aria-label="Moves gone through" />
          <button type="button" class="button" onClick={() => coach.stop()}>
            Stop
          </button>
        </>
      ) : (
        <p>
          {state === 'stopped' ? `Stopped at move ${done}. ` : ''}
          {counted(findings.length, 'decision')}, {games} games looked at.
        </p>
      )}
      <p class="small">
        Each decision is judged by what was known then: never by what was hidden, or came later by
        chance. Asked again it finds the same.
      </p>
      {state !== 'running' && !isLong && (
        <button type="button" class="button" onClick={() => coach.open(record, seat, true)}>
          Look longer
        </button>
      )}
    </section>
  )
}

const MOST_LINES = 4
const MOST_EXPECTED = 8

/** What was asked and done at a point, and what would have been better. */
interface PointWords {
  readonly asked: string
  readonly made: string
  readonly better: string
}

/** In the words of the game's questions where it has them; else in those of its rules. */
function wordsOf(
  { rules: { game, words } }: GamePage,
  { record, seat }: ReviewState,
  states: readonly State[],
  { finding: { number, count, question, judgement } }: TurningPoint,
): PointWords {
  const { made, best } = judgement
  const state = states[number]
  if (words === undefined || state === undefined)
    return {
      asked: sentence(question),
      made: made.told.join(' '),
      better: best?.told.join(' ') ?? '',
    }
  const observation = game.observe(state, seat)
  const done = (moves: readonly Move[]): string =>
    sentence(words.done(observation, moves).join('; '))
  return {
    asked: words.asked(observation),
    made: done(record.moves.slice(number, number + count)),
    better: best === null ? '' : done(best.moves),
  }
}

function Point({
  point,
  words,
  on,
  pick,
}: {
  point: TurningPoint
  words: PointWords
  on: boolean
  pick: () => void
}) {
  const { sort, number, before, after, finding } = point
  const { made, best } = finding.judgement
  return (
    <>
      <button type="button" class={`point ${sort}`} aria-expanded={on} onClick={pick}>
        <b>
          {percent(before)} → {percent(after)}
        </b>
        <span>
          {sort === 'mistake' ? 'Given away' : after > before ? 'It went well' : 'It went badly'}
          <small>{sort === 'mistake' ? `move ${number}` : `before move ${number}`}</small>
        </span>
      </button>
      {on && sort === 'mistake' && (
        <dl>
          <dt>Asked</dt>
          <dd>{words.asked}</dd>
          <dt>Made</dt>
          <dd>{words.made}</dd>
          <dt>Better</dt>
          <dd>{words.better}</dd>
          <Then title="So it may go on" lines={made.expected} />
          <Then title="Or so, after the better" lines={best?.expected ?? NOTHING} />
        </dl>
      )}
      {on && sort === 'turn' && (
        <ul class="lines">
          {finding.before.slice(-MOST_LINES).map((line) => (
            <li>{line}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Then({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <dt>{title}</dt>
      <dd>{lines.slice(0, MOST_EXPECTED).join(' ')}</dd>
    </>
  )
}

function sentence(text: string): string {
  return /[.?)]$/.test(text) ? capital(text) : `${capital(text)}.`
}

function percent(chance = 0): string {
  return `${Math.round(chance * 100)} %`
}
