import { LEADERS, LUKE_JEDI } from '../data/leaders.js'
import { RINGS } from '../data/rings.js'
import { setNumber } from '../data/table.js'

/** The facts of the leaders as typed arrays; bit n of a leader mask is leader n. */

export const LEADER_COUNT = LEADERS.length

/** The set of each leader; see state/in-game.ts. */
export const LEADER_SET = Uint8Array.from(LEADERS, (l) => setNumber(l.set))

/** Row of the tables for Luke Skywalker once he is a Jedi: the same leader with other values. */
export const JEDI_ROW = LEADER_COUNT

const rows = [...LEADERS, LUKE_JEDI]

/** Skills as leader * 4 + skill. */
export const LEADER_SKILL = Uint8Array.from(rows.flatMap((l) => [...l.skills]))
/** Small icons of the skills, as leader * 4 + skill. */
export const LEADER_MINOR = Uint8Array.from(rows.flatMap((l) => [...(l.minor ?? [0, 0, 0, 0])]))
export const LEADER_TACTICS = Uint8Array.from(rows.flatMap((l) => [...l.tactics]))

/** Leaders of each side as printed; a lured leader changes sides in the state. */
export const PRINTED_SIDE = [maskOf((l) => l.side === 'rebel'), maskOf((l) => l.side === 'empire')]
/** Those of them that are in a game without the expansion. */
export const PRINTED_IN_BASE = PRINTED_SIDE.map((mask) => mask & maskOf((l) => l.set === 'base'))
export const STARTING_LEADERS = maskOf((l) => l.starting)
/** Leaders with at least one tactic value above 0; Luke has some in either form. */
export const COMMANDERS = maskOf((l) => l.tactics[0] + l.tactics[1] > 0)

function maskOf(wanted: (leader: (typeof LEADERS)[number]) => boolean): number {
  return LEADERS.reduce((mask, leader, n) => (wanted(leader) ? mask | (1 << n) : mask), 0)
}

export const DIPLOMACY = 0
export const INTEL = 1
export const SPEC_OPS = 2
export const LOGISTICS = 3
/** Of a card that asks for none. */
export const NO_SKILL = 4
export const SKILL_IDS: readonly string[] = ['diplomacy', 'intel', 'specOps', 'logistics']

export const NO_LEADER = 255

const numbers = new Map(LEADERS.map((l, n) => [l.id, n]))

/** Number of a leader by id; only for ids that stand in our own tables. */
export function leaderNumber(id: string): number {
  const n = numbers.get(id)
  if (n === undefined) throw new Error(`no leader ${id}`)
  return n
}

/** Mask of the leaders with these ids. */
export function leaders(...ids: string[]): number {
  return ids.reduce((mask, id) => mask | (1 << leaderNumber(id)), 0)
}

export const LUKE = leaderNumber('luke-skywalker')
export const OBI_WAN = leaderNumber('obi-wan-kenobi')
export const HAN = leaderNumber('han-solo')
export const CHEWBACCA = leaderNumber('chewbacca')
export const LANDO = leaderNumber('lando-calrissian')
export const VADER = leaderNumber('darth-vader')
export const PALPATINE = leaderNumber('emperor-palpatine')
export const JERJERROD = leaderNumber('moff-jerjerrod')
export const OZZEL = leaderNumber('admiral-ozzel')
export const JANUS = leaderNumber('janus-greejatus')
export const CASSIAN = leaderNumber('cassian-andor')
export const JYN = leaderNumber('jyn-erso')
export const SAW = leaderNumber('saw-gerrera')
export const MOTTI = leaderNumber('motti')
export const TARKIN = leaderNumber('grand-moff-tarkin')

/** Rings; a leader wears at most one. */
export const RING_COUNT = RINGS.length
export const RING_IDS: readonly string[] = RINGS.map((ring) => ring.id)
export const NO_RING = 0
export const CAPTURED = ringNumber('captured')
export const CARBONITE = ringNumber('carbonite')
export const DARK_SIDE = ringNumber('dark-side')
export const YODA = ringNumber('master-yoda')
export const R2D2 = ringNumber('r2-d2')
export const C3PO = ringNumber('c-3po')
export const FALCON = ringNumber('millennium-falcon')
export const K2SO = ringNumber('k-2so')
export const BOUNTY = ringNumber('bounty')

function ringNumber(id: string): number {
  const n = RING_IDS.indexOf(id)
  if (n < 0) throw new Error(`no ring ${id}`)
  return n
}
