import { listed } from '../../../../engine/english.js'
import type { Move } from '../../../../engine/game.js'
import { KIND_IDS } from '../../../../engine/rebellion/course/kinds.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import * as m from '../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../engine/state.js'
import { questionOf } from '../questions/question.js'
import {
  inWords,
  leaderName,
  missionName,
  placeName,
  type UnitCount,
  unitList,
  units,
} from '../words/names.js'
import { leadersOn } from './leaders.js'

/** What several small moves do, as a person would say it: one line, or one for each part. */
export function planWords(moves: readonly Move[], observation: State): string[] {
  const kind = KIND_IDS[rebellion.kind(observation)] ?? ''
  const real = moves.filter((move) => m.verbOf(move) !== m.DONE)
  const of = (verb: number): Move[] => real.filter((move) => m.verbOf(move) === verb)
  const [first] = real
  if (first === undefined) return [nothingWord(kind)]
  const assigns = of(m.ASSIGN)
  if (kind === 'assign' && first !== undefined) {
    // A General's answers to proposals beside his own assignments
    const answers = real.filter((move) => m.verbOf(move) !== m.ASSIGN)
    const { answer } = questionOf(observation)
    return [...assigns.map(assignWords), ...answers.map((move) => answer(move).label)]
  }
  if (assigns.length > 0) return assigns.map(assignWords)
  const groups = of(m.MOVE_UNITS)
  if (m.verbOf(first) === m.ACTIVATE) {
    const sent = `Send ${leaderName(m.argA(first))} to ${inWords(m.argB(first))}`
    const along = of(m.TAKE_CAPTIVE).map((move) => leaderName(m.argA(move)))
    const company = [...groupWords(groups), ...along]
    return [company.length === 0 ? sent : `${sent} with ${listed(company)}`]
  }
  if (groups.length > 0) return [`Move ${listed(groupWords(groups))}`]
  const placed = [...of(m.PLACE).map(placed3), ...of(m.DEPLOY).map(placed2)]
  if (placed.length > 0) return placeWords(placed)
  const built = of(m.GAIN)
  if (built.length > 0) {
    const list = unitList(summed(built.map((move) => ({ type: m.argA(move), count: 1 }))))
    const isAll = of(m.BUILD_ALL).length > 0
    return [isAll ? `Build everything, and ${list} where there is a choice` : `Build ${list}`]
  }
  const hits = of(m.HIT)
  if (hits.length > 1)
    return [`Hit ${unitList(summed(hits.map((move) => ({ type: m.argA(move), count: 1 }))))}`]
  const { answer } = questionOf(observation)
  return timesEach(real.map((move) => answer(move).label))
}

/** Lines that are the same as one: `Leave the icon unused, 2 times`. */
function timesEach(lines: readonly string[]): string[] {
  return [...new Set(lines)].map((line) => {
    const count = lines.filter((one) => one === line).length
    return count > 1 ? `${line}, ${count} times` : line
  })
}

function nothingWord(kind: string): string {
  if (kind === 'assign') return 'Assign nobody else'
  if (kind === 'move-group') return 'Move nobody else'
  return kind === 'deploy' ? 'Keep the rest' : 'Leave it at that'
}

function assignWords(move: Move): string {
  return `${listed(leadersOn(move).map(leaderName))} to ${missionName(m.argA(move))}`
}

/** Units by where they come from. */
function groupWords(groups: readonly Move[]): string[] {
  const sources = [...new Set(groups.map(m.argC))]
  return sources.map((place) => {
    const here = groups.filter((move) => m.argC(move) === place)
    return `${unitList(summed(here.map((move) => ({ type: m.argB(move), count: m.argA(move) }))))} from ${inWords(place)}`
  })
}

interface Placed extends UnitCount {
  readonly place: number
}

function placed3(move: Move): Placed {
  return { type: m.argB(move), count: m.argA(move), place: m.argC(move) }
}

function placed2(move: Move): Placed {
  return { type: m.argA(move), count: 1, place: m.argB(move) }
}

function placeWords(placed: readonly Placed[]): string[] {
  return [...new Set(placed.map(({ place }) => place))].map((place) => {
    const here = summed(placed.filter((one) => one.place === place))
    return `${placeName(place)}: ${here.map(({ type, count }) => units(count, type)).join(', ')}`
  })
}

function summed(list: readonly UnitCount[]): UnitCount[] {
  const counts = new Map<number, number>()
  for (const { type, count } of list) counts.set(type, (counts.get(type) ?? 0) + count)
  return [...counts].filter(([, count]) => count > 0).map(([type, count]) => ({ type, count }))
}
