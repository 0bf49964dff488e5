import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lockFor, opens } from '../../../play/shell/code-lock.js'
import { opening } from '../../../play/verbs/opening.js'
import { fleet, sitter } from './rebellion-sitting.js'

/** The team game at the terminal: answering a partner, asking him, and handing over to the other team. */

const { sit } = sitter(test.after)
const OPTIONS = { players: '4' }
const PROPOSED = {
  game: 'rebellion',
  options: OPTIONS,
  base: { system: 'hoth' },
  phase: 'assignment',
  turn: 'rebel-general',
  assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
  hands: { rebel: { missions: ['seek-yoda'] } },
}

test('a General sees what his Admiral proposes, asks him, and joins', async () => {
  const one = sit({ options: OPTIONS, position: PROPOSED, people: [3] })
  const asked = await one.until(/> $/)
  assert.match(asked, /You may join or\s+lift what your Admiral proposes/)
  assert.match(asked, /Your partner's: Dodonna/)
  assert.match(asked, /Take Mothma off Build Alliance/)
  assert.match(asked, /Join a leader to Build Alliance +beside Mothma: Rieekan and Leia/)
  assert.match(await one.type('leaders'), /Jan Dodonna .* pool, the Admiral's/)
  assert.match(await one.type('hint partner'), /follow/)
  assert.match(
    await one.type('hint enemy'),
    /There is "hint" and "hint longer", and "hint partner"/,
  )
  assert.match(await one.type('join build-alliance princess-leia'), /Leia joins the mission/)
  await one.type('quit', /Saved/)
  assert.is(await one.ended, 0)
})

test('what a partner would do is told as his, by what he knows', async () => {
  const level = 'mcts:iterations=20'
  const one = sit({ options: OPTIONS, position: PROPOSED, people: [3], level })
  await one.until(/> $/)
  const said = await one.type('hint partner')
  assert.match(said, /Your Rebel Admiral would \(\d+ games looked at, knowing only what he knows\)/)
  assert.not.match(said, /Your chance/)
  await one.leave()
})

test('nothing of the other team is seen while the screen is handed over', async () => {
  const two = sit({ options: OPTIONS, position: PROPOSED, people: [1, 3] })
  const begun = await two.until(/-- for the Rebel General: Enter --/)
  assert.not.match(begun, /Yoda|Hoth|Infiltration|Build Alliance/)
  assert.match(await two.type('', /> $/), /Seek Yoda/)
  await two.type('done', /Done\? \[Y\/n\] $/)
  const handed = await two.type('y', /-- for the Imperial Admiral: Enter --/)
  assert.not.match(handed, /Yoda|Hoth|Infiltration|Build Alliance/)
  const shown = await two.type('', /> $/)
  assert.match(shown, /Propose missions for your leaders/)
  assert.not.match(shown, /Yoda|Infiltration/)
  await two.type('quit', /Saved/)
  assert.is(await two.ended, 0)
})

test('each person has a code, chosen or given, and nobody sees it typed', async () => {
  const sitters = [
    { level: 'random' },
    { person: 'Mira', lock: lockFor('0417') },
    { level: 'random' },
    { person: '' },
  ]
  const deal = { options: OPTIONS, position: PROPOSED, people: [1, 3], sitters, codeless: [3] }
  const two = sit(deal)
  await two.until(/for the Rebel General: choose four figures, which are not shown -- $/)
  assert.match(await two.type('12', /choose four figures, which are not shown -- $/), /as 0417/)
  const again = /for the Rebel General: the same figures again, which are not shown -- $/
  await two.type('1243', again)
  assert.match(
    await two.type('1234', /choose four figures, which are not shown -- $/),
    /not the same/,
  )
  await two.type('1234', again)
  assert.match(await two.type('1234', /> $/), /Seek Yoda/)
  await two.type('done', /Done\? \[Y\/n\] $/)
  const locked = /for Mira, the Imperial Admiral: four figures, which are not shown -- $/
  await two.type('y', locked)
  assert.match(await two.type('1234', locked), /not the four figures/)
  assert.match(await two.type('', locked), /not the four figures/)
  assert.match(await two.type('0417', /> $/), /Propose missions/)
  assert.not.match(two.said, /1234|1243|[^=]0417[^;]/)
  await two.type('quit', /Saved/)
  const { table } = JSON.parse(readFileSync(two.table.savePath, 'utf8'))
  assert.equal(table.people, [1, 3])
  assert.ok(opens('0417', table.sitters[1].lock))
  assert.ok(opens('1234', table.sitters[3].lock))
  assert.not.match(JSON.stringify(table), /"code"|"1234"|"0417"/)
  assert.is(table.codeless, undefined)
})

test('who has not chosen his code when a game is left chooses it when it goes on', async () => {
  const sitters = [{ level: 'random' }, { person: 'Mira' }, { level: 'random' }, { person: '' }]
  const two = sit({
    options: OPTIONS,
    position: PROPOSED,
    people: [1, 3],
    sitters,
    codeless: [1, 3],
  })
  await two.until(/for the Rebel General: choose four figures/)
  await two.type('1234', /the same figures again/)
  await two.type('1234', /> $/)
  await two.type('done', /Done\? \[Y\/n\] $/)
  await two.type('y', /for Mira, the Imperial Admiral: choose four figures/)
  await two.type('quit', /Saved/)
  const { savePath } = two.table
  assert.equal(JSON.parse(readFileSync(savePath, 'utf8')).table.codeless, [1])
  const { deal } = await opening({ game: 'rebellion', load: savePath, seed: '' }, ['load'])
  assert.equal(deal.codeless, [1])
  const broken = { ...JSON.parse(readFileSync(savePath, 'utf8')) }
  broken.table.codeless = [0]
  writeFileSync(savePath, JSON.stringify(broken))
  await opening({ game: 'rebellion', load: savePath, seed: '' }, ['load']).then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, /table\.codeless: is no list of seats of people/),
  )
})

