import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { LEADERS, LUKE_JEDI } from '../../../engine/rebellion/data/leaders.js'
import {
  BASE_ICONS,
  BASE_QUEUE_SPACE,
  BORDERS,
  BUILD_SPACES,
  RECRUIT_SPACES,
  REPUTATION_START,
  SYSTEMS,
  TIME_START,
} from '../../../engine/rebellion/data/systems.js'
import type { SetId } from '../../../engine/rebellion/data/table.js'
import { UNITS } from '../../../engine/rebellion/data/units.js'
import '../../../engine/rebellion/index.js'
import { ACTIONS, MISSIONS, OBJECTIVES, TACTICS } from '../../../engine/rebellion/cards/registry.js'
import { RING_IDS, SKILL_IDS } from '../../../engine/rebellion/facts/leader-types.js'
import { SIDE_IDS, SPACE } from '../../../engine/rebellion/facts/sides.js'

/**
 * Every card and every ruling of the base game has a test that names it: the words before the colon of
 * a title. And the tables of the engine say what the collected facts say, where those are at hand.
 */

const FOLDER = 'test/engine/rebellion'

/** Rulings that concern the base game, by letter and last number; of the rest below only the expansion knows. */
const RULINGS: Readonly<Record<string, number>> = {
  S: 22, // setup
  A: 13, // assignment
  M: 25, // command, movement
  X: 50, // missions
  C: 40, // combat
  T: 17, // retreat
  K: 24, // capture and rings
  L: 16, // loyalty
  B: 19, // the base
  D: 17, // the Death Star
  O: 25, // objectives
  F: 28, // refresh
  Z: 17, // action cards
  N: 8, // the end
}

const OF_THE_EXPANSION: readonly string[] = [
  'A9', // no card of the base game takes a leader off a mission
  'A10', // False Orders
  'O6', // Something to Fight For
  'O15', // Seize Control
  'O16', // The Long War
  'O17', // A Time for Peace
  'O18', // Raid Imperial Factory
  'O23', // Defensive Position
  'X38', // Behind Enemy Lines
  'X42', // Discredit Rebellion
  'Z10', // another rescue mission
  'Z17', // Ambitions of Power
]

function rulings(): string[] {
  return Object.entries(RULINGS)
    .flatMap(([letter, last]) => Array.from({ length: last }, (_, n) => `${letter}${n + 1}`))
    .filter((id) => !OF_THE_EXPANSION.includes(id))
}

/** Words before the colon of the titles in this source. */
function proven(source: string): string[] {
  const titles = source.matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)
  return [...titles].flatMap((match) => {
    const [head = '', ...rest] = (match[2] ?? '').split(':')
    return rest.length === 0 ? [] : head.split(/[\s,]+/)
  })
}

const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
const found = new Set(
  names
    .filter((name) => name.endsWith('.test.ts') && !name.endsWith('every-card.test.ts'))
    .flatMap((name) => proven(readFileSync(`${FOLDER}/${name}`, 'utf8'))),
)

function missing(ids: readonly string[]): string {
  return ids.filter((id) => !found.has(id)).join(', ')
}

test('titles are read as they are written', () => {
  assert.equal(proven(`test('M1, sabotage: what it does', () => {})`), ['M1', 'sabotage'])
  assert.equal(proven(`test(\n  "X2: it's so",\n)`), ['X2'])
  assert.equal(proven(`test('no id at all', () => {})`), [])
})

for (const [what, cards] of [
  ['mission', MISSIONS],
  ['action card', ACTIONS],
  ['objective', OBJECTIVES],
  ['tactic card', TACTICS],
] as const)
  test(`every ${what} has a test`, () => {
    assert.is(missing(cards.map((card) => card.id)), '')
  })

test('every ring has a test', () => {
  assert.is(missing(RING_IDS.slice(4)), '')
})

