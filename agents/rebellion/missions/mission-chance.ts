/** Most dice that one side rolls for a mission; more icons than that are worth nothing. */
const MOST_DICE = 10
const MOST_GREEN = 3
const MOST_SUCCESSES = 2 * MOST_DICE
/** Successes of one die: two blank faces, three that count one, one that counts two. */
const DIE = [2 / 6, 3 / 6, 1 / 6]

/** Chances of each number of successes, by number of dice. */
const DISTRIBUTION: readonly Float64Array[] = distributions()

/** Chance of success with a bonus of 0 or 2 successes, as (dice * 11 + opposing dice) * 2 + (bonus > 0). */
const CHANCE = chances()

/** Chance that an opposed attempt with `dice` succeeds: more successes than those of `opposing` dice. */
export function opposedChance(dice: number, opposing: number, bonus: number): number {
  const own = Math.min(MOST_DICE, dice)
  const theirs = Math.min(MOST_DICE, opposing)
  return CHANCE[(own * (MOST_DICE + 1) + theirs) * 2 + (bonus > 0 ? 1 : 0)] as number
}

/** A green die: four blank faces, two that count one. */
const GREEN_DIE = [4 / 6, 2 / 6]
const NO_GREEN = { own: 0, theirs: 0 }

/** The same with green dice of both sides on top. */
export function chanceWithGreen(
  dice: number,
  opposing: number,
  bonus: number,
  green: { readonly own: number; readonly theirs: number } = NO_GREEN,
): number {
  if (green.own === 0 && green.theirs === 0) return opposedChance(dice, opposing, bonus)
  const own = withGreen(dice, green.own)
  const theirs = withGreen(opposing, green.theirs)
  let chance = 0
  own.forEach((p, a) => {
    theirs.forEach((q, b) => {
      if (a + bonus > b) chance += p * q
    })
  })
  return chance
}

function withGreen(dice: number, green: number): number[] {
  let sums = Array.from(DISTRIBUTION[Math.min(MOST_DICE, dice)] as Float64Array)
  for (let i = 0; i < Math.min(MOST_GREEN, green); i++)
    sums = [...sums, 0].map(
      (p, n) => p * (GREEN_DIE[0] as number) + (sums[n - 1] ?? 0) * (GREEN_DIE[1] as number),
    )
  return sums
}

function distributions(): Float64Array[] {
  const all = [new Float64Array(MOST_SUCCESSES + 1)]
  ;(all[0] as Float64Array)[0] = 1
  for (let dice = 1; dice <= MOST_DICE; dice++) {
    const before = all[dice - 1] as Float64Array
    const next = new Float64Array(MOST_SUCCESSES + 1)
    for (let n = 0; n <= MOST_SUCCESSES; n++)
      for (let more = 0; more <= 2 && n + more <= MOST_SUCCESSES; more++)
        next[n + more] = (next[n + more] as number) + (before[n] as number) * (DIE[more] as number)
    all.push(next)
  }
  return all
}

function chances(): Float64Array {
  const table = new Float64Array((MOST_DICE + 1) * (MOST_DICE + 1) * 2)
  for (let own = 0; own <= MOST_DICE; own++)
    for (let theirs = 0; theirs <= MOST_DICE; theirs++)
      for (let bonus = 0; bonus <= 1; bonus++) {
        let chance = 0
        for (let a = 0; a <= MOST_SUCCESSES; a++)
          for (let b = 0; b < a + 2 * bonus && b <= MOST_SUCCESSES; b++)
            chance +=
              ((DISTRIBUTION[own] as Float64Array)[a] as number) *
              ((DISTRIBUTION[theirs] as Float64Array)[b] as number)
        table[(own * (MOST_DICE + 1) + theirs) * 2 + bonus] = chance
      }
  return table
}
