import { Random } from '../../../engine/random.js'
import {
  BLACK,
  CONSTRUCTION_SITE,
  RED,
  UNIT_BLACK,
  UNIT_COLOUR,
  UNIT_GREEN,
  UNIT_HEALTH,
  UNIT_RED,
  UNIT_STRUCTURE,
} from '../../../engine/rebellion/facts/unit-types.js'

/**
 * What a battle in one theater is likely to bring, for people: its dice are rolled some hundred times by the rules of
 * combat, tactic cards counting as damage of about their worth. Dearer than `estimateOdds`, and it says who is lost.
 */

/** A unit that fights, and the damage it can still take. */
export interface Fighter {
  readonly type: number
  readonly left: number
}

export interface Army {
  readonly fighters: readonly Fighter[]
  /** Tactic cards in hand, or those that its leader would draw; in cinematic combat his tactic value. */
  readonly cards: number
  /** By the rules of Rise of the Empire: a card each round, leaders reroll, specials repair. */
  readonly cinematic?: boolean
  /** A Shield Bunker stands in the system: nothing harms a Death Star under construction. */
  readonly bunker?: boolean
}

export interface Forecast {
  /** Chance that the first army ends up alone. */
  readonly win: number
  /** Units lost on average, by army: in the next round, and until one is gone. */
  readonly next: readonly [number, number]
  readonly whole: readonly [number, number]
}

const BATTLES = 300
const BATTLES_AT_ONCE = 25
const MOST_ROUNDS = 12
const MOST_OF_COLOUR = 5
const MOST_GREEN = 3
/** A tactic card does or blocks about this much damage, and so does a special that pays for one or draws one. */
const CARD_WORTH = 0.6
const SPECIAL_WORTH = 0.5
/** In cinematic combat: what the card of a round does beyond what the enemy's undoes. */
const ROUND_CARD_WORTH = 0.3

/** The same by one call. */
export function forecastBattle(first: Army, second: Army): Forecast {
  const trials = new Trials(first, second)
  while (!trials.isDone) trials.play()
  return trials.forecast
}

/**
 * Two armies in a theater, tried a few battles at a time, so that whoever draws meanwhile is not kept. Who attacks
 * first changes nothing, because doomed units still shoot.
 */
export class Trials {
  private readonly random = new Random('forecast')
  private played = 0
  private wins = 0
  private readonly next: [number, number] = [0, 0]
  private readonly whole: [number, number] = [0, 0]

  constructor(
    private readonly first: Army,
    private readonly second: Army,
  ) {}

  get isDone(): boolean {
    return this.played >= BATTLES
  }

  /** Plays some more battles. */
  play(): void {
    const end = Math.min(BATTLES, this.played + BATTLES_AT_ONCE)
    for (; this.played < end; this.played++) this.playOne()
  }

  private playOne(): void {
    const a = new Troop(this.first)
    const b = new Troop(this.second)
    for (let round = 0; round < MOST_ROUNDS && a.count > 0 && b.count > 0; round++) {
      const strikes = [a.strike(this.random), b.strike(this.random)] as const
      b.suffer(strikes[0])
      a.suffer(strikes[1])
      if (a.hasOnlyStructures || b.hasOnlyStructures) loseStructures(a, b)
      if (round === 0) this.count(this.next, a, b)
    }
    if (b.count === 0 && a.count > 0) this.wins++
    this.count(this.whole, a, b)
  }

  private count(lost: [number, number], a: Troop, b: Troop): void {
    lost[0] += this.first.fighters.length - a.count
    lost[1] += this.second.fighters.length - b.count
  }

  /** What has been found so far. */
  get forecast(): Forecast {
    const { played, next, whole } = this
    return {
      win: this.wins / played,
      next: [next[0] / played, next[1] / played],
      whole: [whole[0] / played, whole[1] / played],
    }
  }
}

/** Damage by what it may go on: red health, black health, or both. */
interface Strike {
  readonly colours: readonly [number, number]
  readonly direct: number
}

