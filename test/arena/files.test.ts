import { spawnSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  claimPlainFile,
  ensureFolder,
  readPlainFile,
  replacePlainFile,
  tryReplacing,
} from '../../arena/files.js'
import { temporaryFolder } from './kit/arena-kit.js'

test('a file is replaced whole, in folders that are made for it', () => {
  const path = join(temporaryFolder(), 'a/b/game.json')
  replacePlainFile(path, 'one')
  replacePlainFile(path, 'two')
  assert.is(readPlainFile(path).toString(), 'two')
})

test('on a full disk the file stays what it was, and nothing lies beside it', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'game.json')
  replacePlainFile(path, 'one')
  symlinkSync('/dev/full', `${path}.new`)
  assert.throws(() => replacePlainFile(path, 'two'), /ENOSPC/)
  assert.equal(readdirSync(folder), ['game.json'])
  assert.is(readFileSync(path, 'utf8'), 'one')
  tryReplacing(path)
  assert.equal(readdirSync(folder), ['game.json'])
})

test('a file that is there already is not claimed, and a full disk leaves none behind', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'games/game.json')
  assert.is(claimPlainFile(path, 'one'), true)
  assert.is(claimPlainFile(path, 'two'), false)
  assert.is(readFileSync(path, 'utf8'), 'one')
  const full = join(folder, 'full')
  symlinkSync('/dev/full', `${full}.new`)
  assert.throws(() => claimPlainFile(full, 'text'), /ENOSPC/)
  assert.equal(readdirSync(folder), ['games'])
})

test('a link stays one, and what it points at is written', () => {
  const folder = temporaryFolder()
  const [link, file] = [join(folder, 'link'), join(folder, 'file')]
  writeFileSync(file, 'old')
  symlinkSync('file', link)
  replacePlainFile(link, 'new')
  assert.ok(lstatSync(link).isSymbolicLink())
  assert.is(readFileSync(file, 'utf8'), 'new')
})

test('devices, pipes and folders are neither read nor written over', () => {
  const folder = temporaryFolder()
  const pipe = join(folder, 'pipe')
  assert.is(spawnSync('mkfifo', [pipe]).status, 0)
  mkdirSync(join(folder, 'folder'))
  for (const path of ['/dev/full', '/dev/zero', pipe, join(folder, 'folder')]) {
    assert.throws(() => readPlainFile(path), new RegExp(`^${path}: is (no plain file|a folder)`))
    assert.throws(() => replacePlainFile(path, 'text'), `${path}: is no plain file`)
  }
  assert.ok(lstatSync(pipe).isFIFO())
})

test('where no folder can be made, that is told at once', () => {
  assert.throws(() => ensureFolder('/proc/x/y'), /ENOENT|EACCES|EPERM/)
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  assert.throws(() => ensureFolder(join(file, 'below')), /ENOTDIR/)
})

test.run()
