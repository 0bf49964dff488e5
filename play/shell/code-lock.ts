/**
 * The four figures that open the screen for a person, as they are kept: a salted hash, from which nobody reads them.
 * Four figures are soon tried out, and a file with a lock holds the whole game beside it: this keeps codes from those
 * who look, not from those who break in.
 *
 * The hash is PBKDF2 with SHA-256, worked out here and at once: the browser's own is missing where a page comes from another
 * machine without encryption.
 */

/** `SALT.HASH` in hex. */
export type Lock = string

const SALT_BYTES = 16
const ROUNDS = 10_000

/** Four figures. */
export function isCode(found: unknown): found is string {
  return typeof found === 'string' && /^[0-9]{4}$/.test(found)
}

export function isLock(found: unknown): found is Lock {
  return typeof found === 'string' && /^[0-9a-f]{32}\.[0-9a-f]{64}$/.test(found)
}

/** A new lock that this code opens. */
export function lockFor(code: string): Lock {
  const salt = hex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)))
  return `${salt}.${hashOf(code, salt)}`
}

export function opens(code: string, lock: Lock): boolean {
  const [salt = '', hash] = lock.split('.')
  return isCode(code) && hashOf(code, salt) === hash
}

/** All that is hashed is shorter than one block of SHA-256, and stands behind the block of the key. */
function hashOf(code: string, salt: string): string {
  const key = new Uint8Array(BLOCK_BYTES)
  key.set(new TextEncoder().encode(code))
  const inner = begun(key, 0x36)
  const outer = begun(key, 0x5c)
  const first = new Uint8Array(SALT_BYTES + 4)
  for (let i = 0; i < SALT_BYTES; i++) first[i] = Number.parseInt(salt.slice(2 * i, 2 * i + 2), 16)
  first[SALT_BYTES + 3] = 1 // the number of the block that is made
  let link = finished(outer, finished(inner, words(first), first.length), 32)
  const sum = Uint32Array.from(link)
  for (let round = 1; round < ROUNDS; round++) {
    link = finished(outer, finished(inner, link, 32), 32)
    for (let i = 0; i < 8; i++) sum[i] = (sum[i] as number) ^ (link[i] as number)
  }
  return [...sum].map((word) => word.toString(16).padStart(8, '0')).join('')
}

/** What has been hashed when the key has: the first block. */
function begun(key: Uint8Array, pad: number): Uint32Array {
  const state = Uint32Array.from(INITIAL)
  compress(state, words(key.map((byte) => byte ^ pad)))
  return state
}

/** The hash of the key's block and a last one. */
function finished(begun: Uint32Array, text: Uint32Array, bytes: number): Uint32Array {
  const block = new Uint32Array(16)
  block.set(text)
  block[bytes / 4] = 0x80000000
  block[15] = (BLOCK_BYTES + bytes) * 8
  const state = Uint32Array.from(begun)
  compress(state, block)
  return state
}

const BLOCK_BYTES = 64

/** Roots of the first primes, as the standard has them. */
const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(isPrime)
const INITIAL = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const CONSTANTS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))
const SCHEDULE = new Uint32Array(64)

/** One block of SHA-256 (FIPS 180-4, 6.2.2). */
function compress(state: Uint32Array, block: Uint32Array): void {
  const w = SCHEDULE
  w.set(block)
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number
    const y = w[i - 2] as number
    const low = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
    const high = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
    w[i] = (w[i - 16] as number) + low + (w[i - 7] as number) + high
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + mixed + ((e & f) ^ (~e & g)) + (CONSTANTS[i] as number) + (w[i] as number)) | 0
    const blended = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const two = blended + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [i, added] of [a, b, c, d, e, f, g, h].entries())
    state[i] = (state[i] as number) + added
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32)
}

function isPrime(number: number): boolean {
  for (let by = 2; by * by <= number; by++) if (number % by === 0) return false
  return number > 1
}

/** Bytes as words, the highest first. */
function words(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer)
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i))
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
