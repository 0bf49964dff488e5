import { ACTIONS } from '../../../../engine/rebellion/cards/registry.js'
import { C3PO, FALCON, OBI_WAN } from '../../../../engine/rebellion/facts/leader-types.js'
import {
  argA,
  argB,
  DECLINE,
  DONE,
  FOLLOW,
  NONE,
  PLAY_ACTION,
  USE_RING,
  verbOf,
} from '../../../../engine/rebellion/state/moves.js'
import { bits } from '../../../../engine/rebellion/text/words.js'
import { placeUnder } from '../words/in-play.js'
import { inWords, leaderName, leaderNames, missionName, placeName } from '../words/names.js'
import { skillWords } from '../words/things.js'
import type { Ask, Asked, AskingCard, Said } from './asked.js'

/** Cards and rings that answer something: each says what is asked, why, and what using it does. */

interface Reaction {
  readonly title: (asked: Asked) => string
  readonly about: (asked: Asked) => string
  /** What using it does. */
  readonly does: (asked: Asked, move: number) => Said
  /** What comes of not using it. */
  readonly keeps: (asked: Asked) => Said
}

const CARDS: Readonly<Record<string, Reaction>> = {
  'noble-sacrifice': {
    title: ({ view }) => `Obi-Wan is captured at ${inWords(view.placeOf(OBI_WAN))}: sacrifice him?`,
    about: () => 'He would be eliminated, and you gain 1 reputation.',
    does: ({ view }) => ({
      label: 'Sacrifice Obi-Wan',
      detail: `he leaves the game · reputation ${view.reputation} to ${view.reputation - 1}`,
    }),
    keeps: () => ({ label: 'Let him be captured', detail: 'he may be rescued later' }),
  },
  'son-of-skywalker': {
    title: ({ view }) => `${missionName(view.mission)} has succeeded: search for a mission?`,
    about: () =>
      'Luke is there. The card brings Daring Rescue or Seek Yoda out of your mission deck.',
    does: () => ({ label: 'Play Son of Skywalker', detail: 'look for Daring Rescue or Seek Yoda' }),
    keeps: () => ({ label: 'Keep the card' }),
  },
  'it-is-your-destiny': {
    title: (asked) =>
      `A captive is rescued at ${inWords(asked.field('system'))}: capture a rescuer?`,
    about: () => 'Vader is there: one of the leaders of the mission is captured in turn.',
    does: ({ view }, move) => ({
      label: `Capture ${leaderName(argB(move))}`,
      detail: skillWords(view, argB(move)),
    }),
    keeps: () => ({ label: 'Keep the card', detail: 'they get away' }),
  },
}

/** Cards of the expansion: the card says what it does, and its leader, where it has one, whom it is about. */
function answerOf(title: (asked: Asked) => string, does: (leader: string) => string): Reaction {
  return {
    title,
    about: () => '',
    does: (_asked, move) => ({
      label: does(argB(move) === NONE ? '' : leaderName(argB(move))),
      detail: ACTIONS[argA(move)]?.about ?? '',
    }),
    keeps: () => ({ label: 'Keep the card' }),
  }
}

const RISE_CARDS: Readonly<Record<string, Reaction>> = {
  'son-of-skywalker-rise': answerOf(
    ({ view }) => `${missionName(view.mission)} has succeeded: search for a mission?`,
    () => 'Play Son of Skywalker',
  ),
  'track-them': answerOf(
    () => 'The Rebels have retreated: take a leader back?',
    (leader) => `${leader} returns to the pool`,
  ),
  'post-bounty': answerOf(
    ({ view }) => `${missionName(view.mission)} has failed: post a bounty?`,
    (leader) => `A bounty on ${leader}`,
  ),
  'false-orders': answerOf(
    () => 'Both sides have assigned: send an Imperial leader back?',
    (leader) => `${leader} returns to the pool, the mission to the hand`,
  ),
  'something-to-fight-for': answerOf(
    ({ view }) =>
      `You have won a battle at ${inWords(view.combatSystem)}: bring an objective back?`,
    () => 'Play Something to Fight For',
  ),
  'sweep-the-area': {
    ...answerOf(
      () => 'The Command Phase ends: turn the probe card up?',
      () => 'Turn the card of Sweep the Area up',
    ),
    about: sweepWords,
  },
}

