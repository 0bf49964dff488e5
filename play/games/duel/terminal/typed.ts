import { InputError } from '../../../../engine/input-error.js'
import { numbered } from '../../../terminal/choices.js'
import type { Shorthand } from '../../../terminal/game-words.js'
import type { Trial } from '../../../terminal/trial.js'
import { type Part, sortOf } from '../decision/parts.js'
import { type Choice, choicesIn } from '../decision/prompt.js'
import { type Asking, askingWith, namesOf } from './asked.js'

/** Lines that name several parts of one move, by numbers of the list or by names: `2 5 8`, `luke force 5`, `3 p`. */
export const SHORTHAND: Shorthand = {
  about: () => ['Several numbers or names on one line are taken together.'],
  read: readParts,
}

function readParts(trial: Trial, words: readonly string[]): boolean | string {
  const { observation } = trial
  let asking = askingWith(observation, [])
  let left = VERBS.has(words[0] ?? '') ? words.slice(1) : words
  while (left.length > 0) {
    const { part, count } = partIn(asking, left)
    if (part === null && asking.marked.length === 0) return false
    if (part === null) throw new InputError(`"${left[0]}" is none of these`)
    asking = askingWith(observation, asking.choosing.toggled(asking.marked, part))
    left = left.slice(count)
  }
  return madeOf(trial, asking)
}

const VERBS: ReadonlySet<string> = new Set([
  'use',
  'ready',
  'characters',
  'pick',
  'order',
  'bargain',
  'strategy',
  'discard',
])

/** Makes the move that the parts are; answers the words of a part of one. */
function madeOf(trial: Trial, { side, kind, choosing, marked, prompt }: Asking): boolean | string {
  const [first] = marked
  if (first === undefined) return false
  const move = choosing.whole(marked)
  const isBareUse = sortOf(first) === 'use' && marked.length === 1
  // A card with its targets still open is listed further
  if (isBareUse && choosing.open(marked).length > 1) return false
  if (move !== null) {
    trial.make(move)
    return true
  }
  const names = marked.map((part) => namesOf(side, part)[0])
  if (kind === 'characters' || kind === 'order') return [kind, ...names].join(' ')
  const open = choicesIn(prompt).filter(
    ({ part, refusal }) => isBehind(choosing.parts(marked), part, marked) && refusal === '',
  )
  throw new InputError(`and then? ${open.map(typedFor).join(', ')}`)
}

function isBehind(parts: readonly Part[], part: Part, marked: readonly Part[]): boolean {
  return parts.includes(part) && !marked.includes(part)
}

/** `p Play Leia`: the letter that stands for what follows. */
function typedFor({ part, label }: Choice): string {
  const [name = ''] = namesOf(0, part)
  return `${name.charAt(0)} ${label}`
}

/** The part that the first words name, and how many of them do. */
function partIn(asking: Asking, words: readonly string[]): { part: Part | null; count: number } {
  const [first = ''] = words
  if (/^\d+$/.test(first)) {
    const line = numbered(asking.lines).find(({ number }) => number === Number(first))
    if (line === undefined) throw new InputError(`there is no ${first} in the list`)
    const { off, part } = line.choice
    if (off !== undefined) throw new InputError(`Not now: ${off}`)
    return { part, count: 1 }
  }
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const found = named(asking, words.slice(0, count).join('-'))
    if (found.length > 1 && count === 1)
      throw new InputError(`"${first}" may mean: ${found.map(({ label }) => label).join('; ')}`)
    if (found.length === 1) return { part: found[0]?.part ?? null, count }
  }
  return { part: null, count: 0 }
}

const MOST_WORDS = 5

/** Choices that may still be made, with a name that begins so; a name in full is meant before others. */
function named({ side, prompt, choosing, marked }: Asking, typed: string): readonly Choice[] {
  const open = choosing.parts(marked)
  const choices = choicesIn(prompt).filter(
    ({ part, refusal }) =>
      refusal === '' && (open.includes(part) || marked.length > 0) && !marked.includes(part),
  )
  const by = (fits: (name: string) => boolean): Choice[] =>
    choices.filter(({ part }) => namesOf(side, part).some(fits))
  const exact = by((name) => name === typed)
  if (exact.length > 0) return exact
  return by((name) => name.startsWith(typed) || name.includes(`-${typed}`))
}
