import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isInstalled } from '../../scripts/install.mjs'

const UVU = { 'node_modules/uvu': { version: '0.5.6' } }
const OLD_UVU = { 'node_modules/uvu': { version: '0.5.5' } }
const OTHER_PLATFORM = { 'node_modules/esbuild-other': { version: '1.0.0', optional: true } }
const PROJECT = { '': { version: '0.1.0' } }

/** What the lock file wants, what node_modules has (null: no such folder), and whether that will do. */
const CASES: readonly (readonly [
  why: string,
  wanted: object,
  present: object | null,
  is: boolean,
])[] = [
  ['all there', { ...PROJECT, ...UVU }, UVU, true],
  ['another version', UVU, OLD_UVU, false],
  ['one missing', UVU, {}, false],
  ['one for another platform missing', { ...UVU, ...OTHER_PLATFORM }, UVU, true],
  ['nothing there', UVU, null, false],
]

test('packages are installed when node_modules is what the lock file says', () => {
  for (const [why, wanted, present, expected] of CASES) {
    const root = mkdtempSync(join(tmpdir(), 'dejarik-install-'))
    try {
      writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }))
      mkdirSync(join(root, 'node_modules'))
      if (present !== null)
        writeFileSync(
          join(root, 'node_modules/.package-lock.json'),
          JSON.stringify({ packages: present }),
        )
      assert.is(isInstalled(root), expected, why)
    } finally {
      rmSync(root, { recursive: true })
    }
  }
})

test.run()
