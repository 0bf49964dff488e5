import type { QueueBaseOptions } from 'bullmq'
import { Redis, type RedisOptions } from 'ioredis'
import { InputError } from '../../engine/input-error.js'
import { type ProgramIdentity, thisProgram } from '../tournament/program.js'
import { shownAddress } from './shown-address.js'

/** The way to a Redis. It is tried again and again while Redis is away, until it is given up. */
export interface QueueConnection {
  readonly options: QueueBaseOptions['connection']
  giveUp(): void
}

const READY_MS = 3000
const GOODBYE_MS = 3000

/** How to reach the Redis of `redis://[user:password@]host[:port][/db]`. */
export function connectionOf(address: string): QueueConnection {
  const shown = shownAddress(address)
  let url: URL
  try {
    url = new URL(address)
  } catch {
    throw new InputError(`queue: "${shown}" is no address; for example redis://localhost:6379`)
  }
  if (url.protocol !== 'redis:' && url.protocol !== 'rediss:')
    throw new InputError(`queue: "${shown}" is not of Redis; for example redis://localhost:6379`)
  const db = Number(url.pathname.slice(1) || 0)
  if (!Number.isInteger(db))
    throw new InputError(
      `queue: "${shown}" names the database "${url.pathname.slice(1)}", not a number`,
    )
  let isGivenUp = false
  const options = {
    host: url.hostname,
    port: Number(url.port || 6379),
    db,
    ...(url.username === '' ? {} : { username: decoded(url.username, shown) }),
    ...(url.password === '' ? {} : { password: decoded(url.password, shown) }),
    ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
    maxRetriesPerRequest: null,
    retryStrategy: (times: number) => (isGivenUp ? null : Math.min(1000, 50 * times)),
  }
  return {
    options,
    giveUp: () => {
      isGivenUp = true
    },
  }
}

function decoded(text: string, shown: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new InputError(`queue: "${shown}": a "%" in name or password is written %25`)
  }
}

/** Games of one program; others never see them. */
export function gamesQueueName(program: ProgramIdentity = thisProgram()): string {
  return `dejarik-games-${program.version}-${program.build}`
}

/** Fails with one line that says why when Redis does not answer now. Later it may come and go. */
export async function checkReachable(address: string): Promise<void> {
  const client = new Redis({
    ...(connectionOf(address).options as RedisOptions),
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    connectTimeout: READY_MS,
    retryStrategy: () => null,
  })
  let first: Error | null = null
  client.on('error', (error: Error) => {
    first ??= error
  })
  try {
    await client.connect()
    await client.ping()
  } catch (error) {
    throw new InputError(`queue: ${reasonOf(first ?? error, shownAddress(address))}`)
  } finally {
    client.disconnect()
  }
}

function reasonOf(error: unknown, shown: string): string {
  const text = error instanceof Error ? error.message : String(error)
  if (/WRONGPASS|invalid password/i.test(text)) return `${shown} refuses this name and password`
  if (/NOAUTH/i.test(text)) return `${shown} asks for a password: redis://:PASSWORD@host`
  if (/DB index/i.test(text)) return `${shown} has no such database`
  return `no Redis answers at ${shown}; start one, or check the address`
}

/** Waits for an end that a Redis which is away could put off for ever. */
export async function settled(end: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, GOODBYE_MS)
  })
  await Promise.race([end.catch(() => {}), enough])
  clearTimeout(timer)
}
