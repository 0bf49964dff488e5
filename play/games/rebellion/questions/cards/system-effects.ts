import { MON_CALAMARI } from '../../../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND } from '../../../../../engine/rebellion/facts/sides.js'
import {
  MON_CALAMARI_CRUISER,
  UNIT_IMMOBILE,
} from '../../../../../engine/rebellion/facts/unit-types.js'
import { LOYALTY_CHOICE, PROJECTS_CHOICE } from '../../../../../engine/rebellion/state/choices.js'
import { argA, CHOOSE_OPTION, CHOOSE_PLACE } from '../../../../../engine/rebellion/state/moves.js'
import { placeName, unitList } from '../../words/names.js'
import {
  inTheater,
  loyaltyChange,
  noLoyaltyChange,
  placeWords,
  unitsOf,
} from '../../words/things.js'
import type { Ask, Asked, Wording } from '../asked.js'

/** Effects on systems. */

export const SYSTEM_EFFECTS: Readonly<Record<string, Ask>> = {
  'loyalty-in-two-of-region': (asked) => ({
    title: 'Which system of this region becomes more loyal to you?',
    about: 'You gain 1 loyalty in each of two systems.',
    count: `system ${asked.field('done') + 1} of 2`,
    answers: gaining(asked),
  }),
  'loyalty-in-region': (asked) => ({
    title: 'Which system of this region becomes more loyal to you?',
    about: `${placeName(asked.field('place'))} is destroyed. In one populous system of the region you gain 1 loyalty.`,
    answers: gaining(asked),
  }),
  'research-or-repair': (asked) => ({
    title: 'Draw projects, or repair?',
    answers: {
      [CHOOSE_OPTION]: (move) =>
        argA(move) === PROJECTS_CHOICE
          ? { label: 'Draw 2 projects and keep 1' }
          : {
              label: `Repair ${placeName(asked.field('place'))}, draw 1 project`,
              detail: 'the sabotage marker goes',
            },
    },
  }),
  'loyalty-or-cruiser': ({ view, side }) => ({
    title: 'Loyalty, or a cruiser?',
    answers: {
      [CHOOSE_OPTION]: (move) => {
        if (argA(move) === LOYALTY_CHOICE) {
          const change = loyaltyChange(view, side, MON_CALAMARI, 2)
          return {
            label: `Gain 2 loyalty in ${placeName(MON_CALAMARI)}`,
            detail: change ?? noLoyaltyChange(view, MON_CALAMARI),
            weak: change === null,
          }
        }
        return {
          label: 'Put a Mon Calamari Cruiser on your queue',
          detail: `space 3 · ${view.supply(MON_CALAMARI_CRUISER)} in the supply`,
        }
      },
    },
  }),
  'name-three-systems': (asked) => {
    const { view } = asked
    const named = asked.field('done')
    const first = named > 0 ? ` ${placeName(asked.field('chosen'))} is named already.` : ''
    return {
      title: 'Which system do you name beside your base?',
      about: view.isRevealed
        ? 'Your base is revealed: it does not matter which systems you name.'
        : `The Empire learns that the base is in ${placeName(view.base)} or one of the two that you name.${first} They are named in the order of the board.`,
      count: `decoy ${named + 1} of 2`,
      answers: {
        [CHOOSE_PLACE]: (move) => {
          const isOpen = (view.candidates & (1 << argA(move))) !== 0
          return {
            label: `Name ${placeName(argA(move))}`,
            detail: isOpen
              ? 'the Empire may believe it'
              : 'the Empire knows that the base is not there',
            weak: !isOpen,
          }
        },
      },
    }
  },
  'drive-out': (asked) => {
    const { view } = asked
    const from = asked.field('place')
    const troops = unitsOf(
      view,
      EMPIRE,
      from,
      (type) => inTheater(GROUND)(type) && UNIT_IMMOBILE[type] === 0,
    )
    return {
      title: `Where do your ground units of ${placeName(from)} go?`,
      about: `${unitList(troops)} must leave for another Imperial system.`,
      answers: {
        [CHOOSE_PLACE]: (move) => ({
          label: `All to ${placeName(argA(move))}`,
          detail: placeWords(view, argA(move)),
        }),
      },
    }
  },
}

function gaining({ view, side }: Asked): Wording['answers'] {
  return {
    [CHOOSE_PLACE]: (move) => {
      const change = loyaltyChange(view, side, argA(move), 1)
      return {
        label: `Gain loyalty in ${placeName(argA(move))}`,
        detail: change ?? noLoyaltyChange(view, argA(move)),
        weak: change === null,
      }
    },
  }
}
