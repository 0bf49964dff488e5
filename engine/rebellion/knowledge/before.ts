import type { Random } from '../../random.js'
import type { State } from '../../state.js'
import { isSecretPick, takePickBack } from '../combat/tactics/tactic-cards.js'
import { settle } from '../course/steps.js'
import { sample } from './sample.js'

/**
 * A world that stands before what the enemy has just picked in secret and at the same time, for search to let him pick
 * anew. False where nothing has been picked like that.
 */
export function beforeSecretPick(observation: State, random: Random, into: State): boolean {
  if (!isSecretPick(observation)) return false
  sample(observation, random, undefined, into)
  if (!takePickBack(into)) return false
  settle(into)
  return true
}
