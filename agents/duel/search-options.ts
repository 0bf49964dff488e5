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
  replies: {
    type: 'word',
    values: ['scripted', 'searched'],
    fallback: 'scripted',
    about:
      'how the enemy goes on in the search: by the script, which does not know our strategy; or searched, which learns it',
  },
  solver: {
    type: 'word',
    values: ['on', 'off'],
    fallback: 'on',
    about: 'on: the end of a struggle is solved where it is small enough',
  },
} as const satisfies Readonly<Record<string, AgentOption>>
