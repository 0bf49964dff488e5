import { EVENTS } from '../../../../engine/duel/data/events.js'
import { STRATEGIES } from '../../../../engine/duel/data/strategies.js'
import { SUITS } from '../../../../engine/duel/data/suits.js'
import { CHARACTERS_OF, isCharacter, suitOf } from '../../../../engine/duel/facts/cards.js'
import { type Note, recorded } from '../../../../engine/duel/state/journal.js'
import type { FuzzCoverage } from '../../../game-tools.js'

/** How often each power, strategy and event came up in random games, and what is rare. */
export class DuelCoverage implements FuzzCoverage {
  private readonly used = new Map<string, number>()
  private readonly resolved = new Map<string, number>()
  private readonly strategies = new Map<string, number>()
  private readonly inForce = new Map<string, number>()
  private readonly events = new Map<string, number>()
  private readonly won = new Map<string, number>()
  private readonly rare = new Map<string, number>()
  private readonly endings = new Map<string, number>()

  began(): void {}

  watch(makeMove: () => void): void {
    const notes = recorded(makeMove)
    for (const [i, note] of notes.entries()) this.count(note, notes[i + 1])
  }

  private count({ kind, a, b, c }: Note, next: Note | undefined): void {
    switch (kind) {
      case 'used':
        add(this.used, powerOf(a, b))
        if (next?.kind !== 'no-effect') add(this.resolved, powerOf(a, b))
        return
      case 'revealed':
        add(this.strategies, STRATEGIES[b]?.id)
        if (c === 1) add(this.inForce, STRATEGIES[b]?.id)
        return
      case 'round':
        return add(this.events, EVENTS[b]?.id)
      case 'event-won':
        return add(this.won, EVENTS[b]?.id)
      case 'nobody-won':
      case 'reshuffled':
      case 'strategies-back':
      case 'strategy-drawn':
      case 'strategy-shown':
      case 'strategy-lost':
        return add(this.rare, kind)
    }
  }

  ended(winner: string, reason: string): void {
    add(this.endings, `${winner} by ${reason}`)
  }

  report(): string {
    const powers = [...SUITS, ...CHARACTERS_OF.flat()].map(({ id }) => id)
    return [
      'powers (used, resolved):',
      ...powers.map((id) => row(id, this.used, this.resolved)),
      'strategies (revealed, in force):',
      ...STRATEGIES.map(({ id }) => row(id, this.strategies, this.inForce)),
      'events (fought for, won):',
      ...EVENTS.map(({ id }) => row(id, this.events, this.won)),
      'seldom:',
      ...[...this.rare.keys()].sort().map((kind) => row(kind, this.rare)),
      'endings:',
      ...[...this.endings.keys()].sort().map((ending) => row(ending, this.endings)),
    ].join('\n')
  }
}

function powerOf(side: number, card: number): string {
  return isCharacter(card)
    ? (CHARACTERS_OF[side]?.find(({ number }) => number === card)?.id ?? '')
    : (SUITS[suitOf(card)]?.id ?? '')
}

function add(counts: Map<string, number>, key: string | undefined): void {
  if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
}

function row(name: string, ...counts: readonly ReadonlyMap<string, number>[]): string {
  const figures = counts.map((each) => each.get(name) ?? 0)
  const never = figures.at(-1) === 0 ? '  never' : ''
  return `  ${name.padEnd(36)}${figures.map((count) => String(count).padStart(9)).join('')}${never}`
}
