import type { State } from '../../../state.js'
import { combatSystem } from '../../combat/fields.js'
import { below } from '../../course/frame.js'
import { pop } from '../../course/steps.js'
import { pickRebel, revealProbe, setAsideProbe, waitInPlay } from '../../effects/armed.js'
import { openRebelHand } from '../../effects/combat.js'
import { arrangeObjectives, lookAtObjectivesOfEnemy } from '../../effects/decks.js'
import { EARLY_PROMOTION } from '../../effects/extremes.js'
import { captureAndCarry } from '../../effects/leaders.js'
import { fightHere } from '../../effects/systems.js'
import { gainFootUnit, gainHere } from '../../effects/units.js'
import { BOUNTY, leaders, NO_RING } from '../../facts/leader-types.js'
import { lowestBit } from '../../facts/map.js'
import { EMPIRE, REBEL } from '../../facts/sides.js'
import { SHIELD_BUNKER } from '../../facts/unit-types.js'
import { attachRing, freeLeadersAt, recallLeader, ringOf } from '../../leaders/leaders.js'
import { mission } from '../../missions/mission-at-hand.js'
import { pushPendingCombats } from '../../rounds/pending.js'
import { ACTION_ZONE } from '../../state/layout.js'
import { argA, argB, move2, PLAY_ACTION } from '../../state/moves.js'
import { ACTION_KEPT } from '../../state/zones.js'
import { ACTION_CARD, cardFrame } from '../card-frame.js'
import { pushCard } from '../card-step.js'
import { holdsAction } from '../hands.js'
import type { ActionCard } from '../registry.js'
import { FACILITY, probeUnder, SWEEP } from '../under.js'
import { mayUseHere, useAction } from '../use.js'

/** The Imperial action cards of Rise of the Empire, starting ones first. */

const starting = { side: EMPIRE, starting: true, set: 'rise' } as const
const recruit = { side: EMPIRE, starting: false, set: 'rise' } as const

