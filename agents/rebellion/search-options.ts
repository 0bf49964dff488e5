import type { AgentOption } from '../agent.js'

/** What searching agents may be told in Rebellion only. */
export const SEARCH_OPTIONS = {
  /** A trained network, weights fitted on games, or those set by hand. */
  evaluation: {
    type: 'word',
    values: ['network', 'fitted', 'hand'],
    fallback: 'network',
    about: 'what judges unfinished games: a small network, or linear weights',
  },
  /** How hidden things are usually chosen, also what the opponent did since, or nothing at all. */
  belief: {
    type: 'word',
    values: ['prior', 'behaviour', 'uniform'],
    fallback: 'prior',
    about: 'where the base may be: as bases are chosen, also by what the Rebels did, or anywhere',
  },
  /** Advanced tactic cards are picked by both sides at once. */
  tactics: {
    type: 'word',
    values: ['mixed', 'script'],
    fallback: 'mixed',
    about:
      'tactic cards of cinematic combat: mixed by regret matching, or as the rules of thumb say',
  },
  /** Places, leaders and cards that a card or a mission asks for. */
  answers: {
    type: 'word',
    values: ['searched', 'script'],
    fallback: 'searched',
    about: 'what cards ask for in passing: searched, or as the rules of thumb say',
  },
} as const satisfies Readonly<Record<string, AgentOption>>

export type BeliefName = (typeof SEARCH_OPTIONS.belief.values)[number]
