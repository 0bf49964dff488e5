import { REVEAL_STRATEGIES, SUPPORT_CHOICE, TURN } from '../../engine/duel/course/stage-numbers.js'
import { EVENT_INFLUENCE, VICTORY_POINTS } from '../../engine/duel/facts/events.js'
import { EMPIRE, REBEL } from '../../engine/duel/facts/sides.js'
import type { DuelView } from '../../engine/duel/knowledge/view.js'
import { chanceOf, standingOf } from './evaluation.js'
import { Struggle } from './struggle.js'

/**
 * What a whole world is worth in the middle of a struggle: who is likely to win the event by the totals, the cards that
 * lie there and both strategies, and how the game would stand after it. Searches stop between rounds and never ask.
 */
export class Prospect {
  private readonly struggles = [new Struggle(), new Struggle()] as const

  /** The chance of the Rebels to win the game, or the one struggle that is played. */
  chance(rebel: DuelView, empire: DuelView): number {
    const now = standingOf(rebel, empire)
    if (!isStruggle(rebel)) return chanceOf(now)
    const won = this.eventChance(rebel, empire)
    if (rebel.isTutorial) return won
    const points = VICTORY_POINTS[rebel.event] as number
    const tokens = EVENT_INFLUENCE[rebel.event] as number
    const after = (side: number): number =>
      chanceOf({
        ...now,
        points: withMore(now.points, side, points),
        influence: withMore(now.influence, side, tokens),
      })
    return won * after(REBEL) + (1 - won) * after(EMPIRE)
  }

  /** The chance of the Rebels to win the event; half of it where nobody does. */
  private eventChance(rebel: DuelView, empire: DuelView): number {
    const [ours, theirs] = this.struggles
    ours.read(rebel)
    theirs.read(empire)
    ours.learn(empire.chosen(EMPIRE))
    theirs.learn(rebel.chosen(REBEL))
    const ended = ours.endChance(rebel)
    if (rebel.stage >= REVEAL_STRATEGIES) return ended
    const goesOn = (ours.chance(rebel) + 1 - theirs.chance(empire)) / 2
    if (rebel.stage !== TURN || rebel.passes === 0) return goesOn
    // Who answers a pass may end it as it stands
    return rebel.actor === REBEL ? Math.max(ended, goesOn) : Math.min(ended, goesOn)
  }
}

function isStruggle({ stage, event }: DuelView): boolean {
  return event >= 0 && stage >= TURN && stage <= SUPPORT_CHOICE
}

function withMore(by: readonly [number, number], side: number, more: number): [number, number] {
  return [by[REBEL] + (side === REBEL ? more : 0), by[EMPIRE] + (side === EMPIRE ? more : 0)]
}
