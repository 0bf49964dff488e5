import type { AccountedCandidate } from '../../../../../agents/agent.js'
import { duel } from '../../../../../engine/duel/index.js'
import { DuelView } from '../../../../../engine/duel/knowledge/view.js'
import { PASS, PLAY, READY, SWAP, USE, verbOf } from '../../../../../engine/duel/state/moves.js'
import { MOST_MOVES, type Move } from '../../../../../engine/game.js'
import type { State } from '../../../../../engine/state.js'
import type { Why } from '../../../../page/advice.js'
import { askHint, type HintPlan, type HintState, showPlan } from '../../../../page/advice.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { Panel } from '../../../../page/panel/panel.js'
import { effectOf, totalsAfter } from '../../decision/effect.js'
import { standingOf } from '../../table/standing.js'
import { actWords } from '../../words/act-words.js'
import { unsearchedWords } from '../../words/help.js'
import { eventName, percent } from '../../words/names.js'
import type { DuelStore } from '../store.js'

/** Panels that take the place of the question: what the computer would do here, and why it did what it did. */

export function HintPanel({ store, hint }: { store: DuelStore; hint: HintState }) {
  const { plans, shown, thinking, games } = hint
  const plan = plans[shown]
  return (
    <Panel title="Hint" store={store}>
      {thinking ? (
        <p class="thinking">
          <i /> looking ahead, knowing only what you know
        </p>
      ) : (
        <p>
          {games > 0
            ? `${games} games looked at, knowing only what you know.`
            : unsearchedWords(store.kind)}
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
                <b class="plan-line">{hintWords(store, one)}</b>
              </span>
              <Chance value={one.value} error={one.error} />
            </button>
            {i === shown && <p class="reason">{reasonOf(store, plans, i)}</p>}
          </li>
        ))}
      </ol>
      {plan !== undefined && (
        <div class="row">
          {games > 0 && (
            <button type="button" class="button" onClick={() => void askHint(store, true)}>
              Longer
            </button>
          )}
          <ConfirmButton onConfirm={() => store.playPlan(plan)}>Play it</ConfirmButton>
        </div>
      )}
    </Panel>
  )
}

function hintWords({ session, observation }: DuelStore, { moves }: HintPlan): string {
  const [first] = moves
  return session === null || first === undefined ? '' : actWords(observation, session.viewer, first)
}

function Chance({ value, error }: { value: number; error: number }) {
  if (!Number.isFinite(value)) return null
  return (
    <span class="chance">
      {percent(value)}
      {Number.isFinite(error) && <small> ± {Math.max(1, Math.round(error * 100))}</small>}
    </span>
  )
}

/** How it compares with the next best, and what it makes of both totals. */
function reasonOf({ table }: DuelStore, plans: readonly HintPlan[], shown: number): string {
  const best = plans[0]
  const other = plans[shown === 0 ? 1 : shown]
  const [move] = plans[shown]?.moves ?? []
  const words: string[] = []
  if (best !== undefined && other !== undefined && Number.isFinite(best.value)) {
    const isWithin = best.value - other.value <= (best.error || 0) + (other.error || 0)
    // The difference of the figures as they are shown
    const by = Math.round(best.value * 100) - Math.round(other.value * 100)
    words.push(
      isWithin || by <= 0
        ? 'As good, within the error.'
        : `Wins ${by} % ${shown === 0 ? 'more than the next best' : 'less than the first'}.`,
    )
  }
  if (move !== undefined && table.event !== null && IN_STRUGGLE.includes(verbOf(move))) {
    const effect = effectOf(table, table.reader, move)
    const { finals } = standingOf(table, totalsAfter(table, effect))
    const more = effect.draws > 0 ? ' and what comes' : ''
    words.push(
      `You ${finals[table.reader === 0 ? 0 : 1]}${more}, they ${finals[table.reader === 0 ? 1 : 0]}.`,
    )
  }
  return words.join(' ')
}

/** Acts of a turn: everybody may see them. */
const IN_STRUGGLE: readonly number[] = [PLAY, PASS, READY, USE, SWAP]

const SHOWN = 4

export function WhyPanel({ store }: { store: DuelStore }) {
  const { why, session } = store
  const isOver = session?.isOver === true
  if (why === null || session === null)
    return (
      <Panel title="Why did they?" store={store}>
        <p>Nothing yet: their last decision was made by habit, or there was none.</p>
      </Panel>
    )
  const open = why.account.candidates.filter(
    (one) => isOver || IN_STRUGGLE.includes(verbOf(one.move)),
  )
  return (
    <Panel title="Why did they?" store={store}>
      <p class="meant">{meantWords(why, session.viewer, isOver)}</p>
      {open.length === 0 && <p>They chose among things that you may not know yet.</p>}
      <ol class="candidates">
        {open.slice(0, SHOWN).map((one, i) => (
          <li key={one.move}>
            <span class="key">{i + 1}</span>
            <b>{candidateWords(why.observation, 1 - session.viewer, one)}</b>
            <Chance value={one.value} error={one.error} />
          </li>
        ))}
      </ol>
      <p>
        {why.account.iterations > 0 && `${why.account.iterations} games looked at. `}
        {isOver
          ? why.account.reason
          : 'Their strategy, reserve and cards stay theirs while the game runs.'}
      </p>
      {isOver && why.account.belief.length > 0 && (
        <p>
          They believed:{' '}
          {why.account.belief
            .slice(0, SHOWN)
            .map(({ what, chance }) => `${what} (${percent(chance)})`)
            .join(', ')}
          .
        </p>
      )}
    </Panel>
  )
}

/** Which decision it was: what was done where everybody saw it, else when. */
function meantWords({ observation, move }: Why, viewer: number, isOver: boolean): string {
  const { round, event } = new DuelView(1 - viewer).bind(observation)
  const when = round === 0 ? 'Set-up' : `Round ${round}${event < 0 ? '' : `, ${eventName(event)}`}`
  const isShown = isOver || IN_STRUGGLE.includes(verbOf(move))
  return isShown ? `${when}: ${actWords(observation, 1 - viewer, move)}.` : `${when}.`
}

const LIST = new Int32Array(MOST_MOVES)

function candidateWords(observation: State, side: number, one: AccountedCandidate): string {
  const legal: readonly Move[] = Array.from(LIST.subarray(0, duel.moves(observation, LIST)))
  return legal.includes(one.move) ? actWords(observation, side, one.move) : one.text
}
