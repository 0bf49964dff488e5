import { type Effect, totalsAfter } from '../../decision/effect.js'
import { type Choice, choicesIn, type Prompt } from '../../decision/prompt.js'
import { bustChance, landings } from '../../table/draw.js'
import { BEYOND, segmentsOf } from '../../table/segments.js'
import { knownStrategy, type Standing, standingOf, standingWords } from '../../table/standing.js'
import type { DuelTable } from '../../table/table.js'
import { labelOf, percent, SIDE_CLASS } from '../../words/names.js'
import { Sign, sideSymbol, symbolOfCode } from '../sign.js'

/**
 * The scale between the rows: both totals as bars along one ruler, the objective as a wall, and at once what any answer
 * that is marked or pointed at would make of them.
 */
export function Scale({
  table,
  prompt,
  effect,
  strategy = null,
  listed = table.reader,
  odds,
}: {
  table: DuelTable
  prompt: Prompt | null
  /** What is marked or pointed at; null for nothing. */
  effect: Effect | null
  /** The strategy that is marked for the reader. */
  strategy?: number | null
  /** Whose next card is shown. */
  listed?: number
  odds: boolean
}) {
  const { event } = table
  if (event === null) return <div class="scale empty" />
  const cells = event.objective + BEYOND
  const chosen = strategiesWith(table, strategy)
  const now = standingOf(table, [table.sides[0].total, table.sides[1].total], chosen)
  const after = effect === null ? now : standingOf(table, totalsAfter(table, effect), chosen)
  const words = standingWords(table, after, whenOf(effect))
  const rows = [1 - table.reader, table.reader] as const
  const plays = prompt !== null && effect !== null && effect.draws > 0
  const hasRoom = table.sides[listed === 0 ? 0 : 1].cards.length < event.capacity
  const showsNext = odds && prompt !== null && (effect === null ? hasRoom : plays)
  return (
    <div class="scale" style={`--cells:${cells};--wall:${event.objective}`}>
      <div class="scale-standing">
        <b>{words.lead}</b> <span>{words.sum}</span>
        {!table.isTutorial && (
          <span class={`ties ${SIDE_CLASS[table.balance]}`}>
            <Sign id="token-balance" size={15} /> Ties: <b>{labelOf(table.balance)}</b>
          </span>
        )}
        {table.isTutorial && <span class="ties">a tie: nobody wins</span>}
      </div>
      <div
        class="ruler-box"
        role="img"
        aria-label={`${words.lead}: ${words.sum}. The objective is ${event.objective}.`}
      >
        <div class="beyond" />
        <Tags table={table} prompt={prompt} side={rows[0]} cells={cells} />
        <Bar table={table} side={rows[0]} now={now} after={after} effect={effect} cells={cells} />
        <div class="ruler">
          {Array.from({ length: cells }, (_, i) => (
            <i class={i + 1 === event.objective ? 'wall' : i + 1 > event.objective ? 'over' : ''}>
              {i + 1}
            </i>
          ))}
          <em>BUST</em>
        </div>
        <Bar table={table} side={rows[1]} now={now} after={after} effect={effect} cells={cells} />
        <Tags table={table} prompt={prompt} side={rows[1]} cells={cells} />
        <div class="wall-line" />
      </div>
      {/* It keeps its place, so that nothing moves away under what points at it */}
      <div class="next-place">
        {showsNext && <NextCard table={table} after={after} side={listed} cells={cells} />}
      </div>
    </div>
  )
}

function whenOf(effect: Effect | null): Parameters<typeof standingWords>[2] {
  if (effect === null) return 'as it stands'
  return effect.draws > 0 ? 'before what comes' : 'after this'
}

/** The strategies that count: those that are known, and the one that the reader has marked. */
function strategiesWith(table: DuelTable, marked: number | null): (number | null)[] {
  return [0, 1].map((side) =>
    marked !== null && side === table.reader ? marked : knownStrategy(table, side),
  )
}

/** What stands before a figure. */
const SIGNS: Readonly<Record<string, string>> = { gone: '−', bonus: '+' }

