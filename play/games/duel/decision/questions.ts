import type { Words } from './answers.js'
import { add, drop, look, order, setAside } from './events.js'
import { bargain, recon, reserve, search, searchDeck } from './looks.js'
import { characters, strategy } from './planning.js'
import type { Asked, Group, Prompt } from './prompt.js'

/** Every question but that of a turn: set-up, strategies, hidden cards, events. */

export function otherPrompt(asked: Asked): Prompt {
  const words = QUESTIONS[asked.kind]
  if (words === undefined) throw new Error(`duel: no words for ${asked.kind}`)
  const { title, about = '', groups, tray = null, confirm } = words(asked)
  const move = asked.choosing.whole(asked.marked)
  return {
    title,
    about,
    groups: withDigits(groups),
    tray,
    move,
    confirm: move === null ? 'Choose' : confirm,
    isFinal: '',
    caution: '',
    isInside: false,
  }
}

/** By kind of decision. */
const QUESTIONS: Readonly<Record<string, (asked: Asked) => Words>> = {
  characters,
  strategy,
  recon,
  search,
  'search-deck': searchDeck,
  reserve,
  bargain,
  add,
  look,
  order,
  drop,
  'set-aside': setAside,
}

function withDigits(groups: readonly Group[]): Group[] {
  let digit = 0
  return groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => {
      if (choice.digit !== '') return choice
      digit++
      return { ...choice, digit: digit < 10 ? String(digit) : '' }
    }),
  }))
}
