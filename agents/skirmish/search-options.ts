import type { AgentOption } from '../agent.js'
import { ANY_FLEET, FLEET_IDS, fleetsNamed } from './fleets.js'

export const FLEET_OPTION = {
  type: 'text',
  values: `${ANY_FLEET} | ${FLEET_IDS.join(' | ')} | units as 2*x-wing.falcon/y-wing`,
  fallback: ANY_FLEET,
  about:
    'the fleet it brings along: any ready-made one that fits the battle, one of them, or units on the table / in reserve',
  check: (text: string) => void fleetsNamed(text, ''),
} as const satisfies AgentOption

export function mixingOption(fallback: number): AgentOption {
  return {
    type: 'whole',
    least: 0,
    most: 10_000,
    fallback,
    about:
      'rounds in which it learns what to declare against what the others may; 0: each shot at its best target',
  }
}

/** What searching agents may be told in this game only. */
export const SEARCH_OPTIONS = {
  fleet: FLEET_OPTION,
  ways: {
    type: 'whole',
    least: 1,
    most: 1000,
    fallback: 96,
    about: 'ways that are drawn for each unit that is due; the best of them are searched',
  },
  replies: {
    type: 'whole',
    least: 1,
    most: 200,
    fallback: 6,
    about: 'ways that are drawn for each unit that moves later, in playouts',
  },
  mixing: mixingOption(64),
} as const satisfies Readonly<Record<string, AgentOption>>
