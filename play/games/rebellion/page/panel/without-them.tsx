import { listed } from '../../../../../engine/english.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { argA, ELIMINATE, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import { bits } from '../../../../../engine/rebellion/text/words.js'
import { leaderName } from '../../words/names.js'
import { SKILL_NAMES } from '../../words/texts.js'
import { Icon, skillSymbol } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import { viewOf } from '../picture/views.js'
import type { RebellionStore } from '../store.js'

/** What a pool can do now, and without those who are to leave the game. */
export function WithoutThem({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const leaving = eliminatedIn(store)
  if (leaving.length === 0) return null
  const view = viewOf(picture.reader).bind(store.observation)
  const now = view.pool(picture.reader)
  const then = leaving.reduce((pool, leader) => pool & ~(1 << leader), now)
  const rows = [
    ...SKILL_NAMES.map((name, skill) => ({
      name,
      icon: skillSymbol(skill),
      counts: [now, then].map((pool) => icons(view, pool, skill)),
    })),
    {
      name: 'lead units',
      icon: null,
      counts: [now, then].map((pool) => bits(pool).filter((one) => leads(view, one)).length),
    },
  ]
  return (
    <table class="without">
      <caption>Without {listed(leaving.map(leaderName))}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden">What the pool has</span>
          </th>
          <th scope="col">now</th>
          <th scope="col">then</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, icon, counts: [before = 0, after = 0] }) => (
          <tr class={after < before ? 'less' : ''}>
            <th scope="row">
              {icon !== null && <Icon id={icon} size={13} />} {name}
            </th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Who is to leave the game, as far as it is drafted. */
export function eliminatedIn({ draft }: RebellionStore): number[] {
  return (draft?.moves ?? []).filter((move) => verbOf(move) === ELIMINATE).map(argA)
}

/** Icons of a skill, small ones included. */
function icons(view: RebellionView, pool: number, skill: number): number {
  return (
    bits(pool).reduce((sum, leader) => sum + view.skill(leader, skill), 0) +
    view.minorSum(pool, skill)
  )
}

function leads(view: RebellionView, leader: number): boolean {
  return view.tactics(leader, 0) + view.tactics(leader, 1) > 0
}
