/**
 * Patterns of moves as people type them: words, in which `*` stands for anything and `a|b` for one or the other.
 * `move 2|3 stormtrooper *` fits "move 2 stormtrooper naboo".
 */
export function fits(pattern: string, text: string): boolean {
  return compiled(pattern).test(text)
}

const known = new Map<string, RegExp>()

function compiled(pattern: string): RegExp {
  const found = known.get(pattern)
  if (found !== undefined) return found
  const words = pattern.split(' ').map((word) => `(?:${word.split('|').map(escaped).join('|')})`)
  const made = new RegExp(`^${words.join(' ')}$`)
  known.set(pattern, made)
  return made
}

function escaped(word: string): string {
  return word.replaceAll(/[.+?^${}()[\]\\]/g, '\\$&').replaceAll('*', '.*')
}
