import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { InputError } from '../../engine/input-error.js'

const LAST_PORT = 65535
const PORTS_TRIED = 50

/** Listens at the port; a taken one is an error that names the next free one. Answers the address. */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  if (!(await tries(server, host, port))) {
    const free = await nextFree(server, host, port + 1)
    throw new InputError(`port ${port} is taken${free === null ? '' : `; --port ${free} is free`}`)
  }
  return urlOf(server, host)
}

/** False when the port is taken; what else is wrong with host or port is an InputError. */
async function tries(server: Server, host: string, port: number): Promise<boolean> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') return false
    if (code === 'EACCES') throw new InputError(`port ${port} may not be used; try --port 8080`)
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN')
      throw new InputError(`--host: "${host}" is no address of this machine`)
    throw error
  }
}

async function nextFree(server: Server, host: string, from: number): Promise<number | null> {
  for (let port = from; port <= LAST_PORT && port < from + PORTS_TRIED; port++) {
    if (!(await tries(server, host, port))) continue
    server.close()
    return port
  }
  return null
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`
}
