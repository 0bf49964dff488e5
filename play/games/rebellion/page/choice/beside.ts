import type { Move } from '../../../../../engine/game.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import type { State } from '../../../../../engine/state.js'
import { viewOf } from '../picture/views.js'
import { type DieMark, mostMarks, rerollOf, toggled } from './dice-marks.js'
import { type Subverted, subversionIn, withSubversion } from './subversion.js'

/** What is marked or ticked beside the answer of a decision, and made together with it. */

/** The decision that it belongs to. */
interface Asked {
  readonly kind: string
  readonly isAsked: boolean
  readonly observation: State
  readonly session: { readonly legal: readonly Move[] } | null
  readonly picture: { readonly reader: number }
  /** What is chosen of the answer is chosen anew. */
  chooseAnew(): void
}

export class Beside {
  /** Dice that are marked to be rolled again. */
  dice: readonly DieMark[] = []
  /** The face-down Subversion is ticked: what is asked with it, and how it is turned up. */
  private subverted: (Subverted & { readonly reveal: Move }) | null = null

  constructor(private readonly asked: Asked) {}

  get isEmpty(): boolean {
    return this.dice.length === 0 && this.subverted === null
  }

  clear(): void {
    this.dice = []
    this.subverted = null
  }

  /** Marks a die for the reroll, or takes the mark off. */
  markDie(move: Move, nth: number): void {
    this.dice = toggled(this.dice, move, nth, mostMarks(this.view, this.legal))
    this.asked.chooseAnew()
  }

  /** The reroll of the marked dice. */
  get reroll(): readonly Move[] {
    return rerollOf(this.view, this.legal, this.dice)
  }

  /** A Subversion that lies face down and may be turned up now. */
  get subversion(): Move | null {
    return this.asked.isAsked ? subversionIn(this.asked.kind, this.legal) : null
  }

  /** What is asked with the Subversion that is ticked; null without it. */
  get ticked(): Subverted | null {
    return this.subverted
  }

  /** What is made before the answer. */
  get before(): readonly Move[] {
    return this.subverted === null ? [] : [this.subverted.reveal]
  }

  /** Ticks the Subversion, or takes the tick off. */
  tickSubversion(): void {
    const { subversion: reveal } = this
    if (reveal === null) return
    const { observation } = this.asked
    this.subverted =
      this.subverted === null ? { reveal, ...withSubversion(observation, reveal) } : null
    this.asked.chooseAnew()
  }

  private get legal(): readonly Move[] {
    return this.asked.session?.legal ?? []
  }

  private get view(): RebellionView {
    return viewOf(this.asked.picture.reader).bind(this.asked.observation)
  }
}
