import { counted } from '../../../../../engine/english.js'
import { ACTIONS } from '../../../../../engine/rebellion/cards/registry.js'
import { FIRST_STACK, POOL } from '../../../../../engine/rebellion/facts/leader-places.js'
import { LUKE } from '../../../../../engine/rebellion/facts/leader-types.js'
import {
  BASE_SPACE,
  countBits,
  QUEUE_SPACE,
  REGION,
  REGION_SYSTEMS,
} from '../../../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND } from '../../../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import {
  ASSIGN,
  argA,
  argB,
  CHOOSE_LEADER,
  CHOOSE_PLACE,
  DECLINE,
} from '../../../../../engine/rebellion/state/moves.js'
import {
  inWords,
  leaderName,
  leaderNames,
  missionName,
  placeName,
  unitList,
} from '../../words/names.js'
import { unitsNear } from '../../words/near.js'
import {
  dotted,
  iconWords,
  inTheater,
  placeWords,
  skillWords,
  tacticWords,
  unitsOf,
} from '../../words/things.js'
import type { Ask } from '../asked.js'
import { needWords } from '../assignment.js'

/** Effects on leaders. */

export const LEADER_EFFECTS: Readonly<Record<string, Ask>> = {
  'send-to': (asked) => {
    const leader = asked.field('target')
    const card = ACTIONS[asked.field('card')]
    return {
      title: `Where does ${leaderName(leader)} go?`,
      about: card?.about ?? '',
      answers: {
        [CHOOSE_PLACE]: (move) => ({
          label: `Send ${leaderName(leader)} to ${inWords(argA(move))}`,
          detail: dotted(
            placeWords(asked.view, argA(move)),
            SENT[card?.id ?? '']?.(asked.view, argA(move)) ?? '',
          ),
        }),
      },
    }
  },
  'capture-and-carry': (asked) => {
    const captive = leaderName(asked.field('target'))
    const guards = leaderNames(asked.field('leaders'))
    return {
      title: `Where is ${captive} taken?`,
      about: `To one of the closest systems with an Imperial unit${guards === '' ? '' : `; ${guards} with the captive`}.`,
      answers: {
        [CHOOSE_PLACE]: (move) => ({
          label: `Take ${captive} to ${placeName(argA(move))}`,
          detail: unitList(unitsOf(asked.view, EMPIRE, argA(move))),
        }),
      },
    }
  },
  'rescue-captive': (asked) => ({
    title: `Who is rescued at ${placeName(asked.field('place'))}?`,
    about: 'One captive goes free.',
    answers: {
      [CHOOSE_LEADER]: (move) => ({
        label: `Rescue ${leaderName(argA(move))}`,
        detail: whoWords(asked.view, argA(move)),
      }),
    },
  }),
  'release-into-region': (asked) => {
    const captive = leaderName(asked.field('target'))
    return {
      title: `Where does ${captive} go free?`,
      about: 'In a system of the region of your base: the Empire learns the region.',
      answers: {
        [CHOOSE_PLACE]: (move) => ({
          label: `${captive} to ${placeName(argA(move))}`,
          detail: placeWords(asked.view, argA(move)),
        }),
      },
    }
  },
  misdirect: ({ view }) => ({
    title: 'Whose missions may nobody be sent against?',
    about: 'From the Imperial pool, this round. Leaders who are there already still oppose.',
    answers: {
      [CHOOSE_LEADER]: (move) => ({
        label: `Missions of ${leaderName(argA(move))}`,
        detail: leaderPlaceWords(view, argA(move)),
        weak: view.placeOf(argA(move)) < FIRST_STACK,
      }),
    },
  }),
  'seek-yoda': (asked) => ({
    title: 'Who gets the Master Yoda ring?',
    about:
      (asked.field('leaders') & (1 << LUKE)) !== 0
        ? 'One reroll a round where its bearer is. Luke becomes a Jedi either way.'
        : 'One reroll a round where its bearer is.',
    answers: {
      [CHOOSE_LEADER]: (move) => ({
        label: `${leaderName(argA(move))} gets the ring`,
        detail: whoWords(asked.view, argA(move)),
      }),
      [DECLINE]: () => ({ label: 'Nobody gets the ring' }),
    },
  }),
  'wear-ring': (asked) => ({
    title: 'Who gets the ring?',
    about: ACTIONS[asked.field('card')]?.about ?? '',
    answers: {
      [CHOOSE_LEADER]: (move) => ({
        label: `${leaderName(argA(move))} gets the ring`,
        detail: whoWords(asked.view, argA(move)),
      }),
    },
  }),
  reassign: (asked) => ({
    title: 'Who is assigned to which starting mission?',
    about: 'A leader of this card goes on a starting mission of your hand at once, face down.',
    answers: {
      [ASSIGN]: (move) => ({
        label: `Assign ${leaderName(argB(move))} to ${missionName(argA(move))}`,
        detail: needWords(asked.view, 1 << argB(move), argA(move)),
      }),
    },
  }),
  'eliminate-imperial': (asked) => ({
    title: 'Which Imperial leader is eliminated?',
    about: `Luke the Jedi has won at ${placeName(asked.field('place'))}.`,
    answers: {
      [CHOOSE_LEADER]: (move) => ({
        label: `Eliminate ${leaderName(argA(move))}`,
        detail: whoWords(asked.view, argA(move)),
      }),
    },
  }),
}

function whoWords(view: RebellionView, leader: number): string {
  return dotted(skillWords(view, leader), tacticWords(view, leader))
}

function leaderPlaceWords(view: RebellionView, leader: number): string {
  const place = view.placeOf(leader)
  if (place >= FIRST_STACK) return 'on a mission'
  return place === POOL ? 'in the pool, on no mission' : `at ${inWords(place)}, on no mission`
}

type Sent = (view: RebellionView, place: number) => string

const queueing: Sent = (view, place) => {
  const icons = iconWords(view, place)
  return icons === '' ? 'no icons' : `${icons} to space ${QUEUE_SPACE[place]}`
}

/** How many of the region's systems the base may be in. */
const rumour: Sent = (view, place) => {
  const region = REGION_SYSTEMS[REGION[place] as number] as number
  const open = countBits(region & view.candidates)
  return open === 0
    ? 'the base is not in this region'
    : `the base may be in ${open} of ${counted(countBits(region), 'system')} of the region`
}

/** What the card does where its leader is sent, by the card's id. */
const SENT: Readonly<Record<string, Sent>> = {
  'brilliant-administrator': queueing,
  'catch-them-by-surprise': (view, place) => {
    const near = unitsNear(view, place)
    return near === 0 ? 'nobody near' : `${counted(near, 'unit')} near`
  },
  'local-rumors': rumour,
  'temporary-alliance': queueing,
  ambush: (view, place) =>
    unitList(unitsOf(view, EMPIRE, place, inTheater(GROUND))) || 'no ground units to destroy',
  'start-the-evacuation': (view) => {
    const units = unitList(unitsOf(view, view.side, BASE_SPACE))
    return units === '' ? 'nobody is in the base space' : `${units} may go`
  },
  'independent-operation': (view, place) =>
    `${unitList(unitsOf(view, EMPIRE, place, inTheater(GROUND)))} must leave`,
}
