import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Result, runFiles } from './run.mjs'

const PASSING = `test('passes', () => {})\n`
const REJECTING = `test('rejects with nothing', () => Promise.reject())\n`
const NOT_COUNTED = 'no tests were counted: it ended early, or test.run() is missing'
const RUN = 'test.run()\n'

/** A test file, what the runner must count, and what it must complain of (nothing: empty). */
const FILES: readonly (readonly [
  name: string,
  text: string,
  passed: number,
  failed: number,
  complaint: string,
])[] = [
  ['all well', PASSING + PASSING + RUN, 2, 0, ''],
  [
    'one test fails',
    `${PASSING}test('fails', () => { throw new Error('no') })\n${RUN}`,
    1,
    1,
    'exit code 1; 1 of 2 tests did not pass',
  ],
  ['test.run() is missing', PASSING, 0, 1, NOT_COUNTED],
  ['no tests', RUN, 0, 1, NOT_COUNTED],
  ['rejects with nothing', REJECTING + RUN, 0, 1, '1 of 1 tests did not pass'],
  [
    'rejects with nothing beside a skipped test',
    `${PASSING + REJECTING}test.skip('skipped', () => {})\n${RUN}`,
    1,
    2,
    '1 of 2 tests did not pass; 1 tests left out by test.skip or test.only',
  ],
  [
    'runs only one',
    `${PASSING}test.only('only', () => {})\n${RUN}`,
    1,
    1,
    '1 tests left out by test.skip or test.only',
  ],
  ['exits while loading', `${PASSING + RUN}process.exit(0)\n`, 0, 1, NOT_COUNTED],
  [
    'exits inside a test',
    `test('exits', () => process.exit(0))\n${RUN}`,
    0,
    1,
    `exit code 1; ${NOT_COUNTED}`,
  ],
  ['throws while loading', `throw new Error('no')\n`, 0, 1, `exit code 1; ${NOT_COUNTED}`],
  [
    'ends by a signal',
    `process.kill(process.pid, 'SIGTERM')\nsetTimeout(() => {}, 20_000)\n`,
    0,
    1,
    `ended by SIGTERM; ${NOT_COUNTED}`,
  ],
  [
    'prints the lines of uvu itself',
    `console.log('\\n  Total:     9\\n  Passed:    9')\n${REJECTING}${RUN}`,
    0,
    1,
    '1 of 1 tests did not pass',
  ],
  [
    'fails after all tests have passed',
    `${PASSING + RUN}process.on('exit', () => { process.exitCode = 3 })\n`,
    1,
    1,
    'exit code 3',
  ],
]

const LIMIT_MS = 60_000

async function run(texts: readonly string[], limitMs: number, crowding?: () => number) {
  // Beside the built tests, where `uvu` is found.
  const folder = mkdtempSync(join(import.meta.dirname, 'run-'))
  const results: Result[] = []
  try {
    const files = texts.map((text, i) => {
      const file = join(folder, `${i}.mjs`)
      writeFileSync(file, `import { test } from 'uvu'\n${text}`)
      return { file, name: `${i}` }
    })
    const report = (result: Result) => results.push(result)
    const sum = await runFiles(files, {
      atOnce: 2,
      limitMs,
      report,
      ...(crowding === undefined ? {} : { crowding }),
    })
    return { sum, results: results.sort((a, b) => Number(a.name) - Number(b.name)) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('every file is counted for what it is', async () => {
  const { sum, results } = await run(
    FILES.map(([, text]) => text),
    LIMIT_MS,
  )
  FILES.forEach(([name, , ...expected], i) => {
    const { passed, failed, complaint } = results[i]!
    assert.equal([passed, failed, complaint], expected, name)
  })
  assert.is(
    sum.passed,
    FILES.reduce((n, file) => n + file[2], 0),
  )
  assert.is(
    sum.failed,
    FILES.reduce((n, file) => n + file[3], 0),
  )
})

test('what a failing test prints is handed on', async () => {
  const { results } = await run(
    [`test('fails', () => { throw new Error('reason') })\n${RUN}`],
    LIMIT_MS,
  )
  assert.match(results[0]!.output, 'reason')
})

// Nothing outlives this test by much, even when it is itself killed half-way.
const LINGER = 'setTimeout(() => {}, 20_000)'
const STARTING = `
  import { spawn } from 'node:child_process'
  const child = spawn(process.execPath, ['-e', '${LINGER}'], { stdio: 'ignore' })
  child.unref()
  console.log('started ' + child.pid)\n`
const HANGING = `test('hangs', () => new Promise(() => ${LINGER}))\n`

test('a file that hangs is ended, with what it has started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-hangs-'))
  const sign = join(folder, 'started')
  const signing = `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(sign)}, '')\n`
  // However long it takes to start, it hangs from there on
  const crowding = (): number => (existsSync(sign) ? 1 : Number.POSITIVE_INFINITY)
  const { sum, results } = await run([STARTING + signing + HANGING + RUN], 1, crowding)
  assert.equal(sum, { passed: 0, failed: 1 })
  assert.match(results[0]!.complaint, /^still running after \d+ ms; /)
  assert.ok(results[0]!.complaint.endsWith(NOT_COUNTED))
  await hasEnded(results[0]!)
})

test('a file that has told its counts and does not end is not waited for', async () => {
  const staying = `test('leaves something open', () => { ${LINGER} })\n`
  const { sum, results } = await run([staying + RUN], LIMIT_MS)
  assert.equal(sum, { passed: 1, failed: 1 })
  assert.match(results[0]!.complaint, /^still running after \d+ ms$/)
})

test('where others take the processors a file may take longer', async () => {
  const slow = `test('is slow', () => new Promise((done) => setTimeout(done, 1200)))\n${RUN}`
  const { sum } = await run([slow], 600, () => 1000)
  assert.equal(sum, { passed: 1, failed: 0 })
})

test('a file that ends takes with it what it has started', async () => {
  const { sum, results } = await run([STARTING + PASSING + RUN], LIMIT_MS)
  assert.equal(sum, { passed: 1, failed: 0 })
  await hasEnded(results[0]!)
})

/** Waits for the process that a file said it had started; it dies a moment after it was killed. */
async function hasEnded({ output }: Result): Promise<void> {
  const pid = /started (\d+)/.exec(output)?.[1]
  assert.ok(pid, output)
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Not gone, and not dead and waiting to be collected by its new parent. */
function isAlive(pid: string): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

test.run()
