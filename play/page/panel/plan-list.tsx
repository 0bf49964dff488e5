import { areComparable, errorPercent, leadPercent } from '../../shell/plan-order.js'
import { askHint, type HintPlan, type HintState, showPlan } from '../advice.js'
import { chancePercent } from '../chance-words.js'
import type { Store } from '../store.js'
import { ConfirmButton } from './confirm-button.js'
import { Panel } from './panel.js'

/** What a game says of its plans. */
export interface PlanTelling {
  /** A plan in lines, and what is said of the one that is drawn. */
  readonly words: (plan: HintPlan) => readonly string[]
  readonly reason: (plans: readonly HintPlan[], shown: number) => string
  /** How it was found where no games were looked at. */
  readonly unsearched?: string
  /** What was looked at, and by whose knowledge. */
  readonly looked?: string
  readonly knowing?: string
  readonly title?: string
  /** Said below how it was found. */
  readonly besides?: string
  /** It may look longer also where no games were looked at. */
  readonly alwaysLonger?: boolean
  /** The marked button. */
  readonly play?: (plan: HintPlan) => string
}

/** The hint in the place of the question: plans of the search with their chances, one of them drawn; playing it. */
export function PlansPanel({
  store,
  hint,
  words,
  reason,
  unsearched = 'By rules of thumb.',
  looked = 'games looked at',
  knowing = 'you know',
  title = 'Hint',
  besides = '',
  alwaysLonger = false,
  play = () => 'Play it',
}: PlanTelling & { store: Store & { playPlan(plan: HintPlan): void }; hint: HintState }) {
  const { plans, shown, thinking, games } = hint
  const plan = plans[shown]
  const said = reason(plans, shown)
  return (
    <Panel title={title} store={store}>
      {thinking ? (
        <p class="thinking">
          <i /> looking ahead, knowing only what {knowing}
        </p>
      ) : (
        <p>
          {games > 0 ? `${games} ${looked}, knowing only what ${knowing}.` : unsearched} {besides}
        </p>
      )}
      <ol class="candidates plans">
        {plans.map((one, i) => (
          <li key={one.moves.join()}>
            <button
              type="button"
              class="option"
              aria-pressed={i === shown}
              onClick={() => showPlan(store, i)}
            >
              <span class="key">{i + 1}</span>
              <span class="plan">
                {words(one).map((line) => (
                  <b class="plan-line">{line}</b>
                ))}
              </span>
              <Chance value={one.value} error={one.error} />
            </button>
            {i === shown && said !== '' && <p class="reason">{said}</p>}
          </li>
        ))}
      </ol>
      {plan !== undefined && (
        <div class="row">
          {(games > 0 || alwaysLonger) && (
            <button type="button" class="button" onClick={() => void askHint(store, true)}>
              Longer
            </button>
          )}
          <ConfirmButton onConfirm={() => store.playPlan(plan)}>{play(plan)}</ConfirmButton>
        </div>
      )}
    </Panel>
  )
}

/** A chance to win with its error; nothing where nothing was looked at. */
export function Chance({ value, error }: { value: number; error: number }) {
  if (!Number.isFinite(value)) return null
  return (
    <span class="chance">
      {chancePercent(value)}
      {Number.isFinite(error) && <small> ± {errorPercent(error)}</small>}
    </span>
  )
}

/** How a plan compares with the next best. */
export function comparedWords(plans: readonly HintPlan[], shown: number): string {
  const best = plans[0]
  const other = plans[shown === 0 ? 1 : shown]
  if (best === undefined || other === undefined) return ''
  if (!areComparable(best, other)) return ''
  const by = leadPercent(best, other)
  if (by <= 0) return 'As good, within the error.'
  return `Wins ${by} % ${shown === 0 ? 'more than the next best' : 'less than the first'}.`
}
