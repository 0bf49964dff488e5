import type { Setup, SetupChoice } from '../../setup.js'

/** The editions of Rebellion that people play, by the word for `--edition`. */

function missionsOf(name: string, option: string, own: string, plays: string): SetupChoice {
  return {
    name,
    answers: [
      {
        name: 'New',
        about: `${own} ${plays} the missions of Rise of the Empire`,
        options: { [option]: 'rise' },
      },
      {
        name: 'Base',
        about: `${own} ${plays} the missions of the base game, and Subversion`,
        options: { [option]: 'base' },
      },
      {
        name: 'In secret',
        about: `${own} choose${plays.endsWith('s') ? 's' : ''} a set at the set-up; the other side sees it then`,
        options: { [option]: 'choose' },
      },
    ],
  }
}

const RISE_CHOICES: readonly SetupChoice[] = [
  {
    name: 'Starting units',
    answers: [
      {
        name: 'Expansion list',
        about: 'with new units, and a Death Star still being built, far out',
        options: { units: 'rise' },
      },
      {
        name: 'Base list',
        about: 'the units of the base game; new ones are built',
        options: { units: 'base' },
      },
    ],
  },
  {
    name: 'Mission sets',
    answers: [
      {
        name: 'In secret',
        about: 'each side picks one of two sets at the set-up; both are shown together',
        options: { missions: 'choose' },
      },
      {
        name: 'Both new',
        about: 'both sides play the missions of Rise of the Empire',
        options: { missions: 'rise' },
      },
      {
        name: 'Both base',
        about: 'both sides play the missions of the base game, and Subversion',
        options: { missions: 'base' },
      },
      {
        name: 'By side',
        about: 'each side as you say here',
        options: {},
        choices: [
          missionsOf('Rebel missions', 'rebelMissions', 'the Rebels', 'play'),
          missionsOf('Imperial missions', 'empireMissions', 'the Empire', 'plays'),
        ],
      },
    ],
  },
  {
    name: 'Combat',
    answers: [
      {
        name: 'Cinematic',
        about: 'the rule: a tactic card of your own in each round, damage at its end',
        options: { combat: 'cinematic' },
      },
      {
        name: 'Base',
        about: 'house rule: shared tactic cards, drawn by leaders',
        options: { combat: 'base' },
      },
    ],
  },
]

const BETWEEN_PARTNERS: SetupChoice = {
  name: 'Between partners',
  isOfSeats: true,
  answers: [
    { name: 'All open', about: 'partners may show each other everything', options: {} },
    {
      name: 'Own cards covered',
      about: 'objectives, probe and starting action cards stay with who holds them',
      options: { secrets: 'own' },
    },
  ],
}

const PLAYERS: SetupChoice = {
  name: 'Players',
  isOfSeats: true,
  answers: [
    { name: 'Two sides', about: 'one seat a side', options: {} },
    {
      name: 'Three seats',
      about: 'the Rebels play both their roles, the Empire has an Admiral and a General',
      options: { players: '3' },
      choices: [BETWEEN_PARTNERS],
    },
    {
      name: 'Four seats',
      about: 'an Admiral and a General a side',
      options: { players: '4' },
      choices: [BETWEEN_PARTNERS],
    },
  ],
}

export const EDITIONS: Readonly<Record<string, Setup>> = {
  first: {
    name: 'First game',
    about: 'Fixed start, no action cards, guided. Best to learn the game.',
    options: { setup: 'first' },
  },
  base: {
    name: 'Base game',
    about: 'Random loyalty, you place your units. For two sides, or three or four seats.',
    options: { setup: 'standard' },
    choices: [PLAYERS],
  },
  rise: {
    name: 'Rise of the Empire',
    about:
      '8 units and 8 leaders more, green dice, 8 leaders at most, new missions and objectives, tactic cards of your own.',
    options: { expansion: 'on' },
    choices: [PLAYERS, ...RISE_CHOICES],
  },
}
