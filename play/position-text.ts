import type { Position } from '../engine/game.js'

/** A position as JSON for people: one field a line, the members of units, decks and steps too. */
export function positionText(position: Position): string {
  const lines = Object.entries(position).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${text(value)}`,
  )
  return `{\n${lines.join(',\n')}\n}`
}

const WIDTH = 100

function text(value: unknown): string {
  const short = compact(value)
  if (short.length <= WIDTH || typeof value !== 'object' || value === null) return short
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object')) return short
    return `[\n${value.map((item) => `    ${compact(item)}`).join(',\n')}\n  ]`
  }
  const lines = Object.entries(value).map(
    ([key, item]) => `    ${JSON.stringify(key)}: ${compact(item)}`,
  )
  return `{\n${lines.join(',\n')}\n  }`
}

/** On one line, with a space after commas and colons. */
function compact(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(compact).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${compact(item)}`,
  )
  return `{${members.length === 0 ? '' : ` ${members.join(', ')} `}}`
}
