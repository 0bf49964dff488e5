import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { KIND_IDS } from '../../../engine/rebellion/course/kinds.js'
import { countBits } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE } from '../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { agentOf, choiceAt } from '../playing.js'
import { positionOf } from './positions.js'

/** Positions of real games, in which some moves must (or must not) be chosen in so many of 20 seeds. */
interface Case {
  readonly file: string
  readonly why: string
  readonly chosen?: RegExp
  readonly avoided?: RegExp
  readonly least: number
  /** Only for players who search: the rules of thumb see one action at a time. */
  readonly needsSearch?: boolean
}

const CASES: readonly Case[] = [
  {
    file: 'assault-the-found-base',
    why: 'the base is found and the troops next door outnumber its garrison',
    chosen: /^activate \S+ naboo\b/,
    least: 18,
  },
  {
    file: 'hunt-goes-on',
    why: 'a leader is free and candidates lie within reach of troops',
    avoided: /^pass$/,
    least: 19,
  },
  {
    file: 'reveal-what-is-assigned',
    why: 'leaders under a face-down mission are spent anyway',
    avoided: /^pass$/,
    least: 19,
  },
  {
    file: 'nothing-would-come',
    why: 'the one ship next door stays where it is, so activating brings nothing',
    avoided: /^activate \S+ geonosis\b/,
    least: 20,
  },
  {
    file: 'look-before-the-assault',
    why: 'one assault is left for three places, and one question that can be asked before it',
    chosen: /^reveal long-range-probe (bespin|cato-neimoidia|dagobah)\b/,
    least: 18,
    needsSearch: true,
  },
  {
    file: 'take-the-last-place',
    why: 'one place is left for the base, and it is the last round: the base is as good as found',
    chosen: /^activate \S+ cato-neimoidia\b/,
    least: 19,
  },
  {
    file: 'close-in-on-the-last-place',
    why: 'one place is left for the base: the army two jumps away comes before two troopers next door go alone',
    chosen: /^activate \S+ (kashyyyk|malastare|alderaan|corellia|sullust)\b/,
    least: 18,
  },
  { file: 'score-what-is-met', why: 'an objective is met', chosen: /^score /, least: 20 },
]
/**
 * Strategy fusion (ai-design 9, 6). One leader, one fleet, three places where the base may be, this round and the next,
 * in which the garrison grows: attacking at once takes it in a third of the worlds, asking first in half of them (measured
 * 0.31 and 0.51). Whoever plans for each world by itself attacks at once and wins in all: a tree whose nodes knew the
 * base (0.89 against 0.73) and playouts that knew it (0.98 against 0.80) did so in 100 of 100 seeds each.
 */
const FUSION: Case = {
  file: 'probe-before-committing',
  why: 'the one fleet must not be committed to one of three places before a look, though each world knows which is right',
  chosen: /^assign long-range-probe colonel-yularen\b/,
  least: 19,
}
/** What careful players did to computers that had no such candidate: threats, and what an objective in hand asks for. */
const THREATS: readonly Case[] = [
  {
    file: 'stack-one-jump-away-79',
    why: 'the fleet moves out before the Death Star next door comes',
    chosen: /^activate \S+ (dagobah|geonosis)\b/,
    least: 12,
  },
  {
    file: 'stack-one-jump-away-83',
    why: 'the fleet moves out, on the last turn that there is for it',
    chosen: /^activate \S+ (dagobah|geonosis)\b/,
    least: 10,
  },
  {
    file: 'raid-on-the-capital',
    why: 'one Stormtrooper holds Coruscant, and Heart of the Empire is in hand',
    chosen: /^activate \S+ coruscant\b/,
    least: 19,
  },
  {
    file: 'clock-nearly-out-360',
    why: 'what is built now comes when the game is over',
    avoided: /construct-/,
    least: 19,
  },
]
/**
 * What losers of our own games overlooked. Kept are those of 37 looked at whose other answer took at least two standard errors more in
 * games that `mcts:30` played to the end from both, in 30 common worlds.
 */
const OVERLOOKED: readonly Case[] = [
  {
    file: 'rebel-assault-next-door',
    why: 'Rebel Assault is in hand, and a lone Star Destroyer stands next to a cruiser (28 instead of 16 of 30 games)',
    chosen: /^activate \S+ dagobah\b/,
    least: 12,
  },
  {
    file: 'the-carrier-not-the-death-star',
    why: 'a fleet of two ships attacks the lone carrier, not the Death Star (28 instead of 19 of 30 games)',
    chosen: /^reveal plan-the-assault mustafar\b/,
    least: 19,
  },
  {
    file: 'no-cruiser-against-the-death-star',
    why: 'a cruiser and a Y-wing do not attack the Death Star and its fighters (15 instead of 6 of 30 games)',
    avoided: /^activate lando-calrissian mygeeto\b/,
    least: 17,
  },
]
const SEEDS = 20
const ASSIGNING = KIND_IDS.indexOf('assign')

function assertCase(spec: string, { file, why, chosen, avoided, least }: Case): void {
  test(`${spec}: ${why}`, () => {
    const state = positionOf(file)
    const player = rebellion.actor(state)
    const moves: string[] = []
    for (let seed = 0; seed < SEEDS; seed++) {
      const agent = agentOf(rebellion, spec, player, `position ${seed}`)
      moves.push(rebellion.describe(state, choiceAt(rebellion, agent, state)))
    }
    const right = moves.filter(
      (move) => (chosen?.test(move) ?? true) && !(avoided?.test(move) ?? false),
    )
    assert.ok(right.length >= least, `${right.length} of ${SEEDS}: ${moves.join(', ')}`)
  })
}

for (const spec of ['scripted', 'mcts:iterations=30'])
  for (const one of CASES) if (!one.needsSearch || spec !== 'scripted') assertCase(spec, one)

for (const options of ['', ',trees=1', ',halving=off', ',backup=maxmc', ',mast=on'])
  assertCase(`mcts:iterations=100${options}`, FUSION)

for (const one of [...THREATS, ...OVERLOOKED]) assertCase('mcts:iterations=100', one)

test('mcts:iterations=30: late in the hunt half of the Imperial leaders stay for the Command Phase', () => {
  const start = positionOf('keep-leaders-for-command')
  const before = new RebellionView(EMPIRE).bind(start).pool(EMPIRE)
  const kept: number[] = []
  for (let seed = 0; seed < SEEDS; seed++) {
    const agent = agentOf(rebellion, 'mcts:iterations=30', EMPIRE, `position ${seed}`)
    let state = start
    while (rebellion.actor(state) === EMPIRE && rebellion.kind(state) === ASSIGNING)
      state = rebellion.apply(state, choiceAt(rebellion, agent, state))
    kept.push(countBits(new RebellionView(EMPIRE).bind(state).pool(EMPIRE)))
  }
  assert.is(countBits(before), 8)
  assert.ok(kept.filter((leaders) => leaders >= 4).length >= 18, kept.join(' '))
})

test.run()
