import type { ComponentChildren } from 'preact'
import { Icon } from '../icon.js'
import type { Store } from '../store.js'
import { HelpButtons } from './help-buttons.js'
import { PaceChoice } from './pace-choice.js'

/** The bar on top of every game: the menu, what goes on, what the game shows of itself, and where help is. */
export function TopFrame({
  store,
  title,
  about,
  isOver,
  adviser,
  logHasTab = false,
  children,
}: {
  store: Store
  title: string
  about: string
  /** Nothing is decided any more. */
  isOver: boolean
  /** What asking for advice is called, where that is no hint. */
  adviser?: string | undefined
  /** On phones the log is found among the tabs. */
  logHasTab?: boolean
  children: ComponentChildren
}) {
  const openLog = (): void => store.openDialog('log')
  return (
    <header class="top-bar">
      <button
        type="button"
        class="button square ghost"
        aria-label="Menu"
        onClick={() => store.openDialog('menu')}
      >
        <Icon id="icon-menu" />
      </button>
      <div class="phase">
        <h1>{title}</h1>
        <span>{about}</span>
      </div>
      {children}
      <div class="tools">
        {!store.isAsked && !isOver ? (
          <PaceChoice store={store} />
        ) : (
          <HelpButtons store={store} {...(adviser === undefined ? {} : { adviser })} />
        )}
        <button
          type="button"
          class={`button square ${logHasTab ? 'whole-log' : ''}`}
          aria-label="Full log"
          onClick={openLog}
        >
          <Icon id="icon-log" size={15} />
        </button>
      </div>
    </header>
  )
}
