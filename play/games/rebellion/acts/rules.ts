import type { GameEvent } from '../../../../engine/game.js'
import { REBEL, SIDE_IDS } from '../../../../engine/rebellion/facts/sides.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { rerollSentence } from '../../../../engine/rebellion/text/dice-words.js'
import { sideOfUnits, unitSentence } from '../../../../engine/rebellion/text/unit-sentences.js'
import { subject } from '../../../../engine/rebellion/text/words.js'
import type { ActRules, ActStart, OpenAct } from '../../../shell/acts.js'
import { thingOf } from '../things.js'
import { PHASE_NAMES } from '../words/texts.js'
import { titleOf } from './titles.js'

/** Where an act of Rebellion begins, and which events are told as one. */

const SET_UP = 0
const PHASES: Readonly<Record<string, string>> = {
  assignment: 'Assignment Phase',
  command: 'Command Phase',
  refresh: 'Refresh Phase',
}

/** Acts of a phase outside of turns, by the events that belong to them: those of one kind and side are one act. */
const GROUPS: Readonly<Record<string, string>> = {
  'units-gained': 'set-up',
  camp: 'set-up',
  assigned: 'assignment',
  'assignment-over': 'assignment',
  'drew-mission': 'cards',
  'drew-project': 'cards',
  'drew-probe': 'cards',
  'drew-objective': 'cards',
  'drew-action': 'cards',
  discarded: 'cards',
  'objective-scored': 'objective',
  'plans-tried': 'objective',
  saw: 'recruiting',
  'kept-action': 'recruiting',
  recruited: 'recruiting',
  'nobody-recruited': 'recruiting',
  'units-queued': 'building',
  deployed: 'deploying',
}

/** Those that always begin one. */
const SINGLES: readonly string[] = [
  'mission-set',
  'base-hidden',
  'time',
  'won',
  'plans-tried',
  'objective-scored',
]

export const rebellionActs: ActRules = {
  opening: { round: 'Set-up', phase: '' },
  openingAt(start) {
    const { phase, time } = new RebellionView(REBEL).bind(start)
    const name = PHASE_NAMES[phase]
    return phase === SET_UP || name === undefined ? null : { round: `Round ${time}`, phase: name }
  },
  heading({ kind, word = '', value }) {
    if (kind !== 'phase') return null
    const phase = PHASES[word] ?? ''
    return word === 'assignment' ? { round: `Round ${value}`, phase } : { phase }
  },
  begins({ event }, open) {
    const { kind } = event
    if (kind === 'turn' || kind === 'won') return { kind, side: sideOf(event) }
    if (open !== null && goesOn(open, event)) return null
    if (kind === 'action-used') return { kind: 'action', side: sideOf(event) }
    if (hasPassed(open)) return { kind: 'end-of-command', side: sideOf(event) }
    return groupOf(event)
  },
  merged,
  isPassing: ({ kind }) => PASSING.includes(kind),
  title: titleOf,
  isBattle: ({ kind }) => kind === 'combat',
  isNews: ({ kind }) => NEWS.includes(kind) || (kind.startsWith('drew-') && kind !== 'drew-tactic'),
}

/** A turn holds all that happens in it, a card played while assigning all until the assignment goes on. */
function goesOn(open: OpenAct, event: GameEvent): boolean {
  const { kind } = event
  if (open.kind === 'turn') return !hasPassed(open)
  if (open.kind !== 'action') return open.kind === 'won'
  if (open.phase === PHASES.assignment)
    return kind !== 'action-used' && GROUPS[kind] !== 'assignment'
  return sideOf(event) === open.side && isByCard(event, open)
}

/** What a card brings at once where it is drawn: a look into a deck, and at the set-up a leader or another card. */
function isByCard({ kind, word }: GameEvent, { phase }: OpenAct): boolean {
  if (kind === 'saw' || kind === 'put-back') return !ACTION_DECKS.includes(word ?? '')
  return phase === '' && (kind === 'recruited' || kind === 'kept-action' || kind === 'drew-action')
}

/** Whoever looks at one of these recruits. */
const ACTION_DECKS: readonly string[] = ['rebelActions', 'empireActions']

