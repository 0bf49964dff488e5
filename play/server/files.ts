import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The files of a folder, read once into memory: what is not in the table cannot be asked for. */

export interface ServedFile {
  readonly type: string
  readonly body: Buffer
  readonly zipped: Buffer | null
  /** Smaller, for browsers that are asked on this machine or by https. */
  readonly brotli: Buffer | null
  readonly tag: string
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
}

const WORTH_ZIPPING = 1024
/** The highest that is as fast as gzip. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** By path, `/` and `/index.html` alike. */
export function readFolder(folder: string): ReadonlyMap<string, ServedFile> {
  const files = new Map<string, ServedFile>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    const type = TYPES[extname(name)]
    if (type === undefined || !statSync(path).isFile()) continue
    const body = readFileSync(path)
    const zipped = body.length > WORTH_ZIPPING ? gzipSync(body, { level: 9 }) : null
    const brotli = zipped === null ? null : brotliCompressSync(body, QUALITY)
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    files.set(`/${relative(folder, path).split(sep).join('/')}`, {
      type,
      body,
      zipped,
      brotli,
      tag,
    })
  }
  const index = files.get('/index.html')
  if (index !== undefined) files.set('/', index)
  return files
}
