import { counted } from '../../../../engine/english.js'
import { OBJECTIVES } from '../../../../engine/rebellion/cards/registry.js'
import { isAt } from '../../../../engine/rebellion/course/steps.js'
import { CONSTRUCTION_SITE, DEATH_STAR } from '../../../../engine/rebellion/facts/unit-types.js'
import { DIRECT_FACE } from '../../../../engine/rebellion/missions/dice.js'
import {
  argA,
  argB,
  DECLINE,
  DESTROY,
  DISCARD_OBJECTIVE,
  DONE,
  SCORE,
  USE_RING,
} from '../../../../engine/rebellion/state/moves.js'
import { aUnit, objectiveName, percent, placeName, ringName } from '../words/names.js'
import { FACE_NAMES } from '../words/texts.js'
import { dotted } from '../words/things.js'
import type { Ask, Asked, Said, Wording } from './asked.js'

/** Objectives that may be played, and Death Star Plans. */

export const refreshObjective: Ask = (asked) => {
  const canDiscard = asked.moves(DISCARD_OBJECTIVE).length > 0
  if (canDiscard && asked.moves(SCORE).length === 0)
    return {
      title: 'Discard an objective for 1 reputation?',
      about: 'Rebel Cell allows it at the start of each Refresh Phase, instead of playing one.',
      answers: scoring(asked),
    }
  const cell = canDiscard ? ' Or discard one for Rebel Cell, which takes the place of playing.' : ''
  return {
    title: 'Play an objective?',
    about: `One at the start of each Refresh Phase. These are fulfilled now.${cell}`,
    answers: scoring(asked),
  }
}

export const combatObjective: Ask = (asked) => ({
  title: `Play an objective for the combat at ${placeName(asked.view.combatSystem)}?`,
  about: 'One in each combat. It is not offered again in this one.',
  answers: scoring(asked),
})

function scoring(asked: Asked): Wording['answers'] {
  return {
    [SCORE]: (move) => score(asked, argA(move)),
    [DISCARD_OBJECTIVE]: (move) => ({
      label: `Discard ${objectiveName(argA(move))} for Rebel Cell`,
      detail: `reputation ${asked.view.reputation} to ${asked.view.reputation - 1}`,
    }),
    [DECLINE]: () => ({
      label: asked.moves(SCORE).length === 1 ? 'Keep it for later' : 'Keep them for later',
    }),
  }
}

function score({ state, view }: Asked, card: number): Said {
  const objective = OBJECTIVES[card]
  const gain = objective?.gain?.(state) ?? objective?.reputation ?? 0
  return {
    label: `Play ${objectiveName(card)}`,
    detail: dotted(
      gain === 0 ? '' : `reputation ${view.reputation} to ${view.reputation - gain}`,
      objective?.about ?? '',
    ),
  }
}

const PLANS_DICE = 3
const DIRECT_HIT = 1 / 6

export const plans: Ask = (asked) => {
  const { state, frame, view } = asked
  const card = OBJECTIVES[plansCard(asked)]
  const there = placeName(view.combatSystem)
  const shared = card === undefined ? {} : { card }
  if (isAt(state, frame, 'reroll'))
    return {
      ...shared,
      title: 'Reroll a die of Death Star Plans?',
      about: `${counted(PLANS_DICE, 'die', 'dice')}: a direct hit destroys the Death Star.`,
      answers: {
        [USE_RING]: (move) => rerolled(asked, argA(move), argB(move)),
        [DONE]: () => ({ label: 'Leave the dice', detail: plansWords(directs(asked) > 0) }),
      },
    }
  if (isAt(state, frame, 'choose'))
    return {
      ...shared,
      title: `Death Star Plans: which is destroyed at ${there}?`,
      answers: {
        [DESTROY]: (move) => ({
          label: `Destroy ${argA(move) === CONSTRUCTION_SITE ? 'the Death Star Under Construction' : aUnit(DEATH_STAR)}`,
          detail: argA(move) === CONSTRUCTION_SITE ? 'the Death Star on the queue goes too' : '',
        }),
      },
    }
  const chance = percent(1 - (1 - DIRECT_HIT) ** PLANS_DICE)
  return {
    ...shared,
    title: `Try Death Star Plans at ${there}?`,
    about: `You roll ${PLANS_DICE} dice: a direct hit destroys the Death Star. If none comes, you keep the card, and the Empire has seen it.`,
    answers: {
      [SCORE]: () => ({
        label: 'Try Death Star Plans',
        detail: `${chance}: the Death Star is destroyed, reputation ${view.reputation} to ${view.reputation - (card?.reputation ?? 0)}`,
      }),
      [DECLINE]: () => ({ label: 'Not this round' }),
    },
  }
}

/** The card that is tried, or the one that may be. */
function plansCard(asked: Asked): number {
  const [offered] = asked.moves(SCORE)
  return offered === undefined ? asked.field('objective') : argA(offered)
}

function directs({ view }: Asked): number {
  return view.missionDice(view.side, DIRECT_FACE)
}

function plansWords(isHit: boolean): string {
  return isHit ? 'the Death Star is destroyed' : 'no direct hit: it fails'
}

function rerolled(asked: Asked, ring: number, face: number): Said {
  const others = directs(asked) - (face === DIRECT_FACE ? 1 : 0)
  return {
    label: `Reroll a ${FACE_NAMES[face]} (${ringName(ring)})`,
    detail: others > 0 ? plansWords(true) : `a direct hit ${percent(DIRECT_HIT)}`,
    weak: face === DIRECT_FACE,
  }
}
