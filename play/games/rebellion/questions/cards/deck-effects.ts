import { counted } from '../../../../../engine/english.js'
import { MISSIONS, OBJECTIVES } from '../../../../../engine/rebellion/cards/registry.js'
import { FIRST_STACK } from '../../../../../engine/rebellion/facts/leader-places.js'
import { MOST_STACKS } from '../../../../../engine/rebellion/knowledge/view.js'
import {
  argA,
  CHOOSE_LEADER,
  CHOOSE_MISSION,
  CHOOSE_OBJECTIVE,
  DECLINE,
  PUT_BOTTOM,
  PUT_TOP,
} from '../../../../../engine/rebellion/state/moves.js'
import { bits } from '../../../../../engine/rebellion/text/words.js'
import {
  leaderName,
  leaderNames,
  missionName,
  objectiveName,
  placeName,
} from '../../words/names.js'
import { progressWords } from '../../words/progress.js'
import { dotted } from '../../words/things.js'
import type { Ask, Asked, Said } from '../asked.js'
import { needWords, skillOn } from '../assignment.js'

/** Effects on decks and hands. */

export const DECK_EFFECTS: Readonly<Record<string, Ask>> = {
  'one-on-top': (asked) => ({
    title: 'Which objective goes on top of the deck?',
    about: 'The other goes under the deck. The next objective that you draw is the one on top.',
    answers: {
      [CHOOSE_OBJECTIVE]: (move) => {
        const other = others(asked, argA(move))
        return {
          label: `${objectiveName(argA(move))} on top${other === '' ? '' : `, ${other} under the deck`}`,
          detail: objectiveWords(asked, argA(move)),
        }
      },
    },
  }),
  'keep-one-objective': (asked) => ({
    title: 'Which objective do you keep?',
    about: 'The other goes under the deck.',
    answers: {
      [CHOOSE_OBJECTIVE]: (move) => ({
        label: `Keep ${objectiveName(argA(move))}`,
        detail: objectiveWords(asked, argA(move)),
      }),
    },
  }),
  'stack-objectives': (asked) => ({
    title: 'Which objective do you put back next?',
    about: 'Each goes on top of those put back before: the last one chosen is drawn first.',
    count: `${asked.view.lookedAtCount} left`,
    answers: {
      [CHOOSE_OBJECTIVE]: (move) => ({
        label: `Put back ${objectiveName(argA(move))}`,
        detail: objectiveWords(asked, argA(move)),
      }),
    },
  }),
  'bury-shown-objective': () => ({
    title: 'Which Rebel objective goes under the deck?',
    about: 'These are all objectives in the Rebel hand.',
    answers: {
      [CHOOSE_OBJECTIVE]: (move) => ({
        label: `${objectiveName(argA(move))} under the deck`,
        detail: OBJECTIVES[argA(move)]?.about ?? '',
      }),
    },
  }),
  'plant-false-leads': ({ view }) => ({
    title: 'Where does which probe card go?',
    about: 'The Empire learns only how many go on top. It draws the top ones again soon.',
    count: `${counted(view.lookedAtCount, 'card')} left`,
    answers: {
      [PUT_TOP]: (move) => ({
        label: `${placeName(argA(move))} on top`,
        detail: 'drawn again soon',
      }),
      [PUT_BOTTOM]: (move) => ({
        label: `${placeName(argA(move))} at the bottom`,
        detail: 'not drawn for long',
      }),
    },
  }),
  'keep-one-project': () => ({
    title: 'Which project do you keep?',
    about: 'The other goes under the deck.',
    answers: {
      [CHOOSE_MISSION]: (move) => ({
        label: `Keep ${missionName(argA(move))}`,
        detail: MISSIONS[argA(move)]?.about ?? '',
      }),
    },
  }),
  'search-and-assign': (asked) => {
    const leader = asked.field('target')
    const deck = asked.legal.some((move) => MISSIONS[argA(move)]?.kind === 'project')
      ? 'project'
      : 'mission'
    return {
      title: `Which mission is ${leaderName(leader)} assigned to?`,
      about: `You take it out of the ${deck} deck and lay it face down. A second leader may join.`,
      answers: { [CHOOSE_MISSION]: (move) => assigning(asked, argA(move), 1 << leader) },
    }
  },
  'search-into-hand': () => ({
    title: 'Which mission do you take into your hand?',
    about: 'The Empire does not see which. The deck is shuffled.',
    answers: {
      [CHOOSE_MISSION]: (move) => ({
        label: `Take ${missionName(argA(move))}`,
        detail: MISSIONS[argA(move)]?.about ?? '',
      }),
      [DECLINE]: () => ({ label: 'Take none' }),
    },
  }),
  'second-leader': (asked) => {
    const { view, side } = asked
    const leader = asked.field('target')
    const card = view.stackCard(side, (asked.field('place') - FIRST_STACK) % MOST_STACKS)
    const alone = 1 << leader
    return {
      title: `Who joins ${leaderName(leader)} on ${missionName(card)}?`,
      about: `${leaderName(leader)} has ${needWords(view, alone, card)}.`,
      answers: {
        [CHOOSE_LEADER]: (move) => ({
          label: `${leaderName(argA(move))} joins`,
          detail: needWords(view, alone | (1 << argA(move)), card),
        }),
        [DECLINE]: () => ({
          label: `${leaderName(leader)} goes alone`,
          detail: `${needWords(view, alone, card)}${enoughWords(asked, card, alone)}`,
        }),
      },
    }
  },
}

/** The other objectives looked at. */
function others({ view }: Asked, card: number): string {
  const names: string[] = []
  for (let i = 0; i < view.lookedAtCount; i++)
    if (view.lookedAt(i) !== card) names.push(objectiveName(view.lookedAt(i)))
  return names.join(', ')
}

/** What an objective asks for, and how far it is. */
function objectiveWords({ state }: Asked, card: number): string {
  return dotted(progressWords(state, card), OBJECTIVES[card]?.about ?? '')
}

function assigning(asked: Asked, card: number, leaders: number): Said {
  return {
    label: `Assign ${leaderNames(leaders)} to ${missionName(card)}`,
    detail: dotted(
      `${needWords(asked.view, leaders, card)}${enoughWords(asked, card, leaders)}`,
      MISSIONS[card]?.about ?? '',
    ),
  }
}

function enoughWords({ view }: Asked, card: number, leaders: number): string {
  if (skillOn(view, leaders, card) >= (MISSIONS[card]?.needs ?? 0)) return ''
  return bits(leaders).length > 1 ? ', too few' : ', too few alone'
}
