/** A help text of one sentence, then examples; for verbs that have verbs of their own. */
export function withExamples(sentence: string, examples: readonly string[]): string {
  if (examples.length === 0) return sentence
  return [sentence, '', 'Examples:', ...examples.map((line) => `  ${line}`)].join('\n')
}
