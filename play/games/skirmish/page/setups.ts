import type { Setup, SetupChoice } from '../../../setup.js'

/** The ways to begin: types of battle, and all else that may be chosen, each with what it means. */

const CHOICES: readonly SetupChoice[] = [
  {
    name: 'Players',
    isOfSeats: true,
    answers: [
      { name: '2', about: 'One against one.', options: { players: '2' } },
      { name: '3', about: 'Three, each for himself.', options: { players: '3' } },
      { name: '4', about: 'Four, each for himself.', options: { players: '4' } },
    ],
  },
  {
    name: 'Table',
    answers: [
      {
        name: 'usual',
        about: '914 mm between the bases of two players.',
        options: { table: 'usual' },
      },
      { name: 'small', about: 'The bases as near as may be: 610 mm.', options: { table: 'small' } },
      { name: 'large', about: 'The bases as far as may be: 1219 mm.', options: { table: 'large' } },
    ],
  },
  {
    name: 'Copies',
    answers: [
      {
        name: '3',
        about: 'A unit may be in a fleet three times, persons once.',
        options: { copyLimit: '3' },
      },
      { name: '2', about: 'A unit may be in a fleet twice.', options: { copyLimit: '2' } },
      { name: '4', about: 'A unit may be in a fleet four times.', options: { copyLimit: '4' } },
      { name: '5', about: 'A unit may be in a fleet five times.', options: { copyLimit: '5' } },
      {
        name: 'any',
        about: 'A unit as often as it fits; persons once.',
        options: { copyLimit: 'off' },
      },
    ],
  },
  {
    name: 'Combat card',
    answers: [
      { name: 'no', about: 'Home bases help nobody.', options: { combatCard: 'off' } },
      {
        name: 'yes',
        about:
          'One card of each home base gives +1 Attack, Defense, Damage or Shields to all its units.',
        options: { combatCard: 'on' },
      },
    ],
  },
  {
    name: 'Flying over',
    answers: [
      { name: 'no', about: 'A way ends at contact with any base.', options: { flyover: 'off' } },
      {
        name: 'yes',
        about: 'Space units pass over bases, but do not end on them.',
        options: { flyover: 'on' },
      },
    ],
  },
  {
    name: 'Segments',
    answers: [
      {
        name: 'unit card',
        about: 'S is 63.5 mm, L is 88.9 mm.',
        options: { piratesSegments: 'off' },
      },
      {
        name: 'Pirates card',
        about: 'S is 57.5 mm, L is 83.8 mm.',
        options: { piratesSegments: 'on' },
      },
    ],
  },
  {
    name: 'End',
    answers: [
      {
        name: 'last one',
        about: 'The battle goes on until one is left, or 20 turns.',
        options: { edition3: 'off' },
      },
      {
        name: 'third edition',
        about: 'Over as soon as somebody is out, 5 points for that; the score decides.',
        options: { edition3: 'on' },
      },
    ],
  },
  {
    name: 'Strikes',
    answers: [
      {
        name: 'as usual',
        about: 'All units attack home cards alike.',
        options: { strikePenalty: 'off' },
      },
      {
        name: 'hard from space',
        about: 'Space units attack home cards at −1, TIE bombers excepted.',
        options: { strikePenalty: 'on' },
      },
    ],
  },
]

function setup(name: string, battle: string, about: string): Setup {
  return { name, about, options: { battle }, choices: CHOICES }
}

export const SETUPS: readonly Setup[] = [
  setup('Mixed battle', 'mixed', 'At least 10 stars of space units and 10 of ground units.'),
  setup('Space battle', 'space', 'Space units only.'),
  setup('Ground battle', 'ground', 'Ground units and what brings them.'),
  setup('Free battle', 'free', 'Any units of 20 stars, and 10 in reserve.'),
]
