import { capital } from '../../engine/english.js'
import type { ReasonWords } from '../game-plug.js'
import { plugOf } from '../games.js'
import type { Summary } from '../summary/summary.js'
import { type SideColour, USUAL_COLOURS } from './colours.js'
import { escaped, sideMark } from './svg.js'

/** What a side is called, and how it is drawn. */
export interface SideLook {
  readonly name: string
  /** Stands for it where there is no room. */
  readonly letter: string
  /** As in `games won by …`. */
  readonly all: string
  readonly colour: SideColour
  /** The class of what is drawn in its colour. */
  readonly mark: string
}

/** The sides of the game, in its order. */
export function sideLooks({ run }: Summary): SideLook[] {
  const { sides: words = {} } = plugOf(run.game)
  const names = run.sides.map(capital)
  const letters = names.map((name) => name.charAt(0))
  const isPlain = new Set(letters).size === names.length
  return names.map((name, side) => {
    const own = words[run.sides[side] as string]
    return {
      name,
      letter: isPlain ? (letters[side] as string) : String(side + 1),
      all: own?.all ?? name,
      colour: own?.colour ?? USUAL_COLOURS[side % USUAL_COLOURS.length] ?? USUAL_COLOURS[0],
      mark: sideMark(side),
    }
  })
}

/** Words in the colour of a side. */
export function sided({ mark }: SideLook, words: string): string {
  return `<b class="${mark}">${escaped(words)}</b>`
}

const REASONS: Readonly<Record<string, ReasonWords>> = {
  forfeit: { text: 'opponent forfeited' },
  'too-long': { text: 'too long' },
  adjudicated: { text: 'adjudicated' },
}

/** Words for how a game ended. */
export function reasonWords({ run }: Summary, reason: string): ReasonWords {
  return (
    REASONS[reason] ?? plugOf(run.game).reasons?.[reason] ?? { text: reason.replaceAll('-', ' ') }
  )
}
