import {
  ACTION_SET,
  ACTION_SIDE,
  ACTIONS,
  MISSION_SET,
  MISSION_SIDE,
  MISSIONS,
  OBJECTIVE_SET,
  OBJECTIVES,
  TACTIC_SET,
  TACTICS,
} from '../../../../engine/rebellion/cards/registry.js'
import { LEADERS } from '../../../../engine/rebellion/data/leaders.js'
import { MARKERS } from '../../../../engine/rebellion/data/markers.js'
import { RINGS } from '../../../../engine/rebellion/data/rings.js'
import { type SetId, setNumber } from '../../../../engine/rebellion/data/table.js'
import { UNITS } from '../../../../engine/rebellion/data/units.js'
import { NO_RING } from '../../../../engine/rebellion/facts/leader-types.js'
import { REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { isInGame } from '../../../../engine/rebellion/state/in-game.js'
import { type NoteKind, recorded } from '../../../../engine/rebellion/state/journal.js'
import type { State } from '../../../../engine/state.js'
import type { FuzzCoverage } from '../../../game-tools.js'

/** How often everything that a game may bring was met, and each way of ending, over many games. */
export class CardCoverage implements FuzzCoverage {
  private readonly missions = new Section(MISSIONS, 'missions', ['revealed', 'resolved'], 1)
  private readonly actions = new Section(ACTIONS, 'actions', ['used'])
  private readonly objectives = new Section(OBJECTIVES, 'objectives', ['scored'])
  private readonly tactics = new Section(TACTICS, 'tactics', ['played'])
  /** The two abilities of advanced tactic cards, top before bottom. */
  private readonly abilities = new Section(ABILITIES, 'abilities', ['used'])
  private readonly leaders = new Section(LEADERS, 'leaders', ['recruited', 'acted', 'lost'], 1)
  private readonly rings = new Section(RINGS, 'rings', ['worn', 'lost'])
  private readonly markers = new Section(MARKERS, 'target markers', ['placed', 'removed'], 1)
  private readonly units = new Section(UNITS, 'units', ['built', 'destroyed'])
  private readonly sections: readonly Section[] = [
    this.missions,
    this.actions,
    this.objectives,
    this.tactics,
    this.abilities,
    this.leaders,
    this.rings,
    this.markers,
    this.units,
  ]
  private readonly endings = new Map<string, number>()

  /** A game begins: what is in it is among what should be met. */
  began(state: State): void {
    this.missions.expect((n) => isIn(state, MISSION_SET[n], MISSION_SIDE[n]))
    this.actions.expect((n) => isIn(state, ACTION_SET[n], ACTION_SIDE[n]))
    this.objectives.expect((n) => isIn(state, OBJECTIVE_SET[n]))
    this.tactics.expect((n) => isIn(state, TACTIC_SET[n]))
    this.abilities.expect((n) => isIn(state, TACTIC_SET[n >> 1]))
    this.rings.expect((n) => n !== NO_RING && isSetIn(state, RINGS, n))
    for (const [section, table] of [
      [this.leaders, LEADERS],
      [this.markers, MARKERS],
      [this.units, UNITS],
    ] as const)
      section.expect((n) => isSetIn(state, table, n))
  }

  /** Makes a move with the journal open and counts what it says. */
  watch(makeMove: () => void): void {
    for (const { kind, a, b, c } of recorded(makeMove)) this.count(kind, a, b, c)
  }

  private count(kind: NoteKind, a: number, b: number, c: number): void {
    switch (kind) {
      case 'mission-revealed':
        this.missions.add(a)
        if (MISSIONS[a]?.mode !== 'attempt') this.missions.add(a, 1)
        return LEADERS.forEach((_, leader) => {
          if ((c & (1 << leader)) !== 0) this.leaders.add(leader, 1)
        })
      case 'mission-outcome':
        return b === 1 ? this.missions.add(a, 1) : undefined
      case 'action-used':
        return this.actions.add(a)
      case 'objective-scored':
      case 'objective-revealed':
        return this.objectives.add(a)
      case 'tactic-played':
        return this.tactics.add(a)
      case 'tactic-half':
        this.tactics.add(a)
        return this.abilities.add(2 * a + (c === 1 ? 0 : 1))
      default:
        this.countPieces(kind, a, b, c)
    }
  }

  private countPieces(kind: NoteKind, a: number, b: number, c: number): void {
    switch (kind) {
      case 'recruited':
        return this.leaders.add(a)
      case 'activated':
      case 'leader-placed':
        return this.leaders.add(a, 1)
      case 'captured':
      case 'eliminated':
        return this.leaders.add(a, 2)
      case 'ring':
        return this.rings.add(b)
      case 'ring-lost':
        return this.rings.add(b, 1)
      case 'marker-placed':
        return this.markers.add(a)
      case 'marker-removed':
        return this.markers.add(a, 1)
      case 'deployed':
        return this.units.add(a)
      case 'units-gained':
        return this.units.add(a, 0, c)
      case 'units-destroyed':
        return this.units.add(a, 1, c)
    }
  }

  ended(winner: string, reason: string): void {
    const ending = `${winner} by ${reason}`
    this.endings.set(ending, (this.endings.get(ending) ?? 0) + 1)
  }

  /** The tables, with what was never met marked, and once more at the end. */
  report(): string {
    const lines = this.sections.flatMap((section) => section.lines())
    lines.push('endings:')
    for (const [ending, count] of [...this.endings].sort()) lines.push(row(ending, [count]))
    const missing = this.missing()
    const met = this.sections.reduce((sum, section) => sum + section.expected().length, 0)
    lines.push(
      `${met - missing.length} of ${met} met${missing.length === 0 ? '' : `; never: ${missing.join(', ')}`}`,
    )
    return lines.join('\n')
  }

  /** What no game has met: cards never played or without effect, abilities, leaders, rings, markers and units. */
  missing(): string[] {
    return this.sections.flatMap((section) => section.missing())
  }
}

interface Named {
  readonly id: string
}

/** The abilities of tactic cards by card * 2 + which of the two; cards of the base game have none. */
const ABILITIES: readonly (Named | undefined)[] = TACTICS.flatMap(({ id, top }) =>
  top === undefined ? [undefined, undefined] : [{ id: `${id} top` }, { id: `${id} bottom` }],
)

/** One table of things and how often each was met, in so many ways. */
class Section {
  private readonly counts: number[][]
  private readonly isExpected: boolean[]

  constructor(
    private readonly things: readonly (Named | undefined)[],
    private readonly title: string,
    private readonly ways: readonly string[],
    /** The way in which each must have been met. */
    private readonly needed = 0,
  ) {
    this.counts = things.map(() => ways.map(() => 0))
    this.isExpected = things.map(() => false)
  }

  expect(isThere: (number: number) => boolean): void {
    this.things.forEach((thing, n) => {
      if (thing !== undefined && isThere(n)) this.isExpected[n] = true
    })
  }

  add(number: number, way = 0, count = 1): void {
    const counts = this.counts[number]
    if (counts !== undefined) counts[way] = (counts[way] ?? 0) + count
  }

  expected(): number[] {
    return [...this.things.keys()].filter((n) => this.isExpected[n])
  }

  missing(): string[] {
    return this.expected()
      .filter((n) => this.counts[n]?.[this.needed] === 0)
      .map((n) => this.things[n]?.id ?? '')
  }

  lines(): string[] {
    const numbers = this.expected()
    if (numbers.length === 0) return []
    const rows = numbers.map((n) =>
      row(this.things[n]?.id ?? '', this.counts[n] ?? [], this.counts[n]?.[this.needed] === 0),
    )
    return [`${this.title} (${this.ways.join(', ')}):`, ...rows]
  }
}

function isIn(state: State, set: number | undefined, side = REBEL): boolean {
  return set !== undefined && isInGame(state, set, side)
}

function isSetIn(state: State, table: readonly { readonly set: SetId }[], n: number): boolean {
  const entry = table[n]
  return entry !== undefined && isIn(state, setNumber(entry.set))
}

function row(name: string, counts: readonly number[], isMissing = false): string {
  const numbers = counts.map((count) => String(count).padStart(9)).join('')
  return `  ${name.padEnd(34)}${numbers}${isMissing ? '  never' : ''}`
}
