import type { Reader } from '../../game.js'
import type { State } from '../../state.js'
import { OVER } from '../course/stage-numbers.js'
import { CARDS_OF_A_BASE } from '../facts/tables.js'
import { observe } from '../knowledge/observe.js'
import { isOut } from '../rounds/players.js'
import { STEP_IDS } from '../rounds/steps.js'
import { BONUS_IDS, bonusOf, bonusPlace, hasCombatCard } from '../state/combat-card.js'
import { liesThere } from '../state/home.js'
import {
  blankState,
  CARD_HARM,
  FIRST,
  HARM,
  HITS,
  MASKED_FOR,
  PLACE,
  PLAYERS,
  SCORE,
  STAGE,
  STATUS,
  STEP,
  TURN,
  X,
  Y,
} from '../state/layout.js'
import {
  endSlot,
  fatalHarm,
  firstSlot,
  HAS_PASSED,
  headingOf,
  IS_CLOAKED,
  IS_HANDLED,
  isDoomed,
  LOST,
  ON_TABLE,
  RESERVE,
  starsOf,
} from '../state/units.js'
import { seatTitle, unitName } from './names.js'

/** The position drawn for a person: every unit with its place in millimetres, its heading and its damage. */
export function show(state: State, reader: Reader): string {
  const isMasked = reader === 'all' || state.bytes[MASKED_FOR] !== 0
  const s = isMasked ? state : observe(state, reader, blankState())
  const lines = [heading(s)]
  for (let player = 0; player < s.bytes[PLAYERS]; player++)
    lines.push('', ...playerLines(s, player))
  return lines.join('\n')
}

function heading(s: State): string {
  if (s.bytes[TURN] === 0) return 'Before the battle.'
  const step = STEP_IDS[s.bytes[STEP]] ?? ''
  const end = s.bytes[STAGE] === OVER ? ', the game is over' : ''
  return `Turn ${s.bytes[TURN]}, ${step}${end}. ${seatTitle(s, s.bytes[FIRST])} is first player.`
}

function playerLines(s: State, player: number): string[] {
  const cards = Array.from({ length: CARDS_OF_A_BASE }, (_, i) => cardWords(s, player, i))
  const out = isOut(s, player) ? '  out of the battle' : ''
  const lines = [
    `${seatTitle(s, player)}  score ${s.words[SCORE + player]}  home cards: ${cards.join(', ')}${out}`,
  ]
  const end = endSlot(s, player)
  for (let slot = firstSlot(player); slot < end; slot++) lines.push(`  ${unitLine(s, slot)}`)
  return lines
}

function cardWords(s: State, player: number, place: number): string {
  const card = player * CARDS_OF_A_BASE + place
  if (!liesThere(s, card)) return 'gone'
  const isCombat = hasCombatCard(s, player) && bonusPlace(s, player) === place
  const bonus = isCombat ? ` (+1 ${BONUS_IDS[bonusOf(s, player)]})` : ''
  return `${3 - s.bytes[CARD_HARM + card]} of 3${bonus}`
}

const PLACES: Readonly<Record<number, string>> = {
  [RESERVE]: 'in reserve',
  [LOST]: 'lost',
}

function unitLine(s: State, slot: number): string {
  const name = unitName(s, slot).padEnd(22)
  const stars = '*'.repeat(starsOf(s, slot)).padEnd(5)
  if (s.bytes[PLACE + slot] !== ON_TABLE)
    return `${name} ${stars}  ${PLACES[s.bytes[PLACE + slot]] ?? 'to be placed'}`
  const x = (s.words[X + slot] / 100).toFixed(1).padStart(6)
  const y = (s.words[Y + slot] / 100).toFixed(1).padStart(6)
  const degrees = String(Math.round(headingOf(s, slot) / 10)).padStart(3)
  const harm = `${s.bytes[HARM + slot]} of ${fatalHarm(s, slot)}`
  const marks = [
    isDoomed(s, slot) ? 'doomed' : '',
    has(s, slot, IS_CLOAKED) ? 'cloaked' : '',
    has(s, slot, HAS_PASSED) ? 'passed' : '',
    has(s, slot, IS_HANDLED) ? 'done' : '',
    s.bytes[HITS + slot] > 0 ? `hits ${s.bytes[HITS + slot]}` : '',
  ].filter((word) => word !== '')
  return `${name} ${stars} ${x} ${y} ${degrees}°  damage ${harm}${marks.length > 0 ? `  ${marks.join(', ')}` : ''}`
}

function has(s: State, slot: number, bit: number): boolean {
  return (s.bytes[STATUS + slot] & bit) !== 0
}
