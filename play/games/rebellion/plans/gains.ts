import type { Outlook } from '../../../../agents/agent.js'
import { counted, listed } from '../../../../engine/english.js'
import { LEADERS } from '../../../../engine/rebellion/data/leaders.js'
import { SYSTEMS } from '../../../../engine/rebellion/data/systems.js'
import { sideOfSeat } from '../../../../engine/rebellion/facts/posts.js'
import { SIDE_IDS } from '../../../../engine/rebellion/facts/sides.js'
import { leaderName, percent } from '../words/names.js'
import { leadersUsed } from './leaders.js'

/** Why a plan, and not another: what it gains in the worlds that the search looked at, the greatest gain first. */
export function gainsOver(best: Outlook, other: Outlook, seat: number): string[] {
  // The seats of smaller games are the first ones of four
  const reader = sideOfSeat(4, seat)
  const names = new Set([...Object.keys(best.facts), ...Object.keys(other.facts)])
  const gains = [...names]
    .flatMap((name) => gainOf(name, best.facts[name] ?? 0, other.facts[name] ?? 0, reader))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_GAINS)
    .map(({ text }) => text)
  const spared = [...leadersUsed(other.moves)].filter(
    (leader) => !leadersUsed(best.moves).has(leader),
  )
  if (spared.length > 0 && spared.length < 3)
    gains.push(`keeps ${listed(spared.map(leaderName))} in the pool`)
  return gains
}

const MOST_GAINS = 3
/** Differences of less lie within the error of so few worlds. */
const LEAST_CHANCE = 0.2
const LEAST_NUMBER = 0.7

interface Gain {
  readonly text: string
  readonly weight: number
}

/** One fact, if it speaks for the first of two plans. */
function gainOf(name: string, is: number, was: number, reader: number): Gain[] {
  const [what = '', first = '', second = ''] = name.split(' ')
  const mine = SIDE_IDS[reader] ?? ''
  const more = is - was
  const chances = `in ${percent(is)} of its games, ${percent(was)} of the other’s`
  switch (what) {
    case 'loyal':
      return first === mine
        ? ifMore(more, 1, `${system(second)} is loyal to you (${chances})`)
        : ifMore(-more, 1, `${system(second)} is less often loyal to them (${chances})`)
    case 'subjugated':
      return reader === 1
        ? ifMore(more, 0.8, `${system(first)} is subjugated (${chances})`)
        : ifMore(-more, 0.8, `${system(first)} is less often subjugated (${chances})`)
    case 'captured':
      return reader === 1
        ? ifMore(more, 1.2, `${leader(first)} is captured (${chances})`)
        : ifMore(-more, 1.2, `${leader(first)} is less often captured (${chances})`)
    case 'revealed':
      return reader === 1
        ? ifMore(more, 3, `the base is found (${chances})`)
        : ifMore(-more, 3, `the base is found less often (${chances})`)
    case 'candidates':
      return ifNumber(reader === 1 ? -more : more, 'system', (by) =>
        reader === 1
          ? `rules out ${by} more for the base`
          : `leaves them ${by} more to search for the base`,
      )
    case 'gap':
      return ifNumber(reader === 0 ? -more : more, 'space', (by) =>
        reader === 0 ? `brings the end ${by} nearer` : `puts the end off by ${by}`,
      )
    case 'strength':
      return first === mine
        ? ifStrength(more, (points) => `keeps ${points} of health more on the board`)
        : ifStrength(-more, (points) => `costs them ${points} of health more`)
    default:
      return []
  }
}

function ifMore(more: number, weight: number, text: string): Gain[] {
  return more < LEAST_CHANCE ? [] : [{ text, weight: more * weight }]
}

function ifNumber(more: number, what: string, text: (by: string) => string): Gain[] {
  if (more < LEAST_NUMBER) return []
  const by = Math.round(more)
  return [{ text: text(counted(by, what)), weight: more / 2 }]
}

function ifStrength(more: number, text: (points: string) => string): Gain[] {
  return more < 1 ? [] : [{ text: text(counted(Math.round(more), 'point')), weight: more / 8 }]
}

function system(id: string): string {
  return SYSTEMS.find((one) => one.id === id)?.name ?? id
}

function leader(id: string): string {
  return LEADERS.find((one) => one.id === id)?.short ?? id
}
