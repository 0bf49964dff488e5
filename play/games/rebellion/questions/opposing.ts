import { chanceWithGreen } from '../../../../agents/rebellion/missions/mission-chance.js'
import { ACTIONS, MISSIONS, type MissionCard } from '../../../../engine/rebellion/cards/registry.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import {
  BONUS,
  hasFlag,
  missionFrame,
  opposers,
  SUBVERTED,
} from '../../../../engine/rebellion/missions/mission-at-hand.js'
import {
  argA,
  argB,
  DECLINE,
  NONE,
  OPPOSE,
  PLAY_ACTION,
  REVEAL,
} from '../../../../engine/rebellion/state/moves.js'
import { actionName, inWords, leaderName, leaderNames, percent } from '../words/names.js'
import { dotted } from '../words/things.js'
import type { Ask, Asked, Said } from './asked.js'
import { diceWords, iconsOf, minorsOf } from './reveal/attempt-odds.js'

/** Opposing a mission of the enemy. */

export const oppose: Ask = (asked) => {
  const { view } = asked
  const card = MISSIONS[view.mission] as MissionCard
  const canSend = asked.moves(OPPOSE).length > 0
  return {
    title: canSend
      ? `Oppose ${card.name}${whereWords(view)}?`
      : `Answer ${card.name}${whereWords(view)}?`,
    about: `${attemptWords(asked, card)} ${card.about}`,
    card,
    answers: {
      [OPPOSE]: (move) => sending(asked, card, argA(move), `Send ${leaderName(argA(move))}`),
      [PLAY_ACTION]: (move) => answering(asked, card, move),
      [REVEAL]: (move) => subversion(asked, argA(move)),
      [DECLINE]: () => ({
        label: canSend ? 'Send nobody' : 'Let it go on',
        detail: successWords(asked, opposers(asked.state, missionFrame(asked.state)), card),
      }),
    },
  }
}

/** A face-down Subversion: its leaders oppose, and one die more is rolled. */
function subversion(asked: Asked, slot: number): Said {
  const { state, view, side } = asked
  const card = MISSIONS[view.mission] as MissionCard
  const leaders = view.stackLeaders(side, slot)
  const against = opposers(state, missionFrame(state)) | leaders
  return {
    label: `Reveal Subversion: ${leaderNames(leaders)} oppose${leaderNames(leaders).includes(' and ') ? '' : 's'} it`,
    detail: dotted('1 die more', successWords(asked, against, card, 1), 'then a leader may join'),
  }
}

/** ` against Leia at Naboo`. */
export function whereWords(view: RebellionView): string {
  const against = view.missionTarget === NONE ? '' : ` against ${leaderName(view.missionTarget)}`
  return `${against} at ${inWords(view.missionPlace)}`
}

/** Who attempts it with how many dice, and who stands against it. */
function attemptWords({ state, view }: Asked, card: MissionCard): string {
  const dice = diceWords(view.missionDiceDue(card.side), view.missionGreenDiceDue(card.side))
  const bonus = bonusOf(state, view, card)
  const there = opposers(state, missionFrame(state))
  // Leaders of that side who stand there bring their dice, too
  const attempting = view.missionLeaders | view.leadersAt(card.side, view.missionPlace)
  const who = `${leaderNames(attempting)}: ${dice}${bonus > 0 ? ` and ${bonus} successes` : ''}.`
  return there === 0
    ? `${who} Nobody opposes it yet.`
    : `${who} ${leaderNames(there)} oppose${leaderNames(there).includes(' and ') ? '' : 's'} it with ${diceWords(view.missionDiceDue(view.side), view.missionGreenDiceDue(view.side))}. A tie fails.`
}

function bonusOf(state: Asked['state'], view: RebellionView, card: MissionCard): number {
  const isShown = card.portrait !== undefined && (view.missionLeaders & (1 << card.portrait)) !== 0
  return (isShown ? 2 : 0) + (hasFlag(state, BONUS) ? 2 : 0)
}

/** What the mission's chance is with these leaders against it. */
function successWords(
  { state, view }: Asked,
  against: number,
  card: MissionCard,
  more = 0,
): string {
  if (against === 0) return 'it succeeds'
  const dice = view.missionDiceDue(card.side)
  // A Subversion that lies open has its die, too
  const cards = more + (hasFlag(state, SUBVERTED) ? 1 : 0)
  const chance = chanceWithGreen(
    dice,
    iconsOf(view, against, card) + cards,
    bonusOf(state, view, card),
    {
      own: view.missionGreenDiceDue(card.side),
      theirs: minorsOf(view, against, card),
    },
  )
  return `it fails ${percent(1 - chance)}`
}

function sending(asked: Asked, card: MissionCard, leader: number, label: string): Said {
  const { state, view } = asked
  const dice = diceWords(iconsOf(view, 1 << leader, card), minorsOf(view, 1 << leader, card))
  const against = opposers(state, missionFrame(state)) | (1 << leader)
  return {
    label,
    detail: dotted(dice, successWords(asked, against, card)),
  }
}

/** A card that answers: it brings a leader, or ends the matter. */
function answering(asked: Asked, card: MissionCard, move: number): Said {
  const [action, leader] = [argA(move), argB(move)]
  if (leader === NONE)
    return { label: `Play ${actionName(action)}`, detail: ACTIONS[action]?.about ?? '' }
  const from = inWords(asked.view.placeOf(leader))
  return sending(
    asked,
    card,
    leader,
    `Play ${actionName(action)}: ${leaderName(leader)} comes from ${from}`,
  )
}
