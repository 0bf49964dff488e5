import { OBJECTIVES } from '../../../../../engine/rebellion/cards/registry.js'
import {
  ADMIRAL,
  GENERAL,
  postOfLeader,
  roleOf,
  seatOf,
} from '../../../../../engine/rebellion/facts/posts.js'
import { leaderId, objectiveId, unitId } from '../../../../../engine/rebellion/text/names.js'
import { Peek } from '../../../../page/card/peek.js'
import { LessonCard } from '../../../../page/lesson/lesson-views.js'
import { ActList } from '../../../../page/panel/act-list.js'
import { Asked } from '../../../../page/panel/asked.js'
import { RecentLog } from '../../../../page/panel/told-panels.js'
import { newActs } from '../../../../page/told-acts.js'
import { leaderName, units } from '../../words/names.js'
import { retreatWords } from '../../words/retreat.js'
import { postName } from '../../words/seats.js'
import { SIDE_CLASS, SIDE_LABELS } from '../../words/texts.js'
import { LeaderIcon } from '../board/leader-token.js'
import { Icon, unitSymbol } from '../icon.js'
import { OddsPanel, WhyPanel } from '../panel/help-panels.js'
import { HintPanel } from '../panel/hint-panel.js'
import { OpenCards } from '../panel/open-cards.js'
import { PromptPanel } from '../panel/prompt-panel.js'
import type { Picture, TeamPicture } from '../picture/picture.js'
import { viewOf } from '../picture/views.js'
import { CinematicRail, PartnerBlock, SeatStrip, WishPanel } from '../rare-views.js'
import { battleTold } from '../scene/battle-story.js'
import type { RebellionStore } from '../store.js'
import { computersOf, postSymbol, whoSits } from '../team/roles.js'
import { actLook } from './act-look.js'
import { Decks, InPlay } from './in-play.js'

