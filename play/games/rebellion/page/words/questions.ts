import type { Move } from '../../../../../engine/game.js'
import { MISSIONS } from '../../../../../engine/rebellion/cards/registry.js'
import { DECLINE, HIT, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import { question } from '../../../../../engine/rebellion/text/questions.js'
import type { State } from '../../../../../engine/state.js'
import { leaderName, missionName, placeName } from '../../words/names.js'
import type { Facet } from '../choice/facets.js'
import type { Picture } from '../picture/picture.js'

/** The question of a decision in a line, what it means in a sentence, and its help. */
export interface Question {
  readonly title: string
  readonly about: string
}

const QUESTIONS: Readonly<Record<string, Question>> = {
  base: {
    title: 'Where do you hide the base?',
    about: 'Nobody else learns it. Far from troops is safe; near your systems is useful.',
  },
  assign: {
    title: 'Assign leaders to missions',
    about: 'One or two to a card, face down. Whoever stays in the pool can move units or oppose.',
  },
  'move-group': {
    title: 'Who travels?',
    about: 'Ships move by themselves and carry ground units and fighters that need it.',
  },
  'add-leader': {
    title: 'Send a leader to the battle?',
    about: 'His tactic values draw cards. Without one you draw none.',
  },
  'start-of-combat': {
    title: 'Play a card as the combat begins?',
    about: 'Only now; afterwards it waits for the next combat.',
  },
  block: { title: 'Cancel damage?', about: 'Cards that block can be played until you are done.' },
  retreat: {
    title: 'Retreat?',
    about: 'A leader goes along. Ground units need places on ships. What stays fights on.',
  },
  objective: { title: 'Play an objective?', about: 'Its condition is fulfilled now.' },
  build: {
    title: 'Build units',
    about: 'Every open icon gives one unit of its kind. Change or leave what you do not want.',
  },
  deploy: {
    title: 'Deploy units',
    about: 'At most 2 in each system. What you keep waits on space 1.',
  },
  recruit: {
    title: 'Recruit a leader',
    about: 'Keep one card and choose a leader on it. The other card goes under the deck.',
  },
  discard: { title: 'Discard to ten missions', about: 'Starting missions always stay.' },
  reaction: { title: 'Change a die?', about: 'You may answer before the dice count.' },
}

export function questionOf(
  kind: string,
  legal: readonly Move[],
  chosen: readonly Facet[],
  observation: State,
  picture: Picture,
): Question {
  if (kind === 'command') return commandQuestion(chosen, picture)
  if (kind === 'oppose') return opposeQuestion(picture)
  if (kind === 'setup') return setupQuestion(observation, picture)
  if (kind === 'tactic')
    return legal.some((move) => verbOf(move) === HIT)
      ? { title: 'Place your hits', about: 'The next die is picked up. Click a lit unit.' }
      : {
          title: 'Your attack',
          about: 'Play cards or spend specials, then go on to the damage.',
        }
  if (kind === 'move-group' && chosen.length === 0) return QUESTIONS[kind] as Question
  return QUESTIONS[kind] ?? { title: sentence(question(observation)), about: pickAbout(legal) }
}

function pickAbout(legal: readonly Move[]): string {
  return legal.some((move) => verbOf(move) === DECLINE) ? 'You may decline.' : ''
}

function commandQuestion(chosen: readonly Facet[], picture: Picture): Question {
  const value = (sort: Facet['sort']): number | undefined =>
    chosen.find((facet) => facet.sort === sort)?.value
  const leader = value('leader')
  const slot = value('stack')
  const place = value('place')
  if (slot !== undefined) {
    const stack = picture.stacks[picture.reader]?.find((one) => one.slot === slot)
    const card = MISSIONS[stack?.card ?? -1]
    return { title: `${missionName(stack?.card ?? -1)}: where?`, about: card?.about ?? '' }
  }
  if (leader !== undefined)
    return {
      title: `${leaderName(leader)} to ${place === undefined ? 'which system?' : placeName(place)}`,
      about: 'He goes there from the pool and may bring units from neighbouring systems.',
    }
  if (place !== undefined)
    return {
      title: `Who goes to ${placeName(place)}?`,
      about: 'Only leaders with tactic values command units.',
    }
  return {
    title: 'Your turn',
    about: 'Send a leader to activate a system, reveal a mission, or pass.',
  }
}

function opposeQuestion(picture: Picture): Question {
  const { mission } = picture
  if (mission === null) return { title: 'Oppose the mission?', about: '' }
  const facts = MISSIONS[mission.card]
  const bonus = mission.bonus > 0 ? `, ${mission.bonus} successes on top` : ''
  const against = mission.against > 0 ? ` ${mission.against} dice stand against it already.` : ''
  return {
    title: `Oppose ${missionName(mission.card)}?`,
    about: `At ${placeName(mission.place)}: ${mission.dice} dice${bonus}; a tie fails.${against} ${facts?.about ?? ''}`,
  }
}

function setupQuestion(observation: State, picture: Picture): Question {
  const asked = sentence(question(observation))
  return picture.reader === 1
    ? {
        title: asked,
        about:
          'Choose how many, then click a lit system. Each of your systems needs a ground unit.',
      }
    : { title: asked, about: 'All others start in the Rebel Base space.' }
}

function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Help for each decision, in our own words. */
export const HELP: Readonly<Record<string, readonly string[]>> = {
  base: [
    'The base can be in any system without Imperial loyalty or troops.',
    'The Empire finds it by landing ground units there, or by ruling out everything else.',
    'Units in the Rebel Base space count as standing next to the system of the base.',
  ],
  assign: [
    'A mission needs as many icons of its skill as it shows; the leaders on it must bring them together.',
    'More icons are more dice when somebody opposes. A portrait adds two successes.',
    'Leaders on missions cannot activate systems or oppose this round.',
  ],
  command: [
    'Activate: a leader with tactic values goes to a system and may bring units from next to it.',
    'Reveal: turn an assigned mission and choose its target. The enemy may send one leader against it.',
    'Pass: you take no more turns this round. Unrevealed missions return to your hand.',
  ],
  'move-group': [
    'Units travel from systems next to the target where none of your leaders stands.',
    'Ships show how many places they have; ground units and TIE fighters need one each.',
    'If the last ground unit leaves a subjugated system, it is no longer subjugated.',
  ],
  oppose: [
    'One leader from your pool may go there; leaders there already oppose as well.',
    'Both sides roll a die for every icon of the skill. The mission needs more successes; a tie fails.',
    'A leader who opposes stays there for the rest of the round.',
  ],
  tactic: [
    'Red dice hurt red health, black dice black health, direct hits anything.',
    'A special pays for a card, or draws one.',
    'Units that are doomed still shoot back this round.',
  ],
  retreat: [
    'You may go to a neighbouring system without enemies, with your units or loyalty if there is one.',
    'Not to where the attacker came from.',
  ],
  build: [
    'Systems that are sabotaged or hold enemy units build nothing. Subjugated ones use only the left icon.',
    'The dots of a system tell on which space of the queue its units begin.',
  ],
  deploy: ['Only to your own systems without enemy units and without sabotage, two in each.'],
  recruit: ['Action cards bring leaders and are played at the moment they name.'],
}
