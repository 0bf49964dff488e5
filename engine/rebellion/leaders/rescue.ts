import type { State } from '../../state.js'
import { byte, mask } from '../course/frame.js'
import { defineStep, pop, push } from '../course/steps.js'
import { windowStep } from '../course/windows.js'
import { lowestBit, SYSTEM_COUNT } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { note } from '../state/journal.js'
import { argA, DONE, FOLLOW, move0, move1, verbOf } from '../state/moves.js'
import { captivesAt, freeLeadersAt, moveLeader, placeOf, rebelBasePlace } from './leaders.js'

/** After a rescue by a mission: which of the assigned leaders go along (K10), then the Empire may answer (K12). */

/** `leaders` are the assigned ones still there, `going` those who go along. */
export const rescue = {
  system: byte(5, 'system'),
  leaders: mask(8, 'leaders'),
  going: mask(12, 'leaders'),
}

const RESCUERS = defineStep({
  number: 15,
  name: 'rescuers',
  kind: 'pick',
  side: REBEL,
  frame: rescue,
  on: [{ step: 'card' }],
  question: 'which of the rescuers go along?',
  check: rescueProblem,
  moves(s, f, out) {
    let n = 0
    out[n++] = move0(DONE)
    // At the base already nobody need follow
    if (rescue.system.get(s, f) === rebelBasePlace(s)) return n
    for (
      let rest = rescue.leaders.get(s, f) & ~rescue.going.get(s, f);
      rest !== 0;
      rest &= rest - 1
    )
      out[n++] = move1(FOLLOW, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    const going = rescue.going.get(s, f)
    if (verbOf(move) === FOLLOW) return rescue.going.set(s, f, going | (1 << argA(move)))
    const system = rescue.system.get(s, f)
    const leaders = rescue.leaders.get(s, f)
    pop(s)
    openRescue(s, system, leaders, going)
  },
})

/** The Empire may answer; then those who go along are at the base. */
const RESCUE_STEP = defineStep({
  number: 16,
  name: 'destiny',
  kind: 'reaction',
  post: 'either',
  side: EMPIRE,
  frame: rescue,
  on: [{ step: 'card' }],
  check: rescueProblem,
  ...windowStep('rescue', goAlong),
})

/** What follows a rescue in a system by these leaders; `mayGo`: they may go along. */
export function pushRescuers(s: State, system: number, assigned: number, mayGo: boolean): void {
  const leaders = assigned & freeLeadersAt(s, REBEL, system)
  if (!mayGo) return openRescue(s, system, leaders, 0)
  const f = push(s, RESCUERS, REBEL)
  rescue.system.set(s, f, system)
  rescue.leaders.set(s, f, leaders)
}

function openRescue(s: State, system: number, leaders: number, going: number): void {
  const f = push(s, RESCUE_STEP, EMPIRE)
  rescue.system.set(s, f, system)
  rescue.leaders.set(s, f, leaders)
  rescue.going.set(s, f, going)
}

/** The window closes: the leaders who go along do. */
export function goAlong(s: State, f: number): void {
  const going = rescue.going.get(s, f)
  pop(s)
  for (let rest = going; rest !== 0; rest &= rest - 1) {
    moveLeader(s, lowestBit(rest), rebelBasePlace(s))
    note('leader-placed', lowestBit(rest), placeOf(s, lowestBit(rest)))
  }
}

function rescueProblem(s: State, f: number): string | null {
  const system = rescue.system.get(s, f)
  const assigned = rescue.leaders.get(s, f)
  if (system >= SYSTEM_COUNT) return 'needs a system'
  if ((assigned & ~freeLeadersAt(s, REBEL, system)) !== 0) return 'a leader is not in the system'
  if ((rescue.going.get(s, f) & ~assigned) !== 0) return 'only leaders of the mission go along'
  return (assigned & captivesAt(s, system)) === 0 ? null : 'a captive does not go along'
}
