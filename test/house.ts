import { posix } from 'node:path'
import { GAME_NAMES } from '../engine/games.js'

/** A source file: its path from the root of the project, with `/`, and what it says. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** The arrows: what each part may import beside itself. Parts that are not named here may import all. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  agents: ['engine'],
  arena: ['agents', 'engine'],
  play: ['arena', 'agents', 'engine'],
}

const MOST_LINES = 500

/** Words that no source file says. Spelled so that this file does not say them either. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/(?::|<|\||&|,|=>|\bas)\s*any\b(?!\s+\w|')/, 'the type "any"'],
  [/@ts-(?:ignore|nocheck|expect-error)\b/, 'a switch that silences the type check'],
  [/\b(?:TO[D]O|FIX[M]E)\b/, 'a note of unfinished work'],
  [/(?<![\w.])\/(?:hom[e]|roo[t]|wor[k])\//, 'a path of one machine'],
  [/registry[.]npmjs/, 'the address of a registry'],
]

/** The engine, the agents and the arena play the same game from the same seed, on every machine. */
const CHANCE = /\bMath\.random\b/
/** The engine knows no time. Its type check knows no Node and no page, so this is what is left. */
const CLOCK = /\bnew Date\b|\bDate\.now\b/

/** Everything that is wrong with a file, as `path:line: what`. */
export function complaints(source: Source): string[] {
  return [
    ...wrongImports(source),
    ...wrongWords(source),
    ...wrongLength(source),
    ...wrongTestFile(source),
  ]
}

/** The modules that a file imports or hands on, types included: relative ones as paths from the root. */
export function importsOf({ path, text }: Source): { to: string; line: number }[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g
  return [...text.matchAll(pattern)].map((match) => {
    const name = match[2] ?? ''
    const to = name.startsWith('.') ? posix.join(posix.dirname(path), name) : name
    return { to, line: lineAt(text, match.index) }
  })
}

function wrongImports(source: Source): string[] {
  const part = partOf(source.path)
  const allowed = MAY_IMPORT[part]
  if (allowed === undefined) return []
  return importsOf(source).flatMap(({ to, line }) => {
    const say = (what: string) => [`${source.path}:${line}: ${what}`]
    if (part === 'engine' && to.startsWith('node:')) return say(`the engine imports "${to}"`)
    if (!to.includes('/') || !isOurs(to)) return []
    const target = partOf(to)
    if (target !== part && !allowed.includes(target)) return say(`${part} imports ${target}`)
    if (part !== 'engine' && /^engine\/[^/]+\/(?:state\/)?layout\b/.test(to))
      return say(`${part} imports the layout of a game's state`)
    const [game, other] = [gameOf(source.path), gameOf(to)]
    if (game !== undefined && other !== undefined && game !== other)
      return say(`the game ${game} imports the game ${other}`)
    if (game === undefined && other !== undefined && !mayNameGames(source.path))
      return say(`${part} imports the game ${other} beside its list of games`)
    return []
  })
}

function wrongWords({ path, text }: Source): string[] {
  const banned = [...BANNED]
  if (['engine', 'agents', 'arena'].includes(partOf(path))) banned.push([CHANCE, 'Math.random'])
  if (partOf(path) === 'engine') banned.push([CLOCK, 'the clock'])
  if (gameOf(path) === undefined && !mayNameGames(path)) banned.push([GAME_NAME, 'a game by name'])
  return text
    .split('\n')
    .flatMap((line, i) =>
      banned.filter(([word]) => word.test(line)).map(([, what]) => `${path}:${i + 1}: ${what}`),
    )
}

function wrongLength({ path, text }: Source): string[] {
  if (path.includes('/data/')) return []
  const count = text.split('\n').length - 1
  return count > MOST_LINES ? [`${path}: ${count} lines, more than ${MOST_LINES}`] : []
}

/** uvu forgets tests that stand below `test.run()` and suites that are not run, and says nothing. */
function wrongTestFile({ path, text }: Source): string[] {
  if (!path.endsWith('.test.ts')) return []
  if (/^import \{[^}]*\bsuite\b[^}]*\} from 'uvu'/m.test(text)) return [`${path}: uses suites`]
  if (!/^import \{[^}]*\btest\b[^}]*\} from 'uvu'/m.test(text)) return []
  return text.endsWith('\ntest.run()\n') ? [] : [`${path}: does not end with test.run()`]
}

function partOf(path: string): string {
  return path.split('/')[0] ?? ''
}

function isOurs(path: string): boolean {
  return partOf(path) in MAY_IMPORT || ['test', 'scripts'].includes(partOf(path))
}

const GAMES = [...new Set([...GAME_NAMES, 'duel', 'skirmish'])]
const GAME_NAME = new RegExp(`'(?:${GAMES.join('|')})'`)
/** In these rooms a game is named in its folder and in the room's list of games only. */
const SORTED_ROOMS = ['engine', 'agents', 'arena', 'play']

/** The game to whose folder a path belongs. */
function gameOf(path: string): string | undefined {
  return GAMES.find((game) => path.split('/').slice(1, -1).includes(game))
}

function mayNameGames(path: string): boolean {
  return path === `${partOf(path)}/games.ts` || !SORTED_ROOMS.includes(partOf(path))
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
