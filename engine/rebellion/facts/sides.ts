/** The two sides; in the two-player game they are the seats too. */
export const REBEL = 0
export const EMPIRE = 1

export const SIDE_IDS: readonly string[] = ['rebel', 'empire']

export function enemyOf(side: number): number {
  return 1 - side
}

/** The two theaters of a system. */
export const SPACE = 0
export const GROUND = 1

export const THEATER_IDS: readonly string[] = ['space', 'ground']
