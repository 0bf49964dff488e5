import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** `node hostile-bot.program.js HOW [AFTER]`: greets as it should and, after so many answers, does what loses a game. */
const [how = '', after = '0'] = process.argv.slice(2)
let answers = 0
const send = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`)
let isStaying = false
const forever = (): void => void setInterval(() => {}, 1000)

if (how === 'mute') forever()
if (how === 'exit-at-once') process.exit(3)
process.stderr.write(`hostile: ${how}\n`)

createInterface(process.stdin).on('line', (line) => {
  const message = JSON.parse(line) as {
    type: string
    id: number
    number: number
    moves: string[]
    told: string[]
  }
  if (how === 'mute') return
  if (message.type === 'hello')
    send({
      type: 'hello',
      protocol: how === 'old' ? 0 : 1,
      name: `hostile-${how}`,
      ...(how === 'many' ? { games: 'many' } : {}),
    })
  else if (message.type === 'game') {
    if (how === 'stays' || (how === 'stays-later' && message.number !== 0)) stay()
    // To be at the board, a bot has to start well once: preflight has number 0.
    if (how === 'starts-once' && message.number !== 0) process.exit(4)
    if (how === 'many')
      appendFileSync(process.env.DEJARIK_TEST_PIDS ?? '/dev/null', `${process.pid}\n`)
    if (how === 'chatty') process.stdout.write('Loading the weights …\n')
    send({ type: 'ready' })
  } else if (message.type === 'choose') {
    // Whoever is asked again was told what happened since
    if (how === 'listens' && answers > 0 && message.told.length === 0) process.exit(5)
    if (how === 'chatty') send({ type: 'mood', text: 'fine' })
    if (answers++ < Number(after)) {
      send({ type: 'move', id: message.id, move: 0 })
      return
    }
    misbehave(message)
  } else if (message.type === 'over' && !isStaying && how !== 'many') process.exit(0)
})

function misbehave(message: { id: number; moves: string[] }): void {
  switch (how) {
    case 'crash':
      throw new Error('the bot fell over')
    case 'slow':
      setTimeout(() => send({ type: 'move', id: message.id, move: 0 }), 80)
      return
    case 'busy':
      appendFileSync(process.env.DEJARIK_TEST_PIDS ?? '/dev/null', `${process.pid}\n`)
      for (;;);
    case 'hang':
      for (;;);
    case 'silent':
      return
    case 'illegal':
      send({ type: 'move', id: message.id, move: 'fly to the moon' })
      return
    case 'illegal-number':
      send({ type: 'move', id: message.id, move: 99 })
      return
    case 'garbage':
      process.stdout.write('what?\n')
      return
    case 'babble':
      process.stdout.write('thinking\n'.repeat(30))
      return
    case 'wrong-shape':
      send({ type: 'move', id: message.id, move: { text: 'walk' } })
      return
    case 'wrong-id':
      send({ type: 'move', id: message.id + 5, move: 0 })
      return
    case 'flood': {
      const write = (): void =>
        void process.stdout.write('x'.repeat(65536), () => setImmediate(write))
      write()
      return
    }
    case 'line-flood': {
      const write = (): void =>
        void process.stdout.write('{"type":"log"}\n'.repeat(4096), () => setImmediate(write))
      write()
      return
    }
    default:
      send({ type: 'move', id: message.id, move: message.moves[0] })
      send({ type: 'move', id: message.id, move: message.moves[0] })
  }
}

/** Outlives the end of its stdin, with a child that outlives even itself. */
function stay(): void {
  isStaying = true
  const child = spawn('sleep', ['600'], { stdio: 'inherit' })
  appendFileSync(process.env.DEJARIK_TEST_PIDS ?? '/dev/null', `${process.pid}\n${child.pid}\n`)
  forever()
}
