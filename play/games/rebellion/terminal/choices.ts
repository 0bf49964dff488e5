import { counted, listed } from '../../../../engine/english.js'
import type { Move } from '../../../../engine/game.js'
import { ACTIONS, MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { BASE_SPACE, SYSTEM_COUNT } from '../../../../engine/rebellion/facts/map.js'
import { GROUND, REBEL, SPACE } from '../../../../engine/rebellion/facts/sides.js'
import { UNIT_CARRIED, UNITS_OF } from '../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import {
  ACTIVATE,
  ASSIGN,
  argA,
  argB,
  argC,
  CAMP,
  DEPLOY,
  HIDE,
  HIT,
  JOIN,
  MOVE_UNITS,
  NONE,
  PASS,
  PLACE,
  PLAY_ACTION,
  REVEAL,
  verbOf,
} from '../../../../engine/rebellion/state/moves.js'
import { systemId, unitId } from '../../../../engine/rebellion/text/names.js'
import type { Choice, Saying } from '../../../terminal/choices.js'
import type { Match } from '../../../terminal/matching.js'
import {
  leaderName,
  leaderNames,
  placeName,
  type UnitCount,
  unitList,
  unitName,
} from '../words/names.js'
import { unitsNear } from '../words/near.js'
import { missionText } from '../words/needs.js'
import { SKILL_LETTERS, skillLetters } from './skills.js'

/** How the decisions with very many moves are listed: by leader, by card, by place. Others are listed move by move. */
export function choicesOf(
  view: RebellionView,
  kind: string,
  open: readonly Match[],
  narrowed: string,
  saying: Saying,
): readonly Choice[] | null {
  if (kind === 'move-group') return sources(view, open, narrowed, saying)
  if (open.some(({ move }) => verbOf(move) === HIT))
    return open.map(({ move, text }) => ({ words: text, ...saying(move) }))
  if (kind === 'setup' || kind === 'base') return places(view, open) ?? targets(view, open, saying)
  const isMany = kind === 'command' || kind === 'assign' || (kind === 'deploy' && open.length > FEW)
  if (isMany && narrowed === '') return firstWords(view, open, saying)
  return isMany || kind === 'deploy' ? targets(view, open, saying) : null
}

/** As many deployments are listed one by one. */
const FEW = 8

/** One line for each leader or card that the moves begin with; what has no more words comes last. */
function firstWords(view: RebellionView, open: readonly Match[], saying: Saying): Choice[] {
  const groups = new Map<string, Match[]>()
  for (const one of open) {
    const words = one.text.split(' ').slice(0, 2).join(' ')
    groups.set(words, [...(groups.get(words) ?? []), one])
  }
  const choices = [...groups].map(([words, those]) => ({
    rank: rankOf(those),
    choice: groupChoice(view, words, those, saying),
  }))
  return choices.sort((a, b) => a.rank - b.rank).map(({ choice }) => choice)
}

/** Missions before leaders before cards; ways out last. */
function rankOf([first]: readonly Match[]): number {
  const verb = verbOf(first?.move ?? 0)
  const order = [REVEAL, ASSIGN, DEPLOY, ACTIVATE, PLAY_ACTION]
  if (order.includes(verb)) return order.indexOf(verb)
  return order.length + (verb === PASS ? 1 : 0)
}

function groupChoice(
  view: RebellionView,
  words: string,
  those: readonly Match[],
  saying: Saying,
): Choice {
  const move = those[0]?.move ?? 0
  switch (verbOf(move)) {
    case REVEAL:
      return missionChoice(view, words, view.stackCard(view.side, argA(move)), those, argA(move))
    case ASSIGN:
      return missionChoice(view, words, argA(move), those)
    case JOIN:
      return {
        words,
        label: `Join a leader to ${MISSIONS[view.stackCard(view.side, argA(move))]?.name}`,
        about: `beside ${leaderNames(view.stackLeaders(view.side, argA(move)))}: ${listed(those.map((one) => leaderName(argB(one.move))))}`,
      }
    case ACTIVATE:
      return {
        words,
        label: `Send ${leaderName(argA(move))}`,
        about: `tactics ${view.tactics(argA(move), SPACE)}/${view.tactics(argA(move), GROUND)}; ${skillLetters(view, argA(move))}`,
      }
    case DEPLOY:
      return {
        words,
        label: several(argA(move), view.queued(0, argA(move))),
        about: `to ${listed(those.map((one) => placeName(argB(one.move))))}`,
      }
    case PLAY_ACTION:
      return {
        words,
        label: `Play ${ACTIONS[argA(move)]?.name}`,
        about: ACTIONS[argA(move)]?.about ?? '',
      }
    default:
      return { words, ...saying(move) }
  }
}

/** `Stormtrooper (2)`: no number at the beginning, where that of the line stands. */
function several(type: number, count: number): string {
  return count > 1 ? `${unitName(type)} (${count})` : unitName(type)
}

/** `Sabotage  S1, attempt: …`, with the leaders who are on it. */
function missionChoice(
  view: RebellionView,
  words: string,
  card: number,
  those: readonly Match[],
  slot?: number,
): Choice {
  const facts = MISSIONS[card]
  if (facts === undefined) return { words, label: words }
  const needs =
    facts.allIcons === true ? `${facts.needs}` : `${SKILL_LETTERS[facts.skill] ?? ''}${facts.needs}`
  const copies = slot === undefined ? view.missionsInHand(card) : 1
  const on = slot === undefined ? '' : `, ${leaderNames(view.stackLeaders(view.side, slot))}`
  const portrait = facts.portrait === undefined ? '' : `, ${leaderName(facts.portrait)} +2`
  const where = slot === undefined ? '' : ` (${counted(those.length, 'target')})`
  return {
    words,
    label: `${slot === undefined ? '' : 'Reveal '}${facts.name}${copies > 1 ? ` (${copies})` : ''}${on}`,
    about: `${needs}${portrait}, ${facts.mode}: ${slot === undefined ? missionText(facts) : facts.about}${where}`,
  }
}

