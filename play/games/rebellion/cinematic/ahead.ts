import type { Army, Combat, Fighter } from '../../../../agents/rebellion/battle/forecast.js'
import { GROUND, SPACE } from '../../../../engine/rebellion/facts/sides.js'
import { UNIT_HEALTH } from '../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { unitsOf } from '../words/things.js'
import { isCinematic } from './rolls.js'

/** Who fights in a system, for the forecast: in the order of the rules, as far as it is known. */

/** Of one side: its units, and the tactic cards that it has or would draw in a theater. */
export interface Force {
  readonly fighters: (side: number) => readonly Fighter[]
  readonly cards: (side: number, theater: number) => number
}

/** The combat under way; `kind` is what is asked. */
export function combatAtHand(view: RebellionView, kind: string, force: Force): Combat {
  const first = (theater: number): number => {
    const said = view.tacticCards.attacksFirst(theater)
    return indexOf(view, said < 0 ? view.combatSide : said)
  }
  const from = kind === 'objective' || IN_BATTLE.includes(kind) ? nextTheater(view, kind) : SPACE
  return combatOf(view, view.combatSystem, force, [first(SPACE), first(GROUND)], from)
}

/** The combat that a movement of the reader would bring: he is the current player, and attacks first. */
export function combatAhead(view: RebellionView, place: number): Combat {
  const force: Force = {
    fighters: (side) =>
      unitsOf(view, side, place).flatMap(({ type, count }) =>
        Array.from({ length: count }, () => ({ type, left: UNIT_HEALTH[type] as number })),
      ),
    cards: (side, theater) => view.bestTactics(view.leadersAt(side, place), theater),
  }
  return combatOf(view, place, force, [0, 0], SPACE)
}

/** Kinds of decision within a battle, whose round is not over. */
const IN_BATTLE: readonly string[] = ['tactic', 'block']

/** An objective is asked for when a battle has been fought: what follows is the next one. */
function nextTheater({ combatTheater }: RebellionView, kind: string): number {
  if (kind !== 'objective') return combatTheater === GROUND ? GROUND : SPACE
  return combatTheater === SPACE ? GROUND : SPACE
}

function combatOf(
  view: RebellionView,
  place: number,
  force: Force,
  first: readonly [number, number],
  from: number,
): Combat {
  const cinematic = isCinematic(view)
  const cards = (side: number, theater: number): number =>
    cinematic ? view.bestTactics(view.leadersAt(side, place), theater) : force.cards(side, theater)
  const army = (side: number): Army => ({
    fighters: force.fighters(side),
    cards: [cards(side, SPACE), cards(side, GROUND)],
  })
  return {
    armies: [army(view.side), army(view.enemy)],
    cinematic,
    first,
    from,
    noGround: (view.destroyed & (1 << place)) !== 0,
  }
}

function indexOf(view: RebellionView, side: number): number {
  return side === view.side ? 0 : 1
}
