import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AgentFactory } from '../../agents/agent.js'
import { InputError } from '../../engine/input-error.js'
import { openOwnDoors, ownDoors } from './own-doors.js'

/** The agent that a module of somebody else exports. */
export async function loadAgentModule(path: string): Promise<AgentFactory> {
  const module = await importForeign(path)
  const agent =
    typeof module === 'object' && module !== null && 'agent' in module ? module.agent : undefined
  if (agent === undefined)
    throw new InputError(
      `agent "${path}": the module exports no agent; see arena/examples/keen-bot.ts`,
    )
  const lacking = lackOf(agent)
  if (lacking !== null) throw new InputError(`agent "${path}": its agent has no ${lacking}`)
  return agent as AgentFactory
}

/** What a module of somebody else exports. TypeScript is built on the way in; `dejarik/…` is this program. */
export async function importForeign(path: string): Promise<unknown> {
  if (!existsSync(path)) throw new InputError(`there is no file "${path}"`)
  openOwnDoors()
  return /\.m?ts$/.test(path) ? importTypeScript(path) : importPlain(path)
}

/** What a module's agent needs to be one and does not have; null when it is whole. */
function lackOf(agent: unknown): string | null {
  if (typeof agent !== 'object' || agent === null) return 'factory: it is no object'
  const { name, options, create } = agent as Record<string, unknown>
  if (typeof name !== 'string' || name.trim() === '') return 'name'
  if (typeof options !== 'object' || options === null) return 'options ({} for none)'
  return typeof create === 'function' ? null : 'function "create"'
}

async function importPlain(path: string): Promise<unknown> {
  try {
    return await import(addressOf(path))
  } catch (error) {
    const line = error instanceof SyntaxError ? lineOfSlip(path) : null
    if (line === null || !(error instanceof SyntaxError)) throw error
    throw new InputError(`SyntaxError: ${error.message} (${basename(path)}:${line})`)
  }
}

/** Where a file cannot be read as JavaScript: an error of `import` does not know it. */
function lineOfSlip(path: string): string | null {
  const { stderr } = spawnSync(process.execPath, ['--check', path], { encoding: 'utf8' })
  const [first = ''] = stderr.split('\n')
  return first.startsWith(resolve(path)) ? (/:(\d+)$/.exec(first)?.[1] ?? null) : null
}

async function importTypeScript(path: string): Promise<unknown> {
  const esbuild = await import('esbuild').catch(() => null)
  // Newer versions of Node read types away by themselves
  if (esbuild === null && 'typescript' in process.features && process.features.typescript !== false)
    return import(addressOf(path))
  if (esbuild === null)
    throw new InputError(
      `agent "${path}": TypeScript needs esbuild (npm install esbuild) or Node 22.18; or give a .js or .mjs file`,
    )
  const built = await esbuild
    .build({
      entryPoints: [resolve(path)],
      bundle: true,
      external: ownDoors(),
      write: false,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: 'inline',
      logLevel: 'silent',
    })
    .catch((error: unknown) => {
      throw new InputError(`agent "${path}": ${buildFault(error)}`)
    })
  const folder = await mkdtemp(join(tmpdir(), 'dejarik-bot-'))
  try {
    const file = join(folder, 'bot.mjs')
    await writeFile(file, built.outputFiles[0]?.text ?? '')
    return await import(addressOf(file))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The first complaint of esbuild, with its place. */
function buildFault(error: unknown): string {
  const errors = (error as { errors?: { text: string; location: Location | null }[] }).errors
  const [first] = errors ?? []
  if (first === undefined) return String(error)
  const { location } = first
  return location === null
    ? first.text
    : `${first.text} (${basename(location.file)}:${location.line})`
}

interface Location {
  readonly file: string
  readonly line: number
}

function addressOf(path: string): string {
  return pathToFileURL(resolve(path)).href
}

/** What a module threw: in a line, with file and line, and whole. */
export interface ModuleFault {
  readonly what: string
  readonly stack: string
}

const LONGEST_MESSAGE = 1000
const LONGEST_STACK = 1 << 16

/** Anything may be thrown, and a stack may be anything. */
export function faultOf(error: unknown): ModuleFault {
  try {
    if (!(error instanceof Error)) return { what: `threw ${String(error)}`, stack: '' }
    const stack = typeof error.stack === 'string' ? error.stack.slice(0, LONGEST_STACK) : ''
    const what =
      typeof error.message === 'string'
        ? error.message.slice(0, LONGEST_MESSAGE)
        : 'threw an error without a text'
    if (error instanceof InputError) return { what, stack }
    const place = placeIn(stack)
    const name = typeof error.name === 'string' ? error.name : 'Error'
    return { what: `${name}: ${what}${place === '' ? '' : ` (${place})`}`, stack }
  } catch {
    return { what: 'threw what has no text', stack: '' }
  }
}

/** Frames of a stack are lines that begin so; what was thrown may be of any length. */
const FRAME = /^\s*at .*?([^\s()/\\]+\.m?[jt]s):(\d+):\d+\)?$/
const LONGEST_FRAME = 500

/** Where the topmost frame of a stack stands. */
function placeIn(stack: string): string {
  for (const line of stack.split('\n')) {
    const found = line.length > LONGEST_FRAME ? null : FRAME.exec(line)
    if (found !== null) return `${found[1]}:${found[2]}`
  }
  return ''
}
