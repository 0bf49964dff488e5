import type { AgentOption } from '../agent.js'

/** What searching agents may be told in this game only, and where it has other fallbacks than others. */
export const SEARCH_OPTIONS = {
  /** A struggle is a long exchange of small blows. */
  depth: {
    type: 'whole',
    least: 0,
    most: 200,
    fallback: 10,
    about: 'decisions searched in an iteration',
  },
  solver: {
    type: 'word',
    values: ['on', 'off'],
    fallback: 'on',
    about: 'on: the end of a struggle is solved where it is small enough',
  },
} as const satisfies Readonly<Record<string, AgentOption>>
