import { OBJECTIVES, type ObjectiveCard } from '../../../engine/rebellion/cards/registry.js'
import { LEADER_COUNT } from '../../../engine/rebellion/facts/leader-types.js'
import { BASE_SPACE, PLACE_COUNT } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, enemyOf } from '../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import {
  ACTIVATE,
  argA,
  argB,
  argC,
  PASS,
  PLAY_ACTION,
  REVEAL,
  REVEAL_BASE,
  verbOf,
} from '../../../engine/rebellion/state/moves.js'
import type { MoveList } from '../../agent.js'
import type { Wants } from '../cards/opinion.js'
import { objectiveOpinion } from '../cards/opinions.js'
import { EmpireCommand } from '../command/empire-command.js'
import { RebelCommand } from '../command/rebel-command.js'
import type { Facts } from '../facts/facts.js'
import { LEADER_WORTH, tacticsOf, USUAL_TACTICS } from '../facts/skills.js'
import { missionScore } from '../missions/assignment.js'

/** What an action must be worth before it beats passing: a wrong pass costs the whole round. */
const PASS_SCORE = 0.25
/** Leaders under a face-down mission are spent anyway, so revealing it costs nothing more. */
const SPENT_ANYWAY = 0.3
const UNKNOWN_WORTH = Number.NaN

/** A turn of the Command Phase: one activation, one mission, or passing. */
export class CommandChoice {
  private readonly empire = new EmpireCommand()
  private readonly rebel = new RebelCommand()
  private readonly placeWorth = new Float64Array(PLACE_COUNT)
  /** Theaters in which the enemy stands at a place whose worth is known, as bits. */
  private readonly contested = new Uint8Array(PLACE_COUNT)
  private readonly wants: Wants = {
    ground: 0,
    destroyer: 0,
    ships: 0,
    liberation: 0,
    loyalWithUnits: 0,
    outposts: 0,
    capital: 0,
    supplyLines: 0,
    core: 0,
    control: 0,
    factory: 0,
    station: 0,
  }

  score(view: RebellionView, facts: Facts, moves: MoveList, scores: Float64Array): void {
    this.placeWorth.fill(UNKNOWN_WORTH)
    if (facts.side !== EMPIRE) this.readWants(view)
    for (let i = 0; i < moves.count; i++) {
      const move = moves.list[i] as number
      switch (verbOf(move)) {
        case PASS:
          scores[i] = PASS_SCORE
          break
        case REVEAL_BASE:
          scores[i] = -20
          break
        case PLAY_ACTION:
          scores[i] = 0.5
          break
        case ACTIVATE:
          scores[i] = this.activation(facts, argA(move), argB(move))
          break
        case REVEAL: {
          const leaders = view.stackLeaders(facts.side, argA(move))
          const card = view.stackCard(facts.side, argA(move))
          scores[i] =
            SPENT_ANYWAY +
            missionScore(facts, card, leaders, Math.min(argB(move), BASE_SPACE), argC(move))
          break
        }
        default:
          scores[i] = 0
      }
    }
  }

  /** The place's worth, what the leader adds in a fight, and what he would do elsewhere. */
  private activation(facts: Facts, leader: number, place: number): number {
    if (Number.isNaN(this.placeWorth[place] as number)) this.readPlace(facts, place)
    const adds = LEADER_ADDS[leader * 4 + (this.contested[place] as number)] as number
    return (
      (this.placeWorth[place] as number) +
      adds -
      facts.rules.activationCost -
      (LEADER_WORTH[leader] as number) * 0.05
    )
  }

  private readPlace(facts: Facts, place: number): void {
    this.placeWorth[place] =
      facts.side === EMPIRE
        ? this.empire.worth(facts, place, USUAL_TACTICS)
        : this.rebel.worth(facts, place, USUAL_TACTICS, this.wants)
    const slot = (place * 2 + enemyOf(facts.side)) * 2
    this.contested[place] =
      ((facts.count[slot] as number) > 0 ? 1 : 0) | ((facts.count[slot + 1] as number) > 0 ? 2 : 0)
  }

  private readWants(view: RebellionView): void {
    const { wants } = this
    wants.ground = 0
    wants.destroyer = 0
    wants.ships = 0
    wants.liberation = 0
    wants.loyalWithUnits = 0
    wants.outposts = 0
    wants.capital = 0
    wants.supplyLines = 0
    wants.core = 0
    wants.control = 0
    wants.factory = 0
    wants.station = 0
    for (let card = 0; card < OBJECTIVES.length; card++) {
      const want = objectiveOpinion(card).wants
      if (want === null || !view.holdsObjective(card)) continue
      wants[want] += (OBJECTIVES[card] as ObjectiveCard).reputation
    }
  }
}

/** What each leader's tactic values add where the enemy stands, as leader * 4 + theaters. */
const LEADER_ADDS = leaderAdds()

function leaderAdds(): Float64Array {
  const table = new Float64Array(LEADER_COUNT * 4)
  for (let leader = 0; leader < LEADER_COUNT; leader++)
    for (let theaters = 0; theaters < 4; theaters++)
      for (let theater = 0; theater < 2; theater++) {
        if ((theaters & (1 << theater)) === 0) continue
        const adds = (tacticsOf(1 << leader, theater) - USUAL_TACTICS) * 0.35
        table[leader * 4 + theaters] = (table[leader * 4 + theaters] as number) + adds
      }
  return table
}
