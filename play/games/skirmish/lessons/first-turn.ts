import type { Lesson, Tutorial } from '../../../shell/lesson/lesson.js'
import around from './positions/around.json' with { type: 'json' }
import moving from './positions/moving.json' with { type: 'json' }
import naming from './positions/naming.json' with { type: 'json' }
import reserves from './positions/reserves.json' with { type: 'json' }
import second from './positions/second.json' with { type: 'json' }
import strike from './positions/strike.json' with { type: 'json' }

/** A first turn in short lessons. The texts of moves are those of `dejarik position moves`. */

const SOUTH = 0

/** The others stand still and hold fire. */
const QUIET: readonly string[] = ['* stand', 'hold', 'done']

const A_WAY: readonly string[] = ['act', 'turn', 'advance']

const MOVING: Lesson = {
  id: 'skirmish-move',
  title: 'Move a unit',
  position: moving,
  answers: QUIET,
  steps: [
    {
      say: 'A unit is a disc with a nose. It moves in segments: before each a turn of at most 90°, then straight ahead.',
      light: ['table', 'unit 0'],
    },
    {
      say: 'The X-wing is yours: you are South, orange as Rebels are against the Empire. It has three segments of S, 63.5 mm each. It fires L, 88.9 mm ahead: the arc at its nose.',
      light: ['unit 0', 'question'],
    },
    {
      say: 'Move the X-wing straight ahead until the TIE comes into its arc.',
      onTerminal: 'Move the X-wing straight ahead, all three segments: x-wing-1 S S S.',
      why: 'Press where it is to go on the table, or drag its ghost there, or lay one segment after the other with the marked button. Further down stands whom it would see from there, and with what chance.',
      asks: A_WAY,
      light: ['question', 'sight', 'unit 30'],
      brings: ['south.units.0.y >= 685'],
      wrong: [{ when: 'x-wing-1 stand', say: 'Standing still it sees nobody. Move it.' }],
      otherwise:
        'From there the TIE is out of reach. All three segments straight ahead bring it near enough.',
      shown: ['x-wing-1', 'ahead', 'S', 'ahead', 'S', 'ahead', 'S', 'ahead'],
    },
    {
      say: 'Now the other side moves one unit. So you take turns, always with one of the largest that have not moved.',
      light: ['order'],
    },
  ],
}

const AROUND: Lesson = {
  id: 'skirmish-around',
  title: 'Around what stands there',
  position: around,
  answers: QUIET,
  steps: [
    {
      say: 'Bases never overlap. The troopers stand before the Y-wing: straight ahead it would stop at contact.',
      light: ['unit 0', 'unit 1'],
    },
    {
      say: 'Bring the Y-wing past them: all of it above the troopers.',
      onTerminal: 'Bring the Y-wing past them, beyond y 480: y-wing-1 left 30 L right 30 L.',
      why: 'Turn first, then go. When a way is blocked the question says after how many millimetres, and which turn is clear.',
      asks: A_WAY,
      light: ['question'],
      brings: ['south.units.0.y >= 480'],
      otherwise:
        'That is not past them. Turn by 30° or so before the first segment, and back before the second.',
      shown: ['y-wing-1', 'left 40', 'L', 'right 40', 'L'],
    },
    {
      say: 'The way need not be full: a segment may be shorter, or none at all.',
      light: ['table'],
    },
  ],
}

const NAMING: Lesson = {
  id: 'skirmish-naming',
  title: 'Name a target',
  position: naming,
  answers: QUIET,
  steps: [
    {
      say: 'When all have moved, all name their targets in secret. Only who is in range and in the arc can be named, and with a free line.',
      light: ['question', 'unit 0'],
    },
    {
      say: 'Name the TIE ahead of the X-wing, and seal.',
      onTerminal: 'Name the TIE ahead: fire north-tie-fighter-1.',
      why: 'The other TIE is beside it, outside the arc. The answer says how likely a hit is, and to destroy with it.',
      asks: ['target'],
      light: ['question', 'unit 30'],
      wants: ['fire north-tie-fighter-1'],
      wrong: [{ when: 'hold', say: 'Then nobody is hit. Name the TIE.' }],
      otherwise: 'Name the TIE Fighter ahead.',
      shown: ['fire north-tie-fighter-1'],
    },
    {
      say: 'Two dice, 3 and 4, and Attack 2 make 9: that meets Defense 8. Damage 2 is more than Shields 0, the TIE is destroyed.',
      plays: true,
      light: ['table'],
    },
  ],
}

