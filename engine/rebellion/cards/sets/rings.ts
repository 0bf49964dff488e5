import type { State } from '../../../state.js'
import { attack, COLOURS, diceShowing } from '../../combat/attack-frame.js'
import { combatSystem } from '../../combat/fields.js'
import { below, sideOf } from '../../course/frame.js'
import { pop } from '../../course/steps.js'
import type { Answer } from '../../course/windows.js'
import { C3PO, DIPLOMACY, FALCON, R2D2, YODA } from '../../facts/leader-types.js'
import { BASE_SPACE } from '../../facts/map.js'
import { EMPIRE, REBEL } from '../../facts/sides.js'
import { GREEN, RED } from '../../facts/unit-types.js'
import { loseRing, wearerOf } from '../../leaders/leaders.js'
import { isWornAt, rerollByYoda, yodaReady } from '../../leaders/rings.js'
import {
  BLANK_FACE,
  HIT_FACE,
  missionDiceAt,
  noteAttackDice,
  noteMissionDice,
} from '../../missions/dice.js'
import { settleAttempt } from '../../missions/mission.js'
import { captivesThere, mission } from '../../missions/mission-at-hand.js'
import { placeOfRoll } from '../../missions/mission-dice.js'
import { BY_RING, note } from '../../state/journal.js'
import { ATTACK_DICE } from '../../state/layout.js'
import { argB, argC, move3, USE_RING } from '../../state/moves.js'
import { cardFrame, MISSION_CARD, placeOfCard } from '../card-frame.js'
import { pushCard } from '../card-step.js'
import { cardNumber, MISSION_SKILL } from '../registry.js'

/** How the rings of the base game answer; all of them are worn by Rebel leaders. */

export interface RingAnswer {
  readonly ring: number
  readonly answer: Answer
}

/** Moves that change a die of a side in a mission, of any face from a hit up to but not `end`. */
function faceMoves(
  s: State,
  ring: number,
  side: number,
  end: number,
  out: Int32Array,
  count: number,
): number {
  let n = count
  for (const colour of [RED, GREEN])
    for (let face = HIT_FACE; face < end; face++)
      if (s.bytes[missionDiceAt(side, colour) + face] > 0)
        out[n++] = move3(USE_RING, ring, face, colour)
  return n
}

const ANY_FACE = BLANK_FACE + 1

/** Master Yoda: one die is rolled again, once a round. */
const YODA_ANSWERS: readonly Answer[] = [
  {
    at: 'after-rolls',
    moves: (s, f, out, count) =>
      yodaReady(s, placeOfRoll(s, f)) ? faceMoves(s, YODA, REBEL, ANY_FACE, out, count) : count,
    play: (s, _f, move) => rerollOfMission(s, argB(move), argC(move)),
  },
  {
    at: 'plans-rolled',
    opens: yodaReady,
    moves: (s, _f, out, count) =>
      yodaReady(s, combatSystem(s)) ? faceMoves(s, YODA, REBEL, ANY_FACE, out, count) : count,
    play: (s, _f, move) => rerollOfMission(s, argB(move), argC(move)),
  },
  {
    at: 'card-rolled',
    opens: yodaReady,
    moves: (s, f, out, count) =>
      yodaReady(s, placeOfCard(s, f)) ? faceMoves(s, YODA, REBEL, ANY_FACE, out, count) : count,
    play: (s, _f, move) => rerollOfMission(s, argB(move), argC(move)),
  },
  {
    at: 'attack-rolled',
    moves(s, _f, out, count) {
      if (!yodaReady(s, combatSystem(s))) return count
      let n = count
      for (let colour = 0; colour < COLOURS; colour++)
        for (let face = HIT_FACE; face <= BLANK_FACE; face++)
          if (diceShowing(s, colour, face) > 0) out[n++] = move3(USE_RING, YODA, face, colour)
      return n
    },
    play(s, f, move) {
      const colour = argC(move)
      rerollByYoda(s, ATTACK_DICE + colour * 4, argB(move), colour)
      noteAttackDice(s, REBEL, attack.theater.get(s, f))
    },
  },
]

function rerollOfMission(s: State, face: number, colour: number): void {
  rerollByYoda(s, missionDiceAt(REBEL, colour), face, colour)
  noteMissionDice(s, REBEL)
}

/** R2-D2: an Imperial die of a mission shows its blank face, once. */
const R2D2_ANSWER: Answer = {
  at: 'after-rolls',
  moves: (s, f, out, count) =>
    isWornAt(s, R2D2, placeOfRoll(s, f))
      ? faceMoves(s, R2D2, EMPIRE, BLANK_FACE, out, count)
      : count,
  play(s, _f, move) {
    loseRing(s, wearerOf(s, R2D2))
    const dice = missionDiceAt(EMPIRE, argC(move))
    s.bytes[dice + argB(move)]--
    s.bytes[dice + BLANK_FACE]++
    note('ring-used', R2D2, argB(move))
    noteMissionDice(s, EMPIRE)
  },
}

/** C-3PO, X32: a diplomacy mission that has failed where the ring is worn succeeds, once. */
const C3PO_ANSWER: Answer = {
  at: 'failure',
  opens: (s, m) =>
    MISSION_SKILL[mission.mission.get(s, m)] === DIPLOMACY &&
    isWornAt(s, C3PO, mission.place.get(s, m)),
  play(s, f) {
    pop(s)
    loseRing(s, wearerOf(s, C3PO))
    settleAttempt(s, below(f), true, BY_RING)
  },
}

/** The Millennium Falcon rescues a captive where the ring is worn, after all steps of a mission (K23). */
const FALCON_ANSWER: Answer = {
  at: 'after-success',
  opens: mayRescue,
  ready: (s, f) => mayRescue(s, below(f)),
  play(s, f) {
    const m = below(f)
    const leaders = mission.leaders.get(s, m)
    pop(s)
    loseRing(s, wearerOf(s, FALCON))
    const rescue = cardNumber('daring-rescue')
    const g = pushCard(s, REBEL, MISSION_CARD, rescue, mission.place.get(s, m))
    cardFrame.leaders.set(s, g, leaders)
  },
}

function mayRescue(s: State, m: number): boolean {
  const place = mission.place.get(s, m)
  return (
    sideOf(s, m) === REBEL &&
    place < BASE_SPACE &&
    isWornAt(s, FALCON, place) &&
    captivesThere(s, m) !== 0
  )
}

export const RING_ANSWERS: readonly RingAnswer[] = [
  ...YODA_ANSWERS.map((answer) => ({ ring: YODA, answer })),
  { ring: R2D2, answer: R2D2_ANSWER },
  { ring: C3PO, answer: C3PO_ANSWER },
  { ring: FALCON, answer: FALCON_ANSWER },
]
