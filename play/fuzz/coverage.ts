import { ACTIONS, MISSIONS, OBJECTIVES } from '../../engine/rebellion/cards/registry.js'
import { TACTICS } from '../../engine/rebellion/data/tactics.js'
import { recorded } from '../../engine/rebellion/state/journal.js'

/** How often each card was played and each way of ending came, over many games. */
export class Coverage {
  private readonly revealed = new Map<string, number>()
  private readonly succeeded = new Map<string, number>()
  private readonly actions = new Map<string, number>()
  private readonly objectives = new Map<string, number>()
  private readonly tactics = new Map<string, number>()
  private readonly endings = new Map<string, number>()

  /** Makes a move with the journal open and counts what it says. */
  watch(makeMove: () => void): void {
    for (const { kind, a, b } of recorded(makeMove)) this.count(kind, a, b)
  }

  private count(kind: string, a: number, b: number): void {
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
    }
  }

  ended(winner: string, reason: string): void {
    add(this.endings, `${winner} by ${reason}`)
  }

  /** The tables, with cards that were never played marked. */
  report(): string {
    const lines: string[] = ['missions (revealed, resolved or succeeded):']
    for (const { id } of MISSIONS)
      lines.push(row(id, this.revealed.get(id) ?? 0, this.succeeded.get(id) ?? 0))
    for (const [title, cards, counts] of [
      ['actions (used):', ACTIONS, this.actions],
      ['objectives (scored):', OBJECTIVES, this.objectives],
      ['tactics (played):', TACTICS, this.tactics],
    ] as const) {
      lines.push(title)
      for (const { id } of cards) lines.push(row(id, counts.get(id) ?? 0))
    }
    lines.push('endings:')
    for (const [ending, count] of [...this.endings].sort()) lines.push(row(ending, count))
    return lines.join('\n')
  }

  /** Cards that no game has played, or whose effect never came. */
  missing(): string[] {
    return [
      ...MISSIONS.filter(({ id }) => !this.succeeded.has(id)),
      ...ACTIONS.filter(({ id }) => !this.actions.has(id)),
      ...OBJECTIVES.filter(({ id }) => !this.objectives.has(id)),
      ...TACTICS.filter(({ id }) => !this.tactics.has(id)),
    ].map(({ id }) => id)
  }
}

function add(counts: Map<string, number>, key: string | undefined): void {
  if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
}

function row(name: string, ...counts: readonly number[]): string {
  const never = counts.at(-1) === 0 ? '  never' : ''
  return `  ${name.padEnd(34)}${counts.map((count) => String(count).padStart(9)).join('')}${never}`
}
