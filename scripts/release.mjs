#!/usr/bin/env node
// Run by `npm version`, which then commits and tags: the changes that were not released become those of this version, and the
// citation names it.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releasedChangelog, releasedCitation } from './release-texts.mjs'

const ROOT = join(import.meta.dirname, '..')

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const date = new Date().toISOString().slice(0, 10)
change('CHANGELOG.md', (text) => releasedChangelog(text, version, date))
change('CITATION.cff', (text) => releasedCitation(text, version, date))

/**
 * @param {string} name
 * @param {(text: string) => string} by
 */
function change(name, by) {
  const path = join(ROOT, name)
  writeFileSync(path, by(readFileSync(path, 'utf8')))
  spawnSync('git', ['add', path], { stdio: 'inherit' })
}
