import type { Account, AccountedCandidate } from '../../../../../agents/agent.js'
import { capital, counted } from '../../../../../engine/english.js'
import { SYSTEMS } from '../../../../../engine/rebellion/data/systems.js'
import {
  ACTIVATE,
  ADD_LEADER,
  OPPOSE,
  PASS,
  RETREAT,
  REVEAL,
  verbOf,
} from '../../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../../engine/state.js'
import { Panel } from '../../../../page/panel/panel.js'
import { leadPercent } from '../../../../shell/plan-order.js'
import { candidateWords } from '../../plans/candidate-words.js'
import { thingOf } from '../../things.js'
import { percent, placeName } from '../../words/names.js'
import type { Picture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'
import { computerPartner, partnerSeat } from '../team/roles.js'

/** Panels that take the place of the question: why they did so, and the odds of the base. */

const SHOWN = 4

function Candidates({ account, observation }: { account: Account; observation: State }) {
  const sorted = [...account.candidates].sort((a, b) => (b.value || 0) - (a.value || 0))
  const best = sorted[0]
  const hasChances = sorted.some(({ value }) => Number.isFinite(value))
  return (
    <>
      {hasChances && <p>Their chance to win, by what they could do, best first:</p>}
      <ol class="candidates">
        {sorted.slice(0, SHOWN).map((one, i) => (
          <li>
            <span class="key">{i + 1}</span>
            <b>{candidateWords(one.text, observation)}</b>
            {Number.isFinite(one.value) && (
              <span class="chance">
                {Math.round(one.value * 100)}%
                {Number.isFinite(one.error) && (
                  <small> ± {Math.max(1, Math.round(one.error * 100))}</small>
                )}
              </span>
            )}
            {i > 0 && isAsGood(best, one) && (
              <small class="equal">as good as the first, within the error</small>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Where both have chances. */
function isAsGood(best: AccountedCandidate | undefined, one: AccountedCandidate): boolean {
  return best !== undefined && Number.isFinite(one.value) && leadPercent(best, one) <= 0
}

/** What everybody may see of a choice while the game goes on; cards and the base stay theirs, but for a mission that was revealed. */
const OPEN_VERBS: readonly number[] = [ACTIVATE, PASS, OPPOSE, ADD_LEADER, RETREAT]

/** What the computer beside one chose last, and why: a team has no secrets. */
function PartnersWhy({ store }: { store: RebellionStore }) {
  const name = computerPartner(store)
  const { session, rules } = store
  if (name === '' || session === null || rules.partnersHide?.(session.options) === true) return null
  const why = store.whys.of(partnerSeat(store))
  return (
    <>
      <p>
        <b>Your {name}</b>
        {why === null && ' has decided nothing yet but by habit.'}
      </p>
      {why !== null && <Candidates account={why.account} observation={why.observation} />}
      {why !== null && <p>{why.account.reason}</p>}
    </>
  )
}

export function WhyPanel({ store }: { store: RebellionStore }) {
  const { session } = store
  const why = store.whys.last
  const isOver = session?.isOver === true
  if (why === null)
    return (
      <Panel title="Why did they?" store={store}>
        <PartnersWhy store={store} />
        <p>Nothing yet: their last decision was made by habit, or there was none.</p>
      </Panel>
    )
  if (why.player === partnerSeat(store) && computerPartner(store) !== '')
    return (
      <Panel title="Why did they?" store={store}>
        <PartnersWhy store={store} />
      </Panel>
    )
  const open = why.account.candidates.filter(
    ({ move }) =>
      isOver || OPEN_VERBS.includes(verbOf(move)) || (move === why.move && verbOf(move) === REVEAL),
  )
  return (
    <Panel title="Why did they?" store={store}>
      <PartnersWhy store={store} />
      {open.length > 0 ? (
        <Candidates account={{ ...why.account, candidates: open }} observation={why.observation} />
      ) : (
        <p>They chose among things that you may not know yet.</p>
      )}
      <p>
        {why.account.iterations > 0 && `${why.account.iterations} games looked at. `}
        {isOver
          ? why.account.reason
          : 'Their secrets stay theirs while the game runs; the full account opens at its end.'}
      </p>
      {isOver && why.account.belief.length > 0 && (
        <p>
          They believed the base to be on{' '}
          {why.account.belief
            .slice(0, 3)
            .map(
              ({ what, chance }) => `${thingOf(what)?.name ?? capital(what)} (${percent(chance)})`,
            )
            .join(', ')}
          .
        </p>
      )}
    </Panel>
  )
}

/** Chances that differ by less than this say nothing. */
const ALIKE = 0.005

export function OddsPanel({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const sorted = [...(store.odds ?? [])].sort((a, b) => b[1] - a[1])
  const most = sorted[0]?.[1] ?? 1
  const isAlike = most - (sorted.at(-1)?.[1] ?? most) < ALIKE
  const isRebel = picture.reader === 0
  return (
    <Panel title={isRebel ? 'What the Empire can know' : 'Where is the base?'} store={store}>
      <p>
        The base may be in {sorted.length} of {counted(SYSTEMS.length, 'system')}.{' '}
        {isRebel
          ? 'Probe cards in the Imperial hand may have ruled out more.'
          : isAlike
            ? 'Nothing that you know makes one of them likelier.'
            : 'Discs grow with the chance that the computer gives them, from what you know.'}
      </p>
      <ul class={`odds-list ${isAlike ? 'alike' : ''}`}>
        {sorted.map(([place, chance]) => (
          <li>
            <b>{placeName(place)}</b>
            {!isAlike && <i style={`--w:${(chance / most) * 100}%`} />}
            {!isAlike && <span>{percent(chance)}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
