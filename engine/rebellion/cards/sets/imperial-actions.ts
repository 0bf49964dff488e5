import {
  destroyShip,
  destroyStructure,
  drawThreeTactics,
  fewerRebelDice,
  holdRebels,
  holds,
  joinCombat,
  openRebelHand,
} from '../../effects/combat.js'
import { searchAndAssign, secondLeader } from '../../effects/decks.js'
import { sendTo } from '../../effects/leaders.js'
import { scout, surprise } from '../../effects/movements.js'
import { answerRegion, banRebelsHere, doNotHoldUnits, fightIf } from '../../effects/systems.js'
import { gainHere, queueIcons } from '../../effects/units.js'
import {
  anySystem,
  both,
  imperialSystem,
  imperialUnit,
  noRebelGround,
} from '../../effects/where.js'
import { leaders } from '../../facts/leader-types.js'
import { EMPIRE, REBEL, SPACE } from '../../facts/sides.js'
import {
  CONSTRUCTION_SITE,
  DEATH_STAR,
  STORMTROOPER,
  UNIT_STRUCTURE,
  UNIT_THEATER,
} from '../../facts/unit-types.js'
import { DECK_PROJECTS } from '../../state/layout.js'
import type { ActionCard } from '../registry.js'

/** The Imperial action cards of the base game, starting ones first. */

const starting = { side: EMPIRE, starting: true } as const
const recruit = { side: EMPIRE, starting: false } as const

export const IMPERIAL_ACTIONS: readonly ActionCard[] = [
  {
    ...starting,
    id: 'according-to-my-design',
    name: 'According To My Design',
    shows: leaders('emperor-palpatine'),
    timing: 'start-of-combat',
    about: 'In the first round the Rebels roll 1 red and 2 black dice fewer in each battle.',
    steps: [fewerRebelDice],
  },
  {
    ...starting,
    id: 'brilliant-administrator',
    name: 'Brilliant Administrator',
    shows: leaders('grand-moff-tarkin'),
    timing: 'assignment',
    takes: 'to-board',
    about: 'Tarkin goes to an Imperial system; put a unit on your queue for each of its icons.',
    steps: [sendTo(imperialSystem), queueIcons],
  },
  {
    ...starting,
    id: 'it-is-your-destiny',
    name: 'It Is Your Destiny',
    shows: leaders('darth-vader'),
    timing: 'special',
    about: "After a rescue in Darth Vader's system: capture a leader who attempted the mission.",
    steps: [],
  },
  {
    ...starting,
    id: 'more-dangerous-than-you-realize',
    name: 'More Dangerous Than You Realize',
    shows: leaders('general-tagge'),
    timing: 'start-of-combat',
    about: 'Draw 3 tactic cards of one theater.',
    steps: [drawThreeTactics],
  },
  {
    ...recruit,
    id: 'blindside',
    name: 'Blindside',
    shows: leaders('boba-fett', 'janus-greejatus'),
    timing: 'special',
    about:
      'Before revealing a mission of Boba Fett or Janus Greejatus: no leader may be sent from the Rebel pool against it.',
    steps: [],
  },
  {
    ...recruit,
    id: 'boba-fett-where',
    name: 'Boba Fett? Where?',
    shows: leaders('boba-fett'),
    timing: 'assignment',
    takes: 'to-board',
    about:
      'Boba Fett goes to an Imperial system; Rebels attempt no missions and use no action cards there this round.',
    steps: [sendTo(imperialSystem), banRebelsHere],
  },
  {
    ...recruit,
    id: 'catch-them-by-surprise',
    name: 'Catch Them By Surprise',
    shows: leaders('admiral-ozzel'),
    timing: 'assignment',
    takes: 'to-board',
    about: 'Admiral Ozzel goes to a system; move units there from adjacent systems and fight.',
    steps: [sendTo(anySystem), surprise],
  },
  {
    ...recruit,
    id: 'fully-operational',
    name: 'Fully Operational',
    shows: leaders('moff-jerjerrod'),
    timing: 'start-of-combat',
    usable: (s, system) =>
      holds(s, system, EMPIRE, (type) => type === DEATH_STAR || type === CONSTRUCTION_SITE) &&
      holds(s, system, REBEL, (type) => UNIT_THEATER[type] === SPACE),
    about: 'Where a Death Star is: destroy a Rebel ship.',
    steps: [destroyShip],
  },
  {
    ...recruit,
    id: 'good-intel',
    name: 'Good Intel',
    shows: leaders('colonel-yularen', 'soontir-fel'),
    timing: 'start-of-combat',
    about: 'You see the Rebel tactic cards for the whole combat.',
    steps: [openRebelHand],
  },
  {
    ...recruit,
    id: 'keep-them-from-escaping',
    name: 'Keep Them From Escaping',
    shows: leaders('admiral-piett'),
    timing: 'start-of-combat',
    about: 'The Rebels cannot retreat from this combat.',
    steps: [holdRebels],
  },
  {
    ...recruit,
    id: 'local-rumors',
    name: 'Local Rumors',
    shows: leaders('colonel-yularen'),
    timing: 'assignment',
    takes: 'to-board',
    about:
      'Colonel Yularen goes to a system with an Imperial unit; the Rebels say whether their base is in that region.',
    steps: [sendTo(imperialUnit), answerRegion],
  },
  {
    ...recruit,
    id: 'proceeding-as-planned',
    name: 'Proceeding As Planned',
    shows: leaders('admiral-ozzel', 'moff-jerjerrod'),
    timing: 'assignment',
    takes: 'to-mission',
    about: 'Search the project deck for a card and assign this leader to it.',
    steps: [searchAndAssign(() => DECK_PROJECTS), secondLeader],
  },
  {
    ...recruit,
    id: 'public-support',
    name: 'Public Support',
    shows: leaders('janus-greejatus'),
    timing: 'assignment',
    takes: 'to-board',
    about:
      'Janus Greejatus goes to an Imperial system without Rebel ground units: gain 3 Stormtroopers. He holds no units this round.',
    steps: [
      sendTo(both(imperialSystem, noRebelGround)),
      gainHere(STORMTROOPER, STORMTROOPER, STORMTROOPER),
      doNotHoldUnits,
    ],
  },
  {
    ...recruit,
    id: 'ready-for-action',
    name: 'Ready For Action',
    shows: leaders('admiral-piett', 'general-veers'),
    timing: 'start-of-combat',
    takes: 'to-board',
    about:
      'This leader joins the combat from the pool and goes back when it ends; he cannot lead a retreat.',
    steps: [joinCombat],
  },
  {
    ...recruit,
    id: 'scouting-mission',
    name: 'Scouting Mission',
    shows: leaders('soontir-fel'),
    timing: 'assignment',
    takes: 'to-board',
    about:
      'Soontir Fel goes to a system; move up to 4 TIE Fighters there from anywhere and fight Rebel ships.',
    steps: [sendTo(anySystem), scout, fightIf(REBEL, SPACE)],
  },
  {
    ...recruit,
    id: 'target-the-generator',
    name: 'Target The Generator',
    shows: leaders('general-veers'),
    timing: 'start-of-combat',
    usable: (s, system) => holds(s, system, REBEL, (type) => UNIT_STRUCTURE[type] !== 0),
    about: 'Destroy a structure.',
    steps: [destroyStructure],
  },
]
