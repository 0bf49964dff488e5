import type { State } from '../../state.js'
import { onOwnMoves } from '../course/steps.js'
import { LEADERS_OF_POST, postOfLeader } from '../facts/posts.js'
import { wearerOf } from '../leaders/leaders.js'
import { stackLeaders } from '../leaders/stacks.js'
import { MOST_RECRUITS, RECRUIT_CARD, RECRUITED } from '../state/layout.js'
import {
  ACTIVATE,
  ADD_LEADER,
  ASSIGN,
  argA,
  argB,
  argC,
  ELIMINATE,
  JOIN,
  NONE,
  OPPOSE,
  PLAY_ACTION,
  RETREAT,
  REVEAL,
  USE_RING,
  verbOf,
} from '../state/moves.js'
import { ACTION_SHOWS, ACTION_SIDE } from './registry.js'

/** In a team game: which partner holds an action card, and which moves are a partner's own. */

/**
 * G6, G13: whoever has got the leader that came with the card; a starting card is his whose leader it shows. A card that
 * shows nobody, or leaders of both, either of them may use.
 */
export function mayHold(s: State, card: number, post: number): boolean {
  const own = LEADERS_OF_POST[post]
  const came = recruitedWith(s, card)
  if (came !== NONE) return (own & (1 << came)) !== 0
  const shown = ACTION_SHOWS[card]
  return shown === 0 || (shown & own) !== 0
}

/** The leader recruited with a card that was kept; NONE where nobody was. */
function recruitedWith(s: State, card: number): number {
  const start = ACTION_SIDE[card] * MOST_RECRUITS
  for (let i = start; i < start + MOST_RECRUITS; i++)
    if (s.bytes[RECRUIT_CARD + i] === card + 1)
      return s.bytes[RECRUITED + i] === NONE ? NONE : s.bytes[RECRUITED + i] - 1
  return NONE
}

function isHis(post: number, leader: number): boolean {
  return postOfLeader(leader) === post
}

/** G1, G3, G7 … G9, G13: his leaders, missions with one of them, his cards and the rings that his leaders wear. */
function isOwnMove(s: State, side: number, post: number, move: number): boolean {
  switch (verbOf(move)) {
    case OPPOSE:
    case ADD_LEADER:
    case RETREAT:
    case ACTIVATE:
    case ELIMINATE:
      return isHis(post, argA(move))
    case JOIN:
      return isHis(post, argB(move))
    case ASSIGN:
      return isHis(post, argB(move)) && (argC(move) === NONE || isHis(post, argC(move)))
    case REVEAL:
      return (stackLeaders(s, side, argA(move)) & LEADERS_OF_POST[post]) !== 0
    case PLAY_ACTION: {
      const isShown = argB(move) !== NONE && (ACTION_SHOWS[argA(move)] & (1 << argB(move))) !== 0
      return mayHold(s, argA(move), post) && (!isShown || isHis(post, argB(move)))
    }
    case USE_RING:
      return isHis(post, wearerOf(s, argA(move)))
    default:
      return true
  }
}

onOwnMoves(isOwnMove)
