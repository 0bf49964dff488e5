import type { Move, Player } from '../../../../engine/game.js'
import { fieldNamed, stepName, topFrame } from '../../../../engine/rebellion/course/steps.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { verbOf } from '../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../engine/state.js'

/** What a step's words are made from: an observation of the side that decides, and nothing else. */
export class Asked {
  readonly view: RebellionView
  readonly side: number
  /** The frame of the step that asks. */
  readonly frame: number
  readonly step: string

  constructor(
    readonly state: State,
    seat: Player,
    readonly legal: readonly Move[],
    /** The moves that fit what is chosen so far; all of them at first. */
    readonly open: readonly Move[],
  ) {
    this.view = new RebellionView(seat).bind(state)
    this.side = this.view.side
    this.frame = topFrame(state)
    this.step = stepName(state, this.frame)
  }

  /** A field of the step's frame. */
  field(name: string): number {
    return fieldNamed(this.state, this.frame, name)
  }

  /** Legal moves with a verb. */
  moves(verb: number): readonly Move[] {
    return this.legal.filter((move) => verbOf(move) === verb)
  }

  /** The value that an argument has in all open moves; -1 where they differ. `argument` reads it. */
  common(argument: (move: Move) => number): number {
    const [first] = this.open
    if (first === undefined) return -1
    const value = argument(first)
    return this.open.every((move) => argument(move) === value) ? value : -1
  }

  /** The verb of all open moves; -1 where they differ. */
  get verb(): number {
    return this.common(verbOf)
  }
}

/** What a step says of its question. */
export interface Wording {
  /** What is asked, in a sentence. */
  readonly title: string
  /** What it means, or what follows. */
  readonly about?: string
  /** The card that asks. */
  readonly card?: AskingCard
  /** Which of how many. */
  readonly count?: string
  /** What is asked where the whole act is answered at once, in any order. */
  readonly act?: { readonly title: string; readonly about: string }
  /** What stands in its place on a page where all of it has been answered, but not confirmed. */
  readonly over?: string
  /** What each answer does, by the verb of its move. */
  readonly answers: Readonly<Record<number, (move: Move) => Said>>
}

/** A card as a question names it. */
export interface AskingCard {
  readonly name: string
  readonly about: string
}

/** What is said of an answer: what is done; beside it what that would bring, and whether it would bring nothing. */
export interface Said {
  readonly label: string
  readonly detail?: string
  readonly weak?: boolean
}

/** The words of a step; null where it has none for what it asks now. */
export type Ask = (asked: Asked) => Wording | null