/** The column on the right: the question first, then the opponent, the queues and the log. */
export function Rail({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const { session, prompt, panel, tutor } = store
  if (session === null) return null
  return (
    <aside class="rail" aria-label="Decision and news">
      {picture.team !== null && <SeatStrip store={store} picture={picture} />}
      {tutor !== null && <LessonCard store={store} run={tutor} />}
      <Asked
        store={store}
        panels={{
          hint: store.hint && <HintPanel store={store} hint={store.hint} picture={picture} />,
          why: <WhyPanel store={store} />,
          wishes: <WishPanel store={store} />,
          odds: <OddsPanel store={store} picture={picture} />,
        }}
        prompt={prompt && <PromptPanel store={store} picture={picture} prompt={prompt} />}
        over="Everything is open now: the base, the cards below, and why they chose as they did."
      />
      {session.isOver && !store.telling.isBusy && <OpenCards picture={picture} />}
      {picture.team !== null && panel !== 'wishes' && (
        <PartnerBlock store={store} picture={picture} />
      )}
      <CinematicRail store={store} picture={picture} />
      <Retreat store={store} picture={picture} />
      <News store={store} />
      <InPlay store={store} picture={picture} />
      {picture.reader === 0 && <Objectives picture={picture} />}
      <Opponent store={store} picture={picture} />
      <Queues picture={picture} />
      <Decks store={store} picture={picture} />
      <RecentLog store={store} look={actLook(store)} />
    </aside>
  )
}

/** While a combat is fought: where one could go. */
function Retreat({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const observation = store.drawn?.observation ?? store.observation
  const view = viewOf(picture.reader).bind(observation)
  if (!view.inCombat || store.session?.isOver === true) return null
  if (battleTold(store, view)?.isOver === true) return null
  return (
    <section class="retreat-words" aria-label="Retreat">
      <h2>Retreat</h2>
      <p>{retreatWords(observation, view)}</p>
    </section>
  )
}

const NEWS_SHOWN = 7

/** What the others did since the last decision, and what came of one's own. */
export function News({ store }: { store: RebellionStore }) {
  const news = newActs(store)
  if (news.length === 0) return null
  return (
    <section class="news" aria-label="Since your last decision">
      <h2>
        Since your last decision <small>latest first</small>
      </h2>
      <ActList acts={news.slice(-NEWS_SHOWN).reverse()} look={actLook(store)} />
      {store.isAsked && (
        <button type="button" class="link again" onClick={() => store.showAgain()}>
          Show again
        </button>
      )}
      {news.length > NEWS_SHOWN && (
        <button type="button" class="link" onClick={() => store.openDialog('log')}>
          {news.length - NEWS_SHOWN} more in the log
        </button>
      )}
    </section>
  )
}

function Objectives({ picture }: { picture: Picture }) {
  const held = picture.hands[0]?.objectives ?? []
  return (
    <section class="objectives" aria-label="Your objectives">
      <h2>
        Objectives <small>checked now</small>
      </h2>
      <ul>
        {held.map(({ card, met, progress }) => {
          const facts = OBJECTIVES[card]
          return (
            <li class={met ? 'met' : ''}>
              <i>{'I'.repeat(facts?.stage ?? 1)}</i>
              <Peek id={objectiveId(card)}>
                <b>{facts?.name}</b>
              </Peek>
              <small class="progress">
                {met && <Icon id="icon-check" size={14} />} {progress}
              </small>
              <span>{facts?.about}</span>
              <small>+{facts?.reputation}</small>
            </li>
          )
        })}
        {held.length === 0 && (
          <li class="none">
            {picture.team?.isCovered === true
              ? 'Your General holds them covered.'
              : 'None in hand. You draw one in the refresh.'}
          </li>
        )}
      </ul>
    </section>
  )
}

export function Opponent({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const side = 1 - picture.reader
  const hand = picture.hands[side]
  const stacks = picture.stacks[side] ?? []
  return (
    <section
      class={`opponent ${SIDE_CLASS[side]}`}
      aria-label={`${SIDE_LABELS[side]}, the other side`}
    >
      <h2>
        <i class="dot" /> <b>{SIDE_LABELS[side]}</b> <small>{computersOf(store, picture)}</small>
        {picture.passed[side] === true && <small> · passed</small>}
      </h2>
      <div class="minis">
        <div>
          <h3>{poolTitle(picture, side)}</h3>
          {picture.team === null ? (
            <PoolTokens pool={picture.pools[side] ?? []} side={side} />
          ) : (
            <TeamPools store={store} picture={picture} team={picture.team} side={side} />
          )}
        </div>
        {stacks.length > 0 && (
          <div>
            <h3>Face-down missions</h3>
            <span class="tokens">
              {stacks.map(({ leaders, slot }) => (
                <span class="face-down" key={slot}>
                  {leaders.map((one) => (
                    <Peek id={leaderId(one.leader)} key={one.leader} label={leaderName(one.leader)}>
                      <LeaderIcon leader={one.leader} side={side} size={22} />
                    </Peek>
                  ))}
                </span>
              ))}
            </span>
          </div>
        )}
        <div class="piles">
          <h3>Hand</h3>
          <span title="Missions">
            <Icon id="icon-mission" size={13} /> {hand?.missionCount}{' '}
            <span class="hidden">missions</span>
          </span>
          <span title="Action cards">
            <Icon id="icon-action" size={13} /> {hand?.actionCount}{' '}
            <span class="hidden">action cards</span>
          </span>
          {side === 1 && (
            <span title="Probe cards">
              <Icon id="mark-probe" size={13} /> {picture.phase === 0 ? 0 : hand?.probeCount}{' '}
              <span class="hidden">probe cards</span>
            </span>
          )}
        </div>
      </div>
    </section>
  )
}

function PoolTokens({ pool, side }: { pool: Picture['leaders']; side: number }) {
  return (
    <span class="tokens">
      {pool.map((one) => (
        <Peek id={leaderId(one.leader)} key={one.leader} label={leaderName(one.leader)}>
          <LeaderIcon leader={one.leader} side={side} size={27} />
        </Peek>
      ))}
      {pool.length === 0 && <small>nobody</small>}
    </span>
  )
}

/** The pool of a team by roles: who sits there, whose leaders are free, who has passed. */
function TeamPools({
  store,
  picture,
  team,
  side,
}: {
  store: RebellionStore
  picture: Picture
  team: TeamPicture
  side: number
}) {
  return (
    <ul class="team-pools">
      {[ADMIRAL, GENERAL].map((post) => {
        const [name] = whoSits(store, seatOf(team.players, side, post)).split(', ')
        const pool = (picture.pools[side] ?? []).filter(
          ({ leader }) => postOfLeader(leader) === post,
        )
        const hasPassed = team.passed[roleOf(side, post)] === true
        return (
          <li key={post}>
            <b>
              <Icon id={postSymbol(post)} size={12} /> {name === 'computer' ? postName(post) : name}
            </b>
            <PoolTokens pool={pool} side={side} />
            {hasPassed && <small>passed</small>}
          </li>
        )
      })}
    </ul>
  )
}

/** `Pool 5 of 8` where a pool has a limit. */
function poolTitle({ pools, poolLimits }: Picture, side: number): string {
  return poolLimits === null ? 'Pool' : `Pool ${pools[side]?.length ?? 0} of ${poolLimits[side]}`
}

export function Queues({ picture }: { picture: Picture }) {
  const order = [picture.reader, 1 - picture.reader]
  return (
    <section class="queues" aria-label="Build queues">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">Side</span>
            </th>
            <th scope="col">1 next</th>
            <th scope="col">2</th>
            <th scope="col">3</th>
          </tr>
        </thead>
        <tbody>
          {order.map((side) => (
            <tr class={SIDE_CLASS[side]}>
              <th scope="row">
                <Icon id={side === 1 ? 'mark-empire' : 'mark-rebel'} size={12} />
                <span class="hidden">{SIDE_LABELS[side]}</span>
              </th>
              {[1, 2, 3].map((space) => (
                <td>
                  {(picture.queues[side]?.[space] ?? []).map(({ type, count }) => (
                    <Peek id={unitId(type)} key={type} label={units(count, type)}>
                      <Icon id={unitSymbol(type)} size={16} />
                      {count > 1 && <b>{count}</b>}
                    </Peek>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
