import { counted, listed } from '../../../../engine/english.js'
import { MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { LEADERS } from '../../../../engine/rebellion/data/leaders.js'
import { FIRST_STACK, POOL } from '../../../../engine/rebellion/facts/leader-places.js'
import { BASE_SPACE } from '../../../../engine/rebellion/facts/map.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import {
  ACTIVATE,
  ASSIGN,
  argA,
  argB,
  argC,
  DONE,
  ELIMINATE,
  MOVE_UNITS,
  NONE,
  PASS,
  REVEAL,
  REVEAL_BASE,
  verbOf,
} from '../../../../engine/rebellion/state/moves.js'
import { leaderId, systemId } from '../../../../engine/rebellion/text/names.js'
import { bits } from '../../../../engine/rebellion/text/words.js'
import { leadersOn } from '../plans/leaders.js'
import type { Answer } from '../questions/question.js'
import { inWords, leaderName, leaderNames, placeName } from '../words/names.js'
import { unitsNear } from '../words/near.js'
import { SKILL_NAMES } from '../words/texts.js'

/** What somebody is asked before a move that he may not have meant, and why a name cannot be chosen. */

export function cautionOf(
  view: RebellionView,
  kind: string,
  moves: readonly number[],
  legal: readonly number[],
  answer: Answer,
): string {
  const move = moves.at(-1) ?? 0
  switch (verbOf(move)) {
    case REVEAL:
      return weak(answer)
    case DONE:
      if (kind === 'assign') return idleLeaders(view, moves)
      return kind === 'move-group'
        ? nobodyMoves(view, legal)
        : kind === 'deploy'
          ? waiting(legal)
          : ''
    case PASS:
      return passing(view)
    case ACTIVATE:
      return alone(view, argA(move), argB(move))
    case ASSIGN:
      return unable(
        view,
        argA(move),
        (1 << argB(move)) | (argC(move) === NONE ? 0 : 1 << argC(move)),
      )
    case REVEAL_BASE:
      return 'The base stays revealed for good, and its units go to its system. Reveal it?'
    case ELIMINATE:
      return `${leaderName(argA(move))} leaves the game. Sure?`
    default:
      return ''
  }
}

function idleLeaders(view: RebellionView, moves: readonly number[]): string {
  const used = moves.flatMap(leadersOn)
  const idle = bits(view.pool(view.side) & view.ownLeaders).filter(
    (leader) => !used.includes(leader),
  )
  if (idle.length === 0) return ''
  const assigned = Array.from({ length: MOST_LOOKED }, (_, slot) => view.hasStack(view.side, slot))
  const nothing = used.length > 0 || assigned.includes(true) ? '' : 'No mission is assigned. '
  return `${nothing}${counted(idle.length, 'leader')} ${idle.length === 1 ? 'stays' : 'stay'} free to move fleets and to oppose: ${listed(idle.map(leaderName))}. Done?`
}

const MOST_LOOKED = 8

/** Units could come and none has. */
function nobodyMoves(view: RebellionView, legal: readonly number[]): string {
  const target = view.movementTarget
  const could = legal.some((one) => verbOf(one) === MOVE_UNITS)
  const there = view.ships(view.side) | view.ground(view.side)
  if (!could || target > BASE_SPACE || (there & (1 << target)) !== 0) return ''
  return `Nobody goes along to ${inWords(target)}. Done?`
}

function waiting(legal: readonly number[]): string {
  return legal.length > 1 ? 'What is not deployed goes back to space 1 of the queue. Done?' : ''
}

function passing(view: RebellionView): string {
  const stacks = Array.from({ length: MOST_LOOKED }, (_, slot) => view.hasStack(view.side, slot))
  const missions = stacks.filter((one) => one).length
  const idle = bits(view.pool(view.side) & view.ownLeaders).length
  const left = [
    missions > 0 ? `${counted(missions, 'mission')} unrevealed` : '',
    idle > 0 ? `${counted(idle, 'leader')} in the pool` : '',
  ].filter((text) => text !== '')
  return left.length === 0
    ? ''
    : `You take no more turns this round, with ${left.join(' and ')}. Pass?`
}

function weak({ weak: isWeak, detail }: Answer): string {
  return isWeak ? `That would change nothing: ${detail}. Reveal it all the same?` : ''
}

/** A card may be assigned as a feint; who does it by mistake should know. */
function unable(view: RebellionView, card: number, leaders: number): string {
  const facts = MISSIONS[card]
  if (facts === undefined) return ''
  const has = view.skillSum(leaders, facts.skill) + view.minorSum(leaders, facts.skill)
  if (has >= facts.needs) return ''
  return `${facts.name} needs ${facts.needs} ${SKILL_NAMES[facts.skill]}, ${leaderNames(leaders)} ${bits(leaders).length === 1 ? 'has' : 'have'} ${has}: it could not be revealed. Assign it all the same?`
}

function alone(view: RebellionView, leader: number, place: number): string {
  if (unitsNear(view, place) > 0) return ''
  return `Nobody can go to ${inWords(place)} with ${leaderName(leader)}: no units of yours that could move stand next to it. Send ${leaderName(leader)} alone?`
}

/** Why a leader or a system that is named cannot be chosen; empty for a word that names neither. */
export function refusalOf(view: RebellionView, kind: string, word: string): string {
  const leaders = LEADERS.map((_, leader) => leader).filter((one) => isNamed(leaderId(one), word))
  const [leader] = leaders
  if (leaders.length === 1 && leader !== undefined) return leaderRefusal(view, kind, leader)
  const places = Array.from({ length: BASE_SPACE + 1 }, (_, place) => place)
  const [place, ...more] = places.filter((one) => isNamed(systemId(one), word))
  if (place === undefined || more.length > 0) return ''
  return placeRefusal(kind, place)
}

function isNamed(id: string, word: string): boolean {
  return word.length > 2 && (id.startsWith(word) || id.includes(`-${word}`))
}

function leaderRefusal(view: RebellionView, kind: string, leader: number): string {
  const name = LEADERS[leader]?.name ?? ''
  if ((view.leadersOf(view.enemy) & (1 << leader)) !== 0) return `${name} is not yours`
  if ((view.captives & (1 << leader)) !== 0) return `${name} is captured`
  const place = view.placeOf(leader)
  if (place === POOL)
    return kind === 'command' && view.tactics(leader, 0) + view.tactics(leader, 1) === 0
      ? `${name} has no tactic values and cannot command units`
      : ''
  if (place >= FIRST_STACK) return `${name} is on a mission this round`
  if (place <= BASE_SPACE) return `${name} is at ${inWords(place)} until the refresh`
  return `${name} is not in play`
}

function placeRefusal(kind: string, place: number): string {
  const name = placeName(place)
  switch (kind) {
    case 'deploy':
      return `${name} cannot take it: only systems of yours without enemy units and sabotage, two units in each`
    case 'move-group':
      return `nobody can come from ${name}: it is not next to the target, a leader of yours holds its units, or there are none`
    case 'base':
      return `the base cannot be on ${name}: there are Imperial units or loyalty`
    case 'assign':
      return `missions get their place when they are revealed; ${name} is named then`
    default:
      return ''
  }
}
