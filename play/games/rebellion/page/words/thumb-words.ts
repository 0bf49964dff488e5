/** The rules of thumb by which the computer decides where it does not look ahead: agents/rebellion/choice/ and /worth/. */

const REBEL_CAMP =
  'Troopers hold the base; the fleet and the Airspeeders gather in a rich system that is free.'

/** By the step that asks or its kind; by side, or the same for both. */
const RULES: Readonly<Record<string, string | readonly [rebel: string, empire: string]>> = {
  'mission-sets': ['With the missions of the base game the computer wins more.', ''],
  'place-empire':
    'Troops are spread over all systems, ships one by one; more where much lies around to be searched.',
  camp: REBEL_CAMP,
  'place-rebels': REBEL_CAMP,
  base: 'Far from Imperial troops, rather in a Rebel system, and with more than one way out. It draws among the good ones: else it could be guessed.',
  'move-group':
    'Against resistance everything comes; elsewhere a few troops, and the rest stays free.',
  tactic:
    'Cards where they change most. Hits finish units, those with most dice first; what finishes nothing goes where it nearly does.',
  block: 'Damage is cancelled where it would destroy.',
  recruit: 'Skills that the leaders at hand lack count double.',
  build: 'The largest unit that the icon allows, unless transport is short, or somebody to carry.',
  deploy: [
    'The hidden base first; then a cheap unit in systems that hold nobody yet, away from Imperial troops.',
    'Ships where ground units wait for them, ground units where there is room, and both towards where the base may be.',
  ],
  discard: 'Those stay that could still do most at their best place.',
}

/** What the computer goes by in a decision of a side; empty where nothing in particular. */
export function ruleOfThumb(step: string, kind: string, side: number): string {
  const rule = RULES[step] ?? RULES[kind] ?? ''
  return typeof rule === 'string' ? rule : (rule[side] ?? '')
}
