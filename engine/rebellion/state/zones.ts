/** Where an action card or an objective can be. */
export const ACTION_DECK = 0
export const ACTION_HAND = 1
/** Used: faceup, out of the game. */
export const ACTION_USED = 2
/** A starting card that was not dealt: out of the game, unseen. */
export const ACTION_BOXED = 3
/** Kept in play beside the ring that it attached. */
export const ACTION_KEPT = 4
/** Taken off the deck by a player who is choosing. */
export const ACTION_LOOKED_AT = 5
/** Only in observations: in one of the zones that the observer cannot tell apart. */
export const ACTION_UNSEEN = 6
/** Of a set that is not in this game. */
export const ACTION_ABSENT = 7

export const OBJECTIVE_DECK = 0
export const OBJECTIVE_HAND = 1
export const OBJECTIVE_PLAYED = 2
/** Taken off the deck by a player who is choosing. */
export const OBJECTIVE_LOOKED_AT = 3
export const OBJECTIVE_UNSEEN = 4
/** Of a set that is not in this game. */
export const OBJECTIVE_ABSENT = 5
/** Put into the box at the setup; nobody has seen it (E2). */
export const OBJECTIVE_BOXED = 6
