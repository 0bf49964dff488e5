#!/usr/bin/env node
import { explain } from './errors.js'
import { program } from './program.js'
import { VERBS } from './verbs.js'

/** Says what is wrong in one line and ends with its exit code once everything is written. */
function fail(error: unknown): void {
  const { line, exitCode } = explain(error)
  const text = line === '' ? '' : `dejarik: ${line}\n`
  process.stdout.write('', () => process.stderr.write(text, () => process.exit(exitCode)))
}

// The reader of a pipe may leave early (`dejarik … | head`): that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  fail(error)
})
process.on('uncaughtException', fail)

const args = process.argv.slice(2)
try {
  await (await program(args, VERBS)).parseAsync(args, { from: 'user' })
} catch (error) {
  fail(error)
}
