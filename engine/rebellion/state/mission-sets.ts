/** Bits of what a state says of the missions of a side in a game of the expansion. */

/** It plays the expansion's missions; otherwise those of the base game. */
export const RISE_SET = 1
/** Its player chooses, or has chosen, at the setup. */
export const BY_CHOICE = 2
/** He has not yet, or nobody has been shown it: until then the decks are those of the base set. */
export const NOT_CHOSEN = 4
