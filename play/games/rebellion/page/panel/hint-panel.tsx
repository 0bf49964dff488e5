import { capital } from '../../../../../engine/english.js'
import { stepName, topFrame } from '../../../../../engine/rebellion/course/steps.js'
import type { State } from '../../../../../engine/state.js'
import type { HintPlan, HintState } from '../../../../page/advice.js'
import { PlansPanel } from '../../../../page/panel/plan-list.js'
import { areComparable, leadPercent } from '../../../../shell/plan-order.js'
import { gainsOver } from '../../plans/gains.js'
import { planWords } from '../../plans/plan-words.js'
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
  const asked = askedIn(store.observation, store.draft)
  const partner = computerPartner(store)
  const isJudged = hint.plans.some(({ value }) => Number.isFinite(value))
  return (
    <PlansPanel
      store={store}
      hint={hint}
      title={partner === '' ? 'Hint' : `Your ${partner} would`}
      looked={isJudged ? 'games looked at' : 'battles tried'}
      knowing={partner === '' ? 'you know' : 'he knows'}
      unsearched={`The computer does not look ahead here, it has a rule of thumb. ${thumbWords(asked, store.kind, picture.reader)}`}
      besides={store.hasDraft ? 'What you have drafted stays.' : ''}
      words={({ moves }) => planWords(moves, asked)}
      reason={(plans, shown) => reasonWords(plans, shown, picture.reader)}
      alwaysLonger={partner !== ''}
      play={({ moves }) => (moves.length === 1 ? 'Play it' : 'Play all')}
    />
  )
}

/** Why it is so, where the computer does not look ahead. */
function thumbWords(asked: State, kind: string, reader: number): string {
  return ruleOfThumb(stepName(asked, topFrame(asked)), kind, reader)
}

/** What the plan gains over the next best, or what the best gains over it. */
function reasonWords(plans: readonly HintPlan[], shown: number, reader: number): string {
  const best = plans[0]
  const other = plans[Math.max(1, shown)]
  if (best === undefined || other === undefined || !Number.isFinite(best.value)) return ''
  if (!areComparable(best, other))
    return `${shown === 0 ? 'The next was' : 'It was'} tried too seldom to compare.`
  const gains = gainsOver(best, other, reader)
  const by = leadPercent(best, other)
  const lead =
    by <= 0 && shown === 0
      ? `Looked at longest; the ${best.value < other.value ? 'others are' : 'next is'} as good, within the error.`
      : by <= 0
        ? 'As good as the first, within the error.'
        : `Wins ${by} % ${shown === 0 ? 'more often than the next' : 'less often than the first'}.`
  if (gains.length === 0) return lead
  return `${lead} ${shown > 0 ? 'With the first: ' : ''}${capital(gains.join('; '))}.`
}
