import type { ReplayLook } from '../../../../page/game-page.js'
import { type DuelTable, tableOf } from '../../table/table.js'
import { labelOf, SIDE_CLASS, shortName, strategyName } from '../../words/names.js'
import { Cards } from '../card/cards.js'
import { DeckList } from '../dock/to-come.js'
import { TableView } from '../table/table-view.js'
import { Tracks } from './top-bar.js'

/** The table of a replay; who sees all sees strategies and reserves of both sides. */
export function ReplayBoard(look: ReplayLook) {
  return (
    <div class="duel replay-table">
      <TableView
        store={null}
        table={tableFor(look)}
        prompt={null}
        previewed={[]}
        lately={look.told}
        isOpen={look.eyes === 'all'}
      />
      <Cards />
    </div>
  )
}

export function ReplayBar(look: ReplayLook) {
  return <Tracks table={tableFor(look)} />
}

/** Strategies, reserves and decks, as far as these eyes see them. */
export function ReplayHands(look: ReplayLook) {
  const table = tableFor(look)
  if (table.isTutorial) return null
  const below = look.eyes === 'all' ? [0, 1] : [table.reader]
  return (
    <>
      {below.map((side) => {
        const { reserve, possible, top } = table.sides[side === 0 ? 0 : 1]
        const [chosen] = possible
        return (
          <section class={`duel replay-hand ${SIDE_CLASS[side]}`} key={side}>
            <h2>
              <i class="dot" /> <b>{labelOf(side)}</b>
            </h2>
            <p>
              Strategy: {chosen === undefined ? 'not chosen yet' : strategyName(chosen)}. Reserve:{' '}
              {reserve.map((card) => shortName(side, card)).join(', ') || 'nobody'}.
              {top !== null && ` On top of the deck: ${shortName(side, top)}.`}
            </p>
            <DeckList table={table} side={side} />
          </section>
        )
      })}
    </>
  )
}

function tableFor({ state, eyes }: ReplayLook): DuelTable {
  return tableOf(state, eyes)
}
