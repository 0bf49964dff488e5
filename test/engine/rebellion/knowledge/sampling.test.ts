import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Weights } from '../../../../engine/game.js'
import { Random } from '../../../../engine/random.js'
import {
  ACTIONS,
  cardNumber,
  MISSIONS,
  OBJECTIVES,
} from '../../../../engine/rebellion/cards/registry.js'
import { systemNumber } from '../../../../engine/rebellion/facts/map.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { fallbacks } from '../../../../engine/rebellion/knowledge/draw.js'
import type { State } from '../../../../engine/state.js'
import { eyes, goTo, listOf, suspects } from '../look.js'
import { field, ofBaseGame, play, position } from '../support.js'

/** Sampled worlds draw what is hidden from all that is possible with equal chances, or as weights say. */

const REBEL = 0
const EMPIRE = 1

/** How often each label comes up in worlds that look to the player like this one. */
function tally(
  s: State,
  player: number,
  worlds: number,
  labels: (world: State) => readonly string[],
  weights?: Weights,
): Map<string, number> {
  const observation = rebellion.observe(s, player)
  const random = new Random(`tally ${player} ${worlds}`)
  const counts = new Map<string, number>()
  const world = rebellion.blank()
  for (let n = 0; n < worlds; n++)
    for (const label of labels(rebellion.sample(observation, random, weights, world)))
      counts.set(label, (counts.get(label) ?? 0) + 1)
  return counts
}

/** Chi-square against expected shares, with a bound that a fair draw passes five standard deviations deep. */
function fair(counts: Map<string, number>, shares: Readonly<Record<string, number>>): void {
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0)
  const whole = Object.values(shares).reduce((sum, n) => sum + n, 0)
  for (const label of counts.keys()) assert.ok(label in shares, `${label} is impossible`)
  let chi = 0
  for (const [label, share] of Object.entries(shares)) {
    const expected = (total * share) / whole
    chi += ((counts.get(label) ?? 0) - expected) ** 2 / expected
  }
  const freedom = Object.keys(shares).length - 1
  assert.ok(
    chi < freedom + 5 * Math.sqrt(2 * freedom) + 3,
    `chi-square ${chi.toFixed(1)} with ${freedom} degrees: ${JSON.stringify([...counts])}`,
  )
}

function evenly(labels: readonly string[]): Record<string, number> {
  return Object.fromEntries(labels.map((label) => [label, 1]))
}

/** Copies of the missions of a deck, without those named. */
function deckOf(
  side: number,
  kind: string,
  without: readonly string[] = [],
): Record<string, number> {
  const shares: Record<string, number> = {}
  for (const card of ofBaseGame(MISSIONS)) {
    const left = card.copies - without.filter((id) => id === card.id).length
    if (card.side === side && card.kind === kind && left > 0) shares[card.id] = left
  }
  return shares
}

test('the base: every system where it may be is as likely as every other', () => {
  const s = position({
    phase: 'command',
    units: { rodia: { stormtrooper: 1 } },
    hands: { empire: { probes: ['kessel', 'naboo', 'endor'] } },
    ruledOut: ['yavin'],
  })
  const open = suspects(s)
  assert.is(open.length, 31 - 5)
  fair(
    tally(s, EMPIRE, 5200, (w) => [String(field(w, 'base.system'))]),
    evenly(open),
  )
})

test('missions in the enemy hand: every card that may be there, by its copies', () => {
  const s = position({
    phase: 'command',
    hands: { rebel: { missions: ['seek-yoda', 'stolen-plans'] } },
    discards: { missions: ['daring-rescue', 'covert-operation'] },
  })
  const shares = deckOf(0, 'deck', ['daring-rescue', 'covert-operation'])
  const counts = tally(s, EMPIRE, 3000, (w) => listOf(w, 'hands.rebel.missions'))
  assert.is(
    [...counts.values()].reduce((a, b) => a + b, 0),
    6000,
  )
  fair(counts, shares)
})

