import { spawn } from 'node:child_process'
import { appendFileSync, writeSync } from 'node:fs'
import type { Agent, AgentFactory } from '../../../agents/agent.js'

/** The channel over which a module's process answers: the module can write to it too. */
const CHANNEL = 3

/** A module that plays two moves and then does what its file is named after. */
export function hostileAgent(how: string): AgentFactory {
  let asked = 0
  return {
    name: how === 'escapes' ? 'red \u001b[31m\u001b]0;title\u0007name' : how,
    about: 'hostile',
    options: {},
    create: () => {
      asked = 0
      const agent: Agent = {
        choose: (_observation, moves) => {
          if (++asked > 2) misbehave(how)
          if (asked > 2 && how === 'illegal') return 12345
          if (asked > 2 && how === 'says-pass') return 'pass' as unknown as number
          if (asked > 2 && how === 'throws-later') return never()
          return moves.list[0] as number
        },
      }
      if (how === 'notices-badly')
        agent.notice = () => {
          if (asked >= 2) throw new Error('did not like what it saw')
        }
      return agent
    },
  }
}

function misbehave(how: string): void {
  switch (how) {
    case 'throws':
      throw new Error('the module fell over')
    case 'throws-escapes':
      throw new Error('\u001b[2Jgone')
    case 'throws-long':
      throw new Error('x'.repeat(1 << 20))
    case 'throws-nothing':
      throw Object.create(null)
    case 'stackless':
      Error.prepareStackTrace = () => 17
      throw new Error('the stack is a number')
    case 'exits':
      process.exit(5)
      break
    case 'loops':
      for (;;);
    case 'busy':
      appendFileSync(pidList(), `${process.pid}\n`)
      for (;;);
    case 'says-null':
      writeSync(CHANNEL, 'null\n')
      break
    case 'says-error':
      writeSync(CHANNEL, '{"type":"error"}\n')
      break
    case 'says-more':
      writeSync(CHANNEL, '{"type":"move","id":1,"move":0,"said":"0"}\n')
      break
    case 'floods':
      for (;;) flood()
    case 'leaves-children':
      leaveChildren()
  }
}

/** One in its group, and one that has left it. */
function leaveChildren(): void {
  const children = [false, true].map((detached) =>
    spawn('sleep', ['600'], { detached, stdio: 'ignore' }),
  )
  appendFileSync(pidList(), children.map(({ pid }) => `${pid}\n`).join(''))
}

/** Writes on even where the other end is slow to read. */
function flood(): void {
  try {
    writeSync(CHANNEL, 'x'.repeat(1 << 16))
  } catch {}
}

function pidList(): string {
  return process.env.DEJARIK_TEST_PIDS ?? '/dev/null'
}

/** An answer that does not come, and an exception that nobody catches. */
function never(): number {
  setTimeout(() => {
    throw new Error('too late')
  })
  return new Promise<number>(() => {}) as unknown as number
}
