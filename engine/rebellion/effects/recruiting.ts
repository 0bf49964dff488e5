import { placeOfCard, targetOf } from '../cards/card-frame.js'
import type { Effect } from '../cards/registry.js'
import { RESERVE } from '../facts/leader-places.js'
import { CHEWBACCA, LANDO } from '../facts/leader-types.js'
import { BESPIN } from '../facts/map.js'
import { moveLeader, placeOf } from '../leaders/leaders.js'
import { note } from '../state/journal.js'

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
