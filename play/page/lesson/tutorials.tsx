import { useState } from 'preact/hooks'
import type { TutorialOutline } from '../../shell/lesson/lesson.js'
import { nextLesson } from '../../shell/lesson/progress.js'
import { Icon } from '../icon.js'
import type { Store } from '../store.js'
import { continueTutorial, openLesson } from './lessons.js'
import { readProgress } from './progress.js'

/** The tutorials on the start screen: what they teach, how far one is, and each lesson by itself. */
export function Tutorials({ store }: { store: Store }) {
  const { tutorials } = store.rules
  const [open, setOpen] = useState<number | null>(null)
  if (tutorials.length === 0) return null
  return (
    <section class="tutorials" aria-label="Tutorial">
      <h2>Tutorial</h2>
      {tutorials.map((tutorial, i) => (
        <TutorialCard
          store={store}
          tutorial={tutorial}
          open={open === i}
          flip={() => setOpen(open === i ? null : i)}
        />
      ))}
    </section>
  )
}

function TutorialCard({
  store,
  tutorial,
  open,
  flip,
}: {
  store: Store
  tutorial: TutorialOutline
  open: boolean
  flip: () => void
}) {
  const progress = readProgress()
  const { done, at } = progress
  const { title, about, minutes, lessons } = tutorial
  const count = lessons.filter(({ id }) => done.includes(id)).length
  const isBegun = count > 0 || lessons.some(({ id }) => id === at?.lesson)
  const isOver = nextLesson(tutorial, progress) === undefined
  return (
    <div class="tutorial">
      <b>{title}</b>
      <p>
        {about} {count === 0 ? `About ${minutes} minutes.` : `${count} of ${lessons.length} done.`}
      </p>
      <div class="row">
        <button
          type="button"
          class="button outline"
          onClick={() => void continueTutorial(store, tutorial)}
        >
          {isOver ? 'Once more' : isBegun ? 'Go on' : 'Begin'}
        </button>
        <button type="button" class="link" aria-expanded={open} onClick={flip}>
          {lessons.length} lessons
        </button>
      </div>
      {open && (
        <ol>
          {lessons.map((lesson) => (
            <li>
              <button type="button" class="link" onClick={() => void openLesson(store, lesson.id)}>
                {lesson.title}
              </button>
              {done.includes(lesson.id) && (
                <>
                  {' '}
                  <Icon id="icon-check" size={11} />
                  <span class="hidden"> done</span>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