/** Where the card would strike, and whom. */
function sweepWords({ state, view, legal }: Asked): string {
  const card = argA(legal.find((move) => verbOf(move) !== DECLINE) ?? 0)
  const place = placeUnder(state, card)
  if (place < 0) return ''
  const there = leaderNames(view.leadersAt(view.enemy, place))
  return `${placeName(place)} lies under it: ${there === '' ? 'no Rebel leader is there' : `${there} may be captured`}.`
}

const RINGS: Readonly<Record<number, Reaction>> = {
  [C3PO]: {
    title: ({ view }) => `${missionName(view.mission)} has failed: let it succeed after all?`,
    about: () => 'The C-3PO ring is there. It is used up by it.',
    does: () => ({ label: 'Use C-3PO', detail: 'the mission succeeds, the ring is gone' }),
    keeps: () => ({ label: 'Keep the ring', detail: 'the mission fails' }),
  },
  [FALCON]: {
    title: ({ view }) => `Rescue a captive at ${inWords(view.missionPlace)} with the Falcon?`,
    about: ({ view }) =>
      `Held there: ${leaderNames(captivesHere(view))}. The ring is used up by it.`,
    does: () => ({
      label: 'Use the Millennium Falcon',
      detail: 'a captive is rescued, the ring is gone',
    }),
    keeps: () => ({ label: 'Keep the ring' }),
  },
}

const ALL_CARDS: Readonly<Record<string, Reaction>> = { ...CARDS, ...RISE_CARDS }

function captivesHere(view: Asked['view']): number {
  return bits(view.captives)
    .filter((leader) => view.placeOf(leader) === view.missionPlace)
    .reduce((mask, leader) => mask | (1 << leader), 0)
}

/** A step that is nothing but a window: the card or ring that answers is the question. */
export const reaction: Ask = (asked) => {
  const first = asked.legal.find((move) => verbOf(move) !== DECLINE) ?? 0
  const { title, about, keeps } = reactionOf(first)
  const said = (move: number): Said => reactionOf(move).does(asked, move)
  const card = cardOf(first)
  return {
    title: title(asked),
    about: about(asked),
    ...(card === undefined ? {} : { card }),
    answers: { [PLAY_ACTION]: said, [USE_RING]: said, [DECLINE]: () => keeps(asked) },
  }
}

function cardOf(move: number): AskingCard | undefined {
  return verbOf(move) === PLAY_ACTION ? ACTIONS[argA(move)] : undefined
}

function reactionOf(move: number): Reaction {
  const found =
    verbOf(move) === PLAY_ACTION ? ALL_CARDS[ACTIONS[argA(move)]?.id ?? ''] : RINGS[argA(move)]
  if (found === undefined) throw new Error(`no words for the answer ${move}`)
  return found
}

/** After a rescue: who goes to the base with the captive. */
export const rescuers: Ask = (asked) => {
  const going = asked.field('going')
  return {
    title: 'Who goes along to the base?',
    about:
      going === 0
        ? 'A captive is rescued. Each leader of the mission may go to the base as well, or stay.'
        : `${leaderNames(going)} go${bits(going).length === 1 ? 'es' : ''} along.`,
    answers: {
      [FOLLOW]: (move) => ({ label: `${leaderName(argA(move))} goes along` }),
      [DONE]: () => ({
        label: going === 0 ? 'Nobody goes along' : 'Nobody else',
        detail: `the others stay at ${inWords(asked.field('system'))}`,
      }),
    },
  }
}
