import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Position } from '../../../engine/game.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { words } from '../../../play/games/rebellion/terminal/index.js'
import { scene as cinematicScene } from '../../engine/rebellion/combat/cinematic/scene.js'
import { play as chosen } from '../../engine/rebellion/support.js'
import { fleet, sitter } from './rebellion-sitting.js'
import { PROMPT, type Sitting } from './sitting.js'

/** Small moves that are one act: several in a line, filled in, hinted at, and what is drawn again of a battle. */

const { sit } = sitter(test.after)

/** Hints at once, not by the clock. */
const QUICK = {
  words: { ...words, hints: { usual: 'mcts:iterations=30', longer: 'mcts:iterations=60' } },
}

type Units = Record<string, Record<string, number>>

const ENEMIES = { 'x-wing': 3, 'corellian-corvette': 2, 'rebel-trooper': 2 }

/** Before the Empire's first damage: five direct hits. */
async function dealing(): Promise<Sitting> {
  const { position } = fleet({ 'star-destroyer': 2 }, ENEMIES) as { position: Position }
  const dice = Array.from({ length: 8 }, () => 'direct-hit')
  const sitting = sit({ position: { ...position, dice } as Position, people: [1] })
  await sitting.until(PROMPT)
  await sitting.type('activate tarkin naboo', /move> $/)
  await sitting.type('move 2 sd 1 tie sullust', /move> $/)
  let said = await sitting.type('done')
  for (let i = 0; i < 6 && !/Deal the damage/.test(said); i++) said = await sitting.type('0')
  assert.match(sitting.said, /space {4}they 2 Corellian Corvettes 2, 3 X-wings 1/)
  await sitting.type('0', /damage> $/)
  return sitting
}

test('starting units are counted before or behind their places, the last ones too that must go there', async () => {
  const sitting = sit({ seed: 'careful-d', people: [1], options: {} })
  await sitting.until(PROMPT)
  const ships = ['1 mandalore', '1 mandalore 1 sullust 1 rodia', '1 mandalore 1 sullust 1 rodia']
  const others = ['4 mandalore 4 sullust 4 rodia', '1 mandalore', '1 mandalore 2 sullust 2 rodia']
  for (const line of [...ships, ...others]) await sitting.type(line)
  assert.match(await sitting.type('mandalore 3 mandalore 2'), /Mandalore is named twice/)
  const wrong = await sitting.type('3 mandalore 3 sullust 3 rodia 1 mygeeto 1 corellia 2 coruscant')
  assert.match(wrong, /2 Stormtroopers cannot go to Coruscant/)
  await sitting.type('3 mandalore 3 sullust 3 rodia 1 mygeeto 1 corellia 1 coruscant', /\[Y\/n\] $/)
  await sitting.type('y')
  const troopers = ['mandalore', 'sullust', 'rodia', 'mygeeto', 'corellia', 'coruscant'].map(
    (system) =>
      (rebellion.toPosition(sitting.table.session.observation).units as Units)[system]
        ?.stormtrooper,
  )
  assert.equal(troopers, [3, 3, 3, 1, 1, 1])
  await sitting.leave()
})

test('several hits go in one line, by names or by the numbers of the list', async () => {
  for (const line of ['2 x-wing corvette', 'hit 2 x-wings, corvette', '1 1 2']) {
    const sitting = await dealing()
    const before = sitting.table.session.moves.length
    const said = await sitting.type(line, /damage> $/)
    assert.is(sitting.table.session.moves.length, before + 3, line)
    assert.match(said, /take damage: X-wing 2, Corellian Corvette 1\./)
    await sitting.leave()
  }
})

test('a card that is used up is refused with its name', async () => {
  const units = { 'star-destroyer': 1, 'tie-striker': 1, 'x-wing': 1 }
  const state = cinematicScene({ by: 'empire', units, used: ['tractor-beam'] })
  const position = rebellion.toPosition(state)
  const sitting = sit({ position, people: [1], options: rebellion.optionsOf(state) })
  await sitting.until(PROMPT)
  assert.match(await sitting.type('3'), /! Not now: used \(Tractor Beam\)\n/)
  await sitting.leave()
})

test('dice that a leader rerolls are named in one line, which rolls them', async () => {
  const state = cinematicScene({
    by: 'empire',
    units: { 'star-destroyer': 1, 'tie-striker': 1, 'x-wing': 1 },
    there: ['admiral-piett'],
    dice: '----sh',
  })
  const shown = chosen(state, 'pick advanced-energy-shield', 'pick advanced-ion-blast')
  const attacking = chosen(shown, 'decline', 'decline')
  const position = rebellion.toPosition(attacking)
  const sitting = sit({ position, people: [1], options: rebellion.optionsOf(attacking) })
  await sitting.until(PROMPT)
  const begun = sitting.table.session.moves.length
  assert.match(await sitting.type('reroll blue', /combat> $/), /"blue" is no colour/)
  assert.match(await sitting.type('reroll 4 red', /combat> $/), /not so many lie there/)
  assert.is(sitting.table.session.moves.length, begun)
  const said = await sitting.type('reroll red, black blank')
  assert.match(said, /The Empire rerolls a red blank and a black blank\./)
  assert.match(
    said,
    /Now the Empire has a red special, a red blank, a black hit and a green blank\./,
  )
  await sitting.leave()
})

