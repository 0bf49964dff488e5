import type { AgentFactory } from '../../../agents/agent.js'

/** A module that plays two moves and then does what its file is named after. */
export function hostileAgent(how: string): AgentFactory {
  let asked = 0
  return {
    name: how,
    about: 'hostile',
    options: {},
    create: () => {
      asked = 0
      return {
        choose: (_observation, moves) => {
          if (++asked <= 2) return moves.list[0] as number
          if (how === 'throws') throw new Error('the module fell over')
          if (how === 'exits') process.exit(5)
          if (how === 'loops') for (;;);
          if (how === 'illegal') return 12345
          const heap: number[][] = []
          for (;;) heap.push(new Array<number>(1 << 16).fill(1))
        },
      }
    },
  }
}
