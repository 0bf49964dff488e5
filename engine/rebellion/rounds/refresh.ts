import type { State } from '../../state.js'
import {
  discardMission,
  drawMissions,
  drawObjectives,
  drawProbes,
  handSize,
  returnMission,
  showStartingMissions,
} from '../cards/hands.js'
import { missionsOf } from '../cards/of-game.js'
import { MISSION_KIND, STARTING_CARD } from '../cards/registry.js'
import { sideOf } from '../course/frame.js'
import {
  course,
  defineStep,
  findFrame,
  pop,
  push,
  type StepRef,
  stageOf,
  stepNamed,
} from '../course/steps.js'
import { advanceTime } from '../course/victory.js'
import { BUILD_SPACES, RECRUIT_SPACES } from '../data/systems.js'
import { POOL } from '../facts/leader-places.js'
import { BASE_SPACE, lowestBit } from '../facts/map.js'
import { PHASE_ASSIGNMENT, PHASE_REFRESH } from '../facts/phases.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { moveLeader } from '../leaders/leaders.js'
import { removeStackCard, stackCard, stackPlace } from '../leaders/stacks.js'
import { scoreMarkers } from '../objectives/objectives.js'
import { note } from '../state/journal.js'
import {
  CAPTIVES,
  DETAINED,
  LEADERS_AT,
  MOST_STACKS,
  missionHandByte,
  PASSED,
  PHASE,
  TIME,
} from '../state/layout.js'
import { argA, DISCARD, move1 } from '../state/moves.js'
import { pushAssignments } from './assignment.js'
import { BUILD_STEP } from './build.js'
import { DEPLOY_STEP } from './deploy.js'
import { LASTING_EFFECTS } from './lasting-effects.js'
import { RECRUIT } from './recruit.js'

const MISSIONS_DRAWN = 2
const PROBES_DRAWN = 2
export const HAND_LIMIT = 10

const REFRESH_OBJECTIVE = stepNamed('refresh-objective')
const COMMAND_PHASE = stepNamed('command-phase')

/** The Refresh Phase, step by step in this order (F1). */
const REFRESH = defineStep({
  number: 33,
  name: 'refresh',
  kind: 'command',
  side: REBEL,
  on: [],
  question: 'the Refresh Phase',
  ...course({
    objective(s) {
      scoreMarkers(s)
      push(s, REFRESH_OBJECTIVE, REBEL)
    },
    retrieve: retrieveLeaders,
    missions(s) {
      drawMissions(s, REBEL, MISSIONS_DRAWN)
      drawMissions(s, EMPIRE, MISSIONS_DRAWN)
      push(s, DISCARDING, REBEL)
    },
    'imperial-discard'(s) {
      push(s, DISCARDING, EMPIRE)
    },
    probes(s) {
      drawProbes(s, PROBES_DRAWN)
      drawObjectives(s, 1)
    },
    time: advanceTime,
    recruit(s) {
      if (RECRUIT_SPACES.includes(s.bytes[TIME])) pushForBoth(s, RECRUIT)
    },
    build(s) {
      if (BUILD_SPACES.includes(s.bytes[TIME])) pushForBoth(s, BUILD_STEP)
    },
    deploy(s) {
      pushForBoth(s, DEPLOY_STEP)
    },
    end(s) {
      pop(s)
      beginRound(s)
    },
  }),
})

/** The Rebels come first. */
function pushForBoth(s: State, step: StepRef): void {
  push(s, step, EMPIRE)
  push(s, step, REBEL)
}

/** The round of the game: the time marker goes on before the Refresh Phase is over. */
export function roundOf(s: State): number {
  const f = s.bytes[PHASE] === PHASE_REFRESH ? findFrame(s, REFRESH) : -1
  return f >= 0 && stageOf(s, f) > REFRESH.stage.time ? s.bytes[TIME] - 1 : s.bytes[TIME]
}

/** `assign` of both sides, then the Command Phase, lie on the stack when a round begins. */
export function beginRound(s: State): void {
  s.bytes[PHASE] = PHASE_ASSIGNMENT
  s.bytes[PASSED] = 0
  s.bytes[PASSED + 1] = 0
  LASTING_EFFECTS.end(s, 'round')
  note('phase', PHASE_ASSIGNMENT, s.bytes[TIME])
  push(s, COMMAND_PHASE, REBEL)
  pushAssignments(s)
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
  number: 35,
  name: 'discard-missions',
  kind: 'discard',
  post: 'general',
  oneAct: true,
  on: [
    { step: 'refresh', stages: ['imperial-discard'], side: REBEL },
    { step: 'refresh', stages: ['probes'], side: EMPIRE },
  ],
  question: 'discard down to ten missions',
  ascending: true,
  moves(s, f, out) {
    const side = sideOf(s, f)
    if (handSize(s, side) <= HAND_LIMIT) return 0
    let n = 0
    const cards = missionsOf(s, side)
    for (let i = 0; i < cards.length; i++) {
      if (isDiscardable(s, cards[i])) out[n++] = move1(DISCARD, cards[i])
    }
    return n
  },
  play(s, _f, move) {
    discardMission(s, argA(move))
  },
  isChoice(s, f) {
    const side = sideOf(s, f)
    if (handSize(s, side) <= HAND_LIMIT) return false
    let kinds = 0
    const cards = missionsOf(s, side)
    for (let i = 0; i < cards.length && kinds < 2; i++) if (isDiscardable(s, cards[i])) kinds++
    return kinds === 2
  },
})

function isDiscardable(s: State, card: number): boolean {
  return MISSION_KIND[card] !== STARTING_CARD && s.bytes[missionHandByte(card)] > 0
}