test('every ruling of the base game has a test', () => {
  assert.is(missing(rulings()), '')
})

/** Rulings that concern the expansion alone. */
const OF_RISE = Array.from({ length: 49 }, (_, n) => `E${n + 1}`)

test('every ruling of Rise of the Empire has a test', () => {
  assert.is(missing(OF_RISE), '')
})

test('no title names a ruling that does not exist', () => {
  const known = new Set([...rulings(), ...OF_THE_EXPANSION])
  const strange = [...found].filter((id) => /^[A-Z]\d+$/.test(id) && !known.has(id))
  assert.equal(
    strange.filter((id) => !/^[EG]/.test(id)),
    [],
  )
})

// The collected facts

const FACTS = '../shared/reference/rebellion'
const hasFacts = existsSync(`${FACTS}/missions.json`)

function facts<T>(file: string): T {
  return JSON.parse(readFileSync(`${FACTS}/${file}`, 'utf8'))
}

/** Tests beside the folder of facts; a fresh clone has none. */
function factTest(title: string, body: () => void): void {
  if (hasFacts) test(title, body)
}

function byId<T extends { readonly id: string }>(list: readonly T[]): T[] {
  return [...list].sort((a, b) => (a.id < b.id ? -1 : 1))
}

factTest('the rulings are those of the list', () => {
  const text = readFileSync(`${FACTS}/rulings.md`, 'utf8')
  const listed = [...text.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map((match) => match[1] ?? '')
  const ours = listed.filter((id) => !/^[EG]/.test(id))
  assert.equal(ours.sort(), [...rulings(), ...OF_THE_EXPANSION].sort())
})

interface MissionFact {
  id: string
  name: string
  faction: string
  set: string
  kind: string
  copies: number
  skill: string | null
  required: number
  leader: string | null
  mode: string
  against: string | null
  countAllSkillIcons: boolean
  usedIn: string[]
}

/** Where the facts say that a card is used, from the set that it is entered in. */
const USED_IN: Partial<Record<SetId, string[]>> = {
  base: ['base', 'baseSetWithExpansion', 'riseSet'],
  'base-replaced': ['base'],
  'base-missions': ['base', 'baseSetWithExpansion'],
  rise: ['baseSetWithExpansion', 'riseSet'],
  'rise-missions': ['riseSet'],
  'rise-base-missions': ['baseSetWithExpansion'],
}

factTest('missions: the set that each belongs to', () => {
  const all = facts<{ missions: MissionFact[] }>('missions.json').missions
  const usedIn = new Map(all.map((card) => [card.id, card.usedIn]))
  for (const card of MISSIONS) assert.equal(USED_IN[card.set], usedIn.get(card.id), card.id)
})

factTest('missions: sides, kinds, copies, skills, portraits', () => {
  const all = facts<{ missions: MissionFact[] }>('missions.json').missions
  const targets: Record<string, string> = { rebelLeader: 'rebel-leader', capturedLeader: 'captive' }
  const wanted = all.map((card) => ({
    id: card.id,
    name: card.name,
    side: card.faction,
    kind: card.kind === 'mission' ? 'deck' : card.kind,
    copies: card.copies,
    skill: card.skill,
    needs: card.required,
    portrait: card.leader,
    mode: card.mode,
    against: card.against === null ? null : targets[card.against],
    allIcons: card.countAllSkillIcons,
  }))
  const ours = MISSIONS.map((card) => ({
    id: card.id,
    name: card.name,
    side: SIDE_IDS[card.side],
    kind: card.kind,
    copies: card.copies,
    skill: SKILL_IDS[card.skill] ?? null,
    needs: card.needs,
    portrait: card.portrait === undefined ? null : LEADERS[card.portrait]?.id,
    mode: card.mode,
    against: card.against ?? null,
    allIcons: card.allIcons === true,
  }))
  assert.equal(byId(ours), byId(wanted))
})

interface ActionFact {
  id: string
  name: string
  faction: string
  set: string
  starting: boolean
  shows: string[]
  timing: string
}

factTest('action cards: sides, leaders shown, timing', () => {
  const all = facts<{ actions: ActionFact[] }>('actions.json').actions
  const wanted = all.map((card) => ({
    id: card.id,
    name: card.name,
    side: card.faction,
    starting: card.starting,
    shows: [...card.shows].sort(),
    timing: card.timing === 'startOfCombat' ? 'start-of-combat' : card.timing,
  }))
  const ours = ACTIONS.map((card) => ({
    id: card.id,
    name: card.name,
    side: SIDE_IDS[card.side],
    starting: card.starting,
    shows: LEADERS.filter((_, n) => (card.shows & (1 << n)) !== 0)
      .map((leader) => leader.id)
      .sort(),
    timing: card.timing,
  }))
  assert.equal(byId(ours), byId(wanted))
})

interface ObjectiveFact {
  id: string
  name: string
  set: string
  stage: number
  reputation: number
}

factTest('objectives: stages and reputation', () => {
  const all = facts<{ objectives: ObjectiveFact[] }>('objectives.json').objectives
  const wanted = all.map(({ id, name, stage, reputation }) => ({ id, name, stage, reputation }))
  const ours = OBJECTIVES.map(({ id, name, stage, reputation }) => ({
    id,
    name,
    stage,
    reputation,
  }))
  assert.equal(byId(ours), byId(wanted))
})

interface TacticFact {
  id: string
  name: string
  theater: string
  copies: number
  cost: number
  timing: string
}

factTest('tactic cards: theaters, copies, costs', () => {
  const all = facts<{ base: TacticFact[] }>('tactics.json').base
  const pick = ({ id, name, theater, copies, cost, timing }: TacticFact) => ({
    id,
    name,
    theater,
    copies,
    cost,
    timing,
  })
  const ours = TACTICS.filter((card) => card.side === undefined).map((card) => ({
    ...card,
    theater: card.theater === SPACE ? 'space' : 'ground',
    timing: card.blocks === undefined ? 'attack' : 'block',
  }))
  assert.equal(byId(ours.map(pick)), byId(all.map(pick)))
})

interface AdvancedFact {
  id: string
  name: string
  faction: string
  theater: string
  copies: number
  top: { requiresUnit: string | null }
  bottom: { requiresUnit: string | null }
}

factTest('advanced tactic cards: sides, theaters, copies, the units of their abilities', () => {
  const wanted = facts<{ cinematic: AdvancedFact[] }>('tactics.json').cinematic.map((card) => ({
    id: card.id.replace(/^cin-[a-z]+-[a-z]+-/, 'advanced-'),
    name: card.name,
    side: card.faction,
    theater: card.theater,
    copies: card.copies,
    units: [card.top.requiresUnit, card.bottom.requiresUnit],
  }))
  const unitOf = (type: number | undefined) => (type === undefined ? null : UNITS[type]?.id)
  const ours = TACTICS.filter((card) => card.side !== undefined).map((card) => ({
    id: card.id,
    name: card.name,
    side: SIDE_IDS[card.side ?? 0],
    theater: card.theater === SPACE ? 'space' : 'ground',
    copies: card.copies,
    units: [unitOf(card.top?.unit), unitOf(card.bottom?.unit)],
  }))
  assert.equal(byId(ours), byId(wanted))
})

interface UnitFact {
  id: string
  name: string
  faction: string
  theater: string
  class: string
  tier: string | null
  health: { color: string | null; value: number | null } | null
  attack: { red: number; black: number; green: number }
  transportCapacity: number
  needsTransport: boolean
  immobile: boolean
  supply: number
}

factTest('units: theaters, shapes, health, dice, transport, supply', () => {
  const all = facts<{ units: UnitFact[] }>('units.json').units
  const wanted = all.map((unit) => ({
    id: unit.id,
    name: unit.name,
    side: unit.faction,
    theater: unit.theater,
    sort: unit.class,
    tier: unit.tier,
    health: unit.health?.value ?? 0,
    colour: unit.health?.color ?? 'none',
    dice: [unit.attack.red, unit.attack.black, unit.attack.green],
    capacity: unit.transportCapacity,
    needsTransport: unit.needsTransport,
    immobile: unit.immobile,
    supply: unit.supply,
  }))
  const ours = UNITS.map(({ number, set, code, short, health, dice, ...unit }) => ({
    ...unit,
    health: health[1],
    colour: health[0],
    dice: [...dice],
  }))
  assert.equal(byId(ours), byId(wanted))
})

interface LeaderFact {
  id: string
  name: string
  faction: string
  starting: boolean
  skills: Record<string, number>
  minorSkills?: Record<string, number>
  tactics: { space: number; ground: number }
  role: string
  set: string
}

factTest('leaders: sides, skills, tactic values', () => {
  const all = facts<{ leaders: LeaderFact[] }>('leaders.json').leaders
  const wanted = all.map((leader) => ({
    id: leader.id,
    name: leader.name,
    side: leader.faction,
    starting: leader.starting,
    skills: SKILL_IDS.map((skill) => leader.skills[skill] ?? 0),
    minor: SKILL_IDS.map((skill) => leader.minorSkills?.[skill] ?? 0),
    tactics: [leader.tactics.space, leader.tactics.ground],
    role: leader.role,
  }))
  const ours = [...LEADERS, LUKE_JEDI].map(({ number, set, short, letters, ...leader }) => ({
    ...leader,
    skills: [...leader.skills],
    minor: [...(leader.minor ?? [0, 0, 0, 0])],
    tactics: [...leader.tactics],
  }))
  assert.equal(byId(ours), byId(wanted))
})

interface Icon {
  theater: string
  tier: string
}

interface BoardFacts {
  systems: {
    id: string
    name: string
    region: number
    resources: Icon[]
    buildSpace: number | null
    setupLoyalty: string | null
    probeCard: boolean
  }[]
  edges: [string, string][]
  rebelBase: { resources: Icon[]; buildSpace: number }
  timeTrack: { space: number; icons: string[] }[]
  markerStart: { time: number; reputation: number }
}

factTest('M10, S20: the board: systems, icons, edges, probe cards, time track', () => {
  const board = facts<BoardFacts>('board.json')
  const iconsOf = (icons: Icon[]) => icons.map(({ theater, tier }) => `${theater}-${tier}`)
  const wanted = board.systems.map((system) => ({
    id: system.id,
    name: system.name,
    region: system.region,
    icons: iconsOf(system.resources),
    queueSpace: system.buildSpace ?? 0,
    setupMark: system.setupLoyalty,
  }))
  const ours = SYSTEMS.map((system) => ({ ...system, icons: [...system.icons] }))
  assert.equal(byId(ours), byId(wanted))
  assert.equal(
    board.systems.filter((system) => !system.probeCard).map((system) => system.id),
    ['coruscant'],
  )
  const edge = ([a, b]: readonly [string, string]) => [a, b].sort().join(' ')
  assert.equal(BORDERS.map(edge).sort(), board.edges.map(edge).sort())
  assert.equal([...BASE_ICONS], iconsOf(board.rebelBase.resources))
  assert.is(BASE_QUEUE_SPACE, board.rebelBase.buildSpace)
  const spaces = (icon: string) =>
    board.timeTrack.filter((space) => space.icons.includes(icon)).map((space) => space.space)
  assert.equal([...RECRUIT_SPACES], spaces('recruit'))
  assert.equal([...BUILD_SPACES], spaces('build'))
  assert.equal(
    [TIME_START, REPUTATION_START],
    [board.markerStart.time, board.markerStart.reputation],
  )
})

test.run()
