import {
  cardOfCode,
  codeOf,
  READY_VALUE,
  sideOfCode,
} from '../../../../../engine/duel/facts/cards.js'
import { numberOf, sortOf } from '../../decision/parts.js'
import { type Choice, choicesIn, type Prompt, type Tray } from '../../decision/prompt.js'
import { codeOfPart } from '../../decision/spots.js'
import type { DuelTable } from '../../table/table.js'
import { cardId, SIDE_CLASS, shortName, strategyName } from '../../words/names.js'
import { Sign, strategySymbol, symbolOfCode } from '../sign.js'
import type { DuelStore } from '../store.js'
import { EventOrder } from './event-order.js'

/** Hidden cards that a power or an event shows: they are looked at and chosen here and nowhere else. */
export function TrayView({
  store,
  table,
  prompt,
  tray,
}: {
  store: DuelStore
  table: DuelTable
  prompt: Prompt
  tray: Tray
}) {
  if (tray.sort === 'events') return <EventOrder store={store} table={table} tray={tray} />
  const choices = choicesIn(prompt)
  const { top, side } = table.sides[table.reader === 0 ? 0 : 1]
  const inPlay = new Set(table.sides.flatMap(({ cards }) => cards.map(({ code }) => code)))
  return (
    <div class="tray-view">
      <h2>
        {tray.title} <small>{tray.note}</small>
      </h2>
      <div class="tray-cards">
        {choices.map((choice) => (
          <TrayItem
            store={store}
            tray={tray}
            choice={choice}
            table={table}
            inPlay={inPlay}
            key={choice.part}
          />
        ))}
        {sortOf(choices.at(-1)?.part ?? '') === 'leave' && top !== null && (
          <Face code={codeOf(side, top)} />
        )}
      </div>
    </div>
  )
}

function TrayItem({
  store,
  tray,
  choice,
  table,
  inPlay,
}: {
  store: DuelStore
  tray: Tray
  choice: Choice
  table: DuelTable
  inPlay: ReadonlySet<number>
}) {
  const { part, isOn, digit, refusal } = choice
  const common = {
    type: 'button' as const,
    'data-lit': refusal === '' ? ('yes' as const) : undefined,
    'aria-pressed': isOn,
    onClick: () => store.choose(part),
  }
  const key = digit === '' ? null : <span class="key">{digit}</span>
  if (tray.sort === 'strategies')
    return (
      <button {...common} class={`tray-card ${SIDE_CLASS[tray.side]} can ${isOn ? 'on' : ''}`}>
        {key}
        <Sign id={strategySymbol(numberOf(part))} size={26} />
        <b>{strategyName(numberOf(part))}</b>
      </button>
    )
  const code = codeOfPart(table.reader, part)
  // What lies in play is chosen there
  if (code === null || inPlay.has(code)) return null
  const side = sideOfCode(code)
  return (
    <button
      {...common}
      class={`tray-card ${SIDE_CLASS[side]} can ${isOn ? 'on' : ''}`}
      data-thing={cardId(side, cardOfCode(code))}
      onMouseEnter={() => store.point(part)}
      onMouseLeave={() => store.point(null)}
    >
      {key}
      <i>{READY_VALUE[cardOfCode(code)]}</i>
      <Sign id={symbolOfCode(code)} size={24} />
      <b>{shortName(side, cardOfCode(code))}</b>
    </button>
  )
}

function Face({ code }: { code: number }) {
  const side = sideOfCode(code)
  return (
    <span class={`tray-card ${SIDE_CLASS[side]}`} data-thing={cardId(side, cardOfCode(code))}>
      <i>{READY_VALUE[cardOfCode(code)]}</i>
      <Sign id={symbolOfCode(code)} size={24} />
      <b>{shortName(side, cardOfCode(code))}</b>
    </span>
  )
}
