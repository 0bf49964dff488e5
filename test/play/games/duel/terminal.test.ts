import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../../engine/duel/index.js'
import { MOST_MOVES, type Position } from '../../../../engine/game.js'
import { Random } from '../../../../engine/random.js'
import { verify } from '../../../../engine/record.js'
import { equalStates, type State } from '../../../../engine/state.js'
import { askingFor, legalIn } from '../../../../play/games/duel/terminal/asked.js'
import { boardLines } from '../../../../play/games/duel/terminal/board.js'
import { words } from '../../../../play/games/duel/terminal/index.js'
import { listLines } from '../../../../play/games/duel/terminal/list.js'
import { numbered } from '../../../../play/terminal/choices.js'
import type { Deal } from '../../../../play/terminal/table.js'
import { type Place, PROMPT, Sitting } from '../../terminal/sitting.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-duel-'))
test.after(() => rmSync(folder, { recursive: true }))

let games = 0

function sit(given: Partial<Deal>, place: Place = { rows: 400, columns: 80 }): Sitting {
  const deal: Deal = {
    game: duel,
    words,
    options: {},
    seed: 'winter',
    people: [0],
    level: 'scripted',
    ...given,
  }
  return new Sitting(deal, join(folder, `${++games}.json`), place)
}

/** The struggle of the designed screen: 12 (10 and +2) to 10 at Evacuation of Echo Base. */
function echoBase(rebel: object = {}, empire: object = {}, more: object = {}): Position {
  return {
    game: 'duel',
    event: 'evacuation-of-echo-base',
    round: 4,
    balance: 'empire',
    actor: 'rebel',
    rebel: {
      play: ['luke-skywalker', 'military-3'],
      exhausted: ['chewbacca'],
      influence: 3,
      strategy: 'direct-assault',
      usedStrategies: ['support', 'infiltration', 'bureaucracy'],
      ...rebel,
    },
    empire: {
      play: ['force-5', 'recon-4'],
      exhausted: ['boba-fett'],
      influence: 1,
      strategy: 'infiltration',
      usedStrategies: ['direct-assault', 'deception', 'support'],
      ...empire,
    },
    ...more,
  } as Position
}

test('four characters are chosen by numbers and names, on one line or on several', async () => {
  const sitting = sit({})
  assert.match(await sitting.until(PROMPT), /1 Chewbacca .*\n[\s\S]*four> $/)
  assert.match(await sitting.type('2 luke'), /Choose 2 more characters[\s\S]*\(Han\) marked/)
  assert.match(await sitting.type('2'), /Not now: marked already/)
  assert.match(await sitting.type('yoda'), /Choose 1 more character/)
  const chosen = await sitting.type('1', /strategy> $/)
  assert.match(chosen, /Chose Chewbacca, Han, Luke and Yoda/)
  assert.match(chosen, /bust with \d of your cards \d+ %, with \d \d+ %; with \+2/)
  assert.match(await sitting.type('back'), /Nothing of this decision/)
  assert.match(await sitting.type('deception', /turn> $/), /Deception \(hidden\)/)
  await sitting.leave()
  assert.not.throws(() => verify(duel, sitting.kept()))
})

test('a turn is drawn with the scale, and its digits are those of the page', async () => {
  const sitting = sit({ position: echoBase() })
  const said = await sitting.until(PROMPT)
  const lines = said.split('\n')
  assert.ok(lines.every((line) => line.length <= 80))
  assert.ok(lines.includes('Empire   10 [===5====][==4===]()          |////////////'), said)
  assert.ok(lines.includes('             . . . . 5 . . . .10 . . . .15| . . . .20 .'))
  assert.ok(lines.includes('you      12 [=3==]()[====6=====]{+2}      |////////////'))
  assert.match(said, /You win as it stands: 12 \(10 and your \+2\) to 10\. Ties: Empire\./)
  assert.match(said, /\n {2}1 Play a card +12 > 14-17, bust \d+ % +\(14 \d+ %, 15 \d+ %\)\n/)
  assert.match(said, /\n {2}3 Ready Chewbacca +you 17, bust . 1 influence\n/)
  assert.match(said, /\n {2}0 Pass +their turn\nturn> $/)
  await sitting.leave()
})

