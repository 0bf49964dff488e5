import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const CLI = join(import.meta.dirname, 'cli.js')

/** A game on a pseudo-terminal: `script` gives it one. */
async function onTerminal(
  type: (said: () => string, send: (keys: string) => void, folder: string) => Promise<void>,
  seats = '--as rebel',
  shell: (command: string) => string = (command) => command,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-tty-'))
  const command = `${process.execPath} ${CLI} play ${seats} --setup first --level scripted --seed tty`
  const game = spawn('script', ['-qfec', shell(command), '/dev/null'], {
    cwd: folder,
    env: { ...process.env, TERM: 'xterm' },
  })
  let output = ''
  game.stdout.on('data', (data: Buffer) => {
    output += data.toString('utf8')
  })
  try {
    await type(
      () => output,
      (keys) => game.stdin.write(keys),
      folder,
    )
    if (game.exitCode === null) await once(game, 'exit')
    return output
  } finally {
    game.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Waits until the terminal shows this. */
async function until(said: () => string, pattern: RegExp): Promise<void> {
  for (let i = 0; i < 1200; i++) {
    if (pattern.test(said())) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.unreachable(`never shown: ${pattern}; last: ${said().slice(-400)}`)
}

test('on a terminal it prompts, completes with Tab, and goes on after a mistake', async () => {
  const output = await onTerminal(async (said, send) => {
    await until(said, /base.*> /)
    send('hide geonosys\r')
    await until(said, /did you mean/)
    send('hide geon\t')
    await until(said, /hide geonosis/)
    send('\r')
    await until(said, /assign.*> /)
    send('quit\r')
    await until(said, /Saved: games\/tty\.json/)
  })
  assert.match(output, /Go on with: dejarik play --load games\/tty\.json/)
})

test('Ctrl-C keeps the game and says how to go on', async () => {
  const output = await onTerminal(async (said, send) => {
    await until(said, /base.*> /)
    send('hide geonosis\r')
    await until(said, /assign.*> /)
    send('\u0003')
    await until(said, /Go on with/)
  })
  assert.match(output, /Saved: games\/tty\.json/)
})

test('Ctrl-C while somebody thinks ends it at once, with the game kept', async () => {
  const output = await onTerminal(async (said, send, folder) => {
    await until(said, /base.*> /)
    send('hide geonosis\r')
    await until(said, /assign.*> /)
    send('hint longer\r')
    await until(said, /Looking ahead … \(Ctrl-C leaves; the game is kept in games\/tty\.json\)/)
    send('\u0003')
    const { moves } = JSON.parse(readFileSync(join(folder, 'games/tty.json'), 'utf8'))
    assert.ok(moves.length > 0)
  })
  // Nothing of the hint was waited for
  assert.not.match(output, /games looked at|Go on with|Saved:/)
})

/** As somebody does it who comes back when he has left by Ctrl-Z, twice if need be. */
function comingBack(command: string): string {
  return `bash -mc '${command}; fg; fg 2>/dev/null'`
}

test('Ctrl-Z leaves for the shell, and the game goes on with what was typed so far', async () => {
  const output = await onTerminal(
    async (said, send) => {
      await until(said, /base.*> /)
      send('hide ge')
      await until(said, /hide ge/)
      send('\u001a')
      await until(said, /Stopped[\s\S]*base.*> hide ge/)
      send('\u001a')
      await until(said, /Stopped[\s\S]*Stopped[\s\S]*base.*> hide ge/)
      send('onosis\r')
      await until(said, /assign.*> /)
      send('quit\r')
      await until(said, /Saved: games\/tty\.json/)
    },
    '--as rebel',
    comingBack,
  )
  assert.match(output, /hide their base on Geonosis/)
})

test('whoever left at the question for his four figures is asked for them again, unseen', async () => {
  const output = await onTerminal(
    async (said, send) => {
      await until(said, /for the Rebels: four figures.*-- /)
      send('04')
      send('\u001a')
      await until(said, /Stopped[\s\S]*for the Rebels: four figures.*-- /)
      send('17\r')
      await until(said, /base.*> /)
      send('quit\r')
    },
    '--as rebel --as empire --code rebel=0417 --code empire=1234',
    comingBack,
  )
  // The shell names the command that it stopped
  assert.not.match(output.replaceAll('rebel=0417', ''), /0417|are not the four figures/)
})

test('two people at one screen hand over before the other one looks', async () => {
  await onTerminal(async (said, send) => {
    await until(said, /-- for the Rebels: Enter --/)
    send('\r')
    await until(said, /base.*> /)
    send('hide geonosis\r')
    await until(said, /assign.*> /)
    send('done\r')
    await until(said, /Done\? \[Y\/n\]/)
    send('\r')
    await until(said, /-- for the Empire: Enter --/)
    assert.not.match(said(), /Rule by Fear {2}/) // a card that only the Empire assigns
    send('\r')
    await until(said, /Rule by Fear {2}/)
    send('quit\r')
    await until(said, /Saved: games\/tty\.json/)
  }, '--as rebel --as empire')
})

test.run()
