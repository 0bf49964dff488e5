import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Position } from '../../../engine/game.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { words } from '../../../play/games/rebellion/terminal/index.js'
import { matches } from '../../../play/terminal/matching.js'
import type { Deal } from '../../../play/terminal/table.js'
import { threeAlone } from '../../toys/tricks.js'
import { fleet, sitter } from './rebellion-sitting.js'
import { PROMPT } from './sitting.js'

const { sit } = sitter(test.after)

test('what is kept is the game as it stands: after a step back, and after another move', async () => {
  const sitting = sit({})
  await sitting.until(PROMPT)
  await sitting.type('hide geonosis')
  const hidden = sitting.kept().moves
  await sitting.type('assign sabotage leia')
  assert.is(sitting.kept().moves.length, hidden.length + 1)
  await sitting.type('undo')
  assert.equal(sitting.kept().moves, hidden)
  await sitting.type('assign sabotage rieekan')
  const last = sitting.kept().moves.at(-1) as number
  assert.is(last, sitting.table.session.moves.at(-1))
  await sitting.type('take-back')
  await sitting.type('take-back')
  assert.is(sitting.kept().moves.length, 0) // the first move is taken back in the file, too
  await sitting.leave()
})

test('a game is kept while somebody reads the first screenful, and while he is asked back', async () => {
  const sitting = sit({}, { rows: 12 })
  for (let i = 0; i < 8 && !/base> $/.test(await sitting.type('')); i++);
  await sitting.type('hide geonosis', /-- more: .* --$/)
  assert.is(sitting.kept().moves.length, sitting.table.session.moves.length)
  await sitting.leave()
})

test('what another program has written into the file stays, and it is said where the game is now', async () => {
  const sitting = sit({})
  await sitting.until(PROMPT)
  await sitting.type('hide geonosis', /assign> $/)
  const { savePath } = sitting.table
  writeFileSync(savePath, 'other')
  const said = await sitting.type('assign sabotage rieekan', /assign> $/)
  assert.match(said.replaceAll(/\s+/g, ' '), /holds another game by now, which stays; this one is/)
  assert.is(readFileSync(savePath, 'utf8'), 'other')
  assert.not.equal(sitting.table.savePath, savePath)
  assert.is(sitting.kept().moves.length, sitting.table.session.moves.length)
  assert.ok((await sitting.leave()).includes(`Saved: ${sitting.table.savePath}`))
})

test('words typed where only Enter is awaited are the next line', async () => {
  const sitting = sit({}, { rows: 14 })
  await sitting.until(/-- more: .* --$/)
  const said = await sitting.type('hide geonosis', /assign|-- more: .* --$/)
  assert.is(sitting.table.session.kind, 'assign', said)
  await sitting.leave()
})

test('q ends the paging, and asks whether to leave where no move begins so', async () => {
  const sitting = sit({}, { rows: 14 })
  await sitting.until(/-- more: Enter goes on, q shows all the rest --$/)
  assert.match(await sitting.type('q', /base> $/), /\n/)
  assert.match(await sitting.type('n', /base> $/), /"n" answers nothing here/)
  // Nothing is kept of a game that nobody has begun
  assert.not.match(await sitting.type('q', /Leave\? \[y\/N\] $/), /is kept/)
  await sitting.type('', /-- more: .* --$/)
  await sitting.type('q', /base> $/)
  await sitting.type('hide geonosis', /-- more: .* --$/)
  assert.not.match(await sitting.type('q', /assign> $/), /does not fit/)
  assert.match(await sitting.type('q', /\[y\/N\] $/), /The game is kept\.[\s\S]*Leave\?/)
  await sitting.type('', /-- more: .* --$/)
  await sitting.type('q', /assign> $/)
  await sitting.type('q', /\[y\/N\] $/)
  assert.match(await sitting.type('y', /Go on with: .*\n/), /Saved: /)
  assert.is(await sitting.ended, 0)
})

