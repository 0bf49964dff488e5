import { FLEETS } from '../../../../agents/skirmish/data/fleets.js'
import type { Player } from '../../../../engine/game.js'
import { InputError, suggestion } from '../../../../engine/input-error.js'
import { skirmish } from '../../../../engine/skirmish/index.js'
import { ownerOf } from '../../../../engine/skirmish/state/units.js'
import { ownId, unitRef } from '../../../../engine/skirmish/text/names.js'
import type { State } from '../../../../engine/state.js'
import type { Shorthand } from '../../../terminal/game-words.js'
import { readyMoves } from '../decision/fleet.js'
import { readMoves, type TypedTrial } from '../words/typed.js'
import { codesOf } from './codes.js'

/** Lines that say a whole act: `x-wing-2 left 30 S right 15 S`, `card-2 front at 40 heading 90`, `ready walkers`. */
export const SHORTHAND: Shorthand = {
  about: aboutLines,
  read: (trial, words) =>
    words[0] === 'ready'
      ? readFleet(trial, words[1])
      : readMoves(trial, withIds(trial.observation, trial.player, words)),
}

function aboutLines(state: State): readonly string[] {
  if (skirmish.kinds[skirmish.kind(state)] === 'fleet')
    return [`A ready-made fleet goes in one line: ready ${fleetIds(state).join(', ready ')}.`]
  return [
    'A whole move goes in one line: x-wing-2 left 30 S right 15 S stop. Ahead need not be said, and X2 is enough.',
  ]
}

/** Those that may fight in this battle. */
function fleetIds(state: State): readonly string[] {
  const battle = String(skirmish.optionsOf(state).battle)
  return FLEETS.filter(({ battles }) => battles.includes(battle)).map(({ id }) => id)
}

function readFleet(trial: TypedTrial, id: string | undefined): boolean {
  const fleet = FLEETS.find((one) => one.id === id)
  if (fleet === undefined) {
    const ids = FLEETS.map((one) => one.id)
    throw new InputError(
      `ready: no fleet "${id ?? ''}"${suggestion(id ?? '', ids) || `; there are ${ids.join(', ')}`}`,
    )
  }
  for (const move of readyMoves(fleet)) {
    if (!trial.legal.includes(move))
      throw new InputError(`ready: ${fleet.name} does not fit into this fleet or this battle`)
    trial.make(move)
  }
  return true
}

/** Codes of the drawn table may stand for ids: of the unit that acts, and of what it fires at. */
function withIds(s: State, seat: Player, words: readonly string[]): readonly string[] {
  const named = (word: string, isOwn: boolean): string => {
    for (const [slot, code] of codesOf(s, seat))
      if (code.toLowerCase() === word.toLowerCase() && (ownerOf(slot) === seat) === isOwn)
        return isOwn ? ownId(s, slot) : unitRef(s, slot)
    return word
  }
  return words.map((word, i) => {
    if (i === 0) return named(word, true)
    return words[i - 1] === 'fire' ? named(word, false) : word
  })
}
