import { InputError } from '../../engine/input-error.js'

/** The words of a command as a shell would split them: quotes hold spaces together, a backslash takes the next one literally. */
export function commandWords(command: string): string[] {
  const words: string[] = []
  let word: string | null = null
  let quote = ''
  for (let i = 0; i < command.length; i++) {
    const char = command[i] as string
    if (quote !== '') {
      if (char === quote) quote = ''
      else word = (word ?? '') + char
    } else if (char === '"' || char === "'") {
      quote = char
      word ??= ''
    } else if (char === '\\' && i + 1 < command.length) word = (word ?? '') + command[++i]
    else if (/\s/.test(char)) {
      if (word !== null) words.push(word)
      word = null
    } else word = (word ?? '') + char
  }
  if (quote !== '') throw new InputError(`agent "exec:${command}": a ${quote} is not closed`)
  if (word !== null) words.push(word)
  if ((words[0] ?? '') === '') throw new InputError(`agent "exec:${command}": names no program`)
  return words
}
