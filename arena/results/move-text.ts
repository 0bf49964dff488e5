/** Moves as bytes: each the difference to the one before, zigzag, seven bits a byte, low ones first. */
export function packMoves(moves: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(moves.length * 5)
  let used = 0
  let before = 0
  for (const move of moves) {
    const difference = (move - before) | 0
    before = move
    let rest = ((difference << 1) ^ (difference >> 31)) >>> 0
    while (rest > 127) {
      bytes[used++] = (rest & 127) | 128
      rest >>>= 7
    }
    bytes[used++] = rest
  }
  return bytes.slice(0, used)
}

export function unpackMoves(bytes: Uint8Array): number[] {
  const moves: number[] = []
  let before = 0
  let rest = 0
  let shift = 0
  for (const byte of bytes) {
    rest |= (byte & 127) << shift
    shift += 7
    if (byte > 127) continue
    before = (before + ((rest >>> 1) ^ -(rest & 1))) | 0
    moves.push(before)
    rest = 0
    shift = 0
  }
  return moves
}
