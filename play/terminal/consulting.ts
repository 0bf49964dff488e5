import type { Move } from '../../engine/game.js'
import type { Beside } from '../shell/beside.js'
import { computerBeside } from '../shell/sitters.js'
import type { Thought } from '../shell/thought.js'
import { costOfMove, isHeeded, politeMoves, tooDear } from '../shell/wishes.js'
import type { Table } from './table.js'
import type { Typist } from './typist.js'
import { partnerName } from './wishing.js'

/** A decision of the computer partner that he puts to the person before he makes it: a card of the battle that he commands. */
export async function consulted(table: Table, typist: Typist, thought: Thought): Promise<Move> {
  const { beside, session, screen, lastViewer } = table
  const seat = session.actor
  if (beside === null || lastViewer === null || computerBeside(session) !== seat)
    return thought.move
  const legal = politeMoves(beside.rules, session)
  if (!beside.rules.consults(legal)) return thought.move
  const name = partnerName(table, seat)
  const others = legal.filter((move) => move !== thought.move)
  const wordsOf = wordsAt(table, beside)
  screen.say(
    `Your ${name} chooses: ${wordsOf(thought.move)}. You may wish for another:`,
    ...others.map((move, i) => `${String(i + 1).padStart(3)}  ${wordsOf(move)}`),
  )
  for (;;) {
    await screen.flush(null)
    const typed = await typist.line(
      screen.bold('-- Enter lets him, a number wishes for another --'),
    )
    screen.wasRead()
    const text = typed?.trim() ?? ''
    const wished = /^\d+$/.test(text) && !typist.wasAhead ? others[Number(text) - 1] : undefined
    if (text === '') return thought.move
    if (wished === undefined) screen.warn(`"${text}" is none of these`)
    else {
      const cost = costOfMove(thought, wished)
      if (isHeeded(cost, beside.table.mind)) {
        table.considered = null
        return wished
      }
      screen.say(`${name}: ${tooDear(cost)}`)
    }
  }
}

function wordsAt({ session }: Table, { table }: Beside): (move: Move) => string {
  const observation = session.observationOf(session.actor)
  return (move) => table.words(observation, [move]).join('; ')
}
