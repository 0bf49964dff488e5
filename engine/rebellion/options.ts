import type { OptionRule, Options } from '../game.js'
import { InputError, suggestion } from '../input-error.js'
import type { State } from '../state.js'
import { EMPIRE, REBEL } from './facts/sides.js'
import { COMBAT_RULES, EXPANSION, FIRST_GAME, MISSION_SETS, START_UNITS } from './state/layout.js'
import { BY_CHOICE, NOT_CHOSEN, RISE_SET } from './state/mission-sets.js'

/** What a game of Rebellion can be: its options, and where they stand in a state. */

const SETS = ['choose', 'base', 'rise'] as const

export const OPTIONS = {
  setup: {
    values: ['standard', 'first'],
    fallback: 'standard',
    about: 'standard: both players place their units; first: the fixed setup for a first game',
  },
  expansion: {
    values: ['off', 'on'],
    fallback: 'off',
    about:
      'on: Rise of the Empire, with its units, leaders, missions, actions, objectives and combat',
  },
  units: {
    values: ['rise', 'base'],
    fallback: 'rise',
    about: 'with the expansion: which starting units both sides agree on',
  },
  missions: {
    values: SETS,
    fallback: 'choose',
    about: 'with the expansion: missions of both sides, chosen in secret at the setup or fixed',
  },
  rebelMissions: {
    values: ['same', ...SETS],
    fallback: 'same',
    about: 'with the expansion: the Rebel missions, where they are not as "missions" says',
  },
  empireMissions: {
    values: ['same', ...SETS],
    fallback: 'same',
    about: 'with the expansion: the Imperial missions, where they are not as "missions" says',
  },
  combat: {
    values: ['cinematic', 'base'],
    fallback: 'cinematic',
    about:
      'with the expansion: cinematic is the rule, base the house rule of the shared tactic cards',
  },
} as const satisfies Record<string, OptionRule>

type OptionName = keyof typeof OPTIONS

/** Options that say nothing without the expansion, and what they may say there all the same: what a base game is. */
const OF_EXPANSION: Readonly<Partial<Record<OptionName, readonly string[]>>> = {
  units: ['base'],
  missions: ['base'],
  rebelMissions: ['same', 'base'],
  empireMissions: ['same', 'base'],
  combat: ['base'],
}

/** The options with their fallbacks; unknown names and values, and those that do not go together, are refused. */
export function checkedOptions(options: Options): Record<OptionName, string> {
  const checked = {} as Record<OptionName, string>
  for (const [name, rule] of Object.entries(OPTIONS)) checked[name as OptionName] = rule.fallback
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(OPTIONS, name))
      throw new InputError(`unknown option "${name}"${suggestion(name, Object.keys(OPTIONS))}`)
    const { values }: OptionRule = OPTIONS[name as OptionName]
    if (!values.includes(value))
      throw new InputError(`option ${name}: "${value}" is none of ${values.join(', ')}`)
    checked[name as OptionName] = value
  }
  if (checked.expansion === 'on' && checked.setup === 'first')
    throw new InputError(
      'option setup: the first game is one of the base game; leave out expansion',
    )
  if (checked.expansion === 'off') refuseExpansion(options)
  return checked
}

function refuseExpansion(options: Options): void {
  for (const [name, allowed] of Object.entries(OF_EXPANSION)) {
    const value = options[name]
    if (value !== undefined && !allowed.includes(value))
      throw new InputError(`option ${name}: "${value}" needs expansion=on`)
  }
}

/** Puts checked options into a state that is still empty. */
export function putOptions(s: State, options: Options): void {
  const checked = checkedOptions(options)
  s.bytes[FIRST_GAME] = checked.setup === 'first' ? 1 : 0
  if (checked.expansion === 'off') return
  s.bytes[EXPANSION] = 1
  s.bytes[START_UNITS] = checked.units === 'rise' ? 1 : 0
  s.bytes[COMBAT_RULES] = checked.combat === 'cinematic' ? 1 : 0
  for (const [side, own] of [checked.rebelMissions, checked.empireMissions].entries()) {
    const set = own === 'same' ? checked.missions : own
    s.bytes[MISSION_SETS + side] =
      set === 'choose' ? BY_CHOICE | NOT_CHOSEN : set === 'rise' ? RISE_SET : 0
  }
}

/** Those that a state was started with, as far as they say something in its game. */
export function optionsOf(s: State): Options {
  if (s.bytes[EXPANSION] === 0) return { setup: s.bytes[FIRST_GAME] !== 0 ? 'first' : 'standard' }
  const [rebel, empire] = [REBEL, EMPIRE].map((side) => setOf(s.bytes[MISSION_SETS + side]))
  return {
    setup: 'standard',
    expansion: 'on',
    units: s.bytes[START_UNITS] !== 0 ? 'rise' : 'base',
    ...(rebel === empire ? { missions: rebel } : { rebelMissions: rebel, empireMissions: empire }),
    combat: s.bytes[COMBAT_RULES] !== 0 ? 'cinematic' : 'base',
  }
}

function setOf(code: number): string {
  if ((code & BY_CHOICE) !== 0) return 'choose'
  return (code & RISE_SET) !== 0 ? 'rise' : 'base'
}
