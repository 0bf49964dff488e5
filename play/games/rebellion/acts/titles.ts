import { listed } from '../../../../engine/english.js'
import type { GameEvent } from '../../../../engine/game.js'
import { MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { SIDE_IDS } from '../../../../engine/rebellion/facts/sides.js'
import { counted, numbered, subject } from '../../../../engine/rebellion/text/words.js'
import type { OpenAct } from '../../../shell/acts.js'
import { thingOf } from '../things.js'
import { combatWords } from './combat-words.js'

/** One sentence for an act, and what came of it. */

export interface Title {
  readonly title: string
  readonly result: string
}

export function titleOf(act: OpenAct): Title {
  return TITLES[act.kind]?.(act) ?? firstLine(act)
}

const TITLES: Readonly<Record<string, (act: OpenAct) => Title>> = {
  turn,
  action: firstLine,
  assignment,
  'set-up': setUp,
  cards,
  'end-of-command': endOfCommand,
  recruiting,
  building: (act) =>
    plain(
      `${by(act, 'put')} ${unitCount(act, 'units-queued')} on ${act.side === 'rebel' ? 'their' : 'its'} build queue.`,
    ),
  deploying: (act) => ({
    title: `${by(act, 'deploy')} ${unitCount(act, 'deployed')} ${placesOf(act, 'deployed')}.`,
    result: effects(act.events.filter(({ kind }) => kind !== 'deployed')),
  }),
}

/** The system that units go to is chosen before any stands there. */
function setUp(act: OpenAct): Title {
  if (!act.events.some(({ kind }) => kind === 'units-gained')) return firstLine(act)
  return plain(
    `${by(act, 'place')} ${unitCount(act, 'units-gained')} ${placesOf(act, 'units-gained')}.`,
  )
}

function plain(title: string): Title {
  return { title, result: '' }
}

function firstLine(act: OpenAct): Title {
  const [first, ...rest] = act.lines
  return {
    title: first?.text ?? '',
    result: cameOf(
      act,
      rest.map(({ event }) => event),
    ),
  }
}

// Turns

function turn(act: OpenAct): Title {
  const { events } = act
  const lead = LEADS.map((kind) => events.find((one) => one.kind === kind)).find(Boolean)
  if (lead === undefined) return plain(act.lines[0]?.text ?? '')
  const others = act.lines.map(({ event }) => event).filter((event) => event !== lead)
  if (lead.kind === 'activated') {
    const [target] = lead.places ?? []
    // Who came stands in the title
    const told = others.filter(
      ({ kind, places }) => kind !== 'units-moved' || places?.[1] !== target,
    )
    return { title: movement(act, lead), result: cameOf(act, told) }
  }
  const result = nobodyMoved(act, lead) + cameOf(act, others)
  if (lead.kind === 'mission-revealed') return { title: attempt(act, lead), result }
  return { title: lead.text, result }
}

/** What came of an act, in its order: before a combat, the combat, after it. That one is over is told by no line. */
function cameOf({ events, isOver }: OpenAct, told: readonly GameEvent[]): string {
  const start = told.findIndex(({ kind }) => kind === 'combat')
  if (start < 0) return effects(told)
  const parts = [
    effects(told.slice(0, start)),
    combatWords(events, isOver),
    effects(told.slice(start)),
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** What a turn is, the most important first. */
const LEADS: readonly string[] = ['mission-revealed', 'activated', 'passed', 'action-used']

/** Of a mission that is about moving units, where none went. */
function nobodyMoved(act: OpenAct, { cards = [] }: GameEvent): string {
  const steps = MISSIONS.find(({ id }) => id === cards[0])?.steps ?? []
  const isIdle =
    act.isOver &&
    steps.some(({ name }) => MOVEMENTS.includes(name)) &&
    !act.events.some(
      ({ kind, value }) => kind === 'units-moved' || (kind === 'mission-outcome' && value === 0),
    )
  return isIdle ? `${by(act, 'move')} no units. ` : ''
}

const MOVEMENTS: readonly string[] = [
  'move-from-base',
  'move-five-from-base',
  'move-ships-from-base',
  'evacuate',
  'strike-team',
  'conquer',
  'lure-units',
]

function movement(act: OpenAct, { leaders, places, text }: GameEvent): string {
  const [target = ''] = places ?? []
  const journeys = act.events.filter(
    (event) => event.kind === 'units-moved' && event.places?.[1] === target,
  )
  const count = sum(journeys)
  if (count === 0) return text
  const from = [...new Set(journeys.map((event) => nameOf(event.places?.[0] ?? '')))]
  const where = from.length > 3 ? `${from.length} systems` : listed(from)
  return `${by(act, 'move')} ${numbered(count, 'unit')} from ${where} to ${nameOf(target)}, led by ${listed((leaders ?? []).map(nameOf))}.`
}

/** How an attempt went; while nobody knows, that it was revealed. */
function attempt(act: OpenAct, revealed: GameEvent): string {
  const { cards = [], places = [], target } = revealed
  const outcome = act.events.find(({ kind }) => kind === 'mission-outcome')
  const at = places[0] === undefined ? '' : ` at ${nameOf(places[0])}`
  const whom = target === undefined ? '' : ` against ${nameOf(target)}`
  const mission = `${nameOf(cards[0] ?? '')}${at}${whom}`
  if (outcome === undefined)
    return `${by(act, 'reveal')} ${mission}: ${listed((revealed.leaders ?? []).map(nameOf))}.`
  const verb = outcome.value === 1 ? 'succeed' : 'fail'
  return `${by(act, verb)} with ${mission}${howWords(act, outcome)}.`
}

/** `, 3 to 1 against Princess Leia`. */
function howWords(act: OpenAct, { word }: GameEvent): string {
  if (word === 'unopposed') return ', unopposed'
  if (word === 'by-ring') return ' after all'
  if (word === 'forbidden') return ', by a card'
  const rolled = act.events.findLast(({ kind }) => kind === 'successes')
  const score = rolled === undefined ? '' : `, ${rolled.value ?? 0} to ${rolled.against ?? 0}`
  const opposing = act.events.filter(
    (event) => event.kind === 'leader-placed' && event.word === 'opposed',
  )
  const leaders = opposing.flatMap((event) => event.leaders ?? []).map(nameOf)
  return leaders.length === 0 ? score : `${score} against ${listed(leaders)}`
}

/** What is worth a sentence in the line of an act. */
const EFFECTS: readonly string[] = [
  'action-used',
  'leader-placed',
  'units-moved',
  'loyalty',
  'subjugated',
  'subjugation-over',
  'sabotage',
  'unsabotage',
  'system-destroyed',
  'captured',
  'rescued',
  'detained',
  'lured',
  'eliminated',
  'jedi',
  'misdirected',
  'ring',
  'recruited',
  'base-revealed',
  'base-moved',
  'new-base',
  'base-answer',
  'region-answer',
  'candidates',
  'objective-scored',
  'reputation',
  'marker-placed',
  'marker-removed',
  'marker-scored',
  'station-finished',
  'confronted',
  'units-gained',
  'units-destroyed',
  'units-queued',
  'queued-destroyed',
  'queue-advanced',
  'deployed',
  'drew-mission',
  'drew-project',
  'drew-probe',
  'drew-objective',
  'drew-action',
  'lost-probe',
  'probe-set-aside',
  'probe-turned-up',
  'recovered',
  'saw',
  'won',
]

/** More stand in the details. */
const MOST_EFFECTS = 4

/** Never left to the details. */
const DECISIVE: readonly string[] = ['marker-removed', 'reputation', 'base-revealed', 'won']

function effects(told: readonly GameEvent[]): string {
  const [first] = told
  const passing = shortLived(told)
  const worth = told
    .filter(({ kind, word }) => {
      // Losses and journeys of a combat are in its own words
      if (kind === 'units-destroyed' || kind === 'units-moved') return first?.kind !== 'combat'
      if (kind === 'leader-placed') return word !== 'opposed' && word !== 'joined'
      return EFFECTS.includes(kind)
    })
    .filter((event) => !passing.has(event))
  return worth
    .filter((event, i) => i < MOST_EFFECTS || DECISIVE.includes(event.kind))
    .map(({ text }) => text)
    .join(' ')
}

/** Subjugation that comes and goes in one act, and all but the last count of systems. */
function shortLived(told: readonly GameEvent[]): ReadonlySet<GameEvent> {
  const found = new Set<GameEvent>()
  for (const [i, event] of told.entries()) {
    const later = told.slice(i + 1)
    if (event.kind === 'candidates' && later.some(({ kind }) => kind === 'candidates'))
      found.add(event)
    if (event.kind !== 'subjugated') continue
    const end = later.find(
      ({ kind, places }) => kind === 'subjugation-over' && places?.[0] === event.places?.[0],
    )
    if (end !== undefined) found.add(event).add(end)
  }
  return found
}

// Other acts

function assignment(act: OpenAct): Title {
  const assigned = act.events.filter(({ kind }) => kind === 'assigned')
  const over = act.events.find(({ kind }) => kind === 'assignment-over')
  const left = over === undefined ? '' : stays(over.value ?? 0)
  if (assigned.length === 0) return { title: `${by(act, 'assign')} no missions.`, result: left }
  const [first] = assigned
  const title =
    assigned.length === 1 && first !== undefined
      ? first.text
      : `${by(act, 'assign')} ${assigned.length} missions.`
  return { title, result: left }
}

function stays(leaders: number): string {
  if (leaders === 0) return 'Nobody stays in the pool.'
  return `${numbered(leaders, 'leader')} ${leaders === 1 ? 'stays' : 'stay'} in the pool.`
}

const DRAWN: Readonly<Record<string, string>> = {
  'drew-mission': 'mission',
  'drew-project': 'project',
  'drew-probe': 'probe card',
  'drew-objective': 'objective',
  'drew-action': 'action card',
}

function drawn(act: OpenAct): string[] {
  return act.events.flatMap((event) => {
    const word = DRAWN[event.kind]
    const { hidden, hiddenCount = 1, cards, places } = event
    const count = hidden === true ? hiddenCount : (cards ?? places ?? []).length
    return word === undefined ? [] : [counted(count, word)]
  })
}

/** What is drawn in the refresh, by name where the reader knows it, and what follows from it. */
function cards(act: OpenAct): Title {
  const known = act.events
    .filter(({ kind, hidden }) => DRAWN[kind] !== undefined && hidden !== true)
    .flatMap(({ cards, places }) => cards ?? places ?? [])
  const names = known.length === 0 ? '' : `: ${known.map(nameOf).join(', ')}`
  const rest = act.lines.filter(({ event }) => DRAWN[event.kind] === undefined)
  return {
    title: `${by(act, 'draw')} ${listed(drawn(act))}${names}.`,
    result: rest.map(({ text }) => text).join(' '),
  }
}

const MOBILIZED: readonly string[] = ['base-moved', 'base-stays', 'base-reinforced', 'new-base']

/** What a mission does only now: the cards that are looked at for it stand in the details. */
function endOfCommand(act: OpenAct): Title {
  if (!act.events.some(({ kind }) => MOBILIZED.includes(kind))) return firstLine(act)
  const told = act.lines.filter(({ event }) => event.kind !== 'saw')
  return {
    title: `${by(act, 'carry')} out ${nameOf('rapid-mobilization')}.`,
    result: told.map(({ text }) => text).join(' '),
  }
}

function recruiting(act: OpenAct): Title {
  const texts = act.lines
    .filter(({ event }) => event.kind !== 'saw' && event.kind !== 'put-back')
    .map(({ text }) => text)
  return texts.length > 0 ? plain(texts.join(' ')) : firstLine(act)
}

// Words

function by(act: OpenAct, verb: string): string {
  return subject(SIDE_IDS.indexOf(act.side), verb)
}

function nameOf(id: string): string {
  return thingOf(id)?.name ?? id
}

function sum(events: readonly GameEvent[]): number {
  return events.reduce(
    (total, { units = [] }) => total + units.reduce((all, { count }) => all + count, 0),
    0,
  )
}

function unitCount(act: OpenAct, kind: string): string {
  return numbered(sum(act.events.filter((event) => event.kind === kind)), 'unit')
}

/** `at Naboo and Kashyyyk`, `at 6 systems`. */
function placesOf(act: OpenAct, kind: string): string {
  const events = act.events.filter((event) => event.kind === kind)
  const names = [...new Set(events.map(({ places = [] }) => nameOf(places[0] ?? '')))]
  return names.length > 3 ? `in ${names.length} places` : `at ${listed(names)}`
}
