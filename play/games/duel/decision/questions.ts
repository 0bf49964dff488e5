import { NEW_STRATEGY, SEARCH_KEEP } from '../../../../engine/duel/course/stage-numbers.js'
import { EVENTS } from '../../../../engine/duel/data/events.js'
import { STRATEGIES } from '../../../../engine/duel/data/strategies.js'
import {
  CHOSEN_CHARACTERS,
  cardOfCode,
  codeOf,
  ORDINARY_CARDS,
  READY_VALUE,
} from '../../../../engine/duel/facts/cards.js'
import { standingOf } from '../table/standing.js'
import type { DuelTable } from '../table/table.js'
import {
  counted,
  eventName,
  labelOf,
  shortName,
  shortNameOf,
  strategyName,
} from '../words/names.js'
import { shortPower } from '../words/powers.js'
import { effectOfParts, sideOf, totalsAfter } from './effect.js'
import { NOBODY, numberOf, type Part, PLACES, partOf, sortOf } from './parts.js'
import type { Asked, Choice, Group, Prompt, Tray } from './prompt.js'

/** Every question but that of a turn: set-up, strategies, hidden cards, events. */

export function otherPrompt(asked: Asked): Prompt {
  const words = QUESTIONS[asked.kind]
  if (words === undefined) throw new Error(`duel: no words for ${asked.kind}`)
  const { title, about = '', groups, tray = null, confirm } = words(asked)
  const move = asked.choosing.whole(asked.marked)
  return {
    title,
    about,
    groups: withDigits(groups),
    tray,
    move,
    confirm: move === null ? 'Choose' : confirm,
    isFinal: '',
    caution: '',
    isInside: false,
  }
}

interface Words {
  readonly title: string
  readonly about?: string
  readonly groups: readonly Group[]
  readonly tray?: Tray
  readonly confirm: string
}

/** By kind of decision. */
const QUESTIONS: Readonly<Record<string, (asked: Asked) => Words>> = {
  characters,
  strategy,
  recon,
  search,
  'search-deck': searchDeck,
  reserve,
  bargain,
  add,
  look,
  order,
  drop,
  'set-aside': setAside,
}

function withDigits(groups: readonly Group[]): Group[] {
  let digit = 0
  return groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => {
      if (choice.digit !== '') return choice
      digit++
      return { ...choice, digit: digit < 10 ? String(digit) : '' }
    }),
  }))
}

function choice(
  { marked }: Asked,
  part: Part,
  label: string,
  detail: string,
  more: Partial<Choice> = {},
): Choice {
  return {
    part,
    digit: '',
    label,
    detail,
    isBust: false,
    refusal: '',
    isOn: marked.includes(part),
    spot: '',
    makes: null,
    ...more,
  }
}

function oneGroup(choices: readonly Choice[]): readonly Group[] {
  return [{ title: '', note: '', choices }]
}

function legalParts({ choosing }: Asked, sort: string): Part[] {
  return choosing.parts().filter((part) => sortOf(part) === sort)
}

function them(side: number): string {
  return side === 0 ? 'The Empire' : 'The Rebels'
}

// Set-up and planning

function characters(asked: Asked): Words {
  const { side, marked } = asked
  const missing = CHOSEN_CHARACTERS - marked.length
  const chooses = side === 0 ? 'chooses' : 'choose'
  return {
    title:
      missing === CHOSEN_CHARACTERS
        ? `Choose ${CHOSEN_CHARACTERS} characters`
        : missing > 0
          ? `Choose ${missing} more ${missing === 1 ? 'character' : 'characters'}`
          : `These ${CHOSEN_CHARACTERS} join your deck`,
    about: `In secret. ${them(side)} ${chooses} at the same time; you see a character when it is played.`,
    groups: oneGroup(
      [...legalParts(asked, 'character')]
        .sort((a, b) => numberOf(a) - numberOf(b))
        .map((part) => {
          const isOn = marked.includes(part)
          return choice(asked, part, shortName(side, numberOf(part)), isOn ? 'in the deck' : '', {
            refusal:
              missing === 0 && !isOn ? `${CHOSEN_CHARACTERS} are marked: take one back first` : '',
            spot: `character ${numberOf(part)}`,
          })
        }),
    ),
    confirm: 'Keep secret',
  }
}

/** What a strategy would do, in few words. */
export function strategyDetail(table: DuelTable, strategy: number): string {
  const objective = table.event?.objective ?? 0
  const words: Readonly<Record<string, string>> = {
    bureaucracy: '2 influence if they win',
    deception: 'the lower total wins',
    'direct-assault': `+2, also over ${objective}`,
    infiltration: 'you choose their next one',
    support: 'a character may join',
  }
  return words[STRATEGIES[strategy]?.id ?? ''] ?? ''
}