test('what was typed ahead agrees to nothing, and counts no more once a line before it was wrong', async () => {
  const sitting = sit({})
  await sitting.until(PROMPT)
  const wrong = await sitting.type('hide nowhere\r\nhide geonosis', /not read either[\s\S]*base> $/)
  assert.match(wrong, /typed ahead: "hide geonosis"/)
  assert.is(sitting.table.session.moves.length, 0)
  await sitting.type('hide geonosis')
  // Enter behind it was pressed before anybody had read the question
  await sitting.type('done\r\n', /\[Y\/n\] $/)
  assert.is(sitting.table.session.kind, 'assign')
  await sitting.leave()
})

test('a page ends where something else begins', async () => {
  const sitting = sit({}, { rows: 50 })
  const said = await sitting.until(PROMPT)
  assert.not.match(said, /-- more: .* --/)
  const assigning = await sitting.type('hide geonosis')
  assert.match(assigning, /assign> $/)
  assert.not.match(assigning, /-- more: .* --/)
  await sitting.leave()
})

test('several groups go in one line, or none of them', async () => {
  const sitting = sit(fleet())
  await sitting.until(PROMPT)
  await sitting.type('activate tarkin naboo', /move> $/)
  const made = sitting.table.session.moves.length
  const tight = await sitting.type('all sullust')
  assert.match(tight, /8 to carry.*room\s+for\s+6\.\s+Leave\s+2/s)
  assert.match(tight, /"all -2tf"/)
  assert.match(await sitting.type('move 2 tie 9 st sullust'), /9 Stormtroopers, but/)
  assert.match(await sitting.type('move 2 tie 1 wookiee'), /"wookiee" is no unit or place/)
  assert.match(await sitting.type('move 2 tie, 2 to, 1 st'), /"to" is no unit or place/)
  assert.match(await sitting.type('move 2 tie 2 1 st'), /2 of what\?/)
  assert.is(sitting.table.session.moves.length, made)
  const said = await sitting.type('move 1 sd 2 tie 2 st sullust')
  assert.match(said, /Sullust to Naboo: Star Destroyer, 2 TIE Fighters, 2 Stormtroopers/)
  assert.match(said, /\n {2}there {4}you .*; they [\s\S]*\n {2}ahead [\s\S]*you would win \d+%/)
  assert.match(said, /Sullust .*room for 2/)
  await sitting.type('back')
  assert.is(sitting.table.session.moves.length, made) // the whole line
  assert.match(await sitting.type('back'), /Nothing of this decision/)
  await sitting.type('move 1 sd 2 tie 1 at-st sullust')
  assert.is(sitting.table.session.moves.length, made + 3)
  assert.match(await sitting.type('move all'), /Nothing else is left.*Done\? \[Y\/n\] $/s)
  await sitting.type('n')
  assert.is(sitting.table.session.moves.length, made + 3)
  await sitting.leave()
})

test('what somebody may not mean is asked back; another line counts instead of an answer', async () => {
  const sitting = sit(fleet())
  await sitting.until(PROMPT)
  assert.match(await sitting.type('activate tarkin hoth'), /Nobody can go to Hoth with Tarkin/)
  await sitting.type('n', /command> $/)
  assert.is(sitting.table.session.moves.length, 0)
  await sitting.type('activate tarkin hoth', /\[Y\/n\] $/)
  await sitting.type('activate tarkin naboo', /move> $/)
  assert.match(await sitting.type('done'), /Nobody goes along to Naboo/)
  await sitting.type('n', /move> $/)
  assert.match(await sitting.type('resign'), /give the game up\? \[y\/N\] $/)
  await sitting.type('', /move> $/)
  await sitting.leave()
})

test('assigning says who is free, what he lacks, and who stays', async () => {
  const sitting = sit({})
  await sitting.until(PROMPT)
  const asked = await sitting.type('hide geonosis', /assign> $/)
  assert.match(asked, /Free: .*Leia D\d/)
  assert.match(asked, /1 Build Alliance +D\d.*Where: a populous system/s)
  assert.match(await sitting.type('infiltration mothma'), /Mothma has 0.*could not.*\[Y\/n\] $/s)
  await sitting.type('n')
  await sitting.type('sabotage rieekan')
  assert.match(await sitting.type('done'), /stay free to move fleets.*Done\? \[Y\/n\] $/s)
  await sitting.leave()
})

