import type { State } from '../../state.js'
import { ARTILLERY, LASERS } from '../facts/icons.js'
import { CARDS_OF_A_BASE } from '../facts/tables.js'
import { liesThere } from '../state/home.js'
import { NOTHING, ORDER, PLACE, PLAYERS, SECOND_TARGET } from '../state/layout.js'
import {
  AS_ARTILLERY,
  FIRE_AT,
  isCard,
  moveOf,
  PLAIN,
  TARGET_CARDS,
  WITH_LASERS,
} from '../state/moves.js'
import { longOf, shortOf } from '../state/rules.js'
import {
  artilleryCount,
  endSlot,
  firstSlot,
  HAS_CONVERTED,
  HAS_MOVED,
  hasIcon,
  hasStatus,
  isArtillery,
  isCloaked,
  isOnTable,
  isReady,
  isSpace,
  ON_TABLE,
  ownerOf,
  starsOf,
} from '../state/units.js'
import { ALL_ROUND, FORWARD, isFar, sees } from './sight.js'

/** Who may fire at what (6.1): the shots of a unit, their ranges and targets. */

export const FIRST_SHOT = 1
export const SECOND_SHOT = 2
export const NAMED_SHOT = 3
export const ARTILLERY_SHOT = 4

/** In `order`: how the first shot is fired (see moves.ts), and that the second one has Lasers. */
export const HOW_FIRST = 3
export const LASERS_ON_SECOND = 4

/** On the table, not cloaked, not converted this turn. */
export function mayFire(s: State, slot: number): boolean {
  return isOnTable(s, slot) && !isCloaked(s, slot) && !hasStatus(s, slot, HAS_CONVERTED)
}

/** How far a shot reaches; 0 where the unit has none such. */
export function rangeOf(s: State, slot: number, shot: number): number {
  const short = shortOf(s)
  const long = longOf(s)
  const stars = starsOf(s, slot)
  if (shot === ARTILLERY_SHOT) return 3 * long
  if (shot === SECOND_SHOT) return stars === 5 ? long : stars === 4 ? short : 0
  switch (stars) {
    case 1:
      return short
    case 2:
      return long
    case 3:
      return 2 * short
    case 4:
      return short + long
    default:
      return 3 * short
  }
}

/** Large space units fire in any direction, and so are all second shots (R18). */
export function isAllRound(s: State, slot: number, shot: number): boolean {
  if (shot === SECOND_SHOT) return ALL_ROUND
  return isSpace(s, slot) && starsOf(s, slot) >= 4 ? ALL_ROUND : FORWARD
}

/** Lasers that are there, not used, and not meant for the other shot (R55). */
function hasLasers(s: State, slot: number, shot: number): boolean {
  if (!isReady(s, slot, LASERS)) return false
  const order = s.bytes[ORDER + slot]
  if (shot === SECOND_SHOT) return (order & HOW_FIRST) !== WITH_LASERS
  return s.bytes[SECOND_TARGET + slot] === NOTHING || (order & LASERS_ON_SECOND) === 0
}

/** An Artillery unit that neither turned nor advanced (R22, R50). */
function mayUseArtillery(s: State, slot: number, shot: number): boolean {
  return (
    shot === FIRST_SHOT &&
    hasIcon(s, slot, ARTILLERY) &&
    artilleryCount(s, slot) > 0 &&
    !hasStatus(s, slot, HAS_MOVED)
  )
}

/** A shot as it can be fired now: filled by `loadShot`, so that each target asks for what depends on it only. */
const loaded = {
  isAllRound: false,
  range: 0,
  /** 0 where there is no such way to fire. */
  lasersRange: 0,
  artilleryRange: 0,
  /** The longest of them. */
  reach: 0,
  sparesSpace: false,
}

function loadShot(s: State, shooter: number, shot: number): void {
  const range = rangeOf(s, shooter, shot)
  loaded.isAllRound = isAllRound(s, shooter, shot)
  loaded.range = range
  loaded.lasersRange = hasLasers(s, shooter, shot) ? range + shortOf(s) : 0
  loaded.artilleryRange = mayUseArtillery(s, shooter, shot)
    ? rangeOf(s, shooter, ARTILLERY_SHOT)
    : 0
  loaded.reach = Math.max(range, loaded.lasersRange, loaded.artilleryRange)
  loaded.sparesSpace = isArtillery(s, shooter)
}

/** May be fired at by enemies with the shot that is loaded: there, not cloaked; no space unit for Artillery (R21). */
function isTarget(s: State, target: number): boolean {
  if (isCard(target)) return liesThere(s, target - TARGET_CARDS)
  if (s.bytes[PLACE + target] !== ON_TABLE || isCloaked(s, target)) return false
  return !(loaded.sparesSpace && isSpace(s, target))
}

/** The ways to fire the loaded shot at a target as bits 1 << how; Lasers only where they are needed. */
function waysToFire(s: State, shooter: number, target: number): number {
  const { range, lasersRange, artilleryRange, reach } = loaded
  if (!isTarget(s, target) || isFar(s, shooter, target, reach)) return 0
  const all = loaded.isAllRound
  let ways = 0
  if (sees(s, shooter, target, range, all)) ways |= 1 << PLAIN
  else if (lasersRange > 0 && sees(s, shooter, target, lasersRange, all)) ways |= 1 << WITH_LASERS
  if (artilleryRange > 0 && sees(s, shooter, target, artilleryRange, all)) ways |= 1 << AS_ARTILLERY
  return ways
}

/** Fills `out` from `n` on with the targets of a shot, `except` one; answers where the list ends. */
export function listTargets(
  s: State,
  shooter: number,
  shot: number,
  except: number,
  out: Int32Array,
  n: number,
): number {
  if (rangeOf(s, shooter, shot) === 0) return n
  loadShot(s, shooter, shot)
  const own = ownerOf(shooter)
  for (let player = 0; player < s.bytes[PLAYERS]; player++) {
    if (player === own) continue
    const end = endSlot(s, player)
    for (let target = firstSlot(player); target < end; target++)
      if (target !== except) n = listWays(s, shooter, target, out, n)
  }
  const cards = s.bytes[PLAYERS] * CARDS_OF_A_BASE
  for (let card = 0; card < cards; card++) {
    const target = TARGET_CARDS + card
    const isOwn = card >= own * CARDS_OF_A_BASE && card < (own + 1) * CARDS_OF_A_BASE
    if (!isOwn && target !== except) n = listWays(s, shooter, target, out, n)
  }
  return n
}

function listWays(s: State, shooter: number, target: number, out: Int32Array, n: number): number {
  const ways = waysToFire(s, shooter, target)
  for (let how = PLAIN; how <= AS_ARTILLERY; how++)
    if (((ways >> how) & 1) === 1) out[n++] = moveOf(FIRE_AT, target, how)
  return n
}

const scratch = new Int32Array(512)

/** Some target of this shot, `except` one. */
export function hasTarget(s: State, shooter: number, shot: number, except: number): boolean {
  return listTargets(s, shooter, shot, except, scratch, 0) > 0
}
