import { lasting } from '../storage.js'
import type { Pace } from './beat.js'

const PACE_KEY = 'dejarik.pace'

/** The pace that the person chose last. */
export function storedPace(): Pace {
  const text = lasting.read(PACE_KEY)
  return text === 'step' || text === 'fast' || text === 'off' ? text : 'calm'
}

export function keepPace(pace: Pace): void {
  lasting.write(PACE_KEY, pace)
}
