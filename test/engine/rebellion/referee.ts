import * as board from '../../../engine/rebellion/board/board.js'
import { MISSIONS } from '../../../engine/rebellion/cards/registry.js'
import { BORDERS, SYSTEMS } from '../../../engine/rebellion/data/systems.js'
import { UNITS } from '../../../engine/rebellion/data/units.js'
import { JANUS, LEADER_COUNT } from '../../../engine/rebellion/facts/leader-types.js'
import { BASE_SPACE } from '../../../engine/rebellion/facts/map.js'
import { PHASE_COMMAND, PHASE_REFRESH } from '../../../engine/rebellion/facts/phases.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import * as leaders from '../../../engine/rebellion/leaders/leaders.js'
import { high, low, type Note, type NoteKind } from '../../../engine/rebellion/state/journal.js'
import {
  BASE_REVEALED,
  BASE_SYSTEM,
  REPUTATION,
  TIME,
} from '../../../engine/rebellion/state/layout.js'
import { happenings } from '../../../engine/rebellion/text/tell.js'
import { cloneState, type State } from '../../../engine/state.js'

/**
 * A bystander with the rulebook: reads what the journal says of each move and judges it by the tables
 * of the board and the units alone, without the code that generates moves. `complaints` stays empty
 * in a game without faults.
 */

interface Activation {
  readonly side: number
  readonly place: number
  /** The board when the leader was placed. */
  readonly before: State
  /** Capacity that left each place, less what needed it. */
  readonly spare: Map<number, number>
}

const REBEL = 0
const EMPIRE = 1
const DEPLOY_LIMIT = 2
const MOST_OF_COLOUR = 5
const MOST_MISSION_DICE = 10
const adjacent = new Set(BORDERS.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))

export class Referee {
  readonly complaints: string[] = []
  private number = 0
  private phase = 0
  private activation: Activation | null = null
  /** Where each side's units came from in the present turn, and where they went. */
  private origins: readonly [Set<number>, Set<number>] = [new Set(), new Set()]
  private target = -1
  private readonly deployed = new Map<string, number>()

  constructor(private readonly game: string) {}

  /** Judges a move about to be made in `s`. */
  watch(s: State, move: number): void {
    const { entries, after } = happenings(s, move, 'all')
    for (const { note } of entries) this.rules[note.kind]?.(note, s, after)
    if (!isMoving(after)) {
      this.endMovement()
      this.judgeBoard(after)
    }
    this.number++
  }

  private readonly rules: Partial<Record<NoteKind, (note: Note, s: State, after: State) => void>> =
    {
      phase: ({ a }) => {
        this.phase = a
        this.deployed.clear()
      },
      turn: () => {
        this.endMovement()
        this.demand(this.phase === PHASE_COMMAND, 'turns are taken in the Command Phase')
        this.origins = [new Set(), new Set()]
        this.target = -1
      },
      activated: ({ a, b, c }, s) => {
        this.endMovement()
        this.demand((leaders.poolOf(s, c) & (1 << a)) !== 0, 'a leader activates from the pool')
        this.demand(leaders.commandersIn(1 << a) !== 0, 'a leader who activates has tactic values')
        this.activation = { side: c, place: b, before: cloneState(s), spare: new Map() }
      },
      'mission-revealed': ({ a, c }, s) => {
        const mission = MISSIONS[a] as (typeof MISSIONS)[number]
        const icons = leaders.skillSum(s, c, mission.skill)
        this.demand(icons >= mission.needs, `${mission.id} has the skill it needs`)
      },
      'units-moved': (note) => this.judgeMove(note),
      combat: () => this.endMovement(),
      retreated: ({ b, c }, s) => this.judgeRetreat(low(b), high(b), c, s),
      deployed: ({ a, b }, s) => {
        if (this.phase === PHASE_REFRESH) this.judgeDeployment(a, b, s)
      },
      dice: ({ b, c }) => {
        const most = b === 2 ? MOST_MISSION_DICE : MOST_OF_COLOUR
        for (const shift of [0, 16]) this.demand(diceOf(c, shift) <= most, 'at most so many dice')
      },
      'drew-probe': ({ a }, _s, after) => {
        const lies = after.bytes[BASE_SYSTEM] === a && after.bytes[BASE_REVEALED] === 0
        this.demand(!lies, 'the probe card of the hidden base is never drawn')
      },
    }

