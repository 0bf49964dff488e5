import {
  closeSync,
  fdatasync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { Packr } from 'msgpackr'
import { InputError } from '../../engine/input-error.js'
import type { GameResult } from '../match/game-task.js'
import type { SeatedPlan } from '../plan/seated-plan.js'
import type { ProgramIdentity } from '../tournament/program.js'
import { crc32 } from './crc32.js'

/** What is known of an agent beside its spec, found when the tournament began. */
export interface AgentIdentity {
  readonly version: string
  /** Of the file that it is made of, or of those of its team; null for ours. */
  readonly sha256: string | null
  /** By seat of its side, where the entrant is a team. */
  readonly team?: readonly AgentIdentity[]
}

/** One entry of the journal. */
export type JournalEntry =
  /** First: everything that determines the games. */
  | {
      readonly kind: 'plan'
      /** Of this very run, for the names of its games on a queue. */
      readonly id: string
      readonly plan: SeatedPlan
      readonly program: ProgramIdentity
      readonly agents: readonly AgentIdentity[]
      /** Of the file of somebody else's game; left out for ours. */
      readonly gameSha256?: string
    }
  /** More was asked for: the whole plan as it is from here on, and its agents. */
  | {
      readonly kind: 'growth'
      readonly plan: SeatedPlan
      readonly agents: readonly AgentIdentity[]
    }
  /** A program began to play, or to play on. */
  | {
      readonly kind: 'session'
      readonly startedMs: number
      readonly workers: number
      readonly queue: string | null
      readonly machine: string
      readonly command: string
      readonly games: number
    }
  /** It stopped in good order. */
  | { readonly kind: 'pause'; readonly endedMs: number }
  | { readonly kind: 'game'; readonly result: GameResult; readonly atMs: number }

/** Where an entry lies in the file. */
export interface Place {
  readonly at: number
  readonly length: number
}

// A block: four bytes to recognise it by, length and checksum of what follows, the entry as msgpack.
const MARK = 0xd17a_2b1e
const HEAD = 12
const LONGEST = 64 << 20
const SYNC_EVERY_MS = 1000
const CHUNK = 1 << 20

/**
 * The append-only file of a tournament. A finished game counts once its block is written; whatever is cut off or
 * damaged is found by its checksum and played again. Anybody's msgpack reads the entries.
 */
export class Journal {
  private readonly packr = new Packr({ useRecords: false })
  private end: number
  private syncTimer: NodeJS.Timeout | null = null
  private reading: Buffer = Buffer.alloc(0)
  private readingAt = 0
  /** Behind the end may lie what was not written whole. */
  private isUncut = false

  private constructor(
    readonly path: string,
    private readonly file: number,
    size: number,
  ) {
    this.end = size
  }

  static create(path: string): Journal {
    const journal = new Journal(path, openSync(path, 'wx+'), 0)
    // The name of the file, too, has to survive a power cut.
    const folder = openSync(dirname(path), 'r')
    fsyncSync(folder)
    closeSync(folder)
    return journal
  }

  /**
   * Opens what is there; `each` sees every sound entry in order. An end that was not written whole is cut off when
   * something is written, so that what is no journal stays as it is.
   */
  static open(path: string, each: (entry: JournalEntry, place: Place) => void): Journal {
    const file = openSync(path, 'r+')
    const journal = new Journal(path, file, fstatSync(file).size)
    try {
      journal.end = journal.readAll(each)
    } catch (error) {
      closeSync(file)
      throw error
    }
    journal.isUncut = true
    return journal
  }

  /** Answers where the last sound entry ends. */
  private readAll(each: (entry: JournalEntry, place: Place) => void): number {
    let at = 0
    let soundUntil = 0
    while (at < this.end) {
      const found = this.entryAt(at)
      if (found === null) {
        at = this.nextMark(at + 1)
        continue
      }
      each(found.entry, found.place)
      at = found.place.at + found.place.length
      soundUntil = at
    }
    return soundUntil
  }

  /** False once somebody has removed or replaced the file. */
  get isKept(): boolean {
    return statSync(this.path, { throwIfNoEntry: false })?.ino === fstatSync(this.file).ino
  }

  get bytes(): number {
    return this.end
  }

  /** Writes an entry behind all others. Throws, with the file as it was before, when the disk is full. */
  append(entry: JournalEntry): Place {
    const body = this.packr.pack(entry)
    const block = Buffer.allocUnsafe(HEAD + body.length)
    block.writeUInt32LE(MARK, 0)
    block.writeUInt32LE(body.length, 4)
    block.writeUInt32LE(crc32(body), 8)
    body.copy(block, HEAD)
    this.cutOff()
    const at = this.end
    try {
      for (let written = 0; written < block.length; )
        written += writeSync(this.file, block, written, block.length - written, at + written)
    } catch (error) {
      ftruncateSync(this.file, at)
      const reason = error instanceof Error ? error.message : String(error)
      throw new InputError(`cannot write ${this.path}: ${reason}`)
    }
    this.end = at + block.length
    this.syncSoon()
    return { at, length: block.length }
  }

  /** The entry that `append` or `open` said lies at this byte. */
  read(at: number): JournalEntry {
    const found = this.entryAt(at)
    if (found === null) throw new InputError(`${this.path}: the entry at byte ${at} is damaged`)
    return found.entry
  }

  private cutOff(): void {
    if (!this.isUncut) return
    ftruncateSync(this.file, this.end)
    this.reading = Buffer.alloc(0) // it may hold what was cut off
    this.isUncut = false
  }

  close(): void {
    if (this.syncTimer !== null) clearTimeout(this.syncTimer)
    fsyncSync(this.file)
    closeSync(this.file)
  }

  /** A power cut costs the games of the last second at most, and those are played again. */
  private syncSoon(): void {
    if (this.syncTimer !== null) return
    this.syncTimer = setTimeout(() => {
      this.syncTimer = null
      fdatasync(this.file, () => {})
    }, SYNC_EVERY_MS)
    this.syncTimer.unref()
  }

  private entryAt(at: number): { entry: JournalEntry; place: Place } | null {
    const head = this.bytesAt(at, HEAD)
    if (head.length < HEAD || head.readUInt32LE(0) !== MARK) return null
    const length = head.readUInt32LE(4)
    const checksum = head.readUInt32LE(8)
    if (length > LONGEST) return null
    const body = this.bytesAt(at + HEAD, length)
    if (body.length < length || crc32(body) !== checksum) return null
    // A copy: entries keep parts of their bytes, and the buffer is used again.
    return {
      entry: this.packr.unpack(Buffer.from(body)) as JournalEntry,
      place: { at, length: HEAD + length },
    }
  }

  private nextMark(from: number): number {
    for (let at = from; at < this.end; ) {
      const bytes = this.bytesAt(at, CHUNK)
      for (let i = 0; i + 4 <= bytes.length; i++) if (bytes.readUInt32LE(i) === MARK) return at + i
      if (bytes.length < CHUNK) break
      at += CHUNK - 3
    }
    return this.end
  }

  /** Reads through a window, because entries that follow each other are read one after the other. */
  private bytesAt(at: number, length: number): Buffer {
    const until = Math.min(this.end, at + length)
    if (at >= this.readingAt && until <= this.readingAt + this.reading.length)
      return this.reading.subarray(at - this.readingAt, until - this.readingAt)
    const size = Math.max(0, Math.min(this.end - at, Math.max(CHUNK, length)))
    const buffer = Buffer.allocUnsafe(size)
    let read = 0
    while (read < size) {
      const got = readSync(this.file, buffer, read, size - read, at + read)
      if (got === 0) break
      read += got
    }
    this.reading = buffer.subarray(0, read)
    this.readingAt = at
    return this.reading.subarray(0, until - at)
  }
}
