import type { OptionRule, Options } from './game.js'
import { InputError, suggestion } from './input-error.js'

/** The options of a game, checked against its rules. */

type Rules = Readonly<Record<string, OptionRule>>

/** All options, those left out as usual. Unknown names and values, and those that do not go together, are refused. */
export function checkedOptions(rules: Rules, options: Options): Record<string, string> {
  const checked = usualOptions(rules)
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    if (rule === undefined)
      throw new InputError(`unknown option "${name}"${suggestion(name, Object.keys(rules))}`)
    if (!rule.values.includes(value))
      throw new InputError(`option ${name}: "${value}" is none of ${rule.values.join(', ')}`)
    checked[name] = value
  }
  for (const name of Object.keys(rules)) {
    const needed = lacking(rules, checked, name)
    if (needed !== '') throw new InputError(`option ${name}: "${checked[name]}" needs ${needed}`)
  }
  return checked
}

/** The same options with the usual value wherever one needs what another does not say. */
export function fittingOptions(rules: Rules, options: Options): Record<string, string> {
  const fitting = { ...usualOptions(rules), ...options }
  for (const [name, { fallback }] of Object.entries(rules))
    if (lacking(rules, fitting, name) !== '') fitting[name] = fallback
  return fitting
}

/** What options need of others that they do not name. */
export function neededOptions(rules: Rules, options: Options): Record<string, string> {
  const needed: Record<string, string> = {}
  for (const [name, value] of Object.entries(options))
    if (value !== rules[name]?.fallback)
      for (const [other, fitting] of Object.entries(rules[name]?.needs ?? {}))
        needed[other] = listOf(fitting)[0] ?? ''
  return needed
}

function usualOptions(rules: Rules): Record<string, string> {
  const usual: Record<string, string> = {}
  for (const name in rules) usual[name] = rules[name]?.fallback ?? ''
  return usual
}

/** What an option needs and the others do not say, as `name=value`; empty when nothing is lacking. */
function lacking(rules: Rules, options: Options, name: string): string {
  const rule = rules[name]
  if (rule === undefined || options[name] === rule.fallback) return ''
  const needs = Object.entries(rule.needs ?? {})
  const found = needs.find(([other, fitting]) => !listOf(fitting).includes(options[other] ?? ''))
  return found === undefined ? '' : `${found[0]}=${listOf(found[1]).join(' or ')}`
}

function listOf(values: string | readonly string[]): readonly string[] {
  return typeof values === 'string' ? [values] : values
}
