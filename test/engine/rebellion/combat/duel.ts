import * as assert from 'uvu/assert'
import type { State } from '../../../../engine/state.js'
import { diceLeft, field, moves, offers, play, position } from '../support.js'

/** What the tests of combats have in common: two forces in one system, and one side activates it. */

type Units = Readonly<Record<string, number>>

export interface Duel {
  /** The current player of the combat; the Rebels unless said otherwise. */
  readonly by?: 'rebel' | 'empire'
  readonly system?: string
  readonly rebel?: Units
  readonly empire?: Units
  /** Leader who activates the system; one with tactic values 1 and 1 unless said otherwise. */
  readonly leader?: string
  /** Leaders who stand in the system already. */
  readonly there?: readonly string[]
  readonly pool?: readonly string[]
  /** Tactic cards as they are drawn, the first on top. */
  readonly space?: readonly string[]
  readonly ground?: readonly string[]
  /** Faces to come: h hit, d direct hit, s special, - blank. Blanks between them do not count. */
  readonly dice?: string
  readonly rebelActions?: readonly string[]
  readonly empireActions?: readonly string[]
  readonly objectives?: readonly string[]
  /** Other fields of the position; units and leaders here are added to those of the system. */
  readonly units?: Readonly<Record<string, Units>>
  readonly leaders?: Readonly<Record<string, readonly string[]>>
  readonly more?: Readonly<Record<string, unknown>>
}

const STARTERS = [
  'mon-mothma',
  'jan-dodonna',
  'general-rieekan',
  'princess-leia',
  'emperor-palpatine',
  'darth-vader',
  'grand-moff-tarkin',
  'general-tagge',
]

/** A system with two neighbours, Geonosis and Tatooine; populous and neutral. */
export const FIELD = 'ryloth'
const FACES: Readonly<Record<string, string>> = {
  h: 'hit',
  d: 'direct-hit',
  s: 'special',
  '-': 'blank',
}

/** Faces by their letters. */
export function faces(letters: string): string[] {
  return [...letters.replaceAll(' ', '')].map((letter) => FACES[letter] ?? letter)
}

/**
 * The position before the activation. A lone Outmaneuver or Dig In can never be played, so those
 * lie on top of the decks unless the test wants others. Starting leaders named nowhere are out.
 */
export function before(duel: Duel): State {
  const system = duel.system ?? FIELD
  const side = duel.by ?? 'rebel'
  const pool = [duel.leader ?? usualLeader(side), ...(duel.pool ?? [])]
  const there = duel.there ?? []
  const placed = [...pool, ...there, ...Object.values(duel.leaders ?? {}).flat()]
  const eliminated = STARTERS.filter((id) => !placed.includes(id))
  const force = { ...duel.rebel, ...duel.empire }
  return position({
    phase: 'command',
    turn: side,
    time: 2,
    reputation: 12,
    units: Object.keys(force).length > 0 ? { ...duel.units, [system]: force } : duel.units,
    leaders: { pool, [system]: there, eliminated, ...duel.leaders },
    hands: {
      rebel: { actions: duel.rebelActions ?? [], objectives: duel.objectives ?? [] },
      empire: { actions: duel.empireActions ?? [] },
    },
    decks: {
      spaceTactics: duel.space ?? ['space-outmaneuver', 'space-outmaneuver'],
      groundTactics: duel.ground ?? ['ground-dig-in', 'ground-dig-in'],
    },
    dice: faces(duel.dice ?? ''),
    ...duel.more,
  })
}

function usualLeader(side: 'rebel' | 'empire'): string {
  return side === 'rebel' ? 'princess-leia' : 'moff-jerjerrod'
}

/** The combat, begun by an activation that moves nothing, at its first real decision. */
export function fight(duel: Duel): State {
  const leader = duel.leader ?? usualLeader(duel.by ?? 'rebel')
  const after = play(before(duel), `activate ${leader} ${duel.system ?? FIELD}`)
  return moves(after).some((text) => text.startsWith('move ')) ? play(after, 'done') : after
}

/** Declines and ends steps until this move is legal; then the move itself is made too. */
export function onTo(s: State, ...texts: readonly string[]): State {
  let at = s
  for (const text of texts) {
    for (let legal = moves(at); !legal.includes(text); legal = moves(at))
      at = waive(at, legal, text)
    at = play(at, text)
  }
  return at
}

/** Declines and ends steps until nothing is left of the combat. */
export function toTheEnd(s: State): State {
  let at = s
  for (let legal = moves(at); !isOver(legal); legal = moves(at)) at = waive(at, legal, 'the end')
  return at
}

/** Declines and ends steps until a retreat is offered, or nothing is left of the combat. */
export function roundEnd(s: State): State {
  let at = s
  for (let legal = moves(at); !isOver(legal) && !offersRetreat(legal); legal = moves(at))
    at = waive(at, legal, 'the end of the round')
  return at
}

function offersRetreat(legal: readonly string[]): boolean {
  return legal.some((text) => text.startsWith('retreat '))
}

/** No move that begins so is offered before the end of the round. */
export function neverOffers(s: State, prefix: string): void {
  let at = s
  for (let legal = moves(at); !isOver(legal) && !offersRetreat(legal); legal = moves(at)) {
    assert.is(legal.filter((text) => text.startsWith(prefix)).length, 0, `"${prefix}" is offered`)
    at = waive(at, legal, 'the end of the round')
  }
}

/** Declines and ends steps until a move that begins with these words is offered. */
export function until(s: State, prefix: string): State {
  let at = s
  for (let legal = moves(at); !legal.some((text) => text.startsWith(prefix)); legal = moves(at))
    at = waive(at, legal, prefix)
  return at
}

function isOver(legal: readonly string[]): boolean {
  return legal.length === 0 || legal.includes('pass')
}

function waive(s: State, legal: readonly string[], wanted: string): State {
  if (isOver(legal)) throw new Error(`the combat ended before "${wanted}"`)
  const way = legal.includes('done') ? 'done' : 'decline'
  if (!legal.includes(way)) throw new Error(`no way to "${wanted}" past: ${legal.join(', ')}`)
  return play(s, way)
}

/** The tactic cards in a hand. */
export function hand(s: State, side: 'rebel' | 'empire'): unknown {
  return field(s, `hands.${side}.tactics`) ?? []
}

/** The loaded dice have been rolled, all but so many. */
export function diceAre(s: State, left: number): void {
  assert.is(diceLeft(s), left, `${diceLeft(s)} dice are left, expected ${left}`)
}

// Retreats

export const LEIA = 'retreat princess-leia'

export const FLEETS = { rebel: { 'corellian-corvette': 1 }, empire: { 'star-destroyer': 1 } }

/** A space battle in which nobody is hit, at the retreat of the current player in round 1. */
export function standOff(duel: Duel): State {
  return roundEnd(fight({ dice: '-'.repeat(30), ...duel }))
}

/** Where a leader may retreat to. */
export function places(s: State, leader: string): string[] {
  return offers(s, `retreat ${leader}`).map((text) => text.split(' ')[2] ?? '')
}
