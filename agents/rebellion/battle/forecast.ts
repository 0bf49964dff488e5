import { Random } from '../../../engine/random.js'
import { GROUND, SPACE } from '../../../engine/rebellion/facts/sides.js'
import {
  BLACK,
  CONSTRUCTION_SITE,
  ION_CANNON,
  REBEL_TRANSPORT,
  RED,
  SHIELD_BUNKER,
  SHIELD_GENERATOR,
  UNIT_BLACK,
  UNIT_COLOUR,
  UNIT_GREEN,
  UNIT_HEALTH,
  UNIT_RED,
  UNIT_STRUCTURE,
  UNIT_THEATER,
} from '../../../engine/rebellion/facts/unit-types.js'

/**
 * What a combat is likely to bring, for people: its dice are rolled some hundred times by the rules, theater after
 * theater and side after side, tactic cards counting as damage of about their worth. Dearer than `estimateOdds`, and it
 * says who is lost.
 */

/** A unit that fights, and the damage it can still take. */
export interface Fighter {
  readonly type: number
  readonly left: number
}

/** All units of a side in the system. */
export interface Army {
  readonly fighters: readonly Fighter[]
  /** By theater: tactic cards in hand, or those that its leader would draw; in cinematic combat his tactic value. */
  readonly cards: readonly [number, number]
}

export interface Combat {
  readonly armies: readonly [Army, Army]
  /** By the rules of Rise of the Empire: a card each round, leaders reroll, specials repair. */
  readonly cinematic: boolean
  /** Which of the armies attacks first, by theater. */
  readonly first: readonly [number, number]
  /** The theater whose battle is next. */
  readonly from: number
  /** On the ground of a destroyed system nobody fights. */
  readonly noGround: boolean
}

/** Of one theater in which both have units. */
export interface Forecast {
  readonly theater: number
  /** Chance that the first army ends up alone. */
  readonly win: number
  /** Units lost on average, by army: in the next round, and until one is gone. */
  readonly next: readonly [number, number]
  readonly whole: readonly [number, number]
}

const COMBATS = 300
const COMBATS_AT_ONCE = 25
const MOST_ROUNDS = 12
const MOST_OF_COLOUR = 5
const MOST_GREEN = 3
/** Each takes so many red dice from the ships below it. */
const CANNON_DICE = 2
/** A tactic card does or blocks about this much damage, and so does a special that pays for one or draws one. */
const CARD_WORTH = 0.6
const SPECIAL_WORTH = 0.5
/** In cinematic combat: what the card of a round does beyond what the enemy's undoes. */
const ROUND_CARD_WORTH = 0.3

/** The same by one call. */
export function forecastCombat(combat: Combat): readonly Forecast[] {
  const trials = new Trials(combat)
  while (!trials.isDone) trials.play()
  return trials.forecasts
}

/** The theaters of a combat in which both armies have units. */
export function contested({ armies, noGround }: Combat): readonly number[] {
  const has = ({ fighters }: Army, theater: number): boolean =>
    fighters.some(({ type }) => UNIT_THEATER[type] === theater)
  return [SPACE, GROUND].filter(
    (theater) => !(noGround && theater === GROUND) && armies.every((army) => has(army, theater)),
  )
}

interface Tally {
  readonly theater: number
  wins: number
  readonly next: [number, number]
  readonly whole: [number, number]
}

/** A combat tried a few times in one go, so that whoever draws meanwhile is not kept. */
export class Trials {
  private readonly random = new Random('forecast')
  private played = 0
  private readonly tallies: readonly Tally[]

  constructor(private readonly combat: Combat) {
    this.tallies = contested(combat).map((theater) => ({
      theater,
      wins: 0,
      next: [0, 0],
      whole: [0, 0],
    }))
  }

  get isDone(): boolean {
    return this.played >= COMBATS || this.tallies.length === 0
  }

  /** Fights it out some more times. */
  play(): void {
    const end = Math.min(COMBATS, this.played + COMBATS_AT_ONCE)
    for (; this.played < end; this.played++) this.playOne()
  }

