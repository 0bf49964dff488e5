import { UsageError } from '../errors.js'

/** A whole number of an option, from `least` on. */
export function wholeNumber(text: string, where: string, least = 1): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
    throw new UsageError(`${where}: "${text}" is not a whole number from ${least}`)
  return value
}
