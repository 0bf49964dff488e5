import { type Part, sortOf } from './parts.js'
import type { Asked, Choice, Group, Tray } from './prompt.js'

/** What the questions share: an answer with its words, and the groups that answers stand in. */

/** The words of one question. */
export interface Words {
  readonly title: string
  readonly about?: string
  readonly groups: readonly Group[]
  readonly tray?: Tray
  readonly confirm: string
}

export function choice(
  { marked }: Asked,
  part: Part,
  label: string,
  detail: string,
  more: Partial<Choice> = {},
): Choice {
  return {
    part,
    digit: '',
    label,
    detail,
    isBust: false,
    refusal: '',
    isOn: marked.includes(part),
    spot: '',
    makes: null,
    ...more,
  }
}

export function oneGroup(choices: readonly Choice[]): readonly Group[] {
  return [{ title: '', note: '', choices }]
}

export function legalParts({ choosing }: Asked, sort: string): Part[] {
  return choosing.parts().filter((part) => sortOf(part) === sort)
}

export function them(side: number): string {
  return side === 0 ? 'The Empire' : 'The Rebels'
}
