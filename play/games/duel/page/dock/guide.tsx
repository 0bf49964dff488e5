import { Icon } from '../../../../page/icon.js'
import type { DuelTable } from '../../table/table.js'
import { GUIDE, guideStep } from '../../words/guide.js'

/** The first struggle as a row of short lessons, which follow what is done. */
export function Guide({ table }: { table: DuelTable }) {
  const present = guideStep(table)
  return (
    <div class="group guide">
      <h2>
        Your first struggle <small>8 short lessons; you may play as you like</small>
      </h2>
      <ol>
        {GUIDE.map(({ title, about }, i) => (
          <li class={i === present ? 'now' : i < present ? 'done' : ''} key={title}>
            <b>
              {i + 1} {title}
            </b>
            <span>
              {about} {i < present && <Icon id="icon-check" size={10} />}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