function Bar({
  table,
  side,
  now,
  after,
  effect,
  cells,
}: {
  table: DuelTable
  side: number
  now: Standing
  after: Standing
  effect: Effect | null
  cells: number
}) {
  const at = side === 0 ? 0 : 1
  const segments = segmentsOf(table, side, after, effect)
  const isChanged = now.finals[at] !== after.finals[at]
  const isOver = after.finals[at] > cells
  let from = 0
  return (
    <div class={`bar-row ${SIDE_CLASS[side]}`}>
      <span class={`sum ${after.isBust[at] ? 'bust' : ''}`}>
        <Sign id={sideSymbol(side)} size={15} />
        {isChanged && <small>{now.finals[at]} → </small>}
        <b>{after.finals[at]}</b>
      </span>
      <span class="bar">
        {segments.map(({ key, value, code, state, isNew }) => {
          const left = from
          from += value
          if (left >= cells) return null
          const width = Math.min(value, cells - left)
          return (
            <span
              key={key}
              class={`segment ${state} ${isNew ? 'new' : ''}`}
              style={`left:${(left / cells) * 100}%;width:${(width / cells) * 100}%`}
            >
              {code !== null && value > 1 && <Sign id={symbolOfCode(code)} size={14} />}
              <b>
                {SIGNS[state] ?? ''}
                {value}
              </b>
            </span>
          )
        })}
        {isOver && <span class="beyond-end">›</span>}
      </span>
    </div>
  )
}

/** The keys of answers at the totals that they make; those of one total beside each other. */
function Tags({
  table,
  prompt,
  side,
  cells,
}: {
  table: DuelTable
  prompt: Prompt | null
  side: number
  cells: number
}) {
  const choices =
    prompt === null
      ? []
      : choicesIn(prompt).filter(({ makes, digit }) => makes?.side === side && digit !== '')
  // What lies beyond the ruler stands at its end
  const placeOf = ({ makes }: Choice): number => Math.min(makes?.least ?? 0, cells)
  const totals = [...new Set(choices.map(placeOf))]
  return (
    <div class="tags" aria-hidden="true">
      {choices.map((choice) => (
        <Reach choice={choice} cells={cells} key={choice.part} />
      ))}
      {totals.map((total) => (
        <span class="keys" style={`left:${middleOf(total, cells)}%`} key={total}>
          {choices
            .filter((choice) => placeOf(choice) === total)
            .map(({ part, digit, isOn, makes }) => (
              <span
                class={`key ${isOn ? 'on' : ''} ${total > (table.event?.objective ?? 0) ? 'bust' : ''}`}
                key={part}
              >
                {digit}
                {(makes?.least ?? 0) > cells ? '›' : ''}
              </span>
            ))}
        </span>
      ))}
    </div>
  )
}

/** The middle of the cell of a total, in percent of the ruler. */
function middleOf(total: number, cells: number): number {
  return ((Math.max(total, 1) - 0.5) / cells) * 100
}

/** A range of totals, from the key on. */
function Reach({ choice: { makes }, cells }: { choice: Choice; cells: number }) {
  if (makes === null || makes.most <= makes.least || makes.least >= cells) return null
  const left = middleOf(makes.least, cells)
  return (
    <i
      class="reach"
      style={`left:${left}%;width:${middleOf(Math.min(makes.most, cells), cells) - left}%`}
    />
  )
}

/** Where the next card would lead, and how likely. */
function NextCard({
  table,
  after,
  side,
  cells,
}: {
  table: DuelTable
  after: Standing
  side: number
  cells: number
}) {
  const at = side === 0 ? 0 : 1
  const { draw } = table.sides[at]
  const objective = table.event?.objective ?? 0
  const from = after.finals[at]
  const bust = bustChance(draw, from, objective)
  const columns = landings(draw, from, cells)
  const most = Math.max(...columns.map(({ chance }) => chance))
  return (
    <div class="next-card" role="img" aria-label={`Next card: bust ${percent(bust)}`}>
      <span class="sum">
        <small>{side === table.reader ? 'Next card' : 'Their next card'}</small>
        <b class={bust > 0 ? 'warn' : ''}>bust {percent(bust)}</b>
      </span>
      <span class="chances" aria-hidden="true">
        {columns.map(({ total, chance, isMore }) => (
          <span
            class={`chance-bar ${total > objective ? 'bust' : ''}`}
            style={`left:${((total - 1) / cells) * 100}%;width:${100 / cells}%`}
            key={total}
          >
            <i style={`height:${Math.max(12, (chance / most) * 100)}%`} />
            <small>
              {Math.round(chance * 100)}%{isMore ? '›' : ''}
            </small>
          </span>
        ))}
      </span>
    </div>
  )
}
