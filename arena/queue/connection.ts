import type { QueueBaseOptions } from 'bullmq'
import { InputError } from '../../engine/input-error.js'
import { type ProgramIdentity, thisProgram } from '../tournament/program.js'

/** The way to a Redis. It is tried again and again while Redis is away, until it is given up. */
export interface QueueConnection {
  readonly options: QueueBaseOptions['connection']
  giveUp(): void
}

const READY_MS = 3000
const GOODBYE_MS = 3000

/** How to reach the Redis of `redis://[user:password@]host[:port][/db]`. */
export function connectionOf(address: string): QueueConnection {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    throw new InputError(`queue: "${address}" is no address; for example redis://localhost:6379`)
  }
  if (url.protocol !== 'redis:' && url.protocol !== 'rediss:')
    throw new InputError(`queue: "${address}" is not of Redis; for example redis://localhost:6379`)
  const db = Number(url.pathname.slice(1) || 0)
  if (!Number.isInteger(db))
    throw new InputError(
      `queue: "${address}" names the database "${url.pathname.slice(1)}", not a number`,
    )
  let isGivenUp = false
  const options = {
    host: url.hostname,
    port: Number(url.port || 6379),
    db,
    ...(url.username === '' ? {} : { username: decodeURIComponent(url.username) }),
    ...(url.password === '' ? {} : { password: decodeURIComponent(url.password) }),
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

/** The address without its password, to be shown. */
export function shownAddress(address: string): string {
  return address.replace(/\/\/[^@/]*@/, '//')
}

/** Games of one program; others never see them. */
export function gamesQueueName(program: ProgramIdentity = thisProgram()): string {
  return `dejarik-games-${program.version}-${program.build}`
}

/** Fails with one line when Redis does not answer now. Later it may come and go. */
export async function waitUntilReachable(ready: Promise<unknown>, address: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), READY_MS)
  })
  const outcome = await Promise.race([
    ready.then(
      () => 'ready' as const,
      () => 'late' as const,
    ),
    late,
  ])
  clearTimeout(timer)
  if (outcome === 'late')
    throw new InputError(
      `queue: no Redis answers at ${shownAddress(address)}; start one, or check the address`,
    )
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
