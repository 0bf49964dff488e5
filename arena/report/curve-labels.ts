import { path, spread, text } from './svg.js'

/** A curve's name at its end. */
export interface CurveLabel {
  readonly x: number
  readonly y: number
  readonly words: string
  readonly kind: string
}

const GAP = 14
const LABEL_X = 283

/** Names of curves at the right of a plot, moved apart, each with a fine line to its end. */
export function curveLabels(labels: readonly CurveLabel[], top: number, bottom: number): string[] {
  const places = spread(
    labels.map((one) => one.y),
    GAP,
    top,
    bottom,
  )
  return labels.flatMap((one, i) => {
    const y = places[i] as number
    return [
      path('leader', [
        [one.x + 4, one.y],
        [LABEL_X - 3, y],
      ]),
      text(LABEL_X, y + 4, one.words, one.kind),
    ]
  })
}