test('Imperial hands: missions and projects each by their own deck', () => {
  const s = position({
    phase: 'command',
    hands: { empire: { missions: ['detained', 'collect-bounty', 'construct-factory'] } },
  })
  // That one of the three is a project is seen from the length of the decks
  const counts = tally(s, REBEL, 3000, (w) => listOf(w, 'hands.empire.missions'))
  const projects = deckOf(1, 'project')
  const missions = deckOf(1, 'deck')
  const part = (ids: Record<string, number>) => new Map([...counts].filter(([id]) => id in ids))
  fair(part(projects), projects)
  fair(part(missions), missions)
  assert.is(
    [...part(projects).values()].reduce((a, b) => a + b, 0),
    3000,
  )
})

test('a face-down mission: any card that its owner may have held, starting ones too', () => {
  const s = play(
    position({ hands: { rebel: { missions: ['seek-yoda', 'hidden-fleet'] } } }),
    'assign hidden-fleet mon-mothma',
    'done',
  )
  const onStack = (w: State) => {
    const list = field(w, 'assigned')
    const first: unknown = Array.isArray(list) ? list[0] : undefined
    return [
      String(typeof first === 'object' && first !== null ? Reflect.get(first, 'mission') : ''),
    ]
  }
  const counts = tally(s, EMPIRE, 6000, onStack)
  // Six cards were held: four starting missions, two of the deck
  const deck = deckOf(0, 'deck')
  const size = Object.values(deck).reduce((a, b) => a + b, 0)
  const shares: Record<string, number> = {}
  for (const card of ofBaseGame(MISSIONS))
    if (card.side === REBEL && card.kind === 'starting') shares[card.id] = 1 / 6
  for (const [id, copies] of Object.entries(deck)) shares[id] = ((2 / 6) * copies) / size
  fair(counts, shares)
})

test('starting action cards: every pair that may have been dealt', () => {
  const s = position({
    phase: 'command',
    hands: { empire: { actions: ['it-is-your-destiny', 'according-to-my-design'] } },
  })
  const four = [
    'according-to-my-design',
    'brilliant-administrator',
    'it-is-your-destiny',
    'more-dangerous-than-you-realize',
  ]
  const pairs = four.flatMap((a, n) => four.slice(n + 1).map((b) => `${a} ${b}`))
  fair(
    tally(s, REBEL, 3000, (w) => [listOf(w, 'hands.empire.actions').sort().join(' ')]),
    evenly(pairs),
  )
})

test('starting action cards: an Immediate one is never in a hand, for it would lie open', () => {
  const s = position({
    phase: 'command',
    hands: { rebel: { actions: ['rebel-planning', 'temporary-alliance'] } },
  })
  const dealt = ofBaseGame(ACTIONS)
    .filter((card) => card.side === REBEL && card.starting && card.timing !== 'immediate')
    .map(({ id }) => id)
  const pairs = dealt.sort().flatMap((a, n) => dealt.slice(n + 1).map((b) => `${a} ${b}`))
  fair(
    tally(s, EMPIRE, 3000, (w) => [listOf(w, 'hands.rebel.actions').sort().join(' ')]),
    evenly(pairs),
  )
})

test('kept action cards show the leaders who came, each fitting set as likely as every other', () => {
  const s = position({
    phase: 'command',
    leaders: { pool: ['general-madine', 'admiral-ackbar'] },
    hands: { rebel: { actions: ['ambush', 'its-a-trap'] } },
    recruits: {
      rebel: [
        { leader: 'general-madine', card: 'ambush' },
        { leader: 'admiral-ackbar', card: 'its-a-trap' },
      ],
    },
  })
  // Both also stand on Point-Blank Assault, which only one of them can have brought
  fair(
    tally(s, EMPIRE, 3000, (w) => [listOf(w, 'hands.rebel.actions').sort().join(' ')]),
    evenly(['ambush its-a-trap', 'ambush point-blank-assault', 'its-a-trap point-blank-assault']),
  )
})

