import { estimateOdds, Force } from '../../../../../agents/rebellion/battle/odds.js'
import { UNITS } from '../../../../../engine/rebellion/data/units.js'
import type { SourcePlan } from '../choice/movement-plan.js'
import { Icon } from '../icon.js'
import type { Picture, PlacePicture, UnitCount } from '../picture/picture.js'

/** What a battle at the target would look like with the units that are planned to go. */
export function BattleAhead({
  picture,
  target,
  side,
  plan,
}: {
  picture: Picture
  target: number
  side: number
  plan: readonly SourcePlan[]
}) {
  const system = picture.systems[target]
  if (system === undefined) return null
  const going = plan.flatMap((source) => source.rows).filter((row) => row.going > 0)
  if (going.length === 0) return null
  // The picture shows the draft carried out, so what travels stands at the target already
  const rows = [0, 1]
    .map((theater) => ({
      theater,
      mine: forceOf(system, side, theater),
      theirs: forceOf(system, 1 - side, theater),
    }))
    .filter(({ mine, theirs }) => mine.health > 0 && theirs.health > 0)
  if (rows.length === 0) return null
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
          {rows.map(({ theater, mine, theirs }) => (
            <tr>
              <th scope="row">
                <Icon id={theater === 0 ? 'theater-space' : 'theater-ground'} size={14} />
                <span class="hidden">{theater === 0 ? 'space' : 'ground'}</span>
              </th>
              <td>{diceWords(mine)}</td>
              <td>{diceWords(theirs)}</td>
              <td>
                <b>
                  {Math.round(
                    estimateOdds(mine, theirs, { attackerLeft: 0, defenderLeft: 0, win: 0 }).win *
                      100,
                  )}
                  %
                </b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function diceWords(force: Force): string {
  return `${Math.min(5, force.red)} red, ${Math.min(5, force.black)} black`
}

function forceOf(system: PlacePicture, side: number, theater: number): Force {
  const force = new Force()
  const units: readonly UnitCount[] = system.units[side]?.[theater] ?? []
  for (const { type, count } of units) {
    const facts = UNITS[type]
    if (facts === undefined) continue
    force.red += facts.dice[0] * count
    force.black += facts.dice[1] * count
    if (facts.health[0] === 'red') force.redHealth += facts.health[1] * count
    if (facts.health[0] === 'black') force.blackHealth += facts.health[1] * count
  }
  const tactics = system.leaders
    .filter((one) => one.side === side && !one.captive)
    .map((one) => one.tactics[theater as 0 | 1])
  force.cards = Math.max(0, ...tactics)
  return force
}
