/** English in which games, players and reports tell what they have to say. */

/** `2 events`, `1 card`, `3 dice`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** `A`, `A and B`, `A, B and C`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

export function lowered(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