const SECOND: Lesson = {
  id: 'skirmish-second',
  title: 'Large ships',
  position: second,
  answers: QUIET,
  steps: [
    {
      say: 'Space units of 4 and 5 stars fire all round, and have a second, shorter shot at another target.',
      light: ['unit 0'],
    },
    {
      say: 'Name the TIE Bomber for the first shot, and the TIE Fighter for the second.',
      onTerminal:
        'Name both, one after the other: fire north-tie-bomber-1, fire north-tie-fighter-1.',
      why: 'The second shot reaches L, 89 mm: only the TIE Fighter is near enough for it.',
      asks: ['target', 'second-target'],
      light: ['question'],
      wants: ['fire north-tie-bomber-1', 'fire north-tie-fighter-1'],
      otherwise: 'The bomber first, for it is out of reach of the second shot; then the fighter.',
      shown: ['fire north-tie-bomber-1', 'fire north-tie-fighter-1'],
    },
    { say: 'Both shots are fired one after the other.', plays: true, light: ['table'] },
  ],
}

const STRIKE: Lesson = {
  id: 'skirmish-strike',
  title: 'Strike a home base',
  position: strike,
  answers: QUIET,
  steps: [
    {
      say: 'Each player has a home base of three cards. Who has lost all three, or has no unit on the table, is out.',
      light: ['card 123', 'card 124', 'card 125'],
    },
    {
      say: 'Fire at the card ahead of the B-wing.',
      onTerminal: 'Fire at the card ahead: fire north-card-2.',
      why: 'A card has Defense 9 and is destroyed by 3 damage. The Lasers of the B-wing reach S farther than other guns.',
      asks: ['target'],
      light: ['question'],
      wants: ['fire north-card-*'],
      wrong: [{ when: 'hold', say: 'A shot that costs nothing: take it.' }],
      otherwise: 'Name a home card.',
      shown: ['fire north-card-2', 'fire north-card-*'],
    },
    { say: 'The damage stays on the card.', plays: true, light: ['card 124'] },
  ],
}

const RESERVES: Lesson = {
  id: 'skirmish-reserves',
  title: 'Reserves',
  position: reserves,
  answers: QUIET,
  steps: [
    {
      say: 'At the end of a turn one die is rolled for all. It shows 3: up to 3 stars of your reserve come in, at your home base.',
      light: ['question'],
    },
    {
      say: 'Bring in the X-wing, and place it before your base.',
      onTerminal: 'Bring in the X-wing: bring x-wing-2, then card-2 front, at 44, heading 90.',
      why: 'It has 2 stars, so one more star may follow. Placed units touch the base, with any heading.',
      asks: ['reserves', 'place'],
      light: ['question'],
      wants: ['bring x-wing-2'],
      wrong: [{ when: 'done', say: 'Then nobody comes in this turn. Bring in the X-wing.' }],
      otherwise: 'The X-wing, please.',
      shown: ['bring x-wing-2', 'card-2 front', 'at 44', 'heading 90'],
    },
    {
      say: 'That is a turn: move, fire, the end of the turn, reserves. Now build a fleet of your own.',
      light: ['table'],
    },
  ],
}

export const FIRST_TURN: Tutorial = {
  seat: SOUTH,
  title: 'A first turn',
  about: 'Moving, firing, striking, reserves.',
  minutes: 6,
  lessons: [MOVING, AROUND, NAMING, SECOND, STRIKE, RESERVES],
}
