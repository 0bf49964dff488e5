import type { Move } from '../../../../../engine/game.js'
import { LEADERS } from '../../../../../engine/rebellion/data/leaders.js'
import * as m from '../../../../../engine/rebellion/state/moves.js'
import type { Picture } from '../picture/picture.js'
import { details, unitsNear } from '../words/details.js'
import { facetName, moveName } from '../words/words.js'
import {
  type Facet,
  type FacetSort,
  facetsOf,
  narrowed,
  openSort,
  placeOfMove,
  valuesOf,
} from './facets.js'

/** A question as it is shown: what can be chosen now, what lights up, what the button says. */

export interface Option {
  readonly key: string
  /** Choosing it adds these to what is chosen. */
  readonly facets: readonly Facet[]
  readonly label: string
  readonly detail: string
  readonly place: number
  readonly leader: number
  /** An answer that does nothing: it stands last and has the digit 0. */
  readonly refusal: boolean
  /** Allowed, but it would change little: it stands behind the others. */
  readonly weak: boolean
  /** Moves behind it. */
  readonly count: number
}

export interface Prompt {
  readonly kind: string
  /** The ways to act of a turn, as tabs; empty elsewhere. */
  readonly tabs: readonly Option[]
  readonly tab: number
  readonly sort: FacetSort | null
  readonly options: readonly Option[]
  /** Moves that fit what is chosen. */
  readonly moves: readonly Move[]
  /** The one move that is left, and what its button says. */
  readonly only: Move | null
  readonly button: string
  readonly lit: Lit
}

/** What is lit and answers a click. */
export interface Lit {
  readonly places: ReadonlySet<number>
  readonly leaders: ReadonlySet<number>
  readonly stacks: ReadonlySet<number>
  readonly missions: ReadonlySet<number>
  readonly actions: ReadonlySet<number>
  readonly objectives: ReadonlySet<number>
  readonly tactics: ReadonlySet<number>
  readonly units: ReadonlySet<number>
}

const FEW = 9
/** Decisions whose moves are named whole as long as there are few. */
const WHOLE: readonly string[] = [
  'tactic',
  'damage',
  'block',
  'reaction',
  'objective',
  'recruit',
  'pick',
  'start-of-combat',
  'setup',
]

export function promptOf(
  legal: readonly Move[],
  chosen: readonly Facet[],
  before: readonly Facet[],
  kind: string,
  picture: Picture,
): Prompt {
  const moves = narrowed(legal, chosen)
  const only = moves.length === 1 && isPicked(kind, chosen) ? (moves[0] as Move) : null
  const sort = openSort(moves, chosen)
  const isTurn = kind === 'command'
  const tabs = isTurn ? tabsOf(legal, kind, picture) : []
  const tab = chosen.find((facet) => facet.sort === 'act')?.value ?? -1
  // When one move is left, what else could have been chosen stays in view
  const shown = only === null ? chosen : before
  const open = only === null ? moves : narrowed(legal, before)
  const openAs = only === null ? sort : openSort(open, before)
  const options = isTurn && openAs === 'act' ? [] : optionsOf(open, shown, openAs, kind, picture)
  return {
    kind,
    tabs,
    tab,
    sort: openAs,
    options,
    moves,
    only,
    button: only === null ? '' : moveName(only, kind, picture),
    lit: litOf(open, openAs, shown),
  }
}

/** A single move that is left is an answer to give, not one that is given; a unit in hand still needs its place. */
function isPicked(kind: string, chosen: readonly Facet[]): boolean {
  return isChosen(chosen, kind === 'deploy' ? 'place' : 'any')
}

function tabsOf(legal: readonly Move[], kind: string, picture: Picture): Option[] {
  return valuesOf(legal, 'act', [])
    .map((value) => optionOf(legal, [{ sort: 'act', value }], kind, picture))
    .sort((a, b) => tabRank(a) - tabRank(b))
}

const TAB_ORDER = [m.ACTIVATE, m.REVEAL, m.PASS, m.REVEAL_BASE, m.PLAY_ACTION]

function tabRank(option: Option): number {
  return TAB_ORDER.indexOf(option.facets[0]?.value ?? -1)
}

function optionsOf(
  moves: readonly Move[],
  chosen: readonly Facet[],
  sort: FacetSort | null,
  kind: string,
  picture: Picture,
): Option[] {
  if (sort === null) return moves.map((move) => wholeOption(move, kind, picture))
  if (WHOLE.includes(kind) && moves.length <= FEW && sort !== 'place')
    return inOrder(moves.map((move) => wholeOption(move, kind, picture)))
  const found: Option[] = []
  for (const value of valuesOf(moves, sort, chosen)) {
    const facet = { sort, value }
    const behind = narrowed(moves, [...chosen, facet])
    const isBig = sort === 'act' && behind.length > 1
    if (isBig) {
      const deeper = openSort(behind, [...chosen, facet])
      const inner = optionsOf(behind, [...chosen, facet], deeper, kind, picture)
      found.push(...inner.map((one) => ({ ...one, facets: [facet, ...one.facets] })))
    } else found.push(optionOf(moves, [facet], kind, picture))
  }
  return inOrder(found)
}