function strategy(asked: Asked): Words {
  const { table, side, marked } = asked
  const isOwn = table.owner === side || table.stage === NEW_STRATEGY
  const chosen = marked[0]
  const choices = legalParts(asked, 'strategy').map((part) =>
    choice(asked, part, strategyName(numberOf(part)), strategyDetail(table, numberOf(part)), {
      spot: isOwn ? `strategy ${numberOf(part)}` : '',
    }),
  )
  if (!isOwn)
    return {
      title: 'Choose their strategy',
      about: `Your Infiltration: ${them(side)} must take this one, and may look at it.`,
      groups: oneGroup(choices),
      tray: {
        title: 'Their unused strategies',
        note: 'one of them is theirs for this event',
        sort: 'strategies',
        side: 1 - side,
      },
      confirm: chosen === undefined ? 'Choose' : `${strategyName(numberOf(chosen))} for them`,
    }
  const { event } = table
  const isNew = table.stage === NEW_STRATEGY
  return {
    title: isNew
      ? 'Another strategy'
      : `Your strategy for ${event?.objective} with ${counted(event?.capacity ?? 0, 'card')}`,
    about: isNew
      ? 'Yours is lost: choose one of the others, in secret.'
      : 'In secret; both are turned up after the struggle. If you are bust it has no effect.',
    groups: oneGroup(choices),
    confirm: 'Keep secret',
  }
}

// Hidden cards

function recon(asked: Asked): Words {
  const { table, side } = asked
  const owner = table.owner
  const held = table.held[owner === 0 ? 0 : 1]
  return {
    title: 'Recon: which card is discarded?',
    about: `The top of ${owner === side ? 'your' : 'their'} deck. The other one goes back on top, and only you know it.`,
    groups: oneGroup(
      legalParts(asked, 'discard').map((part) => {
        const card = cardOfCode(numberOf(part))
        const kept = held.find((one) => one !== card) ?? card
        return choice(asked, part, shortName(owner, card), nextWords(asked, owner, kept))
      }),
    ),
    tray: { title: 'Seen by Recon', note: 'only you see it', sort: 'cards', side: owner },
    confirm: 'Discard it',
  }
}

/** What the next total would be if this card comes. */
function nextWords({ table, side }: Asked, owner: number, card: number): string {
  const totals = [table.sides[0].total, table.sides[1].total] as [number, number]
  const at = owner === 0 ? 0 : 1
  totals[at] += READY_VALUE[card] ?? 0
  const total = standingOf(table, totals).finals[at]
  const isBust = total > (table.event?.objective ?? 0)
  const who = owner === side ? 'you' : 'they'
  return `${shortName(owner, card)} stays: ${who} would have ${total}${isBust ? ', bust' : ''}`
}

function search(asked: Asked): Words {
  const { table, side } = asked
  const { owner } = table
  const isKeeping = table.stage === SEARCH_KEEP
  const parts = legalParts(asked, isKeeping ? 'keep' : 'discard')
  return {
    title: isKeeping ? 'IG-88: which card goes on top?' : 'IG-88: which card is discarded?',
    about: isKeeping
      ? 'It is played next; only you know it.'
      : `${owner === side ? 'Your' : 'Their'} whole deck. Another card goes on top after it.`,
    groups: oneGroup(
      byValue(parts).map((part) => {
        const card = cardOfCode(numberOf(part))
        const detail = isKeeping ? nextWords(asked, owner, card).replace(/^.*: /, '') : ''
        return choice(asked, part, shortName(owner, card), detail)
      }),
    ),
    tray: {
      title: `${owner === side ? 'Your' : 'Their'} deck, ${counted(parts.length, 'card')}`,
      note: 'only you see it',
      sort: 'cards',
      side: owner,
    },
    confirm: isKeeping ? 'Put it on top' : 'Discard it',
  }
}

/** The best ones first. */
function byValue(parts: readonly Part[]): Part[] {
  const valueIn = (part: Part): number => READY_VALUE[cardOfCode(numberOf(part))] ?? 0
  return [...parts].sort((a, b) => valueIn(b) - valueIn(a) || numberOf(a) - numberOf(b))
}

