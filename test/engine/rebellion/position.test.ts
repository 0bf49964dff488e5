import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES, NOBODY } from '../../../engine/game.js'
import { InputError } from '../../../engine/input-error.js'
import { Random } from '../../../engine/random.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { checkInvariants } from '../../../engine/rebellion/position/check.js'
import { equalStates, type State } from '../../../engine/state.js'
import { mutated } from './mutation.js'
import { at, decider, diceLeft, field, moves, offers, play, position } from './support.js'

const out = new Int32Array(MOST_MOVES)

/** Calls `visit` before every decision of a random game, and once at its end. */
function randomGame(seed: string, visit: (state: State, depth: number) => void): void {
  const random = new Random(`moves ${seed}`)
  const setup = random.below(4) === 0 ? 'first' : 'standard'
  const state = rebellion.start({ setup }, seed)
  for (let depth = 0; ; depth++) {
    visit(state, depth)
    if (rebellion.actor(state) === NOBODY) return
    const count = rebellion.moves(state, out)
    rebellion.advance(state, out[random.below(count)] as number)
  }
}

test('a position of a few words is a game to play', () => {
  const s = position({ phase: 'command', turn: 'rebel', units: { hoth: { 'x-wing': 2 } } })
  assert.is(decider(s), 'rebel')
  assert.is(at(s, 'hoth', 'x-wing'), 2)
  assert.ok(offers(s, 'activate jan-dodonna').length > 30)
})

test('loaded dice fall as they are loaded', () => {
  const s = position({
    phase: 'command',
    units: { alderaan: { 'x-wing': 1 }, corellia: { 'star-destroyer': 1 } },
    leaders: { alderaan: ['mon-mothma'] },
    assigned: [{ mission: 'build-alliance', leaders: ['princess-leia'] }],
    dice: [...Array(7).fill('hit'), ...Array(3).fill('blank')],
  })
  const after = play(s, 'reveal build-alliance alderaan', 'oppose emperor-palpatine')
  assert.is(diceLeft(s), 10)
  assert.is(diceLeft(after), 0)
  assert.equal(field(after, 'loyalty.rebel'), ['alderaan'])
})

test('stacked decks lie as they are listed, the others are shuffled between top and bottom', () => {
  const s = position({
    decks: {
      projects: { top: ['superlaser-online', 'construct-factory'], bottom: ['oversee-project'] },
      objectives: ['major-victory-3'],
    },
  })
  const projects = field(s, 'decks.projects') as string[]
  assert.equal(projects.slice(0, 2), ['superlaser-online', 'construct-factory'])
  assert.is(projects.length, 10)
  assert.is(projects.at(-1), 'oversee-project')
  const objectives = field(s, 'decks.objectives') as string[]
  assert.is(objectives[0], 'major-victory-3')
  assert.equal(
    objectives.slice(1).map((id) => id.at(-1)),
    [...'11111222223333'],
  )
})

test('the seed shuffles the decks and nothing else does', () => {
  const deck = (seed: string) => field(position({ seed }), 'decks.probes')
  assert.equal(deck('one'), deck('one'))
  assert.not.equal(deck('one'), deck('two'))
  const dice = (fields: object) => field(position({ seed: 'one', ...fields }), 'random')
  assert.is(dice({}), dice({ decks: { probes: ['naboo'] } }))
})

test('what is usual is left out', () => {
  const s = position({ phase: 'command', turn: 'empire', units: { hoth: { 'x-wing': 2 } } })
  const written = Object.keys(rebellion.toPosition(s))
  assert.equal(written, ['game', 'edition', 'base', 'units', 'phase', 'turn', 'decks', 'random'])
})

test('every phase can be begun in a word or two', () => {
  assert.is(decider(position({ phase: 'setup' })), 'empire')
  assert.is(decider(position({ phase: 'setup', turn: 'rebel' })), 'rebel')
  assert.ok(moves(position({})).includes('done'))
  assert.is(decider(position({ phase: 'assignment', turn: 'empire' })), 'empire')
  assert.is(decider(position({ phase: 'command', turn: 'empire' })), 'empire')
  assert.is(rebellion.kinds[rebellion.kind(position({ phase: 'refresh' }))], 'recruit')
})

