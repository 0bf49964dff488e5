import type { State } from '../../../state.js'
import { below, sideOf } from '../../course/frame.js'
import { pop } from '../../course/steps.js'
import { gainReputation } from '../../course/victory.js'
import type { Answer } from '../../course/windows.js'
import { hitStarDestroyers, noSpaceTactics, weakenAll } from '../../effects/combat.js'
import {
  drawObjective,
  searchAndAssign,
  searchIntoHand,
  secondLeader,
} from '../../effects/decks.js'
import { sendTo, sendToBase, wearRing } from '../../effects/leaders.js'
import { driveOut, evacuate, otherImperialSystem } from '../../effects/movements.js'
import { meetOldFriend } from '../../effects/recruiting.js'
import { destroyWorth, queueIcons } from '../../effects/units.js'
import { anySystem, neutral, noImperialUnit, subjugated } from '../../effects/where.js'
import {
  C3PO,
  CHEWBACCA,
  FALCON,
  HAN,
  leaders,
  OBI_WAN,
  R2D2,
  SPEC_OPS,
} from '../../facts/leader-types.js'
import { BASE_SPACE, BESPIN, countBits, KASHYYYK, lowestBit } from '../../facts/map.js'
import { EMPIRE, GROUND, REBEL } from '../../facts/sides.js'
import {
  eliminateLeader,
  freeLeadersAt,
  isCaptive,
  isOnBoard,
  placeOf,
} from '../../leaders/leaders.js'
import { mission } from '../../missions/mission-at-hand.js'
import { failOutright, sendAgainst } from '../../missions/opposition.js'
import { allowSetting } from '../../missions/set-dice.js'
import { argA, argB, move2, NONE, PLAY_ACTION } from '../../state/moves.js'
import { ACTION_CARD } from '../card-frame.js'
import { pushCard } from '../card-step.js'
import { holdsAction, missionDeck } from '../hands.js'
import { ACTION_SHOWS, type ActionCard, MISSIONS } from '../registry.js'
import { isBanned, rebelsMayUseHere, useAction } from '../use.js'

/** The Rebel action cards of the base game, starting ones first. */

const starting = { side: REBEL, starting: true } as const
const recruit = { side: REBEL, starting: false } as const
const ANYONE = -1

