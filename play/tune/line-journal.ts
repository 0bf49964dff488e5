import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { crc32 } from '../../arena/journal/crc32.js'
import { InputError } from '../../engine/input-error.js'

const CHECKSUM = 8

/**
 * A file of entries, a line each: the checksum of what follows, a space, JSON. An entry counts once its line is whole;
 * a damaged one is as if it had never been written.
 */
export class LineJournal<Entry> {
  private constructor(readonly path: string) {}

  static create<Entry>(path: string, first: Entry): LineJournal<Entry> {
    if (existsSync(path))
      throw new InputError(`${path} is there already; go on with --resume, or give another file`)
    writeFileSync(path, '')
    const journal = new LineJournal<Entry>(path)
    journal.append(first)
    return journal
  }

  /** Opens what is there, cuts off a line that was not written to its end, and reads the sound ones. */
  static open<Entry>(path: string): { journal: LineJournal<Entry>; entries: Entry[] } {
    if (!existsSync(path)) throw new InputError(`${path}: nothing to resume`)
    const text = readFileSync(path, 'utf8')
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole))
    const entries = whole.split('\n').flatMap((line) => entryOf<Entry>(line))
    return { journal: new LineJournal<Entry>(path), entries }
  }

  append(entry: Entry): void {
    const body = JSON.stringify(entry)
    appendFileSync(this.path, `${checksum(body)} ${body}\n`)
  }
}

function entryOf<Entry>(line: string): Entry[] {
  const body = line.slice(CHECKSUM + 1)
  if (line === '' || line.slice(0, CHECKSUM) !== checksum(body)) return []
  return [JSON.parse(body) as Entry]
}

function checksum(body: string): string {
  return crc32(Buffer.from(body)).toString(16).padStart(CHECKSUM, '0')
}
