import type { Verb } from './verb.js'

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
    name: 'play',
    about: 'Plays against the computer in the terminal.',
    examples: [
      'dejarik play --as empire --level commander --seed winter',
      'dejarik play --as rebel --setup first',
      'dejarik play --edition rise --players 4 --as rebel-admiral',
      'dejarik play --load games/winter.json',
    ],
    load: () => import('./verbs/play.js'),
  },
  {
    name: 'learn',
    about: 'Teaches a game by played lessons in the terminal.',
    examples: ['dejarik learn', 'dejarik learn empire', 'dejarik learn rebel-battle'],
    load: () => import('./verbs/learn.js'),
  },
  {
    name: 'serve',
    about: 'Serves the web game on this machine.',
    examples: ['dejarik serve', 'dejarik serve --port 8080'],
    load: () => import('./verbs/serve.js'),
  },
  {
    name: 'agents',
    about: 'Lists the computer players and their options, and checks bots of others.',
    examples: ['dejarik agents', 'dejarik agents --json', 'dejarik agents check ./my-bot.ts'],
    load: () => import('./verbs/agents.js'),
  },
  {
    name: 'tune',
    about: 'Fits what the players weigh to games of their own.',
    examples: [
      'dejarik tune collect positions.jsonl --games 5000 --seed fit',
      'dejarik tune evaluation positions.jsonl',
      'dejarik tune search search.txt --seed autumn',
      'dejarik tune search search.txt --resume',
      'dejarik tune rules rules.txt --numbers searchBase frontier --steps 300',
    ],
    load: () => import('./verbs/tune.js'),
  },
  {
    name: 'arena',
    about: 'Plays tournaments of agents against each other and rates them.',
    examples: [
      'dejarik arena --agents scripted random --games 1000',
      'dejarik arena --agents new=mcts:iterations=400 old=mcts:iterations=200 --games 2000 --sprt',
      'dejarik arena --agents random "keen=exec:python3 arena/examples/keen_bot.py"',
      'dejarik arena --resume runs/winter',
      'dejarik arena --resume runs/winter --games 2000 --add mcts:200',
      'dejarik arena export runs/winter --texts',
      'dejarik arena compare runs/before runs/after',
      'dejarik arena --agents scripted random --queue redis://localhost:6379',
    ],
    load: () => import('./verbs/arena.js'),
  },
  {
    name: 'bot',
    about: 'Makes one of our agents a program that speaks the bot protocol.',
    examples: [
      'dejarik bot mcts:100',
      'dejarik arena --agents new=mcts:100 "old=exec:node ../old/dist/cli.js bot mcts:100"',
    ],
    load: () => import('./verbs/bot.js'),
  },
  {
    name: 'engine',
    about: 'Answers programs in other languages: positions, moves, worlds, values, choices.',
    examples: ['dejarik engine --workers 2', 'python3 arena/examples/flat_search.py --games 20'],
    load: () => import('./verbs/engine.js'),
  },
  {
    name: 'worker',
    about: 'Plays games of tournaments on other machines.',
    examples: ['dejarik worker --queue redis://localhost:6379 --workers 8'],
    load: () => import('./verbs/worker.js'),
  },
  {
    name: 'elo',
    about: 'Calculates score, Elo and their 95 % intervals from results.',
    examples: ['dejarik elo 60 5 35', 'dejarik elo 10 40 100 60 20', 'dejarik elo --difference 20'],
    load: () => import('./verbs/elo.js'),
  },
  {
    name: 'sprt',
    about: 'Says whether results decide between two Elo differences.',
    examples: ['dejarik sprt 120 10 90', 'dejarik sprt 10 40 100 60 20 --elo0 0 --elo1 10'],
    load: () => import('./verbs/sprt.js'),
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
      'dejarik replay runs/winter/games.jsonl --number 412 --json',
      'dejarik replay --random --seed tuesday',
      'dejarik replay --players scripted random',
    ],
    load: () => import('./verbs/replay.js'),
  },
  {
    name: 'coach',
    about: 'Shows where a game turned: what was given away, and what would have been better.',
    examples: [
      'dejarik coach games/winter.json',
      'dejarik coach runs/winter/games.jsonl --number 412 --as rebel --iterations 400',
    ],
    load: () => import('./verbs/coach.js'),
  },
  {
    name: 'position',
    about: 'Prints, plays, draws and samples positions.',
    examples: [
      'dejarik position new --seed tuesday > game.json',
      'dejarik position moves game.json',
      'dejarik position play game.json "activate darth-vader alderaan" done --log',
      'dejarik position show game.json --as rebel',
      'dejarik position sample game.json --as empire --count 3',
      'dejarik position perft game.json --depth 3',
    ],
    load: () => import('./verbs/position.js'),
  },
  {
    name: 'verify',
    about: 'Plays recorded games again and checks them, or checks the rules with random games.',
    examples: [
      'dejarik verify runs/winter/games.jsonl',
      'dejarik verify --fuzz 1000 --seed tuesday --coverage',
    ],
    load: () => import('./verbs/verify.js'),
  },
  {
    name: 'completion',
    about: 'Prints the script by which a shell completes this command line.',
    examples: [
      'dejarik completion bash > ~/.local/share/bash-completion/completions/dejarik',
      'dejarik completion fish > ~/.config/fish/completions/dejarik.fish',
    ],
    load: () => import('./verbs/completion.js'),
  },
  {
    name: 'man',
    about: 'Prints the manual page.',
    examples: ['dejarik man > dejarik.1', 'dejarik man | man -l -'],
    load: () => import('./verbs/man.js'),
  },
]
