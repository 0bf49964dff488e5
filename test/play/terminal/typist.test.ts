import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Typist } from '../../../play/terminal/typist.js'

const LINE_GONE = '\x1b[2K'

test('a pause leaves no line behind, and takes none away that was not its own', async () => {
  const input = new PassThrough()
  const output = new PassThrough({ encoding: 'utf8' })
  let shown = ''
  output.on('data', (text: string) => {
    shown += text
  })
  const typist = new Typist(input, output, () => [[], ''])
  // Enter comes before anybody has asked: no prompt is shown for it
  input.write('\r')
  await sleep(20)
  assert.is(await typist.pause('-- more --'), 'on')
  assert.not.ok(shown.includes('-- more --') || shown.includes(LINE_GONE))
  const on = typist.pause('-- more --')
  input.write('\r')
  assert.is(await on, 'on')
  assert.ok(shown.includes('-- more --') && shown.endsWith(LINE_GONE))
  // Words are the next line, and stay to be read
  shown = ''
  const words = typist.pause('-- more --')
  input.write('board\r')
  assert.is(await words, 'words')
  assert.not.ok(shown.includes(LINE_GONE))
  assert.is(await typist.line('> '), 'board')
  typist.close()
})

test('paging is ended by q alone, by q with Enter and by words, of which only words are read on', async () => {
  const input = new PassThrough()
  const typist = new Typist(input, new PassThrough(), () => [[], ''])
  const paged = async (keys: string): Promise<boolean> => {
    const page = typist.page('-- more --')
    input.write(keys)
    return await page
  }
  assert.is(await paged('\r'), true)
  assert.is(await paged('q\r'), false)
  assert.is(await paged('q'), false)
  // Enter behind the key belongs to it, and what is typed then is whole
  input.write('\r')
  const line = typist.line('> ')
  input.write('5\r')
  assert.is(await line, '5')
  assert.is(await paged('quit\r'), false)
  assert.is(await typist.line('> '), 'quit')
  typist.close()
})

test('lines typed ahead are shown with what they answer, and can be forgotten', async () => {
  const input = new PassThrough()
  const output = new PassThrough({ encoding: 'utf8' })
  let shown = ''
  output.on('data', (text: string) => {
    shown += text
  })
  const typist = new Typist(input, output, () => [[], ''])
  input.write('one\rtwo\rthr')
  await sleep(20)
  shown = ''
  assert.is(await typist.line('> '), 'one')
  assert.is(typist.wasAhead, true)
  assert.is(shown, '> one\n')
  assert.equal(typist.dropAhead(), ['two'])
  // What has been typed of a line is written on
  const line = typist.line('> ')
  input.write('ee\r')
  assert.is(await line, 'three')
  assert.is(typist.wasAhead, false)
  typist.close()
})

test('Ctrl-C is the terminal’s own while something works, and is read again afterwards', async () => {
  const modes: boolean[] = []
  const input = Object.assign(new PassThrough(), { setRawMode: (on: boolean) => modes.push(on) })
  const typist = new Typist(input, new PassThrough(), () => [[], ''])
  modes.length = 0
  await typist.working(async () => assert.equal(modes, [false]))
  await typist.working(() => Promise.reject(new Error('it cannot'))).catch(() => {})
  assert.equal(modes, [false, true, false, true])
  typist.close()
})

test.run()
