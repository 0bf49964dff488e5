import type { SkirmishTable } from '../table/table.js'

/** What the curve of chances takes its colours from: seats have those of their fleets. */
export function curveStyle({ seats }: SkirmishTable): string {
  if (seats.length > 2) return 'many-seats'
  return seats[0]?.style === 'rebel' ? 'first-is-rebel' : ''
}