test('a power with several targets shows what it makes, and takes more numbers', async () => {
  const sitting = sit({ position: echoBase() })
  await sitting.until(PROMPT)
  const targets = await sitting.type('use luke', /targets> $/)
  assert.match(targets, /theirs +1 The Force 5 {2}they 5 +2 Recon 4 {2}they 6/)
  const shown = await sitting.type('1')
  assert.match(shown, /Empire +5 \[==4===\]\(\)/)
  assert.match(shown, /You win after this: 7 \(5 and your \+2\) to 5\./)
  assert.match(shown, /Do it\? \[Y\/n\] $/)
  assert.is(sitting.table.session.moves.length, 0)
  await sitting.type('1 military', /turn> $/)
  const [move] = sitting.table.session.moves
  assert.is(
    duel.describe(sitting.table.session.stateAt(0), move ?? 0),
    'use luke-skywalker military-3 enemy-force-5',
  )
  await sitting.leave()
})

test('what is not legal stays in the list with its reason', async () => {
  const sitting = sit({ position: echoBase({ play: ['luke-skywalker', 'military-3', 'force-2'] }) })
  assert.match(await sitting.until(PROMPT), /1 \(Play a card\) +4 of 4 in play/)
  assert.match(await sitting.type('1'), /Not now: 4 of 4 in play/)
  await sitting.leave()
})

test('a pass that loses is asked about, and Enter means no', async () => {
  const sitting = sit({ position: echoBase({ play: ['military-3'] }, {}, { passes: 1 }) })
  await sitting.until(PROMPT)
  assert.match(await sitting.type('0'), /The Empire would win[\s\S]*Pass\? \[y\/N\] $/)
  await sitting.type('', /turn> $/)
  assert.is(sitting.table.session.moves.length, 0)
  await sitting.type('pass')
  const ended = await sitting.type('y')
  assert.match(ended, /The struggle is over: both passed\.\nEmpire +10 /)
  assert.match(ended, /\n {2}who wins {4}/)
  await sitting.leave()
})

test('Leia, Jabba and Han are answered on one line', async () => {
  const reserve = ['lando-calrissian', 'obi-wan-kenobi', 'r2-d2-and-c-3po', 'yoda']
  const leia = sit({ position: echoBase({ play: ['leia-organa', 'military-3'], reserve }) })
  await leia.until(PROMPT)
  assert.match(await leia.type('use leia', /who> $/), /then: p play, s shuffle into the deck/)
  assert.match(await leia.type('2'), /and then\? p Play, s Shuffle/)
  assert.match(await leia.type('2 p', /turn> $/), /Played Obi-Wan/)
  await leia.leave()
  const jabba = sit({
    people: [1],
    position: echoBase(
      {},
      { play: ['jabba-the-hutt', 'recon-4'], top: ['force-2'] },
      { actor: 'empire' },
    ),
  })
  await jabba.until(PROMPT)
  assert.match(await jabba.type('use jabba', /jabba> $/), /the top card is The Force 2/)
  assert.match(await jabba.type('recon p', /turn> $/), /Discarded Recon 4: The Force 2 comes/)
  await jabba.leave()
  const han = sit({ position: echoBase({ play: ['han-solo'] }) })
  await han.until(PROMPT)
  assert.match(await han.type('use han', /card> $/), /\n {2}2 +\d+ Diplomacy 2 .* you /)
  assert.match(await han.type('recon 5', /turn> $/), /Played Recon 5/)
  await han.leave()
})

test('closer looks: odds, rounds, events, mine, theirs, card', async () => {
  const sitting = sit({ position: echoBase() })
  await sitting.until(PROMPT)
  assert.match(await sitting.type('odds'), /makes +14 +15 +16! +17! +18!/)
  assert.match(await sitting.type('events'), /face-down: \d+ of 3 points/)
  assert.match(await sitting.type('theirs'), /strategy +Bureaucracy or Infiltration/)
  assert.match(await sitting.type('mine'), /not used +Deception and Direct Assault/)
  assert.match(await sitting.type('card vader'), /Darth Vader, Empire: 6 ready, 1 exhausted/)
  assert.match(await sitting.type('card vadr'), /did you mean "vader"/)
  await sitting.leave()
})

