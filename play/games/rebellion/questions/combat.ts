import { counted, listed } from '../../../../engine/english.js'
import { ACTIONS } from '../../../../engine/rebellion/cards/registry.js'
import { FREE_RIDE } from '../../../../engine/rebellion/combat/fields.js'
import { GROUND, SPACE } from '../../../../engine/rebellion/facts/sides.js'
import {
  UNIT_CAPACITY,
  UNIT_CARRIED,
  UNIT_IMMOBILE,
} from '../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import {
  ADD_LEADER,
  argA,
  argB,
  DECLINE,
  DESTROY,
  DONE,
  NONE,
  PLAY_ACTION,
  RETREAT,
  TAKE_UNITS,
} from '../../../../engine/rebellion/state/moves.js'
import { isCinematic } from '../cinematic/rolls.js'
import { actionName, aUnit, leaderName, placeName, unitList, units } from '../words/names.js'
import { dotted, forcesWords, placeWords, unitCount, unitsOf } from '../words/things.js'
import type { Ask, Asked } from './asked.js'

/** A combat but for its attacks: leaders, cards at its beginning, retreats; and units that nothing carries. */

export const addLeader: Ask = ({ view }) => ({
  title: `Send a leader to the combat at ${placeName(view.combatSystem)}?`,
  about: `${forcesWords(view, view.combatSystem)}. ${isCinematic(view) ? 'Tactic values reroll dice; without a leader you reroll none' : 'Tactic values draw cards; without a leader you draw none'}.`,
  answers: {
    [ADD_LEADER]: (move) => ({
      label: `Send ${leaderName(argA(move))}`,
      detail: dotted(drawWords(view, argA(move)), allowsWords(view, argA(move))),
    }),
    [DECLINE]: () => ({
      label: 'Send nobody',
      detail: isCinematic(view) ? 'no rerolls' : 'no tactic cards',
    }),
  },
})

/** Cards that a leader's tactic values draw, or dice that they reroll: for each theater where both sides stand. */
function drawWords(view: RebellionView, leader: number): string {
  const words = [SPACE, GROUND]
    .filter((theater) => isContested(view, theater) && view.tactics(leader, theater) > 0)
    .map((theater) => {
      const battle = theater === SPACE ? 'space' : 'ground'
      const value = view.tactics(leader, theater)
      return isCinematic(view)
        ? counted(value, `${battle} die`, `${battle} dice`)
        : counted(value, `${battle} card`)
    })
  const [does, none] = isCinematic(view) ? ['rerolls', 'no dice'] : ['draws', 'no cards']
  return `${does} ${words.length === 0 ? none : words.join(' and ')}`
}

/** Cards in hand that are played as a combat begins, and ask for this leader in it. */
function allowsWords(view: RebellionView, leader: number): string {
  const cards = ACTIONS.map((_, card) => card).filter((card) => {
    const facts = ACTIONS[card]
    return (
      facts?.side === view.side &&
      facts.timing === 'start-of-combat' &&
      facts.takes === undefined &&
      (facts.shows & (1 << leader)) !== 0 &&
      view.holdsAction(card)
    )
  })
  return cards.length === 0 ? '' : `for ${listed(cards.map(actionName))}`
}

function isContested(view: RebellionView, theater: number): boolean {
  const { combatSystem, side, enemy } = view
  return view.total(combatSystem, side, theater) > 0 && view.total(combatSystem, enemy, theater) > 0
}

export const startCards: Ask = ({ view }) => ({
  title: `Play a card as the combat at ${placeName(view.combatSystem)} begins?`,
  about: `${forcesWords(view, view.combatSystem)}. What you keep waits for the next combat.`,
  answers: {
    [PLAY_ACTION]: (move) => ({
      label: `Play ${actionName(argA(move))}${argB(move) === NONE ? '' : ` with ${leaderName(argB(move))}`}`,
      detail: ACTIONS[argA(move)]?.about ?? '',
    }),
    [DECLINE]: () => ({ label: 'Play no card', detail: 'the battle begins' }),
  },
})

