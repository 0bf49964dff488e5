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
import { REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { isInGame } from '../../../../engine/rebellion/state/in-game.js'
import { recorded } from '../../../../engine/rebellion/state/journal.js'
import type { State } from '../../../../engine/state.js'
import type { FuzzCoverage } from '../../../game-tools.js'

const TABLES = [
  { table: MISSIONS, sets: MISSION_SET, sides: MISSION_SIDE },
  { table: ACTIONS, sets: ACTION_SET, sides: ACTION_SIDE },
  { table: OBJECTIVES, sets: OBJECTIVE_SET, sides: undefined },
  { table: TACTICS, sets: TACTIC_SET, sides: undefined },
]

/** How often each card was played and each way of ending came, over many games. */
export class CardCoverage implements FuzzCoverage {
  private readonly revealed = new Map<string, number>()
  private readonly succeeded = new Map<string, number>()
  private readonly actions = new Map<string, number>()
  private readonly objectives = new Map<string, number>()
  private readonly tactics = new Map<string, number>()
  /** Abilities of advanced tactic cards. */
  private readonly halves = new Map<string, number>()
  private readonly endings = new Map<string, number>()
  private readonly inGames = new Set<string>()

  /** A game begins: its cards are among those that should be played. */
  began(state: State): void {
    for (const { table, sets, sides } of TABLES)
      table.forEach(({ id }, card) => {
        if (isInGame(state, sets[card] as number, sides?.[card] ?? REBEL)) this.inGames.add(id)
      })
  }

  /** Makes a move with the journal open and counts what it says. */
  watch(makeMove: () => void): void {
    for (const { kind, a, b, c } of recorded(makeMove)) this.count(kind, a, b, c)
  }

  private count(kind: string, a: number, b: number, c: number): void {
    switch (kind) {
      case 'mission-revealed': {
        add(this.revealed, MISSIONS[a]?.id)
        if (MISSIONS[a]?.mode !== 'attempt') add(this.succeeded, MISSIONS[a]?.id)
        return
      }
      case 'mission-outcome':
        if (b === 1) add(this.succeeded, MISSIONS[a]?.id)
        return
      case 'action-used':
        return add(this.actions, ACTIONS[a]?.id)
      case 'objective-scored':
        return add(this.objectives, OBJECTIVES[a]?.id)
      case 'tactic-played':
        return add(this.tactics, TACTICS[a]?.id)
      case 'tactic-half':
        return add(this.halves, halfOf(TACTICS[a]?.id ?? '', c === 1))
    }
  }

  ended(winner: string, reason: string): void {
    add(this.endings, `${winner} by ${reason}`)
  }

  /** The tables, with cards that were never played marked. */
  report(): string {
    const lines: string[] = ['missions (revealed, resolved or succeeded):']
    for (const { id } of this.played(MISSIONS))
      lines.push(row(id, this.revealed.get(id) ?? 0, this.succeeded.get(id) ?? 0))
    for (const [title, cards, counts] of [
      ['actions (used):', ACTIONS, this.actions],
      ['objectives (scored):', OBJECTIVES, this.objectives],
      ['tactics (played):', TACTICS, this.tactics],
    ] as const) {
      lines.push(title)
      for (const { id } of this.played<{ readonly id: string }>(cards))
        lines.push(row(id, counts.get(id) ?? 0))
    }
    const halves = this.abilities()
    if (halves.length > 0) lines.push('abilities (used):')
    for (const id of halves) lines.push(row(id, this.halves.get(id) ?? 0))
    lines.push('endings:')
    for (const [ending, count] of [...this.endings].sort()) lines.push(row(ending, count))
    return lines.join('\n')
  }

  /** Cards that no game has played, or whose effect never came; rare abilities of tactic cards are in the report. */
  missing(): string[] {
    return [
      ...this.played(MISSIONS).filter(({ id }) => !this.succeeded.has(id)),
      ...this.played(ACTIONS).filter(({ id }) => !this.actions.has(id)),
      ...this.played(OBJECTIVES).filter(({ id }) => !this.objectives.has(id)),
      ...this.played(TACTICS).filter(({ id }) => !this.tactics.has(id)),
    ].map(({ id }) => id)
  }

  /** Both abilities of the advanced tactic cards. */
  private abilities(): string[] {
    return this.played(TACTICS)
      .filter(({ top }) => top !== undefined)
      .flatMap(({ id }) => [halfOf(id, true), halfOf(id, false)])
  }

  /** The cards of a table that were in some game. */
  private played<Card extends { readonly id: string }>(table: readonly Card[]): Card[] {
    return table.filter(({ id }) => this.inGames.has(id))
  }
}

function halfOf(id: string, top: boolean): string {
  return `${id} ${top ? 'top' : 'bottom'}`
}

function add(counts: Map<string, number>, key: string | undefined): void {
  if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
}

function row(name: string, ...counts: readonly number[]): string {
  const never = counts.at(-1) === 0 ? '  never' : ''
  return `  ${name.padEnd(34)}${counts.map((count) => String(count).padStart(9)).join('')}${never}`
}
