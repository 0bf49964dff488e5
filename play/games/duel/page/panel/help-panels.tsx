import type { AccountedCandidate } from '../../../../../agents/agent.js'
import { duel } from '../../../../../engine/duel/index.js'
import { DuelView } from '../../../../../engine/duel/knowledge/view.js'
import { PASS, PLAY, READY, SWAP, USE, verbOf } from '../../../../../engine/duel/state/moves.js'
import { capital } from '../../../../../engine/english.js'
import { MOST_MOVES, type Move } from '../../../../../engine/game.js'
import type { State } from '../../../../../engine/state.js'
import type { HintPlan, HintState } from '../../../../page/advice.js'
import { Panel } from '../../../../page/panel/panel.js'
import { Chance, comparedWords, PlansPanel } from '../../../../page/panel/plan-list.js'
import type { Why } from '../../../../page/whys.js'
import { effectOf, rangesOf, totalsAfter } from '../../decision/effect.js'
import { standingOf } from '../../table/standing.js'
import { actWords } from '../../words/act-words.js'
import { unsearchedWords } from '../../words/help.js'
import { eventName, percent } from '../../words/names.js'
import type { DuelStore } from '../store.js'

/** Panels that take the place of the question: what the computer would do here, and why it did what it did. */

export function HintPanel({ store, hint }: { store: DuelStore; hint: HintState }) {
  return (
    <PlansPanel
      store={store}
      hint={hint}
      unsearched={unsearchedWords(store.kind)}
      words={(plan) => [hintWords(store, plan)]}
      reason={(plans, shown) =>
        [comparedWords(plans, shown), totalsWords(store, plans[shown])]
          .filter((words) => words !== '')
          .join(' ')
      }
    />
  )
}

function hintWords({ session, observation }: DuelStore, { moves }: HintPlan): string {
  const [first] = moves
  return session === null || first === undefined ? '' : actWords(observation, session.viewer, first)
}

/** What a plan makes of both totals. */
function totalsWords({ table }: DuelStore, plan: HintPlan | undefined): string {
  const [move] = plan?.moves ?? []
  if (move === undefined || table.event === null || !IN_STRUGGLE.includes(verbOf(move))) return ''
  const effect = effectOf(table, table.reader, move)
  const { finals } = standingOf(table, totalsAfter(table, effect))
  const more = effect.draws > 0 ? ' and what comes' : ''
  const [least] = rangesOf(table, table.reader, [move])[table.reader === 0 ? 0 : 1]
  // It is no end: what looks lost on the scale may be the best
  const isOver = least > table.event.objective
  const over = isOver
    ? ` Over ${table.event.objective} only for now: cards exhausted later count less.`
    : ''
  return `You ${finals[table.reader === 0 ? 0 : 1]}${more}, they ${finals[table.reader === 0 ? 1 : 0]}.${over}`
}

/** Acts of a turn: everybody may see them. */
const IN_STRUGGLE: readonly number[] = [PLAY, PASS, READY, USE, SWAP]

const SHOWN = 4

export function WhyPanel({ store }: { store: DuelStore }) {
  const { session } = store
  const why = store.whys.last
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
          ? `${capital(why.account.reason)}.`
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
