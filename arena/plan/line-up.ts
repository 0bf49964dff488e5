import { basename } from 'node:path'
import { parseSpec, type Spec } from '../../agents/spec.js'
import { InputError } from '../../engine/input-error.js'

/** One agent of a tournament. */
export interface Entrant {
  /** Its name in all tables; unique. */
  readonly agent: string
  readonly spec: string
  readonly kind: 'ours' | 'file' | 'exec'
  /** Whether a clock is held against it. */
  readonly isTimed: boolean
}

const NAME = /^[^\s=:,"/\\][^\s="]*$/
const LONGEST_NAME = 40

/** `spec` or `name=spec`. Specs hold `=` themselves, so a name ends at an `=` before any `:`, `/`, `,` and space. */
export function parseEntrant(text: string, game?: string): Entrant {
  const [, name, rest] = /^([^\s=:,/"]+)=(.+)$/s.exec(text.trim()) ?? []
  const spec = parseSpec(rest ?? text, game)
  const agent = name ?? usualName(text, spec)
  checkName(agent)
  return {
    agent,
    spec: spec.text,
    kind: spec.kind,
    isTimed: spec.kind !== 'ours' || Number(spec.settings.time ?? 0) > 0,
  }
}

/** The agents of a tournament, at least two, each with a name of its own. */
export function parseLineUp(words: readonly string[], game?: string): Entrant[] {
  if (words.length < 2)
    throw new InputError(
      'agents: a tournament needs at least two; for example --agents scripted random',
    )
  const entrants = words.map((word) => parseEntrant(word, game))
  const seen = new Set<string>()
  return entrants.map((entrant) => {
    if (!seen.has(entrant.agent)) {
      seen.add(entrant.agent)
      return entrant
    }
    // The same spec twice is a mirror match; names that were given must differ.
    for (let i = 2; ; i++) {
      const agent = `${entrant.agent}-${i}`
      if (words.some((word) => word.startsWith(`${entrant.agent}=`)))
        throw new InputError(
          `agents: two are called "${entrant.agent}"; give each a name of its own, as in name=spec`,
        )
      if (seen.has(agent)) continue
      seen.add(agent)
      return { ...entrant, agent }
    }
  })
}

function checkName(agent: string): void {
  if (!NAME.test(agent) || agent.length > LONGEST_NAME)
    throw new InputError(
      `agents: "${agent}" is no name; a name has up to ${LONGEST_NAME} characters, no spaces and no = or "; give one as in name=spec`,
    )
}

/** `mcts:iterations=400` is called mcts-400, `exec:python3 bots/hunter.py` hunter.py. */
function usualName(text: string, spec: Spec): string {
  if (spec.kind === 'ours') {
    const colon = text.indexOf(':')
    if (colon < 0) return text.trim()
    const values = text
      .slice(colon + 1)
      .split(',')
      .map((part) => part.split('=').pop()?.trim() ?? '')
    return [text.slice(0, colon).trim(), ...values].join('-').slice(0, LONGEST_NAME)
  }
  const words = spec.kind === 'file' ? [spec.path] : spec.command.split(/\s+/)
  const file = words.findLast((word) => /\.[a-z]{1,4}$/i.test(word)) ?? words[0] ?? text
  return basename(file.replace(/["']/g, '')).slice(0, LONGEST_NAME)
}
