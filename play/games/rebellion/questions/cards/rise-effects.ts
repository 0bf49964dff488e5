import { counted } from '../../../../../engine/english.js'
import { effectAt } from '../../../../../engine/rebellion/cards/card-frame.js'
import { ACTIONS, MISSIONS, OBJECTIVES } from '../../../../../engine/rebellion/cards/registry.js'
import { MARKERS } from '../../../../../engine/rebellion/data/markers.js'
import { ADJACENT } from '../../../../../engine/rebellion/facts/map.js'
import { GROUND, REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import { UNIT_HEALTH } from '../../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { mission, missionFrame } from '../../../../../engine/rebellion/missions/mission-at-hand.js'
import {
  DRAW_CARD_CHOICE,
  ON_TOP_CHOICE,
  REPAIR_ALL_CHOICE,
  SABOTAGE_CHOICE,
} from '../../../../../engine/rebellion/state/choices.js'
import {
  argA,
  argB,
  CHOOSE_LEADER,
  CHOOSE_MISSION,
  CHOOSE_OBJECTIVE,
  CHOOSE_OPTION,
  CHOOSE_PLACE,
  CHOOSE_THEATER,
  DECLINE,
  DEPLOY_QUEUED,
  DESTROY,
  DESTROY_QUEUED,
  DISCARD,
  DISCARD_OBJECTIVE,
  DONE,
  MOVE_UNITS,
  PUT_TACTIC_BOTTOM,
  PUT_TACTIC_TOP,
  REMOVE_MARKER,
  USE_RING,
} from '../../../../../engine/rebellion/state/moves.js'
import { bits } from '../../../../../engine/rebellion/text/words.js'
import {
  aUnit,
  inWords,
  leaderName,
  missionName,
  objectiveName,
  placeName,
  ringName,
  tacticName,
} from '../../words/names.js'
import { FACE_NAMES } from '../../words/texts.js'
import {
  dotted,
  inTheater,
  loyaltyChange,
  noLoyaltyChange,
  placeWords,
  skillWords,
  tacticWords,
  unitCount,
  unitsOf,
} from '../../words/things.js'
import type { Ask, Asked, Said, Wording } from '../asked.js'
import { gaining } from '../refresh.js'

/** Effects of the cards of Rise of the Empire. */

export const RISE_EFFECTS: Readonly<Record<string, Ask>> = {
  // Units
  'sabotage-or-bunker': (asked) => ({
    title: `A sabotage marker at ${here(asked)}, or its Shield Bunker?`,
    about: 'One of the two.',
    answers: {
      [CHOOSE_OPTION]: (move) =>
        argA(move) === SABOTAGE_CHOICE
          ? {
              label: 'Place a sabotage marker',
              detail: 'nothing is built from here or deployed here',
            }
          : { label: 'Destroy a Shield Bunker', detail: 'it protects a Death Star here' },
    },
  }),
  'destroy-foot-unit': (asked) => ({
    title: `Which triangle ground unit is destroyed at ${here(asked)}?`,
    about: 'One of the Empire.',
    answers: {
      [DESTROY]: (move) => victim(asked, move),
      [DECLINE]: () => ({ label: 'Destroy nothing' }),
    },
  }),
  'raid-stormtroopers': raid,
  'raid-ground': raid,
  'gain-foot-unit': (asked) => ({
    title: `Which ground unit comes to ${here(asked)}?`,
    about: 'One with a triangle, from the supply.',
    answers: gaining(asked.view, 'Go without'),
  }),
  'deploy-up-to': (asked) => ({
    title: `Which unit is deployed at ${here(asked)}?`,
    about: `Up to ${most(asked)} of your build queue.`,
    count: `${asked.field('done')} of ${most(asked)} deployed`,
    answers: {
      [DEPLOY_QUEUED]: (move) => ({
        label: `Deploy ${aUnit(argA(move))} from space ${argB(move)}`,
        detail: `${asked.view.queued(argB(move), argA(move))} there`,
      }),
      [DONE]: () => ({ label: asked.field('done') === 0 ? 'Deploy nothing' : 'Deploy no more' }),
    },
  }),
  'lure-units': (asked) => ({
    title: `Which Rebel unit comes to ${here(asked)}?`,
    about: 'Ground units of the base with at most 4 health in all, no structures. Then you fight.',
    count: `${most(asked) - asked.field('done')} health left`,
    answers: {
      [MOVE_UNITS]: (move) => ({
        label: `Bring ${aUnit(argB(move))}`,
        detail: `${UNIT_HEALTH[argB(move)]} health`,
      }),
      [DONE]: () => ({ label: asked.field('done') === 0 ? 'Bring nobody' : 'Bring no more' }),
    },
  }),
  'pay-from-queue': (asked) => ({
    title: 'Which unit of your queue is destroyed?',
    about: 'Two triangle units, a circle unit and a square unit in all.',
    count: `unit ${asked.field('done') + 1} of ${most(asked)}`,
    answers: {
      [DESTROY_QUEUED]: (move) => ({
        label: `Destroy ${aUnit(argA(move))} on space ${argB(move)}`,
        detail: `${asked.view.queued(argB(move), argA(move))} there`,
      }),
    },
  }),

  // Systems and markers
  'loyalty-in-other-of-region': ({ view, side }) => ({
    title: 'Which other system of this region becomes more loyal to you?',
    answers: {
      [CHOOSE_PLACE]: (move) => {
        const change = loyaltyChange(view, side, argA(move), 1)
        return {
          label: `Gain loyalty in ${placeName(argA(move))}`,
          detail: change ?? noLoyaltyChange(view, argA(move)),
          weak: change === null,
        }
      },
    },
  }),
  'answer-named-region': ({ view }) => ({
    title: 'Which system do you name?',
    about: 'The Rebels say whether their base is in its region.',
    answers: {
      [CHOOSE_PLACE]: (move) => ({
        label: `Name ${placeName(argA(move))}`,
        detail: placeWords(view, argA(move)),
      }),
    },
  }),
  'may-repair': (asked) => ({
    title: `Remove the sabotage marker of ${here(asked)}?`,
    answers: {
      [CHOOSE_OPTION]: () => ({ label: 'Remove the marker' }),
      [DECLINE]: () => ({ label: 'Leave it there' }),
    },
  }),
  'discredit-rebellion': (asked) => {
    const marked = countOf(asked.view.sabotaged)
    return {
      title: 'Remove the sabotage markers, or roll?',
      about: 'By a special you lose 1 reputation.',
      answers: {
        [CHOOSE_OPTION]: (move) =>
          argA(move) === REPAIR_ALL_CHOICE
            ? { label: 'Remove all sabotage markers', detail: counted(marked, 'marker') }
            : { label: 'Roll', detail: '1 face of 6 is a special' },
      },
    }
  },
  'reroll-discredit': () => ({
    title: 'Change a die?',
    about: 'A special costs 1 reputation.',
    answers: {
      [USE_RING]: (move) => ({
        label: `Reroll a ${FACE_NAMES[argB(move)]} (${ringName(argA(move))})`,
      }),
      [DONE]: () => ({ label: 'Leave the dice' }),
    },
  }),
  'mark-outposts': (asked) => ({
    title: 'Which remote system gets a target marker?',
    about:
      'The Rebels gain 1 reputation when one is removed: by their ground units where you have none.',
    count: `marker ${asked.field('done') + 1} of 2`,
    answers: marking(asked),
  }),
  'mark-rebel-system': (asked) => ({
    title: 'Which Rebel system gets the target marker?',
    about: 'Imperial ground units remove it where you have none.',
    answers: marking(asked),
  }),
  steal: (asked) => ({
    title: `What do you take from ${here(asked)}?`,
    answers: {
      [REMOVE_MARKER]: (move) => ({
        label: `Remove the marker ${MARKERS[argA(move)]?.name}`,
        detail: MARKERS[argA(move)]?.about ?? '',
      }),
      [CHOOSE_OPTION]: () => ({ label: 'Draw an objective' }),
      [DECLINE]: () => ({ label: 'Nothing' }),
    },
  }),

  // Leaders
  'recruit-here': (asked) => ({
    title: `Who is recruited at ${here(asked)}?`,
    about: 'No action card comes along.',
    answers: who(asked, (leader) => `Recruit ${leaderName(leader)}`),
  }),
  'draw-out': (asked) => ({
    title: `Which Rebel leader must come to ${here(asked)}?`,
    about: 'From the Rebel pool.',
    answers: who(asked, (leader) => `${leaderName(leader)} comes`),
  }),
  'pick-rebel': (asked) => ({
    title: `Who is captured at ${here(asked)}?`,
    answers: who(asked, (leader) => `Capture ${leaderName(leader)}`),
  }),
  'card-or-leader': (asked) => ({
    title: 'Another starting action card, or a leader?',
    about: ACTIONS[asked.field('card')]?.about ?? '',
    answers: {
      [CHOOSE_OPTION]: (move) =>
        argA(move) === DRAW_CARD_CHOICE
          ? { label: 'Draw a starting action card', detail: 'one that was not dealt, at random' }
          : { label: 'Recruit the leader' },
    },
  }),
  promote: (asked) => ({
    title: 'Where do Admiral Motti and Tarkin go?',
    about: 'To an Imperial system. They are back in the pool in the Refresh Phase.',
    answers: {
      [CHOOSE_PLACE]: (move) => ({
        label: `To ${placeName(argA(move))}`,
        detail: placeWords(asked.view, argA(move)),
      }),
    },
  }),

  // Cards
  'recover-mission': () => ({
    title: 'Which mission do you take back into your hand?',
    about: 'From your discard pile; the Empire sees which.',
    answers: missions((card) => `Take ${missionName(card)}`),
  }),
  'discard-rebel-mission': () => ({
    title: 'Which Rebel mission is discarded?',
    about: 'These are the missions in the Rebel hand.',
    answers: {
      [DISCARD]: (move) => ({
        label: `Discard ${missionName(argA(move))}`,
        detail: MISSIONS[argA(move)]?.about ?? '',
      }),
    },
  }),
  'keep-missions': (asked) => ({
    title: 'Which mission do you keep?',
    about: 'The others are shuffled back into the deck.',
    count: `${asked.view.lookedAtCount} seen`,
    answers: {
      ...missions((card) => `Keep ${missionName(card)}`),
      [DONE]: () => ({ label: 'Keep no more' }),
    },
  }),
  'discard-objectives': (asked) => ({
    title: 'Which objective do you discard?',
    count: `card ${asked.field('done') + 1} of ${most(asked)}`,
    answers: {
      [DISCARD_OBJECTIVE]: (move) => ({
        label: `Discard ${objectiveName(argA(move))}`,
        detail: OBJECTIVES[argA(move)]?.about ?? '',
      }),
    },
  }),
  'revive-objective': () => ({
    title: 'Which objective goes on top of the deck?',
    about: 'You draw it next.',
    answers: objectives((card) => `${objectiveName(card)} on top`),
  }),
  'arrange-objectives': (asked) => ({
    title: 'Which objective do you put back next?',
    about: 'Each goes on top of those put back before: the last one chosen is drawn first.',
    count: `${asked.view.lookedAtCount} left`,
    answers: objectives((card) => `Put back ${objectiveName(card)}`),
  }),
  'look-at-tactics': () => ({
    title: 'Which tactic deck do you look into?',
    about: 'You put its top 4 cards on the top or the bottom.',
    answers: {
      [CHOOSE_THEATER]: (move) => ({ label: argA(move) === 0 ? 'Space' : 'Ground' }),
    },
  }),
  'arrange-tactics': (asked) => ({
    title: 'Where does which tactic card go?',
    about: 'Both sides draw from this deck.',
    count: `${counted(asked.view.lookedAtCount, 'card')} left`,
    answers: {
      [PUT_TACTIC_TOP]: (move) => ({ label: `${tacticName(argA(move))} on top` }),
      [PUT_TACTIC_BOTTOM]: (move) => ({ label: `${tacticName(argA(move))} at the bottom` }),
    },
  }),
  'set-aside-probe': (asked) => ({
    title: 'Which probe card lies under the card?',
    about: ACTIONS[asked.field('card')]?.about ?? '',
    answers: {
      [CHOOSE_PLACE]: (move) => ({
        label: placeName(argA(move)),
        detail: placeWords(asked.view, argA(move)),
      }),
    },
  }),
  'keep-probe': (asked) => ({
    title: 'Which probe card do you keep?',
    about: 'The Empire cannot draw it while it lies under the card.',
    answers: {
      [CHOOSE_PLACE]: (move) => ({
        label: `Keep ${placeName(argA(move))}`,
        detail: placeWords(asked.view, argA(move)),
      }),
    },
  }),
  'return-probes': (asked) => ({
    title: asked.field('done') === 0 ? 'Where do the other probe cards go?' : 'Which one is next?',
    about:
      asked.field('done') === 0
        ? 'All on the top of the deck, or all under it.'
        : 'On the top, the last one is drawn first; under the deck, it is drawn last.',
    answers: {
      [CHOOSE_OPTION]: (move) =>
        argA(move) === ON_TOP_CHOICE
          ? { label: 'All on the top', detail: 'the Empire draws them soon' }
          : { label: 'All under the deck', detail: 'not drawn for long' },
      [CHOOSE_PLACE]: (move) => ({ label: placeName(argA(move)) }),
    },
  }),
}

function here(asked: Asked): string {
  return inWords(asked.field('place'))
}

function most(asked: Asked): number {
  return effectAt(asked.state, asked.frame).amount ?? 0
}

function countOf(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

function victim({ view }: Asked, move: number): Said {
  return {
    label: `Destroy ${aUnit(argA(move))}`,
    detail: `${view.units(argB(move), argA(move))} there`,
  }
}

/** Ground units, as many as the lead of the attempt allows. */
function raid(asked: Asked): Wording {
  const lead = mission.lead.get(asked.state, missionFrame(asked.state))
  return {
    title: `Which unit is destroyed at ${here(asked)}?`,
    about: `You have a lead of ${counted(lead, 'success', 'successes')}: as much health may be destroyed, 3 units at most.`,
    count: `${asked.field('done')} of ${most(asked)} destroyed`,
    answers: {
      [DESTROY]: (move) => victim(asked, move),
      [DONE]: () => ({ label: asked.field('done') === 0 ? 'Destroy nothing' : 'Destroy no more' }),
    },
  }
}

function marking({ view }: Asked): Wording['answers'] {
  return {
    [CHOOSE_PLACE]: (move) => ({
      label: `Mark ${placeName(argA(move))}`,
      detail: markerWords(view, argA(move)),
    }),
  }
}

/** Who stands there, and how far the other side is: a marker goes where its ground units do not come soon. */
function markerWords(view: RebellionView, place: number): string {
  const own = unitCount(unitsOf(view, view.side, place, inTheater(GROUND)))
  const enemy = view.side === REBEL ? 'Empire' : 'Rebels'
  const jumps = jumpsToGround(view, place)
  return dotted(
    own > 0 ? `${counted(own, 'ground unit')} of yours` : 'nobody of yours',
    jumps === 0 ? `${enemy} there` : jumps < 0 ? '' : `${enemy} ${counted(jumps, 'jump')}`,
  )
}

/** Systems between a place and the nearest enemy ground unit that is seen; -1 without one. */
function jumpsToGround(view: RebellionView, place: number): number {
  let [seen, front] = [1 << place, 1 << place]
  for (let jumps = 0; front !== 0; jumps++) {
    if (bits(front).some((one) => view.total(one, view.enemy, GROUND) > 0)) return jumps
    const next = bits(front).reduce((all, one) => all | (ADJACENT[one] as number), 0)
    front = next & ~seen
    seen |= front
  }
  return -1
}

function who({ view }: Asked, label: (leader: number) => string): Wording['answers'] {
  return {
    [CHOOSE_LEADER]: (move) => ({
      label: label(argA(move)),
      detail: dotted(skillWords(view, argA(move)), tacticWords(view, argA(move))),
    }),
  }
}

function missions(label: (card: number) => string): Wording['answers'] {
  return {
    [CHOOSE_MISSION]: (move) => ({
      label: label(argA(move)),
      detail: MISSIONS[argA(move)]?.about ?? '',
    }),
  }
}

function objectives(label: (card: number) => string): Wording['answers'] {
  return {
    [CHOOSE_OBJECTIVE]: (move) => ({
      label: label(argA(move)),
      detail: OBJECTIVES[argA(move)]?.about ?? '',
    }),
  }
}
