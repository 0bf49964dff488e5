import type { State } from '../../state.js'
import { removeSabotage, sabotagedSystems } from '../board/board.js'
import { cardFrame, effectsOf, hasAssigned, next, placeOfCard } from '../cards/card-frame.js'
import type { Effect } from '../cards/registry.js'
import { loseReputation } from '../course/victory.js'
import { answersAt, opensFor, playAnswer, windowNumber } from '../course/windows.js'
import { MOTTI } from '../facts/leader-types.js'
import { lowestBit } from '../facts/map.js'
import { REBEL } from '../facts/sides.js'
import { noteDice, rollDie, SPECIAL_FACE } from '../missions/dice.js'
import { offerSetting, takeSetDice } from '../missions/set-dice.js'
import { REPAIR_ALL_CHOICE, ROLL_CHOICE } from '../state/choices.js'
import { MISSION_ROLL } from '../state/journal.js'
import { MISSION_DICE } from '../state/layout.js'
import { argA, CHOOSE_OPTION, DONE, move0, move1 } from '../state/moves.js'

/**
 * Discredit Rebellion: the Rebels remove all sabotage markers, or roll. Cards and rings in the system of the mission may
 * change the dice like those of Death Star Plans.
 */

const CARD_ROLLED = windowNumber('card-rolled')

export const discreditRebellion: Effect = {
  name: 'discredit-rebellion',
  actor: () => REBEL,
  moves(_s, _f, out) {
    out[0] = move1(CHOOSE_OPTION, REPAIR_ALL_CHOICE)
    out[1] = move1(CHOOSE_OPTION, ROLL_CHOICE)
    return 2
  },
  play(s, f, move) {
    next(s, f)
    if (argA(move) === ROLL_CHOICE) return
    for (let rest = sabotagedSystems(s); rest !== 0; rest &= rest - 1)
      removeSabotage(s, lowestBit(rest))
    // Nothing is rolled then
    cardFrame.effect.set(s, f, effectsOf(s, f).length)
  },
}

function diceOf(s: State, f: number): number {
  return hasAssigned(s, f, MOTTI) ? 2 : 1
}

const setDiscreditDice: Effect = {
  name: 'set-discredit-dice',
  run(s, f) {
    offerSetting(s, placeOfCard(s, f), false, diceOf(s, f), 0, 0)
  },
}

const rollDiscredit: Effect = {
  name: 'roll-discredit',
  run(s, f) {
    for (let i = diceOf(s, f) - takeSetDice(s, 0); i > 0; i--) s.bytes[MISSION_DICE + rollDie(s)]++
    noteDice(s, REBEL, MISSION_ROLL, MISSION_DICE, 4)
  },
}

/** Rings may answer once the dice lie there. */
const rerollDiscredit: Effect = {
  name: 'reroll-discredit',
  actor: () => REBEL,
  moves(s, f, out) {
    if (!opensFor(CARD_ROLLED, s, REBEL, placeOfCard(s, f))) return 0
    out[0] = move0(DONE)
    return answersAt(CARD_ROLLED, s, f, REBEL, out, 1)
  },
  play(s, f, move) {
    next(s, f)
    if (move !== move0(DONE)) playAnswer(CARD_ROLLED, s, f, move)
  },
}

const judgeDiscredit: Effect = {
  name: 'judge-discredit',
  run(s) {
    const isHurt = s.bytes[MISSION_DICE + SPECIAL_FACE] > 0
    s.bytes.fill(0, MISSION_DICE, MISSION_DICE + 4)
    if (isHurt) loseReputation(s)
  },
}

/** What follows the choice to roll. */
export const discreditDice: readonly Effect[] = [
  setDiscreditDice,
  rollDiscredit,
  rerollDiscredit,
  judgeDiscredit,
]
