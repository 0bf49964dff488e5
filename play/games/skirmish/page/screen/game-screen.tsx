import { useEffect } from 'preact/hooks'
import { Icon } from '../../../../page/icon.js'
import { type PhoneTab, PhoneTabs } from '../../../../page/panel/phone-tabs.js'
import { useGameKeys } from '../../../../page/screen/game-keys.js'
import { Live } from '../../../../page/screen/live.js'
import { useHurry } from '../../../../page/telling/use-hurry.js'
import type { Session } from '../../../../shell/session.js'
import type { SkirmishTable } from '../../table/table.js'
import { FleetScreen } from '../fleet/fleet-screen.js'
import { Left } from '../left/left.js'
import { Rail } from '../panel/rail.js'
import { Sign } from '../sign.js'
import type { SkirmishStore } from '../store.js'
import { Field } from '../table/field.js'
import type { Tab } from '../table-store.js'
import { EndCard } from './end-card.js'
import { skirmishKeys } from './keys.js'
import { TopBar } from './top-bar.js'

/** The game under way: bar, order, table and rail; the roster in the place of the table while a fleet is built. */
export function GameScreen({ store, session }: { store: SkirmishStore; session: Session }) {
  const { table, present } = store
  useHurry(store)
  useGameKeys(store, skirmishKeys(store), () => store.viewport.isHolding)
  useEffect(() => {
    document.title = store.isAsked ? 'Your decision · Dejarik' : 'Dejarik'
  })
  const isOver = session.isOver && !store.telling.isBusy
  const builds = present?.question.sort === 'fleet'
  return (
    <div
      class={`page game skirmish ${isOver ? 'over' : ''} ${builds ? 'building' : ''}`}
      data-tab={store.tab}
      data-panel={store.panel}
      data-sort={present?.question.sort}
      style={seatColours(table)}
    >
      <TopBar store={store} table={table} />
      {present !== null && builds ? (
        <FleetScreen store={store} trial={present.trial} />
      ) : (
        <>
          <Left store={store} table={table} />
          <Field store={store} table={table} />
        </>
      )}
      <Rail store={store} table={table} />
      <PhoneTabs
        label="What is shown"
        tabs={builds ? FLEET_TABS : tabsOf(table)}
        chosen={builds && store.tab !== 'order' ? 'table' : store.tab}
        choose={(tab) => store.turnTo(tab)}
      />
      {isOver && store.dialog === null && store.tutor === null && (
        <EndCard store={store} session={session} table={table} />
      )}
      <Live store={store} />
    </div>
  )
}

/** The log knows seats by their names; their colours hang on the fleets. */
function seatColours({ seats }: SkirmishTable): string {
  return seats.map(({ name, style }) => `--seat-${name.toLowerCase()}:var(--${style})`).join(';')
}

function tabsOf({ turn, units, seats, reader }: SkirmishTable): readonly PhoneTab<Tab>[] {
  const own = seats.find(({ player }) => player === reader)
  return [
    { id: 'table', name: 'Table', sign: <Sign id="ui-frame" size={18} /> },
    {
      id: 'order',
      name: 'Order',
      sign: <Icon id="icon-step" size={17} />,
      badge: turn === 0 ? 0 : units.filter(({ isDone }) => !isDone).length,
    },
    { id: 'chances', name: 'Chances', sign: <Sign id="ui-matrix" size={17} /> },
    {
      id: 'reserves',
      name: 'Reserves',
      sign: <Sign id="ui-reserve" size={18} />,
      badge: own?.reserve.length ?? 0,
    },
    { id: 'log', name: 'Log', sign: <Icon id="icon-log" size={17} /> },
  ]
}

const FLEET_TABS: readonly PhoneTab<Tab>[] = [
  { id: 'table', name: 'Units', sign: <Icon id="icon-log" size={17} /> },
  { id: 'order', name: 'Your fleet', sign: <Sign id="ui-frame" size={18} /> },
]
