import { STRATEGIES } from '../../../../../engine/duel/data/strategies.js'
import { CHOSEN_CHARACTERS, codeOf } from '../../../../../engine/duel/facts/cards.js'
import { numberOf } from '../../decision/parts.js'
import { choicesIn, type Prompt } from '../../decision/prompt.js'
import type { DuelTable } from '../../table/table.js'
import { cardId, SIDE_CLASS, shortName, strategyName } from '../../words/names.js'
import { lastUse } from '../../words/rounds.js'
import { Sign, strategySymbol, symbolOfCode } from '../sign.js'
import type { DuelStore } from '../store.js'
import { Dominance, dominanceOf } from './dominance.js'
import { Guide } from './guide.js'
import { ToCome } from './to-come.js'
import { TrayView } from './tray.js'

/** What is one's own below the table: strategies, reserve, cards still to come; or the tray where hidden cards are seen. */
export function Dock({
  store,
  table,
  prompt,
}: {
  store: DuelStore
  table: DuelTable
  prompt: Prompt | null
}) {
  const dominance = dominanceOf(store)
  const name = SIDE_CLASS[table.reader]
  if (dominance !== null)
    return (
      <section class={`dock ${name}`} aria-label="Dominance">
        <Dominance steps={dominance} />
      </section>
    )
  if (prompt?.tray != null)
    return (
      <section class={`dock ${name} with-tray`} aria-label={prompt.tray.title}>
        <TrayView store={store} table={table} prompt={prompt} tray={prompt.tray} />
      </section>
    )
  if (store.kind === 'characters' && prompt !== null)
    return (
      <section class={`dock ${name}`} aria-label="Yours">
        <ChosenFour store={store} table={table} />
      </section>
    )
  if (table.isTutorial && store.tutor === null)
    return (
      <section class={`dock ${name}`} aria-label="Your first struggle">
        <Guide table={table} />
        <ToCome store={store} table={table} />
      </section>
    )
  return (
    <section class={`dock ${name}`} aria-label="Yours">
      {!table.isTutorial && <Strategies store={store} table={table} prompt={prompt} />}
      {!table.isTutorial && <Reserve table={table} />}
      <ToCome store={store} table={table} />
    </section>
  )
}

function Strategies({
  store,
  table,
  prompt,
}: {
  store: DuelStore
  table: DuelTable
  prompt: Prompt | null
}) {
  const own = table.sides[table.reader === 0 ? 0 : 1]
  const choices = prompt === null ? [] : choicesIn(prompt)
  const chosen = own.possible.length === 1 ? own.possible[0] : null
  return (
    <div class="group strategies">
      <h2>
        Strategy <small>one a round, in secret</small>
      </h2>
      <div class="strategy-cards">
        {STRATEGIES.map(({ number, id, name, about }) => {
          const choice = choices.find(({ spot }) => spot === `strategy ${number}`) ?? null
          const isUsed = own.used.includes(number)
          const state = isUsed ? 'used' : chosen === number ? 'chosen' : ''
          return (
            <button
              type="button"
              key={id}
              class={`strategy-card ${state} ${choice === null ? '' : 'can'} ${choice?.isOn === true ? 'on' : ''}`}
              data-strategy={id}
              data-thing={`strategy-${id}`}
              data-lit={choice === null ? undefined : 'yes'}
              aria-pressed={choice === null ? undefined : choice.isOn}
              onClick={() => choice !== null && store.choose(choice.part)}
              onMouseEnter={() => choice !== null && store.point(choice.part)}
              onMouseLeave={() => store.point(null)}
            >
              {choice !== null && <span class="key">{choice.digit}</span>}
              <Sign id={strategySymbol(number)} size={22} />
              <b>{name}</b>
              <span class="about">{about}</span>
              <small>
                {isUsed
                  ? usedWords(store, table.reader, number)
                  : chosen === number
                    ? 'chosen'
                    : choice?.isOn === true
                      ? 'marked'
                      : 'unused'}
              </small>
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** `round 2`, or `discarded`, where it was told. */
function usedWords({ told }: DuelStore, side: number, strategy: number): string {
  const use = lastUse(told, side, strategy)
  if (use === null) return 'used'
  return use.isDiscarded ? 'discarded' : `round ${use.round}`
}

/** Deck and reserve as they fill while the four are chosen. */
function ChosenFour({ store, table }: { store: DuelStore; table: DuelTable }) {
  const side = table.reader
  const chosen = store.markedParts.map(numberOf)
  const rest = table.sides[side === 0 ? 0 : 1].reserve.filter((card) => !chosen.includes(card))
  return (
    <>
      <div class="group reserve">
        <h2>
          In your deck{' '}
          <small>
            {chosen.length} of {CHOSEN_CHARACTERS}
          </small>
        </h2>
        <SmallCards side={side} cards={chosen} />
      </div>
      <div class="group reserve">
        <h2>
          Reserve <small>only you see it</small>
        </h2>
        <SmallCards side={side} cards={rest} />
      </div>
      <div class="group deck-words">
        <h2>
          Your deck <small>20 cards</small>
        </h2>
        <p>
          16 ordinary cards: each suit with <b>2, 3, 4, 5</b>.
        </p>
        <p>
          4 characters of <b>6</b>.
        </p>
      </div>
    </>
  )
}

function Reserve({ table }: { table: DuelTable }) {
  const { reserve, side } = table.sides[table.reader === 0 ? 0 : 1]
  return (
    <div class="group reserve">
      <h2>
        Reserve <small>only you see it</small>
      </h2>
      <SmallCards side={side} cards={reserve} />
    </div>
  )
}

function SmallCards({ side, cards }: { side: number; cards: readonly number[] }) {
  return (
    <ul>
      {cards.map((card) => (
        <li key={card}>
          <button type="button" class="peek small-card" data-thing={cardId(side, card)}>
            <Sign id={symbolOfCode(codeOf(side, card))} size={22} />
            <b>{shortName(side, card)}</b>
          </button>
        </li>
      ))}
      {cards.length === 0 && <li class="none">nobody</li>}
    </ul>
  )
}

/** Strategies of the other side, by elimination. */
export function TheirStrategies({
  store,
  table,
  side,
}: {
  store: DuelStore
  table: DuelTable
  side: number
}) {
  const { possible, used, hasChosen } = table.sides[side === 0 ? 0 : 1]
  return (
    <ul class="their-strategies">
      {STRATEGIES.map(({ number }) => {
        const isUsed = used.includes(number)
        const isPossible = hasChosen ? possible.includes(number) : !isUsed
        const state = isUsed
          ? 'used'
          : isPossible && possible.length === 1
            ? 'known'
            : isPossible
              ? 'possible'
              : 'left'
        return (
          <li class={state} key={number}>
            <Sign id={strategySymbol(number)} size={16} />
            <span class="hidden">{strategyName(number)}: </span>
            <small>
              {isUsed
                ? usedWords(store, side, number)
                    .replace('round ', 'r. ')
                    .replace('discarded', 'lost')
                : state === 'known'
                  ? 'now'
                  : isPossible
                    ? '?'
                    : 'left'}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
