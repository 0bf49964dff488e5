import type { Account, Outlook } from '../../../agents/agent.js'
import type { Judgement } from '../../../agents/mcts/act-judge.js'
import type { Move, Reader } from '../../../engine/game.js'
import type { GameRecord } from '../../../engine/record.js'
import type { Progress } from '../coach/review.js'

/** What the page and the thinking thread say to each other. */

/** What a seat was shown since the thread was last told, after the first `from` looks; 0 begins a course anew. */
export interface CourseNews {
  readonly player: number
  readonly from: number
  readonly looks: readonly Uint8Array[]
}

export type Request =
  | {
      readonly type: 'begin'
      readonly id: number
      readonly game: string
      readonly stop: SharedArrayBuffer | null
    }
  | {
      readonly type: 'choose'
      readonly id: number
      readonly spec: string
      readonly seed: string
      readonly course: CourseNews
      /** Whose decision it is, where a partner is asked about it, from what he knows; left out: that of the course. */
      readonly seat?: number
      readonly observation: Uint8Array
      readonly legal: readonly Move[]
      /** What the choice may take at most. */
      readonly limitMs: number
      /** So many of the best candidates are looked at once more, to tell what they lead to. */
      readonly outlooks: number
      /** Nothing more is asked of this agent: what it has begun is not gone on with. */
      readonly passing?: boolean
    }
  | {
      /** What the seat of the course may be asked next. */
      readonly type: 'ahead'
      readonly id: number
      readonly spec: string
      readonly seed: string
      readonly course: CourseNews
      readonly observation: Uint8Array
      /** Kinds of decisions that are wanted. */
      readonly kinds: readonly string[]
      readonly worlds: number
    }
  | {
      readonly type: 'curve'
      readonly id: number
      readonly record: GameRecord
      /** Whose side's chances are wanted. */
      readonly seat: number
      /** Whose knowledge they are judged by. */
      readonly eyes: Reader
    }
  | {
      readonly type: 'belief'
      readonly id: number
      readonly course: CourseNews
      readonly observation: Uint8Array
    }
  | {
      readonly type: 'judge'
      readonly id: number
      readonly spec: string
      readonly course: CourseNews
      readonly observation: Uint8Array
      readonly legal: readonly Move[]
      readonly act: readonly Move[]
    }
  | {
      readonly type: 'review'
      readonly id: number
      readonly spec: string
      readonly record: GameRecord
      readonly seat: number
    }

export type Answer =
  | { readonly type: 'ready'; readonly id: number }
  | {
      readonly type: 'chosen'
      readonly id: number
      readonly move: Move
      readonly account: Account | null
      readonly outlooks: readonly Outlook[]
    }
  | {
      readonly type: 'ahead'
      readonly id: number
      readonly decisions: readonly {
        readonly observation: Uint8Array
        readonly legal: readonly Move[]
      }[]
    }
  | { readonly type: 'curve'; readonly id: number; readonly values: readonly number[] }
  | { readonly type: 'belief'; readonly id: number; readonly belief: Account['belief'] }
  | { readonly type: 'judged'; readonly id: number; readonly judgement: Judgement | null }
  /** Comes as often as something has been found, before `reviewed`. */
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly type: 'reviewed'; readonly id: number }
  | {
      readonly type: 'fault'
      readonly id: number
      readonly message: string
      /** Where in the program it happened. */
      readonly trace: string
    }

/** Whatever was thrown, as an answer. */
export function faultAnswer(id: number, error: unknown): Answer {
  const isError = error instanceof Error
  const message = isError ? error.message : String(error)
  return { type: 'fault', id, message, trace: (isError ? error.stack : undefined) ?? message }
}
