import { EFFECT_WORDS, EVENTS } from '../../../../engine/duel/data/events.js'
import { STRATEGIES } from '../../../../engine/duel/data/strategies.js'
import { SUITS } from '../../../../engine/duel/data/suits.js'
import {
  CARDS,
  CHARACTERS_OF,
  isCharacter,
  ORDINARY_CARDS,
  READY_VALUE,
  suitOf,
} from '../../../../engine/duel/facts/cards.js'
import { counted, listed } from '../../../../engine/english.js'
import type { Player } from '../../../../engine/game.js'
import { InputError, suggestion } from '../../../../engine/input-error.js'
import type { State } from '../../../../engine/state.js'
import type { LogLine } from '../../../shell/session.js'
import { wrap } from '../../../shell/wrap.js'
import type { Drawing, Look } from '../../../terminal/game-words.js'
import { bustChance } from '../table/draw.js'
import type { DuelTable, SideTable } from '../table/table.js'
import { cardId, labelOf, percent, shortName, strategyName } from '../words/names.js'
import { roundsIn } from '../words/rounds.js'
import { eventLine, standingNow, tableFor } from './board.js'
import { nameOf } from './scale.js'

/** Closer looks at the card game. */
export const LOOKS: Readonly<Record<string, Look>> = {
  odds: {
    about: 'both decks: what may come, and how likely',
    lines: (state, seat, _, drawing) => oddsLines(tableFor(state, seat), drawing),
  },
  rounds: { about: 'all rounds so far', lines: (_, __, ___, ____, told) => roundLines(told) },
  events: {
    about: 'events that may still come',
    lines: (state, seat) => eventsLines(tableFor(state, seat)),
  },
  mine: {
    about: 'your strategies, reserve and discard pile',
    lines: (state, seat) => sideLines(tableFor(state, seat), seat),
  },
  theirs: {
    about: 'the same of the other side, as far as you know it',
    lines: (state, seat) => sideLines(tableFor(state, seat), 1 - seat),
  },
  card: { about: 'what a card, a strategy or an event does: card luke', lines: cardLines },
}

const VALUES = [2, 3, 4, 5, 6]
const COLUMN = 5

function oddsLines(table: DuelTable, { width }: Drawing): string[] {
  return [table.reader, 1 - table.reader].flatMap((side) => deckOdds(table, side, width))
}

/** One deck: how many of each value are left, how likely each is next, and what it would make. */
function deckOdds(table: DuelTable, side: number, width: number): string[] {
  const own = table.sides[side === 0 ? 0 : 1]
  const from = standingNow(table).finals[side === 0 ? 0 : 1]
  const objective = table.event?.objective ?? 0
  const row = (name: string, cell: (value: number) => string): string =>
    `  ${name.padEnd(8)}${VALUES.map((value) => cell(value).padStart(COLUMN)).join('')}`.trimEnd()
  const chanceOf = (value: number): number =>
    own.draw.values.find((one) => one.value === value)?.chance ?? 0
  const left = (value: number): number =>
    value === 6
      ? own.deckCount - own.inDeck.filter((card) => !isCharacter(card)).length
      : own.inDeck.filter((card) => !isCharacter(card) && READY_VALUE[card] === value).length
  const bust =
    table.event === null ? '' : `, bust ${percent(bustChance(own.draw, from, objective))}`
  return [
    `${side === table.reader ? 'Your' : 'Their'} deck: ${counted(own.deckCount, 'card')}, ${nameOf(table, side)} ${from}${bust}${own.draw.isCertain ? '; the top card is known' : ''}`,
    row('value', String),
    row('left', (value) => String(left(value))),
    row('chance', (value) => percent(chanceOf(value))),
    ...(table.event === null
      ? []
      : [row('makes', (value) => `${from + value}${from + value > objective ? '!' : ''}`)]),
    `  ${suitWords(own)}`,
    ...wrap(`  ${heroWords(table, own)}`, width, '  '),
  ].filter((line) => line.trim() !== '')
}

/** `D 235 F 2345`: ordinary cards that are left. */
function suitWords({ inDeck }: SideTable): string {
  return SUITS.map(({ number, name }) => {
    const values = inDeck.filter((card) => !isCharacter(card) && suitOf(card) === number)
    const letter = name.replace('The ', '').charAt(0)
    return `${letter} ${values.map((card) => READY_VALUE[card]).join('') || '-'}`
  }).join('  ')
}

/** Who is in the deck, and of whom that is not certain. */
function heroWords(
  { isTutorial }: DuelTable,
  { side, inDeck, uncertain, uncertainChance, deckCount }: SideTable,
): string {
  if (isTutorial) return ''
  const name = (card: number): string => shortName(side, card)
  const heroes = inDeck.filter(isCharacter)
  if (uncertainChance >= 1) return listed(heroes.map(name))
  const sure = heroes.filter((card) => !uncertain.includes(card))
  const ordinary = inDeck.length - heroes.length
  const hidden = deckCount - ordinary - sure.length
  return [
    ...(sure.length > 0 ? [listed(sure.map(name))] : []),
    `${hidden} of ${uncertain.map(name).join(', ')}`,
  ].join('; ')
}

