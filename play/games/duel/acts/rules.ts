import { REBEL, SIDE_IDS } from '../../../../engine/duel/facts/sides.js'
import { DuelView } from '../../../../engine/duel/knowledge/view.js'
import { capital, listed } from '../../../../engine/english.js'
import type { GameEvent } from '../../../../engine/game.js'
import type { ActRules, OpenAct } from '../../../shell/acts.js'
import { nameWithId } from '../words/ids.js'
import { eventName } from '../words/names.js'

/** How the log is told: an act for each turn with what came of it, and one for how a struggle ended. */
export const duelActs: ActRules = {
  opening: { round: 'Set-up', phase: '' },
  openingAt(start) {
    const { round, event, isTutorial } = new DuelView(REBEL).bind(start)
    if (event < 0) return null
    const phase = isTutorial ? '' : eventName(event)
    return { round: isTutorial ? 'First struggle' : `Round ${round}`, phase }
  },
  heading: ({ kind, value, target }) =>
    kind === 'round' ? { round: `Round ${value}`, phase: nameWithId(target ?? '') } : null,
  begins({ event, actor, number }, open) {
    if (event.kind === 'struggle-over') return { kind: 'dominance', side: '' }
    // It goes on after a question (Support)
    if (WON.has(event.kind) && open?.kind !== 'dominance') return { kind: 'dominance', side: '' }
    const side = event.side ?? ''
    if (event.kind === 'struggle') return { kind: 'struggle', side: '' }
    // A card that somebody has to play, in answer to the act before
    if (event.kind === 'played' && (open?.kind === 'struggle' || side !== SIDE_IDS[actor]))
      return { kind: 'played', side }
    // What follows by itself, because nothing else could be chosen
    if (number === open?.last && BY_THEMSELVES.has(event.kind)) return { kind: event.kind, side }
    if (number === open?.last && !isForced(open, side)) return null
    return { kind: event.kind, side: SIDE_IDS[actor] ?? '' }
  },
  merged: () => null,
  isPassing: () => false,
  title: titleOf,
  isBattle: ({ kind }) => kind === 'struggle-over',
  battles: 'struggles',
  isNews: ({ kind }) => NEWS.has(kind),
}

const WON: ReadonlySet<string> = new Set(['event-won', 'nobody-won'])

const BY_THEMSELVES: ReadonlySet<string> = new Set([
  'passed',
  'strategy-chosen',
  'strategy-drawn',
  'strategy-shown',
])

/** A play of the other side stands before it. */
function isForced({ kind, side }: OpenAct, other: string): boolean {
  return kind === 'played' && other !== '' && side !== other
}

/** What somebody learns by his own act. */
const NEWS: ReadonlySet<string> = new Set([
  'played',
  'looked',
  'searched',
  'struggle-over',
  'revealed',
  'event-won',
  'nobody-won',
  'events-looked-at',
  'game-won',
])

function titleOf(act: OpenAct): { title: string; result: string } {
  const [first] = act.events
  if (first === undefined) return { title: '', result: '' }
  if (act.kind === 'dominance') return dominanceTitle(act)
  const own = TITLES[first.kind]?.(first)
  if (own === undefined) {
    const [told, ...rest] = act.events.filter(({ text }) => text !== '')
    return { title: told?.text ?? '', result: resultOf(rest) }
  }
  return { title: own, result: resultOf(act.events.slice(1)) }
}

const cardIn = ({ cards }: GameEvent): string => nameWithId(cards?.[0] ?? '')

const TITLES: Readonly<Record<string, (event: GameEvent) => string>> = {
  played: (event) => `Played ${cardIn(event)}`,
  used: (event) => `Used ${cardIn(event)}`,
  influence: () => 'Spent 1 influence',
  passed: () => 'Passed',
  discarded: (event) =>
    `Discarded ${cardIn(event)}${event.word === 'deck' ? ' from the deck' : ''}`,
  'put-on-top': (event) => `Put ${event.cards === undefined ? 'a card' : cardIn(event)} on top`,
  characters: ({ cards }) =>
    cards === undefined ? 'Chose 4 characters' : `Chose ${listed(cards.map(nameWithId))}`,
}

/** What came of it, in few words. */
function resultOf(events: readonly GameEvent[]): string {
  const words = events.flatMap((event) => RESULTS[event.kind]?.(event) ?? event.text)
  return capital(
    words
      .filter((text) => text !== '')
      .join(', ')
      .replace(/\.(?=,|$)/g, ''),
  )
}

const RESULTS: Readonly<Record<string, (event: GameEvent) => string>> = {
  looked: ({ cards }) =>
    cards === undefined ? 'sees the top cards' : `sees ${listed(cards.map(nameWithId))}`,
  searched: () => 'looks through the deck',
  discarded: (event) =>
    `${cardIn(event)} discarded${event.word === 'deck' ? ' from the deck' : ''}`,
  exhausted: (event) => `${cardIn(event)} exhausted`,
  readied: (event) => `${cardIn(event)} ready again`,
  played: (event) => `${cardIn(event)} comes`,
  'no-effect': () => 'no effect',
  'put-on-top': (event) =>
    event.cards === undefined ? 'a card on top' : `${cardIn(event)} on top`,
  totals: ({ word }) => totalWords(word),
  struggle: () => '',
}

function dominanceTitle(act: OpenAct): { title: string; result: string } {
  const lines = act.lines.map(({ text }) => text)
  const won = act.events.find(({ kind }) => kind === 'event-won' || kind === 'nobody-won')
  const over = act.events.find(({ kind }) => kind === 'game-won' || kind === 'tutorial-drawn')
  // A question may come before it is known who wins
  const isOver = act.events[0]?.kind === 'struggle-over'
  const title = won?.text ?? over?.text ?? (isOver ? 'The struggle is over.' : (lines[0] ?? ''))
  return { title, result: totalsIn(act.events) }
}

/** What both totals count in the end, Direct Assault with them. */
function totalsIn(events: readonly GameEvent[]): string {
  const totals = events.find(({ kind }) => kind === 'struggle-over')?.word?.split(':')
  if (totals === undefined) return ''
  for (const { kind, side, value } of events)
    if (kind === 'raised') totals[side === SIDE_IDS[REBEL] ? 0 : 1] = String(value)
  return totalWords(totals.join(':'))
}

/** `12:10` as `Rebels 12, Empire 10`. */
function totalWords(word = ''): string {
  const [rebel, empire] = word.split(':')
  return rebel === undefined || empire === undefined ? '' : `Rebels ${rebel}, Empire ${empire}`
}