  private playOne(): void {
    const { armies, cinematic, from } = this.combat
    const [a, b] = [new Troop(armies[0], cinematic), new Troop(armies[1], cinematic)]
    for (let round = 0; round < MOST_ROUNDS; round++) {
      let isFought = false
      for (let theater = round === 0 ? from : SPACE; theater <= GROUND; theater++)
        if (this.isContested(a, b, theater)) {
          isFought = true
          this.fight(a, b, theater)
        }
      if (round > 0 && !isFought) break
      loseHelpless(a, b)
      if (round === 0) this.count('next', a, b)
    }
    for (const tally of this.tallies)
      if (b.count(tally.theater) === 0 && a.count(tally.theater) > 0) tally.wins++
    this.count('whole', a, b)
  }

  private isContested(a: Troop, b: Troop, theater: number): boolean {
    if (this.combat.noGround && theater === GROUND) return false
    return a.count(theater) > 0 && b.count(theater) > 0
  }

  /** Both attack, those who would fall, too; who attacks second may repair what the first has done. */
  private fight(a: Troop, b: Troop, theater: number): void {
    const [one, other] = this.combat.first[theater] === 0 ? [a, b] : [b, a]
    other.suffer(one.strike(other, theater, this.random), theater)
    one.suffer(other.strike(one, theater, this.random), theater)
    a.buryFallen()
    b.buryFallen()
  }

  private count(when: 'next' | 'whole', a: Troop, b: Troop): void {
    for (const tally of this.tallies) {
      tally[when][0] += a.lost(tally.theater)
      tally[when][1] += b.lost(tally.theater)
    }
  }

  /** What has been found so far. */
  get forecasts(): readonly Forecast[] {
    const { played } = this
    return this.tallies.map(({ theater, wins, next, whole }) => ({
      theater,
      win: wins / played,
      next: [next[0] / played, next[1] / played],
      whole: [whole[0] / played, whole[1] / played],
    }))
  }
}

/** At the end of a round: who stands alone and cannot fight is lost. Both are judged before either leaves. */
function loseHelpless(a: Troop, b: Troop): void {
  const lost = [a.helplessBefore(b), b.helplessBefore(a)] as const
  a.remove(lost[0])
  b.remove(lost[1])
}

/** Damage by what it may go on: red health, black health, or both. */
interface Strike {
  readonly colours: readonly [number, number]
  readonly direct: number
}

interface Standing {
  readonly type: number
  left: number
  harm: number
}

/** Faces of a red or black die from here on are blank. */
const BLANK_FROM = 4

/** An army in one combat that is tried. */
class Troop {
  private fighters: Standing[]
  private readonly cards: [number, number]
  private readonly values: readonly [number, number]
  private readonly strength: readonly [number, number]

  constructor(
    { fighters, cards }: Army,
    private readonly cinematic: boolean,
  ) {
    this.fighters = fighters.map(({ type, left }) => ({ type, left, harm: 0 }))
    this.cards = [cards[0], cards[1]]
    this.values = cards
    this.strength = [this.count(SPACE), this.count(GROUND)]
  }

  count(theater: number): number {
    let sum = 0
    for (const { type } of this.fighters) if (UNIT_THEATER[type] === theater) sum++
    return sum
  }

  lost(theater: number): number {
    return (this.strength[theater] as number) - this.count(theater)
  }

  private countOf(type: number): number {
    return this.fighters.filter((one) => one.type === type).length
  }

  private all(theater: number, is: (type: number) => boolean): boolean {
    const those = this.fighters.filter(({ type }) => UNIT_THEATER[type] === theater)
    return those.length > 0 && those.every(({ type }) => is(type))
  }

  /** Units that are lost where nobody fights beside them: structures without dice, transports, a building site. */
  helplessBefore(enemy: Troop): readonly Standing[] {
    const isLost = ({ type }: Standing): boolean => {
      if (enemy.count(UNIT_THEATER[type] as number) === 0) return false
      if (UNIT_THEATER[type] === GROUND)
        return this.all(GROUND, (one) => UNIT_STRUCTURE[one] !== 0 && UNIT_GREEN[one] === 0)
      if (type === CONSTRUCTION_SITE && this.countOf(SHIELD_BUNKER) > 0) return false
      if (type !== REBEL_TRANSPORT && type !== CONSTRUCTION_SITE) return false
      return this.all(SPACE, (one) => one === type)
    }
    return this.fighters.filter(isLost)
  }

