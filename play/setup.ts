import type { Options } from '../engine/game.js'

/** The ways to begin that a game offers its people: on the start screen, and by name in the terminal. */

/** One way to begin, and what can still be chosen of it. */
export interface Setup {
  readonly name: string
  readonly about: string
  readonly options: Options
  readonly choices?: readonly SetupChoice[]
}

/** Something about the rules of a set-up; its first answer is the usual one. */
export interface SetupChoice {
  readonly name: string
  /** It says who plays, and not by which rules. */
  readonly isOfSeats?: boolean
  readonly answers: readonly SetupAnswer[]
}

export interface SetupAnswer {
  readonly name: string
  /** What it means, in a line. */
  readonly about: string
  readonly options: Options
  /** What is asked only with this answer. */
  readonly choices?: readonly SetupChoice[]
}

/** Answers that are not as usual, by the name of what they answer. */
export type Answers = Readonly<Record<string, string>>

/** The choices that are open with these answers, each with the answer given. */
export function answered(
  choices: readonly SetupChoice[] = [],
  answers: Answers,
): readonly (readonly [SetupChoice, SetupAnswer])[] {
  return choices.flatMap((choice) => {
    const answer = choice.answers.find(({ name }) => name === answers[choice.name])
    const given = answer ?? choice.answers[0]
    return given === undefined
      ? []
      : [[choice, given] as const, ...answered(given.choices, answers)]
  })
}

/** Options of the rules that some answer says, further choices among them. */
export function optionsNamed(choices: readonly SetupChoice[] = []): string[] {
  return choices.flatMap(({ answers }) => answers.flatMap(namedBy))
}

function namedBy({ options, choices }: SetupAnswer): string[] {
  return [...Object.keys(options), ...optionsNamed(choices)]
}

/** A choice to which two options give different answers, and those; null where all go together. */
export function contradiction(
  choices: readonly SetupChoice[] = [],
  options: Options,
): { readonly choice: SetupChoice; readonly one: string; readonly other: string } | null {
  for (const choice of choices) {
    const given = Object.keys(options)
      .map((name) => ({ name, answers: choice.answers.filter((one) => means(one, options, name)) }))
      .filter(({ answers }) => answers.length > 0)
    for (const { name: one, answers } of given)
      for (const { name: other, answers: others } of given)
        if (!answers.some((answer) => others.includes(answer))) return { choice, one, other }
    const within = contradiction(
      choice.answers.flatMap(({ choices: more = [] }) => more),
      options,
    )
    if (within !== null) return within
  }
  return null
}

/** The option is given with this answer, or is something that is asked only with it. */
function means(answer: SetupAnswer, options: Options, name: string): boolean {
  return answer.options[name] === options[name] || optionsNamed(answer.choices).includes(name)
}

/** The options of the rules that a set-up with these answers means. */
export function optionsWith({ options, choices }: Setup, answers: Answers): Options {
  const given = answered(choices, answers).map(([, answer]) => answer.options)
  return Object.assign({}, options, ...given)
}
