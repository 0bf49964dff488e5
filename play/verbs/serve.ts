import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { InputError } from '../../engine/input-error.js'
import { UsageError } from '../errors.js'
import { readFolder } from '../server/files.js'
import { listen } from '../server/listen.js'
import { fileServer } from '../server/server.js'

interface Given {
  host: string
  port: string
}

const LAST_PORT = 65535

/** `dejarik serve` */
export function command(): Command {
  return new Command()
    .option('-p, --port <n>', 'port; 0 takes any free one', '4177')
    .option(
      '--host <address>',
      'address to listen at; the default is this machine only',
      '127.0.0.1',
    )
    .action(run)
}

async function run({ host, port }: Given): Promise<void> {
  const folder = fileURLToPath(new URL('./page', import.meta.url))
  if (!existsSync(folder))
    throw new InputError(`the page has not been built; "node build.mjs" builds it`)
  const server = fileServer(readFolder(folder))
  const url = await listen(server, host, portOf(port))
  process.stdout.write(`${url}\n`)
  process.stderr.write('Dejarik is served at this address. Ctrl-C ends it.\n')
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  })
}

function portOf(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > LAST_PORT)
    throw new UsageError(`--port: "${text}" is not a port; it goes from 0 to ${LAST_PORT}`)
  return port
}
