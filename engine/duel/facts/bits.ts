/** Sets as the bits of a word. */

export function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}

/** The member with `n` smaller ones. */
export function nthBit(bits: number, n: number): number {
  for (; n > 0; n--) bits &= bits - 1
  return lowestBit(bits)
}

/** The members, ascending; for texts and files, not for play. */
export function members(bits: number): number[] {
  const found: number[] = []
  for (let rest = bits; rest !== 0; rest &= rest - 1) found.push(lowestBit(rest))
  return found
}
