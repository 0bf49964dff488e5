const TABLE = new Int32Array(256)
for (let i = 0; i < 256; i++) {
  let value = i
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  TABLE[i] = value
}

/** The CRC-32 of zip and PNG. (zlib.crc32 is not in every Node 20.) */
export function crc32(bytes: Uint8Array): number {
  let value = -1
  for (let i = 0; i < bytes.length; i++)
    value = (value >>> 8) ^ (TABLE[(value ^ (bytes[i] as number)) & 255] as number)
  return ~value >>> 0
}
