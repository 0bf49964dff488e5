import type { State } from '../../../state.js'
import {
  destroyedSystems,
  imperialSystems,
  loyalTo,
  populousSystems,
  presenceOf,
  rebelSystems,
  sabotagedSystems,
} from '../../board/board.js'
import {
  DREAD,
  FIRST,
  LOST_DESTROYERS,
  LOST_HEALTH,
  WAS_SUBJUGATED,
  WON,
} from '../../combat/fields.js'
import { LUKE } from '../../facts/leader-types.js'
import { CORUSCANT, countBits, lowestBit, REGION_SYSTEMS } from '../../facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../facts/sides.js'
import { eliminateLeader, leadersOf } from '../../leaders/leaders.js'
import { plansPossible } from '../../objectives/plans.js'
import { CAPTIVES, LEADERS_AT, LUKE_IS_JEDI } from '../../state/layout.js'
import { argA, CHOOSE_LEADER, move1 } from '../../state/moves.js'
import { next, placeOfCard } from '../card-frame.js'
import type { Effect, ObjectiveCard, Progress } from '../registry.js'

/** The objectives of the base game, stage by stage. */

/** O10: the Rebel player's action caused the combat. */
function rebelsAttacked(s: State): boolean {
  return FIRST.get(s) === REBEL
}

function wonBattle(s: State, theater: number): boolean {
  return WON.of(s, theater) === REBEL + 1
}

/** O11: a battle won where Darth Vader or the Emperor stood when it was fought. */
function wonAgainstDread(s: State): boolean {
  return (
    (wonBattle(s, SPACE) && (DREAD.get(s) & (1 << SPACE)) !== 0) ||
    (wonBattle(s, GROUND) && (DREAD.get(s) & (1 << GROUND)) !== 0)
  )
}

/** O13: every populous system of a region is loyal, and there is one. */
function hasLoyalRegion(s: State): boolean {
  const populous = populousSystems(s)
  const loyal = loyalTo(s, REBEL)
  for (let region = 0; region < 8; region++) {
    const systems = REGION_SYSTEMS[region] & populous
    if (systems !== 0 && (systems & ~loyal) === 0) return true
  }
  return false
}

/** The region where the fewest are missing. */
function nearestRegion(s: State): Progress {
  let nearest: Progress = { now: 0, needed: 99 }
  for (let region = 0; region < 8; region++) {
    const systems = REGION_SYSTEMS[region] & populousSystems(s)
    const [needed, now] = [countBits(systems), countBits(systems & loyalTo(s, REBEL))]
    if (needed > 0 && needed - now < nearest.needed - nearest.now) nearest = { now, needed }
  }
  return nearest
}

/** A condition that counts something: at least so many. */
export function atLeast(
  needed: number,
  count: (s: State) => number,
): Pick<ObjectiveCard, 'met' | 'progress'> {
  return {
    met: (s) => count(s) >= needed,
    progress: (s) => ({ now: count(s), needed }),
  }
}

