import { capital } from '../../../../engine/english.js'
import { InputError } from '../../../../engine/input-error.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import { thingOf } from '../things.js'
import { planWords } from './plan-words.js'

/**
 * What a computer considered, as the question would say it: its account has the texts of moves, and behind them may
 * stand how units are moved: `activate darth-vader naboo, with all`.
 */
export function candidateWords(text: string, observation: State): string {
  const parts = text.split(', ')
  const moves: number[] = []
  for (const part of parts) {
    const move = moveOf(part, observation)
    if (move === null) break
    moves.push(move)
  }
  const rest = parts.slice(moves.length).map((part) => HOW[part] ?? named(part))
  const said = moves.length === 0 ? [] : [planWords(moves, observation).join('; ')]
  return capital([...said, ...rest].filter((part) => part !== '').join(', '))
}

/** How an activation moves units, where the computer's own name for it says little. */
const HOW: Readonly<Record<string, string>> = {
  'by the rules': '',
  'with all': 'with all units',
  'to occupy': 'to occupy it',
  'to gather': 'to gather units',
  'to assault': 'to assault it',
  'to fetch': 'to fetch units',
}

function moveOf(text: string, observation: State): number | null {
  try {
    return rebellion.parse(observation, text)
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}

/** A text that is no move has ids of things still. */
function named(text: string): string {
  return text
    .split(' ')
    .map((word) => thingOf(word)?.name ?? word)
    .join(' ')
}
