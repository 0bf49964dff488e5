/** Time on the wall, and time that the processor worked for this process, all threads together. */
export interface Elapsed {
  readonly seconds: number
  readonly cpuSeconds: number
}

/** Runs from its making. */
export class Stopwatch {
  private readonly began = performance.now()
  private readonly cpu = process.cpuUsage()

  read(): Elapsed {
    const { user, system } = process.cpuUsage(this.cpu)
    return { seconds: (performance.now() - this.began) / 1e3, cpuSeconds: (user + system) / 1e6 }
  }
}

export const NOTHING: Elapsed = { seconds: 0, cpuSeconds: 0 }

export function sum(a: Elapsed, b: Elapsed): Elapsed {
  return { seconds: a.seconds + b.seconds, cpuSeconds: a.cpuSeconds + b.cpuSeconds }
}
