import { systemId } from '../text/names.js'

/** JSON that positions are made of. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

/** Ids of the systems of a mask, or of whatever `idOf` names. */
export function idsOfMask(mask: number, idOf: (n: number) => string = systemId): string[] {
  const ids: string[] = []
  for (let n = 0; n < 32; n++) if ((mask & (1 << n)) !== 0) ids.push(idOf(n))
  return ids
}

/** Puts a member into an object unless it is left out. */
export function putIn(out: JsonObject, key: string, value: Json | undefined): void {
  if (value !== undefined) out[key] = value
}

/** An object without members is left out. */
export function unlessEmpty(out: JsonObject): JsonObject | undefined {
  return Object.keys(out).length > 0 ? out : undefined
}
