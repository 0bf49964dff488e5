import { baseSystem, isRevealed } from '../../../../../engine/rebellion/board/base.js'
import { NO_SYSTEM } from '../../../../../engine/rebellion/facts/map.js'
import { EMPIRE } from '../../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { sideOf } from '../../../../../engine/rebellion/state/posts.js'
import type { ReplayLook } from '../../../../page/game-page.js'
import { Board } from '../board/board.js'
import { Cards } from '../card/cards.js'
import { OpenCards } from '../panel/open-cards.js'
import { type Picture, pictureOf } from '../picture/picture.js'
import { viewOf } from '../picture/views.js'
import { TeamGame } from '../team/roles.js'
import { placesOf } from '../words/event-places.js'
import { ReplayCombat } from './replay-combat.js'
import { Track } from './top-bar.js'

/** The board of a replay; who sees all sees where the base is. */
export function ReplayBoard({ state, eyes, isOpen = false, told }: ReplayLook) {
  const picture = pictureFor({ state, eyes, told })
  const base = baseSystem(state)
  const showsBase = eyes === 'all' && !isRevealed(state) && base < NO_SYSTEM
  const seen = eyes === 'all' ? state : rebellion.observe(state, eyes)
  const inCombat = viewOf(picture.reader).bind(seen).inCombat
  return (
    <TeamGame.Provider value={picture.team !== null}>
      <div class="replay-map">
        <Board
          picture={showsBase ? { ...picture, baseSystem: base } : picture}
          lit={EMPTY}
          selected={EMPTY}
          marked={new Set(told.flatMap((event) => [...placesOf(event)]))}
          digits={NO_DIGITS}
          odds={null}
          weak={EMPTY}
          told={null}
          arrows={[]}
          litLeaders={EMPTY}
          onChoose={() => {}}
          onLeader={() => {}}
          refusal={() => ''}
        />
        {inCombat && (
          <ReplayCombat state={seen} picture={picture} isAll={eyes === 'all'} isTable={isOpen} />
        )}
      </div>
      <Cards />
    </TeamGame.Provider>
  )
}

export function ReplayBar(look: ReplayLook) {
  return <Track picture={pictureFor(look)} />
}

export function ReplayHands(look: ReplayLook) {
  return <OpenCards picture={pictureFor(look)} />
}

function pictureFor({ state, eyes }: ReplayLook): Picture {
  return eyes === 'all'
    ? pictureOf(state, EMPIRE, true)
    : pictureOf(rebellion.observe(state, eyes), sideOf(state, eyes))
}

const EMPTY: ReadonlySet<number> = new Set()
const NO_DIGITS: ReadonlyMap<number, string> = new Map()
