import { useEffect, useState } from 'preact/hooks'
import { RecentLog } from '../../../../page/panel/told-panels.js'
import { newActs } from '../../../../page/told-acts.js'
import type { Lit } from '../choice/prompt.js'
import type { SymbolId } from '../data/symbols.js'
import { Icon } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import { CinematicRail } from '../rare-views.js'
import type { RebellionStore } from '../store.js'
import { actLook } from './act-look.js'
import { Decks, InPlay } from './in-play.js'
import { News, Opponent, Queues } from './rail.js'

/**
 * On small screens the question stays, and one of these stands above or beside it. Where there is room for all of them,
 * the styles show no tabs. While a combat is fought it lies over the board, which is a view of its own then.
 */
export type View = 'map' | 'board' | 'leaders' | 'cards' | 'enemy' | 'log'

/** The view that is open; a new question, a hint and whatever stands in its place come with the board in sight. */
export function useView(store: RebellionStore): [View, (view: View) => void] {
  const [view, setView] = useState<View>('map')
  const question = `${store.session?.moves.length} ${store.isAsked} ${store.telling.isBusy} ${store.panel}`
  useEffect(() => setView('map'), [question])
  return [view, setView]
}

interface Tab {
  readonly view: View
  readonly name: string
  readonly icon: SymbolId
  /** How much there is to choose or to read. */
  readonly count: number
}

function tabsOf(store: RebellionStore, picture: Picture, inCombat: boolean): readonly Tab[] {
  const lit = store.prompt?.lit ?? null
  const enemy = 1 - picture.reader
  const dock: readonly Tab[] = [
    { view: 'leaders', name: 'Leaders', icon: 'icon-recruit', count: lit?.leaders.size ?? 0 },
    { view: 'cards', name: 'Cards', icon: 'icon-card', count: lit === null ? 0 : litCards(lit) },
  ]
  return [
    {
      view: 'map',
      name: inCombat ? 'Battle' : 'Map',
      icon: inCombat ? 'icon-card' : 'icon-home',
      count: 0,
    },
    ...(inCombat ? [BOARD] : dock),
    {
      view: 'enemy',
      name: enemy === 1 ? 'Empire' : 'Rebels',
      icon: enemy === 1 ? 'mark-empire' : 'mark-rebel',
      count: 0,
    },
    { view: 'log', name: 'Log', icon: 'icon-log', count: newActs(store).length },
  ]
}

const BOARD: Tab = { view: 'board', name: 'Map', icon: 'icon-home', count: 0 }

function litCards({ missions, actions, objectives, stacks }: Lit): number {
  return missions.size + actions.size + objectives.size + stacks.size
}

export function Views({
  store,
  picture,
  inCombat,
  view,
  setView,
}: {
  store: RebellionStore
  picture: Picture
  inCombat: boolean
  view: View
  setView: (view: View) => void
}) {
  return (
    <nav class="views" aria-label="Views">
      {tabsOf(store, picture, inCombat).map(({ view: one, name, icon, count }) => (
        <button
          type="button"
          key={one}
          data-view={one}
          aria-pressed={one === view}
          onClick={() => setView(one === view ? 'map' : one)}
        >
          <Icon id={icon} size={18} />
          <span>{name}</span>
          {count > 0 && <b>{count}</b>}
        </button>
      ))}
    </nav>
  )
}

/** What stands in the column beside the board where there is room: here by itself. */
export function ViewSheet({
  store,
  picture,
  view,
}: {
  store: RebellionStore
  picture: Picture
  view: View
}) {
  if (view !== 'enemy' && view !== 'log') return null
  return (
    <aside class="rail view-sheet" aria-label={view === 'log' ? 'News and log' : 'The opponent'}>
      {view === 'log' ? (
        <>
          <News store={store} />
          <RecentLog store={store} look={actLook(store)} />
        </>
      ) : (
        <>
          <Opponent store={store} picture={picture} />
          <CinematicRail store={store} picture={picture} />
          <InPlay store={store} picture={picture} />
          <Queues picture={picture} />
          <Decks store={store} picture={picture} />
        </>
      )}
    </aside>
  )
}
