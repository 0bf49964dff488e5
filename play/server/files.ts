import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The files of a folder, read once into memory: what is not in the table cannot be asked for. */

export interface ServedFile {
  readonly type: string
  readonly body: Buffer
  readonly tag: string
  /** As small as whoever accepts these encodings can read it. */
  packed(accepted: string): Packed
}

export interface Packed {
  readonly body: Buffer
  /** Null where the bytes go as they are. */
  readonly encoding: Encoding | null
}

/** The smaller first; browsers take brotli of this machine or by https. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

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

const PACK: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  br: (body) => brotliCompressSync(body, QUALITY),
  gzip: (body) => gzipSync(body, { level: 9 }),
}

/** By path, `/` and `/index.html` alike. */
export function readFolder(folder: string): ReadonlyMap<string, ServedFile> {
  const files = new Map<string, ServedFile>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    const type = TYPES[extname(name)]
    if (type === undefined || !statSync(path).isFile()) continue
    const body = readFileSync(path)
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const served = { type, body, tag, packed: packer(body) }
    files.set(`/${relative(folder, path).split(sep).join('/')}`, served)
  }
  const index = files.get('/index.html')
  if (index !== undefined) files.set('/', index)
  return files
}

/** Packs when it is first asked to, and keeps it: most files are never asked for. */
function packer(body: Buffer): ServedFile['packed'] {
  const plain: Packed = { body, encoding: null }
  if (body.length <= WORTH_ZIPPING) return () => plain
  const kept = new Map<Encoding, Packed>()
  return (accepted) => {
    const encoding = ENCODINGS.find((one) => new RegExp(`\\b${one}\\b`).test(accepted))
    if (encoding === undefined) return plain
    const packed = kept.get(encoding) ?? { body: PACK[encoding](body), encoding }
    kept.set(encoding, packed)
    return packed
  }
}
