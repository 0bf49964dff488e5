/** Short names for small places on the screen. */

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
