import { contested } from '../../../../../agents/rebellion/battle/forecast.js'
import { TACTIC_THEATER, TACTICS } from '../../../../../engine/rebellion/cards/registry.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { combatAtHand } from '../../cinematic/ahead.js'
import { percent } from '../../words/names.js'
import { Icon } from '../icon.js'
import { type Field, fightersOf } from './battle-forces.js'
import { useForecasts } from './use-forecasts.js'

/** What the battles are likely to bring, from what the person knows; worked out beside what is drawn. */

export function BattleForecast({ field, kind }: { field: Field; kind: string }) {
  const { view } = field
  const combat = combatAtHand(view, kind, {
    fighters: (side) => fightersOf(field, side),
    cards: (side, theater) => cardsOf(view, side, theater) + dueCards(view, side, theater),
  })
  const found = useForecasts(combat)
  const asked = contested(combat)
  if (asked.length === 0) return <p class="none">No battle is left to fight here.</p>
  return (
    <table class="forecast">
      <thead>
        <tr>
          <th scope="col">If it is fought out</th>
          <th scope="col">You win</th>
          <th scope="col">Lost next round</th>
          <th scope="col">Lost in the end</th>
        </tr>
      </thead>
      <tbody>
        {asked.map((theater, i) => (
          <tr>
            <th scope="row">
              <Icon id={theater === 0 ? 'theater-space' : 'theater-ground'} size={14} />{' '}
              {theater === 0 ? 'Space' : 'Ground'}
            </th>
            <td>
              <b>{found === null ? '…' : percent(found[i]?.win ?? 0)}</b>
            </td>
            <td>{lossWords(found?.[i]?.next)}</td>
            <td>{lossWords(found?.[i]?.whole)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function lossWords(losses: readonly [number, number] | undefined): string {
  if (losses === undefined) return '…'
  return `you ${losses[0].toFixed(1)}, they ${losses[1].toFixed(1)}`
}

/** Cards in hand: one's own by name, theirs by number. */
function cardsOf(view: RebellionView, side: number, theater: number): number {
  if (side !== view.side) return view.tacticCards.handSize(side, theater)
  let count = 0
  TACTICS.forEach((_, card) => {
    if (TACTIC_THEATER[card] === theater) count += view.tacticCards.inHand(side, card)
  })
  return count
}

/** Cards that the best leader there will draw; nobody draws once the first round has begun. */
function dueCards(view: RebellionView, side: number, theater: number): number {
  if (view.combatRound > 0) return 0
  return view.bestTactics(view.leadersAt(side, view.combatSystem), theater)
}
