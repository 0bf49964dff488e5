import { holdsUnit } from '../../board/board.js'
import { lookAtBoard } from '../../board/look.js'
import {
  destroyShip,
  destroyStructure,
  drawThreeTactics,
  fewerRebelDice,
  holdRebels,
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
import { lowestBit } from '../../facts/map.js'
import { EMPIRE, REBEL, SPACE } from '../../facts/sides.js'
import {
  CONSTRUCTION_SITE,
  DEATH_STAR,
  STORMTROOPER,
  UNIT_STRUCTURE,
  UNIT_THEATER,
} from '../../facts/unit-types.js'
import { capture } from '../../leaders/capture.js'
import { goAlong, rescue } from '../../leaders/rescue.js'
import { bindTurn, canAttempt } from '../../rounds/command.js'
import { DECK_PROJECTS } from '../../state/layout.js'
import { argA, argB, move2, PLAY_ACTION } from '../../state/moves.js'
import { leadersInCharge } from '../../state/posts.js'
import { holdsAction } from '../hands.js'
import { ACTION_SHOWS, type ActionCard } from '../registry.js'
import { mayUseHere, useAction } from '../use.js'

/** The Imperial action cards of the base game, starting ones first. */

const starting = { side: EMPIRE, starting: true } as const
const recruit = { side: EMPIRE, starting: false } as const

export const IMPERIAL_ACTIONS: readonly ActionCard[] = [
  {
    ...starting,
    number: 18,
    set: 'base',
    id: 'according-to-my-design',
    name: 'According To My Design',
    shows: leaders('emperor-palpatine'),
    timing: 'start-of-combat',
    about: 'In the first round the Rebels roll 1 red and 2 black dice fewer in each battle.',
    steps: [fewerRebelDice],
  },
  {
    ...starting,
    number: 19,
    set: 'base',
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
    number: 20,
    set: 'base',
    id: 'it-is-your-destiny',
    name: 'It Is Your Destiny',
    shows: leaders('darth-vader'),
    timing: 'special',
    about: "After a rescue in Darth Vader's system: capture a leader who attempted the mission.",
    // K12, Z16: one leader of the mission, even one about to go
    answer: {
      at: 'rescue',
      moves(s, f, out, count, card) {
        if (!mayUseHere(s, EMPIRE, card, rescue.system.get(s, f))) return count
        let n = count
        for (let rest = rescue.leaders.get(s, f); rest !== 0; rest &= rest - 1)
          out[n++] = move2(PLAY_ACTION, card, lowestBit(rest))
        return n
      },
      play(s, f, move) {
        const taken = argB(move)
        rescue.going.set(s, f, rescue.going.get(s, f) & ~(1 << taken))
        goAlong(s, f)
        useAction(s, argA(move), taken)
        if (!capture(s, taken)) lookAtBoard(s)
      },
    },
    steps: [],
  },
  {
    ...starting,
    number: 21,
    set: 'base',
    id: 'more-dangerous-than-you-realize',
    name: 'More Dangerous Than You Realize',
    shows: leaders('general-tagge'),
    timing: 'start-of-combat',
    about: 'Draw 3 tactic cards of one theater.',
    steps: [drawThreeTactics],
  },
  {
    ...recruit,
    number: 22,
    set: 'base',
    id: 'blindside',
    name: 'Blindside',
    shows: leaders('boba-fett', 'janus-greejatus'),
    timing: 'special',
    about:
      'Before revealing a mission of Boba Fett or Janus Greejatus: no leader may be sent from the Rebel pool against it.',
    answer: {
      at: 'turn',
      ready: (s, f, card) =>
        holdsAction(s, card) &&
        canAttempt(s, EMPIRE, ACTION_SHOWS[card] & leadersInCharge(s, f, EMPIRE)),
      play(s, f, move) {
        useAction(s, argA(move))
        bindTurn(s, f, argA(move))
      },
    },
    steps: [],
  },
  {
    ...recruit,
    number: 23,
    set: 'base',
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
    number: 24,
    set: 'base',
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
    number: 25,
    set: 'base',
    id: 'fully-operational',
    name: 'Fully Operational',
    shows: leaders('moff-jerjerrod'),
    timing: 'start-of-combat',
    usable: (s, system) =>
      holdsUnit(s, system, EMPIRE, (type) => type === DEATH_STAR || type === CONSTRUCTION_SITE) &&
      holdsUnit(s, system, REBEL, (type) => UNIT_THEATER[type] === SPACE),
    about: 'Where a Death Star is: destroy a Rebel ship.',
    steps: [destroyShip],
  },
  {
    ...recruit,
    number: 26,
    set: 'base-replaced',
    id: 'good-intel',
    name: 'Good Intel',
    shows: leaders('colonel-yularen', 'soontir-fel'),
    timing: 'start-of-combat',
    about: 'You see the Rebel tactic cards for the whole combat.',
    steps: [openRebelHand],
  },
  {
    ...recruit,
    number: 27,
    set: 'base',
    id: 'keep-them-from-escaping',
    name: 'Keep Them From Escaping',
    shows: leaders('admiral-piett'),
    timing: 'start-of-combat',
    about: 'The Rebels cannot retreat from this combat.',
    steps: [holdRebels],
  },
  {
    ...recruit,
    number: 28,
    set: 'base',
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
    number: 29,
    set: 'base',
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
    number: 30,
    set: 'base',
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
    number: 31,
    set: 'base',
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
    number: 32,
    set: 'base',
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
    number: 33,
    set: 'base',
    id: 'target-the-generator',
    name: 'Target The Generator',
    shows: leaders('general-veers'),
    timing: 'start-of-combat',
    usable: (s, system) => holdsUnit(s, system, REBEL, (type) => UNIT_STRUCTURE[type] !== 0),
    about: 'Destroy a structure.',
    steps: [destroyStructure],
  },
]
