import { useState } from 'preact/hooks'
import { skirmish } from '../../../../../engine/skirmish/index.js'
import { lookAtKept } from '../../../../page/kept-look.js'
import type { KeptGame } from '../../../../page/saving.js'
import { type SkirmishTable, tableOf } from '../../table/table.js'
import { StillTable } from '../table/still-table.js'
import { Standings } from './standings.js'

/** The table of a kept game, as the person left it. */
export function Preview({ game }: { game: KeptGame }) {
  const [table] = useState((): SkirmishTable => {
    const { state, session } = lookAtKept(skirmish, game)
    return tableOf(state, session.viewer)
  })
  return (
    <div class="skirmish skirmish-preview">
      <Standings table={table} />
      <StillTable table={table} />
    </div>
  )
}
