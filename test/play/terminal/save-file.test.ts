import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SaveFile } from '../../../play/terminal/save-file.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-save-file-'))
test.after(() => rmSync(folder, { recursive: true }))

function textAt(path: string): string {
  return readFileSync(path, 'utf8')
}

test('of two games that begin under one name the second takes the next free one', () => {
  const path = join(folder, 'new.json')
  const [one, other] = [new SaveFile(path), new SaveFile(path)]
  // Nobody has been told the name before, so nobody is told of another
  assert.is(one.write('one'), null)
  assert.is(other.write('other'), null)
  assert.is(one.write('one on'), null)
  assert.is(other.write('other on'), null)
  assert.is(other.path, join(folder, 'new-2.json'))
  assert.equal([textAt(one.path), textAt(other.path)], ['one on', 'other on'])
})

test('what another program has written into a file that both go on with stays', () => {
  const path = join(folder, 'both.json')
  writeFileSync(path, 'begun')
  const [one, other] = [new SaveFile(path), new SaveFile(path)]
  for (const file of [one, other]) file.named('begun')
  assert.is(one.write('one'), null)
  assert.is(other.write('other'), path)
  assert.is(other.write('other on'), null)
  assert.equal([textAt(path), textAt(other.path)], ['one', 'other on'])
})

test('a file that was deleted is written again', () => {
  const file = new SaveFile(join(folder, 'gone.json'))
  file.write('one')
  rmSync(file.path)
  assert.is(file.write('two'), null)
  assert.is(textAt(join(folder, 'gone.json')), 'two')
  assert.not.ok(readdirSync(folder).some((name) => name.endsWith('.new')))
})

test.run()
