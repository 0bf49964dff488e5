import { counted } from '../../../../../engine/english.js'
import {
  postOfLeader,
  ROLE_COUNT,
  ROLE_POST,
  ROLE_SIDE,
} from '../../../../../engine/rebellion/facts/posts.js'
import { postName } from '../../words/seats.js'
import { SIDE_CLASS } from '../../words/texts.js'
import { Icon } from '../icon.js'
import type { Picture, TeamPicture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'
import { postSymbol, roleName, seatOfRole, whoSits } from './roles.js'

/** The roles in the order of their initiative: who sits there, whose turn it is, who has leaders left, who has passed. */
export function SeatStrip({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const { team } = picture
  if (team === null) return null
  return (
    <ol class="seat-strip" aria-label="Turn order">
      {Array.from({ length: ROLE_COUNT }, (_, role) => (
        <Cell store={store} picture={picture} team={team} role={role} key={role} />
      ))}
    </ol>
  )
}

function Cell({
  store,
  picture,
  team,
  role,
}: {
  store: RebellionStore
  picture: Picture
  team: TeamPicture
  role: number
}) {
  const [side, post] = [ROLE_SIDE[role] ?? 0, ROLE_POST[role] ?? 0]
  const who = whoSits(store, seatOfRole(team, role))
  const isOn = team.asked === role && store.session?.isOver !== true
  const hasPassed = team.passed[role] === true
  const free = (picture.pools[side] ?? []).filter(({ leader }) => postOfLeader(leader) === post)
  const state = hasPassed ? 'passed' : isOn && !store.isAsked ? 'decides' : `${free.length} free`
  const words = `${roleName(role)}: ${who}, ${hasPassed ? 'passed' : counted(free.length, 'free leader')}${isOn ? ', decides now' : ''}`
  return (
    <li
      class={`${SIDE_CLASS[side]} ${isOn ? 'on' : ''} ${hasPassed ? 'passed' : ''}`}
      aria-label={words}
      aria-current={isOn ? 'step' : undefined}
      title={words}
    >
      <span aria-hidden="true">
        <small>{role + 1}</small> <Icon id={side === 1 ? 'mark-empire' : 'mark-rebel'} size={11} />{' '}
        <Icon id={postSymbol(post)} size={12} />
      </span>
      <b aria-hidden="true">{who.startsWith('computer') ? postName(post) : who}</b>
      <small aria-hidden="true">{state}</small>
    </li>
  )
}
