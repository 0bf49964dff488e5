import { counted } from '../../english.js'
import type { Reader } from '../../game.js'
import type { State } from '../../state.js'
import { OVER } from '../course/stage-numbers.js'
import { EFFECT_WORDS, EVENTS } from '../data/events.js'
import { members } from '../facts/bits.js'
import { STRATEGY_COUNT } from '../facts/strategies.js'
import { DuelView, HIDDEN } from '../knowledge/view.js'
import { deckCount, discardOf, exhaustedOf, playedOf, total } from '../state/cards.js'
import { currentEvent, pointsOf } from '../state/events.js'
import {
  BALANCE,
  CHOSEN,
  INFLUENCE,
  RESERVE,
  RESERVE_COUNT,
  ROUND,
  STAGE,
  TUTORIAL,
  USED,
} from '../state/layout.js'
import { cardName, cardNames, eventName, NAMES, SHORT_NAMES, strategyName } from './names.js'

/** The position drawn for a person. */
export function show(s: State, reader: Reader): string {
  const isTutorial = s.bytes[TUTORIAL] === 1
  const lines = isTutorial ? [] : [heading(s)]
  const event = currentEvent(s)
  if (event >= 0) lines.push(...eventLines(event))
  for (const side of [1, 0]) lines.push('', ...sideLines(s, side, reader, isTutorial))
  return lines.join('\n')
}

function heading(s: State): string {
  const points = [0, 1].map((side) => `${SHORT_NAMES[side]} ${pointsOf(s, side)}`).join(', ')
  const end = s.bytes[STAGE] === OVER ? ', the game is over' : ''
  return `Round ${s.words[ROUND]}${end}. Points: ${points}; 7 win. Ties: ${NAMES[s.bytes[BALANCE]]}.`
}

function eventLines(event: number): string[] {
  const { objective, capacity, victoryPoints, influence, effect } = EVENTS[event]
  const numbers = `objective ${objective}, ${counted(capacity, 'card')} each, ${counted(victoryPoints, 'point')}, ${influence} influence`
  return [
    `${eventName(event)}: ${numbers}`,
    ...(effect === undefined ? [] : [`  ! ${EFFECT_WORDS[effect]}`]),
  ]
}

function sideLines(s: State, side: number, reader: Reader, isTutorial: boolean): string[] {
  const played = members(playedOf(s, side)).map((card) => {
    const isExhausted = (exhaustedOf(s, side) >> card) & 1
    return `${cardName(side, card)}${isExhausted === 1 ? ' x' : ''}`
  })
  const piles = [
    `deck ${deckCount(s, side)}`,
    `discarded: ${cardNames(side, discardOf(s, side)) || 'none'}`,
  ]
  const name = SHORT_NAMES[side].padEnd(7)
  return [
    `${name} ${total(s, side)}  ${played.join(', ') || 'no card in play'}`,
    `        ${piles.join('  ')}`,
    ...(isTutorial ? [] : secrets(s, side, reader)),
  ]
}

/** Influence, strategies and reserve as the reader knows them. */
function secrets(s: State, side: number, reader: Reader): string[] {
  const used =
    members(s.bytes[USED + side])
      .map(strategyName)
      .join(', ') || 'none'
  return [
    `        influence ${s.words[INFLUENCE + side]}  strategy: ${strategyOf(s, side, reader)}  used: ${used}`,
    `        reserve: ${reserveOf(s, side, reader)}`,
  ]
}

function strategyOf(s: State, side: number, reader: Reader): string {
  if (s.bytes[CHOSEN + side] === 0) return 'not chosen'
  if (reader === 'all') return strategyName(s.bytes[CHOSEN + side] - 1)
  const view = new DuelView(reader).bind(s)
  if (view.chosen(side) !== HIDDEN) return strategyName(view.chosen(side))
  const possible = members(view.possible(side))
  return possible.length === STRATEGY_COUNT ? 'one of 5' : possible.map(strategyName).join(' or ')
}

function reserveOf(s: State, side: number, reader: Reader): string {
  const count = s.bytes[RESERVE_COUNT + side]
  const known =
    reader === 'all' ? s.words[RESERVE + side] : new DuelView(reader).bind(s).reserve(side)
  const hidden = count - members(known).length
  const names = members(known).map((card) => cardName(side, card))
  return (
    [...names, ...(hidden > 0 ? [counted(hidden, 'hidden character')] : [])].join(', ') || 'none'
  )
}