test('kept action cards: one that was used since is the one', () => {
  const s = position({
    phase: 'command',
    leaders: { pool: ['obi-wan-kenobi', 'lando-calrissian'] },
    usedActions: ['undercover'],
    hands: { rebel: { actions: ['noble-sacrifice'] } },
    recruits: {
      rebel: [
        { leader: 'obi-wan-kenobi', card: 'noble-sacrifice' },
        { leader: 'lando-calrissian', card: 'undercover' },
      ],
    },
  })
  // Undercover brought Obi-Wan or Lando; the other one came with his own card
  fair(
    tally(s, EMPIRE, 2000, (w) => listOf(w, 'hands.rebel.actions')),
    evenly(['noble-sacrifice', 'independent-operation']),
  )
})

test('objectives in the Rebel hand: any of their stage that has not been seen', () => {
  const s = position({
    phase: 'command',
    hands: { rebel: { objectives: ['crippling-blow-1', 'rebel-assault-1'] } },
    playedObjectives: ['regional-support-1'],
    shown: { objectives: ['crippling-blow-1'] },
  })
  const counts = tally(s, EMPIRE, 3000, (w) =>
    listOf(w, 'hands.rebel.objectives').filter((id) => id !== 'crippling-blow-1'),
  )
  fair(counts, evenly(['cut-supply-lines-1', 'defend-the-people-1', 'rebel-assault-1']))
  const always = tally(s, EMPIRE, 50, (w) => listOf(w, 'hands.rebel.objectives'))
  assert.is(always.get('crippling-blow-1'), 50)
})

test('the Imperial probe hand: any cards that the Rebels have not seen elsewhere', () => {
  const s = position({
    phase: 'command',
    hands: { empire: { probes: ['kessel', { card: 'naboo', rebel: true }] } },
    probes: { box: ['rodia', 'corellia'] },
  })
  const counts = tally(s, REBEL, 5600, (w) =>
    listOf(w, 'hands.empire.probes').filter((id) => id !== 'naboo'),
  )
  const all = listOf(position(), 'decks.probes')
  const open = all.filter((id) => !['naboo', 'rodia', 'corellia', 'hoth'].includes(id))
  fair(counts, evenly(open))
})

test('decks: every unseen card is as likely on top, for both players', () => {
  const s = position({ phase: 'command' })
  for (const player of [REBEL, EMPIRE]) {
    const top = (deck: string) => (w: State) => [listOf(w, `decks.${deck}`)[0] ?? '']
    fair(tally(s, player, 3000, top('rebelMissions')), deckOf(0, 'deck'))
    fair(tally(s, player, 3000, top('projects')), deckOf(1, 'project'))
    fair(
      tally(s, player, 2000, top('objectives')),
      evenly(
        ofBaseGame(OBJECTIVES)
          .filter((card) => card.stage === 1)
          .map((card) => card.id),
      ),
    )
  }
  const probes = listOf(s, 'decks.probes')
  fair(
    tally(s, REBEL, 3000, (w) => [listOf(w, 'decks.probes')[0] ?? '']),
    evenly(probes),
  )
})

test('tactic cards of the enemy: as many as he holds, any that are out of sight', () => {
  const s = goTo(
    position({
      phase: 'command',
      leaders: { naboo: ['wedge-antilles'] },
      units: { naboo: { 'x-wing': 2, 'tie-fighter': 2, 'assault-carrier': 1 } },
    }),
    'empire',
    'tactic',
    'activate jan-dodonna naboo',
    'roll',
  )
  assert.ok(eyes(s, EMPIRE).inCombat)
  const size = listOf(s, 'hands.rebel.tactics').length
  assert.is(size, 3)
  const mine = listOf(s, 'hands.empire.tactics')
  const seen = new Set<string>()
  tally(s, EMPIRE, 400, (w) => {
    const hand = listOf(w, 'hands.rebel.tactics')
    assert.is(hand.length, size)
    assert.equal(listOf(w, 'hands.empire.tactics'), mine)
    for (const id of hand) seen.add(id)
    return []
  })
  assert.ok(seen.size > 5)
})

// Weights

function baseWeights(of: Readonly<Record<string, number>>): Weights {
  const base = new Float64Array(32)
  for (const [id, weight] of Object.entries(of)) base[systemNumber(id)] = weight
  return { base }
}

