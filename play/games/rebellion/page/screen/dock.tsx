import { listed } from '../../../../../engine/english.js'
import { MISSIONS } from '../../../../../engine/rebellion/cards/registry.js'
import { RINGS } from '../../../../../engine/rebellion/data/rings.js'
import { FIRST_STACK, POOL } from '../../../../../engine/rebellion/facts/leader-places.js'
import { BASE_SPACE } from '../../../../../engine/rebellion/facts/map.js'
import {
  ADMIRAL,
  isOnePerson,
  postOfLeader,
  postOfSeat,
  roleOf,
  seatOf,
} from '../../../../../engine/rebellion/facts/posts.js'
import { leaderId } from '../../../../../engine/rebellion/text/names.js'
import { leaderName, placeName } from '../../words/names.js'
import { postName } from '../../words/seats.js'
import { SIDE_CLASS, SIDE_LABELS } from '../../words/texts.js'
import { LeaderIcon } from '../board/leader-token.js'
import { SkillIcons, skillList } from '../board/skill-icons.js'
import type { Facet } from '../choice/facets.js'
import type { Lit } from '../choice/prompt.js'
import { Icon } from '../icon.js'
import { isInPlay, type LeaderPicture, type Picture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'
import { postSymbol, whoSits } from '../team/roles.js'
import { ringWords } from '../words/ring-words.js'
import { CardRow } from './card-row.js'
import { MissionCard, shareOf } from './dock-cards.js'
import { type CardsProps, Hand } from './hand.js'

/** Below the board: the own leaders, the missions that lie face down, and the hand. */
export function Dock({
  store,
  picture,
  lit,
}: {
  store: RebellionStore
  picture: Picture
  lit: Lit | null
}) {
  const side = picture.reader
  const chosen = store.chosen
  const leaders = picture.leaders.filter((one) => one.side === side && isInPlay(one))
  const isOn = (sort: Facet['sort'], value: number): boolean =>
    chosen.some(
      (facet) =>
        (facet.sort === sort || (sort === 'leader' && facet.sort === 'partner')) &&
        facet.value === value,
    )
  const chooseLeader = (leader: number): void => store.choose([leaderFacet(store, leader)])
  return (
    <section class="dock" aria-label="Leaders and cards">
      <div class="group leaders" data-drop="pool">
        <h2 class={SIDE_CLASS[side]}>
          <i class="dot" /> <b>{SIDE_LABELS[side]}</b> Leaders
          <PoolCount picture={picture} />
        </h2>
        {rowsOf(leaders, picture).map(([post, row]) => (
          <div class={rowClass(picture, post)} key={post}>
            {post >= 0 && <PostLabel store={store} picture={picture} post={post} row={row} />}
            {row.map((one) => (
              <LeaderCard
                one={one}
                can={lit?.leaders.has(one.leader) === true}
                on={isOn('leader', one.leader)}
                onClick={() => chooseLeader(one.leader)}
              />
            ))}
          </div>
        ))}
      </div>
      <Stacks store={store} picture={picture} lit={lit} isOn={isOn} />
      <Hand store={store} picture={picture} lit={lit} isOn={isOn} />
    </section>
  )
}

/** All leaders, or in a team game those of each role by themselves: one's own first, then the partner's. */
function rowsOf(
  leaders: readonly LeaderPicture[],
  { team, reader }: Picture,
): readonly (readonly [number, readonly LeaderPicture[]])[] {
  if (team === null) return [[-1, leaders]]
  const isSingle = team.seat < 0 || isOnePerson(team.players, reader)
  const first = isSingle ? ADMIRAL : postOfSeat(team.players, team.seat)
  return [first, 1 - first].map((post) => [
    post,
    leaders.filter(({ leader }) => postOfLeader(leader) === post),
  ])
}

/** One person with both roles: the row of the role that is asked is bright, the other waits. */
function rowClass({ team, reader }: Picture, post: number): string {
  if (team === null || post < 0) return 'leader-cards'
  const waits = isOnePerson(team.players, reader) && team.asked === roleOf(reader, 1 - post)
  return `leader-cards of-post ${waits ? 'waits' : ''}`
}

/** Who may reveal an assigned mission (G3): `yours`, `the General's`; empty without partners. */
function turnedBy({ team, reader }: Picture, leaders: readonly LeaderPicture[]): string {
  if (team === null) return ''
  const posts = [...new Set(leaders.map(({ leader }) => postOfLeader(leader)))].sort()
  const isMine = (post: number): boolean =>
    team.seat >= 0 &&
    !isOnePerson(team.players, reader) &&
    postOfSeat(team.players, team.seat) === post
  return listed(posts.map((post) => (isMine(post) ? 'yours' : `the ${postName(post)}'s`)))
}

function PostLabel({
  store,
  picture: { team, reader },
  post,
  row,
}: {
  store: RebellionStore
  picture: Picture
  post: number
  row: readonly LeaderPicture[]
}) {
  if (team === null) return null
  const free = row.filter(({ place }) => place === POOL).length
  return (
    <p class="post-label">
      <Icon id={postSymbol(post)} size={12} /> <b>{postName(post)}</b>
      <small>
        {whoSits(store, seatOf(team.players, reader, post)).split(', ')[0]}, {free}
      </small>
    </p>
  )
}

/** Only the pool counts for its limit: leaders elsewhere are in nobody's way. */
function PoolCount({ picture }: { picture: Picture }) {
  const count = picture.pools[picture.reader]?.length ?? 0
  const limit = picture.poolLimits?.[picture.reader]
  if (limit === undefined || count < limit) return <small>{count} in the pool</small>
  if (count > limit) return <small class="warn">{`${count} of ${limit} in the pool`}</small>
  return <small>{`${count} of ${limit}, the pool is full`}</small>
}

/** A second leader joins the first one in an assignment. */
export function leaderFacet(store: RebellionStore, leader: number): Facet {
  const sort = store.prompt?.sort === 'partner' ? 'partner' : 'leader'
  return { sort, value: leader }
}

function LeaderCard({
  one,
  can,
  on,
  onClick,
}: {
  one: LeaderPicture
  can: boolean
  on: boolean
  onClick: () => void
}) {
  const isFree = one.place === POOL
  const place = whereOf(one)
  const where = place + (one.captive || one.ring === 0 ? '' : `, ${RINGS[one.ring]?.worn}`)
  const spoken = `, ${where}. Tactics: space ${one.tactics[0]}, ground ${one.tactics[1]}. Skills: ${skillList(one.skills, one.minors)}`
  return (
    <button
      type="button"
      class={`leader-card ${can ? 'can' : ''} ${on ? 'on' : ''} ${isFree ? '' : 'out'}`}
      aria-pressed={on}
      data-thing={leaderId(one.leader)}
      data-now={`Now ${where}. ${ringWords(one.ring)}`.trim()}
      data-leader={one.leader}
      data-drag={can ? `leader ${one.leader}` : undefined}
      data-drop={`leader ${one.leader}`}
      data-lit={can ? 'yes' : undefined}
      onClick={onClick}
    >
      <span class="head" aria-hidden="true">
        <LeaderIcon
          leader={one.leader}
          side={one.side}
          captive={one.captive}
          ring={one.ring}
          size={29}
        />
        <span class="values">
          <span>
            <Icon id="theater-space" size={11} /> {one.tactics[0] || '–'}
          </span>
          <span>
            <Icon id="theater-ground" size={11} /> {one.tactics[1] || '–'}
          </span>
        </span>
      </span>
      <b class={leaderName(one.leader).length > LONG_NAME ? 'long' : ''}>
        {leaderName(one.leader)}
      </b>
      <span class="hidden">{spoken}</span>
      {isFree ? (
        <span class="skills" aria-hidden="true">
          <SkillIcons skills={one.skills} minors={one.minors} />
        </span>
      ) : (
        <span class={`where ${place.length > LONG_PLACE ? 'long' : ''}`} aria-hidden="true">
          {place}
        </span>
      )}
    </button>
  )
}

/** More letters do not fit on a leader's card. */
const LONG_NAME = 9
const LONG_PLACE = 12

function whereOf(one: LeaderPicture): string {
  if (one.place === POOL) return 'in the pool'
  if (one.captive) return one.carbonite ? 'in carbonite' : 'captured'
  if (one.place === BASE_SPACE) return 'at the base'
  return one.place >= FIRST_STACK ? 'on mission' : placeName(one.place)
}

function Stacks({ store, picture, lit, isOn }: CardsProps) {
  const stacks = picture.stacks[picture.reader] ?? []
  if (stacks.length === 0) return null
  return (
    <div class="group stacks" style={shareOf(stacks.map(({ card }) => MISSIONS[card]?.about))}>
      <h2>
        Assigned <small>face down</small>
      </h2>
      <CardRow>
        {stacks.map(({ slot, card, leaders }) => (
          <MissionCard
            card={card}
            can={lit?.stacks.has(slot) === true}
            on={isOn('stack', slot)}
            drop={`stack ${slot}`}
            onClick={() => store.choose([{ sort: 'stack', value: slot }])}
            leaders={leaders}
            foot={turnedBy(picture, leaders)}
          />
        ))}
      </CardRow>
    </div>
  )
}