export const retreat: Ask = (asked) => {
  const { view } = asked
  const here = placeName(view.combatSystem)
  const isForced = asked.field('forced') !== 0
  return {
    title: isForced ? `Retreat from ${here}: where to?` : `Retreat from ${here}?`,
    about: isForced
      ? 'Two Ion Cannons silence the Death Star: your ships must leave.'
      : `${forcesWords(view, view.combatSystem)}. A leader goes along; ground units need places on ships.`,
    answers: {
      [RETREAT]: (move) => ({
        label: `Retreat to ${placeName(argB(move))} with ${leaderName(argA(move))}`,
        detail: dotted(placeWords(view, argB(move)), leavingWords(asked)),
      }),
      [DECLINE]: () => ({ label: 'Stay and fight' }),
    },
  }
}

/** Ships that go by themselves, and what they have room for. */
function leavingWords({ state, view }: Asked): string {
  const ships = unitsOf(
    view,
    view.side,
    view.combatSystem,
    (type) => UNIT_CARRIED[type] === 0 && UNIT_IMMOBILE[type] === 0,
  )
  const room = ships.reduce((sum, { type, count }) => sum + (UNIT_CAPACITY[type] ?? 0) * count, 0)
  const carried = unitCount(carriedUnits(view))
  if (FREE_RIDE.of(state, view.side) !== 0) return 'all mobile units may go, without transport'
  if (carried === 0) return `${unitList(ships)} go${unitCount(ships) === 1 ? 'es' : ''}`
  return `room for ${Math.min(room, carried)} of ${counted(carried, 'unit')} that need${carried === 1 ? 's' : ''} transport`
}

function carriedUnits(view: RebellionView): ReturnType<typeof unitsOf> {
  return unitsOf(view, view.side, view.combatSystem, (type) => UNIT_CARRIED[type] === 1)
}

const UNLIMITED = 255

export const retreatLoad: Ask = (asked) => {
  const { view } = asked
  const room = asked.field('room')
  return {
    title: `Which units go along to ${placeName(asked.field('to'))}?`,
    about: 'What stays behind fights on.',
    count:
      room === UNLIMITED ? 'no transport needed' : `${counted(room, 'place')} left on the ships`,
    over: 'Nobody else can go along',
    answers: {
      [TAKE_UNITS]: (move) => ({
        label: `Take ${units(argA(move), argB(move))} along`,
        detail: staysWords(view.units(view.combatSystem, argB(move)) - argA(move)),
      }),
      [DONE]: () => ({
        label: 'Leave the others behind',
        detail: `${unitList(carriedUnits(view)) || 'nobody'} stay${unitCount(carriedUnits(view)) === 1 ? 's' : ''}`,
      }),
    },
  }
}

function staysWords(left: number): string {
  return left === 0 ? 'all of them' : `${left} stay${left === 1 ? 's' : ''}`
}

/** Units in a destroyed system beyond what ships there carry. */
export const shed: Ask = (asked) => {
  const { view } = asked
  const system = asked.field('system')
  const own = unitsOf(view, view.side, system)
  const carried = own.filter(({ type }) => UNIT_CARRIED[type] === 1)
  const room = own.reduce((sum, { type, count }) => sum + (UNIT_CAPACITY[type] ?? 0) * count, 0)
  const over = unitCount(carried) - room
  return {
    title: `Which unit is lost at ${placeName(system)}?`,
    about: `The system is destroyed. Your ships there carry ${room} of ${counted(unitCount(carried), 'unit')}.`,
    count: `${over} to lose`,
    answers: {
      [DESTROY]: (move) => ({
        label: `Lose ${aUnit(argA(move))}`,
        detail: `${view.units(system, argA(move))} there`,
      }),
    },
  }
}
