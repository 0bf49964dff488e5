import { pbkdf2 } from '@noble/hashes/pbkdf2'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'

/**
 * The four figures that open the screen for a person, as they are kept: a salted hash, from which nobody reads them.
 * Four figures are soon tried out, and a file with a lock holds the whole game beside it: this keeps codes from those
 * who look, not from those who break in.
 *
 * A package hashes, not the browser: its own hashes are missing where a page comes from another machine without encryption.
 */

/** `SALT.HASH` in hex. */
export type Lock = string

const SALT_BYTES = 16
const HASH_BYTES = 32
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
  const salt = bytesToHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)))
  return `${salt}.${hashOf(code, salt)}`
}

export function opens(code: string, lock: Lock): boolean {
  const [salt = '', hash] = lock.split('.')
  return isCode(code) && hashOf(code, salt) === hash
}

function hashOf(code: string, salt: string): string {
  return bytesToHex(pbkdf2(sha256, code, hexToBytes(salt), { c: ROUNDS, dkLen: HASH_BYTES }))
}
