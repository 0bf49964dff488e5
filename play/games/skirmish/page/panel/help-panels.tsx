import { capital } from '../../../../../engine/english.js'
import type { Move } from '../../../../../engine/game.js'
import {
  DECLARE,
  SECOND_SHOT,
  SHOW_PLACES,
} from '../../../../../engine/skirmish/course/stage-numbers.js'
import { skirmish } from '../../../../../engine/skirmish/index.js'
import { FIRE_STEP, MOVE_STEP } from '../../../../../engine/skirmish/rounds/steps.js'
import { MOVE, verbOf } from '../../../../../engine/skirmish/state/moves.js'
import type { State } from '../../../../../engine/state.js'
import type { HintState } from '../../../../page/advice.js'
import { Panel } from '../../../../page/panel/panel.js'
import { Chance, comparedWords, PlansPanel } from '../../../../page/panel/plan-list.js'
import { shotsOf } from '../../decision/sight.js'
import { Trial } from '../../decision/trial.js'
import { viewOf } from '../../table/view.js'
import { percent, targetLabel } from '../../words/names.js'
import { planWords, typedWords } from '../../words/plan-words.js'
import type { SkirmishStore } from '../store.js'

/** Panels that take the place of the question: what the computer would do here, and why it did what it did. */

export function HintPanel({ store, hint }: { store: SkirmishStore; hint: HintState }) {
  const observation = store.stillOpen.observation
  return (
    <PlansPanel
      store={store}
      hint={hint}
      words={({ moves }) => [planWords(store.hintStart, moves, store.kind)]}
      reason={(plans, shown) =>
        [
          comparedWords(plans, shown),
          sightWords(store.hintStart, plans[shown]?.moves ?? [], observation),
        ]
          .filter((words) => words !== '')
          .join(' ')
      }
    />
  )
}

/** Whom the unit would see at the end of a plan. */
function sightWords(start: State, moves: readonly Move[], observation: State): string {
  if (viewOf(observation).step !== MOVE_STEP || moves.length < 2) return ''
  const trial = Trial.of(start, moves)
  const first = Trial.of(start, moves.slice(0, 1))
  const slot = first.slot
  if (slot < 0) return ''
  const [best] = shotsOf(trial.state, slot)
  if (best === undefined) return 'It would see nobody.'
  return `It would see ${targetLabel(trial.state, best.target)}: hits ${percent(best.hit)}, destroys ${percent(best.kill)}.`
}

const SHOWN = 4
/** As the search says that it took what was worth most. */
const LARGEST = 'largest value'

/** Orders that are sealed, and what comes of the turn, are nobody's business before they are shown. */
function isSecretChoice(s: State): boolean {
  const { stage } = viewOf(s)
  return stage <= SHOW_PLACES || stage === DECLARE || stage === SECOND_SHOT
}

export function WhyPanel({ store }: { store: SkirmishStore }) {
  const { session } = store
  const why = store.whys.last
  if (why === null || session === null)
    return (
      <Panel title="Why did they?" store={store}>
        <p>Nothing yet: their last decision was made by habit, or there was none.</p>
      </Panel>
    )
  const { observation, account, move } = why
  const isShown =
    session.isOver || !isSecretChoice(observation) || viewOf(session.observation).step !== FIRE_STEP
  const isOpen = session.isOver || (isShown && !isSecretChoice(observation))
  const kind = skirmish.kinds[skirmish.kind(observation)] ?? ''
  const names = store.rules.seatNames(session.options)
  const who = capital(names[viewOf(observation).actor] ?? '')
  return (
    <Panel title="Why did they?" store={store}>
      <p class="meant">
        {who}
        {isOpen
          ? `${verbOf(move) === MOVE ? ' moves' : ':'} ${planWords(observation, [move], kind)}.`
          : ' chose something secret.'}
      </p>
      {!isOpen && <p>What they considered is told when it is shown, or after the game.</p>}
      {isOpen && (
        <>
          <ol class="candidates">
            {account.candidates.slice(0, SHOWN).map((one, i) => (
              <li key={one.move}>
                <span class="key">{i + 1}</span>
                <b>{capital(typedWords(observation, one.text, kind))}</b>
                <Chance value={one.value} error={one.error} />
              </li>
            ))}
          </ol>
          <p>
            {account.iterations > 0 && `${account.iterations} games looked at. `}
            {account.reason === LARGEST
              ? 'The first one came out best.'
              : `${capital(account.reason)}.`}
          </p>
        </>
      )}
    </Panel>
  )
}
