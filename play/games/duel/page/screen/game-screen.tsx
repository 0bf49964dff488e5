import { useEffect } from 'preact/hooks'
import { Icon } from '../../../../page/icon.js'
import { type PhoneTab, PhoneTabs } from '../../../../page/panel/phone-tabs.js'
import { useGameKeys } from '../../../../page/screen/game-keys.js'
import { Live } from '../../../../page/screen/live.js'
import { useHurry } from '../../../../page/telling/use-hurry.js'
import type { Session } from '../../../../shell/session.js'
import { labelOf } from '../../words/names.js'
import { Cards } from '../card/cards.js'
import { Dock } from '../dock/dock.js'
import { Sign, sideSymbol } from '../sign.js'
import type { DuelStore, Tab } from '../store.js'
import { TableView } from '../table/table-view.js'
import { Characters } from './characters.js'
import { EndCard } from './end-card.js'
import { Rail } from './rail.js'
import { tileKeys, totalsWords } from './table-keys.js'
import { TopBar } from './top-bar.js'

/** The game under way: bar, table, dock and rail. */
export function GameScreen({ store, session }: { store: DuelStore; session: Session }) {
  const { table, prompt } = store
  useHurry(store)
  useGameKeys(store, {
    b: () => store.list(1 - (store.listed ?? table.reader)),
    r: () => store.openDialog('log'),
    e: () => document.querySelector<HTMLElement>('.duel .event')?.focus(),
    t: () => store.say(totalsWords(table)),
    ...tileKeys(),
  })
  useEffect(() => {
    document.title = store.isAsked ? 'Your decision · Dejarik' : 'Dejarik'
  })
  const isOver = session.isOver && !store.telling.isBusy
  const chooses = prompt !== null && store.kind === 'characters'
  return (
    <div
      class={`page game duel ${isOver ? 'over' : ''}`}
      data-tab={store.tab}
      data-panel={store.panel}
    >
      <TopBar store={store} table={table} />
      {chooses ? (
        <Characters store={store} prompt={prompt} side={table.reader} />
      ) : (
        <TableView
          store={store}
          table={table}
          prompt={prompt}
          previewed={store.previewed}
          lately={store.news.map(({ event }) => event)}
          isOpen={isOver}
        />
      )}
      <Dock store={store} table={table} prompt={prompt} />
      <Rail store={store} table={table} prompt={prompt} />
      <Tabs store={store} side={1 - table.reader} />
      {isOver && store.dialog === null && store.tutor === null && (
        <EndCard store={store} session={session} table={table} />
      )}
      <Live store={store} />
      <Cards />
    </div>
  )
}

/** On a phone the lower part shows one thing at a time. */
function Tabs({ store, side }: { store: DuelStore; side: number }) {
  const tabs: readonly PhoneTab<Tab>[] = [
    { id: 'table', name: 'Table', sign: <Sign id="fact-objective" size={18} /> },
    { id: 'strategy', name: 'Strategy', sign: <Sign id="strategy-support" size={18} /> },
    { id: 'decks', name: 'Decks', sign: <Sign id="pile-deck" size={18} /> },
    { id: 'opponent', name: labelOf(side), sign: <Sign id={sideSymbol(side)} size={18} /> },
    { id: 'log', name: 'Log', sign: <Icon id="icon-log" size={17} /> },
  ]
  return (
    <PhoneTabs
      label="What is shown below"
      tabs={tabs}
      chosen={store.tab}
      choose={(tab) => store.turnTo(tab)}
    />
  )
}