test('what names nothing secret is answered before all, without anybody looking', async () => {
  const position = {
    ...PROPOSED,
    phase: 'command',
    turn: 'rebel-general',
    assigned: [{ mission: 'build-alliance', leaders: ['princess-leia'] }],
  }
  const two = sit({ options: OPTIONS, position, people: [1, 3] })
  await two.until(/-- for the Rebel General: Enter --/)
  await two.type('', /> $/)
  const asked = await two.type('reveal build-alliance naboo', /-- for .*: Enter --/)
  assert.match(asked, /for the Imperial (Admiral|General): Enter/)
  assert.match(asked, /Oppose Build Alliance at Naboo\? A number answers before all/)
  assert.match(asked, /1 {2}send nobody/i)
  assert.not.match(asked, /Yoda|Hoth|Gather Intel/)
  const behind = await two.type('1', /-- for .*: Enter --/)
  assert.not.match(behind, /Yoda|Gather Intel/)
  assert.is(two.table.session.lastMoveOf(1), 1)
  await two.type('quit', /Saved/)
})

test('before a partner lays a card in his battle he says which, and another may be wished for', async () => {
  const { position } = fleet()
  const options = { ...OPTIONS, expansion: 'on' }
  const one = sit({
    options,
    position: { ...position, game: 'rebellion', options, turn: 'empire-general' },
    people: [2],
  })
  await one.until(/> $/)
  await one.type('activate vader naboo', /move> $/)
  await one.type('all sullust', /move> $/)
  await one.type('done', /\[Y\/n\] $/)
  const asked = await one.type('y', /-- Enter lets him, a number wishes for another --$/)
  assert.match(asked, /Your Imperial Admiral chooses: lay down .+\. You may wish for another:/i)
  assert.match(await one.type('99', /wishes for another --$/), /"99" is none of these/)
  const [, wished = ''] = /\n {2}2 {2}lay down ([^\n]+)/i.exec(asked) ?? []
  assert.is.not(wished, '')
  assert.match(await one.type('2'), new RegExp(`The Empire plays ${wished}\\.`))
  await one.leave()
})