export const RISE_IMPERIAL_ACTIONS: readonly ActionCard[] = [
  {
    ...starting,
    number: 42,
    id: 'early-promotion',
    name: 'Early Promotion',
    shows: 0,
    timing: 'immediate',
    about:
      'Draw another starting action card, or recruit Admiral Motti and place him with Tarkin in an Imperial system.',
    steps: EARLY_PROMOTION,
  },
  {
    ...starting,
    number: 43,
    id: 'track-them',
    name: 'Track Them',
    shows: 0,
    timing: 'special',
    about: 'When the Rebels have retreated: an Imperial leader of the combat returns to your pool.',
    answer: {
      at: 'retreated',
      opens: (s, system, card) => holdsAction(s, card) && freeLeadersAt(s, EMPIRE, system) !== 0,
      moves(s, _f, out, count, card) {
        let n = count
        for (let rest = freeLeadersAt(s, EMPIRE, combatSystem(s)); rest !== 0; rest &= rest - 1)
          out[n++] = move2(PLAY_ACTION, card, lowestBit(rest))
        return n
      },
      play(s, _f, move) {
        pop(s)
        useAction(s, argA(move), argB(move))
        recallLeader(s, argB(move))
      },
    },
    steps: [],
  },
  {
    ...recruit,
    number: 44,
    id: 'ambitions-of-power',
    name: 'Ambitions of Power',
    shows: leaders('motti', 'jabba'),
    timing: 'special',
    raisesPool: true,
    about: 'When your pool holds too many leaders: it may hold 1 more for the rest of the game.',
    // Z17: with or without the leaders it shows
    answer: {
      at: 'pool-limit',
      ready: (s, _f, card) => holdsAction(s, card),
      play: (s, _f, move) => useAction(s, argA(move)),
    },
    steps: [],
  },
  {
    ...recruit,
    number: 45,
    id: 'secret-facility',
    name: 'Secret Facility',
    shows: leaders('krennic', 'krennics-finest'),
    timing: 'immediate',
    under: FACILITY,
    about:
      'Put a probe card of your hand under this card. At the start of a turn you may turn it up: gain a Shield Bunker and a triangle ground unit there, then fight.',
    answer: {
      at: 'turn',
      ready: (s) => probeUnder(s, FACILITY) >= 0,
      play(s, _f, move) {
        const system = revealProbe(s, FACILITY, argA(move))
        pushPendingCombats(s, EMPIRE)
        // Its first effect was carried out when it came
        cardFrame.effect.set(s, pushCard(s, EMPIRE, ACTION_CARD, argA(move), system), 1)
      },
    },
    steps: [setAsideProbe(FACILITY), waitInPlay, gainHere(SHIELD_BUNKER), gainFootUnit, fightHere],
  },
  {
    ...recruit,
    number: 46,
    id: 'lord-vaders-orders',
    name: "Lord Vader's Orders",
    shows: leaders('krennic'),
    timing: 'immediate',
    about: 'Look at the top 3 objectives and put them back on top in any order.',
    steps: [lookAtObjectivesOfEnemy(3), arrangeObjectives],
  },
  {
    ...recruit,
    number: 47,
    id: 'post-bounty',
    name: 'Post Bounty',
    shows: leaders('jabba'),
    timing: 'special',
    ring: BOUNTY,
    about:
      'After a mission has failed where Jabba is: a Rebel leader there without a ring gets the bounty; his capture costs 1 reputation.',
    answer: {
      at: 'mission-failed',
      opens: (s, m, card) =>
        mayUseHere(s, EMPIRE, card, mission.place.get(s, m)) &&
        ringlessRebels(s, mission.place.get(s, m)) !== 0,
      moves(s, f, out, count, card) {
        let n = count
        const there = ringlessRebels(s, mission.place.get(s, below(f)))
        for (let rest = there; rest !== 0; rest &= rest - 1)
          out[n++] = move2(PLAY_ACTION, card, lowestBit(rest))
        return n
      },
      play(s, _f, move) {
        pop(s)
        useAction(s, argA(move), argB(move))
        attachRing(s, argB(move), BOUNTY)
        s.bytes[ACTION_ZONE + argA(move)] = ACTION_KEPT
      },
    },
    steps: [],
  },
  {
    ...recruit,
    number: 48,
    id: 'sweep-the-area',
    name: 'Sweep the Area',
    shows: leaders('krennics-finest'),
    timing: 'immediate',
    under: SWEEP,
    about:
      'Put a probe card of your hand under this card. When a Command Phase ends you may turn it up: capture a Rebel leader there and take him to the closest Imperial unit.',
    answer: {
      at: 'command-over',
      opens: (s) => probeUnder(s, SWEEP) >= 0,
      play(s, _f, move) {
        pop(s)
        const system = revealProbe(s, SWEEP, argA(move))
        cardFrame.effect.set(s, pushCard(s, EMPIRE, ACTION_CARD, argA(move), system), 1)
      },
    },
    steps: [setAsideProbe(SWEEP), waitInPlay, pickRebel, captureAndCarry],
  },
  {
    ...recruit,
    number: 49,
    id: 'good-intel-rise',
    name: 'Good Intel',
    shows: leaders('colonel-yularen', 'soontir-fel'),
    timing: 'start-of-combat',
    about:
      'Base combat: the Rebel tactic cards are open for this combat. Cinematic combat: the Rebels pick and show theirs first.',
    steps: [openRebelHand],
  },
]

/** Free Rebel leaders of a system who wear no ring. */
function ringlessRebels(s: State, system: number): number {
  let found = 0
  for (let rest = freeLeadersAt(s, REBEL, system); rest !== 0; rest &= rest - 1)
    if (ringOf(s, lowestBit(rest)) === NO_RING) found |= 1 << lowestBit(rest)
  return found
}
