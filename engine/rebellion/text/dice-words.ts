import { listed, lowered } from '../../english.js'
import type { GameEvent } from '../../game.js'
import { SIDE_IDS } from '../facts/sides.js'
import { counted, subject } from './words.js'

/** Dice as people read them, told from the event alone: whoever tells several as one asks here again. */

type Dice = NonNullable<GameEvent['dice']>

/** A roll, or all the dice once some have been rolled again; outside of battles red and black dice are the same. */
export function rollSentence({ side, word, value, dice = [] }: GameEvent): string {
  const number = SIDE_IDS.indexOf(side ?? '')
  const isMission = word === undefined
  if (value !== undefined) {
    const left = listed(dice.map(isMission ? missionDieWords : dieWords))
    return `Now ${lowered(subject(number, 'have'))} ${left || 'no dice'}.`
  }
  const shown = isMission ? missionDice(dice) : battleDice(dice)
  return `${subject(number, 'roll')} ${shown || 'no dice'}.`
}

/** Dice that are rolled again together. */
export function rerollSentence({ side, dice = [] }: GameEvent): string {
  return `${subject(SIDE_IDS.indexOf(side ?? ''), 'reroll')} ${listed(dice.map(dieWords))}.`
}

/** Dice that a card takes out of a roll. */
export function preventedSentence({ side, dice = [] }: GameEvent): string {
  const words = listed(dice.map(dieWords))
  return `${subject(SIDE_IDS.indexOf(side ?? ''), 'lose')} ${words} to a tactic card.`
}

/** `a red blank`, `2 black hits`. */
function dieWords({ colour, face, count }: Dice[number]): string {
  return counted(count, `${colour} ${faceWord(face)}`)
}

/** `a blank`, `2 hits`, `a green hit`. */
function missionDieWords(die: Dice[number]): string {
  return die.colour === 'green' ? dieWords(die) : counted(die.count, faceWord(die.face))
}

function battleDice(dice: Dice): string {
  const parts = ['red', 'black', 'green'].map((colour) => {
    const shown = facesOf(dice.filter((die) => die.colour === colour))
    return shown === '' ? '' : `${colour} ${shown}`
  })
  return parts.filter((part) => part !== '').join('; ')
}

function missionDice(dice: Dice): string {
  const plain = facesOf(dice.filter(({ colour }) => colour !== 'green'))
  const green = facesOf(dice.filter(({ colour }) => colour === 'green'))
  return [plain, green === '' ? '' : `green ${green}`].filter((part) => part !== '').join('; ')
}

/** `hit, 2 blanks`. */
function facesOf(dice: Dice): string {
  return dice
    .map(({ face, count }) => (count === 1 ? faceWord(face) : `${count} ${faceWord(face)}s`))
    .join(', ')
}

const FACES = ['hit', 'direct hit', 'special', 'blank']

function faceWord(id: string): string {
  return id.replace('-', ' ')
}

export function faceName(face: number): string {
  return FACES[face] ?? '?'
}
