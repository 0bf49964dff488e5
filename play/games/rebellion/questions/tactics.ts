import { counted } from '../../../../engine/english.js'
import { TACTICS } from '../../../../engine/rebellion/cards/registry.js'
import { GROUND } from '../../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { TOP_CHOICE } from '../../../../engine/rebellion/state/choices.js'
import {
  argA,
  CHOOSE_OPTION,
  DECLINE,
  DONE,
  PICK_TACTIC,
  RETURN_TACTIC,
} from '../../../../engine/rebellion/state/moves.js'
import { aUnit, placeName, tacticName } from '../words/names.js'
import { forcesWords } from '../words/things.js'
import type { Ask, Asked, Said } from './asked.js'

/** Advanced tactic cards: which is picked, which of its abilities is used, which comes back. */

export const pickTactic: Ask = ({ view, legal }) => {
  const battle = view.combatTheater === GROUND ? 'ground' : 'space'
  return {
    title: `Pick a card for the ${battle} battle at ${placeName(view.combatSystem)}`,
    about: `${forcesWords(view, view.combatSystem)}. ${enemyPick(view)}`,
    count: `${counted(legal.length, 'card')} in the deck`,
    answers: { [PICK_TACTIC]: (move) => pickWords(view, argA(move)) },
  }
}

/** What is known of the enemy's card. */
function enemyPick(view: RebellionView): string {
  const open = view.tacticCards.picked(view.enemy)
  if (open >= 0) return `They play ${tacticName(open)}.`
  return 'Both cards are shown together.'
}

/** A card as it may be picked, and whether its top can be used with the units here. */
export function pickWords(view: RebellionView, card: number): Said {
  const unit = TACTICS[card]?.top?.unit
  const isMissing = unit !== undefined && view.units(view.combatSystem, unit) === 0
  return {
    label: `Pick ${tacticName(card)}`,
    detail: isMissing
      ? `the top needs ${aUnit(unit)} here`
      : lowered(TACTICS[card]?.top?.about ?? ''),
  }
}

/** As it stands behind a label: without a capital and a full stop. */
function lowered(text: string): string {
  const bare = text.replace(/\.$/, '')
  return /^[A-Z][a-z]* [a-z0-9]/.test(bare) ? bare.slice(0, 1).toLowerCase() + bare.slice(1) : bare
}

export const tacticHalf: Ask = (asked) => {
  const card = asked.field('card')
  const facts = TACTICS[card]
  if (facts === undefined) return null
  return {
    title: `${facts.name}: which ability do you use?`,
    about: halfAbout(asked, card),
    card: facts,
    answers: {
      [CHOOSE_OPTION]: (move) => ({
        label: argA(move) === TOP_CHOICE ? 'Use the top' : 'Use the bottom',
        detail: lowered((argA(move) === TOP_CHOICE ? facts.top : facts.bottom)?.about ?? ''),
      }),
      [DECLINE]: () => ({ label: 'Use nothing', detail: 'the card is discarded' }),
    },
  }
}

/** Why an ability is missing, and what the enemy plays. */
function halfAbout({ view, legal }: Asked, card: number): string {
  const unit = TACTICS[card]?.top?.unit
  const hasTop = legal.some((move) => argA(move) === TOP_CHOICE)
  const needs = hasTop || unit === undefined ? '' : `The top needs ${aUnit(unit)} here. `
  const theirs = view.tacticCards.picked(view.enemy)
  const enemy = theirs < 0 ? 'They play no card.' : `They play ${tacticName(theirs)}.`
  return `${needs}${enemy}`
}

export const returnTactics: Ask = (asked) => {
  const left = asked.field('left')
  const deck = asked.field('theater') === GROUND ? 'ground' : 'space'
  return {
    title: 'Which tactic card comes back?',
    about: `It goes from your discard pile to your ${deck} deck.`,
    count: `${counted(left, 'card')} may come back`,
    answers: {
      [RETURN_TACTIC]: (move) => ({
        label: `Take back ${tacticName(argA(move))}`,
        detail: lowered(TACTICS[argA(move)]?.top?.about ?? ''),
      }),
      [DONE]: () => ({ label: 'Take back no more' }),
    },
  }
}
