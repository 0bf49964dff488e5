import type { Host } from './host.js'
import { lasting } from './storage.js'

const LEARNED_KEY = 'dejarik.learned'

/** Help that a first game gives once for each kind of decision. */
export class FirstHelp {
  /** Kinds that have been explained already. */
  private readonly learned = new Set<string>((lasting.read(LEARNED_KEY) ?? '').split(' '))

  constructor(private readonly store: Host) {}

  get lines(): readonly string[] {
    const { session, kind, rules } = this.store
    if (session === null || !rules.isLesson(session.options) || this.learned.has(kind)) return []
    return rules.help[kind] ?? []
  }

  gotIt(): void {
    this.learned.add(this.store.kind)
    lasting.write(LEARNED_KEY, [...this.learned].join(' ').trim())
    this.store.changed()
  }
}