function searchDeck(asked: Asked): Words {
  const { side, marked } = asked
  const parts = byValue(legalParts(asked, 'take'))
  const [first] = marked
  return {
    title: 'Han: which card do you play?',
    about: 'It comes in ready; your deck is shuffled afterwards.',
    groups: oneGroup(
      parts.map((part) =>
        choice(asked, part, shortName(side, numberOf(part)), ownTotal(asked, [part]), {
          isBust: isOver(asked, [part]),
        }),
      ),
    ),
    tray: {
      title: `Your deck, ${counted(parts.length, 'card')}`,
      note: 'only you see it; shuffled afterwards',
      sort: 'cards',
      side,
    },
    confirm: first === undefined ? 'Choose' : `Play ${shortName(side, numberOf(first))}`,
  }
}

function finalOf({ table, side }: Asked, parts: readonly Part[]): number {
  const totals = totalsAfter(table, effectOfParts(table, side, parts))
  return standingOf(table, totals).finals[side === 0 ? 0 : 1]
}

function isOver(asked: Asked, parts: readonly Part[]): boolean {
  return finalOf(asked, parts) > (asked.table.event?.objective ?? 0)
}

function ownTotal(asked: Asked, parts: readonly Part[]): string {
  return `you ${finalOf(asked, parts)}${isOver(asked, parts) ? ', bust' : ''}`
}

function reserve(asked: Asked): Words {
  const { side, choosing, marked } = asked
  const who = marked.find((part) => sortOf(part) === 'who')
  const canBring = choosing.parts().includes(partOf('bring', 0))
  const bring = partOf('bring', 0)
  const shuffle = partOf('shuffle', 0)
  const then: Choice[] = [
    choice(
      asked,
      bring,
      'Play',
      who === undefined ? 'it comes in ready' : ownTotal(asked, [who, bring]),
      {
        refusal: canBring ? '' : 'no place left in play',
      },
    ),
    choice(asked, shuffle, 'Shuffle into the deck', 'they do not see who'),
  ]
  return {
    title: 'Leia: who comes?',
    groups: [
      {
        title: 'Who',
        note: 'your reserve',
        choices: legalParts(asked, 'who').map((part) =>
          choice(asked, part, shortName(side, numberOf(part)), shortPower(side, numberOf(part))),
        ),
      },
      { title: 'Where to', note: '', choices: then },
    ],
    tray: { title: 'Your reserve', note: 'only you see it', sort: 'cards', side },
    confirm:
      who === undefined
        ? 'Choose'
        : marked.includes(bring)
          ? `Play ${shortName(side, numberOf(who))}`
          : 'Shuffle in',
  }
}

function bargain(asked: Asked): Words {
  const { table, side, choosing, marked } = asked
  const { top } = sideOf(table, side)
  const name = top === null ? 'your top card' : shortName(side, top)
  const discards = choosing.parts().filter((part) => sortOf(part) === 'discard')
  const play = partOf('top', 0)
  const gone = marked.find((part) => sortOf(part) === 'discard')
  const withDiscard = gone === undefined ? [] : [gone]
  return {
    title: `Jabba: the top card is ${name}`,
    about: 'You may discard one of yours, and may play the card.',
    groups: [
      {
        title: 'Discard',
        note: '',
        choices: discards.map((part) =>
          numberOf(part) === NOBODY
            ? choice(asked, part, 'None', '')
            : choice(asked, part, shortNameOf(numberOf(part)), ownTotal(asked, [part]), {
                spot: `card ${numberOf(part)}`,
              }),
        ),
      },
      {
        title: 'The top card',
        note: '',
        choices: [
          choice(asked, play, `Play ${name}`, ownTotal(asked, [...withDiscard, play]), {
            isBust: isOver(asked, [...withDiscard, play]),
          }),
          choice(asked, partOf('leave', 0), 'Leave it', ownTotal(asked, withDiscard)),
        ],
      },
    ],
    tray: { title: 'Your top card', note: 'only you see it', sort: 'cards', side },
    confirm: marked.includes(play) ? `Play ${name}` : 'Leave it',
  }
}

// Events

function add(asked: Asked): Words {
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

function look(asked: Asked): Words {
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

function order(asked: Asked): Words {
  const { table } = asked
  return {
    title: 'In which order do they come?',
    about: 'Only you know it.',
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

function drop(asked: Asked): Words {
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

function setAside(asked: Asked): Words {
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

/** The card that a part of an answer is about, with its side; null for what is no card. */
export function codeOfPart(side: number, part: Part): number | null {
  const value = numberOf(part)
  switch (sortOf(part)) {
    case 'discard':
    case 'keep':
    case 'return':
    case 'put':
    case 'remove':
    case 'exhaust':
      return value === NOBODY ? null : value
    case 'take':
    case 'who':
    case 'aside':
    case 'character':
    case 'use':
    case 'ready':
      return codeOf(side, value)
    case 'add':
      return value < ORDINARY_CARDS || value === NOBODY ? null : codeOf(side, value)
    default:
      return null
  }
}
