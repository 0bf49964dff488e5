import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Position } from '../../../engine/game.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { words } from '../../../play/games/rebellion/terminal/index.js'
import type { Deal } from '../../../play/terminal/table.js'
import { type Place, Sitting } from './sitting.js'

/** Games of Rebellion at the terminal, kept in a folder that goes away with the tests. */
export function sitter(after: (clean: () => void) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-conversation-'))
  after(() => rmSync(folder, { recursive: true }))
  let games = 0
  const sit = (given: Partial<Deal>, place: Place = { rows: 60 }): Sitting => {
    const deal: Deal = {
      game: rebellion,
      words,
      options: { setup: 'first' },
      seed: 'conversation',
      people: [0],
      level: 'scripted',
      ...given,
    }
    return new Sitting(deal, join(folder, `${++games}.json`), place)
  }
  return { sit }
}

/** A fleet of the Empire next to a Rebel system, and a battle to be had. */
export function fleet(
  units: Readonly<Record<string, number>> = {},
  enemies: Readonly<Record<string, number>> = { 'x-wing': 1, 'rebel-trooper': 2 },
): Partial<Deal> {
  const position: Position = {
    game: 'rebellion',
    seed: 'fleet',
    base: { system: 'dathomir' },
    loyalty: { rebel: ['naboo'], empire: ['mustafar', 'corellia', 'sullust'] },
    units: {
      sullust: {
        'star-destroyer': 1,
        'tie-fighter': 4,
        stormtrooper: 3,
        'at-st': 1,
        ...units,
      },
      coruscant: { 'assault-carrier': 1, stormtrooper: 2 },
      naboo: enemies,
    },
    phase: 'command',
    turn: 'empire',
  }
  return { position, people: [1] }
}
