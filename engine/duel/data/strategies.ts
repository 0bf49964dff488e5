/** The five strategies of either side; numbers lie in moves and records. */
export interface StrategyData {
  readonly number: number
  readonly id: string
  readonly name: string
  readonly about: string
}

export const STRATEGIES: readonly StrategyData[] = [
  { number: 0, id: 'bureaucracy', name: 'Bureaucracy', about: 'Gain 2 influence if the enemy wins the event.' },
  { number: 1, id: 'deception', name: 'Deception', about: 'If nobody is over the objective, the loser wins.' },
  { number: 2, id: 'direct-assault', name: 'Direct Assault', about: 'Your total counts 2 more.' },
  { number: 3, id: 'infiltration', name: 'Infiltration', about: "You choose the enemy's next strategy." },
  { number: 4, id: 'support', name: 'Support', about: 'You may add a character from your reserve to your deck.' },
]
