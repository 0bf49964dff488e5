import { InputError, suggestion } from '../engine/input-error.js'
import type { AgentFactory, AgentOption, Settings } from './agent.js'

/** Options of an agent as they are typed or given, read by what its factory says of them. No game is needed for that. */

/** Settings of `factory` from `iterations=400,trees=2`. `where` is named in errors. */
export function parseSettings(factory: AgentFactory, list: string, where: string): Settings {
  const settings: Record<string, number | string> = {}
  const options = allOptions(factory)
  for (const [name, option] of Object.entries(options)) settings[name] = option.fallback
  const given = new Set<string>()
  for (const part of list === '' ? [] : list.split(',')) {
    const equals = part.indexOf('=')
    const name = equals < 0 ? (factory.bare ?? '') : part.slice(0, equals).trim()
    const value = (equals < 0 ? part : part.slice(equals + 1)).trim()
    if (equals < 0 && factory.bare === undefined)
      throw new InputError(`agent "${where}": "${part}" is not of the form option=value`)
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (option === undefined) {
      const known = Object.keys(options)
      const remedy =
        known.length === 0 ? `; ${factory.name} takes no options` : suggestion(name, known)
      throw new InputError(`agent "${where}": unknown option "${name}"${remedy}`)
    }
    if (given.has(name)) throw new InputError(`agent "${where}": option "${name}" given twice`)
    given.add(name)
    settings[name] = parseValue(option, value, `agent "${where}": ${name}`)
  }
  return settings
}

/** Some settings of `factory`, each known and in range; an InputError names what is wrong with one. */
export function checkedSettings(
  factory: AgentFactory,
  given: Partial<Settings>,
  where: string = factory.name,
): Settings {
  const options = allOptions(factory)
  const settings: Record<string, number | string> = {}
  for (const [name, value] of Object.entries(given)) {
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (option === undefined)
      throw new InputError(
        `agent "${where}": unknown option "${name}"${suggestion(name, Object.keys(options))}`,
      )
    const place = `agent "${where}": ${name}`
    if (typeof value === 'string') settings[name] = parseValue(option, value, place)
    else if (typeof value === 'number' && option.type !== 'word' && option.type !== 'text')
      settings[name] = checkedNumber(option, value, place)
    else
      throw new InputError(
        `${place}: ${String(value)} is not a ${option.type === 'word' || option.type === 'text' ? 'word' : 'number'}`,
      )
  }
  return settings
}

/** Those for people and those for tuning. */
export function allOptions(factory: AgentFactory): Readonly<Record<string, AgentOption>> {
  return { ...factory.options, ...factory.numbers }
}

function checkedNumber(
  option: Exclude<AgentOption, { type: 'word' | 'text' }>,
  value: number,
  where: string,
): number {
  if (!Number.isFinite(value) || (option.type === 'whole' && !Number.isInteger(value)))
    throw new InputError(
      `${where}: ${value} is not a ${option.type === 'whole' ? 'whole number' : 'number'}`,
    )
  const least = option.type === 'duration' ? 0 : option.least
  return inRange(value, least, option.most, where, option.type === 'duration' ? 'ms' : '')
}

function parseValue(option: AgentOption, text: string, where: string): number | string {
  if (option.type === 'word') {
    if (!option.values.includes(text))
      throw new InputError(
        `${where}: "${text}" is not one of ${option.values.join(', ')}${suggestion(text, option.values)}`,
      )
    return text
  }
  if (option.type === 'text') {
    option.check(text)
    return text
  }
  if (option.type === 'duration') {
    const match = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(text)
    if (match === null)
      throw new InputError(`${where}: "${text}" is not a duration; for example 1500ms or 1.5s`)
    const unit = match[2] === 'ms' ? 1 : match[2] === 's' ? 1000 : 60000
    return inRange(Number(match[1]) * unit, 0, option.most, where, 'ms')
  }
  const shape = option.type === 'whole' ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/
  if (!shape.test(text))
    throw new InputError(
      `${where}: "${text}" is not a ${option.type === 'whole' ? 'whole number' : 'number'}`,
    )
  return inRange(Number(text), option.least, option.most, where, '')
}

function inRange(value: number, least: number, most: number, where: string, unit: string): number {
  if (value < least || value > most)
    throw new InputError(
      `${where}: ${value}${unit} is out of range; it goes from ${least} to ${most}${unit}`,
    )
  return value
}