export const REBEL_ACTIONS: readonly ActionCard[] = [
  {
    ...starting,
    number: 0,
    set: 'base',
    id: 'human-cyborg-relations',
    name: 'Human-Cyborg Relations',
    shows: 0,
    timing: 'immediate',
    ring: C3PO,
    about:
      'One of your leaders gets the C-3PO ring: a failed diplomacy mission in his system succeeds, once.',
    steps: [wearRing(C3PO, ANYONE)],
  },
  {
    ...starting,
    number: 1,
    set: 'base',
    id: 'our-most-desperate-hour',
    name: 'Our Most Desperate Hour',
    shows: leaders('princess-leia'),
    timing: 'assignment',
    takes: 'to-mission',
    about: 'Search your mission deck for a card and assign Princess Leia to it.',
    steps: [searchAndAssign(missionDeck), secondLeader],
  },
  {
    ...starting,
    number: 2,
    set: 'base',
    id: 'rebel-planning',
    name: 'Rebel Planning',
    shows: leaders('jan-dodonna'),
    timing: 'assignment',
    takes: 'to-board',
    about: 'Jan Dodonna goes to the base; draw an objective.',
    steps: [sendToBase, drawObjective(1)],
  },
  {
    ...starting,
    number: 3,
    set: 'base',
    id: 'resourceful-astromech',
    name: 'Resourceful Astromech',
    shows: 0,
    timing: 'immediate',
    ring: R2D2,
    about:
      'One of your leaders gets the R2-D2 ring: turn an Imperial mission die in his system to its blank face, once.',
    steps: [wearRing(R2D2, ANYONE)],
  },
  {
    ...starting,
    number: 4,
    set: 'base',
    id: 'start-the-evacuation',
    name: 'Start the Evacuation',
    shows: leaders('general-rieekan'),
    timing: 'assignment',
    takes: 'to-board',
    about:
      'General Rieekan goes to a system without Imperial units; move units there from the base space.',
    steps: [sendTo(noImperialUnit), evacuate],
  },
  {
    ...starting,
    number: 5,
    set: 'base',
    id: 'temporary-alliance',
    name: 'Temporary Alliance',
    shows: leaders('mon-mothma'),
    timing: 'assignment',
    takes: 'to-board',
    about: 'Mon Mothma goes to a neutral system; put a unit on your queue for each of its icons.',
    steps: [sendTo(neutral), queueIcons],
  },
  {
    ...recruit,
    number: 6,
    set: 'base',
    id: 'ambush',
    name: 'Ambush',
    shows: leaders('general-madine'),
    timing: 'assignment',
    takes: 'to-board',
    about:
      'General Madine goes to a system; destroy Imperial ground units there with at most 3 health in all.',
    steps: [sendTo(anySystem), destroyWorth(EMPIRE, 3, GROUND)],
  },
  {
    ...recruit,
    number: 7,
    set: 'base',
    id: 'an-old-friend',
    name: 'An Old Friend',
    shows: leaders('han-solo'),
    timing: 'assignment',
    takes: 'to-board',
    about:
      'Han Solo goes to Bespin and recruits Lando Calrissian there, or to Kashyyyk and recruits Chewbacca.',
    steps: [sendTo(() => (1 << BESPIN) | (1 << KASHYYYK)), meetOldFriend],
  },
  {
    ...recruit,
    number: 8,
    set: 'base',
    id: 'independent-operation',
    name: 'Independent Operation',
    shows: leaders('lando-calrissian'),
    timing: 'assignment',
    takes: 'to-board',
    usable: (s) => countBits(otherImperialSystem(s)) > 0 && lonelyGarrisons(s) !== 0,
    about:
      'Lando Calrissian goes to a subjugated system; the Empire must move its ground units to another Imperial system.',
    steps: [sendTo(lonelyGarrisons), driveOut],
  },
  {
    ...recruit,
    number: 9,
    set: 'base',
    id: 'its-a-trap',
    name: "It's a Trap",
    shows: leaders('admiral-ackbar'),
    timing: 'start-of-combat',
    about: 'The Empire plays no space tactic cards in the first round.',
    steps: [noSpaceTactics],
  },
  {
    ...recruit,
    number: 10,
    set: 'base',
    id: 'noble-sacrifice',
    name: 'Noble Sacrifice',
    shows: leaders('obi-wan-kenobi'),
    timing: 'special',
    about: 'When Obi-Wan Kenobi is captured: he is eliminated and you gain 1 reputation.',
    answer: {
      at: 'capture',
      opens: (s, leader, card) =>
        leader === OBI_WAN && holdsAction(s, card) && !isBanned(s, placeOf(s, leader)),
      ready: (s, _f, card) => holdsAction(s, card) && isCaptive(s, OBI_WAN),
      play(s, _f, move) {
        pop(s)
        useAction(s, argA(move))
        eliminateLeader(s, OBI_WAN)
        gainReputation(s, 1)
      },
    },
    steps: [],
  },
  {
    ...recruit,
    number: 11,
    set: 'base',
    id: 'one-in-a-million',
    name: 'One In A Million',
    shows: leaders('luke-skywalker', 'wedge-antilles'),
    timing: 'special',
    about: 'Before you roll where Luke or Wedge is: set up to 2 of the dice instead.',
    answer: {
      at: 'before-roll',
      opens: (s, system, card) => rebelsMayUseHere(s, card, system),
      ready: (s, _f, card) => holdsAction(s, card),
      play(s, f, move) {
        useAction(s, argA(move))
        allowSetting(s, f)
      },
    },
    steps: [],
  },
  {
    ...recruit,
    number: 12,
    set: 'base',
    id: 'point-blank-assault',
    name: 'Point-Blank Assault',
    shows: leaders('admiral-ackbar', 'general-madine'),
    timing: 'start-of-combat',
    about: 'All units have 1 health less in this combat, at least 1.',
    steps: [weakenAll],
  },
  {
    ...recruit,
    number: 13,
    set: 'base-replaced',
    id: 'son-of-skywalker',
    name: 'Son of Skywalker',
    shows: leaders('luke-skywalker'),
    timing: 'special',
    about:
      'After a successful mission where Luke is: search your mission deck for Daring Rescue or Seek Yoda.',
    answer: afterSuccess(),
    steps: [searchIntoHand('daring-rescue', 'seek-yoda')],
  },
  {
    ...recruit,
    number: 14,
    set: 'base',
    id: 'target-the-star-destroyers',
    name: 'Target The Star Destroyers',
    shows: leaders('wedge-antilles'),
    timing: 'start-of-combat',
    about: 'Up to 2 black hits of each of your space attacks may count as red.',
    steps: [hitStarDestroyers],
  },
  {
    ...recruit,
    number: 15,
    set: 'base',
    id: 'the-millennium-falcon',
    name: 'The Millennium Falcon',
    shows: leaders('han-solo', 'chewbacca'),
    timing: 'immediate',
    ring: FALCON,
    about:
      'Han Solo or Chewbacca gets the Falcon: after a successful mission in his system rescue a captive there, once.',
    steps: [wearRing(FALCON, (1 << HAN) | (1 << CHEWBACCA))],
  },
  {
    ...recruit,
    number: 16,
    set: 'base',
    id: 'undercover',
    name: 'Undercover',
    shows: leaders('lando-calrissian', 'obi-wan-kenobi'),
    timing: 'special',
    about:
      'When the Empire attempts a mission: Lando Calrissian or Obi-Wan Kenobi moves there from another system.',
    answer: {
      at: 'opposition',
      moves: undercoverMoves,
      play(s, f, move) {
        useAction(s, argA(move), argB(move))
        sendAgainst(s, f, argB(move))
      },
    },
    steps: [],
  },
  {
    ...recruit,
    number: 17,
    set: 'base',
    id: 'wookiee-guardian',
    name: 'Wookiee Guardian',
    shows: leaders('chewbacca'),
    timing: 'special',
    about: "An Imperial special operations mission attempted in Chewbacca's system fails.",
    answer: {
      at: 'opposition',
      ready(s, f, card) {
        const m = below(f)
        const { skill } = MISSIONS[mission.mission.get(s, m)]
        return skill === SPEC_OPS && rebelsMayUseHere(s, card, mission.place.get(s, m))
      },
      play(s, _f, move) {
        useAction(s, argA(move))
        failOutright(s)
      },
    },
    steps: [],
  },
]

