/** The contents of a column of nodes in a larger one. */
export function grown<T extends Int32Array | Float64Array | Float32Array | Int8Array | Uint8Array>(
  old: T,
  room: T,
): T {
  room.set(old)
  return room
}
