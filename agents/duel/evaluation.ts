import { EVENTS } from '../../engine/duel/data/events.js'
import { countBits, lowestBit } from '../../engine/duel/facts/bits.js'
import { CHARACTER_MASK } from '../../engine/duel/facts/cards.js'
import { POINTS_TO_WIN } from '../../engine/duel/facts/events.js'
import { EMPIRE, REBEL } from '../../engine/duel/facts/sides.js'
import type { DuelView } from '../../engine/duel/knowledge/view.js'
import { OPINIONS } from './opinions.js'

/** How a game stands between two rounds, as the Rebels see it. */
export interface Standing {
  /** By side. */
  readonly points: readonly [number, number]
  readonly influence: readonly [number, number]
  /** What the characters in the decks are worth. */
  readonly characters: readonly [number, number]
  /** Unused strategies. */
  readonly unused: readonly [number, number]
  /** Side on the balance token. */
  readonly balance: number
  /** 1 where the enemy chooses this side's strategy next. */
  readonly infiltrated: readonly [number, number]
}

/** Weights of a logit, by input; fitted on games of the scripted player (agents/README.md says how). */
export const WEIGHTS: Readonly<Record<string, number>> = {
  rebel: 0.12,
  race: 0.83,
  influence: 0.27,
  characters: 0.26,
  balance: 0.09,
  unused: 0.08,
  infiltrated: 0.33,
}

/** The inputs by name; but for the first each is 0 where both sides stand alike. */
function inputsOf(s: Standing): Record<string, number> {
  const race = RACE[s.points[REBEL] * POINTS_TO_WIN + s.points[EMPIRE]] ?? 0.5
  return {
    rebel: 1,
    race: Math.log(race / (1 - race)),
    influence: tokens(s.influence[REBEL]) - tokens(s.influence[EMPIRE]),
    characters: s.characters[REBEL] - s.characters[EMPIRE],
    balance: s.balance === REBEL ? 1 : -1,
    unused: s.unused[REBEL] - s.unused[EMPIRE],
    infiltrated: s.infiltrated[EMPIRE] - s.infiltrated[REBEL],
  }
}

/** Each further token helps less. */
function tokens(influence: number): number {
  return Math.sqrt(influence + 1)
}

/** The chance of the Rebels to win the game. */
export function chanceOf(standing: Standing): number {
  const [rebel, empire] = standing.points
  if (rebel >= POINTS_TO_WIN || empire >= POINTS_TO_WIN) return rebel >= POINTS_TO_WIN ? 1 : 0
  let logit = 0
  for (const [name, value] of Object.entries(inputsOf(standing)))
    logit += (WEIGHTS[name] ?? 0) * value
  return 1 / (1 + Math.exp(-logit))
}

const OPPONENT_CHOOSES = 1

/** How a round begins, from a whole world seen through both views. */
export function standingOf(rebel: DuelView, empire: DuelView): Standing {
  const pair = (of: (view: DuelView, side: number) => number): [number, number] => [
    of(rebel, REBEL),
    of(empire, EMPIRE),
  ]
  return {
    points: pair((view, side) => view.points(side)),
    influence: pair((view, side) => view.influence(side)),
    characters: pair((view, side) => charactersWorth(side, CHARACTER_MASK & ~view.reserve(side))),
    unused: pair((view, side) => countBits(view.unused(side))),
    balance: rebel.balance,
    infiltrated: pair((view, side) => ((view.marks(side) & OPPONENT_CHOOSES) !== 0 ? 1 : 0)),
  }
}

/** The same as one side sees it, with the enemy's hidden characters at their mean. */
export function seenStanding(view: DuelView): Standing {
  const pair = (of: (side: number) => number): [number, number] => [of(REBEL), of(EMPIRE)]
  return {
    points: pair((side) => view.points(side)),
    influence: pair((side) => view.influence(side)),
    characters: pair((side) => seenCharacters(view, side)),
    unused: pair((side) => countBits(view.unused(side))),
    balance: view.balance,
    infiltrated: [0, 0],
  }
}

function seenCharacters(view: DuelView, side: number): number {
  const sure = charactersWorth(side, CHARACTER_MASK & ~view.reserve(side) & ~view.uncertain(side))
  const uncertain = view.uncertain(side)
  if (uncertain === 0) return sure
  const part = 1 - view.hiddenReserve(side) / countBits(uncertain)
  return sure + part * charactersWorth(side, uncertain)
}

function charactersWorth(side: number, cards: number): number {
  let worth = 0
  for (let rest = cards; rest !== 0; rest &= rest - 1)
    worth += OPINIONS[side]?.[lowestBit(rest)]?.worth ?? 0
  return worth
}

/** The chance of the first to win, by points of both, where every event goes to either alike. */
const RACE = raceTable()

function raceTable(): Float64Array {
  const table = new Float64Array(POINTS_TO_WIN * POINTS_TO_WIN)
  const chances = [1, 2, 3].map(
    (points) =>
      EVENTS.filter(({ victoryPoints }) => victoryPoints === points).length / EVENTS.length,
  )
  const at = (own: number, theirs: number): number =>
    own >= POINTS_TO_WIN
      ? 1
      : theirs >= POINTS_TO_WIN
        ? 0
        : (table[own * POINTS_TO_WIN + theirs] as number)
  for (let own = POINTS_TO_WIN - 1; own >= 0; own--)
    for (let theirs = POINTS_TO_WIN - 1; theirs >= 0; theirs--) {
      let chance = 0
      chances.forEach((likely, i) => {
        chance += (likely / 2) * (at(own + i + 1, theirs) + at(own, theirs + i + 1))
      })
      table[own * POINTS_TO_WIN + theirs] = chance
    }
  return table
}
