import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { economyScore } from '../../../../agents/rebellion/choice/economy-choice.js'
import { Facts } from '../../../../agents/rebellion/facts/facts.js'
import { Script } from '../../../../agents/rebellion/script.js'
import { deployScore } from '../../../../agents/rebellion/worth/deployment.js'
import { MOST_MOVES } from '../../../../engine/game.js'
import { systemNumber } from '../../../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { unitNumber } from '../../../../engine/rebellion/facts/unit-types.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { BUILD, move1 } from '../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../engine/state.js'
import { scene } from '../../../engine/rebellion/combat/cinematic/scene.js'
import { unopposed } from '../../../engine/rebellion/rise/rise.js'
import { marked, risePosition } from '../../../engine/rebellion/rise/support.js'
import { play } from '../../../engine/rebellion/support.js'
import { agentOf, choiceAt } from '../../playing.js'
import { chosen, SEEDS } from './chosen.js'

/** What the scripted player does with the things of Rise of the Empire. */

function refresh(objectives: readonly string[], fields: Readonly<Record<string, unknown>> = {}) {
  return risePosition({
    phase: 'refresh',
    time: 3,
    reputation: 12,
    hands: { rebel: { objectives } },
    ...fields,
  })
}

test('of nine leaders the one who can do least is eliminated', () => {
  const s = risePosition({
    phase: 'refresh',
    leaders: {
      'rebel-base': [
        'mon-mothma',
        'jan-dodonna',
        'general-rieekan',
        'princess-leia',
        'luke-skywalker',
        'han-solo',
        'chewbacca',
        'lando-calrissian',
        'obi-wan-kenobi',
      ],
    },
  })
  const [answer, ...others] = chosen(s)
  assert.equal(others, [])
  assert.not.match(answer as string, /luke|leia|han-solo|obi-wan/)
})

test('a Rebel Cell pays for the objective that is least likely to be met, and for none that is worth more', () => {
  const cell = marked({ 'rebel-cell': ['alderaan'] })
  const s = refresh(['death-star-plans-2', 'support-of-the-hutts-1'], cell)
  assert.equal(chosen(s), ['discard support-of-the-hutts-1'])
  assert.equal(chosen(refresh(['leave-no-one-behind-2', 'major-victory-3'], cell)), [
    'score leave-no-one-behind-2',
  ])
})

test('Show No Fear is not played as long as nobody knows the base', () => {
  assert.equal(chosen(refresh(['show-no-fear-3'])), ['decline'])
  const found = { base: { system: 'hoth', revealed: true } }
  assert.equal(chosen(refresh(['show-no-fear-3'], found)), ['score show-no-fear-3'])
})

/** What the script thinks of activations of a place, the best leader's. */
function worthOf(s: State, place: string): number {
  const list = new Int32Array(MOST_MOVES)
  const scores = new Float64Array(MOST_MOVES)
  const moves = { list, count: rebellion.moves(s, list) }
  const view = new RebellionView(REBEL).bind(rebellion.observe(s, REBEL))
  new Script().score(view, view.kind, moves, scores)
  const values = Array.from({ length: moves.count }, (_, i) => i)
    .filter((i) => rebellion.describe(s, list[i] as number).endsWith(` ${place}`))
    .map((i) => scores[i] as number)
  return Math.max(...values)
}

const BAND = {
  phase: 'command',
  turn: 'rebel',
  reputation: 12,
  units: { naboo: { 'rebel-transport': 1, 'rebel-trooper': 2 } },
  leaders: { pool: ['jan-dodonna'] },
}

test('target markers call for troops', () => {
  const raid = marked({ 'raid-outposts': ['dagobah', 'endor'] })
  const before = worthOf(risePosition(BAND), 'dagobah')
  assert.ok(worthOf(risePosition({ ...BAND, ...raid }), 'dagobah') > before + 5)
  // A marker whose removal helps the Empire alone does not
  const cell = marked({ 'rebel-cell': ['dagobah'] })
  assert.is(worthOf(risePosition({ ...BAND, ...cell }), 'dagobah'), before)
})

test('a Shield Bunker goes where a Death Star is built, and nowhere else', () => {
  const facts = (units: Readonly<Record<string, Readonly<Record<string, number>>>>): Facts =>
    new Facts().read(new RebellionView(EMPIRE).bind(risePosition({ phase: 'command', units })))
  const bunker = unitNumber('shield-bunker')
  const site = { 'death-star-under-construction': 1, stormtrooper: 1 }
  const open = facts({ dathomir: site, mygeeto: { stormtrooper: 2 } })
  const [dathomir, mygeeto] = ['dathomir', 'mygeeto'].map(systemNumber)
  const worth = (at: Facts, place: number | undefined): number =>
    deployScore(at, bunker, place as number)
  assert.ok(worth(open, dathomir) > worth(open, mygeeto))
  const shielded = facts({ dathomir: { ...site, 'shield-bunker': 1 } })
  assert.is(worth(shielded, dathomir), 0)
  assert.ok(economyScore(open, move1(BUILD, bunker)) > economyScore(shielded, move1(BUILD, bunker)))
})

