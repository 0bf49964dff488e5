import type { OptionRule, Options } from '../game.js'
import { checkedOptions } from '../options.js'
import type { State } from '../state.js'
import { TEAM_SIZES } from './facts/posts.js'
import { EMPIRE, REBEL } from './facts/sides.js'
import {
  COMBAT_RULES,
  EXPANSION,
  FIRST_GAME,
  MISSION_SETS,
  PLAYERS,
  SECRETS,
  START_UNITS,
} from './state/layout.js'
import { BY_CHOICE, NOT_CHOSEN, RISE_SET } from './state/mission-sets.js'

/** What a game of Rebellion can be: its options, and where they stand in a state. */

/** What most people play beside the other options that are given. */
const USUAL = 'usual'
const SETS = [USUAL, 'choose', 'base', 'rise'] as const

const WITH_EXPANSION = { expansion: 'on' }

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
    needs: { setup: 'standard' },
  },
  units: {
    values: [USUAL, 'base', 'rise'],
    fallback: USUAL,
    about: 'which starting units both sides agree on (usual: rise)',
    needs: WITH_EXPANSION,
  },
  missions: {
    values: SETS,
    fallback: USUAL,
    about: 'missions of both sides (usual: each chooses in secret at the setup)',
    needs: WITH_EXPANSION,
  },
  rebelMissions: {
    values: SETS,
    fallback: USUAL,
    about: 'the Rebel missions (usual: as "missions" says)',
    needs: WITH_EXPANSION,
  },
  empireMissions: {
    values: SETS,
    fallback: USUAL,
    about: 'the Imperial missions (usual: as "missions" says)',
    needs: WITH_EXPANSION,
  },
  combat: {
    values: [USUAL, 'cinematic', 'base'],
    fallback: USUAL,
    about: 'cinematic is the rule (usual), base the house rule of shared tactic cards',
    needs: WITH_EXPANSION,
  },
  players: {
    values: ['2', ...TEAM_SIZES.map(String)],
    fallback: '2',
    about:
      'how many play: with 4 each side has an Admiral and a General, with 3 one person plays both Rebels',
    needs: { setup: 'standard' },
  },
  secrets: {
    values: ['shared', 'own'],
    fallback: 'shared',
    about:
      'what partners see: shared, all that their team holds; own, objectives, probe and starting action cards stay with who holds them',
    needs: { players: ['4', '3'] },
  },
} as const satisfies Record<string, OptionRule>

/** Puts options into a state that is still empty; those that are wrong are an InputError. */
export function putOptions(s: State, options: Options): void {
  const checked = checkedOptions(OPTIONS, options)
  s.bytes[FIRST_GAME] = checked.setup === 'first' ? 1 : 0
  s.bytes[PLAYERS] = checked.players === '2' ? 0 : Number(checked.players)
  s.bytes[SECRETS] = checked.secrets === 'own' ? 1 : 0
  if (checked.expansion === 'off') return
  s.bytes[EXPANSION] = 1
  s.bytes[START_UNITS] = checked.units === 'base' ? 0 : 1
  s.bytes[COMBAT_RULES] = checked.combat === 'base' ? 0 : 1
  for (const [side, own] of [checked.rebelMissions, checked.empireMissions].entries()) {
    const set = own === USUAL ? checked.missions : own
    s.bytes[MISSION_SETS + side] =
      set === 'base' ? 0 : set === 'rise' ? RISE_SET : BY_CHOICE | NOT_CHOSEN
  }
}

/** Those that a state was started with, as far as they say something in its game. */
export function optionsOf(s: State): Options {
  if (s.bytes[EXPANSION] === 0)
    return { setup: s.bytes[FIRST_GAME] !== 0 ? 'first' : 'standard', ...teamOf(s) }
  const [rebel, empire] = [REBEL, EMPIRE].map((side) => setOf(s.bytes[MISSION_SETS + side]))
  return {
    setup: 'standard',
    expansion: 'on',
    units: s.bytes[START_UNITS] !== 0 ? 'rise' : 'base',
    ...(rebel === empire ? { missions: rebel } : { rebelMissions: rebel, empireMissions: empire }),
    combat: s.bytes[COMBAT_RULES] !== 0 ? 'cinematic' : 'base',
    ...teamOf(s),
  }
}

/** Nothing where two play, so that records of before stay as they are. */
function teamOf(s: State): Options {
  if (s.bytes[PLAYERS] === 0) return {}
  return {
    players: String(s.bytes[PLAYERS]),
    ...(s.bytes[SECRETS] === 0 ? {} : { secrets: 'own' }),
  }
}

function setOf(code: number): string {
  if ((code & BY_CHOICE) !== 0) return 'choose'
  return (code & RISE_SET) !== 0 ? 'rise' : 'base'
}
