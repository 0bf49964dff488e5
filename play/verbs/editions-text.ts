import { allFronts } from '../games.js'
import type { SetupChoice } from '../setup.js'
import { wrap } from '../shell/wrap.js'

/** The ways to begin with all that can be chosen of them, as the help of `dejarik play` prints them. */

const WIDTH = 80

export function editionsText(): string {
  const lines = allFronts().flatMap(({ editions = {} }) =>
    Object.entries(editions).flatMap(([word, { name, about, choices }]) => [
      ...entry(`--edition ${word}`, 22, `${name}. ${about}`),
      ...choiceLines(choices),
    ]),
  )
  return ['', 'Editions:', ...lines].join('\n')
}

/** What can be chosen, as it is typed; an answer that only leads to more is told by what it leads to. */
function choiceLines(choices: readonly SetupChoice[] = [], isFirst = true): string[] {
  return choices.flatMap(({ name, answers }) =>
    answers.flatMap(({ about, options, choices: more }, i) => {
      const typed = Object.entries(options).map(([option, value]) => `  --${option} ${value}`)
      const usual = isFirst && i === 0 ? ' (usual)' : ''
      return [
        ...typed.flatMap((words) => entry(words, 29, `${name}${usual}: ${about}`)),
        ...choiceLines(more, false),
      ]
    }),
  )
}

function entry(words: string, column: number, about: string): string[] {
  const indent = ' '.repeat(column + 2)
  return wrap(`  ${words.padEnd(column)}${about}`, WIDTH, indent)
}
