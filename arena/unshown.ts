/** Control and direction characters, and separators of lines: nobody sees them, and they spoil what stands around them. */
export const UNSHOWN = /(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/gu

/** Text of others as one line that shows all it holds, wherever it stands. */
export function plainLine(text: string): string {
  return text.replace(/\s/gu, ' ').replace(UNSHOWN, '').replace(/ +/g, ' ').trim()
}
