import { useState } from 'preact/hooks'
import { counted } from '../../../../../engine/english.js'
import { DOGFIGHT } from '../../../../../engine/skirmish/facts/icons.js'
import { longOf, shortOf } from '../../../../../engine/skirmish/state/rules.js'
import { hasBothEdges, segmentsLeft } from '../../../../../engine/skirmish/state/segments.js'
import { hasIcon } from '../../../../../engine/skirmish/state/units.js'
import type { State } from '../../../../../engine/state.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import type { Trial } from '../../decision/trial.js'
import { ALL, clearTurn, isLastTurn, roomAfter, stepsIn, turnsOf } from '../../decision/way.js'
import { millimetres, turnLabel } from '../../words/names.js'
import type { SkirmishStore } from '../store.js'
import { Ways } from './ways.js'

/** The way of the unit in hand: its segments, the dial and the length of the last one, and going there. */
export function WayPrompt({ store }: { store: SkirmishStore }) {
  const { present } = store
  const { joint } = store.way
  if (present?.ghost == null || joint === null) return null
  const steps = stepsIn(present.ghost.moves)
  const { turn } = store.way.segment
  const { whole, room } = roomAfter(joint, turn)
  const onlyTurns = isLastTurn(joint)
  const isBlocked = !onlyTurns && room < whole
  return (
    <>
      {hasIcon(joint.state, joint.slot, DOGFIGHT) && (
        <p>
          {onlyTurns
            ? 'Dogfight: one more turn at the end, any way.'
            : 'Dogfight: any turn, and one more when it has arrived.'}
        </p>
      )}
      <ol class="segments" aria-label="Segments">
        {steps.map(({ turn: by, length }, i) => (
          <li class={i === steps.length - 1 ? 'on' : ''}>
            <i>{i + 1}</i>
            <b>{turnLabel(by)}</b>
            <span>
              {length === null ? 'turns only' : lengthLabel(present.ghost?.state, length)}
            </span>
          </li>
        ))}
      </ol>
      <TurnStepper store={store} joint={joint} />
      {!onlyTurns && <LengthStepper store={store} whole={whole} room={room} joint={joint} />}
      {isBlocked && <Blocked store={store} joint={joint} whole={whole} room={room} />}
      {!onlyTurns && <Ways store={store} />}
      <Typed key={`${store.session?.moves.length} ${joint.slot}`} store={store} />
      <GoOn store={store} />
    </>
  )
}

/** The way goes on with its next segment until it leads where it was pointed, or to its end; it may end before. */
function GoOn({ store }: { store: SkirmishStore }) {
  const { laysNext, mayLay, present } = store
  const left = present?.ghost == null ? 0 : segmentsLeft(present.ghost.state)
  const next = left === 0 ? 'Last turn' : 'Next segment'
  return (
    <>
      {laysNext && (
        <p class="seal-now">
          <small>{left === 0 ? 'One turn is left.' : `${counted(left, 'segment')} left.`}</small>
          <button type="button" class="link" onClick={() => store.moveHere()}>
            End the move here <kbd>E</kbd>
          </button>
        </p>
      )}
      <div class="row">
        <UndoButton store={store} />
        {mayLay && !laysNext && (
          <button type="button" class="button lay" onClick={() => store.layDown()}>
            {next} <kbd>Space</kbd>
          </button>
        )}
        <ConfirmButton onConfirm={() => store.confirm()}>
          {laysNext ? next : 'Move here'}
        </ConfirmButton>
      </div>
    </>
  )
}

/** `S, 64 mm`, `40 mm`. */
function lengthLabel(s: State | undefined, length: number): string {
  const edge =
    s === undefined ? '' : length === shortOf(s) ? 'S, ' : length === longOf(s) ? 'L, ' : ''
  return `${edge}${millimetres(length)}`
}

