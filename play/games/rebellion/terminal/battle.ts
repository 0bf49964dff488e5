import { type Fighter, forecastCombat } from '../../../../agents/rebellion/battle/forecast.js'
import { counted } from '../../../../engine/english.js'
import { TACTIC_THEATER, TACTICS } from '../../../../engine/rebellion/cards/registry.js'
import { targetCount, targetHarm, targetType } from '../../../../engine/rebellion/combat/targets.js'
import { GROUND, SPACE, THEATER_IDS } from '../../../../engine/rebellion/facts/sides.js'
import { UNIT_THEATER } from '../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { bits } from '../../../../engine/rebellion/text/words.js'
import type { State } from '../../../../engine/state.js'
import { combatAtHand } from '../cinematic/ahead.js'
import { isCinematic, rollOf } from '../cinematic/rolls.js'
import { leaderName, percent, placeName, unitName } from '../words/names.js'
import { retreatWords } from '../words/retreat.js'
import { COLOUR_NAMES, FACE_NAMES } from '../words/texts.js'
import { inOrder } from '../words/unit-order.js'
import { orderWords, tacticLines } from './cinematic.js'

/**
 * The combat at hand as a block of lines: both forces with their health, the dice on the table, cards, and odds. Each
 * line says by itself what it is about, for those that change are shown alone.
 */
export function battleLines(view: RebellionView, state: State, kind: string): string[] {
  const place = view.combatSystem
  const theater = view.combatTheater
  const isAttack = kind === 'tactic' || kind === 'block'
  const cinematic = isCinematic(view)
  const shown = [SPACE, GROUND].filter((one) => isFought(view, one))
  return [
    `COMBAT at ${placeName(place)}, round ${Math.max(1, view.combatRound)}${cinematic && view.combatRound > 0 ? `, ${orderWords(view)}` : isAttack ? `, ${THEATER_IDS[theater]} battle: ${kind === 'block' ? 'they attack' : 'you attack'}` : ''}`,
    ...shown.flatMap((one) => forceLines(view, state, one)),
    ...line('leaders', leadersWords(view)),
    ...(isAttack ? line('dice', diceWords(view)) : []),
    ...(cinematic
      ? tacticLines(view, state).flatMap(([name, text]) => line(name, text))
      : cardLines(view)),
    ...(cinematic && !LOOK_AHEAD.includes(kind) ? [] : line('ahead', oddsWords(view, state, kind))),
    ...line('retreat', retreatWords(state, view)),
  ]
}

/** Where each round brings a card, one looks ahead between the rounds only. */
const LOOK_AHEAD: readonly string[] = ['add-leader', 'start-of-combat', 'retreat', 'objective']

/** Somebody stands there. */
function isFought(view: RebellionView, theater: number): boolean {
  return [0, 1].some((side) => view.total(view.combatSystem, side, theater) > 0)
}

function line(name: string, text: string): string[] {
  return text === '' ? [] : [`  ${name.padEnd(8)} ${text}`]
}

function forceLines(view: RebellionView, state: State, theater: number): string[] {
  const winner = view.battleWinner(theater)
  return [view.side, view.enemy].flatMap((side) => {
    const who = side === view.side ? 'you' : 'they'
    const units = groupsOf(view, state, side, theater).map((group) => groupWords(view, group))
    const won = winner === side ? ', won this battle' : ''
    const dice = units.length === 0 ? '' : `: ${diceOf(view, state, side, theater)}`
    return line(
      THEATER_IDS[theater] ?? '',
      `${who.padEnd(4)} ${units.join(', ') || 'nobody'}${dice}${won}`,
    )
  })
}

interface Group {
  readonly type: number
  readonly count: number
  /** Damage from before and what is assigned now. */
  readonly harm: number
}

/** Equal units together, the strong before the weak. */
function groupsOf(view: RebellionView, state: State, side: number, theater: number): Group[] {
  return inOrder(side)
    .filter((type) => UNIT_THEATER[type] === theater)
    .flatMap((type) => underFire(state, type) ?? standing(view, type))
    .filter(({ count }) => count > 0)
}

/** Groups of a type that the attack at hand may hit; null when it hits others. */
function underFire(state: State, type: number): Group[] | null {
  const groups: Group[] = []
  for (let i = 0; targetCount(state, i) > 0; i++)
    if (targetType(state, i) === type) {
      const harm = targetHarm(state, i)
      groups.push({ type, count: targetCount(state, i), harm: (harm >> 4) + (harm & 15) })
    }
  return groups.length > 0 ? groups : null
}

