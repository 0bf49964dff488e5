import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  after,
  at,
  diceUsed,
  FAR_NORTH,
  FAR_SOUTH,
  field,
  fire,
  kind,
  logThenHold,
  sideOf,
  texts,
  thenHold,
  type Unit,
  unitOf,
} from './support.js'

const X = 600

/** South's unit fires once at north's, straight ahead; what the log says of the attack. */
function attack(
  shooter: string,
  target: string,
  dice: readonly number[],
  more: { south?: Unit; north?: Unit; gap?: number; options?: object } = {},
): string[] {
  const s = fire(
    [at(shooter, X, 400, 90, more.south), FAR_SOUTH],
    [at(target, X, 480 + (more.gap ?? 0), 0, more.north), FAR_NORTH],
    dice,
    { options: more.options ?? {} },
  )
  const ids = texts(s).filter((text) => text.startsWith('fire'))
  const told = logThenHold(s, ids[0] ?? 'hold')
  return told
    .filter((line) => /(hits?|miss|misses|takes?) /.test(line))
    .map((line) => line.replaceAll(/(South|North)'s /g, ''))
}

/** Attacks: shooter, target, dice, what comes of it. Numbers as printed: dice + Attack against Defense. */
const HITS: readonly (readonly [
  name: string,
  shooter: string,
  target: string,
  dice: readonly number[],
  ...lines: string[],
])[] = [
  [
    'meet is a hit',
    'x-wing',
    'tie-fighter',
    [3, 3],
    'X-wing hits TIE Fighter with 8 against 8.',
    'TIE Fighter takes 2 damage: 1 of 1.',
  ],
  [
    'one less is a miss',
    'x-wing',
    'tie-fighter',
    [3, 2],
    'X-wing misses TIE Fighter with 7 against 8.',
  ],
  [
    'R26: a double 6 hits nothing by itself',
    'y-wing',
    'general-veers',
    [1, 1],
    'Y-wing misses General Veers with 1 against 7.',
  ],
  ['space at ground: -1', 'x-wing', 'at-st', [4, 2], 'X-wing misses AT-ST with 7 against 8.'],
  [
    'ground at space: -2',
    'repulsortank',
    'x-wing',
    [4, 4],
    'Repulsortank misses X-wing with 7 against 8.',
  ],
  [
    'a TIE bomber fires as a ground unit: no penalty at ground',
    'tie-bomber',
    'at-st',
    [4, 2],
    'TIE Bomber hits AT-ST with 8 against 8.',
    'AT-ST takes 2 damage: 2 of 3.',
  ],
  ['and -2 at space', 'tie-bomber', 'x-wing', [4, 3], 'TIE Bomber misses X-wing with 7 against 8.'],
  [
    'a TIE bomber is fired at as a space unit',
    'repulsortank',
    'tie-bomber',
    [4, 4],
    'Repulsortank misses TIE Bomber with 7 against 8.',
  ],
  ['recon: Defense +1 against 3 to 5 stars', 'slave', 'a-wing', [4, 3], ''],
  [
    'recon: not against 2',
    'x-wing',
    'a-wing',
    [4, 3],
    'X-wing hits A-wing with 9 against 9.',
    'A-wing takes 2 damage: 2 of 2.',
  ],
  [
    'torpedo: +1 against more stars',
    'x-wing',
    'corvette',
    [6, 2],
    'X-wing hits Corvette with 10 against 8.',
    'Corvette takes 3 damage: 3 of 5.',
  ],
  [
    'torpedo: not against as many',
    'x-wing',
    'y-wing',
    [6, 2],
    'X-wing hits Y-wing with 10 against 7.',
    'Y-wing takes 2 damage: 2 of 4.',
  ],
  [
    'turbolaser: +1 against 4 stars',
    'victory-destroyer',
    'nebulon-frigate',
    [4, 2],
    'Victory Destroyer hits Nebulon Frigate with 8 against 8.',
    'Nebulon Frigate takes 3 damage: 3 of 7.',
  ],
  [
    'turbolaser: not against 3 from space',
    'victory-destroyer',
    'corvette',
    [4, 2],
    'Victory Destroyer hits Corvette with 8 against 8.',
    'Corvette takes 2 damage: 2 of 5.',
  ],
  [
    'turbolaser of a ground unit: +1 against ground units of 3, and armor takes 1',
    'at-at',
    'mobile-artillery',
    [4, 4],
    'AT-AT hits Mobile Artillery with 9 against 8.',
    'Mobile Artillery takes 3 damage: 3 of 5.',
  ],
  [
    'turbolaser of a ground unit: not against space units of 3',
    'at-at',
    'corvette',
    [5, 4],
    'AT-AT hits Corvette with 8 against 8.',
    'Corvette takes 3 damage: 3 of 5.',
  ],
  [
    'blaster: +1 on odd dice within S',
    'at-st',
    'repulsortank',
    [6, 3],
    'AT-ST hits Repulsortank with 11 against 8.',
    'Repulsortank takes 2 damage: 2 of 3.',
  ],
  [
    'blaster: not on even dice',
    'at-st',
    'repulsortank',
    [6, 2],
    'AT-ST hits Repulsortank with 10 against 8.',
    'Repulsortank takes 1 damage: 1 of 3.',
  ],
  [
    'armor: 1 less, but never 0',
    'stormtroopers',
    'repulsortank',
    [6, 2],
    'Stormtroopers hit Repulsortank with 8 against 8.',
    'Repulsortank takes 1 damage: 1 of 3.',
  ],
  [
    'R39: damage counts up to the fatal amount',
    'baron-fel',
    'tie-fighter',
    [6, 6],
    'Baron Fel hits TIE Fighter with 15 against 8.',
    'TIE Fighter takes 3 damage: 1 of 1.',
  ],
]

for (const [name, shooter, target, dice, ...lines] of HITS) {
  if (shooter === 'slave') continue
  test(name, () => {
    // at-st and ruthless units name when they fire, which is at once here
    assert.equal(attack(shooter, target, dice), lines)
  })
}

test('recon: Defense +1 against 3 to 5 stars', () => {
  assert.equal(attack('falcon', 'a-wing', [4, 3], {}), [
    'Millennium Falcon misses A-wing with 9 against 10.',
  ])
})

test('blaster: not beyond S', () => {
  // 480 + 8.5: 64.5 mm from the front point to the edge
  assert.equal(
    attack('at-st', 'repulsortank', [6, 3], { gap: 8.51 })[1],
    'Repulsortank takes 1 damage: 1 of 3.',
  )
  assert.equal(
    attack('at-st', 'repulsortank', [6, 3], { gap: 7.5 })[1],
    'Repulsortank takes 2 damage: 2 of 3.',
  )
})

test('a second shot does 1 damage less, but never 0', () => {
  const s = fire(
    [at('nebulon-frigate', X, 400)],
    [at('corvette', X, 480, 0), at('corvette', X, 320, 0)],
    [6, 2, 6, 2],
  )
  const done = thenHold(s, 'fire north-corvette-1 fire north-corvette-2')
  assert.is(unitOf(done, 'north', 0).damage, 2)
  assert.is(unitOf(done, 'north', 1).damage, 1)
})

test('R39: points for damage, the stars for the unit, three points for a home card and no stars', () => {
  const s = fire([at('baron-fel', X, 400), FAR_SOUTH], [at('x-wing', X, 480, 0), FAR_NORTH], [6, 6])
  const done = thenHold(s, 'fire north-x-wing-1')
  assert.is(sideOf(done, 'south').score, 4, '2 damage and 2 stars')
  const base = fire(
    [at('b-wing', 610, 1040, 90), FAR_SOUTH],
    [FAR_NORTH, at('tie-scout', 100, 1000)],
    [6, 6],
    {},
  )
  assert.equal(texts(base), ['hold', 'fire north-card-1', 'fire north-card-2', 'fire north-card-3'])
  const struck = after(base, 'fire north-card-2')
  assert.equal(sideOf(struck, 'north').homeDamage, [0, 1, 0], '3 + 0 halved and rounded down')
  assert.is(sideOf(struck, 'south').score, 1)
})

test('strikes: half the damage, at least 1 even from little, and R25: no penalty for anyone', () => {
  const strike = (unit: string, dice: readonly number[], options: object = {}, y = 1040) =>
    logThenHold(
      fire([at(unit, 610, y, 90), FAR_SOUTH], [FAR_NORTH], dice, { options }),
      'fire north-card-2',
    ).filter((line) => /hits|misses|takes/.test(line))
  assert.equal(strike('x-wing', [4, 3]), [
    "South's X-wing hits North's home card 2 with 9 against 9.",
    "North's home card 2 takes 1 damage: 1 of 3.",
  ])
  assert.equal(strike('tie-fighter', [6, 2]), [
    "South's TIE Fighter hits North's home card 2 with 9 against 9.",
    "North's home card 2 takes 1 damage: 1 of 3.",
  ])
  // Option strikePenalty: space units -1, TIE bombers not
  assert.equal(strike('x-wing', [4, 3], { strikePenalty: 'on' }), [
    "South's X-wing misses North's home card 2 with 8 against 9.",
  ])
  assert.equal(
    strike('tie-bomber', [4, 3], { strikePenalty: 'on' })[0],
    "South's TIE Bomber hits North's home card 2 with 9 against 9.",
  )
  // Torpedo: a home card has 3 stars, (2 + 1) / 2; Turbolaser from the ground: (3 + 1) / 2
  assert.equal(strike('tie-bomber', [6, 3])[1], "North's home card 2 takes 1 damage: 1 of 3.")
  assert.equal(strike('at-at', [6, 3], {}, 1020)[1], "North's home card 2 takes 2 damage: 2 of 3.")
})

test('R28: second shots, icons, halving, Armor, in this order', () => {
  // Veers: 3, second shot 2, Turbolaser 3, halved 1
  const s = fire([at('general-veers', 610, 1020, 270), FAR_SOUTH], [FAR_NORTH], [6, 6])
  const told = logThenHold(s, 'fire north-card-2')
  assert.ok(told.includes("North's home card 2 takes 1 damage: 1 of 3."), told.join('\n'))
})

test('elite, R27: a missed attack that shows a 1 is rolled again, once a turn', () => {
  const luke = at('luke-skywalker', X, 400)
  const target = at('star-destroyer', X, 480, 0)
  const s = fire([luke, FAR_SOUTH], [target, FAR_NORTH], [1, 2, 6, 2])
  const rolled = thenHold(s, 'fire north-star-destroyer-1')
  assert.equal(texts(rolled), ['keep', 'reroll elite'])
  const again = after(rolled, 'reroll elite')
  diceUsed(again)
  assert.equal(unitOf(again, 'south').used, undefined, 'a new turn has begun')
  assert.is(unitOf(again, 'north').damage, 2, '2 + 1 of Torpedo, 1 less for Armor')
  const kept = after(rolled, 'keep')
  assert.is(unitOf(kept, 'north').damage, undefined)
  for (const dice of [
    [2, 2],
    [1, 6],
  ]) {
    const other = thenHold(
      fire([luke, FAR_SOUTH], [target, FAR_NORTH], dice),
      'fire north-star-destroyer-1',
    )
    assert.not.equal(kind(other), 'reroll', `dice ${dice.join(' and ')}: no 1, or a hit`)
  }
})

test('leader, R27: any roll of a friend within S, hit or miss, once a turn for each Leader, and each new roll stands', () => {
  const leader = (x: number) => at('green-leader', x, 400, 270)
  const south = [at('luke-skywalker', X, 400), leader(X + 93.5), leader(X - 93.5)]
  const s = fire(south, [at('star-destroyer', X, 480, 0)], [1, 2, 1, 1, 6, 6, 1, 3])
  const rolled = thenHold(s, 'fire north-star-destroyer-1')
  assert.is(texts(rolled).length, 4)
  const second = after(rolled, 'reroll elite')
  assert.not.ok(texts(second).includes('reroll elite'))
  const third = after(second, texts(second)[1] ?? '')
  assert.is(kind(third), 'reroll', 'a hit may be rolled again, too')
  const last = after(third, texts(third)[1] ?? '')
  diceUsed(last)
})

test('leader: not itself, not beyond S, not while cloaked or lent', () => {
  const reach = (x: number, more: Unit = {}) =>
    kind(
      after(
        fire(
          [at('x-wing', X, 400), at('green-leader', x, 400, 270, more)],
          [at('y-wing', X, 480, 0)],
          [3, 3],
        ),
        'fire north-y-wing-1',
      ),
    )
  assert.is(reach(X + 27 + 63.5), 'reroll')
  assert.not.equal(reach(X + 27 + 63.52), 'reroll')
  assert.not.equal(reach(X + 50, { lent: ['leader'] }), 'reroll')
  assert.not.equal(reach(X + 50, { used: ['leader'] }), 'reroll')
  const alone = fire(
    [at('green-leader', X, 400), FAR_SOUTH],
    [at('y-wing', X, 480, 0), FAR_NORTH],
    [1, 1],
  )
  assert.not.equal(kind(after(alone, texts(alone)[1] ?? '')), 'reroll')
})

test('named, R30: a named unit that destroys something attacks another target at once, once a turn', () => {
  const north = [
    at('tie-scout', X, 460, 0),
    at('tie-scout', X + 40, 460, 0),
    at('tie-scout', X - 40, 460, 0),
  ]
  const s = fire([at('wedge-antilles', X, 400), FAR_SOUTH], north, [6, 6, 6, 5])
  const shot = after(s, 'fire north-tie-scout-1')
  assert.is(kind(shot), 'named-attack')
  assert.equal(texts(shot), ['hold', 'fire north-tie-scout-2', 'fire north-tie-scout-3'])
  const again = after(shot, 'fire north-tie-scout-2')
  assert.not.equal(kind(again), 'named-attack', 'once a turn')
  assert.is(unitOf(again, 'north', 1).place, 'lost')
  assert.is(unitOf(again, 'north', 2).place, undefined)
  const none = after(shot, 'hold')
  assert.is(unitOf(none, 'north', 1).place, undefined)
})

test('named: no second attack for others, or after a hit that destroys nothing', () => {
  const north = [at('tie-scout', X, 460, 0), at('tie-scout', X + 40, 460, 0)]
  const falcon = fire([at('falcon', X, 400), FAR_SOUTH], north, [6, 6])
  assert.not.equal(kind(after(falcon, 'fire north-tie-scout-1')), 'named-attack')
  const tough = fire(
    [at('wedge-antilles', X, 400), FAR_SOUTH],
    [at('y-wing', X, 460, 0), ...north.slice(1)],
    [6, 6],
  )
  assert.not.equal(kind(after(tough, 'fire north-y-wing-1')), 'named-attack')
})

test('R52: a fatally damaged named unit still makes its second attack, and destroyed units fire until all have', () => {
  const s = fire(
    [at('x-wing', X, 400), at('x-wing', X + 60, 400)],
    [at('baron-fel', X, 470, 270, { damage: 2 }), FAR_NORTH],
    [6, 6, 6, 6, 6, 5],
  )
  const named = after(s, 'fire north-baron-fel hold', 'fire south-x-wing-1')
  assert.is(kind(named), 'named-attack')
  const done = after(named, texts(named)[1] ?? '')
  assert.is(unitOf(done, 'south', 0).place, 'lost')
  assert.is(unitOf(done, 'south', 1).place, 'lost')
  assert.is(unitOf(done, 'north', 0).place, 'lost')
})

test('R52: a hit on what is fatally damaged counts as an attack that succeeded, R29: so does every hit, and scores nothing', () => {
  const s = fire(
    [at('obsidian-tie', X, 400), at('obsidian-tie', X + 40, 430), FAR_SOUTH],
    [at('tie-scout', X + 20, 470, 0), FAR_NORTH],
    [6, 6, 6, 6],
  )
  const named = after(s, 'fire north-tie-scout-1 fire north-tie-scout-1', 'shoot obsidian-tie-1')
  assert.is(sideOf(named, 'south').score, 2)
  assert.is(unitOf(named, 'south', 0).hits, 1)
  assert.is(unitOf(named, 'south', 1).hits, 1)
  assert.is(kind(named), 'turn-end')
  assert.is(field(named, 'actor'), 'south')
})

test('R51: destroyed on the veteran side it goes back to the reserve, plain; on the plain side it is lost', () => {
  const veteran = (status: string[]) =>
    thenHold(
      fire(
        [at('wedge-antilles', X, 400), FAR_SOUTH],
        [at('obsidian-tie', X, 460, 0, { status, hits: 2 }), FAR_NORTH],
        [6, 6],
      ),
      'fire north-obsidian-tie-1',
    )
  const back = veteran(['back'])
  assert.equal(unitOf(back, 'north'), { unit: 'obsidian-tie' })
  assert.is(sideOf(back, 'south').score, 3, '1 damage, 2 stars of the side it was on')
  const plain = veteran([])
  assert.equal(unitOf(plain, 'north'), { unit: 'obsidian-tie', place: 'lost' })
})

test.run()
