import { counted } from '../../../../../engine/english.js'
import { effectAt } from '../../../../../engine/rebellion/cards/card-frame.js'
import { TACTICS } from '../../../../../engine/rebellion/cards/registry.js'
import { MARKERS } from '../../../../../engine/rebellion/data/markers.js'
import {
  argA,
  argB,
  CHOOSE_LEADER,
  DECLINE,
  DIVERT,
  DONE,
  HIT,
  PICK_TACTIC,
  REMOVE_MARKER,
  REPAIR,
  RETREAT,
  SHIELD_WITH,
  STRIKE,
} from '../../../../../engine/rebellion/state/moves.js'
import { aUnit, leaderName, placeName } from '../../words/names.js'
import { placeWords } from '../../words/things.js'
import type { Ask, Asked, Said } from '../asked.js'
import { pickWords } from '../tactics.js'

/** Effects of advanced tactic cards. */

export const TACTIC_EFFECTS: Readonly<Record<string, Ask>> = {
  'deal-damage': (asked) => ({
    title: 'Which unit takes the damage?',
    about:
      'With as much damage as health it would fall when this battle round is over; until then it shoots and may be repaired.',
    answers: { [HIT]: (move) => hit(asked, argA(move), argB(move) >> 4, pointsOf(asked)) },
  }),
  strike: ({ view }) => ({
    title: 'Which unit is destroyed?',
    about: 'It leaves before any dice are rolled.',
    answers: {
      [STRIKE]: (move) => ({
        label: `Destroy ${harmed(argA(move), argB(move))}`,
        detail: `${view.units(view.combatSystem, argA(move))} there`,
      }),
    },
  }),
  'additional-card': (asked) => ({
    title: 'One more card of this deck?',
    about: 'It is laid beside the first. It neither cancels nor can be cancelled.',
    answers: {
      [PICK_TACTIC]: (move) => pickWords(asked, argA(move), 'Play'),
      [DECLINE]: () => ({ label: 'No further card' }),
    },
  }),
  'retreat-now': ({ view }) => ({
    title: `Retreat from ${placeName(view.combatSystem)} now?`,
    about:
      'Their card is cancelled if you do. A leader goes along; ground units need places on ships.',
    answers: {
      [RETREAT]: (move) => ({
        label: `Retreat to ${placeName(argB(move))} with ${leaderName(argA(move))}`,
        detail: placeWords(view, argB(move)),
      }),
      [DECLINE]: () => ({ label: 'Stay and fight', detail: 'their card counts' }),
    },
  }),
  mend: (asked) => ({
    title: 'From which ship is 1 damage taken back?',
    about: 'They have dealt their damage; nothing falls before the round of battle is over.',
    count: `${counted(2 - asked.field('done'), 'point')} left`,
    answers: {
      [REPAIR]: (move) => repaired(asked, argA(move), argB(move)),
      [DONE]: () => ({ label: 'Take back no more' }),
    },
  }),
  divert: (asked) => ({
    title:
      asked.field('done') === 0
        ? `Does ${aUnit(structureOf(asked))} take damage for others?`
        : 'Whose damage does it take?',
    about: 'Up to 3 of the damage just dealt go to one structure, more than it can bear, too.',
    answers: {
      [SHIELD_WITH]: (move) => ({
        label: `Shield with ${harmed(argA(move), argB(move))}`,
        detail: 'then choose what is spared',
      }),
      [DIVERT]: (move) => spared(asked, argA(move), argB(move)),
      [DECLINE]: () => ({ label: 'Let the damage stand' }),
      [DONE]: () => ({ label: 'Divert no more' }),
    },
  }),
  confront: () => ({
    title: 'Which Imperial leader is confronted?',
    about: 'The leader is eliminated when the Command Phase ends.',
    answers: {
      [CHOOSE_LEADER]: (move) => ({ label: `Confront ${leaderName(argA(move))}` }),
    },
  }),
  'beam-in': () => ({
    title: 'Which Rebel leader is captured?',
    about: 'No Rebel ship is left here.',
    answers: { [CHOOSE_LEADER]: (move) => ({ label: `Capture ${leaderName(argA(move))}` }) },
  }),
  'rescue-or-unmark': ({ view }) => ({
    title: `What do you do at ${placeName(view.combatSystem)}?`,
    about: 'Units have retreated in this round.',
    answers: {
      [CHOOSE_LEADER]: (move) => ({ label: `Rescue ${leaderName(argA(move))}` }),
      [REMOVE_MARKER]: (move) => ({
        label: `Remove the marker ${MARKERS[argA(move)]?.name}`,
      }),
    },
  }),
}

/** The structure of Armored Position or Planetary Shield: the unit that its top needs. */
function structureOf(asked: Asked): number {
  return TACTICS[asked.field('card')]?.top?.unit ?? 0
}

/** A unit with the damage that it has suffered, before and now. */
function harmed(type: number, harm: number): string {
  const damage = (harm >> 4) + (harm & 15)
  return damage === 0 ? aUnit(type) : `${aUnit(type)} with ${damage} damage`
}

/** Points that go to the unit that is chosen now. */
function pointsOf(asked: Asked): number {
  const { amount = 1, atOnce = false } = effectAt(asked.state, asked.frame)
  return atOnce ? amount : 1
}

function hit({ view }: Asked, type: number, before: number, points: number): Said {
  const left = view.health(type) - before
  return {
    label: `Hit ${harmed(type, before << 4)}`,
    detail:
      left <= 0
        ? 'would fall already'
        : left <= points
          ? 'would fall'
          : `leaves it ${left - points} of ${view.health(type)} health`,
    weak: left <= 0,
  }
}

/** What a repair of 1 damage makes of a unit. */
export function repaired({ view }: Asked, type: number, harm: number): Said {
  const over = (harm >> 4) - view.health(type)
  return {
    label: `Repair ${harmed(type, harm)}`,
    detail: over === 0 ? 'it is saved' : over > 0 ? 'would still fall' : '1 health more',
  }
}

function spared({ view }: Asked, type: number, harm: number): Said {
  const after = (harm >> 4) + (harm & 15) - 1 - view.health(type)
  return {
    label: `Spare ${harmed(type, harm)}`,
    detail: after === -1 ? 'it is saved' : after >= 0 ? 'would still fall' : '1 health more',
  }
}
