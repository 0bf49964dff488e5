import type { State } from '../../state.js'
import {
  NEXT_TURN,
  RESERVES_CHOICE,
  RESERVES_NEXT,
  RESERVES_ROLL,
} from '../course/stage-numbers.js'
import { ask, defineStage, goTo } from '../course/stages.js'
import { RADIUS } from '../facts/units.js'
import { rollDie } from '../state/dice.js'
import { note } from '../state/journal.js'
import { ACTOR, ALLOWED, BROUGHT, DONE, PLAYERS, STEP } from '../state/layout.js'
import { BRING, largeOf, moveOf, NO_MORE, smallOf, verbOf } from '../state/moves.js'
import { hasRoomAtHome } from '../state/outline.js'
import { endSlot, firstSlot, IS_BACK, isInReserve, kindAt } from '../state/units.js'
import { bring, mayBring } from './carry.js'
import { askPlace, FOR_RESERVES } from './placement.js'
import { fromFirst, isDone, isOut, setDone } from './players.js'
import { RESERVES_STEP } from './steps.js'

/** Reserves (section 8, R35): one die for all; 5 and 6 bring nothing, otherwise as many stars as it shows. */

const MOST_RESERVES = 4

defineStage({
  number: RESERVES_ROLL,
  id: 'reserves-roll',
  run(s) {
    s.bytes[STEP] = RESERVES_STEP
    if (!someReserve(s)) return goTo(s, NEXT_TURN)
    const die = rollDie(s)
    note('reserves', die)
    if (die > MOST_RESERVES) return goTo(s, NEXT_TURN)
    s.bytes[ALLOWED] = die
    s.bytes[BROUGHT] = 0
    goTo(s, RESERVES_NEXT)
  },
})

function someReserve(s: State): boolean {
  for (let player = 0; player < s.bytes[PLAYERS]; player++) {
    const end = endSlot(s, player)
    for (let slot = firstSlot(player); slot < end; slot++) if (isInReserve(s, slot)) return true
  }
  return false
}

defineStage({
  number: RESERVES_NEXT,
  id: 'reserves-next',
  run(s) {
    for (let n = 0; n < s.bytes[PLAYERS]; n++) {
      const player = fromFirst(s, n)
      if (isOut(s, player) || isDone(s, player)) continue
      if (listReserves(s, player, scratch, 0) > 0) return ask(s, RESERVES_CHOICE, player)
      finishReserves(s, player)
    }
    s.bytes[DONE] = 0
    s.bytes[ALLOWED] = 0
    goTo(s, NEXT_TURN)
  },
})

const scratch = new Int32Array(256)

function finishReserves(s: State, player: number): void {
  setDone(s, player)
  s.bytes[BROUGHT] = 0
}

defineStage({
  number: RESERVES_CHOICE,
  id: 'reserves',
  kind: 'reserves',
  question: () => 'Which unit comes out of the reserve?',
  hasChoice: () => true,
  moves(s, out) {
    out[0] = moveOf(NO_MORE)
    return listReserves(s, s.bytes[ACTOR], out, 1)
  },
  play(s, move) {
    if (verbOf(move) === NO_MORE) {
      finishReserves(s, s.bytes[ACTOR])
      return goTo(s, RESERVES_NEXT)
    }
    bring(s, smallOf(move), largeOf(move))
    askPlace(s, smallOf(move), FOR_RESERVES)
  },
})

/** Units that may come in and have room at the home base. */
function listReserves(s: State, player: number, out: Int32Array, n: number): number {
  const end = endSlot(s, player)
  for (let slot = firstSlot(player); slot < end; slot++)
    for (let face = 0; face <= IS_BACK; face++) {
      if (!mayBring(s, slot, face)) continue
      if (hasRoomAtHome(s, slot, player, RADIUS[kindAt(s, slot) * 2 + face]))
        out[n++] = moveOf(BRING, slot, face)
    }
  return n
}
