#!/usr/bin/env node
// node scripts/api.mjs [--check]: writes docs/API.md, what the package exports, from the types that tsc has built (dist/types).
// With --check nothing is written, and another page than the one that is there is a failure.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const PAGE = join(ROOT, 'docs/API.md')

/** What each door is for; a door without a line here fails. */
const ABOUT = {
  '.': 'The contract: what a game implements, and what everybody else uses of it.',
  './random': 'The generators: one that is passed in, and the one inside a state.',
  './state': 'A state is one flat buffer.',
  './input-error':
    'What is thrown for what came from outside: one line that says where, what, and what would be right.',
  './games': 'The games of the project, loaded when they are asked for.',
  './record': 'Recorded games: played again, checked.',
  './packed-record': 'Recorded games as bytes.',
  './agent': 'What an agent is, and what it is handed.',
  './agents': 'Which agents and levels a game has.',
  './spec': 'Agents by their specs, as `mcts:iterations=400`, and with settings that are checked.',
  './brains': 'What tells the search of a game; extend `PlainBrains`.',
  './players': 'What a game brings to the players beside its rules.',
  './contract':
    'What every game must hold: run each of these in the tests of a game of yours, with any test runner.',
  './match': 'Matches of agents in one thread.',
  './rebellion': 'Star Wars: Rebellion.',
}
/** @typedef {{ name: string, doc: string, code: string }} Declaration */

/** @type {Map<string, Map<string, Declaration>>} */
const modules = new Map()

const page = [
  '# What the package exports',
  '',
  'Made from the types by `node scripts/api.mjs`. A worked example of a game with its brains is `arena/examples/liars-dice.ts`; an agent,',
  '`arena/examples/keen-bot.ts`.',
  '',
  ...doors().flatMap(([path, types]) => door(path, types)),
].join('\n')

if (process.argv.includes('--check')) {
  if (readFileSync(PAGE, 'utf8') !== page) {
    console.error('docs/API.md is not what the types say: node scripts/api.mjs writes it anew')
    process.exitCode = 1
  }
} else writeFileSync(PAGE, page)

/** @returns {[string, string][]} */
function doors() {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([path, entry]) =>
    typeof entry === 'object' ? [[path, join(ROOT, entry.types)]] : [],
  )
}

/**
 * @param {string} path
 * @param {string} types
 */
function door(path, types) {
  const about = /** @type {Record<string, string>} */ (ABOUT)[path]
  if (about === undefined) throw new Error(`scripts/api.mjs: say what ${path} is for`)
  const found = [...exportsOf(types).values()]
  const title = [`## \`dejarik${path.slice(1)}\``, '', about, '']
  return [
    ...title,
    ...found.flatMap(({ doc, code, name }) => [
      `### ${name}`,
      '',
      ...(doc === '' ? [] : [doc, '']),
      '```ts',
      code,
      '```',
      '',
    ]),
  ]
}

/**
 * What a module exports, what it hands on included, in the order of its file.
 * @param {string} file
 * @returns {Map<string, Declaration>}
 */
function exportsOf(file) {
  const known = modules.get(file)
  if (known !== undefined) return known
  /** @type {Map<string, Declaration>} */
  const found = new Map()
  modules.set(file, found)
  for (const { doc, code } of statements(readFileSync(file, 'utf8'))) {
    const handed = /^export (?:type )?\{([^}]*)\} from '([^']+)'/s.exec(code)
    if (handed !== null) {
      const from = exportsOf(join(dirname(file), (handed[2] ?? '').replace(/\.js$/, '.d.ts')))
      for (const part of (handed[1] ?? '').split(',')) {
        const [name = '', as = name] = part
          .replace(/\btype\b/, '')
          .trim()
          .split(/\s+as\s+/)
        const declaration = from.get(name)
        if (declaration !== undefined) found.set(as, { ...declaration, name: as })
      }
      continue
    }
    const name =
      /^export (?:declare )?(?:abstract )?(?:async )?(?:function|class|const|interface|type|enum) (\w+)/.exec(
        code,
      )?.[1]
    if (name === undefined) continue
    const before = found.get(name)
    found.set(name, { name, doc, code: before === undefined ? code : `${before.code}\n${code}` })
  }
  return found
}

/**
 * The statements of a file of types with the comments before them. tsc indents what is inside, so a statement begins at the
 * first column and goes on as long as lines are indented or close something.
 * @param {string} text
 */
function statements(text) {
  /** @type {{ doc: string, code: string }[]} */
  const found = []
  let doc = ''
  let comment = false
  for (const line of text.split('\n')) {
    if (line.startsWith('/**') || comment) {
      if (!comment) doc = ''
      comment = !line.trimEnd().endsWith('*/')
      doc += `${line
        .replace(/^\s*\/?\*+\/?/, '')
        .replace(/\*\/\s*$/, '')
        .trim()} `
      continue
    }
    const last = found.at(-1)
    if (/^[\s}\])|]/.test(line) && last !== undefined) last.code += `\n${line}`
    else if (line !== '') {
      found.push({ doc: doc.trim(), code: line })
      doc = ''
    }
  }
  return found.map(({ doc: said, code }) => ({
    doc: said,
    code: code
      .trimEnd()
      .replace(/^export declare /, 'export ')
      .replace(/^ {4}private .*\n?/gm, '')
      .replace(/^( {4})+/gm, (spaces) => ' '.repeat(spaces.length / 2)),
  }))
}
