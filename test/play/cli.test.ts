import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { explain } from '../../play/errors.js'
import { program } from '../../play/program.js'
import type { Verb } from '../../play/verb.js'

const loaded: string[] = []
const calls: unknown[] = []

/** Two verbs of a made-up game: one with an option, one with a verb below it. */
const TOYS: readonly Verb[] = [
  toy('roll', 'Rolls dice.', () =>
    new Command()
      .argument('<count>')
      .option('-s, --sides <n>', 'sides of a die', '6')
      .action((count, options) => {
        calls.push([count, options])
      }),
  ),
  toy('deck', 'Looks at a deck.', () => {
    const deck = new Command()
    deck.command('draw').action(() => {
      calls.push('draw')
    })
    return deck
  }),
]

function toy(name: string, about: string, command: () => Command): Verb {
  const load = () => {
    loaded.push(name)
    return Promise.resolve({ command })
  }
  return { name, about, examples: [`dejarik ${name} 3`], load }
}

/** Runs arguments in this process: what is printed, and what is said of an error. */
async function run(...args: string[]) {
  loaded.length = 0
  calls.length = 0
  let out = ''
  const root = await program(args, TOYS)
  const record = (command: Command): void => {
    command.configureOutput({
      writeOut: (text) => {
        out += text
      },
      writeErr: (text) => {
        out += text
      },
    })
    command.commands.forEach(record)
  }
  record(root)
  try {
    await root.parseAsync(args, { from: 'user' })
    return { out, line: '', exitCode: 0 }
  } catch (error) {
    return { out, ...explain(error) }
  }
}

function cli(...args: string[]) {
  // Built into the same folder as this test.
  const file = join(import.meta.dirname, 'cli.js')
  return spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' })
}

test('help has one sentence, then examples, then the verbs', async () => {
  const { out, exitCode } = await run('--help')
  assert.is(exitCode, 0)
  assert.is(
    out,
    `Usage: dejarik [options] [command]

Plays Star Wars: Rebellion and other games with hidden information.

Examples:
  dejarik roll 3
  dejarik deck 3

Options:
  -V, --version  output the version number
  -h, --help     show help

Commands:
  roll           Rolls dice.
  deck           Looks at a deck.
  help [verb]    show help for a verb
`,
  )
  assert.equal(loaded, [])
})

test('without a verb there is the help, and nothing was done', async () => {
  const { out, line, exitCode } = await run()
  assert.match(out, 'Usage: dejarik [options] [command]')
  assert.equal([line, exitCode], ['', 2])
})

test('the help of a verb has its examples and its options', async () => {
  const expected = `Usage: dejarik roll [options] <count>

Rolls dice.

Examples:
  dejarik roll 3

Options:
  -s, --sides <n>  sides of a die (default: "6")
  -h, --help       show help
`
  for (const args of [
    ['roll', '--help'],
    ['help', 'roll'],
  ]) {
    const { out, exitCode } = await run(...args)
    assert.is(exitCode, 0)
    assert.is(out, expected)
    assert.equal(loaded, ['roll'])
  }
})

test('only the module of the used verb is loaded', async () => {
  assert.is((await run('roll', '2', '--sides', '8')).exitCode, 0)
  assert.equal(calls, [['2', { sides: '8' }]])
  assert.equal(loaded, ['roll'])
})

/** What was typed, what is answered. */
const WRONG: readonly (readonly [args: string, line: string])[] = [
  ['rol 3', `unknown command 'rol'; did you mean "roll"?`],
  ['zzz', `unknown command 'zzz'; see "dejarik --help"`],
  ['--versoin', `unknown option '--versoin'; did you mean "--version"?`],
  ['roll', `missing required argument 'count'; see "dejarik --help"`],
  ['roll 3 --side 4', `unknown option '--side'; did you mean "--sides"?`],
  [
    'roll 3 4',
    `too many arguments for 'roll'. Expected 1 argument but got 2; see "dejarik --help"`,
  ],
  ['deck drow', `unknown command 'drow'; did you mean "draw"?`],
]

test('wrong usage is answered in one line, with the nearest right word', async () => {
  for (const [args, line] of WRONG)
    assert.equal(await run(...args.split(' ')), { out: '', line, exitCode: 2 }, args)
})

test('the binary prints its version to stdout', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { status, stdout, stderr } = cli('--version')
  assert.equal([status, stdout, stderr], [0, `${version}\n`, ''])
})

test('the binary prints an error as one line to stderr', () => {
  const { status, stdout, stderr } = cli('--versoin')
  const line = `dejarik: unknown option '--versoin'; did you mean "--version"?\n`
  assert.equal([status, stdout, stderr], [2, '', line])
})

test.run()
