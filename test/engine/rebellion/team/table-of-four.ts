import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import { position } from '../support.js'

/** What the tests of teams have in common: positions of four, and who is asked. */

export function four(fields: Readonly<Record<string, unknown>> = {}): State {
  return team('4', fields)
}

export function three(fields: Readonly<Record<string, unknown>> = {}): State {
  return team('3', fields)
}

function team(
  players: string,
  { options = {}, ...fields }: Readonly<Record<string, unknown>>,
): State {
  return position({ options: { players, ...(options as object) }, ...fields })
}

/** Name of the seat that is asked. */
export function asked(s: State): string {
  return rebellion.seats(rebellion.optionsOf(s))[rebellion.actor(s)]?.name ?? 'nobody'
}

export function kind(s: State): string {
  return rebellion.kinds[rebellion.kind(s)] ?? '?'
}