function roundLines(told: readonly LogLine[]): string[] {
  const rounds = roundsIn(told)
  const name = Math.max(0, ...rounds.map((round) => round.name.length))
  return rounds.map((round) => {
    const side = (at: 0 | 1): string => {
      const strategy = round.strategies[at]
      const what = strategy < 0 ? '' : strategyName(strategy).replace('Direct ', '')
      return `${at === 0 ? 'R' : 'E'} ${String(round.totals[at] ?? '-').padStart(2)} ${what.padEnd(12)}`
    }
    const won =
      round.winner !== null
        ? `${labelOf(round.winner)} +${round.points}`
        : round.isVoid
          ? 'nobody'
          : ''
    return `  ${round.number}  ${round.name.padEnd(name)} ${String(round.objective).padStart(2)}  ${side(1)} ${side(0)} ${won}`.trimEnd()
  })
}

function eventsLines({ eventsLeft, coming }: DuelTable): string[] {
  const worth = (points: number): number =>
    eventsLeft.filter((event) => EVENTS[event]?.victoryPoints === points).length
  return [
    `${eventsLeft.length} face-down: ${worth(3)} of 3 points, ${worth(2)} of 2, ${worth(1)} of 1.`,
    ...coming.flatMap((event, i) => {
      const facts = EVENTS[event]
      return facts === undefined
        ? []
        : [`  ${i === 0 ? 'next ' : `${i + 1}    `} ${eventLine(facts)}`]
    }),
  ]
}

function sideLines(table: DuelTable, side: number): string[] {
  const own = table.sides[side === 0 ? 0 : 1]
  const names = (cards: readonly number[]): string =>
    listed(cards.map((card) => shortName(side, card))) || 'none'
  const lines = [`  discarded   ${names(own.discard)}`]
  if (table.isTutorial) return lines
  const hidden = own.reserveCount - own.reserve.length
  const reserve = [
    ...own.reserve.map((card) => shortName(side, card)),
    ...(hidden > 0 ? [`${hidden} unknown`] : []),
  ]
  const unused = STRATEGIES.filter(({ number }) => !own.used.includes(number)).map(
    ({ name }) => name,
  )
  return [
    `  strategy    ${own.hasChosen ? listed(own.possible.map(strategyName)).replace(' and ', ' or ') : 'not chosen'}`,
    `  not used    ${listed(unused) || 'none'}`,
    `  reserve     ${listed(reserve) || 'nobody'}`,
    ...lines,
    `  events won  ${listed(own.won.map((event) => EVENTS[event]?.name ?? '')) || 'none'}`,
  ]
}

interface Thing {
  readonly id: string
  readonly lines: readonly string[]
}

const THINGS: readonly Thing[] = [
  ...[0, 1].flatMap((side) =>
    Array.from({ length: CARDS }, (_, card) => ({
      id: cardId(side, card),
      lines: faceLines(side, card),
    })),
  ),
  ...STRATEGIES.map(({ id, name, about }) => ({
    id,
    lines: [
      `${name}, strategy`,
      `  ${about}`,
      '  It has no effect for a side whose cards are over the objective.',
    ],
  })),
  ...EVENTS.map((event) => ({
    id: event.id,
    lines: [
      eventLine(event),
      `  ${event.effect === undefined ? 'No effect.' : EFFECT_WORDS[event.effect]}`,
    ],
  })),
]

function faceLines(side: number, card: number): string[] {
  if (!isCharacter(card)) {
    const suit = SUITS[suitOf(card)]
    return [
      `${shortName(side, card)}, counts ${READY_VALUE[card]} ready or exhausted`,
      `  ${suit?.power}`,
    ]
  }
  const hero = CHARACTERS_OF[side]?.[card - ORDINARY_CARDS]
  return [`${hero?.name}, ${labelOf(side)}: 6 ready, 1 exhausted`, `  ${hero?.power}`]
}

function cardLines(_state: State, _seat: Player, typed: string): readonly string[] {
  const wanted = typed.toLowerCase().trim().replaceAll(' ', '-')
  if (wanted === '') throw new InputError('card: which one? For example: card luke')
  const found =
    THINGS.find(({ id }) => id === wanted) ??
    THINGS.find(({ id }) => id.startsWith(wanted) || id.includes(`-${wanted}`))
  if (found === undefined)
    throw new InputError(
      `no card "${typed}"${suggestion(wanted, [...NAMES]) || '; "?" lists what may be typed'}`,
    )
  return found.lines
}

/** What a lesson lights up on the page: a card or a strategy in words; the rest of it is on the board anyway. */
export function lightLines(name: string): readonly string[] {
  const [sort, id] = name.split(' ')
  const isThing = sort === 'card' || sort === 'strategy'
  return isThing ? (THINGS.find((thing) => thing.id === id)?.lines ?? []) : []
}

/** Ids, and the words of which they consist. */
const NAMES: ReadonlySet<string> = new Set(THINGS.flatMap(({ id }) => [id, ...id.split('-')]))
