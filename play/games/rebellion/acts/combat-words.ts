import { listed } from '../../../../engine/english.js'
import type { GameEvent } from '../../../../engine/game.js'
import { EMPIRE, REBEL, SIDE_IDS } from '../../../../engine/rebellion/facts/sides.js'
import { sideOfUnits, unitWords } from '../../../../engine/rebellion/text/unit-sentences.js'
import { subject } from '../../../../engine/rebellion/text/words.js'
import { thingOf } from '../things.js'

/** How a combat went, in a sentence or two; empty where there was none. One under way says how far it is. */
export function combatWords(events: readonly GameEvent[], isOver: boolean): string {
  const start = events.findIndex(({ kind }) => kind === 'combat')
  if (start < 0) return ''
  const told = events.slice(start)
  const result = winners(told, isOver)
  const parts = [`Combat at ${nameOf(told[0]?.places?.[0])}${result === '' ? '' : `: ${result}`}.`]
  for (const event of told)
    if (event.kind === 'retreated')
      parts.push(`${subject(sideIn(event), 'retreat')} to ${nameOf(event.places?.[1])}.`)
  for (const side of [REBEL, EMPIRE]) {
    const lost = losses(told, side)
    if (lost !== '') parts.push(`${subject(side, 'lose')} ${lost}.`)
  }
  return parts.join(' ')
}

/** `the Empire wins in space, the Rebels win on the ground`. */
function winners(told: readonly GameEvent[], isOver: boolean): string {
  const won = told.filter(({ kind }) => kind === 'battle-won')
  const words = [REBEL, EMPIRE].flatMap((side) => {
    const theaters = won
      .filter((event) => sideIn(event) === side)
      .map(({ word }) => THEATERS[word ?? ''])
    return theaters.length === 0
      ? []
      : [
          `${subject(side, 'win').replace('The', 'the')} ${listed(theaters.map((one) => one ?? ''))}`,
        ]
  })
  if (words.length > 0) return words.join(', ')
  if (told.some(({ kind }) => kind === 'combat-over')) return 'nobody wins'
  // The game has ended with it
  if (isOver) return ''
  const round = told.findLast(({ kind }) => kind === 'combat-round')?.value ?? 0
  return round === 0 ? '' : `round ${round}`
}

const THEATERS: Readonly<Record<string, string>> = { space: 'in space', ground: 'on the ground' }

function losses(told: readonly GameEvent[], side: number): string {
  const sums = new Map<string, number>()
  for (const event of told)
    if (event.kind === 'units-destroyed' && sideOfUnits(event) === side)
      for (const { unit, count } of event.units ?? []) sums.set(unit, (sums.get(unit) ?? 0) + count)
  return listed(unitWords([...sums].map(([unit, count]) => ({ unit, count }))))
}

function sideIn({ side = '' }: GameEvent): number {
  return SIDE_IDS.indexOf(side)
}

function nameOf(id = ''): string {
  return thingOf(id)?.name ?? id
}
