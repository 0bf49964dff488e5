import { TABLE_IDS } from './facts/tables.js'

/** How the game may be played otherwise. */
export const OPTIONS = {
  players: {
    values: ['2', '3', '4'],
    fallback: '2',
    about: 'how many play, each for himself',
  },
  battle: {
    values: ['mixed', 'space', 'ground', 'free'],
    fallback: 'mixed',
    about: 'which units fight: at least 10 stars each of space and ground, one of them, or any',
  },
  table: {
    values: TABLE_IDS,
    fallback: 'usual',
    about: 'small: the bases as near as may be; large: as far',
  },
  copyLimit: {
    values: ['3', '2', '4', '5', 'off'],
    fallback: '3',
    about: 'how often a unit may be in a fleet',
  },
  combatCard: {
    values: ['off', 'on'],
    fallback: 'off',
    about: 'on: one card of each home base gives +1 to a value of all friendly units',
  },
  flyover: {
    values: ['off', 'on'],
    fallback: 'off',
    about: 'on: space units pass over bases and home cards, but do not end on them',
  },
  piratesSegments: {
    values: ['off', 'on'],
    fallback: 'off',
    about: 'on: S and L are 57.5 and 83.8 mm instead of 63.5 and 88.9',
  },
  edition3: {
    values: ['off', 'on'],
    fallback: 'off',
    about: 'on: the third edition: over when somebody is out, 5 points for that, the score decides',
  },
  strikePenalty: {
    values: ['off', 'on'],
    fallback: 'off',
    about: 'on: space units attack home cards at -1, TIE bombers excepted',
  },
} as const

export type OptionId = keyof typeof OPTIONS
