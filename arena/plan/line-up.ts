import { basename } from 'node:path'
import { parseSpec, type Spec } from '../../agents/spec.js'
import { USUAL_GAME } from '../../engine/games.js'
import { InputError } from '../../engine/input-error.js'
import { inFileNamed, readJsonFile } from '../files.js'
import { foreignText } from '../foreign-text.js'
import { plugOf } from '../games.js'

/** Who sits in a seat. */
export interface SeatSpec {
  readonly spec: string
  readonly kind: Spec['kind']
  /** Whether a clock is held against it. */
  readonly isTimed: boolean
}

/** One of those who meet in a tournament; plays a side, whichever that is. */
export interface Entrant extends SeatSpec {
  /** Its name in all tables; unique. */
  readonly agent: string
  /** Who sits in each seat of its side; left out where all seats have the same spec. */
  readonly team?: readonly SeatSpec[]
}

/** Between the specs of a team, as it is shown. */
const JOINT = ' + '
const NAME = /^[^\s=:,"/\\][^\s="]*$/
const LONGEST_NAME = 40

/**
 * `spec` or `name=spec`, each with `@file` behind it where the game knows files for its seats; a spec for each seat of the side as in `mcts:100+scripted`. Specs hold `=` themselves, so a
 * name ends at an `=` before any `:`, `/`, `,` and space.
 */
export function parseEntrant(text: string, game?: string): Entrant {
  const [, name, rest] = /^([^\s=:,/"]+)=(.+)$/s.exec(text.trim()) ?? []
  const texts = specsOf(rest ?? text)
  const specs = texts.map((one) => specIn(one, game))
  const agent = name ?? cutName(specs.map((spec, i) => usualName(texts[i] as string, spec)))
  checkName(agent)
  const seats = specs.map(seatSpec)
  const [alone] = seats
  if (alone !== undefined && seats.length === 1) return { agent, ...alone }
  return {
    agent,
    spec: seats.map((one) => one.spec).join(JOINT),
    kind: seats.find((one) => one.kind !== 'ours')?.kind ?? 'ours',
    isTimed: seats.some((one) => one.isTimed),
    team: seats,
  }
}

/** The spec that a text means, `mcts:100@fleet.json` with what the file stands for in this game written out. */
function specIn(text: string, game = USUAL_GAME): Spec {
  const [, own, file] = /^([^@]+)@(.+)$/s.exec(text) ?? []
  if (own === undefined || file === undefined || isForeign(own)) return parseSpec(text, game)
  const { seatFile } = plugOf(game)
  if (seatFile === undefined)
    throw new InputError(`agent "${text}": no file can be given to an agent of ${game}`)
  const content = readJsonFile(file)
  const written = inFileNamed(file, () => seatFile(content))
  parseSpec(own, game)
  try {
    return parseSpec(`${own}${own.includes(':') ? ',' : ':'}${written}`, game)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new InputError(`agent "${text}": no file can be given to ${own}`)
  }
}

/** Who sits in the seat of its side with this place, counted from 0. */
export function seatSpecOf(entrant: Entrant, place: number): SeatSpec {
  return entrant.team?.[place] ?? entrant
}

/** Commands and files may hold a `+` of their own, so those of a team end at ` + ` with spaces only. */
function specsOf(text: string): string[] {
  return text.split(JOINT).flatMap((part) => {
    const specs: string[] = []
    let rest = part.trim()
    for (;;) {
      const plus = rest.indexOf('+')
      if (plus < 0 || isForeign(rest)) return [...specs, rest]
      specs.push(rest.slice(0, plus).trim())
      rest = rest.slice(plus + 1).trim()
    }
  })
}

function isForeign(text: string): boolean {
  return text.startsWith('exec:') || /^[^:+]*[/\\]|^[^:+]*\.(ts|mts|js|mjs)$/.test(text)
}

function seatSpec(spec: Spec): SeatSpec {
  const isTimed = spec.kind !== 'ours' || Number(spec.settings.time ?? 0) > 0
  return { spec: spec.text, kind: spec.kind, isTimed }
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
  if (!NAME.test(agent) || agent.length > LONGEST_NAME || foreignText(agent) !== agent)
    throw new InputError(
      `agents: "${agent}" is no name; a name has up to ${LONGEST_NAME} characters, no spaces and no = or "; give one as in name=spec`,
    )
}

/** `mcts:iterations=400` is called mcts-400, `exec:python3 bots/hunter.py` hunter.py. */
function usualName(text: string, spec: Spec): string {
  if (spec.kind === 'ours') {
    const [own = text, file] = text.split('@')
    const tail = file === undefined ? '' : `-${basename(file).replace(/\.\w+$/, '')}`
    const colon = own.indexOf(':')
    if (colon < 0) return own.trim() + tail
    const values = own
      .slice(colon + 1)
      .split(',')
      .map((part) => part.split('=').pop()?.trim() ?? '')
    return [own.slice(0, colon).trim(), ...values].join('-') + tail
  }
  const words = spec.kind === 'file' ? [spec.path] : spec.command.split(/\s+/)
  const file = words.findLast((word) => /\.[a-z]{1,4}$/i.test(word)) ?? words[0] ?? text
  return basename(file.replace(/["']/g, ''))
}

function cutName(names: readonly string[]): string {
  return names.join('+').slice(0, LONGEST_NAME)
}
