import { counted } from '../../../../engine/english.js'
import { ACTIONS, MISSIONS, type MissionCard } from '../../../../engine/rebellion/cards/registry.js'
import { R2D2, YODA } from '../../../../engine/rebellion/facts/leader-types.js'
import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { GREEN } from '../../../../engine/rebellion/facts/unit-types.js'
import {
  BLANK_FACE,
  DIRECT_FACE,
  COLOUR_FACES as FACES,
  HIT_FACE,
  SPECIAL_FACE,
} from '../../../../engine/rebellion/missions/dice.js'
import { BONUS, hasFlag } from '../../../../engine/rebellion/missions/mission-at-hand.js'
import {
  argA,
  argB,
  argC,
  DECLINE,
  DONE,
  PLAY_ACTION,
  SET_DIE,
  USE_RING,
} from '../../../../engine/rebellion/state/moves.js'
import { missionName, percent, ringName } from '../words/names.js'
import { COLOUR_NAMES, FACE_NAMES } from '../words/texts.js'
import type { Ask, Asked, Said } from './asked.js'
import { whereWords } from './opposing.js'
import { diceWords } from './reveal/attempt-odds.js'

/** The dice of a mission: rings that change them, and a card that sets dice before any roll. */

/** Successes that a face counts in a mission. */
const WORTH: readonly number[] = [1, 1, 2, 0]

export const missionDice: Ask = (asked) => {
  const { view } = asked
  const [rebels, empire] = [successes(asked, REBEL), successes(asked, EMPIRE)]
  return {
    title: `Change a die of ${missionName(view.mission)}${whereWords(view)}?`,
    about: `Rebels ${counted(rebels, 'success', 'successes')}, Empire ${empire}: ${outcome(asked, 0, 0)}.`,
    answers: {
      [USE_RING]: (move) => ringWords(asked, argA(move), argB(move), argC(move)),
      [DONE]: () => ({ label: 'Leave the dice', detail: outcome(asked, 0, 0) }),
    },
  }
}

/** Successes of a side, with what comes on top of the dice. */
function successes({ state, view }: Asked, side: number): number {
  const card = MISSIONS[view.mission] as MissionCard
  const rolled = WORTH.reduce((sum, worth, face) => sum + worth * view.missionDice(side, face), 0)
  if (side !== card.side) return rolled
  const isShown = card.portrait !== undefined && (view.missionLeaders & (1 << card.portrait)) !== 0
  return rolled + (isShown ? 2 : 0) + (hasFlag(state, BONUS) ? 2 : 0)
}

/** Whether it succeeds with so many more successes for each side. */
function succeeds(asked: Asked, moreRebel: number, moreEmpire: number): boolean {
  const own = successes(asked, REBEL) + moreRebel
  const theirs = successes(asked, EMPIRE) + moreEmpire
  return MISSIONS[asked.view.mission]?.side === REBEL ? own > theirs : theirs > own
}

function outcome(asked: Asked, moreRebel: number, moreEmpire: number): string {
  return succeeds(asked, moreRebel, moreEmpire) ? 'the mission succeeds' : 'the mission fails'
}

function ringWords(asked: Asked, ring: number, face: number, colour: number): Said {
  const worth = WORTH[face] as number
  const name = `${colour === GREEN ? 'green ' : ''}${FACE_NAMES[face] ?? ''}`
  if (ring === R2D2)
    return {
      label: `Turn an Imperial ${name} to blank (${ringName(R2D2)})`,
      detail: outcome(asked, 0, -worth),
      weak: succeeds(asked, 0, -worth) === succeeds(asked, 0, 0),
    }
  const chance = (FACES[colour] ?? []).reduce(
    (sum, next) => (succeeds(asked, (WORTH[next] as number) - worth, 0) ? sum + 1 / 6 : sum),
    0,
  )
  return {
    label: `Reroll your ${name} (${ringName(YODA)})`,
    detail:
      chance <= 0 || chance >= 1 ? outcome(asked, 0, 0) : `the mission succeeds ${percent(chance)}`,
    weak: !isBetter(asked, chance),
  }
}

/** True when such a chance of success suits the Rebels better than the dice as they lie. */
function isBetter(asked: Asked, chance: number): boolean {
  const now = succeeds(asked, 0, 0) ? 1 : 0
  return MISSIONS[asked.view.mission]?.side === REBEL ? chance > now : chance < now
}

/** One In A Million: first whether it is played, then the dice. */
export const million: Ask = (asked) => {
  const isAttack = asked.field('attack') !== 0
  const dice = isAttack
    ? attackDiceWords(asked)
    : diceWords(asked.field('red'), asked.field('green'))
  const isUsed = asked.field('used') !== 0
  const set = isUsed ? setAlready(asked) : 0
  return {
    title: isUsed ? 'Set a die to which face?' : 'Set dice before you roll?',
    about: `You roll ${dice}. Dice that you set are not rolled.`,
    ...(isUsed ? { count: `die ${set + 1} of up to 2` } : {}),
    card: ACTIONS.find(({ answer }) => answer?.at === 'before-roll') as NonNullable<
      (typeof ACTIONS)[0]
    >,
    answers: {
      [PLAY_ACTION]: () => ({ label: 'Set up to 2 dice', detail: 'the card is used up' }),
      [SET_DIE]: (move) => ({
        label: `Set a ${isAttack || argA(move) === GREEN ? `${COLOUR_NAMES[argA(move)]} ` : ''}die to ${faceWords(argB(move))}`,
        detail: isAttack ? '' : counted(WORTH[argB(move)] as number, 'success', 'successes'),
        weak: argB(move) === BLANK_FACE,
      }),
      [DECLINE]: () => ({ label: 'Roll all dice', detail: 'you keep the card' }),
      [DONE]: () => ({ label: 'Roll the others' }),
    },
  }
}

function attackDiceWords(asked: Asked): string {
  const green = asked.field('green')
  const [red, black] = [`${asked.field('red')} red`, `${asked.field('black')} black`]
  return green === 0 ? `${red} and ${black} dice` : `${red}, ${black} and ${green} green dice`
}

/** Dice set already: `done` is offered once one is. */
function setAlready(asked: Asked): number {
  return asked.moves(DONE).length > 0 ? 1 : 0
}

export function faceWords(face: number): string {
  return (
    { [HIT_FACE]: 'a hit', [DIRECT_FACE]: 'a direct hit', [SPECIAL_FACE]: 'a special' }[face] ??
    'a blank'
  )
}
