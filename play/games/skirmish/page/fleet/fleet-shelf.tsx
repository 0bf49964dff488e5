import { useState } from 'preact/hooks'
import type { FleetList } from '../../../../../agents/skirmish/data/fleets.js'
import {
  type FiledFleet,
  fleetFileText,
  fleetInFile,
} from '../../../../../agents/skirmish/fleet-file.js'
import { readyFleets } from '../../../../../agents/skirmish/fleets.js'
import { InputError } from '../../../../../engine/input-error.js'
import { jsonIn } from '../../../../../engine/json-text.js'
import { OPTIONS } from '../../../../../engine/skirmish/options.js'
import { saveText } from '../../../../page/dialog/files.js'
import { type FleetView, filedFleet, readyMoves, unfitting } from '../../decision/fleet.js'
import { viewOf } from '../../table/view.js'
import type { SkirmishStore } from '../store.js'
import {
  fleetName,
  forgetFleet,
  isTaken,
  keepFleet,
  ownFleets,
  underFreeName,
} from './own-fleets.js'

/** Whole fleets to begin from: ready-made ones, those of the person, one of a file, one that the computer puts together. */
export function FleetShelf({ store, battle }: { store: SkirmishStore; battle: number }) {
  const name = OPTIONS.battle.values[battle] ?? ''
  const { copyLimit } = viewOf(store.observation)
  const own = ownFleets()
  return (
    <div class="ready-made">
      <h2>Ready-made fleets</h2>
      <div class="row">
        {readyFleets(name, copyLimit).map((fleet) => (
          <FleetChip store={store} fleet={fleet} about={leagueWords(fleet, name)} key={fleet.id} />
        ))}
        <button type="button" class="chip" onClick={() => void store.suggestFleet()}>
          Suggest one
        </button>
      </div>
      <h2>Your fleets</h2>
      <div class="row own-fleets">
        {own.map((fleet) => (
          <span class="own-fleet" key={fleet.name}>
            <FleetChip store={store} fleet={fleet} />
            <button
              type="button"
              class="link"
              aria-label={`${fleet.name} as a file`}
              title="As a file, for the terminal and the arena"
              onClick={() => saveText(store, fleetFileText(fleet), `fleet-${fleet.name}`)}
            >
              File
            </button>
            <button
              type="button"
              class="link"
              aria-label={`Forget ${fleet.name}`}
              onClick={() => {
                forgetFleet(fleet.name)
                store.say(`${fleet.name} is forgotten.`)
              }}
            >
              Forget
            </button>
          </span>
        ))}
        <button type="button" class="chip" onClick={() => loadFleet(store)}>
          From a file
        </button>
      </div>
    </div>
  )
}

/** How it did in the league of this type of battle; nothing where it did not play there. */
function leagueWords({ league = [] }: FleetList, battle: string): string | undefined {
  const found = league.find((one) => one.battle === battle)
  return found === undefined
    ? undefined
    : `Won ${found.won} % (${found.low} to ${found.high}) of ${found.games} league games`
}

function FleetChip({
  store,
  fleet,
  about,
}: {
  store: SkirmishStore
  fleet: FiledFleet
  about?: string | undefined
}) {
  return (
    <button type="button" class="chip" title={about} onClick={() => takeFleet(store, fleet)}>
      {fleet.name}
    </button>
  )
}

/** Begins from this fleet; units that may not fight here are left out, and named. */
function takeFleet(store: SkirmishStore, fleet: FiledFleet): void {
  const moves = readyMoves(fleet)
  const out = unfitting(store.observation, moves)
  store.swapDraft(moves.filter((_, i) => !out.includes(i)))
  if (out.length > 0) store.say(`${fleet.name}: ${unfittingWords(moves.length, out.length)}.`)
}

function unfittingWords(all: number, out: number): string {
  return `${out} of ${all} units may not fight in this battle and ${out === 1 ? 'is' : 'are'} left out`
}

/** Names the fleet that is built, and keeps it. */
export function KeepFleet({ store, view }: { store: SkirmishStore; view: FleetView }) {
  const [typed, setTyped] = useState('')
  /** The name of another fleet that is to be replaced if it is said once more. */
  const [taken, setTaken] = useState('')
  if (view.table.length === 0) return null
  const keep = (): void => {
    const name = fleetName(typed)
    if (name === '') return store.say('A fleet is kept by its name: type one.')
    const fleet = { ...filedFleet(view), name }
    if (isTaken(fleet) && taken !== name) {
      setTaken(name)
      return store.say(`Another fleet is called ${name}. Replace it, or type another name.`)
    }
    const trouble = keepFleet(fleet)
    if (trouble === 'many') return store.say('No more fleets can be kept: forget one first.')
    if (trouble !== null)
      return store.say('The browser keeps nothing here: save the fleet as a file.')
    setTyped('')
    setTaken('')
    store.say(`${name} is kept among your fleets.`)
  }
  return (
    <form
      class="keep-fleet"
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <h2>Keep this fleet</h2>
      <div class="row">
        <input
          type="text"
          aria-label="Name of the fleet"
          placeholder="Its name"
          maxLength={40}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {taken !== '' && taken === fleetName(typed) ? 'Replace' : 'Keep'}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            const name = fleetName(typed)
            saveText(store, fleetFileText({ ...filedFleet(view), name }), `fleet-${name}`)
          }}
        >
          As a file
        </button>
      </div>
    </form>
  )
}

const LARGEST = 100_000

function loadFleet(store: SkirmishStore): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.json,application/json'
  input.onchange = () => {
    const file = input.files?.[0]
    if (file !== undefined) void readFile(store, file)
  }
  input.click()
}

async function readFile(store: SkirmishStore, file: File): Promise<void> {
  try {
    if (file.size > LARGEST) throw new InputError('it is too large for a fleet')
    const found = fleetInFile(jsonIn(await file.text()))
    const name = fleetName(found.name) || fleetName(file.name.replace(/\.json$/i, ''))
    const fleet = underFreeName({ ...found, name })
    keepFleet(fleet)
    takeFleet(store, fleet)
  } catch (error) {
    store.say(`${file.name} is no fleet: ${whyNot(error)}. Nothing was changed.`)
  }
}

function whyNot(error: unknown): string {
  return error instanceof InputError ? error.message : 'it cannot be read'
}
