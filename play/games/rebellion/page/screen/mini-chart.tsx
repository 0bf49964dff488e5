import { useState } from 'preact/hooks'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { lookAtKept } from '../../../../page/kept-look.js'
import type { KeptGame } from '../../../../page/saving.js'
import { OUTLINES } from '../board/chart-lines.js'
import { CHART_REGIONS, CHART_SYSTEMS, FRAME, WALLS } from '../data/chart.js'
import { pictureOf } from '../picture/picture.js'
import { sideLooking } from '../picture/views.js'

/** The chart in small, as the person left it. */
export function MiniChart({ game }: { game: KeptGame }) {
  const [picture] = useState(() => {
    const { state, session } = lookAtKept(rebellion, game)
    return pictureOf(state, sideLooking(session))
  })
  return (
    <svg class="mini" viewBox="0 0 1600 800" aria-hidden="true">
      {CHART_REGIONS.map(({ tint }, n) => (
        <path class={`tint-${tint}`} d={OUTLINES[n]} />
      ))}
      <path class="wall-body" d={WALLS.join('')} />
      <path class="frame" d={FRAME} />
      {CHART_SYSTEMS.map(({ x, y }, n) => {
        const system = picture.systems[n]
        const name = system?.subjugated === true ? 'subjugated' : (system?.loyalty ?? 'none')
        return <circle class={`spot ${name}`} cx={x} cy={y} r={name === 'none' ? 15 : 27} />
      })}
    </svg>
  )
}
