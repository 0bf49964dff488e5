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
import { bestHalf, cardInBrief, halvesOf } from '../cinematic/halves.js'
import { aUnit, placeName, tacticName } from '../words/names.js'
import type { Ask, Asked, Said } from './asked.js'

/** Advanced tactic cards: which is picked, which of its abilities is used, which comes back. */

export const pickTactic: Ask = (asked) => {
  const { view, legal } = asked
  const battle = view.combatTheater === GROUND ? 'ground' : 'space'
  return {
    title: `Choose your ${battle} card at ${placeName(view.combatSystem)}`,
    about: `One card, face down. ${enemyPick(view)} Then you use its upper half, its lower half or neither.`,
    count: `${counted(legal.length, 'card')} left`,
    answers: { [PICK_TACTIC]: (move) => pickWords(asked, argA(move), 'Lay down') },
  }
}

/** What is known of the enemy's card. */
function enemyPick(view: RebellionView): string {
  const open = view.tacticCards.picked(view.enemy)
  if (open >= 0) return `They play ${tacticName(open)}.`
  if (view.tacticCards.isLocked(view.enemy, view.combatTheater))
    return 'They play no card in this battle.'
  return 'Both cards are shown together.'
}

/** A card as it may be laid face down, or played on top of another one, and what it would do now. */
export function pickWords({ state, view }: Asked, card: number, label: string): Said {
  const halves = halvesOf(state, view, card)
  return {
    label: `${label} ${tacticName(card)}`,
    detail: cardInBrief(halves),
    weak: bestHalf(halves) === null,
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
    title: `Which half of ${facts.name}?`,
    about: halfAbout(asked, card),
    card: facts,
    answers: {
      [CHOOSE_OPTION]: (move) => halfWords(asked, card, argA(move) === TOP_CHOICE),
      [DECLINE]: () => ({ label: 'Use neither half', detail: 'the card is used up all the same' }),
    },
  }
}

function halfWords({ state, view }: Asked, card: number, isTop: boolean): Said {
  const half = halvesOf(state, view, card).find((one) => one.isTop === isTop)
  return {
    label: isTop ? 'Use the upper half' : 'Use the lower half',
    detail: half?.says ?? '',
    weak: half?.works !== true,
  }
}

/** Why an ability is missing, and what the enemy plays. */
function halfAbout({ view, legal }: Asked, card: number): string {
  const unit = TACTICS[card]?.top?.unit
  const hasTop = legal.some((move) => argA(move) === TOP_CHOICE)
  const needs = hasTop || unit === undefined ? '' : `The upper half needs ${aUnit(unit)} here. `
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
