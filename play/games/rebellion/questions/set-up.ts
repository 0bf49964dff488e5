import { counted } from '../../../../engine/english.js'
import { IMPERIAL_START, REBEL_START, SITE_UNITS } from '../../../../engine/rebellion/data/setup.js'
import { BASE_SPACE, hopsToNearest, SYSTEM_COUNT } from '../../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { CONSTRUCTION_SITE, unitNumber } from '../../../../engine/rebellion/facts/unit-types.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { startingUnits } from '../../../../engine/rebellion/rounds/placing.js'
import { RISE_SET_CHOICE } from '../../../../engine/rebellion/state/choices.js'
import {
  argA,
  argB,
  argC,
  CAMP,
  CHOOSE_PLACE,
  HIDE,
  PLACE,
  PLAY_SET,
} from '../../../../engine/rebellion/state/moves.js'
import { placeName, placeNames, unitList, unitName, units } from '../words/names.js'
import { dotted, iconWords, standingOf, unitsOf } from '../words/things.js'
import type { Ask, Asked } from './asked.js'

/** Setting up: starting units of both sides, and the Rebel base. */

/** Both sides choose in secret whose missions they play. */
export const missionSets: Ask = () => ({
  title: 'Which missions do you play?',
  about: `Both sides choose in secret and show it together; they may differ. Starting missions, projects and missions with a portrait are in both.`,
  answers: {
    [PLAY_SET]: (move) => ({
      label:
        argA(move) === RISE_SET_CHOICE
          ? 'Keep secret: Rise of the Empire set'
          : 'Keep secret: base set',
      detail:
        argA(move) === RISE_SET_CHOICE
          ? 'other missions, many with captives and new leaders'
          : 'the missions that you know, and Subversion',
    }),
  },
})

export const deathStarSite: Ask = ({ view }) => ({
  title: 'Where is the Death Star being built?',
  about: `In a remote system, with ${unitList(siteEscort())}. The base cannot be hidden there.`,
  answers: {
    [CHOOSE_PLACE]: (move) => ({
      label: `Build it at ${placeName(argA(move))}`,
      detail: standingOf(view, argA(move)),
    }),
  },
})

/** The units that guard it. */
function siteEscort(): { type: number; count: number }[] {
  return SITE_UNITS.map(([count, unit]) => ({ type: unitNumber(unit), count })).filter(
    ({ type }) => type !== CONSTRUCTION_SITE,
  )
}

export const placeEmpire: Ask = (asked) => {
  const { all, type, count } = kindAsked(asked, EMPIRE)
  const placed = asked.field('placed')
  return {
    title: startWords(all - placed, type, placed > 0),
    about: bareWords(asked),
    count,
    act: {
      title: 'Place your starting units',
      about: 'In systems loyal to you or subjugated; each needs a ground unit.',
    },
    answers: {
      [PLACE]: (move) => ({
        label: `Place ${units(argA(move), argB(move))} at ${placeName(argC(move))}`,
        detail: dotted(holdsWords(asked.view, argC(move)), buildWords(asked.view, argC(move))),
      }),
    },
  }
}

/** The kind of unit that is placed now, how many there are, and the how-many-th kind it is. */
function kindAsked(asked: Asked, side: number): { all: number; type: number; count: string } {
  const list = side === REBEL ? REBEL_START : IMPERIAL_START
  const type = unitNumber(list[asked.field('unit')]?.[2] ?? '')
  const kinds = startingUnits(asked.state, side)
  const at = kinds.findIndex((kind) => kind.type === type)
  return { all: kinds[at]?.count ?? 0, type, count: `kind ${at + 1} of ${kinds.length}` }
}

function startWords(count: number, type: number, isRest: boolean): string {
  if (count === 1) return `Where does the ${isRest ? 'last ' : ''}${unitName(type)} start?`
  return `Where do the ${isRest ? 'other ' : ''}${units(count, type)} start?`
}

/** Every Imperial system must hold a ground unit in the end. */
function bareWords({ view, legal }: Asked): string {
  const places = new Set(legal.map(argC))
  const bare = [...places].filter((place) => view.total(place, EMPIRE, GROUND) === 0)
  if (bare.length === 0) return 'Every system of yours has its ground unit.'
  const mask = bare.reduce((sum, place) => sum | (1 << place), 0)
  return `Every system of yours needs a ground unit; still without: ${placeNames(mask)}.`
}

function holdsWords(view: RebellionView, place: number): string {
  const list = unitList(unitsOf(view, view.side, place))
  return list === '' ? 'empty' : `holds ${list}`
}

function buildWords(view: RebellionView, place: number): string {
  const icons = iconWords(view, place)
  return icons === '' ? 'builds nothing' : `builds ${icons}`
}

export const camp: Ask = ({ view }) => ({
  title: 'Do some of your units start in a system?',
  about:
    'In one at most. All others start in the Rebel Base space; where the base is, you choose after this.',
  answers: {
    [CAMP]: (move) =>
      argA(move) === BASE_SPACE
        ? { label: 'None: all units in the Rebel Base space' }
        : {
            label: `Some units to ${placeName(argA(move))}`,
            detail: dotted(standingOf(view, argA(move)), buildWords(view, argA(move))),
          },
  },
})

export const placeRebels: Ask = (asked) => {
  const { all, type, count } = kindAsked(asked, REBEL)
  const there = placeName(asked.field('system'))
  const asks =
    all === 1 ? `Does the ${unitName(type)} start` : `How many of the ${units(all, type)} start`
  return {
    title: `${asks} at ${there}?`,
    about: 'The others start in the Rebel Base space.',
    count,
    act: {
      title: `Which units start at ${there}?`,
      about: 'The others start in the Rebel Base space.',
    },
    answers: {
      [PLACE]: (move) => ({
        label: campWords(argA(move), all, there),
        detail: argA(move) === 0 ? '' : holdsWords(asked.view, argC(move)),
      }),
    },
  }
}

function campWords(count: number, all: number, there: string): string {
  if (count === 0) return 'All in the Rebel Base space'
  return count === all ? `All at ${there}` : `${count} at ${there}, ${all - count} at the base`
}

export const hideBase: Ask = ({ state, view, legal }) => {
  const isFirst = rebellion.optionsOf(state).setup === 'first'
  const near = isFirst ? ', and in a first game not next to them' : ''
  return {
    title: 'Where do you hide the base?',
    about: `In one of ${legal.length} systems of ${SYSTEM_COUNT}: without Imperial units or loyalty${near}. Nobody else learns it.`,
    answers: {
      [HIDE]: (move) => ({
        label: `Hide the base on ${placeName(argA(move))}`,
        detail: hidingWords(view, argA(move)),
      }),
    },
  }
}

/** How good a place is for the base: what it is, and how far Imperial troops are. */
export function hidingWords(view: RebellionView, place: number): string {
  return dotted(standingOf(view, place), troopsWords(view, place))
}

function troopsWords(view: RebellionView, place: number): string {
  const nearest = hopsToNearest(place, view.ground(EMPIRE), SYSTEM_COUNT)
  if (nearest === SYSTEM_COUNT) return 'no Imperial troops near'
  return nearest === 0
    ? 'Imperial troops are there'
    : `${counted(nearest, 'jump')} from Imperial troops`
}
