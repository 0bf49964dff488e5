import {
  type ArgumentSort,
  ASSIGN,
  NONE,
  REVEAL,
  VERBS,
  verbOf,
} from '../../../../../engine/rebellion/state/moves.js'

/**
 * Every move falls into facets: the verb, and what each argument points at. A person chooses one
 * facet after the other, in any order, until one move is left.
 */

/** `act` is the verb; `partner` the second leader of an assignment; `price` the second card of a pair. */
export type FacetSort = ArgumentSort | 'act' | 'partner' | 'price'

export interface Facet {
  readonly sort: FacetSort
  readonly value: number
}

/** Verbs and arguments in the order in which they are asked for. */
export function facetsOf(move: number): Facet[] {
  const code = verbOf(move)
  const facets: Facet[] = [{ sort: 'act', value: code }]
  const sorts = VERBS[code]?.sorts ?? []
  const seen = new Set<ArgumentSort>()
  sorts.forEach((sort, i) => {
    const value = (move >>> (16 - 8 * i)) & 255
    facets.push({ sort: seen.has(sort) ? (sort === 'leader' ? 'partner' : 'price') : sort, value })
    seen.add(sort)
  })
  return facets
}

/** The place that a move points at, NONE without one. A reveal against a leader points at him too. */
export function placeOfMove(move: number): number {
  return facetsOf(move).find((facet) => facet.sort === 'place')?.value ?? NONE
}

export function matches(move: number, facet: Facet): boolean {
  if (verbOf(move) === ASSIGN && (facet.sort === 'leader' || facet.sort === 'partner'))
    return hasLeader(move, facet)
  return facetsOf(move).some((own) => own.sort === facet.sort && own.value === facet.value)
}

/** Both leaders of an assignment are equal: whoever is chosen first is "the leader". */
function hasLeader(move: number, facet: Facet): boolean {
  const first = (move >>> 8) & 255
  const second = move & 255
  if (facet.value === NONE) return second === NONE
  return first === facet.value || second === facet.value
}

export function chosenValue(chosen: readonly Facet[], sort: FacetSort): number | null {
  return chosen.find((facet) => facet.sort === sort)?.value ?? null
}

export function narrowed(moves: readonly number[], chosen: readonly Facet[]): number[] {
  return moves.filter((move) => chosen.every((facet) => matches(move, facet)))
}

/** What has to be chosen next: the first sort in which the moves still differ; null for one move. */
export function openSort(moves: readonly number[], chosen: readonly Facet[]): FacetSort | null {
  if (moves.length < 2) return null
  if (moves.every((move) => verbOf(move) === ASSIGN)) return openAssignSort(moves, chosen)
  const lists = moves.map(facetsOf)
  const longest = lists.reduce((best, list) => (list.length > best.length ? list : best))
  for (let i = 0; i < longest.length; i++) {
    const values = new Set(lists.map((list) => `${list[i]?.sort} ${list[i]?.value}`))
    if (values.size < 2) continue
    const sort = longest[i]?.sort as FacetSort
    // Missions against a leader name the system too: the leader is what differs
    if (sort === 'place' && moves.every((move) => verbOf(move) === REVEAL && (move & 255) !== NONE))
      return 'leader'
    return sort
  }
  return null
}

function openAssignSort(moves: readonly number[], chosen: readonly Facet[]): FacetSort | null {
  if (!chosen.some((facet) => facet.sort === 'mission')) {
    const cards = new Set(moves.map((move) => (move >>> 16) & 255))
    if (cards.size > 1) return 'mission'
  }
  return chosen.some((facet) => facet.sort === 'leader') ? 'partner' : 'leader'
}

/** The different values of a sort among the moves, in ascending order, NONE last. */
export function valuesOf(
  moves: readonly number[],
  sort: FacetSort,
  chosen: readonly Facet[],
): number[] {
  const values = new Set<number>()
  for (const move of moves) {
    if (verbOf(move) === ASSIGN && (sort === 'leader' || sort === 'partner')) {
      values.add((move >>> 8) & 255)
      if (sort === 'partner' || (move & 255) !== NONE) values.add(move & 255)
    } else for (const facet of facetsOf(move)) if (facet.sort === sort) values.add(facet.value)
  }
  if (sort === 'partner')
    for (const facet of chosen) if (facet.sort === 'leader') values.delete(facet.value)
  return [...values].sort((a, b) => a - b)
}
