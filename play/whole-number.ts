import { UsageError } from './errors.js'

/** More threads than this no machine of ours has cores for. */
export const MOST_WORKERS = 256

/** The whole number that an option gives, in plain digits, from `least` to `most`. */
export function wholeNumber(
  text: string,
  option: string,
  least = 1,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`
  throw new UsageError(`${option}: "${text}" is not a whole number ${range}`)
}

/** The part that an option gives, from 0 to `most`. */
export function partNumber(text: string, option: string, most = 1): number {
  const value = realNumber(text, option)
  if (value >= 0 && value <= most) return value
  throw new UsageError(`${option}: "${text}" is not a part from 0 to ${most}`)
}

/** The number that an option gives, with or without a sign and a fraction. */
export function realNumber(text: string, option: string): number {
  if (/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text)) return Number(text)
  throw new UsageError(`${option}: "${text}" is not a number`)
}
