import type { Command } from 'commander'

/** A verb of the command line. Its module is loaded only when the verb is used. */
export interface Verb {
  readonly name: string
  /** One sentence, for the list of verbs and the verb's own help. */
  readonly about: string
  /** Complete command lines; the first one is shown in the help of `dejarik` too. */
  readonly examples: readonly string[]
  readonly load: () => Promise<VerbModule>
}

export interface VerbModule {
  /** The options, arguments and action; name, description and examples come from the table. */
  command(): Command
}

/**
 * All verbs, in the order of the help. To add one, write play/verbs/NAME.ts with
 * `export function command(): Command` and give it an entry here:
 *
 *   {
 *     name: 'bench',
 *     about: 'Measures how fast the rules and the agents are on this machine.',
 *     examples: ['dejarik bench --game rebellion'],
 *     load: () => import('./verbs/bench.js'),
 *   },
 */
export const VERBS: readonly Verb[] = [
  {
    name: 'agents',
    about: 'Lists the computer players and their options.',
    examples: ['dejarik agents', 'dejarik agents --json'],
    load: () => import('./verbs/agents.js'),
  },
  {
    name: 'arena',
    about: 'Plays tournaments of agents against each other and rates them.',
    examples: [
      'dejarik arena --agents scripted random --games 1000',
      'dejarik arena --agents new=mcts:iterations=400 old=mcts:iterations=200 --games 2000 --sprt',
      'dejarik arena --agents random "keen=exec:python3 arena/examples/keen_bot.py"',
      'dejarik arena --resume runs/winter',
      'dejarik arena --agents scripted random --queue redis://localhost:6379',
    ],
    load: () => import('./verbs/arena.js'),
  },
  {
    name: 'worker',
    about: 'Plays games of tournaments on other machines.',
    examples: ['dejarik worker --queue redis://localhost:6379 --workers 8'],
    load: () => import('./verbs/worker.js'),
  },
  {
    name: 'bench',
    about: 'Measures how fast the rules and the agents are on this machine.',
    examples: ['dejarik bench', 'dejarik bench --json --seconds 5', 'dejarik bench arena'],
    load: () => import('./verbs/bench.js'),
  },
  {
    name: 'replay',
    about: 'Tells a finished game turn by turn, or plays one and tells it.',
    examples: [
      'dejarik replay games/winter.json --as empire',
      'dejarik replay runs/winter/games.jsonl --game 412 --json',
      'dejarik replay --random --seed tuesday',
      'dejarik replay --players scripted random',
    ],
    load: () => import('./verbs/replay.js'),
  },
]