function hasPassed(open: OpenAct | null): boolean {
  return open?.events.some(({ kind }) => kind === 'passed') === true
}

function groupOf(event: GameEvent): ActStart | null {
  const { kind } = event
  if (SINGLES.includes(kind)) return { kind: GROUPS[kind] ?? kind, side: sideOf(event) }
  const group = GROUPS[kind]
  return group === undefined ? null : { kind: group, side: sideOf(event), again: true }
}

/** Whose doing an event is; empty where nobody's. */
export function sideOf(event: GameEvent): string {
  if (event.side !== undefined) return event.side
  const units = sideOfUnits(event)
  if (units >= 0) return SIDE_IDS[units] ?? ''
  const thing = thingOf(event.cards?.[0] ?? event.leaders?.[0] ?? '')
  return thing?.side || (SIDES[event.kind] ?? '')
}

/** Of events that name nothing that is a side's. */
const SIDES: Readonly<Record<string, string>> = {
  'base-hidden': 'rebel',
  'base-moved': 'rebel',
  'base-stays': 'rebel',
  'base-reinforced': 'rebel',
  'new-base': 'rebel',
  camp: 'rebel',
  'drew-objective': 'rebel',
  reputation: 'rebel',
  'drew-probe': 'empire',
  'drew-project': 'empire',
}

/** What may stand between two events that are told as one. */
const PASSING: readonly string[] = [
  'units-moved',
  'units-gained',
  'units-queued',
  'deployed',
  'subjugated',
  'subjugation-over',
  'candidates',
]

/** What the one who acts learns by it. */
const NEWS: readonly string[] = [
  'mission-outcome',
  'combat-over',
  'won',
  'base-revealed',
  'base-answer',
  'region-answer',
  'captured',
  'rescued',
  'recruited',
  'saw',
]

/** Units of one kind of act and place are added up; cards discarded and dice rerolled one by one are told together. */
function merged(earlier: GameEvent, later: GameEvent): GameEvent | null {
  if (earlier.kind !== later.kind || sideOf(earlier) !== sideOf(later)) return null
  if (later.kind === 'discarded') {
    const cards = [...(earlier.cards ?? []), ...(later.cards ?? [])]
    const names = cards.map((id) => thingOf(id)?.name ?? id).join(', ')
    return { ...earlier, cards, text: `${subject(sideIn(earlier), 'discard')} ${names}.` }
  }
  if (later.kind === 'set-aside') {
    const reroll = { ...earlier, dice: diceTogether(earlier.dice ?? [], later.dice ?? []) }
    return { ...reroll, text: rerollSentence(reroll) }
  }
  if (unitSentence(later) === '' || !sameSpot(earlier, later)) return null
  const sum: GameEvent = {
    ...earlier,
    units: together(earlier.units ?? [], later.units ?? []),
    ...(POINTS.includes(later.kind) ? { value: (earlier.value ?? 0) + (later.value ?? 0) } : {}),
  }
  return { ...sum, text: unitSentence(sum) }
}

type Units = NonNullable<GameEvent['units']>

function together(earlier: Units, later: Units): Units {
  const sums = new Map(earlier.map(({ unit, count }) => [unit, count]))
  for (const { unit, count } of later) sums.set(unit, (sums.get(unit) ?? 0) + count)
  return [...sums].map(([unit, count]) => ({ unit, count }))
}

type Dice = NonNullable<GameEvent['dice']>

function diceTogether(earlier: Dice, later: Dice): Dice {
  const sums = [...earlier]
  for (const die of later) {
    const at = sums.findIndex(({ colour, face }) => colour === die.colour && face === die.face)
    const known = sums[at]
    if (known === undefined) sums.push(die)
    else sums[at] = { ...die, count: known.count + die.count }
  }
  return sums
}

function sideIn(event: GameEvent): number {
  return SIDE_IDS.indexOf(sideOf(event))
}

/** Events whose number is of points and adds up; elsewhere it is a space of the queue. */
const POINTS: readonly string[] = ['damage', 'blocked', 'repaired', 'taken-back']

function sameSpot(a: GameEvent, b: GameEvent): boolean {
  if ((a.places ?? []).join(' ') !== (b.places ?? []).join(' ')) return false
  return POINTS.includes(a.kind) || a.value === b.value
}
