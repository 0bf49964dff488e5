import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import esbuild, { type Plugin } from 'esbuild'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ACTIONS, MISSIONS, OBJECTIVES } from '../../../engine/rebellion/cards/registry.js'
import { LEADERS } from '../../../engine/rebellion/data/leaders.js'
import { type SetId, setNumber } from '../../../engine/rebellion/data/table.js'
import { UNITS } from '../../../engine/rebellion/data/units.js'
import '../../../engine/rebellion/index.js'
import { REBEL } from '../../../engine/rebellion/facts/sides.js'
import { SOME_GAMES } from '../../../engine/rebellion/state/in-game.js'
import { MISSION_DECK_ROOM } from '../../../engine/rebellion/state/layout.js'

/**
 * Tables may grow without the base game noticing: for each sort of thing one is written into the one file where it
 * belongs, the whole is built with it, and growth-checks.ts looks whether everything is as before. Then the same with
 * a card that is in every game.
 */

/** Entries for a table, the file they go into, and the line that they follow. */
interface Growth {
  readonly file: string
  readonly after: string
  readonly entries: readonly string[]
  /** A position that names one of them. */
  readonly position: object
}

const LISTS = {
  missions: 'export const REBEL_MISSIONS: readonly MissionCard[] = [',
  actions: 'export const REBEL_ACTIONS: readonly ActionCard[] = [',
  objectives: 'export const OBJECTIVE_CARDS: readonly ObjectiveCard[] = [',
} as const

/** Missions of one copy that the deck of the Rebels still has room for, whatever is in the game. */
const ROOM = MISSION_DECK_ROOM - Math.max(...SOME_GAMES.map(rebelDeck))

function rebelDeck(game: number): number {
  const cards = MISSIONS.filter(
    ({ side, kind, set }) =>
      side === REBEL && kind === 'deck' && (game & (1 << setNumber(set))) !== 0,
  )
  return cards.reduce((sum, { copies }) => sum + copies, 0)
}

const position = { game: 'rebellion', base: { system: 'hoth' } }

function unit(set: SetId): Growth {
  return {
    file: 'data/units.ts',
    after: "byNumber('unit type', [",
    entries: [
      `{ number: ${UNITS.length}, set: '${set}', id: 'grown-unit', code: 'GU', name: 'Grown Unit', short: 'Grown', side: 'rebel', theater: 'space', sort: 'fighter', tier: 'triangle', health: ['black', 1], dice: [0, 0, 1], capacity: 0, needsTransport: false, immobile: false, supply: 4 },`,
    ],
    position: { ...position, units: { hoth: { 'grown-unit': 1 } } },
  }
}

function leaders(set: SetId): Growth {
  const sides = ['rebel', 'rebel', 'empire']
  return {
    file: 'data/leaders.ts',
    after: "byNumber('leader', [",
    entries: sides.map(
      (side, n) =>
        `{ number: ${LEADERS.length + n}, set: '${set}', id: 'grown-leader-${n}', name: 'Grown Leader ${n}', short: 'Grown', letters: 'G${n}', side: '${side}', starting: false, skills: [1, 1, 0, 0], tactics: [1, 1], role: 'general' },`,
    ),
    position: { ...position, leaders: { pool: ['grown-leader-0'] } },
  }
}

function missions(set: SetId, count: number): Growth {
  return {
    file: 'cards/sets/rebel-missions.ts',
    after: LISTS.missions,
    entries: Array.from(
      { length: count },
      (_, n) =>
        `{ ...deck, number: ${MISSIONS.length + n}, set: '${set}', id: 'grown-mission-${n}', name: 'Grown Mission ${n}', skill: DIPLOMACY, needs: 1, mode: 'resolve', where: 'nowhere', about: '', steps: [] },`,
    ),
    position: { ...position, hands: { rebel: { missions: ['grown-mission-0'] } } },
  }
}

function action(set: SetId): Growth {
  return {
    file: 'cards/sets/rebel-actions.ts',
    after: LISTS.actions,
    entries: [
      `{ ...recruit, number: ${ACTIONS.length}, set: '${set}', id: 'grown-action', name: 'Grown Action', shows: leaders('han-solo'), timing: 'special', about: '', steps: [] },`,
    ],
    position: { ...position, hands: { rebel: { actions: ['grown-action'] } } },
  }
}

function objective(set: SetId): Growth {
  return {
    file: 'cards/sets/objectives.ts',
    after: LISTS.objectives,
    entries: [
      `{ number: ${OBJECTIVES.length}, set: '${set}', id: 'grown-objective', name: 'Grown Objective', stage: 1, reputation: 1, timing: 'refresh', met: (s) => presenceOf(s, REBEL) === -1, about: '' },`,
    ],
    position: { ...position, hands: { rebel: { objectives: ['grown-objective'] } } },
  }
}

/** It is in every game, and says nothing until a card sets it. */
const LASTING: Growth = {
  file: 'rounds/lasting-effects.ts',
  after: "  'LASTING_ROOM',\n)",
  entries: ["export const GROWN = LASTING_EFFECTS.declare('grownEffect', 'round', 'flag')"],
  position: { ...position, round: { grownEffect: true } },
}

let builds = 0

/** What does not hold once the entries are there. */
async function complaints(set: SetId | 'lasting', growth: Growth): Promise<string> {
  const outfile = join(import.meta.dirname, 'growth', `${++builds}.js`)
  await esbuild.build({
    entryPoints: ['test/engine/rebellion/growth-checks.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
    plugins: [grown(growth)],
  })
  const args = [outfile, set, JSON.stringify(growth.position)]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return stdout + stderr
}

/** The sources with the entries in their file. */
function grown({ file, after, entries }: Growth): Plugin {
  return {
    name: 'grown',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        if (!path.endsWith(`engine/rebellion/${file}`)) return null
        const source = readFileSync(path, 'utf8')
        const contents = source.replace(after, `${after}\n${entries.join('\n')}`)
        assert.is.not(contents, source, `${file} has no line "${after}"`)
        return { contents, loader: 'ts' }
      })
    },
  }
}

for (const [what, growth] of [
  ['a unit type with a green die', unit('rise')],
  ['a mission', missions('rise', 1)],
  [`${ROOM} missions`, missions('rise', ROOM)],
  ['an action card', action('rise')],
  ['an objective', objective('rise')],
] as const)
  test(`${what} of the expansion changes nothing in a base game, and positions may not name it`, async () => {
    assert.is(await complaints('rise', growth), '')
  })

for (const [what, growth] of [
  ['a unit type', unit('base')],
  [`${ROOM} missions`, missions('base', ROOM)],
  ['an objective', objective('base')],
] as const)
  test(`${what} more in every game: nothing is lost, leaks or is sampled wrongly`, async () => {
    assert.is(await complaints('base', growth), '')
  })

test('an effect that lasts a round changes nothing in a base game, and positions write and read it', async () => {
  assert.is(await complaints('lasting', LASTING), '')
})

test('more leaders than a word has bits are refused', async () => {
  assert.match(
    await complaints('rise', leaders('rise')),
    /room for leaders up to 31: raise a set of leaders to two words/,
  )
})

test('more missions than there is room for are refused with what to raise', async () => {
  assert.match(
    await complaints('rise', missions('rise', 20)),
    new RegExp(`raise MOST_MISSIONS in state/layout.ts to ${MISSIONS.length + 20}`),
  )
  assert.match(
    await complaints('base', missions('base', ROOM + 3)),
    new RegExp(`raise MISSION_DECK_ROOM in state/layout.ts to ${MISSION_DECK_ROOM + 3}`),
  )
})

test.run()
