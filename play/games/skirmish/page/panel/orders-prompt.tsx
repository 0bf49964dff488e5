import { counted } from '../../../../../engine/english.js'
import type { Move } from '../../../../../engine/game.js'
import { FIRE_AT, verbOf } from '../../../../../engine/skirmish/state/moves.js'
import { ownerOf } from '../../../../../engine/skirmish/state/units.js'
import { unitName } from '../../../../../engine/skirmish/text/names.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import { answerOf } from '../../decision/answers.js'
import { askedTarget, withOrders } from '../../decision/orders.js'
import { enemiesOf, whyNot } from '../../decision/sight.js'
import type { SkirmishTable } from '../../table/table.js'
import { targetLabel } from '../../words/names.js'
import type { SkirmishStore } from '../store.js'

/** Targets of the shooter in hand, and sealing the orders of all. */
export function OrdersPrompt({ store, table }: { store: SkirmishStore; table: SkirmishTable }) {
  const { session, naming } = store
  const { shooter, shooters } = naming
  if (session === null || shooter === null) return null
  const open = shooters.filter(({ isNamed }) => !isNamed).length
  return (
    <>
      <h3 class="answers-of">{unitName(table.state, shooter.slot)}</h3>
      <Targets store={store} moves={shooter.firsts} isSecond={false} from={0} />
      {shooter.seconds.length > 0 && (
        <>
          <h3 class="answers-of">
            Second shot <small>all round, another target</small>
          </h3>
          <Targets
            store={store}
            moves={shooter.seconds}
            isSecond={true}
            from={Math.max(0, shooter.firsts.length - 1)}
          />
        </>
      )}
      <Misses store={store} table={table} />
      {open > 0 && (
        <p class="seal-now">
          <small>{open === 1 ? '1 shooter has' : `${open} shooters have`} no target yet.</small>
          {naming.goesOn && (
            <button type="button" class="link" onClick={() => store.confirm()}>
              Seal, the rest holds fire
            </button>
          )}
        </p>
      )}
      <div class="row">
        <UndoButton store={store} />
        <button type="button" class="button" onClick={() => void store.fillIn()}>
          Suggest all
        </button>
        {naming.goesOn ? (
          <ConfirmButton onConfirm={() => store.naming.next()}>
            {naming.skipsSecond ? 'No second shot' : 'Next shooter'}
          </ConfirmButton>
        ) : (
          <ConfirmButton onConfirm={() => store.confirm()}>
            {sealWords(open, shooters.length)}
          </ConfirmButton>
        )}
      </div>
    </>
  )
}

function sealWords(open: number, all: number): string {
  if (open === 0) return `Seal ${counted(all, 'order')}`
  return all === 1 ? 'Seal, it holds fire' : 'Seal, the rest holds fire'
}

function Targets({
  store,
  moves,
  isSecond,
  from,
}: {
  store: SkirmishStore
  moves: readonly Move[]
  isSecond: boolean
  from: number
}) {
  const { session, naming } = store
  const { shooter, orders } = naming
  if (shooter === null || session === null || moves.length === 0) return null
  const asked = askedTarget(session.observation, orders, shooter, !isSecond)
  const state = asked?.state ?? withOrders(session.observation, orders)
  const named = isSecond ? shooter.order.second : shooter.order.first
  const [hold, ...shots] = moves
  return (
    <ol class="options">
      {[...shots, hold as Move].map((move, i) => {
        const { label, detail, target } = answerOf(
          state,
          move,
          isSecond ? 'second-target' : 'target',
        )
        const digit = from + i + 1
        const isHold = verbOf(move) !== FIRE_AT
        return (
          <li key={move}>
            <button
              type="button"
              class={`option ${named === move ? 'on' : ''}`}
              aria-pressed={named === move}
              data-aim={target}
              onClick={() => store.naming.name(shooter.slot, isSecond, move)}
            >
              <span class="key">{isHold && !isSecond ? 0 : digit}</span>
              <span class="says">
                <b>{isHold ? (isSecond ? 'No second shot' : label) : targetLabel(state, target)}</b>
                <span class="detail">{detail}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

const MISSES_SHOWN = 3

/** Who cannot be fired at, and what is missing. */
function Misses({ store, table }: { store: SkirmishStore; table: SkirmishTable }) {
  const { session, naming } = store
  const { shooter } = naming
  if (shooter === null || session === null) return null
  const s = session.observation
  const seen = new Set(shooter.firsts.map((move) => (move >>> 16) & 255))
  const missed = enemiesOf(s, ownerOf(shooter.slot))
    .filter((slot) => !seen.has(slot))
    .map((slot) => ({ slot, why: whyNot(s, shooter.slot, slot) }))
    .sort((a, b) => nearness(a.why) - nearness(b.why))
  if (missed.length === 0) return null
  return (
    <ul class="missed">
      {missed.slice(0, MISSES_SHOWN).map(({ slot, why }) => (
        <li key={slot}>
          {unitName(table.state, slot)} <small>{why}</small>
        </li>
      ))}
      {missed.length > MISSES_SHOWN && <li>{counted(missed.length - MISSES_SHOWN, 'other')}</li>}
    </ul>
  )
}

function nearness(why: string): number {
  const mm = Number.parseInt(why, 10)
  return Number.isNaN(mm) ? 500 : mm
}
