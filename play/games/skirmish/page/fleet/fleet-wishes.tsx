import { useState } from 'preact/hooks'
import type { Options } from '../../../../../engine/game.js'
import {
  FREE,
  MIRROR,
  offeredFleets,
  type WishedFleets,
  wishedFleets,
  wishFleets,
} from './wished-fleets.js'

/** On the start screen: from which fleet one begins, and which one the computers take. */
export function FleetWishes({ options }: { options: Options }) {
  const [wished, setWished] = useState(wishedFleets)
  const offered = offeredFleets(options).map(({ key, fleet }) => ({ key, name: fleet.name }))
  const change = (part: Partial<WishedFleets>): void => {
    const now = { ...wished, ...part }
    wishFleets(now)
    setWished(now)
  }
  return (
    <div class="setup-choices fleet-wishes">
      <FleetChoice
        name="Your fleet"
        about="It can still be changed before it is shown."
        choices={[{ key: FREE, name: 'Build it' }, ...offered]}
        chosen={wished.own}
        choose={(own) => change({ own })}
      />
      <FleetChoice
        name="Computers"
        about="The same as yours only where you choose before them. Units are this project's own design."
        choices={[
          { key: FREE, name: 'Their choice, in secret' },
          { key: MIRROR, name: 'The same as yours' },
          ...offered,
        ]}
        chosen={wished.others}
        choose={(others) => change({ others })}
      />
    </div>
  )
}

function FleetChoice({
  name,
  about,
  choices,
  chosen,
  choose,
}: {
  name: string
  about: string
  choices: readonly { readonly key: string; readonly name: string }[]
  chosen: string
  choose: (key: string) => void
}) {
  // What may not fight in this battle is not taken
  const value = choices.some(({ key }) => key === chosen) ? chosen : FREE
  return (
    <fieldset>
      <legend>{name}</legend>
      <select
        aria-label={`Fleet: ${name}`}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {choices.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <p class="small">{about}</p>
    </fieldset>
  )
}
