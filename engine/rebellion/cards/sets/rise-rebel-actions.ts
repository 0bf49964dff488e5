import type { State } from '../../../state.js'
import { pop } from '../../course/steps.js'
import { giveProbeBack, keepProbe, lookAtProbes, returnProbes } from '../../effects/armed.js'
import { searchIntoHand } from '../../effects/decks.js'
import { REBEL_EXTREMIST } from '../../effects/extremes.js'
import { sendTo, wearRing } from '../../effects/leaders.js'
import { reviveObjective } from '../../effects/objectives.js'
import { destroyFootUnit } from '../../effects/raids.js'
import { gainLoyaltyHere } from '../../effects/systems.js'
import { destroyWorth } from '../../effects/units.js'
import { subjugated } from '../../effects/where.js'
import { K2SO, leaders } from '../../facts/leader-types.js'
import { countBits, lowestBit } from '../../facts/map.js'
import { EMPIRE, REBEL } from '../../facts/sides.js'
import { recallLeader } from '../../leaders/leaders.js'
import { removeStackCard, stackCard, stackLeaders } from '../../leaders/stacks.js'
import { MOST_STACKS } from '../../state/layout.js'
import { argA, argB, move2, NONE, PLAY_ACTION } from '../../state/moves.js'
import { ACTION_CARD } from '../card-frame.js'
import { pushCard } from '../card-step.js'
import { holdsAction, returnMission } from '../hands.js'
import type { ActionCard } from '../registry.js'
import { probeUnder, RADAR } from '../under.js'
import { rebelsMayUseHere, useAction } from '../use.js'
import { afterSuccess } from './rebel-actions.js'

/** The Rebel action cards of Rise of the Empire, starting ones first. */

const starting = { side: REBEL, starting: true, set: 'rise' } as const
const recruit = { side: REBEL, starting: false, set: 'rise' } as const
const ANYONE = -1

export const RISE_REBEL_ACTIONS: readonly ActionCard[] = [
  {
    ...starting,
    number: 34,
    id: 'false-orders',
    name: 'False Orders',
    shows: 0,
    timing: 'assignment',
    about:
      'When the Empire has assigned: one of its missions with a single leader returns to its hand, and he to the pool.',
    answer: {
      at: 'assigned',
      opens: (s, _subject, card) => holdsAction(s, card) && lonelyMission(s, 0) >= 0,
      moves(s, _f, out, count, card) {
        let n = count
        for (let slot = lonelyMission(s, 0); slot >= 0; slot = lonelyMission(s, slot + 1))
          out[n++] = move2(PLAY_ACTION, card, lowestBit(stackLeaders(s, EMPIRE, slot)))
        return n
      },
      play(s, _f, move) {
        pop(s)
        useAction(s, argA(move), argB(move))
        disband(s, argB(move))
      },
    },
    steps: [],
  },
  {
    ...starting,
    number: 35,
    id: 'rebel-extremist',
    name: 'Rebel Extremist',
    shows: 0,
    timing: 'immediate',
    about: 'Draw another starting action card, or recruit Saw Gerrera and lose 1 reputation.',
    steps: REBEL_EXTREMIST,
  },
  {
    ...recruit,
    number: 36,
    id: 'trust-in-the-force',
    name: 'Trust in the Force',
    shows: leaders('jyn-erso', 'chirrut-imwe'),
    timing: 'assignment',
    takes: 'to-board',
    usable: (s) => subjugated(s) !== 0,
    about:
      'Jyn Erso or Chirrut Imwe goes to a subjugated system: gain 1 loyalty and destroy an Imperial triangle ground unit there.',
    steps: [sendTo(subjugated), gainLoyaltyHere(1), destroyFootUnit(false)],
  },
  {
    ...recruit,
    number: 37,
    id: 'under-the-radar',
    name: 'Under the Radar',
    shows: leaders('cassian-andor', 'saw-gerrera'),
    timing: 'immediate',
    under: RADAR,
    about:
      'Look at the top 4 probe cards and keep one; the others go on the top or under the deck. At the start of a turn you may put it on top.',
    answer: {
      at: 'turn',
      ready: (s) => probeUnder(s, RADAR) >= 0,
      play: (s, _f, move) => giveProbeBack(s, argA(move)),
    },
    steps: [lookAtProbes, keepProbe, returnProbes],
  },
  {
    ...recruit,
    number: 38,
    id: 'bazes-loyalty',
    name: "Baze's Loyalty",
    shows: leaders('chirrut-imwe'),
    timing: 'start-of-combat',
    about: 'Destroy Imperial units of the combat with at most 2 health in all.',
    steps: [destroyWorth(EMPIRE, 2)],
  },
  {
    ...recruit,
    number: 39,
    id: 'he-means-well',
    name: 'He Means Well',
    shows: leaders('cassian-andor'),
    timing: 'immediate',
    ring: K2SO,
    about:
      'One of your leaders without a ring gets K-2SO: a small intel and a small special operations icon.',
    steps: [wearRing(K2SO, ANYONE, true)],
  },
  {
    ...recruit,
    number: 40,
    id: 'something-to-fight-for',
    name: 'Something to Fight For',
    shows: leaders('jyn-erso'),
    timing: 'special',
    about:
      'After you have won a battle where Jyn Erso is: an objective of the discard pile goes on top of the deck.',
    answer: {
      at: 'battle-won',
      opens: (s, system, card) => rebelsMayUseHere(s, card, system),
      ready: (s, _f, card) => holdsAction(s, card),
      play(s, _f, move) {
        pop(s)
        useAction(s, argA(move))
        pushCard(s, REBEL, ACTION_CARD, argA(move), NONE)
      },
    },
    steps: [reviveObjective],
  },
  {
    ...recruit,
    number: 41,
    id: 'son-of-skywalker-rise',
    name: 'Son of Skywalker',
    shows: leaders('luke-skywalker'),
    timing: 'special',
    about:
      'After a successful mission where Luke is: search your mission deck for Critical Rescue, Daring Rescue or Seek Yoda.',
    answer: afterSuccess(),
    steps: [searchIntoHand('critical-rescue', 'daring-rescue', 'seek-yoda')],
  },
]

/** The first face-down Imperial mission from this slot on that has a single leader; -1 without one. */
function lonelyMission(s: State, from: number): number {
  for (let slot = from; slot < MOST_STACKS; slot++)
    if (stackCard(s, EMPIRE, slot) >= 0 && countBits(stackLeaders(s, EMPIRE, slot)) === 1)
      return slot
  return -1
}

/** The mission of this leader alone goes back to hand unseen, he to the pool (A10). */
function disband(s: State, leader: number): void {
  for (let slot = 0; slot < MOST_STACKS; slot++) {
    if (stackLeaders(s, EMPIRE, slot) !== 1 << leader) continue
    returnMission(s, stackCard(s, EMPIRE, slot))
    removeStackCard(s, EMPIRE, slot)
    recallLeader(s, leader)
    return
  }
}
