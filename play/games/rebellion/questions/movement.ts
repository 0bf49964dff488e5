import { counted } from '../../../../engine/english.js'
import {
  ANY_UNITS,
  CONQUEST,
  GROUND_UNITS,
  NO_TRANSPORT,
  ONE_SOURCE,
  SHIPS,
  TIE_FIGHTERS,
} from '../../../../engine/rebellion/board/movement.js'
import { UNIT_CAPACITY, UNIT_CARRIED } from '../../../../engine/rebellion/facts/unit-types.js'
import {
  argA,
  argB,
  argC,
  DONE,
  MOVE_UNITS,
  TAKE_CAPTIVE,
} from '../../../../engine/rebellion/state/moves.js'
import { inWords, leaderName, units } from '../words/names.js'
import { dotted } from '../words/things.js'
import type { Ask, Asked } from './asked.js'

/** Units that travel. */

const UNLIMITED = 255
const WHICH: Readonly<Record<number, string>> = {
  [ANY_UNITS]: 'unit',
  [SHIPS]: 'ship',
  [GROUND_UNITS]: 'ground unit',
  [TIE_FIGHTERS]: 'TIE Fighter',
  [CONQUEST]: 'ground unit',
}

/** Where they come from, once that is chosen. */
function fromWords(asked: Asked): string {
  const from = asked.verb === MOVE_UNITS ? asked.common(argC) : -1
  return from < 0 ? '' : `from ${inWords(from)} `
}

export const movement: Ask = (asked) => {
  const { view } = asked
  const limit = asked.field('limit')
  return {
    title: `Who travels ${fromWords(asked)}to ${inWords(asked.field('to'))}?`,
    about: ruleWords(asked),
    count: limit === UNLIMITED ? '' : `at most ${counted(limit, `more ${which(asked)}`)}`,
    answers: {
      [MOVE_UNITS]: (move) => {
        const [count, type, from] = [argA(move), argB(move), argC(move)]
        const left = view.units(from, type) - count
        return {
          label: `Move ${units(count, type)} from ${inWords(from)}`,
          detail: dotted(
            loadWords(asked, count, type),
            left === 0 ? '' : `${left} stay${left === 1 ? 's' : ''}`,
          ),
        }
      },
      [TAKE_CAPTIVE]: (move) => ({
        label: `Take ${leaderName(argA(move))} along from ${inWords(argB(move))}`,
        detail: 'the captive travels with your units',
      }),
      [DONE]: () => ({ label: 'Move nobody else' }),
    },
  }
}

function which(asked: Asked): string {
  return WHICH[asked.field('units')] ?? 'unit'
}

/** What this movement allows. */
function ruleWords(asked: Asked): string {
  const rules = asked.field('rules')
  const isFree = (rules & NO_TRANSPORT) !== 0
  const words = [
    asked.field('units') === CONQUEST
      ? 'Up to 1 AT-AT, 1 AT-ST and 2 Stormtroopers.'
      : asked.field('units') === ANY_UNITS
        ? ''
        : `Only ${which(asked)}s.`,
    isFree
      ? 'They need no transport.'
      : 'Ships move by themselves and carry ground units and TIE Fighters.',
    (rules & ONE_SOURCE) !== 0 ? 'All come from one system.' : '',
  ]
  return words.filter((word) => word !== '').join(' ')
}

function loadWords(asked: Asked, count: number, type: number): string {
  if ((asked.field('rules') & NO_TRANSPORT) !== 0) return ''
  const room = (UNIT_CAPACITY[type] ?? 0) * count
  if (room > 0) return `room for ${room}`
  return UNIT_CARRIED[type] === 1 ? `takes ${counted(count, 'place')}` : ''
}
