import type { Option } from './prompt.js'

/** What stands beside the answers of a list, and what all of them say alike: that is said once, above them. */

/** Fewer answers repeat nothing. */
const LEAST_ANSWERS = 3
const DOT = ' · '

/** The parts that are in the details of all answers that are worth something; none where an answer would have nothing left. */
export function sharedDetail(options: readonly Option[]): readonly string[] {
  const all = options
    .filter(({ refusal, weak }) => !refusal && !weak)
    .map(({ detail }) => detail.split(DOT))
  const [first = []] = all
  if (all.length < LEAST_ANSWERS) return []
  const shared = first.filter((part) => all.every((parts) => parts.includes(part)))
  return all.every((parts) => parts.length > shared.length) ? shared : []
}

/** A detail without what is said of all. */
export function ownDetail(detail: string, shared: readonly string[]): string {
  return detail
    .split(DOT)
    .filter((part) => !shared.includes(part))
    .join(DOT)
}
