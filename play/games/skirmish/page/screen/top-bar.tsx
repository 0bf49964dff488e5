import { capital } from '../../../../../engine/english.js'
import { LAST_TURN, MOST_QUIET_TURNS } from '../../../../../engine/skirmish/rounds/end.js'
import { STEP_IDS } from '../../../../../engine/skirmish/rounds/steps.js'
import { TopFrame } from '../../../../page/panel/top-frame.js'
import type { SkirmishTable } from '../../table/table.js'
import type { SkirmishStore } from '../store.js'
import { Standings } from './standings.js'

/** The bar on top: what goes on, the four steps of a turn, how everybody stands, and where help is. */
export function TopBar({ store, table }: { store: SkirmishStore; table: SkirmishTable }) {
  const isDone = store.session?.isOver === true && !store.telling.isBusy
  return (
    <TopFrame
      store={store}
      title={isDone ? 'Game over' : (store.question?.title ?? waitingTitle(table))}
      about={`${table.turn === 0 ? 'Before turn 1' : `Turn ${table.turn}`}${endWords(table)}`}
      isOver={isDone}
    >
      {table.turn > 0 && <Steps table={table} />}
      <Standings table={table} />
    </TopFrame>
  )
}

function waitingTitle({ turn, step }: SkirmishTable): string {
  return turn === 0 ? 'Before the battle' : stepName(STEP_IDS[step] ?? '')
}

function stepName(id: string): string {
  return capital(id.replace('-', ' '))
}

const TOLD_FROM = 17
const QUIET_FROM = 4

/** How near the end is that comes by itself. */
function endWords({ turn, quietTurns }: SkirmishTable): string {
  if (quietTurns >= QUIET_FROM)
    return ` · ends after ${MOST_QUIET_TURNS - quietTurns} more without damage`
  return turn >= TOLD_FROM ? ` of ${LAST_TURN}` : ''
}

function Steps({ table }: { table: SkirmishTable }) {
  return (
    <ol class="steps" aria-label="Steps of the turn">
      {STEP_IDS.map((id, step) => (
        <li
          key={id}
          class={step === table.step ? 'on' : ''}
          aria-current={step === table.step ? 'step' : undefined}
        >
          {step < table.step && '✓ '}
          {stepName(id)}
        </li>
      ))}
    </ol>
  )
}
