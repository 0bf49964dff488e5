import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { releasedChangelog, releasedCitation } from '../../scripts/release-texts.mjs'

const read = (name: string): string => readFileSync(name, 'utf8')
const { version } = JSON.parse(read('package.json')) as { version: string }

test('a release takes what was unreleased, and leaves room for what comes', () => {
  const released = releasedChangelog(read('CHANGELOG.md'), '9.9.9', '2030-01-02')
  assert.match(
    released,
    /^# Changelog\n\n## Unreleased\n\n## 9\.9\.9 \(2030-01-02\)\n\n(- |### .+\n\n- )/,
  )
  assert.match(releasedChangelog('## Unreleased\n\n- one\n', '9.9.9', '2030-01-02'), '## 9.9.9')
  assert.throws(() => releasedChangelog(released, '9.9.10', '2030-01-03'), /nothing to release/)
})

test('the citation names the version of the package, and a release sets it', () => {
  const citation = read('CITATION.cff')
  assert.match(citation, new RegExp(`^version: ${version}$`, 'm'))
  const released = releasedCitation(citation, '9.9.9', '2030-01-02')
  assert.match(released, /^version: 9\.9\.9\ndate-released: 2030-01-02$/m)
})

test('the citation and the package name the same home', () => {
  const { homepage } = JSON.parse(read('package.json')) as { homepage: string }
  assert.ok(read('CITATION.cff').includes(`url: ${homepage}\n`))
})

test.run()
