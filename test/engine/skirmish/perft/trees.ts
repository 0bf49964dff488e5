/**
 * Counted move trees: how many decisions lie 1, 2, … deep. Dice fall as the generator of the position has them, so the
 * counts hold the rules, the geometry, the order of moves and the use of chance together.
 */
const GAME = { game: 'skirmish', options: { battle: 'free' } }

const unit = (id: string, x: number, y: number, heading: number, more: object = {}) => ({
  unit: id,
  x,
  y,
  heading,
  ...more,
})

export const TREES: readonly (readonly [name: string, root: unknown, counts: readonly number[]])[] =
  [
    [
      'a walker between friends and the home base',
      {
        ...GAME,
        south: {
          units: [
            unit('at-st', 600, 180, 70),
            unit('at-at', 660, 185, 90),
            unit('stormtroopers', 560, 200, 0),
          ],
        },
        north: { units: [unit('rebel-troopers', 600, 260, 250)] },
      },
      [2, 183, 10_669],
    ],
    [
      'fire of three against three',
      {
        ...GAME,
        stage: 'declare-next',
        step: 'fire',
        south: {
          units: [
            unit('luke-skywalker', 600, 400, 90),
            unit('nebulon-frigate', 680, 400, 90),
            unit('green-leader', 550, 380, 60),
          ],
        },
        north: {
          units: [
            unit('star-destroyer', 620, 520, 270),
            unit('tie-defender', 560, 480, 270),
            unit('tie-fighter', 680, 480, 250),
          ],
        },
      },
      [4, 16, 52, 208, 520, 1040, 2820],
    ],
    [
      'Command, Battledroids and a transport',
      {
        ...GAME,
        stage: 'begin-turn',
        south: {
          units: [
            unit('lambda-shuttle', 600, 400, 90),
            unit('dark-trooper-two', 640, 420, 90),
            unit('dark-trooper-two', 560, 420, 90),
            { unit: 'stormtroopers' },
          ],
        },
        north: { units: [unit('tauntauns', 600, 900, 270)] },
      },
      [3, 27, 1665, 93_700],
    ],
    [
      'what follows a turn: repairs, a veteran, a landing, reserves',
      {
        ...GAME,
        stage: 'turn-end-next',
        step: 'turn-end',
        south: {
          units: [
            unit('y-wing', 600, 400, 90, { damage: 2 }),
            unit('z-95', 640, 420, 90, { hits: 4 }),
            unit('at-st', 500, 400, 90),
            { unit: 'jumptroopers' },
          ],
        },
        north: { units: [unit('tauntauns', 600, 900, 270), { unit: 'tauntauns' }] },
      },
      [4, 11, 40, 3722],
    ],
  ]
