import { InputError } from './input-error.js'

const BYTE_ORDER_MARK = /^\ufeff/

/** A text without the mark that some editors put before it. */
export function withoutMark(text: string): string {
  return text.replace(BYTE_ORDER_MARK, '')
}

/** What a text holds, with or without that mark; an InputError where it is no JSON. */
export function jsonIn(text: string): unknown {
  const bare = withoutMark(text)
  try {
    return JSON.parse(bare)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new InputError(`no JSON, or cut short (${withLine(why, bare)})`)
  }
}

/** Node 20 counts characters from the beginning of the text; people count lines. */
function withLine(why: string, text: string): string {
  const position = /at position (\d+)$/.exec(why)?.[1]
  if (position === undefined) return why
  return `${why}, line ${text.slice(0, Number(position)).split('\n').length}`
}