test('a battle is drawn before each of its questions', async () => {
  const sitting = sit(fleet())
  await sitting.until(PROMPT)
  await sitting.type('activate tarkin naboo', /move> $/)
  await sitting.type('move 1 sd 2 tie 1 st 1 at-st sullust', /move> $|\[Y\/n\] $/)
  let said = await sitting.type('done')
  for (let i = 0; i < 6 && !/COMBAT at Naboo/.test(said); i++) said = await sitting.type('1')
  for (const part of [
    /COMBAT at Naboo, round 1/,
    /space {4}you {2}Star Destroyer \d/,
    /they X-wing (1|lost)/,
    /leaders {2}you Tarkin, tactics 2\/1/,
    /ahead {4}.*you win \d+%/,
    /retreat {2}(After each round you may retreat to|You cannot retreat:) /,
  ])
    assert.match(said, part)
  await sitting.leave()
})

test('the starting units are filled in to the last once somebody has seen where they go', async () => {
  const sitting = sit({ options: {}, people: [1] })
  await sitting.until(PROMPT)
  const all = sitting.table.session.moves.length
  const said = await sitting.type('fill', /Done\? \[Y\/n\] $/)
  assert.match(said, /Mandalore: .*Nothing else is left/s)
  await sitting.type('n', /setup> $/)
  assert.is(sitting.table.session.moves.length, all)
  assert.match(await sitting.type('coruscant 2'), /1 Death Star can be placed now/)
  await sitting.type('coruscant', /setup> $/)
  assert.is(sitting.table.session.moves.length, all + 1)
  await sitting.type('back', /setup> $/)
  assert.is(sitting.table.session.moves.length, all)
  await sitting.type('coruscant', /setup> $/)
  await sitting.type('fill', /Done\? \[Y\/n\] $/)
  await sitting.type('back', /setup> $/)
  assert.is(sitting.table.session.moves.length, all + 1)
  await sitting.type('fill', /Done\? \[Y\/n\] $/)
  await sitting.type('y')
  assert.is(sitting.table.session.kind, 'assign')
  await sitting.leave()
})

test('units are deployed by the handful', async () => {
  const position: Position = {
    game: 'rebellion',
    base: { system: 'hoth' },
    loyalty: { empire: ['mustafar', 'corellia'], rebel: ['naboo'] },
    units: { mustafar: { stormtrooper: 1 } },
    queues: { empire: { 1: { stormtrooper: 3, 'assault-carrier': 1 } } },
    phase: 'refresh',
    time: 3,
  }
  const sitting = sit({ position, people: [1] })
  let said = await sitting.until(PROMPT)
  for (let i = 0; i < 12 && !/deploy> $/.test(said); i++) said = await sitting.type('1')
  assert.match(said, /deploy> $/)
  const before = sitting.table.session.moves.length
  const tooMany = await sitting.type('3 st corellia')
  assert.match(tooMany, /two\s+units\s+in\s+each\s+system/)
  assert.is(sitting.table.session.moves.length, before)
  await sitting.type('ac st corellia', /deploy> $/)
  assert.is(sitting.table.session.moves.length, before + 2)
  await sitting.leave()
})

/** Units of several kinds to be deployed, and systems for them. */
function deployment(): Partial<Deal> {
  const position: Position = {
    game: 'rebellion',
    base: { system: 'hoth' },
    loyalty: { empire: ['mustafar', 'corellia', 'sullust'], rebel: ['naboo'] },
    units: { mustafar: { stormtrooper: 1 } },
    queues: { empire: { 1: { stormtrooper: 3, 'assault-carrier': 1, 'at-st': 1 } } },
    phase: 'refresh',
    time: 3,
  }
  return { position, people: [1] }
}