function TurnStepper({ store, joint }: { store: SkirmishStore; joint: Trial }) {
  const { turn } = store.way.segment
  const { least, most } = turnsOf(joint)
  const to = (by: number): void => store.way.set({ turn: Math.max(least, Math.min(most, by)) })
  return (
    <div class="stepper-row way-row">
      <span>Turn</span>
      <span class="stepper">
        <button type="button" aria-label="15 degrees to the left" onClick={() => to(turn + 15)}>
          ↶
        </button>
        <input
          type="range"
          min={-most}
          max={-least}
          value={-turn}
          aria-label="Turn"
          aria-valuetext={turnLabel(turn)}
          onInput={(event) => to(-Number(event.currentTarget.value))}
        />
        <button type="button" aria-label="15 degrees to the right" onClick={() => to(turn - 15)}>
          ↷
        </button>
      </span>
      <b>{turnLabel(turn)}</b>
    </div>
  )
}

const MM = 100

function LengthStepper({
  store,
  whole,
  room,
  joint,
}: {
  store: SkirmishStore
  whole: number
  room: number
  joint: Trial
}) {
  const wanted = store.way.segment.length
  const length = Math.min(wanted, room)
  const quarter = whole / 4
  const to = (by: number): void => store.way.set({ length: by >= room ? ALL : Math.max(0, by) })
  return (
    <div class="stepper-row way-row">
      <span>Length</span>
      <span class="stepper">
        <button type="button" aria-label="Shorter" onClick={() => to(length - quarter)}>
          −
        </button>
        <input
          type="range"
          min={0}
          max={Math.ceil(room / MM)}
          value={Math.ceil(length / MM)}
          aria-label="Length"
          aria-valuetext={millimetres(length)}
          onInput={(event) => to(Number(event.currentTarget.value) * MM)}
        />
        <button type="button" aria-label="Longer" onClick={() => to(length + quarter)}>
          +
        </button>
      </span>
      <EdgeChips store={store} joint={joint} length={length} />
      <b>
        {length >= room && room < whole
          ? `${millimetres(room)}, contact`
          : lengthLabel(joint.state, length)}
      </b>
    </div>
  )
}

/** Which segment is used of a unit that has S and L left: S wherever it is long enough. */
function EdgeChips({
  store,
  joint,
  length,
}: {
  store: SkirmishStore
  joint: Trial
  length: number
}) {
  if (!hasBothEdges(joint.state)) return null
  const short = shortOf(joint.state)
  const isShort = length <= short
  return (
    <fieldset class="tabs edges" aria-label="Segment to use">
      {[true, false].map((one) => (
        <button
          type="button"
          key={String(one)}
          class={one === isShort ? 'on' : ''}
          aria-pressed={one === isShort}
          onClick={() => store.way.set({ length: one ? short : ALL })}
        >
          {one ? 'S' : 'L'}
        </button>
      ))}
    </fieldset>
  )
}

/** The way in words, as terminal, log and record have it. */
function Typed({ store }: { store: SkirmishStore }) {
  const [text, setText] = useState<string | null>(null)
  const [complaint, setComplaint] = useState('')
  const write = (words: string | null): void => {
    setText(words)
    setComplaint('')
  }
  if (text === null)
    return (
      <button type="button" class="link typed-open" onClick={() => write('')}>
        Type the way <kbd>/</kbd>
      </button>
    )
  const read = (): void => {
    const wrong = text.trim() === '' ? '' : store.readWay(text)
    if (wrong === '') write(null)
    else setComplaint(wrong)
  }
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault()
        read()
      }}
    >
      <input
        type="text"
        aria-label="The way in words"
        placeholder="left 30 S right 15 S"
        autocomplete="off"
        spellcheck={false}
        ref={(input) => input?.focus()}
        value={text}
        // The key that opens it is no part of it
        onInput={(event) => write(event.currentTarget.value.replace(/^\//, ''))}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          write(null)
        }}
      />
      {complaint !== '' && (
        <p class="note blocked" role="alert">
          {complaint}
        </p>
      )}
    </form>
  )
}

function Blocked({
  store,
  joint,
  whole,
  room,
}: {
  store: SkirmishStore
  joint: Trial
  whole: number
  room: number
}) {
  const clear = clearTurn(joint, store.way.segment.turn)
  return (
    <p class="note blocked">
      Blocked after {millimetres(room)} of {millimetres(whole)}.{' '}
      {clear !== null && (
        <button
          type="button"
          class="link"
          onClick={() => store.way.set({ turn: clear, length: ALL })}
        >
          Clear at {turnLabel(clear)} <kbd>C</kbd>
        </button>
      )}
    </p>
  )
}
