import type { Move, MoveList } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import { KIND_IDS, type KindId } from '../../engine/skirmish/course/kinds.js'
import { kindOf } from '../../engine/skirmish/course/stages.js'
import { RUTHLESS } from '../../engine/skirmish/facts/icons.js'
import { MOST_PLAYERS } from '../../engine/skirmish/facts/tables.js'
import { IS_NAMED, STARS } from '../../engine/skirmish/facts/units.js'
import type { SkirmishView } from '../../engine/skirmish/knowledge/view.js'
import { SHIELDS_BONUS } from '../../engine/skirmish/state/combat-card.js'
import {
  BRING,
  COMBAT_CARD_AT,
  largeOf,
  moveOf,
  ROLL_FOR,
  smallOf,
  verbOf,
} from '../../engine/skirmish/state/moves.js'
import { rulesOf } from '../../engine/skirmish/state/rules.js'
import { NO_MOVE } from '../brains.js'
import { Acting } from './acting.js'
import type { Care } from './care.js'
import { lend } from './commands.js'
import { Declaring } from './declaring.js'
import { rollAgain } from './dice.js'
import { type Fleet, FleetBuilder, fleetsNamed } from './fleets.js'
import { attackAgain, nameTarget } from './orders.js'
import { land, place } from './placing.js'
import { Planner } from './planner.js'

/** Rules of thumb for every decision. Reads only what its view shows. */
export class Script {
  readonly planner = new Planner()
  private readonly acting = new Acting(this.planner, MOST_PLAYERS)

  private readonly declaring = new Declaring()
  private readonly builder = new FleetBuilder()
  private readonly fleets = new Map<string, readonly Fleet[]>()

  /** `fleet` says which fleet is built: see fleets.ts. */
  constructor(private readonly fleet: string) {}

  choose(view: SkirmishView, moves: MoveList, care: Care, random: Random): Move {
    const { planner, acting } = this
    const { aim } = planner
    switch (KIND_IDS[kindOf(view.state)] as KindId) {
      case 'fleet':
        return this.builder.next(view, moves, this.fleetsFor(view), random)
      case 'combat-card':
        return moveOf(COMBAT_CARD_AT, SHIELDS_BONUS, 1)
      case 'place':
        return place(view, moves, random)
      case 'command':
        return lend(view, moves)
      case 'act':
        return acting.choose(view, moves, care, random)
      case 'turn':
      case 'advance':
        return acting.goOn(view, moves, care.samples, random)
      case 'carry':
      case 'reserves':
        return bringMost(view, moves)
      case 'target':
        return this.declare(view, moves, false, care, random)
      case 'second-target':
        return this.declare(view, moves, true, care, random)
      case 'shooter':
        return fireNext(view, moves)
      case 'reroll':
        return rollAgain(view, moves, aim)
      case 'named-attack':
        return attackAgain(view, moves, aim, random)
      case 'turn-end':
        return useAbility(moves)
      case 'airborne':
        return land(view, moves, random)
    }
  }

  private declare(
    view: SkirmishView,
    moves: MoveList,
    isSecond: boolean,
    { mixing }: Care,
    random: Random,
  ): Move {
    const mixed = this.declaring.choose(view, moves, isSecond, mixing, random)
    return mixed === NO_MOVE ? nameTarget(view, moves, this.planner.aim, isSecond, random) : mixed
  }

  private fleetsFor(view: SkirmishView): readonly Fleet[] {
    const { battle } = rulesOf(view.state)
    const rules = `${battle} ${view.copyLimit}`
    const known = this.fleets.get(rules) ?? fleetsNamed(this.fleet, battle, view.copyLimit)
    this.fleets.set(rules, known)
    return known
  }
}

/** The largest units first, as long as there is room for stars. */
function bringMost(view: SkirmishView, moves: MoveList): Move {
  let best = moves.list[0] as Move
  let most = 0
  for (let i = 0; i < moves.count; i++) {
    const move = moves.list[i] as Move
    if (verbOf(move) !== BRING) continue
    const stars = STARS[view.kind(smallOf(move)) * 2 + largeOf(move)] as number
    if (stars <= most) continue
    most = stars
    best = move
  }
  return best
}

/** Named units late, for they may attack again when they destroy; Ruthless ones last, for they see what is left. */
function fireNext(view: SkirmishView, moves: MoveList): Move {
  let best = moves.list[0] as Move
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < moves.count; i++) {
    const slot = smallOf(moves.list[i] as Move)
    const isRuthless = (view.icons(slot) & RUTHLESS) !== 0
    const late = (isRuthless ? 2 : 0) + (IS_NAMED[view.kind(slot)] as number)
    if (late >= least) continue
    least = late
    best = moves.list[i] as Move
  }
  return best
}

function useAbility(moves: MoveList): Move {
  for (let i = 0; i < moves.count; i++) {
    const move = moves.list[i] as Move
    if (verbOf(move) === ROLL_FOR) return move
  }
  return moves.list[0] as Move
}
