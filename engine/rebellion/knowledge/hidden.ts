/** A card that is there and not known; in decks of objectives its stage is (backs are open). */
export const HIDDEN_CARD = 255
export const HIDDEN_STAGE = 240
