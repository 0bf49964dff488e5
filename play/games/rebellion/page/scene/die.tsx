import { COLOUR_NAMES, FACE_NAMES } from '../../words/texts.js'
import type { SymbolId } from '../data/symbols.js'
import { Icon } from '../icon.js'
import type { DieShown } from './dice.js'

const BODIES: readonly SymbolId[] = ['die-red', 'die-black', 'die-green']
const FACES: readonly SymbolId[] = ['face-hit', 'face-direct', 'face-special', 'face-blank']

const STATES = {
  '': '',
  rolling: ', rolling',
  hand: ', in hand',
  used: ', used',
  aside: ', to be rolled again',
}

/** A die: rolling, lying, in hand, or used up. */
export function Die({
  die,
  state = '',
}: {
  die: DieShown
  state?: '' | 'rolling' | 'hand' | 'used' | 'aside'
}) {
  const name = COLOUR_NAMES[die.colour] ?? ''
  const words = STATES[state]
  return (
    <span
      class={`die ${name} ${state}`}
      role="img"
      aria-label={`${name}, ${FACE_NAMES[die.face]}${words}`}
    >
      <Icon id={BODIES[die.colour] as SymbolId} size={38} class="body" />
      <Icon id={FACES[die.face] as SymbolId} size={26} class="face" />
    </span>
  )
}

/** Dice that are due, before anybody knows their faces: red, black, green. */
export function DiceDue({ counts }: { counts: readonly number[] }) {
  return (
    <>
      {counts.flatMap((count, colour) =>
        Array.from({ length: count }, () => (
          <span class={`die due ${COLOUR_NAMES[colour]}`} aria-hidden="true">
            <Icon id={BODIES[colour] as SymbolId} size={38} class="body" />
          </span>
        )),
      )}
    </>
  )
}
