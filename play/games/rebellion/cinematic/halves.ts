import { counted } from '../../../../engine/english.js'
import type { Effect, TacticHalf } from '../../../../engine/rebellion/cards/registry.js'
import {
  TACTIC_SIDE,
  TACTIC_THEATER,
  TACTICS,
} from '../../../../engine/rebellion/cards/registry.js'
import { canRetreat } from '../../../../engine/rebellion/combat/retreat.js'
import { UNITS } from '../../../../engine/rebellion/data/units.js'
import { EMPIRE, enemyOf, GROUND, SPACE } from '../../../../engine/rebellion/facts/sides.js'
import {
  REBEL_TROOPER,
  SHIELD_GENERATOR,
  TIE_FIGHTER,
  UNIT_FIGHTER,
  UNIT_THEATER,
  UNITS_OF,
  unitNumber,
} from '../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { bits } from '../../../../engine/rebellion/text/words.js'
import type { State } from '../../../../engine/state.js'
import { aUnit, leaderName, unitName } from '../words/names.js'
import { COLOUR_NAMES } from '../words/texts.js'
import { type DiceCounts, rollOf } from './rolls.js'

/** The two halves of an advanced tactic card, and what each would do in the battle at hand. */

export interface HalfSight {
  readonly isTop: boolean
  /** The unit that it needs; null for any. */
  readonly unit: number | null
  /** That unit is in the system. */
  readonly isHere: boolean
  /** What it would do now; where that is nothing, why. */
  readonly says: string
  readonly works: boolean
  readonly cancels: boolean
  /** What it says on the card. */
  readonly about: string
}

/** Upper half and lower half, through the eyes of the view. */
export function halvesOf(state: State, view: RebellionView, card: number): readonly HalfSight[] {
  const facts = TACTICS[card]
  return [
    ...(facts?.top === undefined ? [] : [sightOf(state, view, card, facts.top, true)]),
    ...(facts?.bottom === undefined ? [] : [sightOf(state, view, card, facts.bottom, false)]),
  ]
}

/** The better of the halves that would work now, the upper one first; null where neither would. */
export function bestHalf(halves: readonly HalfSight[]): HalfSight | null {
  return halves.find(({ works }) => works) ?? null
}

/** What a card is good for now, in a line. */
export function cardInBrief(halves: readonly HalfSight[]): string {
  const best = bestHalf(halves)
  if (best === null) return 'nothing now'
  return best.isTop || best.unit !== null ? best.says : `lower: ${best.says}`
}

function sightOf(
  state: State,
  view: RebellionView,
  card: number,
  half: TacticHalf,
  isTop: boolean,
): HalfSight {
  const unit = half.unit ?? null
  const isHere = unit === null || view.units(view.combatSystem, unit) > 0
  const { about } = half
  const steps = [...half.steps, ...(half.late?.steps ?? [])]
  const cancels = steps.some(({ name }) => name === 'cancel-card' || name === 'retreat-now')
  const base = { isTop, unit, isHere, about, cancels }
  if (!isHere && unit !== null) return { ...base, says: `no ${unitName(unit)} here`, works: false }
  const sight: Sight = { state, view, card, side: TACTIC_SIDE[card] as number, half }
  const found = steps.flatMap((step) => SAYS[step.name]?.(sight, step) ?? [])
  const works = found.filter((one) => one.works)
  const said = (works.length > 0 ? works : found.slice(0, 1)).map(({ says }) => says)
  return { ...base, says: said.join(', then '), works: works.length > 0 }
}

interface Sight {
  readonly state: State
  readonly view: RebellionView
  readonly card: number
  readonly side: number
  readonly half: TacticHalf
}

interface Saying {
  readonly says: string
  readonly works: boolean
}

type Say = (sight: Sight, step: Effect) => Saying

const does = (says: string): Saying => ({ says, works: true })
const idle = (why: string): Saying => ({ says: `nothing: ${why}`, works: false })

