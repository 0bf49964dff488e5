import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import esbuild from 'esbuild'

const ROOT = join(import.meta.dirname, '..')

/**
 * What a module of the sources exports, built for this run alone.
 * @param {string} file its path in the project
 */
export function loadSource(file) {
  return loadText(`export * from './${file.replace(/\.ts$/, '.js')}'`)
}

/**
 * What a text that imports sources exports, built for this run alone.
 * @param {string} contents
 * @param {string} root where the sources lie, and their packages
 */
export async function loadText(contents, root = ROOT) {
  // Inside the project, so that its packages are found
  const folder = mkdtempSync(join(root, 'node_modules/.source-'))
  try {
    const outfile = join(folder, 'module.mjs')
    await esbuild.build({
      stdin: { contents, resolveDir: root, loader: 'ts' },
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