test('a kind of unit is chosen first, and its place in a list', async () => {
  const sitting = sit(deployment())
  let said = await sitting.until(PROMPT)
  for (let i = 0; i < 12 && !/deploy> $/.test(said); i++) said = await sitting.type('1')
  const kind = /(\d) +Assault Carrier .*Mustafar.*Corellia/.exec(said)
  assert.ok(kind, said)
  const before = sitting.table.session.moves.length
  const asked = await sitting.type(kind[1] ?? '')
  assert.match(asked, /here/)
  assert.match(asked, /\d Corellia/)
  assert.is(sitting.table.session.moves.length, before)
  // A number behind the kind counts it
  await sitting.type('1 corel', /deploy> $/)
  assert.is(sitting.table.session.moves.length, before + 1)
  assert.match(await sitting.type('2 st'), /where to\? .*Corellia/)
  await sitting.leave()
})

test('words of a label may be left out, but not its first one', async () => {
  const position: Position = {
    game: 'rebellion',
    seed: 'short',
    base: { system: 'dathomir' },
    phase: 'command',
    turn: 'rebel',
    assigned: [{ mission: 'sabotage', leaders: ['general-madine'] }],
    leaders: { pool: ['soontir-fel', 'general-tagge'] },
    units: { mustafar: { stormtrooper: 1 } },
  }
  const state = rebellion.fromPosition(position)
  rebellion.advance(state, rebellion.parse(state, 'reveal sabotage mustafar'))
  const sitting = sit({ position: rebellion.toPosition(state), people: [1] })
  await sitting.until(PROMPT)
  assert.match(sitting.said, /Send Soontir Fel/)
  assert.match(await sitting.type('give fel', /oppose> $/), /! "give" does not fit/)
  assert.is(sitting.table.session.moves.length, 0)
  await sitting.type('send fel')
  assert.ok(sitting.table.session.moves.length > 0)
  await sitting.leave()
})

test('the words of the list mean what its numbers mean', async () => {
  const sitting = sit(fleet())
  await sitting.until(PROMPT)
  await sitting.type('send tarkin naboo', /move> $/)
  await sitting.type('back')
  await sitting.leave()
  const assigning = sit({})
  await assigning.until(PROMPT)
  await assigning.type('hide geonosis', /assign> $/)
  await assigning.type('sabotage rieekan', /assign> $/)
  assert.match(await assigning.type('0'), /Done\? \[Y\/n\] $/) // refusals are 0, as on the page
  await assigning.type('n')
  assert.match(await assigning.type('finish'), /Done\? \[Y\/n\] $/)
  const looked = await assigning.type('hand')
  assert.match(looked, /Missions\n[\s\S]*stay free[\s\S]*Done\? \[Y\/n\] $/)
  assert.match(await assigning.type('finnish'), /! "finnish"[\s\S]*Done\? \[Y\/n\] $/)
  assert.match(await assigning.type('2'), /! "2" is no answer here[\s\S]*Done\? \[Y\/n\] $/)
  const made = assigning.table.session.moves.length
  await assigning.type('y')
  assert.ok(assigning.table.session.moves.length > made)
  await assigning.leave()
})

/** Lines that mean a move, and the move. */
const TYPED: readonly (readonly [string, string])[] = [
  ['assign sabotage rieekan', 'assign sabotage general-rieekan'],
  ['sabotage general rieekan', 'assign sabotage general-rieekan'],
  ['ASSIGN Sab rieek', 'assign sabotage general-rieekan'],
  ['assign build-alliance mon-mothma', 'assign build-alliance mon-mothma'],
  ['build alliance mothma leia', 'assign build-alliance mon-mothma princess-leia'],
  ['build alliance leia mothma', 'assign build-alliance mon-mothma princess-leia'],
]

