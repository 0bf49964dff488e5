import type { LogLine } from '../../../../shell/session.js'
import { stepOf, stepTitles } from '../../acts/dominance.js'
import type { DuelStore } from '../store.js'

/** How a struggle ended, in four steps, as far as it has been told. */

export interface Steps {
  readonly lines: readonly (readonly string[])[]
  readonly present: number
  readonly titles: readonly string[]
}

/** The steps while they are told, or while one of them asks something; null otherwise. */
export function dominanceOf(store: DuelStore): Steps | null {
  const { told, telling } = store
  const present = telling.present?.lines.at(-1) ?? null
  const over = told.findLastIndex(({ event }) => event.kind === 'struggle-over')
  const at = present === null ? -1 : told.lastIndexOf(present)
  if (over < 0 || present === null || at < over) return null
  // The next round has begun
  if (told.slice(over, at).some(({ event }) => event.kind === 'round')) return null
  const titles = stepTitles(store.table.isTutorial)
  return { ...stepsOf(told.slice(over), present.number), titles }
}

function stepsOf(lines: readonly LogLine[], number: number): Omit<Steps, 'titles'> {
  const steps: string[][] = [[], [], [], []]
  let present = 0
  for (const { event, text, number: at } of lines) {
    if (at > number || event.kind === 'round') break
    present = stepOf(event.kind, present)
    if (text !== '') steps[present]?.push(text)
  }
  return { lines: steps, present }
}

export function Dominance({ steps }: { steps: Steps }) {
  return (
    <div class="dominance">
      <h2>
        Dominance <small>step by step; Space goes on</small>
      </h2>
      <ol>
        {steps.titles.map((title, i) => (
          <li class={i === steps.present ? 'now' : i < steps.present ? 'done' : ''} key={title}>
            <b>{title}</b>
            {(i <= steps.present ? (steps.lines[i] ?? []) : []).map((line) => (
              <p>{line}</p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
