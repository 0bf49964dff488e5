import { useState } from 'preact/hooks'
import type { Store } from '../store.js'
import { Dialog } from './dialog.js'

/** A first game told in a few steps, before it begins. */
export function Introduction({ store, steps }: { store: Store; steps: readonly string[] }) {
  const [step, setStep] = useState(0)
  const isLast = step === steps.length - 1
  return (
    <Dialog title="Your first game" store={store} class="intro">
      <p class="step-text">{steps[step]}</p>
      <p class="small">
        The question on the right always says what is decided now; press ? for help with it, H for a
        hint.
      </p>
      <div class="row">
        <span class="small">
          {step + 1} of {steps.length}
        </span>
        {step > 0 && (
          <button type="button" class="button ghost" onClick={() => setStep(step - 1)}>
            Back
          </button>
        )}
        <button
          type="button"
          class="button primary"
          onClick={() => (isLast ? store.openDialog(null) : setStep(step + 1))}
        >
          {isLast ? 'Play' : 'Next'}
        </button>
      </div>
    </Dialog>
  )
}
