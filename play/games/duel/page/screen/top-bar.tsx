import { EVENTS } from '../../../../../engine/duel/data/events.js'
import { POINTS_TO_WIN } from '../../../../../engine/duel/facts/events.js'
import { TopFrame } from '../../../../page/panel/top-frame.js'
import type { DuelTable } from '../../table/table.js'
import { eventName, labelOf, SIDE_CLASS } from '../../words/names.js'
import { dominanceOf } from '../dock/dominance.js'
import { Sign, sideSymbol } from '../sign.js'
import type { DuelStore } from '../store.js'

/** The bar on top: phase, the points of both sides, and where help is. */
export function TopBar({ store, table }: { store: DuelStore; table: DuelTable }) {
  const isDone = store.session?.isOver === true && !store.telling.isBusy
  const round = table.round === 0 ? 'Before the first round' : `Round ${table.round}`
  return (
    <TopFrame
      store={store}
      title={isDone ? 'Game over' : phaseOf(store, table)}
      about={`${round} · ${isDone ? 'game over' : store.isAsked ? 'you decide' : 'they decide'}`}
      isOver={isDone}
    >
      <Tracks table={table} />
    </TopFrame>
  )
}

const PHASES: Readonly<Record<string, string>> = {
  characters: 'Set-up',
  strategy: 'Planning',
  add: 'Dominance',
  look: 'Dominance',
  order: 'Dominance',
  drop: 'Dominance',
  'set-aside': 'Dominance',
}

function phaseOf(store: DuelStore, { isTutorial }: DuelTable): string {
  const { kind, telling } = store
  const isRound = telling.present?.lines[0]?.event.kind === 'round'
  if (!isRound && dominanceOf(store) !== null) return 'Dominance'
  return PHASES[kind] ?? (isTutorial ? 'First struggle' : 'Struggle')
}

/** Seven cells a side, each won event one block as wide as its points. */
export function Tracks({ table }: { table: DuelTable }) {
  if (table.isTutorial) return <div class="tracks" />
  return (
    <div class="tracks">
      {[0, 1].map((side) => {
        const { points, won } = table.sides[side === 0 ? 0 : 1]
        const free = Math.max(0, POINTS_TO_WIN - points)
        return (
          <div class={`points-of ${SIDE_CLASS[side]}`} key={side}>
            <span class="whose">
              <Sign id={sideSymbol(side)} size={14} /> {labelOf(side)}
            </span>
            <span
              class="cells"
              role="img"
              aria-label={`${labelOf(side)} ${points} of ${POINTS_TO_WIN} points: ${won.map(eventName).join(', ') || 'none yet'}`}
            >
              {won.map((event) => (
                <i
                  class="won"
                  style={`flex:${EVENTS[event]?.victoryPoints ?? 1}`}
                  title={eventName(event)}
                >
                  {EVENTS[event]?.victoryPoints}
                </i>
              ))}
              {Array.from({ length: free }, () => (
                <i />
              ))}
            </span>
            <b>{points}</b>
          </div>
        )
      })}
    </div>
  )
}
