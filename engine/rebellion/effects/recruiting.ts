import type { State } from '../../state.js'
import { next, placeOfCard, targetOf } from '../cards/card-frame.js'
import type { Effect } from '../cards/registry.js'
import { sideOf } from '../course/frame.js'
import { RESERVE } from '../facts/leader-places.js'
import { CHEWBACCA, LANDO } from '../facts/leader-types.js'
import { BESPIN, lowestBit } from '../facts/map.js'
import { leadersOf, moveLeader, placeOf } from '../leaders/leaders.js'
import { note } from '../state/journal.js'
import { LEADERS_AT } from '../state/layout.js'
import { argA, CHOOSE_LEADER, move1 } from '../state/moves.js'

/** One of the leaders who are not in play yet joins the system of the card; no action card comes with him. */
export function recruitHere(who: (s: State, side: number) => number): Effect {
  return {
    name: 'recruit-here',
    moves(s, f, out) {
      let n = 0
      const side = sideOf(s, f)
      const free = s.words[LEADERS_AT + RESERVE] & leadersOf(s, side) & who(s, side)
      for (let rest = free; rest !== 0; rest &= rest - 1)
        out[n++] = move1(CHOOSE_LEADER, lowestBit(rest))
      return n
    },
    play(s, f, move) {
      moveLeader(s, argA(move), placeOfCard(s, f))
      note('recruited', argA(move), placeOfCard(s, f))
      next(s, f)
    },
  }
}

/** Lando Calrissian in Bespin, Chewbacca in Kashyyyk, if not in play yet; he joins Han Solo there (Z5). */
export const meetOldFriend: Effect = {
  name: 'meet-old-friend',
  run(s, f) {
    const friend = placeOfCard(s, f) === BESPIN ? LANDO : CHEWBACCA
    if (placeOf(s, friend) !== RESERVE) return
    moveLeader(s, friend, placeOf(s, targetOf(s, f)))
    note('recruited', friend, placeOf(s, friend))
  },
}
