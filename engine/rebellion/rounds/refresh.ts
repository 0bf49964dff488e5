import type { State } from '../../state.js'
import {
  drawMissions,
  drawObjectives,
  drawProbes,
  handSize,
  returnMission,
  showStartingMissions,
} from '../cards/hands.js'
import { FIRST_MISSION, LAST_MISSION, MISSION_KIND, STARTING_CARD } from '../cards/registry.js'
import { kindCode } from '../course/kinds.js'
import { codeOf, defineStep, findFrame, pop, push } from '../course/steps.js'
import { advanceTime } from '../course/victory.js'
import { BUILD_SPACES, RECRUIT_SPACES } from '../data/systems.js'
import { BASE_SPACE, lowestBit } from '../facts/map.js'
import { PHASE_ASSIGNMENT, PHASE_REFRESH } from '../facts/phases.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { moveLeader } from '../leaders/leaders.js'
import { removeStackCard, stackCard, stackPlace } from '../leaders/stacks.js'
import { note } from '../state/journal.js'
import {
  CAPTIVES,
  DETAINED,
  LEADERS_AT,
  MISSION_DISCARD,
  MISSION_HAND,
  MOST_STACKS,
  PASSED,
  PHASE,
  POOL,
  TIME,
  YODA_USED,
} from '../state/layout.js'
import { argA, DISCARD, move1 } from '../state/moves.js'

/** The Refresh Phase, step by step in this order (F1). */
const OBJECTIVE = 0
const RETRIEVE = 1
const MISSIONS = 2
const IMPERIAL_DISCARD = 3
const PROBES_AND_OBJECTIVE = 4
const TIME_MARKER = 5
const RECRUIT = 6
const BUILD = 7
const DEPLOY = 8
const END = 9

const MISSIONS_DRAWN = 2
const PROBES_DRAWN = 2
export const HAND_LIMIT = 10

const REFRESH = defineStep({
  name: 'refresh',
  kind: kindCode('command'),
  run(s, f) {
    switch (s.bytes[f + 2]++) {
      case OBJECTIVE:
        push(s, codeOf('refresh-objective'), REBEL)
        break
      case RETRIEVE:
        retrieveLeaders(s)
        break
      case MISSIONS:
        drawMissions(s, REBEL, MISSIONS_DRAWN)
        drawMissions(s, EMPIRE, MISSIONS_DRAWN)
        push(s, DISCARDING, REBEL)
        break
      case IMPERIAL_DISCARD:
        push(s, DISCARDING, EMPIRE)
        break
      case PROBES_AND_OBJECTIVE:
        drawProbes(s, PROBES_DRAWN)
        drawObjectives(s, 1)
        break
      case TIME_MARKER:
        advanceTime(s)
        break
      case RECRUIT:
        if (!RECRUIT_SPACES.includes(s.bytes[TIME])) break
        push(s, codeOf('recruit'), EMPIRE)
        push(s, codeOf('recruit'), REBEL)
        break
      case BUILD:
        if (!BUILD_SPACES.includes(s.bytes[TIME])) break
        push(s, codeOf('build'), EMPIRE)
        push(s, codeOf('build'), REBEL)
        break
      case DEPLOY:
        push(s, codeOf('deploy'), EMPIRE)
        push(s, codeOf('deploy'), REBEL)
        break
      case END:
        pop(s)
        beginRound(s)
        break
    }
    return false
  },
})

/** The round of the game: the time marker goes on before the Refresh Phase is over. */
export function roundOf(s: State): number {
  const f = s.bytes[PHASE] === PHASE_REFRESH ? findFrame(s, REFRESH) : -1
  return f >= 0 && s.bytes[f + 2] > TIME_MARKER ? s.bytes[TIME] - 1 : s.bytes[TIME]
}

/** `assign` of both sides, then the Command Phase, lie on the stack when a round begins. */
export function beginRound(s: State): void {
  s.bytes[PHASE] = PHASE_ASSIGNMENT
  s.bytes[PASSED] = 0
  s.bytes[PASSED + 1] = 0
  s.bytes[YODA_USED] = 0
  note('phase', PHASE_ASSIGNMENT, s.bytes[TIME])
  push(s, codeOf('command-phase'), REBEL)
  push(s, codeOf('assign'), EMPIRE)
  push(s, codeOf('assign'), REBEL)
}

export function beginRefresh(s: State): void {
  s.bytes[PHASE] = PHASE_REFRESH
  note('phase', PHASE_REFRESH, s.bytes[TIME])
  push(s, REFRESH, REBEL)
}

/** Leaders return to their pools, unused missions to the hand; captives and the detained stay (F2, X46). */
function retrieveLeaders(s: State): void {
  const staying = s.words[CAPTIVES] | s.words[DETAINED]
  for (let place = 0; place <= BASE_SPACE; place++)
    for (let rest = s.words[LEADERS_AT + place] & ~staying; rest !== 0; rest &= rest - 1)
      moveLeader(s, lowestBit(rest), POOL)
  s.words[DETAINED] = 0
  for (let side = REBEL; side <= EMPIRE; side++) {
    for (let slot = 0; slot < MOST_STACKS; slot++) {
      const card = stackCard(s, side, slot)
      if (card >= 0) returnMission(s, card)
      removeStackCard(s, side, slot)
      for (let rest = s.words[LEADERS_AT + stackPlace(side, slot)]; rest !== 0; rest &= rest - 1)
        moveLeader(s, lowestBit(rest), POOL)
    }
    showStartingMissions(s, side)
  }
}

/** F3: down to ten cards; starting missions cannot be discarded. */
const DISCARDING = defineStep({
  name: 'discard-missions',
  kind: kindCode('discard'),
  moves(s, f, out) {
    const side = s.bytes[f + 1]
    if (handSize(s, side) <= HAND_LIMIT) return 0
    let n = 0
    for (let card = FIRST_MISSION[side]; card <= LAST_MISSION[side]; card++)
      if (MISSION_KIND[card] !== STARTING_CARD && s.bytes[MISSION_HAND + card] > 0)
        out[n++] = move1(DISCARD, card)
    return n
  },
  play(s, f, move) {
    s.bytes[MISSION_HAND + argA(move)]--
    s.bytes[MISSION_DISCARD + argA(move)]++
    note('discarded', argA(move), s.bytes[f + 1])
  },
})