/** Structures that roll no dice are lost where they stand alone against others. */
function loseStructures(a: Troop, b: Troop): void {
  const [first, second] = [a.hasOnlyStructures, b.hasOnlyStructures]
  if (first && b.count > 0) a.leave()
  if (second && a.count > 0) b.leave()
}

/** Faces of a red or black die from here on are blank. */
const BLANK_FROM = 4

/** An army in one battle that is tried. */
class Troop {
  private fighters: { type: number; left: number; harm: number }[]
  private cards: number

  constructor(private readonly army: Army) {
    this.fighters = army.fighters.map(({ type, left }) => ({ type, left, harm: 0 }))
    this.cards = army.cards
  }

  get count(): number {
    return this.fighters.length
  }

  /** Nobody is left who could fight. */
  get hasOnlyStructures(): boolean {
    return (
      this.fighters.length > 0 &&
      this.fighters.every(({ type }) => UNIT_STRUCTURE[type] !== 0 && UNIT_GREEN[type] === 0)
    )
  }

  leave(): void {
    this.fighters = []
  }

  strike(random: Random): Strike {
    const colours: [number, number] = [0, 0]
    let direct = 0
    let rerolls = this.army.cinematic === true ? this.army.cards : 0
    for (let colour = RED; colour <= BLACK; colour++)
      for (let die = this.dice(colour === RED ? UNIT_RED : UNIT_BLACK); die > 0; die--) {
        let face = random.below(6)
        if (face >= BLANK_FROM && rerolls > 0 && rerolls-- > 0) face = random.below(6)
        if (face < 2) colours[colour === RED ? 0 : 1]++
        else if (face === 2) direct++
        else if (face === 3) direct += this.special(colour, random)
      }
    for (let die = this.dice(UNIT_GREEN, MOST_GREEN); die > 0; die--) {
      let face = random.below(6)
      if (face >= 2 && rerolls > 0 && rerolls-- > 0) face = random.below(6)
      if (face < 2) direct++
    }
    return { colours, direct: direct + this.byCards(random) }
  }

  /** What a special does at once: it pays for a card, or repairs. */
  private special(colour: number, random: Random): number {
    if (this.army.cinematic !== true) return random.fraction() < SPECIAL_WORTH ? 1 : 0
    const hurt = this.fighters.find(({ type, harm }) => harm > 0 && UNIT_COLOUR[type] === colour)
    if (hurt !== undefined) {
      hurt.harm--
      hurt.left++
    }
    return 0
  }

  private byCards(random: Random): number {
    if (this.army.cinematic === true) return random.fraction() < ROUND_CARD_WORTH ? 1 : 0
    let done = 0
    for (; this.cards > 0; this.cards--) if (random.fraction() < CARD_WORTH) done++
    return done
  }

  private dice(table: Uint8Array, most = MOST_OF_COLOUR): number {
    let sum = 0
    for (const { type } of this.fighters) sum += table[type] as number
    return Math.min(most, sum)
  }

  /** Damage goes where it destroys: on the unit nearest to its end. Units without health cannot be hit. */
  suffer({ colours, direct }: Strike): void {
    for (let colour = RED; colour <= BLACK; colour++)
      for (let hit = colours[colour === RED ? 0 : 1]; hit > 0; hit--)
        this.hit((type) => UNIT_COLOUR[type] === colour)
    for (let hit = direct; hit > 0; hit--) this.hit(() => true)
    this.fighters = this.fighters.filter(({ type, left }) => left > 0 || UNIT_HEALTH[type] === 0)
  }

  private hit(fits: (type: number) => boolean): void {
    let best: { type: number; left: number; harm: number } | null = null
    for (const one of this.fighters) {
      if (one.left <= 0 || !fits(one.type)) continue
      if (this.army.bunker === true && one.type === CONSTRUCTION_SITE) continue
      if (best === null || one.left < best.left) best = one
    }
    if (best === null) return
    best.left--
    best.harm++
  }
}
