import type { Move } from '../../../../../engine/game.js'
import { LEADERS } from '../../../../../engine/rebellion/data/leaders.js'
import { BOTTOM_CHOICE, TOP_CHOICE } from '../../../../../engine/rebellion/state/choices.js'
import * as m from '../../../../../engine/rebellion/state/moves.js'
import type { Question } from '../../questions/question.js'
import { dotted } from '../../words/things.js'
import type { Picture } from '../picture/picture.js'
import { facetDetail, facetName } from '../words/facet-words.js'
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

/** What the answers are worded by. */
export interface Asking {
  readonly kind: string
  readonly question: Question
  readonly picture: Picture
}

export function promptOf(
  asking: Asking,
  legal: readonly Move[],
  chosen: readonly Facet[],
  before: readonly Facet[],
): Prompt {
  const { kind, question } = asking
  const moves = narrowed(legal, chosen)
  const only = moves.length === 1 && isPicked(kind, chosen) ? (moves[0] as Move) : null
  const sort = openSort(moves, chosen)
  const isTurn = kind === 'command'
  const tabs = isTurn ? tabsOf(legal, asking) : []
  const tab = chosen.find((facet) => facet.sort === 'act')?.value ?? -1
  // When one move is left, what else could have been chosen stays in view
  const shown = only === null ? chosen : before
  const open = only === null ? moves : narrowed(legal, before)
  const openAs = only === null ? sort : openSort(open, before)
  const options = isTurn && openAs === 'act' ? [] : optionsOf(open, shown, openAs, asking)
  return {
    kind,
    tabs,
    tab,
    sort: openAs,
    options,
    moves,
    only,
    button: only === null ? '' : question.answer(only).label,
    lit: litOf(open, openAs, shown),
  }
}

/** A single move that is left is an answer to give, not one that is given; a unit in hand still needs its place. */
function isPicked(kind: string, chosen: readonly Facet[]): boolean {
  return isChosen(chosen, kind === 'deploy' ? 'place' : 'any')
}

function tabsOf(legal: readonly Move[], asking: Asking): Option[] {
  return valuesOf(legal, 'act', [])
    .map((value) => optionOf(legal, [{ sort: 'act', value }], asking))
    .sort((a, b) => tabRank(a) - tabRank(b))
}

const TAB_ORDER = [m.ACTIVATE, m.REVEAL, m.PASS, m.REVEAL_BASE, m.PLAY_ACTION]

function tabRank(option: Option): number {
  return TAB_ORDER.indexOf(option.facets[0]?.value ?? -1)
}

/** Decisions that are made facet by facet, however few moves they have. */
const BY_FACETS: readonly string[] = ['command', 'assign', 'deploy']
/** What has a name by itself; a number, a colour or a face is nothing without its move. */
const NAMED: readonly FacetSort[] = [
  'act',
  'leader',
  'partner',
  'stack',
  'mission',
  'unit',
  'price',
]
const MOST_WHOLE = 20

/** True where whole moves are the answers; places are chosen on the board. */
function isWhole(kind: string, sort: FacetSort, moves: readonly Move[]): boolean {
  if (BY_FACETS.includes(kind) || sort === 'place') return false
  return moves.length <= MOST_WHOLE || !NAMED.includes(sort)
}

function optionsOf(
  moves: readonly Move[],
  chosen: readonly Facet[],
  sort: FacetSort | null,
  asking: Asking,
): Option[] {
  if (sort === null || isWhole(asking.kind, sort, moves))
    return inOrder(moves.map((move) => wholeOption(move, asking)))
  const found: Option[] = []
  for (const value of valuesOf(moves, sort, chosen)) {
    const facet = { sort, value }
    const behind = narrowed(moves, [...chosen, facet])
    const isBig = sort === 'act' && behind.length > 1
    if (isBig) {
      const deeper = openSort(behind, [...chosen, facet])
      const inner = optionsOf(behind, [...chosen, facet], deeper, asking)
      found.push(...inner.map((one) => ({ ...one, facets: [facet, ...one.facets] })))
    } else found.push(optionOf(moves, [facet], asking))
  }
  return inOrder(found)
}

/** True of an answer that uses a half of a card. */
export function isHalf({ facets }: Option): boolean {
  const half = facets.at(-1)?.value
  return facets[0]?.value === m.CHOOSE_OPTION && (half === TOP_CHOICE || half === BOTTOM_CHOICE)
}

/** Refusals last, as they have the digit 0; before them what would change little. The upper half of a card stays above. */
function inOrder(options: readonly Option[]): Option[] {
  const rank = (option: Option): number =>
    option.refusal ? 2 : option.weak && !isHalf(option) ? 1 : 0
  return [...options].sort((a, b) => rank(a) - rank(b))
}

export function optionOf(moves: readonly Move[], facets: readonly Facet[], asking: Asking): Option {
  const last = facets[facets.length - 1] as Facet
  const behind = narrowed(moves, facets)
  const only = behind.length === 1 ? (behind[0] as Move) : null
  const isAct = last.sort === 'act'
  const label =
    isAct && only !== null && asking.kind !== 'command'
      ? asking.question.answer(only).label
      : facetName(last, asking.picture)
  return {
    key: facets.map((facet) => `${facet.sort}${facet.value}`).join(' '),
    facets,
    label,
    detail: detailOf(last, behind, asking),
    place: last.sort === 'place' ? last.value : only === null ? m.NONE : placeOfMove(only),
    leader: last.sort === 'leader' || last.sort === 'partner' ? last.value : m.NONE,
    refusal: isAct && only !== null && asking.question.answer(only).refusal,
    weak: !isAct && behind.every((move) => asking.question.answer(move).weak),
    count: behind.length,
  }
}

/** What the table says of the move behind it, or of all of them alike; else what there is to say of the facet. */
function detailOf(facet: Facet, behind: readonly Move[], asking: Asking): string {
  const { kind, picture, question } = asking
  if (facet.sort === 'act' && kind === 'command') return facetDetail(facet, behind, kind, picture)
  const [first] = behind
  const shared = first === undefined ? '' : question.answer(first).detail
  const isShared = behind.every((move) => question.answer(move).detail === shared)
  const own = facetDetail(facet, behind, kind, picture)
  // Who is on a mission is always said
  if (facet.sort === 'stack') return dotted(own, isShared ? shared : '')
  return isShared ? shared : own
}

export function wholeOption(move: Move, { question }: Asking): Option {
  const facets = facetsOf(move)
  return {
    key: String(move),
    facets,
    ...question.answer(move),
    place: placeOfMove(move),
    leader: facets.find((facet) => facet.sort === 'leader')?.value ?? m.NONE,
    count: 1,
  }
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