  private judgeMove({ a, b, c }: Note): void {
    const unit = UNITS[a] as (typeof UNITS)[number]
    const side = unit.side === 'rebel' ? REBEL : EMPIRE
    const [from, to] = [low(b), high(b)]
    this.demand(!unit.immobile, `${unit.id} does not move`)
    this.origins[side]?.add(from)
    this.target = to
    const act = this.activation
    if (act === null || act.place !== to || act.side !== side) return
    this.demand(reaches(act.before, from, to), `${name(from)} is next to ${name(to)}`)
    // Public Support lets units leave Janus Greejatus
    const holders = leaders.freeLeadersAt(act.before, side, from) & ~(1 << JANUS)
    this.demand(holders === 0, `nobody holds the units at ${name(from)}`)
    const change = unit.needsTransport ? -c : unit.capacity * c
    act.spare.set(from, (act.spare.get(from) ?? 0) + change)
  }

  /** The movement of an activation is over: whatever needed transport had it. */
  private endMovement(): void {
    for (const [from, spare] of this.activation?.spare ?? [])
      this.demand(spare >= 0, `ships carry what leaves ${name(from)}`)
    this.activation = null
  }

  private judgeRetreat(from: number, to: number, side: number, s: State): void {
    this.demand(adjacent.has(`${name(from)} ${name(to)}`), 'a retreat goes next door')
    this.demand(!board.hasUnits(s, to, 1 - side), `${name(to)} holds no enemy`)
    this.demand(board.hasUnits(s, from, 1 - side), 'there is somebody to retreat from')
    const came = this.target === from && this.origins[1 - side]?.has(to) === true
    this.demand(!came, `the enemy has not come from ${name(to)}`)
  }

  private judgeDeployment(type: number, place: number, s: State): void {
    const unit = UNITS[type] as (typeof UNITS)[number]
    const side = unit.side === 'rebel' ? REBEL : EMPIRE
    const count = (this.deployed.get(`${side} ${place}`) ?? 0) + 1
    this.deployed.set(`${side} ${place}`, count)
    this.demand(count <= DEPLOY_LIMIT, `two units at most are deployed at ${name(place)}`)
    if (place === BASE_SPACE || unit.id === 'death-star') return
    const own = side === REBEL ? board.rebelSystems(s) : board.imperialSystems(s)
    const fit = own & board.populousSystems(s) & ~board.sabotagedSystems(s)
    this.demand((fit & (1 << place)) !== 0, `${name(place)} takes units of its side`)
    this.demand(!board.hasUnits(s, place, 1 - side), `no enemy is at ${name(place)}`)
  }

  /** What holds whenever nothing is on the move. */
  private judgeBoard(s: State): void {
    if (rebellion.outcome(s) !== null) return
    const base = s.bytes[BASE_SYSTEM] as number
    const revealed = s.bytes[BASE_REVEALED] !== 0
    const searched = board.groundOf(s, EMPIRE) | board.loyalTo(s, EMPIRE)
    if (base < BASE_SPACE && !revealed)
      this.demand((searched & (1 << base)) === 0, 'a base among Imperial troops is revealed')
    this.demand(base < BASE_SPACE || !revealed, 'nothing is revealed before it is hidden')
    const taken = revealed && board.hasUnits(s, base, EMPIRE) && !board.hasUnits(s, base, REBEL)
    this.demand(!taken, 'the game ends when the base is taken')
    this.demand((s.bytes[TIME] as number) < (s.bytes[REPUTATION] as number), 'markers are apart')
    const [rebel, empire] = [board.loyalTo(s, REBEL), board.loyalTo(s, EMPIRE)]
    this.demand((rebel & empire) === 0, 'nobody is loyal twice')
    this.demand(((rebel | empire) & ~board.populousSystems(s)) === 0, 'only the populous are loyal')
    for (let leader = 0; leader < LEADER_COUNT; leader++)
      if (leaders.isCaptive(s, leader))
        this.demand(
          board.hasUnits(s, leaders.placeOf(s, leader), EMPIRE),
          'an unguarded captive is free',
        )
  }

  private demand(holds: boolean, rule: string): void {
    if (!holds) this.complaints.push(`${this.game}, move ${this.number}: ${rule}`)
  }
}

function isMoving(s: State): boolean {
  return ['move-group', 'retreat'].includes(rebellion.kinds[rebellion.kind(s)] as string)
}

/** M8, M16, M17: one step; the hidden base's space is next to its system and that system's neighbours. */
function reaches(s: State, from: number, to: number): boolean {
  const base = s.bytes[BASE_SYSTEM] as number
  if (from !== BASE_SPACE && to !== BASE_SPACE) return adjacent.has(`${name(from)} ${name(to)}`)
  const system = from === BASE_SPACE ? to : from
  return system === base || adjacent.has(`${name(base)} ${name(system)}`)
}

function diceOf(faces: number, shift: number): number {
  let sum = 0
  for (let face = 0; face < 4; face++) sum += (faces >>> (shift + 4 * face)) & 15
  return sum
}

function name(place: number): string {
  return place === BASE_SPACE ? 'rebel-base' : (SYSTEMS[place]?.id ?? '?')
}
