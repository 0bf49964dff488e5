import { counted, listed } from '../../../../engine/english.js'
import type { Move } from '../../../../engine/game.js'
import { DECLARE, FLEET, SECOND_SHOT } from '../../../../engine/skirmish/course/stage-numbers.js'
import { ATTACK_ROLL } from '../../../../engine/skirmish/rounds/rolls.js'
import { MOVE, smallOf, verbOf } from '../../../../engine/skirmish/state/moves.js'
import { agreeing, unitName } from '../../../../engine/skirmish/text/names.js'
import { ROLL_NAMES } from '../../../../engine/skirmish/text/sentences.js'
import type { State } from '../../../../engine/state.js'
import { viewOf } from '../table/view.js'
import { type Answer, answerOf, commandWords } from './answers.js'
import { isHeading, isPlacing } from './placing.js'
import { isAnyNear } from './sight.js'
import { stakeWords } from './stakes.js'
import type { Trial } from './trial.js'
import { mayTurn } from './way.js'

/** What is asked now, as it is drawn: a fleet, a place, a way, the orders of all shooters, or a short list. */
export type Sort = 'fleet' | 'place' | 'way' | 'orders' | 'actions' | 'list'

export interface Question {
  readonly sort: Sort
  readonly title: string
  readonly about: string
  readonly answers: readonly Answer[]
}

/** The sort of what a trial asks. */
export function sortOf(trial: Trial, kind: string): Sort {
  const { stage } = trial
  // All units of a fleet stand
  if (!trial.isOpen && kind === 'place') return 'place'
  if (stage === FLEET) return 'fleet'
  if (stage === DECLARE || stage === SECOND_SHOT) return 'orders'
  if (isPlacing(trial) || isHeading(trial)) return 'place'
  if (mayTurn(trial)) return 'way'
  return kind === 'act' ? 'actions' : 'list'
}

export function questionOf(trial: Trial, kind: string): Question {
  const sort = sortOf(trial, kind)
  const name = trial.slot >= 0 ? unitName(trial.state, trial.slot) : ''
  const says = (one: string): string =>
    trial.slot >= 0 ? agreeing(trial.state, trial.slot, one) : one
  const [title, about] = WORDS[sort === 'list' ? kind : sort]?.(name, says) ?? ['Your decision', '']
  const isList = sort === 'list' || sort === 'actions'
  const isIcon = kind === 'command' && trial.moves.length > 0
  return {
    sort,
    title,
    about: isIcon
      ? commandWords(trial.state)
      : [
          sort === 'list' ? rollWords(trial, kind) : '',
          about,
          sort === 'list' ? starsWords(trial, kind) : '',
          kind === 'command' && !isAnyNear(trial.state) ? FAR_WORDS : '',
        ]
          .join(' ')
          .trim(),
    answers: isList ? trial.legal.map((move) => answerOf(trial.state, move, kind)) : [],
  }
}

/** What has been rolled that may be rolled again; dice of shots lie below the table. */
function rollWords({ state }: Trial, kind: string): string {
  const { roll, dice } = viewOf(state)
  if (kind !== 'reroll') return ''
  if (roll === ATTACK_ROLL) return `It rolled ${listed(dice.map(String))}: ${stakeWords(state)}`
  return `It rolled ${dice[0]} for ${ROLL_NAMES[roll]}.`
}

/** What of a roll is left for units out of the reserve. */
function starsWords({ state }: Trial, kind: string): string {
  const { starsAllowed: all, starsBrought: used } = viewOf(state)
  if (kind !== 'carry' && kind !== 'reserves') return ''
  const trooper = 'one more with a Trooper among them.'
  if (used === 0) return `The roll lets in ${counted(all, 'star')}, ${trooper}`
  return `${Math.max(0, all - used)} of ${counted(all, 'star')} left, ${trooper}`
}

/** For who wonders what the icon could be good for. */
const FAR_WORDS = 'All enemies are too far for a shot this turn, wherever they move.'

type Words = (
  name: string,
  /** A verb as the unit has it: squads are many. */
  says: (verb: string) => string,
) => readonly [title: string, about: string]

const WORDS: Readonly<Record<string, Words>> = {
  fleet: () => ['Build your fleet', 'In secret. Fleets are shown together, before placing.'],
  place: (name) => [name === '' ? 'Your fleet stands' : `${name}: where?`, ''],
  way: (name, says) => [`${name} ${says('moves')}`, ''],
  orders: () => ['Name your targets', 'Secret until all have sealed.'],
  actions: () => ['Who acts?', 'The largest of your units that have not moved.'],
  'combat-card': () => [
    'Your Combat card',
    'It lies in your home base and helps all your units until that card is lost.',
  ],
  command: () => [
    'Command: who borrows?',
    'Once a turn one unit near the commander may use an icon of another one there, which is without it for the turn. You are asked again before the fire.',
  ],
  carry: () => [
    'Who comes out of the reserve?',
    'They are placed touching the unit that brings them in.',
  ],
  target: (name) => [`${name}: at whom?`, 'It is ruthless: it names its target as it fires.'],
  'second-target': (name) => [`${name}: second shot?`, 'Another target than the first one.'],
  shooter: () => ['Which unit fires next?', 'One shooter each in turn.'],
  reroll: (name) => [`${name}: roll again?`, 'The new roll stands.'],
  'named-attack': (name, says) => [
    `${name} ${says('attacks')} again?`,
    'It has destroyed its target; once a turn.',
  ],
  'turn-end': () => ['End of the turn: who rolls?', ''],
  airborne: (name, says) => [
    `${name} ${says('lands')}: beside whom?`,
    'Within L of a friend of its type.',
  ],
  reserves: () => ['Who comes out of the reserve?', 'They are placed at your home base.'],
}

/** The units that may act now, in the order of their actions. */
export function dueUnits(legal: readonly Move[]): readonly number[] {
  return [...new Set(legal.filter((move) => verbOf(move) >= MOVE).map(smallOf))]
}

/** Why another unit cannot act yet. */
export function laterWords({
  legal,
  observation,
}: {
  legal: readonly Move[]
  observation: State
}): string {
  return `comes later: first ${listed(dueUnits(legal).map((slot) => unitName(observation, slot)))}`
}