test('weights of the base are honoured, and count only where it may be', () => {
  const s = position({ phase: 'command', hands: { empire: { probes: ['rodia'] } } })
  const weights = baseWeights({ naboo: 3, kessel: 1, rodia: 100 })
  const before = fallbacks.count
  const counts = tally(s, EMPIRE, 2000, (w) => [String(field(w, 'base.system'))], weights)
  fair(counts, { naboo: 3, kessel: 1 })
  assert.is(fallbacks.count, before)
})

test('weights that leave nothing fall back to equal chances, and are counted', () => {
  const s = position({ phase: 'command', hands: { empire: { probes: ['rodia'] } } })
  for (const weights of [baseWeights({ rodia: 1 }), baseWeights({})]) {
    const before = fallbacks.count
    const counts = tally(s, EMPIRE, 3000, (w) => [String(field(w, 'base.system'))], weights)
    fair(counts, evenly(suspects(s)))
    assert.is(fallbacks.count, before + 3000)
  }
})

test('weights of missions: likely and unlikely cards, and none where nothing is said', () => {
  const s = position({ phase: 'command', hands: { rebel: { missions: ['stolen-plans'] } } })
  const mission = new Float64Array(MISSIONS.length).fill(Number.NaN)
  const even = tally(s, EMPIRE, 2500, (w) => listOf(w, 'hands.rebel.missions'), { mission })
  fair(even, deckOf(0, 'deck'))
  mission[cardNumber('seek-yoda')] = Math.log(24)
  const twice = tally(s, EMPIRE, 2000, (w) => listOf(w, 'hands.rebel.missions'), { mission })
  // One card in 25 weighs as much as all the others
  const yoda = twice.get('seek-yoda') ?? 0
  fair(
    new Map([
      ['seek-yoda', yoda],
      ['others', 2000 - yoda],
    ]),
    evenly(['seek-yoda', 'others']),
  )
  mission[cardNumber('seek-yoda')] = -40
  const never = tally(s, EMPIRE, 1000, (w) => listOf(w, 'hands.rebel.missions'), { mission })
  assert.is(never.get('seek-yoda'), undefined)
})

test('weights of face-down missions and of objectives', () => {
  const s = position({
    phase: 'command',
    turn: 'empire',
    assigned: [{ mission: 'sabotage', leaders: ['general-rieekan'] }],
    hands: { rebel: { objectives: ['liberation-2', 'major-victory-3'] } },
  })
  const stack = new Float64Array(MISSIONS.length * 13).fill(-40)
  stack[cardNumber('infiltration')] = 0
  const on = tally(s, EMPIRE, 200, (w) => [String(MISSIONS[eyes(w, REBEL).stackCard(0, 0)]?.id)], {
    stack,
  })
  assert.equal([...on], [['infiltration', 200]])
  const objective = new Float64Array(OBJECTIVES.length)
  objective[cardNumber('popular-support-2')] = 40
  objective[cardNumber('major-victory-3')] = -40
  const held = tally(s, EMPIRE, 400, (w) => listOf(w, 'hands.rebel.objectives'), { objective })
  // The stages stay: one of the second, one of the third
  assert.is(held.get('popular-support-2'), 400)
  assert.is(held.get('major-victory-3'), undefined)
  assert.is(
    [...held.values()].reduce((a, b) => a + b, 0),
    800,
  )
})

