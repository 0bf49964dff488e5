import { useState } from 'preact/hooks'
import { duel } from '../../../../../engine/duel/index.js'
import { lookAtKept } from '../../../../page/kept-look.js'
import type { KeptGame } from '../../../../page/saving.js'
import { type DuelTable, tableOf } from '../../table/table.js'
import { Scale } from '../table/scale.js'
import { Tracks } from './top-bar.js'

/** The scale of a kept game, as the person left it. */
export function Preview({ game }: { game: KeptGame }) {
  const [table] = useState((): DuelTable => {
    const { state, session } = lookAtKept(duel, game)
    return tableOf(state, session.viewer)
  })
  return (
    <div class="duel duel-preview">
      <Tracks table={table} />
      <Scale table={table} prompt={null} effect={null} odds={false} />
    </div>
  )
}
