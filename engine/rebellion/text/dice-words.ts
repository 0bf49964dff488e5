import { MISSION_ROLL, type Note } from '../state/journal.js'
import { subject } from './words.js'

/** Rolls as people read them. */

const FACES = ['hit', 'direct hit', 'special', 'blank']

/** Face counts as `noteDice` packs them: four bits each, four faces a colour. */
export function rollWords(note: Note): string {
  const { a: side, b: theater, c: faces } = note
  const red = facesAt(faces, 0)
  if (theater === MISSION_ROLL) return `${subject(side, 'roll')} ${red === '' ? 'no dice' : red}.`
  const black = facesAt(faces, 16)
  const parts = [red === '' ? '' : `red ${red}`, black === '' ? '' : `black ${black}`]
  return `${subject(side, 'roll')} ${parts.filter((part) => part !== '').join('; ') || 'no dice'}.`
}

/** The green dice of an attack. */
export function greenWords({ a: side, c: faces }: Note): string {
  return `${subject(side, 'roll')} green ${facesAt(faces, 0)}.`
}

function facesAt(faces: number, shift: number): string {
  const words: string[] = []
  FACES.forEach((face, n) => {
    const count = (faces >>> (shift + 4 * n)) & 15
    if (count > 0) words.push(count === 1 ? face : `${count} ${face}s`)
  })
  return words.join(', ')
}

export function faceName(face: number): string {
  return FACES[face] ?? '?'
}
