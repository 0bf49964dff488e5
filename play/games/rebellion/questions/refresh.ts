import { counted } from '../../../../engine/english.js'
import { ACTIONS, MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { isAt } from '../../../../engine/rebellion/course/steps.js'
import { NO_RING } from '../../../../engine/rebellion/facts/leader-types.js'
import {
  BASE_SPACE,
  NO_ICON,
  PLACE_COUNT,
  QUEUE_SPACE,
} from '../../../../engine/rebellion/facts/map.js'
import { UNITS_OF } from '../../../../engine/rebellion/facts/unit-types.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { poolLimit as leadersAllowed } from '../../../../engine/rebellion/leaders/pool-limit.js'
import {
  argA,
  argB,
  BUILD_ALL,
  BUILD_EACH,
  DECLINE,
  DEPLOY,
  DISCARD,
  DONE,
  DRAW_ANOTHER,
  ELIMINATE,
  GAIN,
  KEEP,
  NONE,
  PLAY_ACTION,
  SACRIFICE,
} from '../../../../engine/rebellion/state/moves.js'
import { bits } from '../../../../engine/rebellion/text/words.js'
import {
  actionName,
  aUnit,
  inWords,
  leaderName,
  missionName,
  placeName,
  ringName,
  unitList,
  unitName,
} from '../words/names.js'
import { ICON_NAMES } from '../words/texts.js'
import { builtBy, dotted, placeWords, skillWords, tacticWords } from '../words/things.js'
import type { Ask, Asked, Said } from './asked.js'

/** The Refresh Phase: discarding, recruiting, building and deploying. */

const HAND_LIMIT = 10

export const discardMissions: Ask = ({ view, side }) => {
  const over = view.missionHandSize(side) - HAND_LIMIT
  return {
    title: 'Which mission do you discard?',
    about: `You keep ${HAND_LIMIT}. Starting missions always stay.`,
    count: `${over} to discard`,
    answers: {
      [DISCARD]: (move) => ({
        label: `Discard ${missionName(argA(move))}`,
        detail: MISSIONS[argA(move)]?.about ?? '',
      }),
    },
  }
}

export const recruit: Ask = (asked) => {
  const { view } = asked
  const isFirst = asked.moves(DRAW_ANOTHER).length === 0
  const isFirstGame = rebellion.optionsOf(asked.state).setup === 'first'
  return {
    title: isFirst ? 'Recruit a leader' : 'Nobody can be recruited: draw another card?',
    about: isFirstGame
      ? 'Choose a card and a leader on it. In the first game action cards only recruit: all drawn go to the box.'
      : 'Keep one card and choose a leader on it. The other card goes under the deck.',
    count: `${counted(view.lookedAtCount, 'card')} drawn`,
    answers: {
      [KEEP]: (move) => ({
        label: `Keep ${actionName(argA(move))}, recruit ${argB(move) === NONE ? 'nobody' : leaderName(argB(move))}`,
        detail:
          argB(move) === NONE
            ? (ACTIONS[argA(move)]?.about ?? '')
            : dotted(skillWords(view, argB(move)), tacticWords(view, argB(move))),
        weak: argB(move) === NONE && isFirst,
      }),
      [DRAW_ANOTHER]: () => ({
        label: 'Draw another card',
        detail: 'until one shows a leader who can be recruited',
      }),
    },
  }
}

export const build: Ask = (asked) => {
  const icons = openIcons(asked)
  const act = { title: 'Build units', about: 'Every open icon gives one unit of its kind.' }
  if (isAt(asked.state, asked.frame, 'ask'))
    return {
      ...act,
      count: counted(icons.length, 'icon'),
      answers: {
        [BUILD_ALL]: () => ({
          label: 'Build everything',
          detail: 'you are asked where an icon leaves a choice',
        }),
        [BUILD_EACH]: () => ({ label: 'Choose icon by icon', detail: 'any may stay unused' }),
      },
    }
  const [place, at] = [asked.field('place'), asked.field('icon')]
  const icon = asked.view.icon(place, at)
  const number = icons.findIndex((one) => one.place === place && one.at === at) + 1
  return {
    title: `${owned(place)} ${ICON_NAMES[icon]}: build what?`,
    about: `It goes to space ${QUEUE_SPACE[place]} of your build queue.`,
    count: number === 0 ? '' : `icon ${number} of ${icons.length}`,
    act,
    answers: gaining(asked.view, 'Leave the icon unused'),
  }
}

/** `Corellia's`, `Naboo's`, `the base's`. */
export function owned(place: number): string {
  return place === BASE_SPACE ? "The base's" : `${placeName(place)}'s`
}

/** A unit from the supply, or one on the board that goes for it. */
export function gaining(
  view: RebellionView,
  refusal: string,
): Record<number, (move: number) => Said> {
  return {
    [GAIN]: (move) => ({
      label: `Build ${aUnit(argA(move))}`,
      detail: `${view.supply(argA(move))} in the supply`,
    }),
    [SACRIFICE]: (move) => ({
      label: `Take ${aUnit(argA(move))} from ${inWords(argB(move))} for it`,
      detail: `none is left in the supply · ${view.units(argB(move), argA(move))} there`,
    }),
    [DECLINE]: () => ({ label: refusal }),
  }
}

interface OpenIcon {
  readonly place: number
  readonly at: number
}

/** The icons that the side may use and that could build something, in the order of the board. */
function openIcons({ view, side }: Asked): OpenIcon[] {
  const found: OpenIcon[] = []
  for (let place = 0; place <= BASE_SPACE; place++)
    for (let at = 0; at < view.usableIcons(side, place); at++) {
      const icon = view.icon(place, at)
      if (icon !== NO_ICON && builtBy(side, icon).some((type) => canBuild(view, type)))
        found.push({ place, at })
    }
  return found
}

function canBuild(view: RebellionView, type: number): boolean {
  if (view.supply(type) > 0) return true
  for (let place = 0; place < PLACE_COUNT; place++) if (view.units(place, type) > 0) return true
  return false
}

/** More leaders in the pool than it may hold: one after the other is eliminated. */
export const poolLimit: Ask = (asked) => {
  const { state, view, side } = asked
  const limit = leadersAllowed(state, side)
  const pool = bits(view.pool(side)).length
  return {
    title: `${pool} leaders, ${limit} may stay: who leaves the game?`,
    about:
      'For good: nobody brings an eliminated leader back. A card with his portrait loses its 2 successes.',
    count: `${pool - limit} to eliminate`,
    answers: {
      [ELIMINATE]: (move) => ({
        label: `Eliminate ${leaderName(argA(move))}`,
        detail: goesWithHim(view, argA(move)),
      }),
      [PLAY_ACTION]: (move) => ({
        label: `Play ${actionName(argA(move))}`,
        detail: ACTIONS[argA(move)]?.about ?? '',
      }),
    },
  }
}

/** What he can do, and what of the own hand and rings goes with him. */
function goesWithHim(view: RebellionView, leader: number): string {
  const cards = MISSIONS.flatMap(({ name, portrait }, card) =>
    portrait === leader && view.missionsInHand(card) > 0 ? [`${name} loses +2`] : [],
  )
  const ring = view.ring(leader)
  const rings = ring === NO_RING ? [] : [`${ringName(ring)} goes with him`]
  const leads = view.tactics(leader, 0) + view.tactics(leader, 1) === 0 ? 'leads no units' : ''
  return dotted(...cards, ...rings, skillWords(view, leader), leads || tacticWords(view, leader))
}

export const deploy: Ask = (asked) => {
  const { view, side } = asked
  const waiting = [...(UNITS_OF[side] ?? [])].map((type) => ({
    type,
    count: view.queued(0, type),
  }))
  const left = waiting.reduce((sum, { count }) => sum + count, 0)
  const type = asked.verb === DEPLOY ? asked.common(argA) : -1
  return {
    title: type < 0 ? 'Deploy units' : `Where does the ${unitName(type)} go?`,
    about:
      'At most 2 in each system, only your own without enemy units and without sabotage. What you keep waits on space 1.',
    count: `${counted(left, 'unit')} left`,
    over: 'Nothing more can be deployed',
    answers: {
      [DEPLOY]: (move) => ({
        label: `Deploy ${aUnit(argA(move))} at ${inWords(argB(move))}`,
        detail: placeWords(view, argB(move)),
      }),
      [DONE]: () =>
        left === 0
          ? { label: 'Finish deploying' }
          : {
              label: 'Keep the rest',
              detail: `${unitList(waiting)} wait${left === 1 ? 's' : ''} on space 1`,
            },
    },
  }
}
