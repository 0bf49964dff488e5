import { capital } from '../../../../../engine/english.js'
import { stepName, topFrame } from '../../../../../engine/rebellion/course/steps.js'
import type { State } from '../../../../../engine/state.js'
import { askHint, type HintPlan, type HintState, showPlan } from '../../../../page/advice.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { Panel } from '../../../../page/panel/panel.js'
import { areComparable } from '../../../../shell/plan-order.js'
import { gainsOver } from '../../plans/gains.js'
import { planWords } from '../../plans/plan-words.js'
import { percent } from '../../words/names.js'
import { askedIn } from '../choice/draft.js'
import type { Picture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'
import { computerPartner } from '../team/roles.js'
import { ruleOfThumb } from '../words/thumb-words.js'

/** What the computer would do here: whole plans, the one looked at drawn on the board, and what it gains. */
export function HintPanel({
  store,
  hint,
  picture,
}: {
  store: RebellionStore
  hint: HintState
  picture: Picture
}) {
  const { plans, shown, thinking, games } = hint
  const plan = plans[shown]
  const asked = askedIn(store.observation, store.draft)
  const partner = computerPartner(store)
  return (
    <Panel title={partner === '' ? 'Hint' : `Your ${partner} would`} store={store}>
      {thinking && (
        <p class="thinking">
          <i /> looking ahead, knowing only what {partner === '' ? 'you know' : 'he knows'}
        </p>
      )}
      {!thinking && (
        <p>
          {games > 0
            ? `${games} ${plans.some(({ value }) => Number.isFinite(value)) ? 'games looked at' : 'battles tried'}, knowing only what ${partner === '' ? 'you know' : 'he knows'}.`
            : `The computer does not look ahead here, it has a rule of thumb. ${thumbWords(asked, store.kind, picture.reader)}`}
          {store.hasDraft && ' What you have drafted stays.'}
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
                {planWords(one.moves, asked).map((line) => (
                  <b class="plan-line">{line}</b>
                ))}
              </span>
              <Chance plan={one} />
            </button>
            {i === shown && <Reason plans={plans} shown={shown} reader={picture.reader} />}
          </li>
        ))}
      </ol>
      {plan !== undefined && (
        <div class="row">
          {(games > 0 || partner !== '') && (
            <button type="button" class="button" onClick={() => void askHint(store, true)}>
              Longer
            </button>
          )}
          <ConfirmButton onConfirm={() => store.playPlan(plan)}>
            {plan.moves.length === 1 ? 'Play it' : 'Play all'}
          </ConfirmButton>
        </div>
      )}
    </Panel>
  )
}

/** Why it is so, where the computer does not look ahead. */
function thumbWords(asked: State, kind: string, reader: number): string {
  return ruleOfThumb(stepName(asked, topFrame(asked)), kind, reader)
}

function Chance({ plan: { value, error } }: { plan: HintPlan }) {
  if (!Number.isFinite(value)) return null
  return (
    <span class="chance">
      {percent(value)}
      {Number.isFinite(error) && <small> ± {Math.max(1, Math.round(error * 100))}</small>}
    </span>
  )
}

/** What the plan gains over the next best, or what the best gains over it. */
function Reason({
  plans,
  shown,
  reader,
}: {
  plans: readonly HintPlan[]
  shown: number
  reader: number
}) {
  const best = plans[0]
  const other = plans[Math.max(1, shown)]
  if (best === undefined || other === undefined || !Number.isFinite(best.value)) return null
  if (!areComparable(best, other))
    return (
      <p class="reason">{shown === 0 ? 'The next was' : 'It was'} tried too seldom to compare.</p>
    )
  const gains = gainsOver(best, other, reader)
  const by = best.value - other.value
  const within = by <= (best.error || 0) + (other.error || 0)
  const lead =
    within && shown === 0
      ? `Looked at longest; the ${by < 0 ? 'others are' : 'next is'} as good, within the error.`
      : within
        ? 'As good as the first, within the error.'
        : `Wins ${percent(Math.abs(by))} ${shown === 0 ? 'more often than the next' : 'less often than the first'}.`
  const why = gains.length === 0 ? '' : `${capital(gains.join('; '))}.`
  return (
    <p class="reason">
      {lead} {shown > 0 && why !== '' && 'With the first: '}
      {why}
    </p>
  )
}
