import { useState } from 'preact/hooks'
import { duel } from '../../../../../engine/duel/index.js'
import type { KeptGame } from '../../../../page/saving.js'
import { Session } from '../../../../shell/session.js'
import { type DuelTable, tableOf } from '../../table/table.js'
import { Scale } from '../table/scale.js'
import { Tracks } from './top-bar.js'

/** The scale of a kept game, as the person left it. */
export function Preview({ game }: { game: KeptGame }) {
  const [table] = useState((): DuelTable => {
    const session = Session.of(duel, game.record, [game.settings.seat])
    return tableOf(session.observation, session.viewer)
  })
  return (
    <div class="duel duel-preview">
      <Tracks table={table} />
      <Scale table={table} prompt={null} effect={null} odds={false} />
    </div>
  )
}
