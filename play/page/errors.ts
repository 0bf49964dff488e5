/** Whatever was thrown, as an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

const LONGEST = 300

/** Why something failed, in a line that fits the page: what was read may be of any size, and so may what is said of it. */
export function reasonOf(thrown: unknown): string {
  // What nests so deep that it cannot even be looked through
  if (thrown instanceof RangeError) return 'it is nested deeper than any game'
  const { message } = asError(thrown)
  return message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message
}
