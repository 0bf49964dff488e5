import { COLOUR_FACES, FACE_IDS } from '../../../../../engine/rebellion/missions/dice.js'
import type { ReferenceEntry } from '../../../../page/dialog/reference.js'
import { COLOUR_NAMES, FACE_NAMES } from '../../words/texts.js'
import { Die } from '../scene/die.js'

/** The legend of the dice: what each face does, in combat and in a mission. */

const IN_COMBAT: readonly string[] = [
  '1 damage to a unit whose health has the colour of the die',
  '1 damage to any unit of the theater',
  'pays for a tactic card, or draws one',
  'nothing',
]
const IN_MISSION: readonly string[] = ['1 success', '1 success', '2 successes', 'nothing']

/** The faces of the dice of these colours. */
export function diceEntries(colours: readonly number[]): readonly ReferenceEntry[] {
  return FACE_IDS.map((id, face) => {
    const name = FACE_NAMES[face] ?? id
    return {
      key: id,
      words: `${name} die dice ${IN_COMBAT[face]} ${IN_MISSION[face]}`,
      content: () => <Face face={face} name={name} colours={colours} />,
    }
  })
}

function Face({ face, name, colours }: { face: number; name: string; colours: readonly number[] }) {
  return (
    <article class="term die-face">
      <span class="dice" aria-hidden="true">
        {colours.map((colour) => (
          <Die die={{ colour, face }} />
        ))}
      </span>
      <div>
        <b>{name}</b>
        <p>
          In combat: {IN_COMBAT[face]}. In a mission: {IN_MISSION[face]}.
        </p>
        <p class="small">{chances(face, colours)}</p>
      </div>
    </article>
  )
}

/** `2 of 6 faces of a red or black die`; dice with the same faces together. */
function chances(face: number, colours: readonly number[]): string {
  const counts = colours.map((colour) => countOf(COLOUR_FACES[colour] ?? [], face))
  return [...new Set(counts)]
    .map((count) => {
      const names = colours.filter((_, i) => counts[i] === count).map((one) => COLOUR_NAMES[one])
      return `${count} of 6 faces of a ${names.join(' or ')} die`
    })
    .join('; ')
}

function countOf(faces: readonly number[], face: number): number {
  return faces.filter((one) => one === face).length
}
