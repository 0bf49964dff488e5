import { useEffect, useRef } from 'preact/hooks'
import { capital } from '../../../engine/english.js'
import type { Proposal } from '../consultation.js'
import type { Store } from '../store.js'

/** A computer beside the person is about to decide, and may be asked for something else. */
export function ConsultPanel({ store, proposal }: { store: Store; proposal: Proposal }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const { rules, session, partnership } = store
  const consultation = partnership?.consultation
  const { seat, chosen, answers, answer } = proposal
  const name = rules.seatNames(session?.options ?? {})[seat] ?? ''
  return (
    <section class="prompt consult" aria-label={`Your ${name} chooses`}>
      <h2 tabIndex={-1}>Your {name} chooses</h2>
      <p>He decides. You may wish for something else before he does.</p>
      <ol class="options">
        {answers.map(({ move, text }) => (
          <li key={move}>
            <button
              type="button"
              class={`option ${move === chosen ? 'on' : ''}`}
              onClick={() => consultation?.wish(move)}
            >
              <span class="says">
                <b>{capital(text)}</b>
                {move === chosen && <span class="detail">his choice</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {answer !== '' && (
        <p class="whisper" role="status">
          “{answer}”
        </p>
      )}
      <div class="row">
        <button
          type="button"
          class="button primary confirm"
          ref={button}
          onClick={() => consultation?.let()}
        >
          Let him <kbd>↵</kbd>
        </button>
      </div>
    </section>
  )
}
