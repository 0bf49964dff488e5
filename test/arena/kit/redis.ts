import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from './arena-kit.js'

/** A real redis-server of our own, which forgets everything when it ends. */
export class TestRedis {
  private server: ChildProcess | null = null

  private constructor(
    private readonly port: number,
    private readonly password: string,
  ) {}

  /** With a password it answers nobody who does not give it. */
  static async start(password = ''): Promise<TestRedis> {
    const redis = new TestRedis(await freePort(), password)
    await redis.up()
    return redis
  }

  get address(): string {
    return this.addressWith(this.password)
  }

  addressWith(password: string): string {
    return `redis://${password === '' ? '' : `:${password}@`}127.0.0.1:${this.port}`
  }

  async up(): Promise<void> {
    this.server = spawn(
      'redis-server',
      [
        '--port',
        String(this.port),
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        'no',
        '--dir',
        temporaryFolder(),
        ...(this.password === '' ? [] : ['--requirepass', this.password]),
      ],
      { stdio: 'ignore' },
    )
    while (!(await answers(this.port))) await sleep(20)
  }

  async kill(): Promise<void> {
    const { server } = this
    if (server === null) return
    this.server = null
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