test('weights of objectives draw without replacement, exactly', () => {
  const s = position({
    phase: 'command',
    hands: { rebel: { objectives: ['crippling-blow-1', 'rebel-assault-1'] } },
    playedObjectives: ['regional-support-1'],
  })
  const cards = ['crippling-blow-1', 'cut-supply-lines-1', 'defend-the-people-1', 'rebel-assault-1']
  const weight: Record<string, number> = Object.fromEntries(
    cards.map((id, i) => [id, [0.4, 1, 0.16, 0.8][i] ?? 0]),
  )
  const objective = new Float64Array(OBJECTIVES.length).fill(Number.NaN)
  for (const id of cards) objective[cardNumber(id)] = Math.log(weight[id] ?? 0)
  const sum = cards.reduce((total, id) => total + (weight[id] ?? 0), 0)
  const shares: Record<string, number> = {}
  for (const a of cards)
    for (const b of cards) {
      if (a === b) continue
      const pair = [a, b].sort().join(' ')
      const [first, second] = [weight[a] ?? 0, weight[b] ?? 0]
      shares[pair] = (shares[pair] ?? 0) + (first / sum) * (second / (sum - first))
    }
  const pairOf = (w: State) => [listOf(w, 'hands.rebel.objectives').sort().join(' ')]
  fair(tally(s, EMPIRE, 4000, pairOf, { objective }), shares)
})

test('weights that rule out more objectives than there are: chance decides, and it is counted', () => {
  const s = position({ phase: 'command', hands: { rebel: { objectives: ['crippling-blow-1'] } } })
  const first = ofBaseGame(OBJECTIVES)
    .filter((card) => card.stage === 1)
    .map((card) => card.id)
  const objective = new Float64Array(OBJECTIVES.length)
  for (const id of first) objective[cardNumber(id)] = Number.NEGATIVE_INFINITY
  const before = fallbacks.count
  fair(
    tally(s, EMPIRE, 2000, (w) => listOf(w, 'hands.rebel.objectives'), { objective }),
    evenly(first),
  )
  assert.is(fallbacks.count, before + 2000)
  objective[cardNumber('rebel-assault-1')] = 0
  const only = tally(s, EMPIRE, 100, (w) => listOf(w, 'hands.rebel.objectives'), { objective })
  assert.equal([...only], [['rebel-assault-1', 100]])
  assert.is(fallbacks.count, before + 2000)
})

test('weights of a hand leave no trace in the order of the deck', () => {
  const s = position({ phase: 'command', hands: { rebel: { objectives: ['liberation-2'] } } })
  const objective = new Float64Array(OBJECTIVES.length)
  objective[cardNumber('popular-support-2')] = 40
  objective[cardNumber('liberation-2')] = -40
  const stage = (id: string) => OBJECTIVES[cardNumber(id)]?.stage
  const first = (w: State) => listOf(w, 'decks.objectives').filter((id) => stage(id) === 2)[0] ?? ''
  const left = ['death-star-plans-2', 'heart-of-the-empire-2', 'leave-no-one-behind-2']
  fair(
    tally(s, EMPIRE, 2000, (w) => [first(w)], { objective }),
    evenly([...left, 'liberation-2']),
  )
  const mission = new Float64Array(MISSIONS.length)
  mission[cardNumber('seek-yoda')] = -40
  const top = (w: State) => [listOf(w, 'decks.rebelMissions')[0] ?? '']
  fair(tally(s, EMPIRE, 2500, top, { mission }), deckOf(0, 'deck'))
})

test('the true content of a hidden zone is no likelier than any other', () => {
  for (const card of ['misdirection', 'wookiee-uprising', 'demolition']) {
    const s = position({ phase: 'command', hands: { rebel: { missions: [card] } } })
    const counts = tally(s, EMPIRE, 1000, (w) => listOf(w, 'hands.rebel.missions'))
    // The same observation gives the same worlds, whichever card it was
    const other = position({ phase: 'command', hands: { rebel: { missions: ['seek-yoda'] } } })
    const twin = tally(other, EMPIRE, 1000, (w) => listOf(w, 'hands.rebel.missions'))
    assert.equal([...counts].sort(), [...twin].sort())
    assert.ok((counts.get(card) ?? 0) < 90, card)
  }
})

test('the generator of a world is its own: worlds from one observation roll differently', () => {
  const s = position({ phase: 'command' })
  const observation = rebellion.observe(s, EMPIRE)
  const random = new Random('worlds')
  const states = new Set<string>()
  for (let n = 0; n < 20; n++)
    states.add(String(field(rebellion.sample(observation, random), 'random')))
  assert.is(states.size, 20)
  assert.not.ok(states.has(String(field(s, 'random'))))
})

test.run()