function standing(view: RebellionView, type: number): Group[] {
  const groups: Group[] = []
  let left = view.units(view.combatSystem, type)
  for (let harm = MOST_HARM; harm > 0; harm--) {
    const count = view.damaged(type, harm)
    if (count > 0) groups.push({ type, count, harm })
    left -= count
  }
  return [{ type, count: left, harm: 0 }, ...groups]
}

const MOST_HARM = 7

/** `2 TIE Fighters 1`, `Star Destroyer 3/4`, `X-wing lost`: what it still stands. */
function groupWords(view: RebellionView, { type, count, harm }: Group): string {
  const name = count === 1 ? unitName(type) : `${count} ${unitName(type)}s`
  const health = view.health(type)
  if (health === 0) return name
  if (harm >= health) return isCinematic(view) ? `${name} would fall` : `${name} lost`
  return `${name} ${harm > 0 ? `${health - harm}/${health}` : health}`
}

/** Doomed units still shoot. */
function diceOf(view: RebellionView, state: State, side: number, theater: number): string {
  const dice = rollOf(state, view, side, theater)
  const words = dice
    .map((count, colour) => (count > 0 ? `${count} ${COLOUR_NAMES[colour]}` : ''))
    .filter((text) => text !== '')
  return words.join(' ') || 'no dice'
}

function leadersWords(view: RebellionView): string {
  return [view.side, view.enemy]
    .map((side) => {
      const leaders = view.leadersAt(side, view.combatSystem)
      const names = bits(leaders).map(leaderName).join(', ')
      const tactics = `${view.bestTactics(leaders, SPACE)}/${view.bestTactics(leaders, GROUND)}`
      return `${side === view.side ? 'you' : 'they'} ${names === '' ? 'none' : `${names}, tactics ${tactics}`}`
    })
    .join('; ')
}

function diceWords(view: RebellionView): string {
  const colours = COLOUR_NAMES.map((name, colour) => {
    const faces = FACE_NAMES.map((face, n) => ({ face, count: view.attackDice(colour, n) }))
      .filter(({ count }) => count > 0)
      .map(({ face, count }) => counted(count, face))
    return faces.length === 0 ? '' : `${name} ${faces.join(', ')}`
  })
  return colours.filter((text) => text !== '').join('; ')
}

/** The own hand with what each card costs and does, and how many they hold. */
function cardLines(view: RebellionView): string[] {
  const lines: string[] = []
  TACTICS.forEach((card, n) => {
    const count = view.tacticCards.inHand(view.side, n)
    if (count === 0) return
    const name = count > 1 ? `${card.name} (${count})` : card.name
    const cost = card.cost === 1 ? 'costs a special' : 'free'
    lines.push(`${name}, ${THEATER_IDS[TACTIC_THEATER[n] ?? 0]}, ${cost}: ${card.about}`)
  })
  const theirs = view.tacticCards.handSize(view.enemy, 0) + view.tacticCards.handSize(view.enemy, 1)
  const enemy = theirs === 0 ? [] : [`they hold ${counted(theirs, 'card')}`]
  return [...lines, ...enemy].flatMap((text) => line('cards', text))
}

/** If each battle is fought out: the chance to win it, and what it costs on average. */
function oddsWords(view: RebellionView, state: State, kind: string): string {
  const combat = combatAtHand(view, kind, {
    fighters: (side) => fightersOf(view, state, side),
    cards: (side, theater) => cardsFor(view, side, theater),
  })
  return forecastCombat(combat)
    .map(
      ({ theater, win, whole }) =>
        `${THEATER_IDS[theater]}: you win ${percent(win)}, and lose ${whole[0].toFixed(1)} units to their ${whole[1].toFixed(1)}`,
    )
    .join('; ')
}

/** What still fights: doomed units are lost already. */
function fightersOf(view: RebellionView, state: State, side: number): readonly Fighter[] {
  return [SPACE, GROUND]
    .flatMap((theater) => groupsOf(view, state, side, theater))
    .flatMap(({ type, count, harm }) => {
      const health = view.health(type)
      if (health > 0 && harm >= health) return []
      return Array.from({ length: count }, () => ({ type, left: health - harm }))
    })
}

/** Cards in hand; before the first round those that the best leader will draw. */
function cardsFor(view: RebellionView, side: number, theater: number): number {
  if (view.combatRound === 0)
    return view.bestTactics(view.leadersAt(side, view.combatSystem), theater)
  if (side !== view.side) return view.tacticCards.handSize(side, theater)
  return TACTICS.reduce(
    (sum, _, card) =>
      sum + (TACTIC_THEATER[card] === theater ? view.tacticCards.inHand(side, card) : 0),
    0,
  )
}
