import type { LogLine } from '../../../shell/session.js'
import type { SkirmishTable } from './table.js'

/** What the score of a player is made of. */
export interface ScoreParts {
  readonly damage: number
  /** Stars of the units that he has destroyed. */
  readonly destroyed: number
  readonly survivor: number
}

const SURVIVOR = 5

/** Damage counts up to the fatal amount, so it is followed target by target; stars are the rest of the score. */
export function scoreParts(
  { seats }: SkirmishTable,
  log: readonly LogLine[],
  reason: string,
): readonly ScoreParts[] {
  const damage = damageBySide(log)
  const standing = seats.filter(({ isOut }) => !isOut)
  return seats.map(({ name, score, isOut }) => {
    const done = damage.get(name.toLowerCase()) ?? 0
    const survivor = reason === 'last-survivor' && standing.length === 1 && !isOut ? SURVIVOR : 0
    return { damage: done, destroyed: score - done - survivor, survivor }
  })
}

function damageBySide(log: readonly LogLine[]): ReadonlyMap<string, number> {
  const harms = new Map<string, number>()
  const sums = new Map<string, number>()
  for (const { event } of log) {
    const { kind, side = '', target = '', against = 0, units } = event
    const unit = units?.[0]?.unit ?? ''
    if (kind === 'harmed') {
      sums.set(side, (sums.get(side) ?? 0) + against - (harms.get(target) ?? 0))
      harms.set(target, against)
    } else if (kind === 'repaired') harms.set(unit, (harms.get(unit) ?? 1) - 1)
    else if (kind === 'back-to-reserve') harms.delete(unit)
  }
  return sums
}
