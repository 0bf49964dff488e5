import { useState } from 'preact/hooks'
import { titledLevels } from '../../shell/levels.js'
import type { Film } from '../opening.js'
import { alone } from '../seating.js'
import type { Store } from '../store.js'
import { Dialog } from './dialog.js'

/** A new game from a position that is looked at: which seat the person takes, and against whom. */
export function PlayFrom({
  store,
  film,
  at,
  close,
}: {
  store: Store
  film: Film
  at: number
  close: () => void
}) {
  const { rules, settings } = store
  const [seat, setSeat] = useState(settings.seat)
  const [level, setLevel] = useState(settings.level)
  return (
    <Dialog title="Play from here" store={store} class="play-from" onClose={close}>
      <h3>Your side</h3>
      <Choices
        name="Your side"
        choices={rules.seatNames(film.record.options).map((text, value) => ({ value, text }))}
        chosen={seat}
        choose={setSeat}
      />
      <h3>Opponent</h3>
      <Choices
        name="Opponent"
        choices={titledLevels(rules.levels).map(({ id, name }) => ({ value: id, text: name }))}
        chosen={level}
        choose={setLevel}
      />
      <p>This becomes a game of its own. You may have seen what your side would not know.</p>
      <div class="row">
        <button type="button" class="button ghost" onClick={close}>
          Not now
        </button>
        <button
          type="button"
          class="button primary"
          onClick={() => store.games.playFrom(film, at, { ...alone(settings), seat, level })}
        >
          Play
        </button>
      </div>
    </Dialog>
  )
}

function Choices<Value extends string | number>({
  name,
  choices,
  chosen,
  choose,
}: {
  name: string
  choices: readonly { readonly value: Value; readonly text: string }[]
  chosen: Value
  choose: (value: Value) => void
}) {
  return (
    <fieldset class="tabs" aria-label={name}>
      {choices.map(({ value, text }) => (
        <button
          type="button"
          class={value === chosen ? 'on' : ''}
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
