import { counted } from '../../../../../engine/english.js'
import {
  BUILD_SPACES,
  LAST_SPACE,
  RECRUIT_SPACES,
} from '../../../../../engine/rebellion/data/systems.js'
import { TopFrame } from '../../../../page/panel/top-frame.js'
import { PHASE_NAMES } from '../../words/texts.js'
import { Icon } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'
import { computerPartner, ownSeatName } from '../team/roles.js'

/** The bar on top: phase, the track of time and reputation, and where help is. */
export function TopBar({
  store,
  picture,
  title,
}: {
  store: RebellionStore
  picture: Picture
  title: string
}) {
  const { session } = store
  const isOver = session?.isOver === true
  const round = picture.phase === 0 ? 'Before round 1' : `Round ${picture.round}`
  return (
    <TopFrame
      store={store}
      title={title}
      about={`${round} · ${isOver ? 'game over' : whoDecides(store, picture)}`}
      isOver={isOver}
      adviser={computerPartner(store) === '' ? undefined : 'Ask'}
      logHasTab
    >
      <Track picture={picture} />
      {!isOver && <Left picture={picture} />}
    </TopFrame>
  )
}

function whoDecides(store: RebellionStore, { team }: Picture): string {
  if (team !== null) return ownSeatName(store)
  return store.isAsked ? 'you decide' : 'they decide'
}

export function titleOf(picture: Picture, kind: string): string {
  if (kind === 'move-group') return 'Activate a system'
  return PHASE_NAMES[picture.phase] ?? ''
}

export function Track({ picture }: { picture: Picture }) {
  const { time, reputation } = picture
  return (
    <div class="track" role="img" aria-label={`Time ${time}, reputation ${reputation}`}>
      {Array.from({ length: LAST_SPACE }, (_, i) => i + 1).map((space) => (
        <div
          class={spaceClass(space, time, reputation)}
          title={spaceWords(space, time, reputation) || undefined}
        >
          {space}
          <span class="marks">
            {space === time && <Icon id="mark-time" size={11} />}
            {space === reputation && <Icon id="mark-reputation" size={11} />}
            {space !== time && space !== reputation && RECRUIT_SPACES.includes(space) && (
              <Icon id="icon-recruit" size={10} />
            )}
            {space !== time && space !== reputation && BUILD_SPACES.includes(space) && (
              <Icon id="icon-build" size={10} />
            )}
          </span>
        </div>
      ))}
    </div>
  )
}

/** What stands on a space and what happens when time comes there. */
function spaceWords(space: number, time: number, reputation: number): string {
  const words = [
    ...(space === time ? ['Time'] : []),
    ...(space === reputation ? ['Reputation'] : []),
    ...(RECRUIT_SPACES.includes(space) ? ['both sides recruit'] : []),
    ...(BUILD_SPACES.includes(space) ? ['both sides build'] : []),
  ]
  return words.length === 0 ? '' : `${space}: ${words.join(', ')}`
}

function spaceClass(space: number, time: number, reputation: number): string {
  if (space === time) return 'space time'
  if (space === reputation) return 'space reputation'
  if (space < time) return 'space past'
  return space < reputation ? 'space between' : 'space'
}

function Left({ picture }: { picture: Picture }) {
  const rounds = picture.reputation - picture.time
  return (
    <div class="rounds-left">
      <b>{counted(Math.max(0, rounds), 'round')} left</b>
      <span>then the Rebels win</span>
    </div>
  )
}