test('of a battle is drawn what has changed, and all of it when asked for', async () => {
  const sitting = await dealing()
  const said = await sitting.type('x-wing', /damage> $/)
  assert.match(said, /space {4}they .*X-wing lost/)
  assert.not.match(said, /COMBAT|ground {3}|leaders {2}|cards {4}/)
  assert.not.match(said, /doomed/)
  assert.match(await sitting.type('show', /damage> $/), /COMBAT at Naboo.*leaders {2}you/s)
  await sitting.leave()
})

test('hits are filled in to the last, which is asked back once; back takes back the whole line', async () => {
  const sitting = await dealing()
  const begun = sitting.table.session.moves.length
  await sitting.type('x-wing', /damage> $/)
  await sitting.type('back', /damage> $/)
  assert.is(sitting.table.session.moves.length, begun)
  assert.match(await sitting.type('back'), /Nothing of this decision/)
  assert.match(await sitting.type('fill'), /Hit .*Nothing else is left.*Done\? \[Y\/n\] $/s)
  assert.not.match(await sitting.type('y'), /Done\?/)
  assert.not.match(sitting.table.session.kind, /damage/)
  await sitting.leave()
})

test('what cannot be hit any more is said, and nothing of the line counts', async () => {
  const sitting = await dealing()
  const before = sitting.table.session.moves.length
  assert.match(await sitting.type('9 x-wing'), /X-wings?: that is too many/)
  assert.match(await sitting.type('2 tie'), /"tie" is no unit/)
  assert.is(sitting.table.session.moves.length, before)
  await sitting.leave()
})

test('a hint is whole plans in the words of questions, sorted by chances, and can be followed', async () => {
  const sitting = sit({ ...fleet(), ...QUICK })
  await sitting.until(PROMPT)
  assert.match(await sitting.type('follow'), /no hint for this/)
  const said = await sitting.type('hint', /command> $/)
  assert.match(said, /Your chance to win by what you could do \(\d+ games looked at/)
  assert.match(said, /\n {2}1 +\d+% ±\d+ +(Send|Pass)/)
  assert.not.match(said, /activate|grand-moff/)
  const chances = [...said.matchAll(/\n {2}[2-9] +(\d+)%/g)].map(([, chance]) => Number(chance))
  assert.equal(
    chances,
    [...chances].sort((a, b) => b - a),
  )
  const { advice } = sitting.table
  await sitting.type('follow')
  assert.equal(sitting.table.session.moves.slice(0, 1), advice?.plans[0]?.moves.slice(0, 1))
  assert.match(await sitting.type('follow'), /no hint for this/)
  await sitting.leave()
})

test('a hint goes on from what has been assigned, and so does fill', async () => {
  const sitting = sit(QUICK)
  await sitting.until(PROMPT)
  await sitting.type('hide geonosis', /assign> $/)
  await sitting.type('sabotage rieekan', /assign> $/)
  const said = await sitting.type('fill', /\[Y\/n\] $/)
  assert.not.match(said, /Rieekan to/)
  assert.match(said, /(Mothma|Dodonna|Leia) to .*Nothing else is left/s)
  await sitting.type('n', /assign> $/)
  const hint = await sitting.type('hint', /assign> $/)
  assert.match(hint, /\n {2}1 .*(Mothma|Dodonna|Leia) to /)
  assert.not.match(hint, /Rieekan to/)
  await sitting.leave()
})

test('what icons build is named in one line, or filled in', async () => {
  const position: Position = {
    game: 'rebellion',
    base: { system: 'hoth' },
    loyalty: { empire: ['mustafar', 'corellia', 'coruscant'] },
    units: { mustafar: { stormtrooper: 1 } },
    phase: 'refresh',
    time: 3,
  }
  for (const line of ['fill', 'build-all']) {
    const sitting = sit({ position, people: [1] })
    let said = await sitting.until(PROMPT)
    for (let i = 0; i < 12 && !/build> $/.test(said); i++) said = await sitting.type('1')
    assert.match(said, /build> $/)
    assert.match(await sitting.type('done'), /! "done" does not fit; it may be build-all/)
    said = await sitting.type(line)
    if (/Done\?/.test(said)) said = await sitting.type('y')
    assert.match(said, /The Empire puts on space \d of the build queue: /)
    await sitting.leave()
  }
})

test('a place alone asks who goes from there, and back asks for the place again', async () => {
  const sitting = sit(fleet({}, ENEMIES))
  await sitting.until(PROMPT)
  await sitting.type('activate tarkin naboo', /move> $/)
  await sitting.type('move 1 sd sullust', /move> $/)
  const said = await sitting.type('1', /move> $/)
  assert.match(said, /Who travels from Sullust to Naboo\?/)
  assert.match(said, /\d Stormtrooper \(3\)/)
  assert.match(await sitting.type('back', /move> $/), /Who travels to Naboo\?/)
  await sitting.type('1', /move> $/)
  assert.match(await sitting.type('2 st', /move> $/), /Sullust to Naboo: 2 Stormtroopers/)
  await sitting.leave()
})

test.run()
