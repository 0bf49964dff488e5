import { counted } from '../../../../engine/english.js'
import { ACTIONS, MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { NO_SKILL } from '../../../../engine/rebellion/facts/leader-types.js'
import { ADMIRAL, GENERAL } from '../../../../engine/rebellion/facts/posts.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import {
  ASSIGN,
  argA,
  argB,
  argC,
  DONE,
  JOIN,
  LIFT,
  NONE,
  PLAY_ACTION,
} from '../../../../engine/rebellion/state/moves.js'
import { hasPartners, postInCharge } from '../../../../engine/rebellion/state/posts.js'
import { bits } from '../../../../engine/rebellion/text/words.js'
import { actionName, leaderName, leaderNames, missionName } from '../words/names.js'
import { missionText, skillNeed } from '../words/needs.js'
import { SKILL_NAMES } from '../words/texts.js'
import type { Ask, Asked, Said } from './asked.js'

/** The Assignment Phase. */

export const assign: Ask = (asked) => {
  const { view, side } = asked
  const pool = bits(view.pool(side) & view.ownLeaders).length
  const card = asked.verb === ASSIGN ? asked.common(argA) : -1
  const facts = MISSIONS[card]
  return {
    title: facts === undefined ? phaseTitle(asked) : `Who goes on ${facts.name}?`,
    about: facts === undefined ? phaseAbout(asked) : missionText(facts),
    count:
      facts === undefined ? `${counted(pool, 'leader')} in the pool` : `needs ${skillNeed(facts)}`,
    ...(facts === undefined ? {} : { card: facts }),
    answers: {
      [ASSIGN]: (move) => assignment(asked, move),
      [PLAY_ACTION]: (move) => ({
        label: `Play ${actionName(argA(move))} with ${leaderName(argB(move))}`,
        detail: ACTIONS[argA(move)]?.about ?? '',
      }),
      [LIFT]: (move) => ({
        label: `Take ${stackLeaderNames(asked, move)} off ${stackName(asked, move)}`,
        detail: 'back to the pool; your Admiral is not asked again',
      }),
      [JOIN]: (move) => joining(asked, move),
      [DONE]: () => ({
        label: post(asked) === ADMIRAL ? 'Finish proposing' : 'Finish assigning',
        detail:
          pool === 0
            ? 'nobody stays in the pool'
            : `${counted(pool, 'leader')} stay${pool === 1 ? 's' : ''} in the pool`,
      }),
    },
  }
}

/** The post of who is asked; -1 where he has no partner. */
function post({ state, frame, side }: Asked): number {
  return hasPartners(state, side) ? postInCharge(state, frame, side) : -1
}

function phaseTitle(asked: Asked): string {
  return post(asked) === ADMIRAL
    ? 'Propose missions for your leaders'
    : 'Assign leaders to missions'
}

function phaseAbout(asked: Asked): string {
  const usual =
    'One or two to a card, face down. Whoever stays in the pool can move units or oppose.'
  if (post(asked) === ADMIRAL) return `${usual} Your General may join a leader to one, or lift it.`
  const isGeneral = post(asked) === GENERAL && asked.moves(LIFT).length > 0
  return isGeneral ? `${usual} You may join or lift what your Admiral proposes.` : usual
}

function stackName({ view, side }: Asked, move: number): string {
  return missionName(view.stackCard(side, argA(move)))
}

function stackLeaderNames({ view, side }: Asked, move: number): string {
  return leaderNames(view.stackLeaders(side, argA(move)))
}

function joining(asked: Asked, move: number): Said {
  const { view, side } = asked
  const card = view.stackCard(side, argA(move))
  const both = view.stackLeaders(side, argA(move)) | (1 << argB(move))
  return {
    label: `Join ${leaderName(argB(move))} to ${stackName(asked, move)}, beside ${stackLeaderNames(asked, move)}`,
    detail: needWords(view, both, card),
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
