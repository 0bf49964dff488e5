import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { capital, counted } from '../../../engine/english.js'
import type { Move } from '../../../engine/game.js'
import { opens } from '../../shell/code-lock.js'
import { answersBeforeAll, lockOf, nameOf } from '../../shell/sitters.js'
import { calledAt } from '../seating.js'
import type { Store } from '../store.js'

/** So long an answer without a code is none: what was pressed before the screen was covered is not for it. */
const DEAF_MS = 400

/**
 * What stands on the screen between two people who may not see each other's cards: whose turn it is, and nothing that
 * only one of them knows.
 */
export function Curtain({ store, person }: { store: Store; person: number }) {
  const { session, rules, settings } = store
  const since = useRef(performance.now())
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isWrong, setIsWrong] = useState(false)
  const number = session?.moves.length
  // As soon as it is drawn: an effect may come so late that an Enter finds no focus
  useLayoutEffect(() => {
    since.current = performance.now()
    document.title = 'Hand over · Dejarik'
    ;(field.current ?? button.current)?.focus()
  }, [person])
  // What was typed wrong before an answer is not of the next question
  useLayoutEffect(() => setIsWrong(false), [person, number])
  useTableKey(store)
  if (session === null) return null
  const name = nameOf(settings.sitters, person)
  const seat = rules.seatNames(session.options)[person] ?? ''
  const who = calledAt(store, person)
  const isAsked = session.actor === person
  const lock = lockOf(settings.sitters, person)
  const open = (typed: string): void => {
    if (typed === '' && performance.now() - since.current < DEAF_MS) return
    if (lock === null || opens(typed, lock)) store.curtain.raise()
    else setIsWrong(true)
  }
  return (
    <main class={`curtain ${rules.seatStyle?.(session.options, person) ?? ''}`}>
      <section aria-label="Hand over">
        <h1>{isAsked ? `${who}, it is your turn` : `${who} looks next`}</h1>
        <p>
          <span class="seat">{name === '' ? '' : `${seat} · `}</span>
          {when(store)}
        </p>
        <SeenByAll store={store} person={person} />
        <BeforeAll store={store} person={person} />
        <form
          onSubmit={(event) => {
            event.preventDefault()
            open(field.current?.value ?? '')
            if (field.current !== null) field.current.value = ''
          }}
        >
          {lock !== null && (
            <input
              type="password"
              class="code"
              ref={field}
              aria-label={`The four figures of ${who}`}
              placeholder="Code"
              inputMode="numeric"
              autocomplete="off"
              maxLength={4}
            />
          )}
          <button type="submit" class="button primary big" ref={button}>
            {name === '' ? 'Open my side' : `I am ${name}: open my side`}
          </button>
        </form>
        <p class="wrong" role="alert">
          {isWrong && `These are not the four figures of ${who}.`}
        </p>
        <p class="small">Nothing secret is on this page. Nobody else looks until it is back.</p>
        <button type="button" class="button ghost" onClick={() => store.curtain.showTable(true)}>
          To the open table <kbd>T</kbd>
        </button>
        <button type="button" class="button ghost" onClick={() => store.games.leave()}>
          Leave the game; it stays kept
        </button>
      </section>
    </main>
  )
}

export function when({ session, rules }: Store): string {
  if (session === null) return ''
  const state = session.truth
  const phase = rules.phaseOf?.(state) ?? ''
  return [phase, `round ${rules.roundOf(state)}`].filter((word) => word !== '').join(', ')
}

/** What all people at the screen were told since this one's last decision. */
export function SeenByAll({ store, person }: { store: Store; person: number }) {
  const { session } = store
  if (session === null) return null
  const last = session.lastMoveOf(person)
  const lines = session.toldToAll(Math.min(last + 1, store.curtain.unseenFrom))
  if (lines.length === 0) return null
  const earlier = lines.length - MOST_LINES
  return (
    <div class="since">
      <h2>Seen by all since {last < 0 ? 'the beginning' : 'your last decision'}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too */}
      <ul tabIndex={0}>
        {earlier > 0 && <li>… and {counted(earlier, 'line')} before, in the log</li>}
        {lines.slice(-MOST_LINES).map(({ text }) => (
          <li>{text}</li>
        ))}
      </ul>
    </div>
  )
}

/** A question that names nothing secret is answered here, with nobody's cards in sight. */
export function BeforeAll({ store, person }: { store: Store; person: number }) {
  const { session, rules, settings } = store
  const [chosen, setChosen] = useState<Move | null>(null)
  const number = session?.moves.length
  useEffect(() => setChosen(null), [number])
  if (session === null || session.actor !== person) return null
  const answers = answersBeforeAll(rules, session, settings.sitters)
  if (answers.length === 0) return null
  const observation = session.observationOf(person)
  return (
    <fieldset class="before-all">
      <legend>{rules.words?.asked(observation)}</legend>
      <p>Answer it before all, or open your side: nobody sees whether your cards know more.</p>
      <div class="row">
        {answers.map((move) => (
          <button
            type="button"
            key={move}
            class={`button ${move === chosen ? 'on' : ''}`}
            aria-pressed={move === chosen}
            onClick={() => setChosen(move)}
          >
            {capital(rules.words?.done(observation, [move]).join('; ') ?? '')}
          </button>
        ))}
        <button
          type="button"
          class="button primary"
          disabled={chosen === null}
          onClick={() => chosen !== null && store.curtain.answer(chosen)}
        >
          That is the answer
        </button>
      </div>
    </fieldset>
  )
}

const MOST_LINES = 12

/** The key T goes to the open table and back, Escape back; in a code there is no letter. */
export function useTableKey({ curtain }: Store): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isBack = event.key === 'Escape' && curtain.isTable
      if (!isBack && (event.key !== 't' || event.ctrlKey || event.metaKey || event.altKey)) return
      event.preventDefault()
      curtain.showTable(!curtain.isTable)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [curtain])
}
