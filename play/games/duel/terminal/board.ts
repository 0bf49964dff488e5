import {
  CHARACTERS,
  OVER,
  PLANNING,
  REVEAL_STRATEGIES,
  STRATEGY_CHOICE,
} from '../../../../engine/duel/course/stage-numbers.js'
import { EFFECT_WORDS, type EventData } from '../../../../engine/duel/data/events.js'
import { CHARACTERS_OF } from '../../../../engine/duel/facts/cards.js'
import { STRATEGY_COUNT } from '../../../../engine/duel/facts/strategies.js'
import { duel } from '../../../../engine/duel/index.js'
import { counted, listed } from '../../../../engine/english.js'
import type { Player, Reader } from '../../../../engine/game.js'
import type { State } from '../../../../engine/state.js'
import type { Drawing } from '../../../terminal/game-words.js'
import { drawWords, type Standing, standingOf, standingWords } from '../table/standing.js'
import { type DuelTable, type SideTable, type TableCard, tableOf } from '../table/table.js'
import { labelOf, SIDE_NAMES, shortName, strategyName, titleOf } from '../words/names.js'
import { nameOf, scaleLines } from './scale.js'

/** The table as lines: the event, both sides with their piles, and the scale between them. */
export function boardLines(state: State, reader: Reader, drawing: Drawing): string[] {
  const table = tableFor(state, reader, drawing.seat)
  if (table.stage === CHARACTERS) return [setUpLine(table)]
  const [them, me] = [1 - table.reader, table.reader].map((side) => sideOf(table, side)) as [
    SideTable,
    SideTable,
  ]
  const isPlanning = table.stage === STRATEGY_CHOICE || table.stage === PLANNING
  const lines = [headLine(table, isPlanning), ...eventLines(table)]
  if (isPlanning) return lines
  const standing = standingNow(table)
  const { lead, sum } = standingWords(table, standing, 'as it stands')
  return [
    ...lines,
    cardLine(table, them),
    pileLine(table, them),
    ...scaleLines(table, standing, null, drawing),
    pileLine(table, me),
    cardLine(table, me),
    ...(table.stage === OVER
      ? endLines(table, state)
      : isDecided(table)
        ? []
        : [`${lead}${sum === '' ? '' : `${isBegun(table) ? ':' : ''} ${sum}`}.${tieWords(table)}`]),
  ]
}

/** What the reader may know; everything lies open after the end, where the whole state is there to be shown. */
export function tableFor(state: State, reader: Reader, seat?: Player): DuelTable {
  if (reader === 'all') return tableOf(state, 'all', seat)
  const isOpen = duel.outcome(state) !== null && !duel.view(reader).bind(state).isMasked
  return isOpen ? tableOf(state, 'all', reader) : tableOf(duel.observe(state, reader), reader)
}

export function standingNow(table: DuelTable): Standing {
  return standingOf(table, [table.sides[0].total, table.sides[1].total])
}

function sideOf(table: DuelTable, side: number): SideTable {
  return table.sides[side === 0 ? 0 : 1]
}

function isBegun({ sides }: DuelTable): boolean {
  return sides[0].cards.length + sides[1].cards.length > 0
}

function setUpLine({ balance }: DuelTable): string {
  const verbs = balance === 0 ? 'begin and win' : 'begins and wins'
  return `Set-up. The token shows ${SIDE_NAMES[balance === 0 ? 0 : 1]}, who ${verbs} ties.`
}

function headLine(table: DuelTable, isPlanning: boolean): string {
  const { round, reader, actor, stage, isTutorial } = table
  if (isTutorial) return `First struggle${stage === OVER ? ', over' : `, ${turnWords(table)}`}.`
  const points = `you ${sideOf(table, reader).points}, ${labelOf(1 - reader)} ${sideOf(table, 1 - reader).points}, 7 win`
  const when =
    stage === OVER
      ? 'the game is over'
      : isPlanning
        ? `planning. Influence: you ${sideOf(table, reader).influence}, ${labelOf(1 - reader)} ${sideOf(table, 1 - reader).influence}`
        : `${isDecided(table) ? 'dominance' : 'struggle'}, ${turnWords({ ...table, actor })}`
  return `Round ${round}, ${when}. Points: ${points}.`
}

