/** What the page is built with instead of yardsticks.ts: its levels all judge by the network. */
export function yardstickNamed(): null {
  return null
}
