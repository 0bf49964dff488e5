// Runs built uvu files and believes none of them: uvu itself says that all is well when a file
// never calls test.run(), when a test rejects with nothing, and when an import ends the process.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'

/**
 * @typedef {{ passed: number, failed: number, complaint: string }} Verdict
 * @typedef {{ file: string, name: string }} TestFile
 * @typedef {Verdict & { name: string, ms: number, output: string }} Result
 */

/** Children that are still running, so that an interrupted run leaves none behind. */
const running = /** @type {Set<import('node:child_process').ChildProcess>} */ (new Set())

/**
 * Runs the files, `atOnce` at a time, and calls `report` as each one ends. One lane begins at the end of the list: the
 * tests there mostly wait for browsers and programs, those at the front keep the processors busy.
 * `limitMs` is what a file may take where no more wants to run than there are processors.
 * @param {readonly TestFile[]} files
 * @param {{ atOnce: number, limitMs: number, report: (result: Result) => void, crowding?: () => number }} how
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runFiles(files, { atOnce, limitMs, report, crowding = crowdingNow }) {
  const waiting = [...files]
  const sum = { passed: 0, failed: 0 }
  const lane = async (/** @type {() => TestFile | undefined} */ take) => {
    for (let next = take(); next !== undefined; next = take()) {
      const result = await runFile(next, limitMs, crowding)
      sum.passed += result.passed
      sum.failed += result.failed
      report(result)
    }
  }
  const first = () => waiting.shift()
  const last = () => waiting.pop()
  await Promise.all(Array.from({ length: atOnce }, (_, i) => lane(i === atOnce - 1 ? last : first)))
  return sum
}

const LOOK_MS = 500
/** What a file may take to end once it has told its counts: the browser that a failed test leaves open would keep it. */
const CLOSING_MS = 5000

/** How many want to run for each processor: where it is ten, a test that does what it should takes ten times as long. */
function crowdingNow() {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
}

/** Ends every child at once, for an interrupted run. */
export function endChildren() {
  for (const child of running) endGroup(child)
}

/**
 * @param {TestFile} test
 * @param {number} limitMs
 * @param {() => number} crowding
 * @returns {Promise<Result>}
 */
async function runFile({ file, name }, limitMs, crowding) {
  const began = performance.now()
  // In a process group of its own, so that what a test has started ends with it.
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }, // the counts are read as text
  })
  running.add(child)
  child.once('exit', () => endGroup(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  let isOverdue = false
  let isTold = false
  let leftMs = limitMs
  let before = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    leftMs -= (now - before) / crowding()
    before = now
    if (!isTold && COUNTED.test(output)) {
      isTold = true
      leftMs = Math.min(leftMs, CLOSING_MS)
    }
    if (leftMs > 0) return
    isOverdue = true
    clearInterval(timer)
    endGroup(child)
    // A grandchild that has left the group may still hold them open.
    child.stdout.destroy()
    child.stderr.destroy()
  }, LOOK_MS)
  const [code, signal] = await once(child, 'close')
  clearInterval(timer)
  running.delete(child)
  const ms = Math.round(performance.now() - began)
  const ending = isOverdue ? `still running after ${ms} ms` : describeExit(code, signal)
  return { name, ms, output, ...judge(output, ending) }
}

/** The last of uvu's closing lines. */
const COUNTED = /^ {2}Duration: .*\n\s*$/m

/**
 * What the output of a file is worth; `ending` is empty when the process ended well.
 * @param {string} output
 * @param {string} ending
 * @returns {Verdict}
 */
function judge(output, ending) {
  const total = lastCount(output, 'Total')
  const passed = lastCount(output, 'Passed')
  const skipped = lastCount(output, 'Skipped')
  const complaints = [ending]
  if (total === 0)
    complaints.push('no tests were counted: it ended early, or test.run() is missing')
  else if (total !== passed) complaints.push(`${total - passed} of ${total} tests did not pass`)
  if (skipped > 0) complaints.push(`${skipped} tests left out by test.skip or test.only`)
  const complaint = complaints.filter((text) => text !== '').join('; ')
  const failed = total - passed + skipped
  return { passed, failed: complaint === '' ? 0 : Math.max(1, failed), complaint }
}

/**
 * The number in uvu's closing lines; a test may print such a line itself, but not after them.
 * @param {string} output
 * @param {string} label
 */
function lastCount(output, label) {
  const found = [...output.matchAll(new RegExp(`^ {2}${label}: +(\\d+)$`, 'gm'))].at(-1)
  return Number(found?.[1] ?? 0)
}

/**
 * @param {number | null} code
 * @param {string | null} signal
 */
function describeExit(code, signal) {
  if (signal !== null) return `ended by ${signal}`
  return code === 0 ? '' : `exit code ${code}`
}

/** @param {import('node:child_process').ChildProcess} child */
function endGroup(child) {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // Nobody is left in it.
  }
}
