import type { Move } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { listedChoices } from './asking.js'
import { type Choice, numbered, startsWith } from './choices.js'
import { commandHint } from './commands.js'
import { isYesOrNo, matches, misfitOf, misfitText, wordsIn } from './matching.js'
import type { Table } from './table.js'
import type { Trial } from './trial.js'

/** What a typed line means: moves, a part of one that is chosen further, or nothing. */
export type Reading =
  | { readonly sort: 'moves'; readonly moves: readonly Move[] }
  | { readonly sort: 'narrowed'; readonly words: string }
  | { readonly sort: 'wrong'; readonly why: string }

export function read(table: Table, typed: string): Reading {
  const text = wordsIn(typed).join(' ')
  const off = offChoice(table, text)
  if (off !== null) return { sort: 'wrong', why: `Not now: ${off.why} (${off.label})` }
  const counted = unnumbered(table, text)
  // What has been chosen goes before what is typed, unless that says everything itself
  const behind = table.narrowed === '' ? [] : [`${table.narrowed} ${text}`]
  // A number with words behind it may count something rather than stand for a line of the list
  const isNumber = /^\d+$/.test(text)
  const tries = [
    ...(isNumber ? [] : [...behind, text]),
    ...(counted === null ? [] : [counted]),
    ...(/^\d/.test(text) ? [] : labelled(table, text)),
  ]
  let wrong: Reading | null = null
  for (const one of tries) {
    const found = meaning(table, one)
    if (found !== null && found.sort !== 'wrong') return found
    wrong ??= found
  }
  wrong = severalNumbers(table, text) ?? wrong
  if (wrong !== null && wrong.sort !== 'wrong') return wrong
  return wrong ?? { sort: 'wrong', why: complaint(table, text, counted ?? behind[0] ?? text) }
}

/** The line of the list that was typed and cannot be chosen, and why; null for anything else. */
function offChoice(table: Table, text: string): { label: string; why: string } | null {
  const found = numbered(listedChoices(table)).find(
    ({ number, choice }) => String(number) === text || choice.label.toLowerCase() === text,
  )
  const { label = '', off } = found?.choice ?? {}
  return off === undefined ? null : { label, why: off }
}

/** The line with a number at its beginning put into words; null without one. */
function unnumbered(table: Table, text: string): string | null {
  const [number = '', ...rest] = text.split(' ')
  if (!/^\d+$/.test(number)) return null
  const choice = choiceBehind(table, number)
  if (choice === undefined) return null
  const { words } = choice
  // Behind a whole move nothing can follow: the number counts something
  const isWhole = table.legalTexts.some((one) => one.text === words)
  const goesOn = !isWhole || table.legalTexts.some((one) => one.text.startsWith(`${words} `))
  return rest.length > 0 && !goesOn ? null : [words, ...rest].join(' ')
}

/** `1 1 2`: lines of the list for this question and the next ones of the act; null for another line. */
function severalNumbers(table: Table, text: string): Reading | null {
  const trial = table.trial()
  if (!/^\d+( \d+)+$/.test(text) || !trial.isAct) return null
  const listed = numbered(listedChoices(table))
  for (const number of text.split(' ')) {
    const found = listed.find((one) => one.number === Number(number))
    if (found === undefined)
      return { sort: 'wrong', why: `there is no ${number}; the list ends at ${lastNumber(table)}` }
    const { words, label } = found.choice
    const move = trial.legal.find((one) => trial.textOf(one) === words)
    if (move !== undefined) trial.make(move)
    else if (!isRead(table, trial, words))
      return {
        sort: 'wrong',
        why: `${number} (${label}) is not possible after what stands before it`,
      }
  }
  return { sort: 'moves', moves: trial.moves }
}

function isRead({ words }: Table, trial: Trial, text: string): boolean {
  try {
    return trial.isOpen && words.shorthand?.read(trial, wordsIn(text)) === true
  } catch (error) {
    if (error instanceof InputError) return false
    throw error
  }
}

