import { InputError } from '../../../../engine/input-error.js'
import { position } from '../support.js'

/** What is said of a position that is refused; the base is in Hoth unless it says otherwise. */
export function refusal(fields: Readonly<Record<string, unknown>> | object): string {
  try {
    position({ ...fields })
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
  return 'nothing: it is accepted'
}
