import { SUITS } from '../../../../../engine/duel/data/suits.js'
import { CHARACTERS_OF, codeOf, ORDINARY_CARDS } from '../../../../../engine/duel/facts/cards.js'
import { capital, counted } from '../../../../../engine/english.js'
import { LessonCard } from '../../../../page/lesson/lesson-views.js'
import { Asked } from '../../../../page/panel/asked.js'
import { News, RecentLog } from '../../../../page/panel/told-panels.js'
import { sitterWords } from '../../../../page/seating.js'
import type { Prompt } from '../../decision/prompt.js'
import { bustWords } from '../../table/cards-ahead.js'
import type { DuelTable } from '../../table/table.js'
import { cardId, labelOf, SIDE_CLASS } from '../../words/names.js'
import type { SymbolId } from '../data/symbols.js'
import { TheirStrategies } from '../dock/dock.js'
import { HintPanel, WhyPanel } from '../panel/help-panels.js'
import { PromptPanel } from '../panel/prompt-panel.js'
import { Sign, symbolOfCode } from '../sign.js'
import type { DuelStore } from '../store.js'

/** The column on the right: the question first, then the opponent and the log. */
export function Rail({
  store,
  table,
  prompt,
}: {
  store: DuelStore
  table: DuelTable
  prompt: Prompt | null
}) {
  const { tutor } = store
  return (
    <aside class="rail" aria-label="Decision and news">
      {tutor !== null && <LessonCard store={store} run={tutor} />}
      <Asked
        store={store}
        panels={{
          hint: store.hint && <HintPanel store={store} hint={store.hint} />,
          why: <WhyPanel store={store} />,
        }}
        prompt={prompt && <PromptPanel store={store} prompt={prompt} />}
        over="Everything is open now: strategies, reserves, and why they chose as they did."
      />
      <News store={store} most={NEWS_SHOWN} />
      {store.kind === 'strategy' && prompt !== null && table.owner === table.reader && (
        <HowFull table={table} />
      )}
      <Opponent store={store} table={table} />
      {table.isTutorial && <Suits />}
      <RecentLog store={store} />
    </aside>
  )
}

/** How soon the objective is passed, before a strategy is chosen. */
function HowFull({ table }: { table: DuelTable }) {
  return (
    <section class="how-full" aria-label="How full the objective is">
      <h2>How full is {table.event?.objective}?</h2>
      <p>{bustWords(table).map(capital).join(' ')}.</p>
    </section>
  )
}

const NEWS_SHOWN = 5

function Opponent({ store, table }: { store: DuelStore; table: DuelTable }) {
  const side = 1 - table.reader
  const them = table.sides[side === 0 ? 0 : 1]
  const seen = them.inDeck.filter((card) => card >= ORDINARY_CARDS)
  const isHidden = them.uncertainChance < 1 || them.uncertain.length > 0
  return (
    <section class={`opponent ${SIDE_CLASS[side]}`} aria-label={`${labelOf(side)}, the other side`}>
      <h2>
        <i class="dot" /> <b>{labelOf(side)}</b>{' '}
        <small>{sitterWords(store.rules, store.settings, side)}</small>
      </h2>
      {!table.isTutorial && (
        <>
          <h3>
            Strategy{' '}
            <b>
              {!them.hasChosen
                ? 'not chosen yet'
                : them.possible.length === 1
                  ? 'known'
                  : `one of ${them.possible.length}`}
            </b>
          </h3>
          <TheirStrategies store={store} table={table} side={side} />
          <h3>
            Characters{' '}
            <b>
              {table.round === 0
                ? '4 of these 8, in secret'
                : `${counted(them.reserveCount, 'card')} in the reserve`}
            </b>
          </h3>
          <ul class="their-characters">
            {(CHARACTERS_OF[side] ?? []).map(({ number, short }) => {
              const isUncertain = isHidden && them.uncertain.includes(number)
              const where =
                table.round === 0
                  ? { style: 'maybe', words: '50%' }
                  : placeOf(them, number, seen, isUncertain)
              return (
                <li key={number} class={where.style}>
                  <button type="button" class="peek" data-thing={cardId(side, number)}>
                    <Sign id={symbolOfCode(codeOf(side, number))} size={17} />
                    <span class="hidden">{short}: </span>
                    <small>{where.words}</small>
                  </button>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}

function placeOf(
  them: DuelTable['sides'][number],
  card: number,
  inDeck: readonly number[],
  isUncertain: boolean,
): { style: string; words: string } {
  if (them.cards.some((one) => one.card === card)) return { style: 'in', words: 'play' }
  if (them.discard.includes(card)) return { style: 'in', words: 'pile' }
  if (them.reserve.includes(card)) return { style: 'out', words: 'away' }
  if (isUncertain) return { style: 'maybe', words: `${Math.round(them.uncertainChance * 100)}%` }
  return inDeck.includes(card) ? { style: 'in', words: 'deck' } : { style: 'out', words: 'away' }
}

/** What each suit does, for a first struggle. */
function Suits() {
  return (
    <section class="suits" aria-label="What each suit does">
      <h2>What each suit does</h2>
      <ul>
        {SUITS.map(({ id, name, power }) => (
          <li key={id}>
            <Sign id={`suit-${id}` as SymbolId} size={18} />
            <span>
              <b>{name}</b> {power}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