/** The struggle is over; what comes of it asks something. */
function isDecided({ stage }: DuelTable): boolean {
  return stage >= REVEAL_STRATEGIES
}

function turnWords({ actor, reader }: DuelTable): string {
  return actor === reader ? `your turn (${labelOf(reader)})` : `${labelOf(actor)} to move`
}

function eventLines({ event }: DuelTable): string[] {
  if (event === null) return []
  return [
    eventLine(event),
    ...(event.effect === undefined ? [] : [`  ! ${EFFECT_WORDS[event.effect].replace(/\.$/, '')}`]),
  ]
}

export function eventLine({
  name,
  objective,
  capacity,
  victoryPoints,
  influence,
}: EventData): string {
  return `${name}: objective ${objective}, ${counted(capacity, 'card')} each, ${counted(victoryPoints, 'point')}, ${influence} influence`
}

function cardLine(table: DuelTable, own: SideTable): string {
  const free = Math.max(0, (table.event?.capacity ?? 0) - own.cards.length)
  const cards = [
    ...own.cards.map(cardWords),
    ...(free === 0 ? [] : [free === 1 ? 'free' : `${free} free`]),
  ]
  return `${nameOf(table, own.side).padEnd(8)}${cards.join('   ')}`
}

/** `Luke 6`, `Chewbacca x`, `Recon 4 !`: exhausted, and blocked by the event. */
export function cardWords({
  side,
  card,
  isCharacter,
  isReady,
  value,
  isBlocked,
}: TableCard): string {
  const name = isCharacter ? shortName(side, card) : `${titleOf(side, card)} ${value}`
  if (!isReady) return `${name} x`
  return `${name}${isCharacter ? ` ${value}` : ''}${isBlocked ? ' !' : ''}`
}

function pileLine(table: DuelTable, own: SideTable): string {
  const { side, deckCount, discard, influence, top } = own
  const known = top === null ? '' : ` (top ${shortName(side, top)})`
  const piles = `        deck ${deckCount}${known}  discard ${discard.length}`
  if (table.isTutorial) return piles
  return `${piles}  influence ${influence}  strategy: ${strategyWords(table, own)}`
}

const FEW = 2

function strategyWords(
  { reader }: DuelTable,
  { side, hasChosen, possible, openly }: SideTable,
): string {
  if (!hasChosen) return 'not chosen'
  const [only] = possible
  if (possible.length === 1 && only !== undefined)
    return `${strategyName(only)}${side === reader && openly.length !== 1 ? ' (hidden)' : ''}`
  if (possible.length <= FEW) return possible.map(strategyName).join(' or ')
  return possible.length === STRATEGY_COUNT ? 'one of 5' : `one of ${possible.length}`
}

function tieWords({ isTutorial, balance }: DuelTable): string {
  return isTutorial ? ' A tie has no winner.' : ` Ties: ${labelOf(balance)}.`
}

function endLines(table: DuelTable, state: State): string[] {
  const winner = duel.outcome(state)?.utility.indexOf(1) ?? -1
  if (winner < 0) return [`NOBODY WINS: ${drawWords(table)}.`]
  const name = winner === 0 ? 'THE REBELS WIN' : 'THE EMPIRE WINS'
  if (table.isTutorial) return [`${name} the struggle.`]
  const [own, other] = [sideOf(table, winner), sideOf(table, 1 - winner)]
  return [
    `${name} ${own.points} to ${other.points} in round ${table.round}: ${table.event?.name ?? ''}.`,
    `In their reserve at the end: ${reserveWords(sideOf(table, 1 - table.reader))}.`,
  ]
}

function reserveWords({ side, reserve }: SideTable): string {
  const names = (CHARACTERS_OF[side] ?? []).filter(({ number }) => reserve.includes(number))
  return listed(names.map(({ short }) => short)) || 'nobody'
}
