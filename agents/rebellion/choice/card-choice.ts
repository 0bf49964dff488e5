import { ACTIONS, TACTIC_THEATER, TACTICS } from '../../../engine/rebellion/cards/registry.js'
import { NO_RING } from '../../../engine/rebellion/facts/leader-types.js'
import { MON_CALAMARI } from '../../../engine/rebellion/facts/map.js'
import { MON_CALAMARI_CRUISER, STORMTROOPER } from '../../../engine/rebellion/facts/unit-types.js'
import { MOST_STACKS, type RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import {
  BOTTOM_CHOICE,
  CRUISER_CHOICE,
  LOYALTY_CHOICE,
  TOP_CHOICE,
} from '../../../engine/rebellion/state/choices.js'
import {
  ASSIGN,
  argA,
  CHOOSE_LEADER,
  CHOOSE_MISSION,
  CHOOSE_OPTION,
  CHOOSE_THEATER,
  DEPLOY_QUEUED,
  DIVERT,
  HIT,
  move3,
  NONE,
  PICK_TACTIC,
  REPAIR,
  RETREAT,
  RETURN_TACTIC,
  SHIELD_WITH,
  STRIKE,
  verbOf,
} from '../../../engine/rebellion/state/moves.js'
import { TacticSight } from '../battle/tactic-sight.js'
import type { PlaceWorth } from '../cards/opinion.js'
import {
  actionOpinion,
  missionOpinion,
  objectiveOpinion,
  tacticOpinion,
} from '../cards/opinions.js'
import type { Facts } from '../facts/facts.js'
import { LEADER_WORTH } from '../facts/skills.js'
import { UNIT_WORTH } from '../facts/unit-worth.js'
import { type AssignmentChoice, costOf } from '../missions/assignment.js'
import { deployScore } from '../worth/deployment.js'
import { rebelLoyalty } from '../worth/loyalty.js'
import type { CombatChoice } from './combat-choice.js'
import { economyScore } from './economy-choice.js'
import { pickScore } from './pick-choice.js'

/** A unit of space 3 of the queue comes late. */
const QUEUED_LATE = 0.6
/** A second ring pushes the first one off. */
const SECOND_RING = -5
/** A leader with a mission under him matters to a card that names one, one without does not. */
const HAS_MISSION = 20

/** Choices that the card at hand asks for: what each is for follows from the card. */
export class CardChoice {
  private view: RebellionView | null = null
  private places: PlaceWorth | null = null
  /** The leader whom an action card has put on a mission, or is about to; NONE without one. */
  private searcher = NONE
  private namesAssigned = false
  private readonly sight = new TacticSight()
  /** Theater of the battle that has been looked at in this decision; NONE before. */
  private sighted = NONE
  private givesRing = false

  constructor(
    private readonly assignments: AssignmentChoice,
    private readonly combat: CombatChoice,
  ) {}

  begin(view: RebellionView): void {
    this.view = view
    this.sighted = NONE
    this.places = askedPlaceWorth(view)
    const action = ACTIONS[view.askingAction]
    this.searcher = action?.takes === 'to-mission' ? view.askingTarget : NONE
    this.namesAssigned = missionOpinion(view.askingMission).namesAssigned
    this.givesRing = action?.ring !== undefined
  }

  score(facts: Facts, move: number): number {
    switch (verbOf(move)) {
      case ASSIGN:
        // The leader is under way already: only the mission counts.
        return this.gain(facts, move)
      case CHOOSE_MISSION:
        if (this.searcher === NONE) break
        return this.gain(facts, move3(ASSIGN, argA(move), this.searcher, NONE))
      case CHOOSE_LEADER:
        if (this.givesRing && this.wearsRing(argA(move))) return SECOND_RING
        if (this.namesAssigned) return this.wanted(argA(move))
        if (this.searcher !== NONE) return this.companion(facts, argA(move))
        break
      case CHOOSE_THEATER:
        return this.combat.score(facts, move, (this.view as RebellionView).combatSystem)
      case PICK_TACTIC:
      case RETURN_TACTIC:
        return this.tacticWorth(facts, argA(move))
      case HIT:
      case STRIKE:
      case REPAIR:
      case DIVERT:
      case SHIELD_WITH:
      case RETREAT:
        return this.combat.score(facts, move, (this.view as RebellionView).combatSystem)
      case CHOOSE_OPTION:
        if (argA(move) === TOP_CHOICE || argA(move) === BOTTOM_CHOICE)
          return this.abilityWorth(facts, argA(move) === TOP_CHOICE)
        if (argA(move) === LOYALTY_CHOICE) return rebelLoyalty(facts, MON_CALAMARI, 2)
        if (argA(move) === CRUISER_CHOICE)
          return QUEUED_LATE * (UNIT_WORTH[MON_CALAMARI_CRUISER] as number)
        break
      case DEPLOY_QUEUED:
        return UNIT_WORTH[argA(move)] as number
    }
    return pickScore(facts, move, this.places) + economyScore(facts, move) * 0.5
  }

  /** The better of the abilities that the side could use now. */
  private tacticWorth(facts: Facts, card: number): number {
    const view = this.view as RebellionView
    const { top, bottom } = tacticOpinion(card)
    const unit = TACTICS[card]?.top?.unit
    const sight = this.look(facts, card)
    const isUsable = unit === undefined || view.units(view.combatSystem, unit) > 0
    return Math.max(isUsable ? top(sight) : 0, bottom(sight))
  }

  /** At the battle that the card is of; all cards of a decision are mostly of one. */
  private look(facts: Facts, card: number): TacticSight {
    const theater = TACTIC_THEATER[card] as number
    if (theater !== this.sighted) this.sight.look(this.view as RebellionView, facts, card)
    this.sighted = theater
    return this.sight
  }

  /** What the ability of the card that lies open would do. */
  private abilityWorth(facts: Facts, isTop: boolean): number {
    const view = this.view as RebellionView
    const card = view.tacticCards.asked
    const sight = this.look(facts, card)
    return isTop ? tacticOpinion(card).top(sight) : tacticOpinion(card).bottom(sight)
  }

  /** What a second leader adds to the mission that was searched for, less what he could do instead. */
  private companion(facts: Facts, leader: number): number {
    const card = (this.view as RebellionView).stackCard(facts.side, this.stackOf(this.searcher))
    const alone = this.gain(facts, move3(ASSIGN, card, this.searcher, NONE))
    const both = this.gain(facts, move3(ASSIGN, card, this.searcher, leader))
    return both - Math.max(0, alone) - costOf(facts, 1 << leader, 0)
  }

  private wearsRing(leader: number): boolean {
    return (this.view as RebellionView).ring(leader) !== NO_RING
  }

  private wanted(leader: number): number {
    return this.stackOf(leader) < 0 ? 1 : HAS_MISSION + (LEADER_WORTH[leader] as number)
  }

  private gain(facts: Facts, move: number): number {
    this.assignments.goOn(facts)
    return this.assignments.gain(facts, move)
  }

  /** The face-down mission that an own leader is on; -1 without one. */
  private stackOf(leader: number): number {
    const view = this.view as RebellionView
    for (let slot = 0; slot < MOST_STACKS; slot++)
      if ((view.stackLeaders(view.side, slot) & (1 << leader)) !== 0) return slot
    return -1
  }
}

/** What the card that asks does at a place, for the side that is asked; null where general worth decides. */
function askedPlaceWorth(view: RebellionView): PlaceWorth | null {
  const action = view.askingAction
  if (view.askingObjective >= 0) return objectiveOpinion(view.askingObjective).place
  if (action < 0) return missionOpinion(view.askingMission).place
  return ACTIONS[action]?.side === view.side ? actionOpinion(action).place : drivenOut
}

/** Troops that have to leave go where the Empire would send new ones. */
const drivenOut: PlaceWorth = (facts, place) => deployScore(facts, STORMTROOPER, place)
