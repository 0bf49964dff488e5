import { counted, listed } from '../../../../../engine/english.js'
import {
  ACTIONS,
  type ActionCard,
  MISSIONS,
  type MissionCard,
  OBJECTIVES,
  type ObjectiveCard,
  TACTICS,
  type TacticCard,
} from '../../../../../engine/rebellion/cards/registry.js'
import {
  LEADERS,
  type LeaderFacts,
  LUKE_JEDI,
} from '../../../../../engine/rebellion/data/leaders.js'
import { RINGS } from '../../../../../engine/rebellion/data/rings.js'
import { SYSTEMS } from '../../../../../engine/rebellion/data/systems.js'
import { UNITS, type UnitFacts } from '../../../../../engine/rebellion/data/units.js'
import { whereWords } from '../../../../../engine/rebellion/effects/where.js'
import { LUKE } from '../../../../../engine/rebellion/facts/leader-types.js'
import { ADJACENT, BASE_SPACE, SYSTEM_COUNT } from '../../../../../engine/rebellion/facts/map.js'
import { SIDE_IDS } from '../../../../../engine/rebellion/facts/sides.js'
import { bits, regionName } from '../../../../../engine/rebellion/text/words.js'
import type { Thing } from '../../things.js'
import { aUnit } from '../../words/names.js'
import { skillNeed } from '../../words/needs.js'
import { SKILL_NAMES } from '../../words/texts.js'

/** What stands on a card, a leader or a unit, in full and from the tables: for tips and for the reference. */

export interface Face {
  /** What it is: `Rebel mission`, `Imperial ship`. */
  readonly kind: string
  /** What it does; empty for what has numbers only. */
  readonly about: string
  readonly facts: readonly Fact[]
}

export interface Fact {
  readonly term: string
  readonly words: string
}

export function faceOf({ sort, number }: Thing): Face {
  switch (sort) {
    case 'mission':
      return mission(MISSIONS[number] as MissionCard)
    case 'action':
      return action(ACTIONS[number] as ActionCard)
    case 'objective':
      return objective(OBJECTIVES[number] as ObjectiveCard)
    case 'tactic':
      return tactic(TACTICS[number] as TacticCard)
    case 'leader':
      return leader(LEADERS[number] as LeaderFacts, number)
    case 'unit':
      return unit(UNITS[number] as UnitFacts)
    case 'ring':
      return { kind: 'Ring', about: RINGS[number]?.about ?? '', facts: [] }
    case 'place':
      return place(number)
  }
}

const SIDES: readonly string[] = ['Rebel', 'Imperial']

function sideWord(side: string): string {
  return SIDES[SIDE_IDS.indexOf(side)] ?? ''
}

const MISSION_KINDS = { starting: 'starting mission', deck: 'mission', project: 'project' }
const MODES = {
  attempt: 'attempted: leaders may be sent against it',
  resolve: 'resolved: nobody can oppose it',
  special: 'at once, when it is assigned',
}
const TARGETS = { 'rebel-leader': 'a Rebel leader', captive: 'a captive' }

function mission(card: MissionCard): Face {
  const { side, kind, mode, where, against, portrait, copies } = card
  return {
    kind: `${SIDES[side]} ${MISSION_KINDS[kind]}`,
    about: card.about,
    facts: facts(
      ['Needs', skillNeed(card)],
      ['How', where === 'opposed' ? 'revealed in answer: no turn of its own' : MODES[mode]],
      ['Where', placeWords(where)],
      ['Against', against === undefined ? '' : TARGETS[against]],
      ['Portrait', portrait === undefined ? '' : portraitWords(portrait, mode)],
      ['Dice', card.allIcons === true ? 'all skill icons of the leaders count' : ''],
      ['Copies', copies > 1 ? String(copies) : ''],
      ['After use', afterUse(card)],
    ),
  }
}

const PLACES = {
  base: 'the Rebel Base space',
  nowhere: '',
  opposed: 'where the enemy attempts a mission',
}

function placeWords(where: MissionCard['where']): string {
  return typeof where === 'string' ? PLACES[where] : whereWords(where)
}

function afterUse({ kind, returns, marker }: MissionCard): string {
  if (kind === 'starting') return 'returns to the hand'
  if (marker !== undefined) return 'stays in play with its target marker'
  if (returns === 'after-failure') return 'is discarded; after a failure it returns to the hand'
  return returns === 'with-two-leaders'
    ? 'is discarded; with two leaders it returns to the hand'
    : 'is discarded'
}

function portraitWords(portrait: number, mode: MissionCard['mode']): string {
  const name = LEADERS[portrait]?.name ?? ''
  return mode === 'attempt' ? `${name}: 2 more successes` : name
}

const ACTION_TIMES = {
  assignment: 'in the Assignment Phase, instead of assigning',
  'start-of-combat': 'at the start of a combat',
  immediate: 'at once',
  special: 'when what it names happens',
}

function action(card: ActionCard): Face {
  const names = bits(card.shows).map((one) => LEADERS[one]?.name ?? '')
  return {
    kind: `${SIDES[card.side]} ${card.starting ? 'starting ' : ''}action card`,
    about: card.about,
    facts: facts(
      ['When', ACTION_TIMES[card.timing]],
      [card.starting ? 'Leader' : 'Recruits', names.join(' or ')],
    ),
  }
}

const OBJECTIVE_TIMES = {
  refresh: 'at the start of the Refresh Phase',
  combat: 'in a combat, as soon as it is so',
  'battle-won': 'after a battle is won',
  plans: 'after a round of a space battle',
  immediate: 'as soon as it is drawn',
}

