import { counted } from '../../../../../engine/english.js'
import { GROUND, SPACE } from '../../../../../engine/rebellion/facts/sides.js'
import { UNIT_HEALTH } from '../../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { argA, argB, CHOOSE_THEATER, DESTROY } from '../../../../../engine/rebellion/state/moves.js'
import { isCinematic } from '../../cinematic/rolls.js'
import { aUnit, placeName } from '../../words/names.js'
import type { Ask, Asked, Said, Wording } from '../asked.js'

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
    title: isCinematic(view)
      ? 'Take back 3 used tactic cards of which kind?'
      : 'Draw 3 tactic cards of which kind?',
    answers: {
      [CHOOSE_THEATER]: (move) => {
        const theater = argA(move)
        const { combatSystem, side, enemy } = view
        const isFought =
          view.total(combatSystem, side, theater) > 0 &&
          view.total(combatSystem, enemy, theater) > 0
        const battle = isFought ? '' : `no ${KIND[theater]} battle here now`
        if (isCinematic(view)) return takenBack(view, theater, battle)
        return { label: `3 ${KIND[theater]} cards`, detail: battle, weak: !isFought }
      },
    },
  }),
}

const KIND: Readonly<Record<number, string>> = { [SPACE]: 'space', [GROUND]: 'ground' }

/** In cinematic combat nothing is drawn: used cards come back, if there are any (E45). */
function takenBack(view: RebellionView, theater: number, battle: string): Said {
  const { side, tacticCards } = view
  const used = tacticCards.cards(side, theater).filter((card) => tacticCards.isDiscarded(card))
  const count = Math.min(3, used.length)
  const kind = `${KIND[theater]} card`
  if (count === 0) return { label: `No ${kind}`, detail: 'none of yours is used', weak: true }
  return { label: `${counted(count, kind)} back`, detail: battle, weak: battle !== '' }
}

function destroying({ view }: Asked): Wording['answers'] {
  return {
    [DESTROY]: (move) => ({
      label: `Destroy ${aUnit(argA(move))}`,
      detail: `${UNIT_HEALTH[argA(move)]} health · ${view.units(argB(move), argA(move))} there`,
    }),
  }
}
