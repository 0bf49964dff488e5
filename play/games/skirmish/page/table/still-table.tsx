import { useReducer, useState } from 'preact/hooks'
import { ownerOf } from '../../../../../engine/skirmish/state/units.js'
import { knownOrders, type SkirmishTable } from '../../table/table.js'
import { StillDrawing } from './drawing.js'
import { useGestures } from './gestures.js'
import { boxOfBattle, paperOf } from './place.js'
import { useFrame } from './use-frame.js'
import { Viewport } from './viewport.js'

/** A table to look at: of a kept game, of a replay. */
export function StillTable({ table }: { table: SkirmishTable }) {
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  const [view] = useState(() => new Viewport(() => redraw(undefined)))
  const frame = useFrame(view)
  const paper = paperOf(view, view.seen(boxOfBattle(table)))
  const gestures = useGestures(view, paper, { tap: () => {}, drag: () => {} })
  const lines = knownOrders(table.state).map(({ slot, target }) => ({
    from: slot,
    to: target,
    class: ownerOf(slot) === table.reader ? 'mine' : 'theirs',
  }))
  return (
    <div class="field">
      <div class="ground" ref={frame}>
        <svg
          class="table"
          width={view.width}
          height={view.height}
          role="img"
          aria-label="The table"
          {...gestures}
        >
          {view.width > 0 && (
            <StillDrawing
              table={table}
              paper={paper}
              fire={{ arcs: [], lines, marks: new Map() }}
            />
          )}
        </svg>
      </div>
    </div>
  )
}
