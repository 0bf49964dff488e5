import { capital, counted, listed } from '../../../../engine/english.js'
import type { GameEvent } from '../../../../engine/game.js'
import { GOES_ON, type Step, wayWords as stepWords } from '../../../../engine/skirmish/text/log.js'
import type { ActRules, OpenAct } from '../../../shell/acts.js'
import { viewOf } from '../table/view.js'

/** How the log is told: a line for the whole way of a unit, one for each shot with what came of it, and the rest as it is said. */

export const skirmishActs: ActRules = {
  opening: { round: 'Before the battle', phase: '' },
  openingAt(start) {
    const turn = viewOf(start).turn
    return turn === 0 ? null : { round: `Turn ${turn}`, phase: '' }
  },
  heading: ({ kind, value }) => (kind === 'turn' ? { round: `Turn ${value}`, phase: '' } : null),
  begins({ event }, open) {
    const { kind, side = '' } = event
    if (GOES_ON.has(kind) && open !== null && SHOTS.has(open.kind)) return null
    if (ORDERS.has(kind)) return open?.kind === kind && open.side === side ? null : { kind, side }
    if (WAY.has(kind)) return open?.kind === 'way' && !isEnded(open) ? null : { kind: 'way', side }
    return { kind, side }
  },
  merged: () => null,
  isPassing: () => false,
  title: titleOf,
  isBattle: ({ kind }) => kind === 'attack',
  isNews: ({ kind }) => NEWS.has(kind),
}

/** What is named or shown for several units at once. */
const ORDERS: ReadonlySet<string> = new Set(['ordered', 'orders-shown', 'fleet-unit', 'placed'])
const WAY: ReadonlySet<string> = new Set(['turned', 'advanced', 'moved'])
const SHOTS: ReadonlySet<string> = new Set(['attack', 'roll'])
/** What somebody learns by his own act. */
const NEWS: ReadonlySet<string> = new Set([
  'dice',
  'roll',
  'destroyed',
  'orders-shown',
  'fleet-shown',
  'reserves',
  'game-over',
  'out',
])

function isEnded({ events }: OpenAct): boolean {
  return events[events.length - 1]?.kind === 'moved'
}

function titleOf(act: OpenAct): { title: string; result: string } {
  if (act.kind === 'way') return { title: wayWords(act), result: '' }
  const [first, ...rest] = act.lines.map(({ text }) => text)
  // One order too: a line with its target is told when it is shown
  if (act.kind === 'ordered' || (ORDERS.has(act.kind) && rest.length > 0))
    return { title: manyWords(act), result: '' }
  if (act.kind !== 'attack') return { title: first ?? '', result: rest.join(' ') }
  return { title: first ?? '', result: shotWords(act.events) }
}

/** `South names 4 targets.` */
function manyWords({ kind, side, lines, events }: OpenAct): string {
  const who = capital(side)
  const count = kind === 'ordered' ? shootersIn(events) : lines.length
  if (kind === 'fleet-unit') return `${who} takes ${count} units.`
  if (kind === 'placed') return `${who} places ${count} units.`
  if (count === 0) return `${who} holds fire.`
  return kind === 'ordered'
    ? `${who} gives ${counted(count, 'order')}.`
    : `${who} shows ${count} orders.`
}

/** The units that are told to fire: holding fire is shown to nobody, and two shots are shown together. */
function shootersIn(events: readonly GameEvent[]): number {
  const firing = events.filter(({ target }) => target !== undefined)
  return new Set(firing.map(({ units }) => units?.[0]?.unit)).size
}

/** `South's X-wing 2 moves left 30, 64 mm, right 15, 64 mm.`, `South's Scout Bikes move left 30, 89 mm.` */
function wayWords({ events, lines }: OpenAct): string {
  const [, name = 'It', ending = 's'] =
    /^(.*?) (?:turn|advance)(s?) /.exec(lines[0]?.text ?? '') ?? []
  const steps = events.flatMap(({ kind, value = 0 }): Step[] => {
    if (kind === 'turned') return [{ turn: value }]
    return kind === 'advanced' ? [{ length: value }] : []
  })
  return `${name} ${stepWords(steps, ending === '')}.`
}

/** `Rolls 2 and 6, 11 against 8: hit, 1 damage, destroyed.` */
function shotWords(events: readonly GameEvent[]): string {
  const dice = events.filter(({ kind }) => kind === 'dice').map((one) => facesOf(one))
  const end = events.find(({ kind }) => kind === 'hit' || kind === 'missed')
  const harm = events.find(({ kind }) => kind === 'harmed')
  const words = [
    dice.length === 0 ? '' : `rolls ${dice.join(', then ')}`,
    end === undefined
      ? ''
      : `${end.value} against ${end.against}: ${end.kind === 'hit' ? 'hit' : 'missed'}`,
    harm === undefined ? '' : `${harm.value} damage`,
    events.some(({ kind }) => kind === 'doomed') ? 'doomed' : '',
  ]
  return `${capital(words.filter((word) => word !== '').join(', '))}.`
}

function facesOf({ dice = [] }: GameEvent): string {
  return listed(dice.map(({ face }) => face))
}
