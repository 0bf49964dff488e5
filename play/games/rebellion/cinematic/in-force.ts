import { capital, counted, listed } from '../../../../engine/english.js'
import { TACTICS } from '../../../../engine/rebellion/cards/registry.js'
import { enemyOf } from '../../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { unitName } from '../words/names.js'

/** What tactic cards have left behind and still counts, by the side whom it serves. */

export interface InForce {
  readonly side: number
  readonly text: string
  /** The effect of a card that it comes from, or the card itself where it names it. */
  readonly from: string
}

export function inForce(view: RebellionView, theater: number): readonly InForce[] {
  return [view.side, view.enemy].flatMap((side) => ofSide(view, side, theater))
}

function ofSide(view: RebellionView, side: number, theater: number): InForce[] {
  const { tacticCards } = view
  const enemy = enemyOf(side)
  const they = enemy === view.side ? 'you' : 'they'
  const their = enemy === view.side ? 'your' : 'their'
  const found: { readonly text: string; readonly from: string }[] = []
  const add = (from: string, text: string): void => {
    found.push({ from, text: capital(text) })
  }
  const lost = lossWords(tacticCards.prevents(side))
  if (lost !== '') add('prevent', `before ${they} deal damage, ${lost} of ${their} roll come off`)
  if (tacticCards.cannotRepair(enemy)) add('stop-repairs', `${their} specials repair nothing`)
  if (tacticCards.attacksFirst(theater) === enemy)
    add('enemy-first', `${they} attack first, in this whole combat`)
  if (tacticCards.isLockedNext(enemy, theater))
    add('lock-enemy', `${they} play no card here in the next round`)
  for (const card of tacticCards.waiting(side)) {
    const half = TACTICS[card]?.top
    if (half?.late !== undefined)
      add(
        TACTICS[card]?.id ?? '',
        `${TACTICS[card]?.name}: ${LATE_WORDS[half.late.steps.at(-1)?.name ?? ''] ?? 'to come'}${half.unit === undefined ? '' : ` (${unitName(half.unit)})`}`,
      )
  }
  return found.map((one) => ({ side, ...one }))
}

const LATE_WORDS: Readonly<Record<string, string>> = {
  mend: 'up to 2 damage is taken back after the dice',
  divert: 'up to 3 damage may go to a structure',
  confront: 'at the end of the battle',
  'beam-in': 'after the retreats',
  'rescue-or-unmark': 'after the retreats',
}

function lossWords([red, black, direct]: readonly [number, number, number]): string {
  return listed(
    [
      red > 0 ? counted(red, 'red hit') : '',
      black > 0 ? counted(black, 'black hit') : '',
      direct > 0 ? counted(direct, 'direct hit') : '',
    ].filter((part) => part !== ''),
  )
}