const SAYS: Readonly<Record<string, Say>> = {
  'deal-damage': (sight, { amount = 1, atOnce = false, aims }) => {
    const { state } = sight
    const types = targets(sight, (type) => aims?.(state, type) === true && isOfBattle(sight, type))
    if (types.length === 0) return idle(whyNoTarget(sight))
    const where = atOnce && types.length > 1 ? `one of ${oneOf(types)}` : oneOf(types)
    return does(`${amount} damage on ${where}${conditionMet(sight)}`)
  },
  strike: (sight, { aims }) => {
    const types = targets(sight, (type) => aims?.(sight.state, type) === true)
    return types.length === 0
      ? idle(`${foe(sight).they} have none here`)
      : does(`destroys ${anOf(types)}`)
  },
  prevent: (sight, { takes = [0, 0, 0] }) => {
    const dice = rollOf(sight.state, sight.view, enemyOf(sight.side), theaterOf(sight))
    const [red, black, direct] = takes
    // Any die may show a direct hit
    const stopped: DiceCounts =
      direct > 0 ? dice : [red > 0 ? dice[0] : 0, black > 0 ? dice[1] : 0, 0]
    const { they } = foe(sight)
    if (stopped.every((count) => count === 0)) return idle(`${they} roll ${diceWords(dice)}`)
    const off = [
      red > 0 ? counted(red, 'red hit') : '',
      black > 0 ? counted(black, 'black hit') : '',
      direct > 0 ? counted(direct, 'direct hit') : '',
    ].filter((part) => part !== '')
    return does(`${joinedWith(off, 'and')} off; ${they} roll ${diceWords(stopped)}`)
  },
  'gain-at': ({ view }) =>
    view.supply(TIE_FIGHTER) > 0 ? does('1 TIE Fighter more') : idle('no TIE Fighter is left'),
  'gain-one': ({ view }) =>
    view.supply(REBEL_TROOPER) + view.supply(unitNumber('rebel-vanguard')) > 0
      ? does('1 ground unit more')
      : idle('the supply is empty'),
  'stop-repairs': (sight) => {
    const [red, black] = rollOf(sight.state, sight.view, enemyOf(sight.side), theaterOf(sight))
    return red + black > 0
      ? does(`${foe(sight).their} specials repair nothing`)
      : idle(`${foe(sight).they} roll no die with a special`)
  },
  'enemy-first': (sight) => {
    const first = sight.view.tacticCards.attacksFirst(theaterOf(sight))
    const enemy = enemyOf(sight.side)
    return (first < 0 ? sight.view.combatSide : first) === enemy
      ? idle(`${foe(sight).they} attack first already`)
      : does(`${foe(sight).they} attack first from now on`)
  },
  'lock-enemy': (sight) => does(`${foe(sight).they} play no card next round`),
  'cancel-card': (sight) => {
    const { they, their } = foe(sight)
    return sight.view.tacticCards.isLocked(enemyOf(sight.side), theaterOf(sight))
      ? idle(`${they} play no card`)
      : does(`cancels ${their} card`)
  },
  'additional-card': ({ view, card, side }) =>
    view.tacticCards
      .cards(side, TACTIC_THEATER[card] as number)
      .some((other) => other !== card && view.tacticCards.isInDeck(other))
      ? does('one more card')
      : idle('no other card is left'),
  'retreat-now': (sight) => {
    const { they, their } = foe(sight)
    const own = they === 'they' ? 'you' : 'they'
    return canRetreat(sight.state, sight.side)
      ? does(`a retreat now, which cancels ${their} card`)
      : idle(`${own} cannot retreat`)
  },
  mend: (sight, { amount = 0 }) =>
    does(`takes back up to ${amount} damage after ${foe(sight).their} dice`),
  divert: (sight, { amount = 0 }) =>
    does(`up to ${amount} of ${foe(sight).their} damage on one ${unitName(sight.half.unit ?? 0)}`),
  confront: ({ view }) => {
    const leaders = bits(view.leadersAt(EMPIRE, view.combatSystem))
    return leaders.length === 0
      ? idle('no Imperial leader is here')
      : does(`dooms ${oneLeader(leaders)}, if no Imperial ground unit is left`)
  },
  'beam-in': ({ view, side }) => {
    const leaders = bits(view.leadersAt(enemyOf(side), view.combatSystem))
    return leaders.length === 0
      ? idle('no Rebel leader is here')
      : does(`captures ${oneLeader(leaders)}, if no Rebel ship is left`)
  },
  'rescue-or-unmark': () => does('if somebody retreats: frees a captive or takes a marker off'),
}

