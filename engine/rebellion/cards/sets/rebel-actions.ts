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
import { C3PO, CHEWBACCA, FALCON, HAN, leaders, R2D2 } from '../../facts/leader-types.js'
import { BESPIN, countBits, KASHYYYK } from '../../facts/map.js'
import { EMPIRE, GROUND, REBEL } from '../../facts/sides.js'
import { missionDeck } from '../hands.js'
import type { ActionCard } from '../registry.js'

/** The Rebel action cards of the base game, starting ones first. */

const starting = { side: REBEL, starting: true } as const
const recruit = { side: REBEL, starting: false } as const
const ANYONE = -1

export const REBEL_ACTIONS: readonly ActionCard[] = [
  {
    ...starting,
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
    id: 'its-a-trap',
    name: "It's a Trap",
    shows: leaders('admiral-ackbar'),
    timing: 'start-of-combat',
    about: 'The Empire plays no space tactic cards in the first round.',
    steps: [noSpaceTactics],
  },
  {
    ...recruit,
    id: 'noble-sacrifice',
    name: 'Noble Sacrifice',
    shows: leaders('obi-wan-kenobi'),
    timing: 'special',
    about: 'When Obi-Wan Kenobi is captured: he is eliminated and you gain 1 reputation.',
    steps: [],
  },
  {
    ...recruit,
    id: 'one-in-a-million',
    name: 'One In A Million',
    shows: leaders('luke-skywalker', 'wedge-antilles'),
    timing: 'special',
    about: 'Before you roll where Luke or Wedge is: set up to 2 of the dice instead.',
    steps: [],
  },
  {
    ...recruit,
    id: 'point-blank-assault',
    name: 'Point-Blank Assault',
    shows: leaders('admiral-ackbar', 'general-madine'),
    timing: 'start-of-combat',
    about: 'All units have 1 health less in this combat, at least 1.',
    steps: [weakenAll],
  },
  {
    ...recruit,
    id: 'son-of-skywalker',
    name: 'Son of Skywalker',
    shows: leaders('luke-skywalker'),
    timing: 'special',
    about:
      'After a successful mission where Luke is: search your mission deck for Daring Rescue or Seek Yoda.',
    steps: [searchIntoHand('daring-rescue', 'seek-yoda')],
  },
  {
    ...recruit,
    id: 'target-the-star-destroyers',
    name: 'Target The Star Destroyers',
    shows: leaders('wedge-antilles'),
    timing: 'start-of-combat',
    about: 'Up to 2 black hits of each of your space attacks may count as red.',
    steps: [hitStarDestroyers],
  },
  {
    ...recruit,
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
    id: 'undercover',
    name: 'Undercover',
    shows: leaders('lando-calrissian', 'obi-wan-kenobi'),
    timing: 'special',
    about:
      'When the Empire attempts a mission: Lando Calrissian or Obi-Wan Kenobi moves there from another system.',
    steps: [],
  },
  {
    ...recruit,
    id: 'wookiee-guardian',
    name: 'Wookiee Guardian',
    shows: leaders('chewbacca'),
    timing: 'special',
    about: "An Imperial special operations mission attempted in Chewbacca's system fails.",
    steps: [],
  },
]

/** Subjugated systems whose garrison has another Imperial system to go to (Z9). */
function lonelyGarrisons(s: Parameters<typeof subjugated>[0]): number {
  const targets = otherImperialSystem(s)
  const places = subjugated(s)
  // With one possible destination, that system itself cannot be emptied
  return countBits(targets) === 1 ? places & ~targets : places
}
