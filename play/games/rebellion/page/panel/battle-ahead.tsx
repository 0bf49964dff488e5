import { type Army, contested } from '../../../../../agents/rebellion/battle/forecast.js'
import {
  UNIT_BLACK,
  UNIT_GREEN,
  UNIT_RED,
  UNIT_THEATER,
} from '../../../../../engine/rebellion/facts/unit-types.js'
import { MOST_GREEN, MOST_OF_COLOUR } from '../../../../../engine/rebellion/missions/dice.js'
import type { State } from '../../../../../engine/state.js'
import { combatAhead } from '../../cinematic/ahead.js'
import { percent } from '../../words/names.js'
import { Icon } from '../icon.js'
import { viewOf } from '../picture/views.js'
import { useForecasts } from '../scene/use-forecasts.js'

/** What a combat at the target would be like with the units that are planned to go; the draft has them there. */
export function BattleAhead({
  draft,
  target,
  side,
}: {
  draft: State
  target: number
  side: number
}) {
  const combat = combatAhead(viewOf(side).bind(draft), target)
  const found = useForecasts(combat)
  const theaters = contested(combat)
  if (theaters.length === 0) return null
  const [mine, theirs] = combat.armies
  return (
    <div class="battle-ahead">
      <h3>Battle ahead</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">Theater</span>
            </th>
            <th scope="col">You</th>
            <th scope="col">They</th>
            <th scope="col">You win</th>
          </tr>
        </thead>
        <tbody>
          {theaters.map((theater, i) => (
            <tr>
              <th scope="row">
                <Icon id={theater === 0 ? 'theater-space' : 'theater-ground'} size={14} />
                <span class="hidden">{theater === 0 ? 'space' : 'ground'}</span>
              </th>
              <td>{diceWords(mine, theater)}</td>
              <td>{diceWords(theirs, theater)}</td>
              <td>
                <b>{found === null ? '…' : percent(found[i]?.win ?? 0)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** `2 red, 3 black`, and green dice where there are any. */
function diceWords({ fighters }: Army, theater: number): string {
  const sum = (table: Uint8Array, most: number): number => {
    const those = fighters.filter(({ type }) => UNIT_THEATER[type] === theater)
    return Math.min(
      most,
      those.reduce((all, { type }) => all + (table[type] as number), 0),
    )
  }
  const green = sum(UNIT_GREEN, MOST_GREEN)
  return `${sum(UNIT_RED, MOST_OF_COLOUR)} red, ${sum(UNIT_BLACK, MOST_OF_COLOUR)} black${green > 0 ? `, ${green} green` : ''}`
}