test('a team gives up together', async () => {
  const three = sit({ options: OPTIONS, position: PROPOSED, people: [0, 1, 3] })
  await three.until(/for the Rebel General: Enter --/)
  await three.type('', /> $/)
  const asked = await three.type('resign', /\[y\/N\] $/)
  assert.match(asked, /It ends for everybody at this screen\.\s+You give the game up\?/)
  assert.match(await three.type('y', /\[y\/N\] $/), /The Rebel Admiral: you give it up, too\?/)
  await three.type('n', /> $/)
  await three.type('join build-alliance princess-leia', /> $/)
  await three.type('resign', /\[y\/N\] $/)
  await three.type('y', /\[y\/N\] $/)
  const over = await three.type('y', /Where it turned/)
  assert.match(over, /The Rebel General resigned\. THE EMPIRE WINS\.[\s\S]*replay \S+\n/)
  assert.is(await three.ended, 0)
  const { table } = JSON.parse(readFileSync(three.table.savePath, 'utf8'))
  assert.equal([table.resigned, table.resignedBy], [true, 3])
})

test('nobody loads past a code, nor a game of others', async () => {
  const sitters = [
    { level: 'random' },
    { person: 'Mira', lock: lockFor('0417') },
    { level: 'random' },
    { person: 'Ben', lock: lockFor('1234') },
  ]
  const deal = { options: OPTIONS, position: PROPOSED, people: [1, 3] }
  const guarded = sit({ ...deal, sitters })
  await guarded.until(/for Ben, the Rebel General: four figures/)
  await guarded.type('1234', /> $/)
  await guarded.type('join build-alliance princess-leia', /> $/)
  await guarded.type('quit', /Saved/)
  const path = guarded.table.savePath

  const alone = sit({ options: OPTIONS, position: PROPOSED, people: [3] })
  await alone.until(/> $/)
  assert.match(await alone.type(`load ${path}`), /is\s+played\s+by\s+others;/)
  assert.match(await alone.type('load nowhere'), /! nowhere: there is no such file/)
  await alone.leave()
  const unguarded = sit(deal)
  await unguarded.until(/Enter --/)
  await unguarded.type('', /> $/)
  assert.match(await unguarded.type(`load ${path}`), /is\s+played\s+by\s+others/)
  await unguarded.leave()

  const same = sit({ ...deal, sitters })
  await same.until(/four figures/)
  await same.type('1234', /> $/)
  await same.type(`load ${path}`, /-- for Ben, the Rebel General: four figures.*-- $/)
  await same.type('1234', /> $/)
  assert.is(same.table.session.moves.length, guarded.table.session.moves.length)
  await same.leave()
})

test('what one person has typed comes up for nobody else', async () => {
  const two = sit({ options: OPTIONS, position: PROPOSED, people: [1, 3] })
  await two.until(/Enter --/)
  await two.type('', /> $/)
  await two.type('system hoth', /> $/)
  await two.type('done', /Done\? \[Y\/n\] $/)
  await two.type('y', /for the Imperial Admiral: Enter --/)
  await two.type('', /> $/)
  const up = '\x1b[A'.repeat(3)
  assert.not.match(await two.type(up, /> $/), /hoth/i)
  await two.type('quit', /Saved/)
})

test('a computer partner says what he plans, and is told wishes', async () => {
  const position = {
    game: 'rebellion',
    options: OPTIONS,
    base: { system: 'hoth' },
    phase: 'command',
    turn: 'empire-admiral',
    units: { sullust: { stormtrooper: 3, 'star-destroyer': 1 }, naboo: { 'x-wing': 1 } },
  }
  const one = sit({ options: OPTIONS, position, people: [1] })
  await one.until(/> $/)
  assert.match(
    await one.type('wish'),
    /You have told no wish[\s\S]*Imperial General: Nothing planned yet/,
  )
  assert.match(
    await one.type('wish keep vader'),
    /Imperial General: (Vader stays free until the round ends|No: by my count)/,
  )
  assert.match(await one.type('wish'), /1 {2}keep Vader free: /)
  assert.match(await one.type('wish off 2'), /"2" is none of your 1 wishes/)
  assert.match(await one.type('wish off 1'), /Taken back/)
  assert.match(await one.type('wish spare atlantis'), /"atlantis" is none of what it may be about/)
  assert.match(
    await one.type('wish goo vader'),
    /wish: "goo" is none of keep, spare, go, not; did you mean "go"\?/,
  )
})

test.run()
