/** Of the rules as they are played here: it grows when moves or rules change their meaning. */
export const EDITION = 1
