import { useState } from 'preact/hooks'
import { ownerOf, xOf, yOf } from '../../../../../engine/skirmish/state/units.js'
import { unitName } from '../../../../../engine/skirmish/text/names.js'
import type { Plan } from '../../decision/plans.js'
import { enemiesOf } from '../../decision/sight.js'
import { SEAT_STYLES, turnLabel } from '../../words/names.js'
import { markOf, Sign } from '../sign.js'
import type { SkirmishStore } from '../store.js'

/** Other ways to the place in hand, and the enemies that a way may end facing. */
export function Ways({ store }: { store: SkirmishStore }) {
  const { plans, segments } = store.way
  return (
    <>
      {plans.length > 1 && (
        <>
          <h3 class="answers-of">{waysTitle(plans.length)}</h3>
          <ol class="options ways">
            {plans.map((plan, i) => (
              <li key={i}>
                <button
                  type="button"
                  class={`option ${plan.segments === segments ? 'on' : ''}`}
                  aria-pressed={plan.segments === segments}
                  onClick={() => store.way.choose(plan)}
                >
                  <span class="key">{i + 1}</span>
                  <span class="says">
                    <b>{planLabel(store, plan)}</b>
                    <span class="detail">{planDetail(plan)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <Aims store={store} />
    </>
  )
}

function waysTitle(count: number): string {
  return count === 2 ? 'Two ways to go there' : 'Three ways to go there'
}

function planLabel({ way, table }: SkirmishStore, { aim, facing }: Plan): string {
  const name = way.aim < 0 ? '' : unitName(table.state, way.aim)
  if (aim === 'sees') return `Aiming at ${name}`
  if (aim === 'behind') return `Behind ${name}`
  return `Facing ${turnLabel(facing)}`
}

function planDetail({ sees, seenBy, coming }: Plan): string {
  const later = coming === 0 ? '' : `, ${coming} can come`
  return `sees ${sees}, seen by ${seenBy}${later}`
}

const NEAREST = 3

/** The enemies nearest first: ways that end with the pressed one in sight come first. */
function Aims({ store }: { store: SkirmishStore }) {
  const [all, setAll] = useState(false)
  const { present, table, way } = store
  if (present === null) return null
  const { state, slot } = present.trial
  const away = (enemy: number): number =>
    Math.hypot(xOf(state, enemy) - xOf(state, slot), yOf(state, enemy) - yOf(state, slot))
  const enemies = [...enemiesOf(state, ownerOf(slot))].sort((a, b) => away(a) - away(b))
  if (enemies.length === 0) return null
  const shown = enemies.filter((enemy, i) => all || i < NEAREST || enemy === way.aim)
  return (
    <fieldset class="aims">
      <legend>Arrive aiming at, or behind</legend>
      {shown.map((enemy) => {
        const style = table.seats[ownerOf(enemy)]?.style ?? SEAT_STYLES[0]
        return (
          <button
            type="button"
            class={`chip ${style}`}
            key={enemy}
            aria-pressed={way.aim === enemy}
            onClick={() => way.aimAt(enemy)}
            onMouseEnter={() => store.hover(enemy)}
            onMouseLeave={() => store.hover(-1)}
          >
            <Sign id={markOf(style)} size={10} /> {unitName(state, enemy)}
          </button>
        )
      })}
      {enemies.length > shown.length && (
        <button type="button" class="chip" onClick={() => setAll(true)}>
          {enemies.length - shown.length} more
        </button>
      )}
    </fieldset>
  )
}