  remove(lost: readonly Standing[]): void {
    this.fighters = this.fighters.filter((one) => !lost.includes(one))
  }

  strike(enemy: Troop, theater: number, random: Random): Strike {
    const colours: [number, number] = [0, 0]
    let direct = 0
    let rerolls = this.cinematic ? (this.values[theater] as number) : 0
    for (let colour = RED; colour <= BLACK; colour++)
      for (let die = this.dice(enemy, theater, colour); die > 0; die--) {
        let face = random.below(6)
        if (face >= BLANK_FROM && rerolls > 0 && rerolls-- > 0) face = random.below(6)
        if (face < 2) colours[colour === RED ? 0 : 1]++
        else if (face === 2) direct++
        else if (face === 3) direct += this.special(theater, colour, random)
      }
    for (let die = Math.min(MOST_GREEN, this.sum(UNIT_GREEN, theater)); die > 0; die--) {
      let face = random.below(6)
      if (face >= 2 && rerolls > 0 && rerolls-- > 0) face = random.below(6)
      if (face < 2) direct++
    }
    return { colours, direct: direct + this.byCards(theater, random) }
  }

  private dice(enemy: Troop, theater: number, colour: number): number {
    const sum = this.sum(colour === RED ? UNIT_RED : UNIT_BLACK, theater)
    const less = theater === SPACE && colour === RED ? CANNON_DICE * enemy.countOf(ION_CANNON) : 0
    return Math.max(0, Math.min(MOST_OF_COLOUR, sum - less))
  }

  private sum(table: Uint8Array, theater: number): number {
    let sum = 0
    for (const { type } of this.fighters)
      if (UNIT_THEATER[type] === theater) sum += table[type] as number
    return sum
  }

  /** What a special does at once: it pays for a card, or repairs, first of all who would fall. */
  private special(theater: number, colour: number, random: Random): number {
    if (!this.cinematic) return random.fraction() < SPECIAL_WORTH ? 1 : 0
    let hurt: Standing | null = null
    for (const one of this.fighters) {
      if (one.harm === 0 || UNIT_COLOUR[one.type] !== colour) continue
      if (UNIT_THEATER[one.type] !== theater) continue
      if (hurt === null || one.left < hurt.left) hurt = one
    }
    if (hurt !== null) {
      hurt.harm--
      hurt.left++
    }
    return 0
  }

  private byCards(theater: number, random: Random): number {
    if (this.cinematic) return random.fraction() < ROUND_CARD_WORTH ? 1 : 0
    let left = this.cards[theater] as number
    // A Shield Generator draws a card of the ground in each round
    if (theater === GROUND) left += this.countOf(SHIELD_GENERATOR)
    this.cards[theater] = 0
    let done = 0
    for (; left > 0; left--) if (random.fraction() < CARD_WORTH) done++
    return done
  }

  /** Damage goes where it destroys: on the unit nearest to its end. Units without health cannot be hit. */
  suffer({ colours, direct }: Strike, theater: number): void {
    for (let colour = RED; colour <= BLACK; colour++)
      for (let hit = colours[colour === RED ? 0 : 1]; hit > 0; hit--)
        this.hit(theater, (type) => UNIT_COLOUR[type] === colour)
    for (let hit = direct; hit > 0; hit--) this.hit(theater, () => true)
  }

  private hit(theater: number, fits: (type: number) => boolean): void {
    let best: Standing | null = null
    for (const one of this.fighters) {
      if (one.left <= 0 || UNIT_THEATER[one.type] !== theater || !fits(one.type)) continue
      if (one.type === CONSTRUCTION_SITE && this.countOf(SHIELD_BUNKER) > 0) continue
      if (best === null || one.left < best.left) best = one
    }
    if (best === null) return
    best.left--
    best.harm++
  }

  /** The round of battle is over: now who has taken all that he can falls. */
  buryFallen(): void {
    this.fighters = this.fighters.filter(({ type, left }) => left > 0 || UNIT_HEALTH[type] === 0)
  }
}
