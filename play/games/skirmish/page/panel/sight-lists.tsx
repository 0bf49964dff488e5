import { counted } from '../../../../../engine/english.js'
import { FIRE_STEP } from '../../../../../engine/skirmish/rounds/steps.js'
import { ownerOfCard } from '../../../../../engine/skirmish/state/home.js'
import { isCard, TARGET_CARDS } from '../../../../../engine/skirmish/state/moves.js'
import { ownerOf } from '../../../../../engine/skirmish/state/units.js'
import { unitName } from '../../../../../engine/skirmish/text/names.js'
import { type Sum, sumsOf } from '../../decision/adding.js'
import { type Chance, shotsOf, threatsTo } from '../../decision/sight.js'
import { knownOrders, type SkirmishTable } from '../../table/table.js'
import { percent, targetLabel } from '../../words/names.js'
import { Sign } from '../sign.js'
import type { SkirmishStore } from '../store.js'

const SHOWN = 6

/** Beside the ghost of a unit: whom it would see, and who would see it; while targets are named, who can fire at the shooter. */
export function SightLists({ store, table }: { store: SkirmishStore; table: SkirmishTable }) {
  const { present, naming } = store
  const { shooter } = naming
  if (present === null || !store.settings.odds) return null
  const { sort } = present.question
  if (sort === 'orders' && shooter !== null)
    return (
      <Threats
        table={table}
        title="Can fire at it"
        threats={threatsTo(table.state, shooter.slot, false)}
      />
    )
  if (table.step === FIRE_STEP && sort === 'list') return <UnderFire table={table} />
  const { slot } = present
  if (sort !== 'way' || present.ghost === null || slot < 0) return null
  const { state } = present.ghost
  const shots = shotsOf(state, slot)
  return (
    <>
      <section class="sight" aria-label="It would see" aria-live="polite">
        <h2>It would see</h2>
        <ul>
          {shots.slice(0, SHOWN).map((shot) => (
            <li key={`${shot.target} ${shot.how}`}>
              <b>{targetLabel(state, shot.target)}</b>
              <Chances chance={shot} />
            </li>
          ))}
          {shots.length === 0 && <li>nobody</li>}
          {shots.length > SHOWN && <li>{shots.length - SHOWN} more</li>}
        </ul>
      </section>
      <Threats table={table} title="Would see it" threats={threatsTo(state, slot, true)} />
    </>
  )
}

/** What is aimed at when orders are known, with the chance to be lost to all of it that is still to come. */
function UnderFire({ table }: { table: SkirmishTable }) {
  const sums = sumsOf(table.state, knownOrders(table.state))
  const isOwn = ({ target }: Sum): boolean => ownerOfTarget(target) === table.reader
  return (
    <>
      {[
        { title: 'Yours under fire', list: sums.filter(isOwn) },
        { title: 'Theirs under fire', list: sums.filter((sum) => !isOwn(sum)) },
      ].map(
        ({ title, list }) =>
          list.length > 0 && (
            <section class="sight" aria-label={title} key={title}>
              <h2>
                {title} <small>chance to be lost</small>
              </h2>
              <ul>
                {[...list]
                  .sort((a, b) => b.chance - a.chance)
                  .map(({ target, shots, chance }) => (
                    <li key={target}>
                      <b>{targetLabel(table.state, target)}</b>
                      <span>
                        {counted(shots, 'shot')} <b>{percent(chance)}</b>
                      </span>
                    </li>
                  ))}
              </ul>
            </section>
          ),
      )}
    </>
  )
}

function ownerOfTarget(target: number): number {
  return isCard(target) ? ownerOfCard(target - TARGET_CARDS) : ownerOf(target)
}

function Threats({
  table,
  title,
  threats,
}: {
  table: SkirmishTable
  title: string
  threats: ReturnType<typeof threatsTo>
}) {
  const known = threats.filter(({ sort }) => sort !== 'not')
  return (
    <section class="sight" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {known.slice(0, SHOWN).map(({ shooter, chance, why }) => (
          <li key={shooter}>
            <b>{unitName(table.state, shooter)}</b>
            {chance === null ? <small>{why}</small> : <Chances chance={chance} />}
          </li>
        ))}
        {known.length === 0 && <li>nobody</li>}
        {known.length > SHOWN && <li>{known.length - SHOWN} more</li>}
      </ul>
    </section>
  )
}

export function Chances({ chance: { hit, kill } }: { chance: Chance }) {
  return (
    <span class="chances-of">
      <span title="hits">
        <Sign id="st-attack" size={12} /> {percent(hit)}
      </span>
      <span title="destroys with this shot">
        <Sign id="st-damage" size={12} /> {kill === 0 ? '–' : percent(kill)}
      </span>
    </span>
  )
}