/** The line with the beginning of a label in the list put into the words of its choice: `send leia utapau`. */
function labelled(table: Table, text: string): string[] {
  const typed = wordsIn(text)
  if (isYesOrNo(typed)) return []
  const listed = listedChoices(table).map(({ label, words }) => ({ said: wordsIn(label), words }))
  const found = listed.flatMap(({ said, words }) => {
    const count = said.findIndex((word, i) => !word.startsWith(typed[i] ?? ' '))
    const isWhole = count < 0
    if (!isWhole && count < typed.length) return []
    return [{ isExact: isWhole, line: [words, ...typed.slice(said.length)].join(' ') }]
  })
  const exact = found.filter(({ isExact }) => isExact)
  const meant = exact.length > 0 ? exact : found
  if (meant.length > 0) return meant.length === 1 ? meant.map(({ line }) => line) : []
  const short = listed.filter(({ said }) => leavesOut(typed, said))
  return short.length === 1 ? short.map(({ words }) => words) : []
}

/** `send fel` for `Send Soontir Fel`: the first word of a label and others of it, in their order. */
function leavesOut([first = '', ...others]: readonly string[], said: readonly string[]): boolean {
  if (others.length === 0 || !(said[0] ?? '').startsWith(first)) return false
  let from = 1
  return others.every((word) => {
    const at = said.findIndex((one, i) => i >= from && one.startsWith(word))
    from = at + 1
    return at > 0
  })
}

function meaning(table: Table, text: string): Reading | null {
  const { words, legalTexts } = table
  const found = matches(legalTexts, text, words.orders)
  // What is named in full is meant, whatever else begins so
  const [first] = found
  if (found.length === 1 && first !== undefined) return { sort: 'moves', moves: [first.move] }
  const short = shorthand(table, text)
  if (short !== null) return short
  if (found.length === 0) return null
  const texts = found.map((one) => one.text)
  const beginning = sharedBeginning(texts)
  // All that fits begins alike: that much has been chosen
  if (beginning !== '' && wordsIn(text).length <= beginning.split(' ').length)
    return { sort: 'narrowed', words: beginning }
  const few = texts.slice(0, MOST_MEANINGS).join('; ')
  return {
    sort: 'wrong',
    why: `"${text}" may mean: ${few}${found.length > MOST_MEANINGS ? '; …' : ''}`,
  }
}

const MOST_MEANINGS = 6

/** The words with which all of the texts begin. */
function sharedBeginning(texts: readonly string[]): string {
  const words = texts[0]?.split(' ') ?? []
  let count = words.length
  while (count > 0 && !texts.every((text) => startsWith(text, words.slice(0, count).join(' '))))
    count--
  return words.slice(0, count).join(' ')
}

function shorthand(table: Table, text: string): Reading | null {
  const { words } = table
  if (words.shorthand === undefined) return null
  const trial = table.trial()
  try {
    const found = words.shorthand.read(trial, wordsIn(text))
    if (found === false) return null
    if (found !== true) return { sort: 'narrowed', words: found }
    return { sort: 'moves', moves: trial.moves }
  } catch (error) {
    if (error instanceof InputError) return { sort: 'wrong', why: error.message }
    throw error
  }
}

/** Blames the first word that does not fit, and says why it does not where the game knows. */
function complaint(table: Table, typed: string, meant: string): string {
  const { session, words, legalTexts } = table
  if (/^\d+$/.test(typed)) return `there is no ${typed}; the list ends at ${lastNumber(table)}`
  const misfit = misfitOf(legalTexts, meant, words.orders)
  const [first = '', next = ''] = typed.split(' ')
  if (misfit.word === first && next !== '') {
    const choice = choiceBehind(table, first)
    if (choice !== undefined) return `"${next}": nothing may follow ${first} (${choice.label})`
  }
  const refusal = words.refusal?.(session.observation, session.viewer, misfit.word) ?? ''
  if (refusal !== '') return `"${misfit.word}": ${refusal}`
  const hint = misfit.before === '' ? commandHint(table, typed) : ''
  return `${misfitText(misfit)}${hint === '' ? '' : ` (or the command${hint})`}`
}

/** The line of the list with this number. */
function choiceBehind(table: Table, number: string): Choice | undefined {
  return numbered(listedChoices(table)).find((one) => one.number === Number(number))?.choice
}

function lastNumber(table: Table): number {
  return Math.max(...numbered(listedChoices(table)).map(({ number }) => number))
}
