/** The two sides, which are the seats too. */
export const REBEL = 0
export const EMPIRE = 1

export const SIDE_IDS: readonly string[] = ['rebel', 'empire']

export function enemyOf(side: number): number {
  return 1 - side
}