/** With Luke Skywalker (Jedi) there, one Imperial leader of the system is eliminated (O12). */
const eliminateImperial: Effect = {
  name: 'eliminate-imperial',
  moves(s, f, out) {
    const here = s.words[LEADERS_AT + placeOfCard(s, f)]
    if (s.bytes[LUKE_IS_JEDI] === 0 || (here & (1 << LUKE)) === 0) return 0
    let n = 0
    for (let rest = here & leadersOf(s, EMPIRE); rest !== 0; rest &= rest - 1)
      out[n++] = move1(CHOOSE_LEADER, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    eliminateLeader(s, argA(move))
    // One leader only: the effect is over
    next(s, f)
  },
}

const plans = {
  name: 'Death Star Plans',
  reputation: 2,
  timing: 'plans',
  met: plansPossible,
  about:
    'After a space battle with a fighter of yours at a Death Star: a direct hit on one of 3 dice destroys it.',
} as const

export const OBJECTIVE_CARDS: readonly ObjectiveCard[] = [
  {
    number: 0,
    set: 'base',
    id: 'crippling-blow-1',
    name: 'Crippling Blow',
    stage: 1,
    reputation: 1,
    timing: 'combat',
    ...atLeast(3, (s) => (rebelsAttacked(s) ? LOST_HEALTH.of(s, GROUND) : 0)),
    about:
      'In a combat that you started, Imperial ground units with 3 health in all are destroyed.',
  },
  {
    number: 1,
    set: 'base',
    id: 'cut-supply-lines-1',
    name: 'Cut Supply Lines',
    stage: 1,
    reputation: 1,
    timing: 'refresh',
    ...atLeast(3, (s) =>
      countBits(imperialSystems(s) & (sabotagedSystems(s) | presenceOf(s, REBEL))),
    ),
    about: 'Three Imperial systems hold a sabotage marker or a Rebel unit.',
  },
  {
    number: 2,
    set: 'base',
    id: 'defend-the-people-1',
    name: 'Defend the People',
    stage: 1,
    reputation: 1,
    timing: 'refresh',
    ...atLeast(4, (s) => countBits(rebelSystems(s) & presenceOf(s, REBEL))),
    about: 'Four Rebel systems hold a Rebel unit.',
  },
  {
    number: 3,
    set: 'base',
    id: 'rebel-assault-1',
    name: 'Rebel Assault',
    stage: 1,
    reputation: 1,
    timing: 'combat',
    ...atLeast(1, (s) => (rebelsAttacked(s) ? LOST_DESTROYERS.get(s) : 0)),
    about: 'In a combat that you started, a Star Destroyer is destroyed.',
  },
  {
    number: 4,
    set: 'base',
    id: 'regional-support-1',
    name: 'Regional Support',
    stage: 1,
    reputation: 1,
    timing: 'refresh',
    met: hasLoyalRegion,
    progress: nearestRegion,
    about: 'Every populous system of a region has Rebel loyalty.',
  },
  { ...plans, number: 5, set: 'base', id: 'death-star-plans-2', stage: 2 },
  {
    number: 6,
    set: 'base',
    id: 'heart-of-the-empire-2',
    name: 'Heart of the Empire',
    stage: 2,
    reputation: 2,
    timing: 'refresh',
    returnsToHand: true,
    met: (s) => (presenceOf(s, REBEL) & ~presenceOf(s, EMPIRE) & (1 << CORUSCANT)) !== 0,
    about: 'Coruscant holds a Rebel unit and no Imperial one. The card returns to your hand.',
  },
  {
    number: 7,
    set: 'base',
    id: 'leave-no-one-behind-2',
    name: 'Leave No One Behind',
    stage: 2,
    reputation: 1,
    timing: 'refresh',
    met: (s) => s.words[CAPTIVES] === 0,
    about: 'No Rebel leader is captured.',
  },
  {
    number: 8,
    set: 'base',
    id: 'liberation-2',
    name: 'Liberation',
    stage: 2,
    reputation: 1,
    timing: 'battle-won',
    met: (s) => wonBattle(s, GROUND) && WAS_SUBJUGATED.get(s) !== 0,
    about: 'You won the ground battle of a combat in a system that was subjugated when it began.',
  },
  {
    number: 9,
    set: 'base',
    id: 'popular-support-2',
    name: 'Popular Support',
    stage: 2,
    reputation: 1,
    timing: 'refresh',
    ...atLeast(6, (s) => countBits(loyalTo(s, REBEL))),
    about: 'Six systems have Rebel loyalty.',
  },
  { ...plans, number: 10, set: 'base', id: 'death-star-plans-3', stage: 3 },
  {
    number: 11,
    set: 'base',
    id: 'establish-outposts-3',
    name: 'Establish Outposts',
    stage: 3,
    reputation: 1,
    timing: 'refresh',
    ...atLeast(5, (s) => countBits(presenceOf(s, REBEL))),
    about: 'Five systems hold a Rebel unit.',
  },
  {
    number: 12,
    set: 'base',
    id: 'inspire-sympathy-3',
    name: 'Inspire Sympathy',
    stage: 3,
    reputation: 1,
    timing: 'refresh',
    met: (s) => destroyedSystems(s) !== 0,
    gain: (s) => countBits(destroyedSystems(s)),
    about: 'One reputation for every destroyed system.',
  },
  {
    number: 13,
    set: 'base',
    id: 'major-victory-3',
    name: 'Major Victory',
    stage: 3,
    reputation: 1,
    timing: 'combat',
    ...atLeast(3, (s) => (rebelsAttacked(s) ? LOST_HEALTH.of(s, SPACE) : 0)),
    about: 'In a combat that you started, Imperial ships with 3 health in all are destroyed.',
  },
  {
    number: 14,
    set: 'base',
    id: 'return-of-the-jedi-3',
    name: 'Return of the Jedi',
    stage: 3,
    reputation: 2,
    timing: 'battle-won',
    met: wonAgainstDread,
    about:
      'You won a battle where Darth Vader or the Emperor was. Luke (Jedi) there eliminates an Imperial leader.',
    steps: [eliminateImperial],
  },
]
