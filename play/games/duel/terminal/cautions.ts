import type { Move, Player } from '../../../../engine/game.js'
import type { State } from '../../../../engine/state.js'
import type { Caution, Drawing } from '../../../terminal/game-words.js'
import { effectOf, totalsAfter } from '../decision/effect.js'
import { Choosing, PASS_PART, partsOf, sortOf } from '../decision/parts.js'
import { promptOf } from '../decision/prompt-of.js'
import { standingOf, standingWords } from '../table/standing.js'
import { tableOf } from '../table/table.js'
import { kindOf, legalIn } from './asked.js'
import { scaleLines } from './scale.js'

/** What is asked back: a pass that loses, and a power that could do more. */
export function cautionOf(
  observation: State,
  seat: Player,
  [move]: readonly Move[],
  drawing: Drawing,
): string | Caution {
  if (move === undefined) return ''
  const legal = legalIn(observation)
  const parts = partsOf(seat, move)
  const { caution } = promptOf(observation, seat, kindOf(observation), legal, parts)
  if (caution !== '') {
    const asked = `${caution} ${parts.includes(PASS_PART) ? 'Pass?' : 'Do it?'}`
    return { asked, usual: false }
  }
  const isUse = parts.some((part) => sortOf(part) === 'use') && parts.length > 1
  const more = isUse ? new Choosing(seat, legal).open(parts).length : 1
  if (more < 2) return ''
  return {
    lines: previewLines(observation, seat, move, drawing),
    asked: 'More numbers take more. Do it?',
    usual: true,
  }
}

/** The scale as it would be, and who would win. */
function previewLines(observation: State, seat: Player, move: Move, drawing: Drawing): string[] {
  const table = tableOf(observation, seat)
  const effect = effectOf(table, seat, move)
  const standing = standingOf(table, totalsAfter(table, effect))
  const { lead, sum } = standingWords(table, standing, 'after this')
  return [...scaleLines(table, standing, effect, drawing), `${lead}: ${sum}.`]
}
