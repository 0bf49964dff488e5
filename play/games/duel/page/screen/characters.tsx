import { CHARACTERS_OF, codeOf } from '../../../../../engine/duel/facts/cards.js'
import { Icon } from '../../../../page/icon.js'
import { partOf } from '../../decision/parts.js'
import { choicesIn, type Prompt } from '../../decision/prompt.js'
import { cardId, SIDE_CLASS } from '../../words/names.js'
import { Sign, symbolOfCode } from '../sign.js'
import type { DuelStore } from '../store.js'

/** The eight characters of a side, to choose the four that join the deck. */
export function Characters({
  store,
  prompt,
  side,
}: {
  store: DuelStore
  prompt: Prompt
  side: number
}) {
  const choices = choicesIn(prompt)
  const hinted = store.panel === 'hint' ? store.previewed : []
  return (
    <section class={`characters ${SIDE_CLASS[side]}`} aria-label="Your characters">
      <h2>
        Who joins your deck?{' '}
        <small>Each counts 6, or 1 when exhausted. The other four wait in the reserve.</small>
      </h2>
      <ul>
        {(CHARACTERS_OF[side] ?? []).map(({ number, name, power }) => {
          const part = partOf('character', number)
          const choice = choices.find((one) => one.part === part)
          const isOn = choice?.isOn === true
          return (
            <li key={number}>
              <button
                type="button"
                class={`character-card ${isOn ? 'on' : ''} ${hinted.includes(part) ? 'hinted' : ''}`}
                aria-pressed={isOn}
                data-lit="yes"
                data-thing={cardId(side, number)}
                onClick={() => store.choose(part)}
              >
                <Sign id={symbolOfCode(codeOf(side, number))} size={44} />
                <span>
                  <b>
                    {name} <span class="key">{choice?.digit}</span>
                  </b>
                  <span class="about">{power}</span>
                </span>
                <i class="check">{isOn && <Icon id="icon-check" size={12} />}</i>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
