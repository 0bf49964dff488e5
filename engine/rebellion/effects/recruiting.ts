import { targetOf } from '../card-step.js'
import { note } from '../journal.js'
import { RESERVE } from '../layout.js'
import { moveLeader, placeOf } from '../leaders.js'
import { BESPIN } from '../map.js'
import { CHEWBACCA, LANDO } from '../people.js'
import type { Effect } from '../registry.js'

/** Lando Calrissian in Bespin, Chewbacca in Kashyyyk, if not in play yet; he joins Han Solo there (Z5). */
export const meetOldFriend: Effect = {
  run(s, f) {
    const friend = s.bytes[f + 5] === BESPIN ? LANDO : CHEWBACCA
    if (placeOf(s, friend) !== RESERVE) return
    moveLeader(s, friend, placeOf(s, targetOf(s, f)))
    note('recruited', friend, placeOf(s, friend))
  },
}
