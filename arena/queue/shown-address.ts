/** A text, an address or a command line, with name and password of each Redis in it taken out. */
export function shownAddress(text: string): string {
  return text.replace(/(rediss?:\/\/)[^\s"']*@/gi, '$1…@')
}
