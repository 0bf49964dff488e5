import { MISSIONS } from '../../engine/rebellion/cards/registry.js'
import { ADJACENT, BASE_SPACE, CORUSCANT } from '../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../engine/rebellion/knowledge/view.js'
import { NEW_BASE_CHOICE } from '../../engine/rebellion/state/choices.js'
import {
  ACTIVATE,
  ASSIGN,
  argA,
  argB,
  CHOOSE_OPTION,
  CHOOSE_PLACE,
  DEPLOY,
  REVEAL,
  SCORE,
  verbOf,
} from '../../engine/rebellion/state/moves.js'
import type { MoveList } from '../agent.js'
import type { MissionOpinion } from './cards/opinion.js'
import { missionOpinion } from './cards/opinions.js'
import type { Rules } from './facts/rules.js'
import { ASSIGNMENT, BASE, COMMAND, Script } from './script.js'

/** One-sided ways to play, for a league of opponents: no change of the search may lose against any of them. */
export const STYLES = ['plain', 'hider', 'racer', 'sweeper'] as const

/** Below everything that the rules say of a move that is not quite senseless. */
const NEVER = -50
const GATHERED = 20
const RAID = 25
const NEAR_RAID = 9
const SCORED = 20
/** The rules give less to an activation that nothing comes of. */
const DOES_SOMETHING = -4

interface Style {
  readonly side: number
  /** What missions that are never assigned nor revealed are for. */
  readonly shuns: MissionOpinion['purpose']
  readonly rules: Partial<Rules>
  /** What a move is worth more (or less) than the rules say. */
  more(view: RebellionView, kind: number, move: number, score: number): number
}

const TABLE: Readonly<Record<string, Style>> = {
  /** Hides, brings everything home, and stays when it is found. */
  hider: {
    side: REBEL,
    shuns: 'relocation',
    rules: { rebelHomeDeploy: 8 },
    more: (view, kind, move) => {
      const verb = verbOf(move)
      if (verb === ACTIVATE) {
        if (argB(move) === view.base) return view.isRevealed ? GATHERED / 4 : NEVER
        return argB(move) === BASE_SPACE ? 0 : NEVER
      }
      if (verb === DEPLOY) return argB(move) === BASE_SPACE ? GATHERED : 0
      if (verb === CHOOSE_OPTION && argA(move) === NEW_BASE_CHOICE) return NEVER
      return kind === BASE && verb === CHOOSE_PLACE ? NEVER : 0
    },
  },
  /** Draws and scores objectives, fears no losses, and goes for the capital from wherever it can. */
  racer: {
    side: REBEL,
    shuns: null,
    rules: {
      rebelDraws: 1.6,
      rebelSabotage: 1.3,
      rebelWants: 16,
      rebelPresence: 1.5,
      rebelTrace: 1,
      rebelLosses: 0.3,
      rebelHomeDeploy: 1.5,
    },
    more: (view, _kind, move, score) => {
      const near = ADJACENT[CORUSCANT] as number
      if (verbOf(move) === SCORE) return SCORED
      if (verbOf(move) !== ACTIVATE || argB(move) === BASE_SPACE) return 0
      if (argB(move) === CORUSCANT) return (view.ships(REBEL) & near) !== 0 ? RAID : 0
      const isNear = (near & (1 << argB(move))) !== 0
      return isNear && score > DOES_SOMETHING ? NEAR_RAID : 0
    },
  },
  /** Sends troops into one candidate after the other and looks in no other way. */
  sweeper: {
    side: EMPIRE,
    shuns: 'probe',
    rules: {
      empireKept: 0.8,
      searchBase: 10,
      searchFew: 20,
      frontier: 4,
      occupyTroops: 1,
      activationCost: -1,
    },
    more: () => 0,
  },
}

/** The rules in a style, with other numbers where they are given; the style of the other side changes nothing. */
export function scriptOf(style: string, side: number, changed: Partial<Rules> = {}): Script {
  const found = TABLE[style]
  return found?.side === side ? new StyledScript(found, changed) : new Script(changed)
}

class StyledScript extends Script {
  private readonly shunned: readonly boolean[]

  constructor(
    private readonly style: Style,
    changed: Partial<Rules>,
  ) {
    super({ ...style.rules, ...changed })
    this.shunned = MISSIONS.map((_, card) => {
      const { purpose } = missionOpinion(card)
      return purpose !== null && purpose === style.shuns
    })
  }

  override score(
    view: RebellionView,
    kind: number,
    moves: MoveList,
    scores: Float64Array,
    template?: number,
  ): void {
    super.score(view, kind, moves, scores, template)
    for (let i = 0; i < moves.count; i++) {
      const move = moves.list[i] as number
      const score = scores[i] as number
      scores[i] = this.isShunned(view, kind, move)
        ? NEVER
        : score + this.style.more(view, kind, move, score)
    }
  }

  private isShunned(view: RebellionView, kind: number, move: number): boolean {
    const verb = verbOf(move)
    if (kind === ASSIGNMENT && verb === ASSIGN) return this.shunned[argA(move)] === true
    return (
      kind === COMMAND &&
      verb === REVEAL &&
      this.shunned[view.stackCard(view.side, argA(move))] === true
    )
  }
}
