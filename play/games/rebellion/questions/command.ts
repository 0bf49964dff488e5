import { counted, listed } from '../../../../engine/english.js'
import { ACTIONS, MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { BASE_SPACE } from '../../../../engine/rebellion/facts/map.js'
import { REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { MOST_STACKS, type RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import {
  EIGHT_CARDS_CHOICE,
  MOVE_UNITS_CHOICE,
  NEW_BASE_CHOICE,
} from '../../../../engine/rebellion/state/choices.js'
import {
  ACTIVATE,
  argA,
  argB,
  argC,
  CHOOSE_OPTION,
  CHOOSE_PLACE,
  DECLINE,
  NONE,
  PASS,
  PLAY_ACTION,
  REVEAL,
  REVEAL_BASE,
} from '../../../../engine/rebellion/state/moves.js'
import { placeUnder } from '../words/in-play.js'
import {
  actionName,
  inWords,
  leaderName,
  leaderNames,
  missionName,
  placeName,
} from '../words/names.js'
import { placesToLeave, unitsNear } from '../words/near.js'
import { dotted, forcesWords, placeWords } from '../words/things.js'
import type { Ask, Asked, AskingCard, Said } from './asked.js'
import { revealWords } from './reveal/reveal-words.js'
import { hidingWords } from './set-up.js'

/** The Command Phase: a turn, what Rapid Mobilization does at its end, and the order of combats. */

export const commandTurn: Ask = (asked) => ({
  ...turnTitle(asked),
  answers: {
    [PASS]: () => ({ label: 'Pass', detail: passWords(asked) }),
    [REVEAL_BASE]: () => ({
      label: 'Reveal the base',
      detail: 'for good: its units stand in the system from now on',
    }),
    [ACTIVATE]: (move) => activation(asked, move),
    [REVEAL]: (move) => reveal(asked, move),
    [PLAY_ACTION]: (move) => played(asked, argA(move)),
  },
})

/** An action card; one that lies armed is turned up. */
function played({ state }: Asked, card: number): Said {
  const place = placeUnder(state, card)
  const about = ACTIONS[card]?.about ?? ''
  return place < 0
    ? { label: `Play ${actionName(card)}`, detail: about }
    : { label: `Turn ${actionName(card)} up at ${placeName(place)}`, detail: about }
}

/** The turn as a whole, or what is still to be chosen of an activation or a reveal. */
function turnTitle(asked: Asked): { title: string; about: string; card?: AskingCard } {
  const isNothingChosen = asked.open.length === asked.legal.length
  if (asked.field('blindside') !== 0 && isNothingChosen) return blindsided(asked)
  if (asked.verb === REVEAL && asked.common(argA) >= 0) return revealTitle(asked)
  const [leader, place] =
    asked.verb === ACTIVATE ? [asked.common(argA), asked.common(argB)] : [-1, -1]
  if (leader >= 0)
    return {
      title: `${leaderName(leader)} to ${place < 0 ? 'which system' : inWords(place)}?`,
      about: 'From the pool; units of neighbouring systems may come along.',
    }
  if (place >= 0)
    return {
      title: `Who goes to ${inWords(place)}?`,
      about: 'Only leaders with tactic values command units.',
    }
  return asked.field('revealed') !== 0
    ? {
        title: 'Your turn goes on',
        about: 'The base is revealed. Now activate, reveal a mission or pass.',
      }
    : {
        title: 'Your turn',
        about: 'Send a leader to activate a system, reveal a mission, or pass.',
      }
}

function blindsided({ side }: Asked): { title: string; about: string; card?: AskingCard } {
  const bound = ACTIONS.find((card) => card.side === side && card.answer?.at === 'turn')
  return {
    title: `Reveal a mission of ${leaderNames(bound?.shows ?? 0).replace(' and ', ' or ')}`,
    about: 'No leader may be sent from the Rebel pool against it. You cannot pass now.',
    ...(bound === undefined ? {} : { card: bound }),
  }
}

function revealTitle(asked: Asked): { title: string; about: string; card?: AskingCard } {
  const card = MISSIONS[asked.view.stackCard(asked.side, asked.common(argA))]
  if (card === undefined) return { title: 'Reveal this mission?', about: '' }
  const isAgainst = asked.open.some((move) => argC(move) !== NONE)
  const isOne = asked.open.length === 1
  return {
    title: isOne
      ? `Reveal ${card.name}?`
      : `${card.name}: ${isAgainst ? 'against whom' : 'where'}?`,
    about: card.about,
    card,
  }
}

function passWords({ view, side }: Asked): string {
  let left = 0
  for (let slot = 0; slot < MOST_STACKS; slot++) if (view.hasStack(side, slot)) left++
  const back =
    left === 0 ? '' : `${counted(left, 'mission')} return${left === 1 ? 's' : ''} to your hand`
  return dotted('no more turns this round', back)
}

function activation({ view }: Asked, move: number): Said {
  const place = argB(move)
  const near = unitsNear(view, place)
  return {
    label: `Send ${leaderName(argA(move))} to ${inWords(place)}`,
    detail: dotted(
      placeWords(view, place),
      near === 0 ? 'nobody near' : `${counted(near, 'unit')} near`,
    ),
    weak: near === 0,
  }
}

function reveal(asked: Asked, move: number): Said {
  const [slot, place, target] = [argA(move), argB(move), argC(move)]
  const name = missionName(asked.view.stackCard(asked.side, slot))
  const against = target === NONE ? '' : ` against ${leaderName(target)}`
  const where =
    place === NONE
      ? ''
      : place === BASE_SPACE
        ? ' in the Rebel Base space'
        : ` at ${placeName(place)}`
  const { detail, weak } = revealWords(asked.state, asked.view, slot, place, target)
  return { label: `Reveal ${name}${against}${where}`, detail, weak }
}

const RAPID_MOBILIZATION = MISSIONS.find(({ id }) => id === 'rapid-mobilization') as AskingCard

export const endOfCommand: Ask = () => ({
  title: 'Which Rapid Mobilization comes first?',
  about: 'One was resolved with one leader, another with two.',
  card: RAPID_MOBILIZATION,
  answers: {
    [CHOOSE_OPTION]: (move) =>
      argA(move) === EIGHT_CARDS_CHOICE
        ? { label: 'The one of two leaders', detail: '8 probe cards for a new base' }
        : { label: 'The one of one leader', detail: '4 probe cards for a new base' },
  },
})

export const rapidMobilization: Ask = (asked) => {
  const { view } = asked
  const home = inWords(view.base)
  const answers = {
    [CHOOSE_OPTION]: (move: number) =>
      argA(move) === MOVE_UNITS_CHOICE
        ? { label: 'Move units to the base', ...leavingWords(view) }
        : {
            label: 'Look for a new base',
            detail: `${counted(asked.field('probes'), 'probe card')} to choose from`,
          },
    [CHOOSE_PLACE]: (move: number) => ({
      label: `Move the base to ${placeName(argA(move))}`,
      detail: hidingWords(view, argA(move)),
    }),
    [DECLINE]: () => ({ label: `Stay in ${home}`, detail: 'the cards go under the deck' }),
  }
  const card = RAPID_MOBILIZATION
  if (asked.field('picking') !== 0)
    return {
      title: 'Where is the new base?',
      about: `These systems are on the probe cards that you have drawn. The base is in ${home} now.`,
      card,
      answers,
    }
  const canMove = asked.legal.some((move) => argA(move) !== NEW_BASE_CHOICE)
  return {
    title: canMove ? 'Move units to the base, or look for a new one?' : 'Look for a new base?',
    about: 'You choose before you see any probe card. You may still stay afterwards.',
    card,
    answers,
  }
}

/** Where up to five units could come from. */
function leavingWords(view: RebellionView): { detail: string; weak: boolean } {
  const from = placesToLeave(view, view.presence(REBEL))
  if (from.length > 0)
    return { detail: `up to 5 from one of: ${listed(from.map(placeName))}`, weak: false }
  const why = 'no unit that can move stands in a system without a leader of yours'
  return { detail: `nobody: ${why}`, weak: true }
}

export const pendingCombats: Ask = ({ view }) => ({
  title: 'Which combat is fought first?',
  about: 'The others follow, one after the other.',
  answers: {
    [CHOOSE_PLACE]: (move) => ({
      label: `Fight at ${placeName(argA(move))}`,
      detail: forcesWords(view, argA(move)),
    }),
  },
})