for (const place of [{ rows: 60 }, {}] as const)
  test(`typed lines mean the same ${'rows' in place ? 'on a terminal' : 'through a pipe'}`, async () => {
    for (const [line, move] of TYPED) {
      const sitting = sit({}, place)
      if ('rows' in place) await sitting.until(PROMPT)
      await sitting.type('hide geonosis', 'rows' in place ? /assign> $/ : /Assignment Phase/)
      const { session } = sitting.table
      const before = session.truth
      await sitting.type(line, 'rows' in place ? PROMPT : /> assign [\s\S]*assigns?/)
      assert.is(rebellion.describe(before, session.moves.at(-1) as number), move, line)
      await sitting.leave()
    }
  })

test('a card is meant by its whole name where another begins with it', () => {
  const texts = [
    'assign interrogation grand-moff-tarkin',
    'assign interrogation-droid grand-moff-tarkin',
    'assign interrogation grand-moff-tarkin darth-vader',
  ].map((text, move) => ({ text, move }))
  const meant = (typed: string): number[] => matches(texts, typed).map(({ move }) => move)
  assert.equal(meant('assign interrogation tarkin'), [0])
  assert.equal(meant('assign interrogation'), [0, 2])
  assert.equal(meant('interrogation droid'), [1])
  assert.equal(meant('assign lure'), [])
  // A yes or a no to nothing is no beginning of a second word
  const yoda = [
    { text: 'assign seek-yoda luke', move: 0 },
    { text: 'yield', move: 1 },
  ]
  assert.equal(
    ['y', 'n', 'yo', 'seek y'].map((typed) => matches(yoda, typed).map(({ move }) => move)),
    [[1], [], [0], [0]],
  )
})

test('a recruit may be named before his card, or without it', () => {
  const texts = [
    'keep noble-sacrifice obi-wan-kenobi',
    'keep one-in-a-million luke-skywalker',
    'keep one-in-a-million wedge-antilles',
    'keep one-in-a-million',
  ].map((text, move) => ({ text, move }))
  const meant = (typed: string): number[] =>
    matches(texts, typed, words.orders).map(({ move }) => move)
  assert.equal(['luke', 'keep wedge', 'obi-wan noble'].map(meant), [[1], [2], [0]])
  assert.equal(meant('one-in-a-million'), [3])
})

test('the word that is wrong is blamed', async () => {
  const sitting = sit({})
  await sitting.until(PROMPT)
  await sitting.type('hide geonosis')
  for (const [line, says] of [
    ['assign sab vader', /"vader": Darth Vader is not yours/],
    [
      'assign sab rieeken',
      /"rieeken" does not fit after "assign sab"; did you mean "general-rieekan"/,
    ],
    ['asign sab rieekan', /"asign" does not fit; did you mean "assign"/],
    [
      'assign sabbotage rieekan',
      /"sabbotage" does not fit after "assign"; did you mean "sabotage"/,
    ],
    ['assign sab rieekan leia naboo', /"naboo"/],
    ['99', /there is no 99; the list ends at \d/],
    ['1 zzz', /"zzz" does not fit after "assign \S+"/],
  ] as const)
    assert.match(await sitting.type(line), says)
  await sitting.leave()
})

