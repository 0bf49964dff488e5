import { readFileSync } from 'node:fs'

/** Sizes of the table "The state" of a game's README by field name: `a, b | 1 w each`, `a, b | 1, 2 b` and `a | 3 w, 4 b`. */
export function documentedSizes(readme: string): Map<string, { length: number; unit: number }> {
  const text = readFileSync(readme, 'utf8')
  const section = text.slice(text.indexOf('## The state'), text.indexOf('## Knowledge'))
  const sizes = new Map<string, { length: number; unit: number }>()
  for (const [, names = '', size = ''] of section.matchAll(/^\| ([\w, ]+) \| ([^|]+) \|/gm)) {
    const fields = names.split(', ')
    const parts = size.replace(' each', '').split(', ')
    fields.forEach((field, i) => {
      const part = parts[i] ?? parts[0] ?? ''
      const letter = /[wb]$/.exec(part)?.[0] ?? /[wb]$/.exec(size.replace(' each', ''))?.[0]
      sizes.set(field, { length: Number.parseInt(part, 10), unit: letter === 'w' ? 4 : 1 })
    })
  }
  return sizes
}
