import { useEffect, useRef, useState } from 'preact/hooks'
import { counted } from '../../../engine/english.js'
import { codeOf, isPerson } from '../seating.js'
import type { Store } from '../store.js'

/** So long the button takes nothing: what was pressed before the screen was covered is not for it. */
const DEAF_MS = 400
/** So long the screen stays open while nobody does anything. */
const IDLE_MS = 180_000

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
  useEffect(() => {
    since.current = performance.now()
    document.title = 'Hand over · Dejarik'
    setIsWrong(false)
    ;(field.current ?? button.current)?.focus()
  }, [person])
  if (session === null) return null
  const sitter = settings.sitters?.[person]
  const name = isPerson(sitter) ? sitter.person : ''
  const seat = rules.seatNames(session.options)[person] ?? ''
  const who = name === '' ? seat : name
  const isAsked = session.actor === person
  const code = codeOf(settings, person)
  const open = (typed: string | null): void => {
    if (performance.now() - since.current < DEAF_MS) return
    if (typed === code) store.curtain.raise()
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
        <form
          onSubmit={(event) => {
            event.preventDefault()
            open(code === null ? null : (field.current?.value ?? ''))
            if (field.current !== null) field.current.value = ''
          }}
        >
          {code !== null && (
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
        <button type="button" class="button ghost" onClick={() => store.games.leave()}>
          Leave the game; it stays kept
        </button>
      </section>
    </main>
  )
}

function when({ session, rules }: Store): string {
  if (session === null) return ''
  const state = session.truth
  const phase = rules.phaseOf?.(state) ?? ''
  return [phase, `round ${rules.roundOf(state)}`].filter((word) => word !== '').join(', ')
}

/** What all people at the screen were told since this one's last decision. */
function SeenByAll({ store, person }: { store: Store; person: number }) {
  const { session } = store
  if (session === null) return null
  const { game, moves } = session
  const last = moves.findLastIndex((_, number) => game.actor(session.stateAt(number)) === person)
  const lines = session.toldToAll(last + 1)
  if (lines.length === 0) return null
  const earlier = lines.length - MOST_LINES
  return (
    <div class="since">
      <h2>Seen by all since {last < 0 ? 'the beginning' : 'your last decision'}</h2>
      <ul>
        {earlier > 0 && <li>… and {counted(earlier, 'line')} before, in the log</li>}
        {lines.slice(-MOST_LINES).map(({ text }) => (
          <li>{text}</li>
        ))}
      </ul>
    </div>
  )
}

const MOST_LINES = 12

/** Covers the screen when it is left, when nobody has touched it for long, and by a key. */
export function CurtainKeys({ store }: { store: Store }) {
  useEffect(() => {
    let touched = performance.now()
    const lower = (): void => store.curtain.lower()
    const hide = (): void => {
      if (document.hidden) lower()
    }
    const press = (event: KeyboardEvent): void => {
      touched = performance.now()
      const isTyping = event.target instanceof HTMLInputElement
      if (event.key === 'x' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping)
        lower()
    }
    const touch = (): void => {
      touched = performance.now()
    }
    const timer = window.setInterval(() => {
      if (performance.now() - touched > IDLE_MS) lower()
    }, 10_000)
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('keydown', press, { capture: true })
    window.addEventListener('pointerdown', touch)
    window.addEventListener('pointermove', touch)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('keydown', press, { capture: true })
      window.removeEventListener('pointerdown', touch)
      window.removeEventListener('pointermove', touch)
    }
  }, [store])
  return null
}
