import { InputError, suggestion } from '../../engine/input-error.js'
import type { Adjudication } from '../match/adjudicator.js'

const USUAL: Adjudication = { value: 0.97, moves: 8 }
const MOST_MOVES = 10_000

/** `value=.97,moves=8`; an empty text takes what is usual. */
export function parseAdjudication(text: string): Adjudication {
  const given: { value: number; moves: number } = { ...USUAL }
  for (const part of text === '' ? [] : text.split(',')) {
    const [name = '', value = ''] = part.split('=')
    if (name !== 'value' && name !== 'moves')
      throw new InputError(
        `adjudicate: "${part}"${suggestion(name, Object.keys(USUAL)) || ' is not understood'} (known: value, moves)`,
      )
    given[name] = value.trim() === '' ? Number.NaN : Number(value)
  }
  if (!(given.value > 0.5 && given.value <= 1))
    throw new InputError('adjudicate: value: a chance above 0.5 is needed, at most 1')
  if (!Number.isInteger(given.moves) || given.moves < 1 || given.moves > MOST_MOVES)
    throw new InputError(`adjudicate: moves: a whole number from 1 to ${MOST_MOVES} is needed`)
  return given
}

export function adjudicationText({ value, moves }: Adjudication): string {
  return `value=${value},moves=${moves}`
}