test('a combat can be had directly', () => {
  const s = position({
    units: { naboo: { 'x-wing': 3, 'tie-fighter': 2 } },
    stack: [
      { step: 'command-phase' },
      { step: 'pending-combats', side: 'rebel' },
      { step: 'combat', side: 'rebel', system: 'naboo' },
    ],
  })
  assert.ok(moves(s).includes('add jan-dodonna'))
  assert.is(field(s, 'combat.system'), 'naboo')
})

/** Impossible positions with what is said of them. */
const REFUSED: readonly (readonly [object, string])[] = [
  [
    { units: { naboo: { stormtrooper: 20 }, endor: { stormtrooper: 21 } } },
    'units.endor.stormtrooper: 41 stormtrooper are in play here, the game has 30',
  ],
  [
    { units: { naboo: { tie: 1 } } },
    'units.naboo: unknown unit "tie"; did you mean "tie-fighter"?',
  ],
  [{ units: { nabo: {} } }, 'units: unknown system "nabo"; did you mean "naboo"?'],
  [
    { units: { 'rebel-base': { 'tie-fighter': 1 } } },
    'units.rebel-base.tie-fighter: only Rebel units stand in the Rebel Base space',
  ],
  [
    { queues: { rebel: { 1: { stormtrooper: 1 } } } },
    'queues.rebel.1.stormtrooper: stormtrooper is no unit of this side; move it to the other queue',
  ],
  [
    { rings: { captured: 'darth-vader' } },
    'rings.captured: darth-vader is Imperial and cannot wear this ring',
  ],
  [
    { leaders: { naboo: ['princess-leia'] }, rings: { captured: 'princess-leia' } },
    "rings: no Imperial unit guards princess-leia; add one, or take the captive's ring off",
  ],
  [
    { leaders: { naboo: ['princess-leia'], endor: ['princess-leia'] } },
    'leaders.endor[0]: princess-leia is in two places; name every leader once',
  ],
  [
    { rings: { 'millennium-falcon': 'princess-leia' } },
    'rings.millennium-falcon: only han-solo or chewbacca wears the millennium-falcon ring',
  ],
  [{ base: { system: 'coruscant' } }, 'base.system: the Rebel base cannot be in coruscant'],
  [{ base: { system: 'hot' } }, 'base.system: unknown system "hot"; did you mean "hoth"?'],
  [
    { base: ['hoth', 'endor'] },
    'base: expected an object like { "system": "hoth" }, found ["hoth","endor"]',
  ],
  [
    { probes: { box: ['hoth'] } },
    'probes.box[0]: every copy of "hoth" (1) has a place already: base.system',
  ],
  [{ destroyed: ['hoth'] }, 'base.system: hoth is destroyed, the Empire has won'],
  [
    { units: { hoth: { stormtrooper: 1 } } },
    'base: Imperial ground units or loyalty in hoth would reveal the base; add "revealed": true',
  ],
  [
    { units: { 'rebel-base': { 'x-wing': 1 } }, base: { system: 'hoth', revealed: true } },
    'units.rebel-base: the base is revealed; move these units to hoth',
  ],
  [{ loyalty: { rebel: ['hoth'] } }, 'loyalty.rebel: hoth is remote and has no loyalty'],
  [
    { loyalty: { rebel: ['naboo'], empire: ['naboo'] } },
    'loyalty: naboo cannot be loyal to both sides',
  ],
  [{ time: 9, reputation: 9 }, 'reputation: time 9 has met reputation 9: the Rebels have won'],
  [{ time: '9' }, 'time: expected a whole number from 1 to 16, found "9"'],
  [
    { hands: { rebel: { missions: ['rule-by-fear'] } } },
    'hands.rebel.missions[0]: "rule-by-fear" is a card of the empire',
  ],
  [
    { hands: { rebel: { missions: Array(4).fill('hidden-fleet') } } },
    'hands.rebel.missions[3]: every copy of "hidden-fleet" (3) has a place already: hands.rebel.missions[0], hands.rebel.missions[1], hands.rebel.missions[2]',
  ],
  [{ ruledOut: ['hoth'] }, "ruledOut: the base's system hoth is ruled out"],
  [
    { dice: ['hit', 'miss'] },
    'dice[1]: unknown face of a die "miss"; known are hit, direct-hit, special, blank',
  ],
  [{ dice: Array(41).fill('hit') }, 'dice: 41 dice, at most 40 can be loaded'],
  [{ phase: 'comand' }, 'phase: unknown phase "comand"; did you mean "command"?'],
  [{ unit: {} }, 'position: unknown field "unit"; did you mean "units"?'],
  [{ stack: [] }, 'stack: expected 1 to 14 steps, found 0'],
  [
    { stack: [{ step: 'card', side: 'rebel', card: 'sabotage', place: 'naboo' }] },
    'stack[0].step: card cannot be the lowest step; that is one of hide-base, command-phase, end-of-command, refresh',
  ],
  [
    { stack: [{ step: 'command-phase' }, { step: 'oppose', side: 'rebel' }] },
    'stack[1]: oppose cannot lie on command-phase; it lies on mission',
  ],
  [
    { stack: [{ step: 'command-phase' }, { step: 'attack', side: 'rebel' }] },
    'stack[1]: attack cannot lie on command-phase; it lies on combat',
  ],
  [
    { phase: 'command', passed: ['rebel'] },
    'phase: rebel has passed and takes no turn; take it off passed',
  ],
  [
    { combat: { system: 'naboo', first: 'rebel' } },
    'combat: no step combat is on the stack; write "stack" instead of "phase" and "turn"',
  ],
  [
    { observer: 'rebel' },
    'observer: this is what one player knows, not a position; sample a world from it, or read the position it came from',
  ],
]

