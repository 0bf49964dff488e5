import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AgentFactory } from '../../agents/agent.js'
import { InputError } from '../../engine/input-error.js'

/** The agent that a module of somebody else exports. TypeScript is built on the way in. */
export async function loadAgentModule(path: string): Promise<AgentFactory> {
  const module: unknown = /\.m?ts$/.test(path)
    ? await importTypeScript(path)
    : await import(addressOf(path))
  const agent =
    typeof module === 'object' && module !== null && 'agent' in module ? module.agent : undefined
  if (!isFactory(agent))
    throw new InputError(
      `agent "${path}": the module exports no agent; see arena/examples/cautious-bot.ts`,
    )
  return agent
}

function isFactory(value: unknown): value is AgentFactory {
  return (
    typeof value === 'object' &&
    value !== null &&
    'create' in value &&
    typeof value.create === 'function' &&
    'options' in value
  )
}

async function importTypeScript(path: string): Promise<unknown> {
  const esbuild = await import('esbuild').catch(() => {
    throw new InputError(
      `agent "${path}": TypeScript needs esbuild, which is not installed; give a .js or .mjs file`,
    )
  })
  const built = await esbuild.build({
    entryPoints: [resolve(path)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
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

function addressOf(path: string): string {
  return pathToFileURL(resolve(path)).href
}