test('in narrow windows a point is one column, in very narrow ones there is no ruler', () => {
  const state = duel.fromPosition(echoBase())
  const at = (width: number): string => boardLines(state, 0, { ascii: true, width }).join('\n')
  assert.match(at(50), /\nyou +12 \[3\].{6}.*\|\/{6}\n/)
  assert.match(at(36), /\nEmpire 10 of 15\n/)
})

test('the first struggle is guided, one line above the acts', async () => {
  const sitting = sit({ options: { tutorial: 'on' } })
  assert.match(await sitting.until(PROMPT), /\nPlay the top card of your deck/)
  assert.match(await sitting.type('1'), /\nYou have \d\. Come near 11, and not over it/)
  await sitting.leave()
})

const LEGAL = new Int32Array(MOST_MOVES)

/** States of random games, before each decision. */
function* decisions(seeds: number): Iterable<State> {
  const random = new Random('terminal')
  for (let seed = 0; seed < seeds; seed++) {
    const state = duel.start({}, `terminal ${seed}`)
    while (duel.outcome(state) === null) {
      yield state
      duel.advance(state, LEGAL[random.below(duel.moves(state, LEGAL))] as number)
    }
  }
}

test('the board at the end stays that of the side that sits before it', () => {
  const random = new Random('end')
  const state = duel.start({}, 'terminal end')
  while (duel.outcome(state) === null)
    duel.advance(state, LEGAL[random.below(duel.moves(state, LEGAL))] as number)
  const drawing = { ascii: true, width: 80 }
  const open = [0, 1].map((seat) => boardLines(state, 'all', { ...drawing, seat }))
  assert.is.not(open[0]?.join(), open[1]?.join())
  for (const seat of [0, 1]) assert.equal(open[seat], boardLines(state, seat, drawing))
})

test('every line of every list stands for something, and nothing hidden is drawn', () => {
  const random = new Random('worlds')
  const drawing = { ascii: true, width: 80 }
  let seen = 0
  for (const state of decisions(12)) {
    const seat = duel.actor(state)
    const observation = duel.observe(state, seat)
    const { lines } = askingFor(observation, '')
    assert.ok(lines.length > 0)
    const texts = legalIn(observation).map((move) => duel.describe(observation, move))
    for (const line of lines) {
      if (line.off !== undefined) continue
      const fits = texts.some((text) => text.includes(line.words.split(' ').at(-1) ?? ' '))
      assert.ok(fits, `${line.words}: ${texts.join('; ')}`)
    }
    const drawn = listLines(observation, seat, numbered(lines), '', drawing)
    assert.ok((drawn ?? []).every((line) => !line.includes('undefined')))
    if (seen++ % 9 !== 0) continue
    const world = duel.sample(observation, random)
    assert.ok(equalStates(duel.observe(world, seat), observation))
    assert.equal(boardLines(world, seat, drawing), boardLines(state, seat, drawing))
  }
  assert.ok(seen > 500)
})

test('whole games are played by the numbers of the list', async () => {
  for (const people of [[0], [1]]) {
    const sitting = sit({ people, seed: `numbers ${people}` })
    const random = new Random('numbers')
    await sitting.until(PROMPT)
    for (let i = 0; i < 900 && !sitting.table.session.isOver; i++) {
      const { session, narrowed } = sitting.table
      const lines = numbered(askingFor(session.observation, narrowed).lines).filter(
        ({ choice }) => choice.off === undefined,
      )
      const line = lines[random.below(lines.length)]
      const then = { reserve: ' s', bargain: ' l' }[session.kind] ?? ''
      const said = await sitting.type(`${line?.number}${then}`)
      if (/\[[yY]\/[nN]\] $/.test(said)) await sitting.type('y')
    }
    assert.ok(sitting.table.session.isOver, sitting.news)
    assert.match(sitting.said, /\nTHE (REBELS WIN|EMPIRE WINS) \d+ to \d+ in round \d+/)
    await sitting.type('', /$/)
    await sitting.leave()
    assert.not.throws(() => verify(duel, sitting.kept()))
  }
})

test('fill keeps what has been chosen of a decision', async () => {
  const sitting = sit({})
  await sitting.until(/four> $/)
  await sitting.type('2 8', /four> $/)
  assert.match(await sitting.type('fill', /Done\? \[Y\/n\] $/), /Han.* and Yoda/)
})

test.run()
