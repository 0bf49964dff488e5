import type { Positions } from './network-fit.js'

/** Looks that all end alike are no certainty: they count as so many, and half a look that ended otherwise. */
const LOOKS = 12
const STEPS = 20

/**
 * What is aimed at where looks ahead are mixed with who won, which counts for `part`. Looks are made by the rules of thumb, who
 * won was decided by other players: so looks are shifted, round by round, until they say what came on average.
 */
export function mixedAims(positions: Positions, part: number): Float32Array {
  const { rounds, won, aims } = positions
  const looks = Float64Array.from(aims, (aim) => logit((LOOKS * aim + 0.5) / (LOOKS + 1)))
  const shifts = new Map([...new Set(rounds)].map((round) => [round, shiftAt(round)]))
  return Float32Array.from(looks, (look, n) => {
    const shifted = chance(look + (shifts.get(rounds[n] as number) ?? 0))
    return part * (won[n] as number) + (1 - part) * shifted
  })

  /** By Newton's steps; the rounds before and after count, too. */
  function shiftAt(round: number): number {
    const near = [...rounds.keys()].filter((n) => Math.abs((rounds[n] as number) - round) <= 1)
    let shift = 0
    for (let step = 0; step < STEPS; step++) {
      // Two games more, of which each side wins one: a few alike ask for no endless shift
      let error = 2 * chance(shift) - 1
      let weight = 2 * chance(shift) * (1 - chance(shift))
      for (const n of near) {
        const said = chance((looks[n] as number) + shift)
        error += said - (won[n] as number)
        weight += said * (1 - said)
      }
      shift -= error / weight
    }
    return shift
  }
}

function logit(chance: number): number {
  return Math.log(chance / (1 - chance))
}

function chance(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}
