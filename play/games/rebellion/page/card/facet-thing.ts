import {
  actionId,
  leaderId,
  missionId,
  objectiveId,
  tacticId,
  unitId,
} from '../../../../../engine/rebellion/text/names.js'
import type { Facet, FacetSort } from '../choice/facets.js'

/** The thing that an answer is about, by its id, so that it can be read; places are read on the board. */
export function idOfFacets(facets: readonly Facet[]): string | undefined {
  const last = facets[facets.length - 1]
  return last === undefined ? undefined : IDS[last.sort]?.(last.value)
}

const IDS: Partial<Record<FacetSort, (value: number) => string>> = {
  mission: missionId,
  action: actionId,
  objective: objectiveId,
  tactic: tacticId,
  price: tacticId,
  leader: leaderId,
  partner: leaderId,
  unit: unitId,
}
