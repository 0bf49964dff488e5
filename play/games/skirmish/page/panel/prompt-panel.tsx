import { useEffect, useRef } from 'preact/hooks'
import { capital } from '../../../../../engine/english.js'
import type { Move } from '../../../../../engine/game.js'
import {
  CARRY_GROUND,
  CARRY_SPACE,
  HOLD,
  KEEP,
  MOVE,
  NO_MORE,
  smallOf,
  verbOf,
} from '../../../../../engine/skirmish/state/moves.js'
import { Icon } from '../../../../page/icon.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import { ACTION_WORDS, type Answer, answerOf } from '../../decision/answers.js'
import type { Question } from '../../decision/question.js'
import { sensibleOf } from '../../decision/stakes.js'
import type { SkirmishTable } from '../../table/table.js'
import { FleetActions } from '../fleet/fleet-actions.js'
import { iconSymbol, Sign } from '../sign.js'
import type { SkirmishStore } from '../store.js'
import { OrdersPrompt } from './orders-prompt.js'
import { PlacePrompt } from './place-prompt.js'
import { WayPrompt } from './way-prompt.js'

/** The question that is asked, with its answers; it stands first in the rail and takes the focus when it changes. */
export function PromptPanel({
  store,
  table,
  question,
}: {
  store: SkirmishStore
  table: SkirmishTable
  question: Question
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const number = store.session?.moves.length ?? 0
  useEffect(() => {
    const focused = document.activeElement
    if (focused === document.body || focused === null || focused.closest('.prompt') !== null)
      heading.current?.focus({ preventScroll: true })
  }, [number, question.sort])
  return (
    <section
      class="prompt"
      aria-label="Your decision"
      data-kind={store.kind}
      data-sort={question.sort}
    >
      {store.kind === 'act' && <ActionTabs store={store} />}
      <h2 ref={heading} tabIndex={-1}>
        {question.title}
      </h2>
      {question.about !== '' && <p>{question.about}</p>}
      <Body store={store} table={table} question={question} />
    </section>
  )
}

function Body({
  store,
  table,
  question,
}: {
  store: SkirmishStore
  table: SkirmishTable
  question: Question
}) {
  switch (question.sort) {
    case 'fleet':
      return <FleetActions store={store} />
    case 'way':
      return <WayPrompt store={store} />
    case 'place':
      return <PlacePrompt store={store} />
    case 'orders':
      return <OrdersPrompt store={store} table={table} />
    default:
      return <Answers store={store} answers={question.answers} />
  }
}

/** What the unit in hand may do, and taking up another that may act. */
function ActionTabs({ store }: { store: SkirmishStore }) {
  const { session, present, pickedMove } = store
  if (session === null || present === null) return null
  const slot = pickedMove !== null ? smallOf(pickedMove) : smallOf(present.trial.moves[0] ?? 0)
  const moves = session.legal.filter((move) => verbOf(move) >= MOVE && smallOf(move) === slot)
  if (present.trial.moves.length === 0 && pickedMove === null) return null
  return (
    <fieldset class="tabs actions-of" aria-label="What it does">
      {moves.map((move) => {
        const isOn = pickedMove === null ? verbOf(move) === MOVE : move === pickedMove
        const [label = ''] = ACTION_WORDS[verbOf(move)] ?? []
        return (
          <button
            type="button"
            key={move}
            class={isOn ? 'on' : ''}
            aria-pressed={isOn}
            data-verb={verbOf(move)}
            onClick={() => store.choose(move)}
          >
            {label}
          </button>
        )
      })}
    </fieldset>
  )
}

function Answers({ store, answers }: { store: SkirmishStore; answers: readonly Answer[] }) {
  const { pickedMove, present, kind } = store
  const marked =
    pickedMove === null || present === null ? null : answerOf(present.trial.state, pickedMove, kind)
  const isRoll = pickedMove !== null && ROLLS.has(verbOf(pickedMove))
  const isRefusal = ({ move }: Answer): boolean => REFUSALS.has(verbOf(move))
  const others = answers.filter(({ move }) => verbOf(move) !== NO_MORE)
  const shown = [...others.filter((one) => !isRefusal(one)), ...others.filter(isRefusal)]
  const preset = marked === null ? presetOf(store, answers, shown) : null
  return (
    <>
      <ol class="options">
        {(kind === 'act' && marked !== null ? [marked] : shown).map((answer, i) => (
          <li key={answer.move}>
            <AnswerButton
              store={store}
              answer={answer}
              digit={isRefusal(answer) ? 0 : i < 9 ? i + 1 : null}
            />
          </li>
        ))}
      </ol>
      <div class="row">
        {isRoll && (
          <span class="final">
            <Icon id="icon-lock" size={11} /> the roll cannot be taken back
          </span>
        )}
        <UndoButton store={store} />
        {preset !== null ? (
          <ConfirmButton
            onConfirm={() => store.make([...(present?.trial.moves ?? []), preset.move])}
          >
            {preset.label}
          </ConfirmButton>
        ) : (
          <ConfirmButton disabled={pickedMove === null} onConfirm={() => store.confirm()}>
            {marked === null ? 'Choose' : capital(confirmWord(marked, kind))}
          </ConfirmButton>
        )}
      </div>
    </>
  )
}

/** What the marked button does before anything is chosen: no more, the first shot, what is sensible with a roll. */
function presetOf(
  { kind, present }: SkirmishStore,
  answers: readonly Answer[],
  shown: readonly Answer[],
): { readonly move: Move; readonly label: string } | null {
  const pass = answers.find(({ move }) => verbOf(move) === NO_MORE)
  if (pass !== undefined) return pass
  const [first] = shown
  if (kind === 'shooter' && first !== undefined) return { ...first, label: 'Fire as listed' }
  if (kind !== 'reroll' || present === null) return null
  const { state, legal } = present.trial
  const move = sensibleOf(state, legal)
  return answers.find((answer) => answer.move === move) ?? null
}

/** Letting a roll stand and holding fire: last, by the key 0. */
const REFUSALS: ReadonlySet<number> = new Set([KEEP, HOLD])
const ROLLS: ReadonlySet<number> = new Set([CARRY_GROUND, CARRY_SPACE])

function confirmWord({ label }: Answer, kind: string): string {
  if (kind === 'shooter') return 'fire'
  if (kind === 'act') return label.split(': ')[1] ?? label
  return label.length <= 18 ? label : 'do it'
}

function AnswerButton({
  store,
  answer,
  digit,
}: {
  store: SkirmishStore
  answer: Answer
  digit: number | null
}) {
  const isOn = store.pickedMove === answer.move
  const { label, detail, icon, target } = answer
  return (
    <button
      type="button"
      class={`option ${isOn ? 'on' : ''}`}
      aria-pressed={isOn}
      onClick={() => store.choose(answer.move)}
      onMouseEnter={() => store.hover(target)}
      onMouseLeave={() => store.hover(-1)}
    >
      {digit !== null && <span class="key">{digit}</span>}
      <span class="says">
        <b>
          {icon !== '' && <Sign id={iconSymbol(icon)} size={13} />} {label}
        </b>
        {detail !== '' && <span class="detail">{detail}</span>}
      </span>
    </button>
  )
}