function objective(card: ObjectiveCard): Face {
  const varies = card.gain !== undefined
  return {
    kind: `Objective, stage ${'I'.repeat(card.stage)}`,
    about: card.about,
    facts: facts(
      ['Reputation', varies ? 'as the card says' : `+${card.reputation}`],
      ['When', OBJECTIVE_TIMES[card.timing]],
      ['After use', card.returnsToHand === true ? 'returns to the hand' : ''],
    ),
  }
}

function tactic(card: TacticCard): Face {
  if (card.top !== undefined) return advancedTactic(card)
  const blocks = card.blocks !== undefined
  return {
    kind: `${card.theater === 0 ? 'Space' : 'Ground'} tactic card`,
    about: card.about,
    facts: facts(
      ['Costs', costOf(card)],
      ['When', blocks ? 'against an attack, before its damage' : 'in your attack, after the roll'],
      ['Copies', card.copies > 1 ? String(card.copies) : ''],
    ),
  }
}

/** A card of a side's own deck, with its two halves. */
function advancedTactic({ side, theater, top, bottom, cancels }: TacticCard): Face {
  const needs = top?.unit === undefined ? '' : ` Needs ${aUnit(top.unit)} in the system.`
  return {
    kind: `${SIDES[side ?? 0]} ${theater === 0 ? 'space' : 'ground'} tactic card`,
    about: '',
    facts: facts(
      ['Upper half', `${top?.about ?? ''}${needs}`],
      ['Lower half', bottom?.about ?? ''],
      ['When', 'laid face down before the attacks of a battle'],
      ['Order', cancels === true ? 'it counts before the card of the current player' : ''],
    ),
  }
}

function costOf({ cost, costsCard, theater }: TacticCard): string {
  if (costsCard === true) return `another ${theater === 0 ? 'space' : 'ground'} tactic card`
  return cost > 0 ? 'a die that shows a special' : 'nothing'
}

function leader({ side, starting, skills, minor, tactics }: LeaderFacts, number: number): Face {
  const onMissions = MISSIONS.filter((card) => card.portrait === number).map(({ name }) => name)
  const onActions = ACTIONS.filter(({ shows }) => (shows & (1 << number)) !== 0)
  const [space, ground] = tactics
  return {
    kind: `${sideWord(side)} leader${starting ? ', in the game from the start' : ''}`,
    about: '',
    facts: facts(
      ['Skills', skillWords(skills)],
      ['Small icons', minor === undefined ? '' : `${skillWords(minor)}: green dice`],
      [
        'Tactics',
        space + ground === 0
          ? 'none: cannot activate systems'
          : `${space} in space, ${ground} on the ground`,
      ],
      ['As a Jedi', number === LUKE ? jediWords() : ''],
      ['Missions', listed(onMissions)],
      ['Action cards', listed(onActions.map(({ name }) => name))],
    ),
  }
}

function jediWords(): string {
  const { skills, tactics } = LUKE_JEDI
  return `${skillWords(skills)}; ${tactics[0]} in space, ${tactics[1]} on the ground`
}

function skillWords(skills: readonly number[]): string {
  return skills
    .map((n, i) => (n > 0 ? `${n} ${SKILL_NAMES[i]}` : ''))
    .filter((word) => word !== '')
    .join(', ')
}

const UNIT_SORTS = {
  fighter: 'fighter',
  capital: 'ship',
  station: 'station',
  ground: 'ground unit',
  structure: 'structure',
}

function unit(facts_: UnitFacts): Face {
  const { side, sort, theater, dice, health, capacity, tier } = facts_
  const [red, black, green] = dice
  const [colour, points] = health
  const rolled = [
    red > 0 ? `${red} red` : '',
    black > 0 ? `${black} black` : '',
    green > 0 ? `${green} green` : '',
  ]
  return {
    kind: `${sideWord(side)} ${UNIT_SORTS[sort]}`,
    about: '',
    facts: facts(
      ['Dice', rolled.filter((word) => word !== '').join(', ') || 'none'],
      ['Health', points === 0 ? 'none: combat does not destroy it' : `${points} ${colour}`],
      ['Fights', theater === 'space' ? 'in space' : 'on the ground'],
      ['Transport', transportWords(facts_)],
      ['Carries', capacity > 0 ? counted(capacity, 'unit') : ''],
      ['Built by', tier === null ? 'cards only' : `a ${theater} ${tier}`],
      ['Supply', String(facts_.supply)],
    ),
  }
}

function transportWords({ needsTransport, immobile, theater }: UnitFacts): string {
  if (immobile) return 'cannot move'
  if (needsTransport) return 'needs room on a ship'
  return theater === 'space' ? 'moves by itself' : ''
}

function place(number: number): Face {
  if (number >= SYSTEM_COUNT) {
    const about =
      'Where Rebel units stand while their base is hidden: next to the system of the base.'
    return { kind: 'Space of the board', about, facts: [] }
  }
  const system = SYSTEMS[number]
  if (system === undefined) throw new Error(`no system ${number}`)
  const near = bits((ADJACENT[number] ?? 0) & ~(1 << BASE_SPACE))
  const isRemote = system.icons.length === 0
  return {
    kind: isRemote ? 'Remote system' : 'Populous system',
    about: 'Its probe card says that the base is not here.',
    facts: facts(
      ['Region', regionName(system.region - 1).replace(/^the | region$/g, '')],
      ['Builds', listed(system.icons.map((icon) => icon.replace('-', ' ')))],
      ['Queue', isRemote ? '' : `units begin on space ${system.queueSpace}`],
      ['Next to', listed(near.map((one) => SYSTEMS[one]?.name ?? '').filter(Boolean))],
    ),
  }
}

/** Those that have something to say. */
function facts(...all: readonly (readonly [string, string])[]): Fact[] {
  return all.filter(([, words]) => words !== '').map(([term, words]) => ({ term, words }))
}
