import type { Readable } from 'node:stream'

/** A line that was too long to be kept. */
export const TOO_LONG = Symbol('a line that is too long')

/** The lines of a stream as they come, those of nothing but spaces left out. None is held that is longer than `most` characters. */
export async function* linesOf(
  input: Readable,
  most: number,
): AsyncGenerator<string | typeof TOO_LONG> {
  input.setEncoding('utf8')
  let kept: string[] = []
  let length = 0
  for await (const chunk of input) {
    const parts = String(chunk).split('\n')
    for (const [i, part] of parts.entries()) {
      length += part.length
      if (length <= most) kept.push(part)
      else kept = []
      if (i === parts.length - 1) break
      yield* whole(kept, length > most)
      kept = []
      length = 0
    }
  }
  yield* whole(kept, length > most)
}

function* whole(parts: readonly string[], isTooLong: boolean): Generator<string | typeof TOO_LONG> {
  if (isTooLong) yield TOO_LONG
  else {
    const line = parts.join('').trim()
    if (line !== '') yield line
  }
}
