import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import esbuild from 'esbuild'

const ROOT = join(import.meta.dirname, '..')

/**
 * What a module of the sources exports, built for this run alone.
 * @param {string} file its path in the project
 */
export async function loadSource(file) {
  // Inside the project, so that its packages are found
  const folder = mkdtempSync(join(ROOT, 'node_modules/.source-'))
  try {
    const outfile = join(folder, 'module.mjs')
    await esbuild.build({
      entryPoints: [join(ROOT, file)],
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      outfile,
      logLevel: 'error',
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