/** What is still open of a move: the system, the leader; null where something else is chosen. */
function targets(
  view: RebellionView,
  open: readonly Match[],
  saying: Saying,
): readonly Choice[] | null {
  const label = targetLabel(open)
  if (label === null) return null
  return [...open]
    .sort((a, b) => rankWithin(a.move) - rankWithin(b.move))
    .map(({ move, text }) => ({
      words: text,
      label: label(move),
      about: verbOf(move) === ACTIVATE ? targetWords(view, argB(move)) : (saying(move).about ?? ''),
    }))
}

/** One leader before two. */
function rankWithin(move: Move): number {
  return verbOf(move) === ASSIGN && argC(move) !== NONE ? 1 : 0
}

function targetLabel(open: readonly Match[]): ((move: Move) => string) | null {
  const [first] = open
  switch (verbOf(first?.move ?? 0)) {
    case ACTIVATE:
      return (move) => placeName(argB(move))
    case HIDE:
    case CAMP:
      return (move) => (argA(move) === BASE_SPACE ? 'None' : placeName(argA(move)))
    case REVEAL:
      if (argB(first?.move ?? 0) === NONE) return null
      return (move) =>
        argC(move) === NONE
          ? placeName(argB(move))
          : `${leaderName(argC(move))} at ${placeName(argB(move))}`
    case DEPLOY:
      return open.every(
        ({ move }) => verbOf(move) === DEPLOY && argA(move) === argA(first?.move ?? 0),
      )
        ? (move) => placeName(argB(move))
        : null
    case JOIN:
      return (move) => leaderName(argB(move))
    case ASSIGN:
      return (move) =>
        argC(move) === NONE
          ? leaderName(argB(move))
          : `${leaderName(argB(move))}, ${leaderName(argC(move))}`
    default:
      return null
  }
}

function targetWords(view: RebellionView, place: number): string {
  const near = unitsNear(view, place)
  const enemies = countAt(view, view.enemy, place)
  return [
    near > 0 ? `${near} near` : '',
    enemies > 0 ? `${enemies} of theirs` : '',
    place < SYSTEM_COUNT &&
    view.side !== REBEL &&
    (view.candidates & (1 << place)) !== 0 &&
    !view.isRevealed
      ? '?'
      : '',
  ]
    .filter((text) => text !== '')
    .join(', ')
}

function countAt(view: RebellionView, side: number, place: number): number {
  return view.total(place, side, SPACE) + view.total(place, side, GROUND)
}

/** The places from which units may come, and who stands there. */
function sources(
  view: RebellionView,
  open: readonly Match[],
  narrowed: string,
  saying: Saying,
): Choice[] {
  const groups = open.filter(({ move }) => verbOf(move) === MOVE_UNITS)
  const others = open.filter(({ move }) => verbOf(move) !== MOVE_UNITS)
  const from = [...new Set(groups.map(({ move }) => argC(move)))]
  const [place] = from
  if (narrowed !== '' && place !== undefined && from.length === 1)
    return [
      ...unitsFrom(place, groups),
      ...others.map(({ move, text }) => ({ words: text, ...saying(move) })),
    ]
  return [
    ...from.map((place) => ({
      words: `from ${systemId(place)}`,
      label: placeName(place),
      about: sourceWords(view, place, groups),
    })),
    ...others.map(({ move, text }) => ({ words: text, ...saying(move) })),
  ]
}

/** Who may go from a place: all of a kind, or all together; fewer by their number. */
function unitsFrom(place: number, groups: readonly Match[]): Choice[] {
  const from = `from ${systemId(place)}`
  const types = [...new Set(groups.map(({ move }) => argB(move)))]
  const kinds = types.map((type) => {
    const most = Math.max(
      ...groups.filter(({ move }) => argB(move) === type).map(({ move }) => argA(move)),
    )
    return { words: `${from} ${most} ${unitId(type)}`, label: several(type, most) }
  })
  return [...kinds, { words: `${from} all`, label: 'All', about: 'as much as the ships hold' }]
}

/** Who stands there, and for how many of those who need it the ships that went have room. */
function sourceWords(view: RebellionView, place: number, groups: readonly Match[]): string {
  const list = unitsAt(view, place)
  const room = view.transportLeft(place)
  const waits = list.some(({ type, count }) => count > 0 && UNIT_CARRIED[type] === 1)
  const isFree = groups.some(({ move }) => argC(move) === place && UNIT_CARRIED[argB(move)] === 1)
  const roomWords = room > 0 ? `; room for ${room}` : isFree ? '' : '; no room yet: ships first'
  return `${unitList(list)}${waits ? roomWords : ''}`
}

/** Own units of a place, the strong before the weak. */
function unitsAt(view: RebellionView, place: number): UnitCount[] {
  return Array.from(UNITS_OF[view.side] ?? [])
    .reverse()
    .map((type) => ({ type, count: view.units(place, type) }))
}

/** The systems for the kind of unit that is asked for; the Rebels say how many by moves. */
function places(view: RebellionView, open: readonly Match[]): readonly Choice[] | null {
  if (view.side === REBEL || !open.every(({ move }) => verbOf(move) === PLACE)) return null
  return [...new Set(open.map(({ move }) => argC(move)))].map((place) => ({
    words: `at ${systemId(place)}`,
    label: placeName(place),
    about: unitList(unitsAt(view, place)) || 'empty',
  }))
}
