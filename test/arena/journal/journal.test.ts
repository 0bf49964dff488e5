import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { crc32 } from '../../../arena/journal/crc32.js'
import { Journal, type JournalEntry } from '../../../arena/journal/journal.js'
import { packMoves, unpackMoves } from '../../../arena/results/move-text.js'
import {
  kitProgram,
  records,
  resume,
  start,
  temporaryFolder,
  timelessSummary,
} from '../kit/arena-kit.js'

const pause = (endedMs: number): JournalEntry => ({ kind: 'pause', endedMs })

function entries(path: string): number[] {
  const found: number[] = []
  Journal.open(path, (entry) => found.push(entry.kind === 'pause' ? entry.endedMs : -1)).close()
  return found
}

test('the checksum is that of zip', () => {
  assert.is(crc32(Buffer.from('123456789')), 0xcbf43926) // the check value of CRC-32/ISO-HDLC
})

test('moves come back as they went', () => {
  const moves = [0, 5, -1, 2147483647, -2147483648, 7, 7, 123456789]
  assert.equal(unpackMoves(packMoves(moves)), moves)
  assert.is(packMoves([3, 3, 4]).length, 3)
})

test('entries come back in order and from their places', () => {
  const path = join(temporaryFolder(), 'journal.bin')
  const journal = Journal.create(path)
  const places = [1, 2, 3].map((n) => journal.append(pause(n)))
  assert.equal(journal.read(places[1]?.at ?? -1), pause(2))
  journal.close()
  assert.equal(entries(path), [1, 2, 3])
})

test('whatever byte a file is cut at, what was written whole before it is there, and it can be written on', () => {
  const path = join(temporaryFolder(), 'journal.bin')
  const journal = Journal.create(path)
  const ends = [1, 2, 3].map((n) => {
    const { at, length } = journal.append(pause(n))
    return at + length
  })
  journal.close()
  const whole = readFileSync(path)
  for (let size = 0; size <= whole.length; size++) {
    writeFileSync(path, whole.subarray(0, size))
    const expected = [1, 2, 3].filter((_, i) => (ends[i] as number) <= size)
    const cut = Journal.open(path, () => {})
    const place = cut.append(pause(9))
    assert.equal(cut.read(place.at), pause(9))
    cut.close()
    assert.equal(entries(path), [...expected, 9])
  }
})

test('a damaged entry is passed over, and rubbish at the end is cut off when it is written on', () => {
  const path = join(temporaryFolder(), 'journal.bin')
  const journal = Journal.create(path)
  const places = [1, 2, 3].map((n) => journal.append(pause(n)))
  journal.close()
  const bytes = readFileSync(path)
  for (let at = places[1]?.at as number; at < (places[2]?.at as number); at++) {
    const damaged = Buffer.from(bytes)
    damaged[at] = (damaged[at] as number) ^ 0x55
    writeFileSync(path, damaged)
    assert.equal(entries(path), [1, 3], `byte ${at}`)
  }
  writeFileSync(path, bytes)
  appendFileSync(path, 'rubbish')
  assert.equal(entries(path), [1, 2, 3])
  assert.is(statSync(path).size, bytes.length + 'rubbish'.length)
  const again = Journal.open(path, () => {})
  const { length } = again.append(pause(4))
  again.close()
  assert.is(statSync(path).size, bytes.length + length)
  assert.equal(entries(path), [1, 2, 3, 4])
})

test('a full disk stops a tournament with a line, and it goes on when there is room', async () => {
  const plan = { agents: ['a=random', 'b=random'], game: 'race', games: 200, seed: 'full' }
  const [whole, full] = [temporaryFolder(), temporaryFolder()]
  await start(whole, plan)
  const size = statSync(join(whole, 'journal.bin')).size
  // A limit on the size of files stands in for a disk: beyond it writes fail in the middle of a block.
  const blocks = Math.floor(size / 1024 / 2)
  const { status, stderr } = spawnSync(
    'bash',
    [
      '-c',
      `trap '' XFSZ; ulimit -f ${blocks}; exec "$@"`,
      '-',
      process.execPath,
      kitProgram('toy-run'),
      full,
      '2',
      '-',
      JSON.stringify(plan),
    ],
    { encoding: 'utf8' },
  )
  assert.is(status, 1, stderr)
  assert.match(stderr, /cannot write .*journal\.bin: EFBIG/)
  await resume(full)
  assert.is(timelessSummary(full), timelessSummary(whole))
  assert.is(records(full), records(whole))
})

test('an empty journal says that nothing can be resumed', async () => {
  const folder = temporaryFolder()
  await start(folder, { agents: ['a=random', 'b=random'], game: 'race', games: 2 })
  truncateSync(join(folder, 'journal.bin'), 5)
  await resume(folder).then(
    () => assert.unreachable('it was resumed'),
    (error: Error) => assert.match(error.message, /the journal does not say what was played/),
  )
})

test.run()
