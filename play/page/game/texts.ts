/** Short names for small places on the screen, and what the shared tactic cards do in our own words. */

export const SKILL_NAMES: readonly string[] = [
  'diplomacy',
  'intel',
  'special operations',
  'logistics',
]
export const FACE_NAMES: readonly string[] = ['hit', 'direct hit', 'special', 'blank']
export const COLOUR_NAMES: readonly string[] = ['red', 'black', 'green']
export const ICON_NAMES: readonly string[] = [
  'space triangle',
  'space circle',
  'space square',
  'ground triangle',
  'ground circle',
  'ground square',
]

const TACTIC_TEXTS: Readonly<Record<string, string>> = {
  'brilliant-strategy': 'Draw 2 tactic cards of either kind.',
  'concentrate-fire': 'Reroll up to 2 of your dice.',
  'critical-hit': '1 damage to any unit here.',
  'defensive-formation': 'Cancel 1 damage.',
  'no-escape': 'They cannot retreat this round.',
  onslaught: '1 damage each to 2 different units.',
  outmaneuver: 'Discard another card of this kind: cancel up to 2 damage.',
  'take-it-down': '2 damage to one unit.',
  'unstoppable-assault': 'They cannot block in this battle.',
  bombardment: 'Damage equal to the red dice of one of your ships.',
  'dig-in': 'Discard another card of this kind: cancel up to 2 damage.',
  'escape-plan': 'Your retreat needs no transport this round.',
}

/** What a tactic card does, by its id. */
export function tacticText(id: string): string {
  return TACTIC_TEXTS[id.replace(/^(space|ground)-/, '')] ?? ''
}

export const PHASE_NAMES: readonly string[] = [
  'Set-up',
  'Assignment Phase',
  'Command Phase',
  'Refresh Phase',
]
export const SIDE_LABELS: readonly string[] = ['Rebellion', 'Empire']
export const SIDE_CLASS: readonly string[] = ['rebel', 'empire']

/** Winning words of the end. */
export const REASON_TEXTS: Readonly<Record<string, string>> = {
  reputation: 'Time and reputation met: the galaxy rises.',
  'base-taken': 'The Rebel base was found and taken.',
  'base-destroyed': 'The system of the Rebel base was destroyed.',
}
