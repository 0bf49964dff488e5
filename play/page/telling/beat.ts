import type { LogLine } from '../../shell/session.js'

/** What is told at once: a step of a mission, the groups of one journey, the cards that were drawn. */
export interface Beat {
  readonly lines: readonly LogLine[]
  /** Moves that have been made in what is drawn: while it moves, and once it stands. */
  readonly from: number
  readonly to: number
  /** How long something moves, in ms; 0 when nothing does. */
  readonly motionMs: number
  /** How long it stands to be read, in parts of the pace; 0 goes on at once. */
  readonly weight: number
  /** It is about what is the person's own, and is never told faster than Calm. */
  readonly own: boolean
  /** It stays in view when the person is asked next, so that he is not kept waiting. */
  readonly stays: boolean
  /** It waits for the person at every pace. */
  readonly stops?: true
}

/** Nothing moves for longer. */
export const LONGEST_MOTION_MS = 700

export type Pace = 'step' | 'calm' | 'fast' | 'off'

/** How long a beat stands; Step waits for the person. */
const STANDING_MS: Readonly<Record<Pace, number>> = { step: 0, calm: 900, fast: 300, off: 0 }
/** Motion at a pace, as a part of what it takes at Calm. */
const MOTION_PART: Readonly<Record<Pace, number>> = { step: 1, calm: 1, fast: 0.5, off: 0 }
/** Where motion is not wanted things fade into each other. */
const FADE_MS = 100

export interface Timing {
  readonly motionMs: number
  /** Null waits for the person. */
  readonly standingMs: number | null
}

export function timingOf(beat: Beat, pace: Pace, isReduced: boolean): Timing {
  const slowed: Pace = beat.own && pace === 'fast' ? 'calm' : pace
  const motion = Math.min(LONGEST_MOTION_MS, beat.motionMs * MOTION_PART[slowed])
  return {
    motionMs: isReduced ? Math.min(FADE_MS, motion) : motion,
    standingMs: isWaitedFor(beat, pace) ? null : STANDING_MS[slowed] * beat.weight,
  }
}

function isWaitedFor({ weight, stops }: Beat, pace: Pace): boolean {
  return stops === true || (pace === 'step' && weight > 0)
}
