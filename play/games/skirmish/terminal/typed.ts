import { existsSync, readdirSync, statSync } from 'node:fs'
import { FLEETS } from '../../../../agents/skirmish/data/fleets.js'
import { type FiledFleet, fleetInFile } from '../../../../agents/skirmish/fleet-file.js'
import { readyFleets } from '../../../../agents/skirmish/fleets.js'
import { inFileNamed, readJsonFile } from '../../../../arena/files.js'
import { counted } from '../../../../engine/english.js'
import type { Player } from '../../../../engine/game.js'
import { InputError, suggestion } from '../../../../engine/input-error.js'
import { unitKind } from '../../../../engine/skirmish/facts/units.js'
import { skirmish } from '../../../../engine/skirmish/index.js'
import { smallOf } from '../../../../engine/skirmish/state/moves.js'
import { ownerOf } from '../../../../engine/skirmish/state/units.js'
import { ownId, unitRef } from '../../../../engine/skirmish/text/names.js'
import type { State } from '../../../../engine/state.js'
import type { Shorthand } from '../../../terminal/game-words.js'
import { readyMoves } from '../decision/fleet.js'
import { LINE_UPS, linedUp } from '../decision/line-up.js'
import { Trial } from '../decision/trial.js'
import { slotsOf, viewOf } from '../table/view.js'
import { readMoves, type Typing } from '../words/typed.js'
import { codesOf } from './codes.js'

/**
 * Lines that say a whole act: `x-wing-2 left 30 S right 15 S`, `card-2 front at 40 heading 90`, `ready walkers`,
 * `ready my-fleet.json`, `line wide`.
 */
export const SHORTHAND: Shorthand = {
  about: aboutLines,
  read(trial, words) {
    const kind = skirmish.kinds[skirmish.kind(trial.observation)]
    if (words[0] === 'ready' && kind === 'fleet') return readReady(trial, words[1])
    if (words[0] === 'line' && kind === 'place') return readLineUp(trial, words[1])
    return readMoves(trial, withIds(trial.observation, trial.player, words))
  },
}

function aboutLines(state: State): readonly string[] {
  const kind = skirmish.kinds[skirmish.kind(state)]
  if (kind === 'fleet')
    return [
      `A ready-made fleet goes in one line: ready ${fleetIds(state).join(', ready ')}. One of a file: ready my-fleet.json.`,
    ]
  if (kind === 'place')
    return [
      `All units at once: line ${LINE_UPS.map(({ id }) => id).join(', line ')}. One unit in one line: x-wing-1 card-2 front at 40 heading 90.`,
    ]
  return [
    'A whole move goes in one line: x-wing-2 left 30 S right 15 S stop. Ahead need not be said, and X2 is enough.',
  ]
}

/** Those that may fight in this battle. */
function fleetIds(state: State): readonly string[] {
  const battle = String(skirmish.optionsOf(state).battle)
  return readyFleets(battle, viewOf(state).copyLimit).map(({ id }) => id)
}

/** A whole fleet at once; what has been chosen before is not thrown away for it. */
function readReady(trial: Typing, id = ''): boolean {
  const fleet = fleetCalled(trial.observation, id)
  const had = slotsOf(trial.observation, viewOf(trial.observation).actor).length
  if (had > 0)
    throw new InputError(
      `ready: it takes a whole fleet, and ${counted(had, 'unit')} ${had === 1 ? 'is' : 'are'} in yours already; "back" takes your last line back`,
    )
  for (const move of readyMoves(fleet)) {
    if (!trial.legal.includes(move))
      throw new InputError(
        `ready: ${unitKind(smallOf(move)).name} of ${fleet.name || id} does not fit into this battle`,
      )
    trial.make(move)
  }
  return true
}

function fleetCalled(state: State, id: string): FiledFleet {
  const ids = fleetIds(state)
  const list = `${ids.join(', ')}, or a file NAME.json`
  if (id === '') throw new InputError(`ready: which fleet? There are ${list}`)
  if (id.endsWith('.json')) return fleetAt(id)
  const fleet = FLEETS.find((one) => one.id === id)
  if (fleet === undefined)
    throw new InputError(`ready: no fleet "${id}"${suggestion(id, ids) || `; there are ${list}`}`)
  if (!ids.includes(id))
    throw new InputError(`ready: ${fleet.name} may not fight in this battle; there are ${list}`)
  return fleet
}

function fleetAt(typed: string): FiledFleet {
  const path = spelled(typed)
  try {
    const content = readJsonFile(path)
    return inFileNamed(path, () => fleetInFile(content))
  } catch (error) {
    throw error instanceof InputError ? new InputError(`ready: ${error.message}`) : error
  }
}

/** Typed lines are small letters, whatever files and folders are called. */
function spelled(path: string): string {
  return path.split('/').reduce((at, part) => {
    const folder = at === '' ? '.' : at
    const names = part === '' || part.startsWith('..') ? [] : namesIn(folder)
    const name = names.includes(part) ? part : names.find((one) => one.toLowerCase() === part)
    return `${at}${at === '' || at.endsWith('/') ? '' : '/'}${name ?? part}${part === '' ? '/' : ''}`
  }, '')
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : []
}

/** All units of a fleet, or those that are left of it, along the home base. */
function readLineUp(trial: Typing, id = ''): boolean {
  const lineUp = LINE_UPS.find((one) => one.id === id)
  if (lineUp === undefined)
    throw new InputError(
      `line: ${id === '' ? 'which one? There are' : `"${id}" is none of`} ${LINE_UPS.map((one) => one.id).join(', ')}`,
    )
  for (const move of linedUp(Trial.of(trial.observation), lineUp.id).moves) trial.make(move)
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