/** Refusals last, as they have the digit 0; before them what would change little. */
function inOrder(options: readonly Option[]): Option[] {
  const rank = (option: Option): number => (option.refusal ? 2 : option.weak ? 1 : 0)
  return [...options].sort((a, b) => rank(a) - rank(b))
}

export function optionOf(
  moves: readonly Move[],
  facets: readonly Facet[],
  kind: string,
  picture: Picture,
): Option {
  const last = facets[facets.length - 1] as Facet
  const behind = narrowed(moves, facets)
  const only = behind.length === 1 ? (behind[0] as Move) : null
  const isAct = last.sort === 'act'
  const label =
    isAct && only !== null && facetsOf(only).length > 1 && kind !== 'command'
      ? moveName(only, kind, picture)
      : facetName(last, kind, picture)
  return {
    key: facets.map((facet) => `${facet.sort}${facet.value}`).join(' '),
    facets,
    label,
    detail: details(last, behind, kind, picture),
    place: last.sort === 'place' ? last.value : only === null ? m.NONE : placeOfMove(only),
    leader: last.sort === 'leader' || last.sort === 'partner' ? last.value : m.NONE,
    refusal: isAct && isRefusal(last.value),
    weak: last.sort === 'place' && isIdle(last.value, behind, picture),
    count: behind.length,
  }
}

export function wholeOption(move: Move, kind: string, picture: Picture): Option {
  const facets = facetsOf(move)
  const last = facets[facets.length - 1] as Facet
  return {
    key: String(move),
    facets,
    label: moveName(move, kind, picture),
    detail: facets.length < 2 ? '' : details(last, [move], kind, picture),
    place: placeOfMove(move),
    leader: facets.find((facet) => facet.sort === 'leader')?.value ?? m.NONE,
    refusal: isRefusal(m.verbOf(move)),
    weak: false,
    count: 1,
  }
}

/** An activation to which nobody could come. */
function isIdle(place: number, moves: readonly Move[], picture: Picture): boolean {
  return moves.every((move) => m.verbOf(move) === m.ACTIVATE) && unitsNear(place, picture) === 0
}

function isRefusal(verb: number): boolean {
  return verb === m.DONE || verb === m.DECLINE
}

const TOO_MANY = 33

function litOf(moves: readonly Move[], sort: FacetSort | null, chosen: readonly Facet[]): Lit {
  const of = (wanted: FacetSort): Set<number> =>
    new Set(valuesOf(moves, wanted, chosen).filter((value) => value !== m.NONE))
  const leaders = new Set([...of('leader'), ...of('partner')])
  for (const facet of chosen) if (facet.sort === 'leader') leaders.delete(facet.value)
  const places = of('place')
  // Where every system is possible the leader or the card comes first
  const early = sort === 'act' || (sort === 'leader' && places.size >= LEADERS.length)
  return {
    places: early && moves.length > TOO_MANY ? new Set() : places,
    leaders: sort === 'place' ? new Set() : leaders,
    stacks: of('stack'),
    missions: of('mission'),
    actions: of('action'),
    objectives: of('objective'),
    tactics: of('tactic'),
    units: of('unit'),
  }
}

/** The facets by which a click on a place goes on; null when it fits no move. */
export function facetsForPlace(
  prompt: Prompt,
  legal: readonly Move[],
  chosen: readonly Facet[],
  place: number,
): readonly Facet[] | null {
  const option = prompt.options.find((one) => one.place === place && one.count > 0)
  if (option !== undefined) return option.facets
  const facet: Facet = { sort: 'place', value: place }
  if (narrowed(prompt.moves, [facet]).length > 0 && !isChosen(chosen, 'place')) return [facet]
  // Another place instead of the one chosen before
  const others = chosen.filter((one) => one.sort !== 'place')
  return narrowed(legal, [...others, facet]).length > 0 ? [facet] : null
}

function isChosen(chosen: readonly Facet[], sort: FacetSort | 'any'): boolean {
  return chosen.some((facet) => sort === 'any' || facet.sort === sort)
}

/** What is chosen with `added`, each sort once; what no longer fits is let go. Null when `added` fits nothing. */
export function withFacets(
  legal: readonly Move[],
  chosen: readonly Facet[],
  added: readonly Facet[],
): Facet[] | null {
  const sorts = new Set(added.map((facet) => facet.sort))
  const kept = chosen.filter((facet) => !sorts.has(facet.sort))
  const all = [...kept, ...added]
  if (narrowed(legal, all).length > 0) return all
  const acts = kept.filter((facet) => facet.sort === 'act')
  const some = [...acts, ...added]
  if (narrowed(legal, some).length > 0) return some
  return narrowed(legal, added).length > 0 ? [...added] : null
}
