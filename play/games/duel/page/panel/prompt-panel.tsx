import { useEffect, useRef } from 'preact/hooks'
import { STRATEGIES } from '../../../../../engine/duel/data/strategies.js'
import { cardOfCode, sideOfCode } from '../../../../../engine/duel/facts/cards.js'
import { Icon } from '../../../../page/icon.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import { numberOf, PASS_PART, type Part, partsOf, sortOf } from '../../decision/parts.js'
import type { Choice, Group, Prompt } from '../../decision/prompt.js'
import { codeOfPart } from '../../decision/spots.js'
import { guideLine } from '../../words/guide.js'
import { cardId } from '../../words/names.js'
import type { DuelStore } from '../store.js'

/** The question that is asked, with its answers; it stands first in the rail and takes the focus when it changes. */
export function PromptPanel({ store, prompt }: { store: DuelStore; prompt: Prompt }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const number = store.session?.moves.length ?? 0
  useEffect(() => {
    const focused = document.activeElement
    if (focused === document.body || focused === null || focused.closest('.prompt') !== null)
      heading.current?.focus({ preventScroll: true })
  }, [number, store.kind, prompt.isInside])
  const wanted = wantedPart(store)
  useEffect(() => {
    if (wanted === null) return
    const answer = document.querySelector(`.prompt .option[data-part="${wanted}"]`)
    answer?.scrollIntoView({ block: 'nearest' })
  }, [number, wanted])
  const { title, about, groups, move, confirm, isFinal, caution } = prompt
  return (
    <section class="prompt" aria-label="Your decision" data-kind={store.kind}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {about !== '' && <p>{about}</p>}
      <FirstHelp store={store} />
      {store.kind === 'turn' && !prompt.isInside && <GuideLine store={store} />}
      {groups.map((group) => (
        <Answers store={store} group={group} key={group.title} />
      ))}
      {store.asking && (
        <p class="note warn" role="alert">
          <Icon id="icon-why" size={13} /> {caution} Do it all the same?
        </p>
      )}
      <div class="row">
        {isFinal !== '' && (
          <span class="final">
            <Icon id="icon-lock" size={11} /> {isFinal}
          </span>
        )}
        {store.kind === 'characters' && move === null && (
          <button type="button" class="button ghost" onClick={() => void store.suggest()}>
            Suggest
          </button>
        )}
        <UndoButton store={store} />
        {store.kind === 'turn' && !prompt.isInside && (
          <button
            type="button"
            class="button pass-now"
            aria-pressed={store.markedParts.includes(PASS_PART)}
            onClick={() => store.choose(PASS_PART)}
          >
            Pass
          </button>
        )}
        <ConfirmButton disabled={move === null} onConfirm={() => store.confirm()}>
          {store.asking ? `${confirm} all the same` : confirm}
        </ConfirmButton>
      </div>
    </section>
  )
}

/** What a lesson asks to be chosen next: it has to be in sight. */
function wantedPart({ tutor, session, markedParts }: DuelStore): Part | null {
  const move = tutor?.demonstration()[0]
  if (move === undefined || session === null) return null
  return partsOf(session.viewer, move).find((part) => !markedParts.includes(part)) ?? null
}

/** In a struggle that is played as the first one: the lesson of the moment, in one line. */
function GuideLine({ store: { table, tutor } }: { store: DuelStore }) {
  if (!table.isTutorial || tutor !== null) return null
  return <p class="lesson guide-line">{guideLine(table)}</p>
}

/** The first time a first struggle asks something, it says what matters. */
function FirstHelp({ store }: { store: DuelStore }) {
  const { lines } = store.firstHelp
  if (lines.length === 0) return null
  return (
    <div class="lesson">
      {lines.map((line) => (
        <p>{line}</p>
      ))}
      <button type="button" class="link ghost" onClick={() => store.firstHelp.gotIt()}>
        Got it
      </button>
    </div>
  )
}

function Answers({ store, group }: { store: DuelStore; group: Group }) {
  const { title, note, choices } = group
  return (
    <>
      {title !== '' && (
        <h3 class="answers-of">
          {title} {note !== '' && <small>{note}</small>}
        </h3>
      )}
      <ol class="options">
        {choices.map((choice) => (
          <li key={choice.part}>
            <Answer store={store} choice={choice} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Answer({ store, choice }: { store: DuelStore; choice: Choice }) {
  const { part, digit, label, detail, isBust, refusal, isOn } = choice
  const isOff = refusal !== ''
  return (
    <button
      type="button"
      class={`option ${isOn ? 'on' : ''} ${isOff ? 'off' : ''}`}
      aria-pressed={isOn}
      aria-disabled={isOff}
      data-part={part}
      data-thing={thingOf(store, choice)}
      onClick={() => store.choose(part)}
      onMouseEnter={() => !isOff && store.point(part)}
      onMouseLeave={() => store.point(null)}
      onFocus={(event) =>
        !isOff && event.currentTarget.matches(':focus-visible') && store.point(part)
      }
      onBlur={() => store.point(null)}
    >
      <span class="key">{digit}</span>
      <span class="says">
        <b>{label}</b>
        <span class={`detail ${isBust && !isOff ? 'warn' : ''}`}>{isOff ? refusal : detail}</span>
      </span>
    </button>
  )
}

/** What stands in full behind an answer. */
function thingOf(store: DuelStore, { part }: Choice): string | undefined {
  if (['strategy', 'drop'].includes(sortOf(part)))
    return `strategy-${STRATEGIES[numberOf(part)]?.id}`
  const code = codeOfPart(store.table.reader, part)
  return code === null ? undefined : cardId(sideOfCode(code), cardOfCode(code))
}
