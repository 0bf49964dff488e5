import { labelOf, SIDE_CLASS, strategyName } from '../../words/names.js'
import type { RoundTold } from '../../words/rounds.js'
import { Sign, strategySymbol } from '../sign.js'

/** One line a round: the event, both totals against the objective, the strategies, and who won. */
export function RoundLines({ rounds }: { rounds: readonly RoundTold[] }) {
  return (
    <table class="round-lines">
      <thead>
        <tr>
          <th scope="col">Round</th>
          <th scope="col">Event</th>
          <th scope="col">Rebels</th>
          <th scope="col">Empire</th>
          <th scope="col">Objective</th>
          <th scope="col">Won by</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <tr key={round.number}>
            <td>{round.number}</td>
            <th scope="row">{round.name}</th>
            {([0, 1] as const).map((side) => (
              <td class={SIDE_CLASS[side]} key={side}>
                <SideCell round={round} side={side} />
              </td>
            ))}
            <td>{round.objective}</td>
            <td class={round.winner === null ? '' : SIDE_CLASS[round.winner]}>
              {round.winner !== null
                ? `${labelOf(round.winner)} +${round.points}`
                : round.isVoid
                  ? 'nobody'
                  : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SideCell({ round, side }: { round: RoundTold; side: 0 | 1 }) {
  const total = round.totals[side]
  const strategy = round.strategies[side]
  if (total === null) return <>–</>
  return (
    <span class={total > round.objective ? 'warn' : ''}>
      <b>{total}</b>
      {total > round.objective ? ' bust' : ''}{' '}
      {strategy >= 0 && (
        <>
          <Sign id={strategySymbol(strategy)} size={13} />
          <span class="hidden">{strategyName(strategy)}</span>
        </>
      )}
    </span>
  )
}
