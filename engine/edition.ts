import { InputError } from './input-error.js'

/**
 * Refuses what was written under an edition of the rules that is not played here: its moves and states
 * would mean something else.
 */
export function checkEdition(what: 'record' | 'position', found: number, played: number): void {
  if (found !== played)
    throw new InputError(
      `edition: this ${what} is of edition ${found} of the rules, this program plays edition ${played}`,
    )
}
