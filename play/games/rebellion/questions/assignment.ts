import { counted } from '../../../../engine/english.js'
import { ACTIONS, MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { NO_SKILL } from '../../../../engine/rebellion/facts/leader-types.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import {
  ASSIGN,
  argA,
  argB,
  argC,
  DONE,
  NONE,
  PLAY_ACTION,
} from '../../../../engine/rebellion/state/moves.js'
import { bits } from '../../../../engine/rebellion/text/words.js'
import { actionName, leaderName, leaderNames, missionName } from '../words/names.js'
import { skillNeed } from '../words/needs.js'
import { SKILL_NAMES } from '../words/texts.js'
import type { Ask, Asked, Said } from './asked.js'

/** The Assignment Phase. */

export const assign: Ask = (asked) => {
  const { view, side } = asked
  const pool = bits(view.pool(side)).length
  const card = asked.verb === ASSIGN ? asked.common(argA) : -1
  const facts = MISSIONS[card]
  return {
    title: facts === undefined ? 'Assign leaders to missions' : `Who goes on ${facts.name}?`,
    about:
      facts === undefined
        ? 'One or two to a card, face down. Whoever stays in the pool can move units or oppose.'
        : facts.about,
    count:
      facts === undefined ? `${counted(pool, 'leader')} in the pool` : `needs ${skillNeed(facts)}`,
    ...(facts === undefined ? {} : { card: facts }),
    answers: {
      [ASSIGN]: (move) => assignment(asked, move),
      [PLAY_ACTION]: (move) => ({
        label: `Play ${actionName(argA(move))} with ${leaderName(argB(move))}`,
        detail: ACTIONS[argA(move)]?.about ?? '',
      }),
      [DONE]: () => ({
        label: 'Finish assigning',
        detail:
          pool === 0
            ? 'nobody stays in the pool'
            : `${counted(pool, 'leader')} stay${pool === 1 ? 's' : ''} in the pool`,
      }),
    },
  }
}

function assignment({ view }: Asked, move: number): Said {
  const card = argA(move)
  const mask = (1 << argB(move)) | (argC(move) === NONE ? 0 : 1 << argC(move))
  const has = skillOn(view, mask, card)
  const isEnough = has >= (MISSIONS[card]?.needs ?? 0)
  return {
    label: `Assign ${leaderNames(mask)} to ${missionName(card)}`,
    detail: `${needWords(view, mask, card)}${isEnough ? '' : ': too few to reveal it'}`,
    weak: !isEnough,
  }
}

/** Icons of the card's skill that the leaders bring. */
export function skillOn(view: RebellionView, mask: number, card: number): number {
  const skill = MISSIONS[card]?.skill ?? NO_SKILL
  if (skill === NO_SKILL) return 0
  return view.skillSum(mask, skill) + view.minorSum(mask, skill)
}

/** `3 diplomacy, 2 needed, portrait: +2`. */
export function needWords(view: RebellionView, mask: number, card: number): string {
  const facts = MISSIONS[card]
  if (facts === undefined) return ''
  const { portrait } = facts
  const isShown = portrait !== undefined && (mask & (1 << portrait)) !== 0
  if (facts.needs === 0) return 'needs no skill'
  const skill = SKILL_NAMES[facts.skill] ?? 'skill'
  return `${skillOn(view, mask, card)} ${skill}, ${facts.needs} needed${isShown ? ', portrait: +2' : ''}`
}