for (const [fields, complaint] of REFUSED)
  test(`${JSON.stringify(fields).slice(0, 70)} is refused`, () => {
    assert.throws(
      () => position({ ...fields }),
      (error: unknown) => {
        assert.instance(error, InputError)
        if (!(error instanceof InputError)) return false
        assert.is(error.message, complaint)
        return true
      },
    )
  })

test('every state of random games is the state of its position, and nothing in it is impossible', () => {
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six'])
    randomGame(seed, (state, depth) => {
      assert.is(checkInvariants(state), null)
      if (depth % 3 > 0 && rebellion.actor(state) !== NOBODY) return
      const text = JSON.stringify(rebellion.toPosition(state))
      assert.ok(text.length < 12000, `${text.length} characters`)
      assert.ok(equalStates(rebellion.fromPosition(JSON.parse(text)), state), `${seed} ${depth}`)
    })
})

test('what a player knows is printed and not read', () => {
  randomGame('masks', (state, depth) => {
    if (depth % 20 !== 0) return
    for (const player of [0, 1]) {
      const text = JSON.stringify(rebellion.toPosition(rebellion.observe(state, player)))
      assert.throws(() => rebellion.fromPosition(JSON.parse(text)), /observer: this is what one/)
    }
  })
})

/** Positions of a random game, some decisions apart. */
function somePositions(seed: string): unknown[] {
  const positions: unknown[] = []
  randomGame(seed, (state, depth) => {
    if (depth % 17 === 5 && rebellion.actor(state) !== NOBODY)
      positions.push(rebellion.toPosition(state))
  })
  return positions
}

test('mutated positions are refused in one line or can be played', () => {
  const pool = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap(somePositions)
  fc.assert(
    fc.property(
      fc.nat(pool.length - 1),
      fc.nat(),
      fc.integer({ min: 1, max: 3 }),
      (n, seed, times) => {
        const random = new Random(seed)
        let json = pool[n]
        for (let i = 0; i < times; i++) json = mutated(json, random)
        playOrRefuse(json, random)
      },
    ),
    { numRuns: 2500, seed: 7 },
  )
})

/** A complaint is about a field that the file has, or that is missing. */
function namesGivenField(json: unknown, message: string): void {
  const field = /^[A-Za-z]+/.exec(message)?.[0] ?? ''
  const given = typeof json === 'object' && json !== null ? Object.keys(json) : []
  if (message.includes(': missing')) return
  assert.ok(['position', ...given].includes(field), `${message} (fields: ${given.join(', ')})`)
}

const DECISIONS = 300

function playOrRefuse(json: unknown, random: Random): void {
  let state: State
  try {
    state = rebellion.fromPosition(json)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    assert.not.match(error.message, '\n')
    namesGivenField(json, error.message)
    return
  }
  for (let i = 0; i < DECISIONS && rebellion.actor(state) !== NOBODY; i++) {
    if (i % 10 === 0) assert.is(checkInvariants(state), null)
    const count = rebellion.moves(state, out)
    assert.ok(count > 1, `${count} moves`)
    rebellion.advance(state, out[random.below(count)] as number)
  }
}

test.run()
