import type { Options } from '../../game.js'
import { seedWordsFromText } from '../../random.js'
import type { State } from '../../state.js'
import { FLEET } from '../course/stage-numbers.js'
import { ask } from '../course/stages.js'
import { blankState, RANDOM } from '../state/layout.js'
import { setRules } from '../state/rules.js'

/** A new game with these options, all of them; the first player chooses his fleet. */
export function newGame(options: Options, seed: string): State {
  const s = blankState()
  seedWordsFromText(s.words, RANDOM, seed)
  setRules(s, options)
  ask(s, FLEET, 0)
  return s
}
