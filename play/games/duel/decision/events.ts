import { EVENTS } from '../../../../engine/duel/data/events.js'
import { STRATEGIES } from '../../../../engine/duel/data/strategies.js'
import { counted } from '../../../../engine/english.js'
import { eventName, labelOf, shortName, strategyName } from '../words/names.js'
import { shortPower } from '../words/powers.js'
import { choice, legalParts, oneGroup, type Words } from './answers.js'
import { sideOf } from './effect.js'
import { NOBODY, numberOf, PLACES, partOf } from './parts.js'
import type { Asked } from './prompt.js'

/** What strategies and events ask when a struggle is over. */

export function add(asked: Asked): Words {
  const { side, marked } = asked
  const [first] = marked
  return {
    title: 'Who joins your deck?',
    about: 'From your reserve, in secret. The deck is shuffled.',
    groups: oneGroup(
      legalParts(asked, 'add').map((part) =>
        numberOf(part) === NOBODY
          ? choice(asked, part, 'No one', '')
          : choice(asked, part, shortName(side, numberOf(part)), shortPower(side, numberOf(part))),
      ),
    ),
    tray: { title: 'Your reserve', note: 'only you see it', sort: 'cards', side },
    confirm:
      first === undefined || numberOf(first) === NOBODY
        ? 'Add no one'
        : `Add ${shortName(side, numberOf(first))}`,
  }
}

export function look(asked: Asked): Words {
  return {
    title: 'Look at the next 3 events?',
    about: 'You may put them back in any order. They see only that you looked.',
    groups: oneGroup([
      choice(asked, partOf('look', 1), 'Look at them', ''),
      choice(asked, partOf('look', 0), 'Leave them', ''),
    ]),
    confirm: asked.marked.includes(partOf('look', 1)) ? 'Look' : 'Leave them',
  }
}

const PLACE_TITLES = ['Comes next', 'Second', 'Third'] as const

export function order(asked: Asked): Words {
  const { table, side } = asked
  return {
    title: 'In which order do they come?',
    about: 'Only you know it.',
    tray: { title: 'The next 3 events', note: 'only you see them', sort: 'events', side },
    groups: PLACES.map((place, i) => ({
      title: PLACE_TITLES[i] ?? '',
      note: '',
      choices: table.heldEvents.map((event) =>
        choice(asked, partOf(place, event), eventName(event), eventWords(event)),
      ),
    })),
    confirm: 'Put them back',
  }
}

export function eventWords(event: number): string {
  const facts = EVENTS[event]
  return facts === undefined ? '' : `${facts.objective}, ${counted(facts.victoryPoints, 'point')}`
}

export function drop(asked: Asked): Words {
  const { side, marked } = asked
  const [first] = marked
  return {
    title: `Which strategy do ${labelOf(1 - side) === 'Empire' ? 'they, the Empire,' : 'the Rebels'} lose?`,
    about: 'One of their unused ones is used up.',
    groups: oneGroup(
      legalParts(asked, 'drop').map((part) =>
        choice(asked, part, strategyName(numberOf(part)), STRATEGIES[numberOf(part)]?.about ?? ''),
      ),
    ),
    tray: {
      title: 'Their unused strategies',
      note: 'known by elimination',
      sort: 'strategies',
      side: 1 - side,
    },
    confirm: first === undefined ? 'Choose' : `Discard ${strategyName(numberOf(first))}`,
  }
}

export function setAside(asked: Asked): Words {
  const { table, side, marked } = asked
  const own = sideOf(table, side)
  const isOpen = (card: number): boolean =>
    own.discard.includes(card) || own.cards.some((one) => one.card === card)
  const [first] = marked
  return {
    title: 'Who goes into your reserve?',
    about: 'One of your characters, wherever it lies.',
    groups: oneGroup(
      legalParts(asked, 'aside').map((part) => {
        const card = numberOf(part)
        return choice(
          asked,
          part,
          shortName(side, card),
          isOpen(card) ? 'face up: they know' : 'in secret',
        )
      }),
    ),
    tray: { title: 'Your characters', note: 'outside the reserve', sort: 'cards', side },
    confirm: first === undefined ? 'Choose' : `${shortName(side, numberOf(first))} goes`,
  }
}