test('what stands behind the number of a whole move is blamed, not the number', async () => {
  const sitting = sit({ game: threeAlone(), words: {}, options: {}, level: 'random' })
  await sitting.until(PROMPT)
  assert.match(await sitting.type('1 zzz'), /! "zzz": nothing may follow 1 \(/)
  await sitting.leave()
})

test('the last screen stays until Enter, and everything can be looked back at', async () => {
  const game = threeAlone()
  const sitting = sit({ game, words: {}, options: {}, level: 'random' })
  let said = await sitting.until(PROMPT)
  for (let i = 0; i < 60 && !/the game is over/.test(said); i++) said = await sitting.type('1')
  assert.match(said, /Enter leaves --$/)
  assert.match(said, /Saved: /)
  assert.match(await sitting.type('log 2'), /Enter leaves --$/)
  sitting.type('', /$/)
  assert.is(await sitting.ended, 0)
})

test('why tells the last real decision, and no hidden card while the game goes on', async () => {
  const sitting = sit({ level: 'mcts:iterations=20', people: [1] })
  await sitting.until(PROMPT)
  const { considered } = sitting.table
  assert.ok(considered !== null && considered.account.candidates.length > 1)
  const assigning = await sitting.type('why', /assign> $/)
  assert.match(assigning, /What the Rebels weighed last: /)
  assert.match(assigning, /\d more that hidden cards allow/)
  for (const { text } of considered.account.candidates.filter(({ text }) => /assign/.test(text)))
    assert.not.match(assigning, new RegExp(text))
  await sitting.leave()
})

test('no line is wider than the window, with letters for icons and without colours', async () => {
  const sitting = sit(fleet(), { rows: 200, columns: 50, ascii: true })
  await sitting.until(PROMPT)
  await sitting.type('board')
  await sitting.type('hand')
  await sitting.type('system naboo')
  const said = await sitting.leave()
  const wide = said.split('\n').filter((line) => line.length > 50 && !line.includes('> '))
  assert.equal(wide, [])
  assert.not.match(said, /[△○□▲●■·]/)
  assert.not.ok(said.includes('\x1b[38'))
})

test('colours stand in for nothing and are of 256', async () => {
  const sitting = sit(fleet(), { rows: 200, colour: true })
  await sitting.until(/command/)
  await sitting.type('felucia', /felucia|command/)
  assert.ok(sitting.said.includes('\x1b[38;5;75mEmpire\x1b[39m'))
  await sitting.leave()
})

test('a wide window is used, odds stand first, are never cut, and are said once where they are alike', async () => {
  const sitting = sit({}, { rows: 24, columns: 100 })
  let said = await sitting.until(PROMPT)
  for (const line of ['hide geonosis', 'build alliance mothma leia', 'done', 'y'])
    for (said = await sitting.type(line); / --$/.test(said); ) said = await sitting.type('')
  assert.is(sitting.table.session.kind, 'command')
  said = await sitting.type('reveal build', /command> $|-- more: .* --$/)
  for (let i = 0; i < 6 && / --$/.test(said); i++) said += await sitting.type('')
  // What most of them share is said once, above them
  assert.match(said, /\nWhere no chance is named: succeeds .*\d+%/)
  const lines = said.split('\n').filter((line) => /^ +\d+ \w/.test(line))
  const [odd, ...more] = lines.filter((line) => /%/.test(line))
  assert.ok(lines.length > 20 && odd !== undefined && more.length < 4, said)
  assert.match(odd, /^ +\d+ [A-Z][A-Za-z ]+? {2,}[^·]*%/)
  assert.not.match(said, /…/)
  assert.ok(Math.max(...said.split('\n').map((line) => line.length)) > 80)
  await sitting.leave()
})

test('the marks of the board are explained as they are drawn', async () => {
  const sitting = sit(fleet())
  await sitting.until(PROMPT)
  const icons = /Corellia +(\S+)/.exec(sitting.said)?.[1] ?? ''
  const marks = await sitting.type('marks', /command> $/)
  // Corellia builds ships only
  for (const icon of icons) assert.match(marks, new RegExp(`${icon}.* build ships`))
  await sitting.leave()
})

test('the units have heads, and what their dice and health are', async () => {
  const sitting = sit(fleet())
  await sitting.until(PROMPT)
  const said = await sitting.type('units')
  assert.match(said, / {2}Code Unit +Dice in combat +Health +Transport\n/)
  assert.match(said, / SD {3}Star Destroyer +2 red, 1 black +4 red +carries 6/)
  assert.match(await sitting.type('marks'), /s ! x +subjugated, sabotaged, destroyed/)
  await sitting.leave()
})

test('a position that was begun from is in the record', async () => {
  const sitting = sit(fleet())
  await sitting.until(PROMPT)
  await sitting.type('activate tarkin naboo', /move> $/)
  await sitting.leave()
  const text = readFileSync(sitting.table.savePath, 'utf8')
  assert.match(text, /"position":\{"game":"rebellion"/)
})

test.run()