/** The card follows a success of the Rebels where a leader whom it shows is. */
export function afterSuccess(): Answer {
  return {
    at: 'success',
    opens: mayFollowSuccess,
    ready: (s, f, card) => mayFollowSuccess(s, below(f), card),
    play(s, _f, move) {
      pop(s)
      useAction(s, argA(move))
      pushCard(s, REBEL, ACTION_CARD, argA(move), NONE)
    },
  }
}

/** After a success of the Rebels where a leader shown is; `m` is the frame of the mission. */
function mayFollowSuccess(s: State, m: number, card: number): boolean {
  return sideOf(s, m) === REBEL && rebelsMayUseHere(s, card, mission.place.get(s, m))
}

/** Leaders shown who are free in another system. */
function undercoverMoves(
  s: State,
  f: number,
  out: Int32Array,
  count: number,
  card: number,
): number {
  const place = mission.place.get(s, below(f))
  if (!holdsAction(s, card) || isBanned(s, place)) return count
  let n = count
  for (let rest = ACTION_SHOWS[card]; rest !== 0; rest &= rest - 1) {
    const leader = lowestBit(rest)
    const from = placeOf(s, leader)
    const isElsewhere = isOnBoard(from) && from !== BASE_SPACE && from !== place
    if (isElsewhere && (freeLeadersAt(s, REBEL, from) & (1 << leader)) !== 0)
      out[n++] = move2(PLAY_ACTION, card, leader)
  }
  return n
}

/** Subjugated systems whose garrison has another Imperial system to go to (Z9). */
function lonelyGarrisons(s: Parameters<typeof subjugated>[0]): number {
  const targets = otherImperialSystem(s)
  const places = subjugated(s)
  // With one possible destination, that system itself cannot be emptied
  return countBits(targets) === 1 ? places & ~targets : places
}
