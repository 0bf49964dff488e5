import { useEffect, useRef } from 'preact/hooks'
import { isTask, type Lesson, type Tutorial } from '../../shell/lesson/lesson.js'
import { LessonRun } from '../../shell/lesson/lesson-run.js'
import { Icon } from '../icon.js'
import type { Store } from '../store.js'

/** The step of the lesson that is due; it stands above the question. */
export function LessonCard({ store, run }: { store: Store; run: LessonRun }) {
  const { lesson, step } = run
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
    card.current?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true })
  }, [lesson.id, step, run.isLost, store.telling.isBusy])
  return (
    <section class="lesson-card" aria-label="Lesson" ref={card}>
      <h2>
        <span>Lesson {run.number + 1}</span> <b>{lesson.title}</b>
        <small>
          {Math.min(step + 1, lesson.steps.length)} of {lesson.steps.length}
        </small>
        <button
          type="button"
          class="close"
          aria-label="Leave the lesson"
          onClick={() => store.games.leave()}
        >
          <Icon id="icon-cross" size={12} />
        </button>
      </h2>
      <div aria-live="polite">
        <StepText store={store} run={run} />
      </div>
    </section>
  )
}

function StepText({ store, run }: { store: Store; run: LessonRun }) {
  const { current, remark } = run
  if (current === null) return <Done store={store} run={run} />
  if (run.isLost)
    return (
      <>
        <p>The game has ended another way than this lesson wants.</p>
        <div class="row">
          <Again store={store} run={run} primary />
        </div>
      </>
    )
  if (!isTask(current))
    return (
      <>
        <p>{current.say}</p>
        {/* What is being told has a button of its own, and comes first */}
        {!store.telling.isBusy && (
          <div class="row">
            <SkipButton store={store} run={run} />
            <button type="button" class="button primary" onClick={() => store.readOn()}>
              Next
            </button>
          </div>
        )}
      </>
    )
  return (
    <>
      <p class="do">{current.say}</p>
      {remark === null ? (
        <p class="why">{current.why}</p>
      ) : (
        <p class="note warn" role="alert">
          <Icon id="icon-why" size={13} /> {remark}
        </p>
      )}
      <div class="row">
        <SkipButton store={store} run={run} />
        <button
          type="button"
          class="button ghost"
          disabled={!store.isAsked}
          onClick={() => store.make(run.demonstration())}
        >
          Show me
        </button>
      </div>
    </>
  )
}

function Done({ store, run }: { store: Store; run: LessonRun }) {
  const { following, tutorial } = run
  return (
    <>
      <p class="do">
        <Icon id="icon-check" size={13} />{' '}
        {following === null ? 'That was the last lesson.' : 'Lesson done.'}
      </p>
      <div class="row">
        <Again store={store} run={run} />
        {following === null ? (
          <button type="button" class="button primary" onClick={() => store.games.leave()}>
            Play a game
          </button>
        ) : (
          <button
            type="button"
            class="button primary"
            onClick={() => beginLesson(store, tutorial, following)}
          >
            Next: {following.title}
          </button>
        )}
      </div>
    </>
  )
}

function Again({
  store,
  run,
  primary = false,
}: {
  store: Store
  run: LessonRun
  primary?: boolean
}) {
  return (
    <button
      type="button"
      class={`button ${primary ? 'primary' : 'ghost'}`}
      onClick={() => beginLesson(store, run.tutorial, run.lesson)}
    >
      Again
    </button>
  )
}

/** Goes to the next lesson without this one. */
function SkipButton({ store, run }: { store: Store; run: LessonRun }) {
  const { following } = run
  return (
    <button
      type="button"
      class="button ghost"
      onClick={() =>
        following === null ? store.games.leave() : beginLesson(store, run.tutorial, following)
      }
    >
      Skip lesson
    </button>
  )
}

function beginLesson(store: Store, tutorial: Tutorial, lesson: Lesson): void {
  store.games.learn(new LessonRun(store.rules.game, tutorial, lesson))
}
