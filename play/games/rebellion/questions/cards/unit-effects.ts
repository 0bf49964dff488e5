import { effectAt } from '../../../../../engine/rebellion/cards/card-frame.js'
import { MOST_ICONS, NO_ICON, QUEUE_SPACE } from '../../../../../engine/rebellion/facts/map.js'
import { UNIT_HEALTH } from '../../../../../engine/rebellion/facts/unit-types.js'
import {
  ADVANCE_QUEUED,
  argA,
  argB,
  DECLINE,
  DEPLOY_QUEUED,
  DESTROY,
  DESTROY_QUEUED,
  DONE,
  GAIN,
  verbOf,
} from '../../../../../engine/rebellion/state/moves.js'
import { aUnit, placeName, unitName } from '../../words/names.js'
import { ICON_NAMES } from '../../words/texts.js'
import { iconsOf } from '../../words/things.js'
import type { Ask, Asked, Said, Wording } from '../asked.js'
import { gaining, owned } from '../refresh.js'

/** Effects that destroy, gain, build and deploy units. */

export const UNIT_EFFECTS: Readonly<Record<string, Ask>> = {
  'destroy-worth': (asked) => ({
    title: `Which unit is destroyed at ${placeName(asked.field('place'))}?`,
    ...healthLeft(asked),
    answers: {
      [DESTROY]: (move) => ({
        label: `Destroy ${aUnit(argA(move))}`,
        detail: `${UNIT_HEALTH[argA(move)]} health · ${asked.view.units(argB(move), argA(move))} there`,
      }),
      [DONE]: () => ({ label: asked.field('done') === 0 ? 'Destroy nothing' : 'Destroy no more' }),
    },
  }),
  'destroy-queued-worth': (asked) => ({
    title: 'Which unit on the Imperial build queue is destroyed?',
    ...healthLeft(asked),
    answers: {
      [DESTROY_QUEUED]: (move) => queuedVictim(asked, move, `${UNIT_HEALTH[argA(move)]} health`),
      [DONE]: () => ({ label: asked.field('done') === 0 ? 'Destroy nothing' : 'Destroy no more' }),
    },
  }),
  'demolish-queue': (asked) => {
    const place = asked.field('place')
    const icons = iconsOf(asked.view, place)
    return {
      title: 'Which unit on the Imperial build queue is destroyed?',
      about: `For each icon of ${placeName(place)} one unit of its kind.`,
      count: `icon ${asked.field('done') + 1} of ${icons.length}`,
      answers: { [DESTROY_QUEUED]: (move) => queuedVictim(asked, move, '') },
    }
  },
  'gain-at': (asked) => {
    const type = argA(asked.legal.find((move) => verbOf(move) !== DECLINE) ?? 0)
    return {
      title: `No unit of this kind is left: take ${aUnit(type)} from the board?`,
      about: 'One of yours is destroyed, and a new one comes here.',
      answers: gaining(asked.view, 'Go without'),
    }
  },
  'gain-one': (asked) => ({
    title: `Which unit do you gain at ${placeName(asked.field('place'))}?`,
    about: 'It comes from the supply.',
    answers: gained(asked, 'Go without'),
  }),
  'gain-of-tiers': (asked) => ({
    title: `Which unit do you gain at ${placeName(asked.field('place'))}?`,
    about: 'A circle unit first, then two triangle units.',
    count: `unit ${asked.field('done') + 1} of 3`,
    answers: gained(asked, 'Go without'),
  }),
  'queue-icons': (asked) => {
    const place = asked.field('place')
    const at = asked.field('done')
    const icon = asked.view.icon(place, at)
    return {
      title: `${owned(place)} ${icon === NO_ICON ? 'icon' : ICON_NAMES[icon]}: build what?`,
      about: `It goes to space ${QUEUE_SPACE[place]} of your build queue.`,
      count: `icon ${at + 1} of ${Math.min(MOST_ICONS, iconsOf(asked.view, place).length)}`,
      answers: gaining(asked.view, 'Leave the icon unused'),
    }
  },
  'queue-one': (asked) => {
    const type = argA(asked.legal.find((move) => verbOf(move) !== DECLINE) ?? 0)
    return {
      title: `None is left in the supply: take ${aUnit(type)} from the board?`,
      about: 'One of yours is destroyed, and a new one goes on your queue.',
      answers: gaining(asked.view, 'Go without'),
    }
  },
  'advance-queued': (asked) => ({
    title: 'Which unit moves one space down your build queue?',
    about: asked.field('done') > 0 ? 'Another unit, because Jerjerrod is on the mission.' : '',
    answers: {
      [ADVANCE_QUEUED]: (move) => ({
        label: `${unitName(argA(move))} from space ${argB(move)} to ${argB(move) - 1}`,
        detail: `${asked.view.queued(argB(move), argA(move))} there`,
      }),
      [DONE]: () => ({ label: 'Move no other' }),
    },
  }),
  'deploy-queued': (asked) => ({
    title: `Which unit is deployed at ${placeName(asked.field('place'))}?`,
    about: 'From space 1 or 2 of your build queue.',
    answers: {
      [DEPLOY_QUEUED]: (move) => ({
        label: `Deploy ${aUnit(argA(move))} from space ${argB(move)}`,
        detail: `${asked.view.queued(argB(move), argA(move))} there`,
      }),
    },
  }),
}

/** Health that may still be destroyed. */
function healthLeft(asked: Asked): Pick<Wording, 'about' | 'count'> {
  const most = effectAt(asked.state, asked.frame).amount ?? 0
  return {
    about: `Units with at most ${most} health in all.`,
    count: `${most - asked.field('done')} health left`,
  }
}

function queuedVictim({ view }: Asked, move: number, health: string): Said {
  const [type, space] = [argA(move), argB(move)]
  const number = `${view.queued(space, type)} there`
  return {
    label: `Destroy ${aUnit(type)} on space ${space}`,
    detail: health === '' ? number : `${health} · ${number}`,
  }
}

/** New units that come to the board at once. */
function gained(asked: Asked, refusal: string): Wording['answers'] {
  return {
    ...gaining(asked.view, refusal),
    [GAIN]: (move) => ({
      label: `Gain ${aUnit(argA(move))}`,
      detail: `${asked.view.supply(argA(move))} in the supply`,
    }),
  }
}
