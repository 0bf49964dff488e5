import { useRef } from 'preact/hooks'
import { lossOf } from '../../shell/coach/turning-points.js'
import { useTop } from '../panel/use-top.js'
import type { Store } from '../store.js'
import { MOST_WAIT_MS, type Weighing } from './coach.js'

/** Stands where the question is while an act is looked at, and where it gives much away. */
export function WeighingPanel({ store, weighing }: { store: Store; weighing: Weighing }) {
  const { coach } = store
  const { judgement } = weighing
  const heading = useRef<HTMLHeadingElement>(null)
  useTop(heading, judgement === null ? 'looks' : 'warns')
  if (judgement === null)
    return (
      <section class="prompt waiting" aria-label="The coach looks at it">
        <h2 ref={heading} tabIndex={-1}>
          The coach looks at it
        </h2>
        <p class="thinking">
          <i /> {MOST_WAIT_MS / 1000} s at most, knowing only what you know
        </p>
        <div class="row">
          <button type="button" class="button" onClick={() => coach.playAnyway()}>
            Play now
          </button>
        </div>
      </section>
    )
  const { made, best } = judgement
  const { observation } = store
  const better =
    store.rules.words?.done(observation, best?.moves ?? []).join('; ') ?? best?.told.join(' ')
  return (
    <section class="prompt warning" role="alert" aria-label="A warning">
      <h2 ref={heading} tabIndex={-1}>
        This gives away about {Math.round(lossOf(judgement) * 100)} %
      </h2>
      <p>
        From {percent(best?.chance)} to {percent(made.chance)}, as far as the search can tell from
        what you know. Better: {better}
      </p>
      <div class="row">
        <button type="button" class="button" onClick={() => coach.playAnyway()}>
          Play it anyway
        </button>
        <button type="button" class="button primary" onClick={() => coach.thinkAgain()}>
          Think again
        </button>
      </div>
    </section>
  )
}

function percent(chance = 0): string {
  return `${Math.round(chance * 100)} %`
}
