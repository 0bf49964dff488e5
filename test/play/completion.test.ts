import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { commandTree } from '../../play/command-tree.js'
import { completionScript, SHELLS } from '../../play/completion.js'
import { manPage } from '../../play/man-page.js'
import { VERBS } from '../../play/verbs.js'

test('bash completes verbs, verbs below them, options and their values', async () => {
  const script = join(tmpdir(), `dejarik-completion-${process.pid}.bash`)
  writeFileSync(script, completionScript('bash', await commandTree(VERBS)))
  const CASES: readonly (readonly [words: string, found: string])[] = [
    ['dejarik ar', 'arena'],
    ['dejarik arena ex', 'export'],
    ['dejarik arena --form', '--format'],
    ['dejarik arena --format r', 'round-robin'],
    ['dejarik arena export --te', '--texts'],
    ['dejarik completion z', 'zsh'],
    ['dejarik arena --seed w', ''],
  ]
  const asked = CASES.map(([words]) => `ask ${words}`).join('\n')
  const ask = `ask() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _dejarik; echo "\${COMPREPLY[*]}"; }`
  const { stdout, stderr } = spawnSync('bash', ['-c', `source ${script}\n${ask}\n${asked}`], {
    encoding: 'utf8',
  })
  assert.is(stderr, '')
  assert.equal(stdout.trimEnd().split('\n'), CASES.map(([, found]) => found).slice(0, -1))
})

test('every shell is told of every verb and option', async () => {
  const tree = await commandTree(VERBS)
  for (const shell of SHELLS) {
    const script = completionScript(shell, tree)
    for (const { path, options } of tree) {
      assert.ok(script.includes(path.split(' ').at(-1) ?? ''), `${shell}: ${path}`)
      for (const { long } of options)
        assert.ok(
          script.includes(shell === 'fish' ? `-l ${long?.slice(2)}` : `${long}`),
          `${shell}: ${path} ${long}`,
        )
    }
  }
})

test('the manual page has every command, option and example, and no line that roff would take for a request', async () => {
  const tree = await commandTree(VERBS)
  const page = manPage('1.2.3', tree)
  const plain = page.replaceAll('\\-', '-').replaceAll('\\(dq', '"').replaceAll('\\e', '\\')
  for (const { path, options, examples } of tree) {
    assert.ok(plain.includes(`.SS "dejarik ${path}`), path)
    for (const { flags } of options) assert.ok(plain.includes(`.B ${flags}\n`), `${path} ${flags}`)
    for (const example of examples) assert.ok(plain.includes(`${example}\n`), example)
  }
  const requests = page.split('\n').filter((line) => /^[.']/.test(line))
  for (const line of requests) assert.match(line, /^\.(TH|SH|SS|TP|B|I|RI|PP|EX|EE)\b/)
})

test.run()