/** Whoever the card is played against. */
function foe({ view, side }: Sight): { readonly they: string; readonly their: string } {
  return side === view.side ? { they: 'they', their: 'their' } : { they: 'you', their: 'your' }
}

function theaterOf({ card }: Sight): number {
  return TACTIC_THEATER[card] as number
}

function isOfBattle(sight: Sight, type: number): boolean {
  return UNIT_THEATER[type] === theaterOf(sight) && sight.view.health(type) > 0
}

/** Enemy unit types in the system that fit. */
function targets({ view, side }: Sight, fits: (type: number) => boolean): number[] {
  return [...(UNITS_OF[enemyOf(side)] ?? [])].filter(
    (type) => view.units(view.combatSystem, type) > 0 && fits(type),
  )
}

function whyNoTarget(sight: Sight): string {
  if (sight.card === SWARM) return `${fighterWords(sight)} fighters`
  if (sight.card === BOMBARDMENT && sight.view.units(sight.view.combatSystem, SHIELD_GENERATOR) > 0)
    return 'a Shield Generator is here'
  return 'no such unit is here'
}

/** Swarm Tactics compares fighters. */
function conditionMet(sight: Sight): string {
  return sight.card === SWARM && sight.half === TACTICS[SWARM]?.top
    ? `: ${fighterWords(sight)} fighters`
    : ''
}

const SWARM = TACTICS.findIndex(({ id }) => id === 'advanced-swarm-tactics')
const BOMBARDMENT = TACTICS.findIndex(({ id }) => id === 'advanced-bombardment')

/** `3 to 2`: own fighters and theirs. */
function fighterWords({ view, side }: Sight): string {
  const [own, theirs] = [side, enemyOf(side)].map((one) =>
    [...(UNITS_OF[one] ?? [])].reduce(
      (sum, type) => sum + (UNIT_FIGHTER[type] !== 0 ? view.units(view.combatSystem, type) : 0),
      0,
    ),
  )
  return `${own} to ${theirs}`
}

/** `X-wing or U-wing`; of many kinds only what they have in common. */
function oneOf(types: readonly number[]): string {
  if (types.length > MOST_NAMED) {
    const theaters = new Set(types.map((type) => UNIT_THEATER[type]))
    if (theaters.size > 1) return 'any unit'
    return theaters.has(SPACE) ? 'a ship' : theaters.has(GROUND) ? 'a ground unit' : 'any unit'
  }
  return joinedWith(types.map(shortName), 'or')
}

function shortName(type: number): string {
  return UNITS[type]?.short ?? unitName(type)
}

function anOf(types: readonly number[]): string {
  return joinedWith(types.map(aUnit), 'or')
}

const MOST_NAMED = 3

function oneLeader(leaders: readonly number[]): string {
  return joinedWith(leaders.map(leaderName), 'or')
}

function joinedWith(words: readonly string[], last: string): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** `1 red and 2 black`, `1 red die`, `no dice`. */
export function diceWords(counts: DiceCounts): string {
  const parts = counts
    .map((count, colour) => (count > 0 ? `${count} ${COLOUR_NAMES[colour]}` : ''))
    .filter((part) => part !== '')
  if (parts.length === 0) return 'no dice'
  if (parts.length > 1) return joinedWith(parts, 'and')
  return `${parts[0]} ${counts.includes(1) ? 'die' : 'dice'}`
}
