import { GROUND, SPACE } from '../../../../../engine/rebellion/facts/sides.js'
import { UNIT_HEALTH } from '../../../../../engine/rebellion/facts/unit-types.js'
import { argA, argB, CHOOSE_THEATER, DESTROY } from '../../../../../engine/rebellion/state/moves.js'
import { aUnit, placeName } from '../../words/names.js'
import type { Ask, Asked, Wording } from '../asked.js'

/** Effects of Start of Combat cards. */

export const COMBAT_EFFECTS: Readonly<Record<string, Ask>> = {
  'destroy-ship': (asked) => ({
    title: `Which Rebel ship is destroyed at ${placeName(asked.field('place'))}?`,
    about: 'The Death Star fires before the battle.',
    answers: destroying(asked),
  }),
  'destroy-structure': (asked) => ({
    title: `Which structure is destroyed at ${placeName(asked.field('place'))}?`,
    answers: destroying(asked),
  }),
  'draw-three-tactics': ({ view }) => ({
    title: 'Draw 3 tactic cards of which kind?',
    answers: {
      [CHOOSE_THEATER]: (move) => {
        const theater = argA(move)
        const { combatSystem, side, enemy } = view
        const isFought =
          view.total(combatSystem, side, theater) > 0 &&
          view.total(combatSystem, enemy, theater) > 0
        return {
          label: theater === GROUND ? '3 ground cards' : '3 space cards',
          detail: isFought ? '' : `no ${theater === SPACE ? 'space' : 'ground'} battle here now`,
          weak: !isFought,
        }
      },
    },
  }),
}

function destroying({ view }: Asked): Wording['answers'] {
  return {
    [DESTROY]: (move) => ({
      label: `Destroy ${aUnit(argA(move))}`,
      detail: `${UNIT_HEALTH[argA(move)]} health · ${view.units(argB(move), argA(move))} there`,
    }),
  }
}