test('Rebels choose the missions of the base game, with which they win more', () => {
  const choices = SEEDS.map((seed) => {
    const s = rebellion.start({ expansion: 'on' }, seed)
    return rebellion.describe(s, choiceAt(rebellion, agentOf(rebellion, 'scripted', 0, seed), s))
  })
  assert.equal([...new Set(choices)], ['missions base-set'])
})

test('heist: the marker that pays comes before an objective, an own marker stays', () => {
  const at = (targetMarkers: Readonly<Record<string, readonly string[]>>): string[] =>
    chosen(
      unopposed('heist', ['obi-wan-kenobi'], 'endor', {
        ...marked(targetMarkers),
        reputation: 10,
        units: { endor: { 'death-star-under-construction': 1 } },
        decks: { objectives: ['crippling-blow-1'] },
      }).after,
    )
  assert.equal(at({ 'raid-outposts': ['dagobah', 'endor'] }), ['remove raid-outposts endor'])
  assert.equal(at({ 'rebel-cell': ['endor'] }), ['choose objective'])
})

/** What the script thinks of an assignment of Mon Mothma, or of another leader in the pool. */
function assigning(
  mission: string,
  fields: Readonly<Record<string, unknown>>,
  leader = 'mon-mothma',
): number {
  const s = risePosition({
    phase: 'assignment',
    turn: 'rebel',
    loyalty: { rebel: ['alderaan'] },
    leaders: { pool: ['mon-mothma'] },
    hands: { rebel: { missions: [mission] } },
    ...fields,
  })
  return worthOf(s, `${mission} ${leader}`)
}

test('safe-haven: nobody is sent to fetch units that nobody has built', () => {
  const built = { queues: { rebel: { '3': { 'mon-calamari-cruiser': 1, 'u-wing': 1 } } } }
  assert.ok(assigning('safe-haven', built) > assigning('safe-haven', {}) + 2)
  assert.ok(assigning('safe-haven', {}) < 0)
})

test('prepare-for-battle: only used tactic cards can come back', () => {
  const subjugated = {
    units: { alderaan: { stormtrooper: 1 } },
    leaders: { pool: ['wedge-antilles'] },
  }
  const worth = (fields: Readonly<Record<string, unknown>>): number =>
    assigning('prepare-for-battle', { ...subjugated, ...fields }, 'wedge-antilles')
  assert.ok(worth({ discards: { tactics: ['advanced-escort'] } }) > 0)
  assert.ok(worth({}) < 0)
})

test('subversion: whoever has little else to do waits under it, and it is revealed where it spoils an attempt', () => {
  assert.ok(assigning('subversion-rebel-rise', {}) > 0)
  const against = (mission: string, place: string): string[] =>
    chosen(
      play(
        risePosition({
          phase: 'command',
          turn: 'empire',
          loyalty: { rebel: [place] },
          units: { [place]: { stormtrooper: 1 } },
          leaders: { pool: ['darth-vader'] },
          assigned: [
            { mission, leaders: ['emperor-palpatine'] },
            { mission: 'subversion-rebel-rise', leaders: ['mon-mothma'] },
          ],
        }),
        `reveal ${mission} ${place}`,
      ),
    )
  assert.match(against('rule-by-fear', 'mygeeto').join(), /^reveal subversion/)
})

test('promotion: nobody is recruited into a pool that is full', () => {
  const others = ['jan-dodonna', 'general-rieekan', 'princess-leia', 'luke-skywalker', 'han-solo']
  const worth = (far: readonly string[]): number =>
    assigning('rebel-promotion', { leaders: { pool: ['mon-mothma'], 'rebel-base': far } })
  assert.ok(worth(others) > 0)
  assert.ok(worth([...others, 'chewbacca', 'obi-wan-kenobi']) < 0)
})

test('objectives of the expansion call for the battles that score them', () => {
  const fleet = { 'corellian-corvette': 2, 'rebel-trooper': 2, 'x-wing': 2 }
  const worth = (objective: string, place: string, more: Record<string, unknown> = {}): number =>
    worthOf(
      risePosition({
        ...BAND,
        units: { naboo: fleet, utapau: { stormtrooper: 1 }, rodia: { stormtrooper: 1 } },
        ...more,
        hands: { rebel: { objectives: [objective] } },
      }),
      place,
    )
  const sabotaged = { sabotage: ['utapau'] }
  assert.ok(
    worth('seize-control-2', 'utapau', sabotaged) >
      worth('inspire-sympathy-3', 'utapau', sabotaged) + 4,
  )
  const core = { units: { corellia: fleet } }
  assert.ok(
    worth('threaten-the-core-1', 'coruscant', core) >
      worth('inspire-sympathy-3', 'coruscant', core) + 4,
  )
})

test('more-dangerous-than-you-realize: kept in cinematic combat until used cards could come back', () => {
  const more = { hands: { empire: { actions: ['more-dangerous-than-you-realize'] } } }
  const begun = (used: readonly string[]): string => {
    const units = { 'mon-calamari-cruiser': 1, 'star-destroyer': 1 }
    const s = scene({ units, used, there: ['general-tagge'], more })
    return chosen(s).join()
  }
  assert.is(begun([]), 'decline')
  assert.match(begun(['intercept']), /^play more-dangerous-than-you-realize/)
})

test.run()
