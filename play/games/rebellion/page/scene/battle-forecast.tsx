import { useEffect, useState } from 'preact/hooks'
import {
  type Army,
  type Forecast,
  Trials,
} from '../../../../../agents/rebellion/battle/forecast.js'
import { TACTIC_THEATER, TACTICS } from '../../../../../engine/rebellion/cards/registry.js'
import { enemyOf } from '../../../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { percent } from '../../words/names.js'
import { Icon } from '../icon.js'
import { armyOf, type Field } from './battle-forces.js'

/** What the battles are likely to bring, from what the person knows; worked out beside what is drawn. */

interface Asked {
  readonly theater: number
  readonly armies: readonly [Army, Army]
}

export function BattleForecast({ field, reader }: { field: Field; reader: number }) {
  const asked = [0, 1].flatMap((theater) => askedOf(field, reader, theater))
  const found = useForecasts(asked)
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
        {asked.map(({ theater }, i) => (
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

/** Both armies of a theater where both sides have units. */
function askedOf(field: Field, reader: number, theater: number): readonly Asked[] {
  const { view } = field
  const other = enemyOf(reader)
  const cards = (side: number): number =>
    side === reader
      ? ownCards(view, reader, theater)
      : view.tacticCards.handSize(other, theater) + dueCards(view, other, theater)
  const mine = armyOf(field, reader, theater, cards(reader))
  const theirs = armyOf(field, other, theater, cards(other))
  const isFought = mine.fighters.length > 0 && theirs.fighters.length > 0
  return isFought ? [{ theater, armies: [mine, theirs] }] : []
}

function ownCards(view: RebellionView, reader: number, theater: number): number {
  let count = dueCards(view, reader, theater)
  TACTICS.forEach((_, card) => {
    if (TACTIC_THEATER[card] === theater) count += view.tacticCards.inHand(reader, card)
  })
  return count
}

/** Cards that the best leader there will draw; nobody draws once the first round has begun. */
function dueCards(view: RebellionView, side: number, theater: number): number {
  if (view.combatRound > 0) return 0
  return view.bestTactics(view.leadersAt(side, view.combatSystem), theater)
}

function useForecasts(asked: readonly Asked[]): readonly Forecast[] | null {
  const key = JSON.stringify(asked)
  const [found, setFound] = useState<{ key: string; forecasts: readonly Forecast[] } | null>(null)
  useEffect(() => {
    const trials = asked.map(({ armies: [mine, theirs] }) => new Trials(mine, theirs))
    const goOn = (): void => {
      const open = trials.find((one) => !one.isDone)
      open?.play()
      if (open !== undefined) timer = window.setTimeout(goOn)
      else setFound({ key, forecasts: trials.map(({ forecast }) => forecast) })
    }
    let timer = window.setTimeout(goOn)
    return () => window.clearTimeout(timer)
  }, [key])
  return found?.key === key ? found.forecasts : null
}
