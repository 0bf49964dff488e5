// What a release changes in the texts that name versions.
const UNRELEASED = '## Unreleased'
/** What was not released: changes, under headings of what they are about where they are many. */
const CHANGES = new RegExp(`^${UNRELEASED}\\n\\n(- |### )`, 'm')

/**
 * @param {string} changelog
 * @param {string} version
 * @param {string} date
 */
export function releasedChangelog(changelog, version, date) {
  if (!CHANGES.test(changelog)) throw new Error('CHANGELOG.md has nothing to release')
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## ${version} (${date})`)
}

/**
 * @param {string} citation
 * @param {string} version
 * @param {string} date
 */
export function releasedCitation(citation, version, date) {
  return citation
    .replace(/^version: .*$/m, `version: ${version}`)
    .replace(/^date-released: .*$/m, `date-released: ${date}`)
}
