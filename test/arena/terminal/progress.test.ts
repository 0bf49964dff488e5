import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { kitProgram, start, temporaryFolder } from '../kit/arena-kit.js'

function terminal(columns: number): {
  written: string[]
  output: { isTerminal: boolean; columns: number; write(text: string): void }
} {
  const written: string[] = []
  return {
    written,
    output: { isTerminal: true, columns, write: (text) => void written.push(text) },
  }
}

/** What stood on the line when it was last shown. */
const lines = (written: readonly string[]): string[] =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the terminal's own
  written.map((text) => text.replace(/\r\u001b\[2K/g, '')).filter((text) => text !== '')

test('on a terminal one line is rewritten, with score and SPRT', async () => {
  const { written, output } = terminal(100)
  await start(
    temporaryFolder(),
    { agents: ['a=random', 'b=random'], game: 'slow-race', games: 60, sprt: '' },
    { progress: output },
  )
  const shown = lines(written)
  assert.ok(shown.length > 0)
  assert.match(
    shown[shown.length - 1] as string,
    /^\d+\/at most 60 {2}[\d.]+\/s {2}< [\d.]+ s left {2}a [\d.]+ ±[\d.]+ {2}LLR -?[\d.]+ of -?2\.94$/,
  )
  for (const text of written) assert.ok(text.startsWith('\r\x1b[2K'))
})

test('on a narrow terminal fields fall off from the right', async () => {
  const { written, output } = terminal(24)
  await start(
    temporaryFolder(),
    { agents: ['a=random', 'b=random'], game: 'slow-race', games: 60, sprt: '' },
    { progress: output },
  )
  for (const text of lines(written)) assert.ok(text.length < 24, text)
})

test('elsewhere decisions and forfeits are told at once, with the time', async () => {
  const written: string[] = []
  await start(
    temporaryFolder(),
    {
      agents: ['a=random', 'b=random'],
      game: 'race',
      games: 400,
      sprt: 'elo0=-200,elo1=-100',
      seed: 'quick',
    },
    { progress: { isTerminal: false, columns: 80, write: (text) => void written.push(text) } },
  )
  assert.is(written.length, 1)
  assert.match(
    unwrapped(written[0] as string),
    /^\d\d:\d\d SPRT a : b: LLR [\d.]+ >= 2\.94 after \d+ pairs: H1 \(−100 Elo\) accepted; (1 game still running is|\d+ games still running are) recorded, not counted\n$/,
  )
})

test('a forfeit is told with side and length', async () => {
  const written: string[] = []
  await start(
    temporaryFolder(),
    {
      agents: [
        'a=random',
        `b=exec:${JSON.stringify(process.execPath)} ${JSON.stringify(kitProgram('hostile-bot'))} illegal 0`,
      ],
      game: 'race',
      games: 2,
      startTime: '30s',
    },
    {
      workers: 1,
      progress: { isTerminal: false, columns: 80, write: (text) => void written.push(text) },
    },
  )
  assert.match(
    unwrapped(written[0] as string),
    /^\d\d:\d\d forfeit #1 b \(Empire, decision 1\): illegal move: answered "fly to the moon"; legal: "walk", "run", "rest"\. See forfeits\/game-1\.txt\n$/,
  )
})

/** A line that was broken to 80 columns, whole again. */
function unwrapped(text: string): string {
  for (const line of text.split('\n')) assert.ok(line.length <= 80, line)
  return text.replace(/\n {6}/g, ' ')
}

test.run()
