import type { Opinion } from '../../agents/agent.js'

/** What a game's players thought of their moves, and how long. */
export interface MoveNote {
  /** Chance of the mover's side by his own opinion, and how often he looked; null where he said nothing. */
  readonly value: number | null
  readonly visits: number
  /** Null where nobody measured, because it took next to nothing. */
  readonly ms: number | null
}

/** A move that took less is not worth a note. */
const LEAST_MS = 1
const STEPS = 10_000

/** Takes notes in as few numbers as will do: most games have many moves that nobody thought about. */
export class Notebook {
  /** Move, value in 10,000ths, visits, one after the other. */
  readonly opinions: number[] = []
  /** By opinion: the seat whose it is. */
  readonly thinkers: number[] = []
  /** Move, milliseconds, one after the other. */
  readonly moments: number[] = []

  note(move: number, seat: number, opinion: Opinion | null, ms: number): void {
    // What is no chance is no opinion, as with other programs
    if (opinion !== null && opinion.value >= 0 && opinion.value <= 1) {
      this.opinions.push(move, Math.round(opinion.value * STEPS), opinion.visits)
      this.thinkers.push(seat)
    }
    if (ms >= LEAST_MS) this.moments.push(move, Math.round(ms))
  }
}

/** The notes by the number of their move. */
export function readNotes(
  opinions: readonly number[],
  moments: readonly number[],
): ReadonlyMap<number, MoveNote> {
  const notes = new Map<number, MoveNote>()
  for (let i = 0; i + 2 < opinions.length; i += 3)
    notes.set(opinions[i] as number, {
      value: (opinions[i + 1] as number) / STEPS,
      visits: opinions[i + 2] as number,
      ms: null,
    })
  for (let i = 0; i + 1 < moments.length; i += 2) {
    const move = moments[i] as number
    const noted = notes.get(move) ?? { value: null, visits: 0 }
    notes.set(move, { ...noted, ms: moments[i + 1] as number })
  }
  return notes
}

/** The chances that opinions gave their own sides, with the numbers of their moves from 1 on, in their order. */
export function* opinionsSaid(
  opinions: readonly number[],
): Generator<{ readonly move: number; readonly said: number }> {
  for (let i = 0; i + 2 < opinions.length; i += 3)
    yield { move: (opinions[i] as number) + 1, said: (opinions[i + 1] as number) / STEPS }
}
