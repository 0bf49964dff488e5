import type { OptionRule, Options } from './game.js'
import { InputError, suggestion } from './input-error.js'

/** Options of a game with their fallbacks; unknown names and values are refused. */
export function checkedOptions(
  rules: Readonly<Record<string, OptionRule>>,
  options: Options,
): Record<string, string> {
  const checked: Record<string, string> = {}
  for (const [name, rule] of Object.entries(rules)) checked[name] = rule.fallback
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    if (rule === undefined)
      throw new InputError(`unknown option "${name}"${suggestion(name, Object.keys(rules))}`)
    if (!rule.values.some((known) => known === value))
      throw new InputError(`option ${name}: "${value}" is none of ${rule.values.join(', ')}`)
    checked[name] = value
  }
  return checked
}
