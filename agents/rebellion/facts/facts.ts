import { setNumber } from '../../../engine/rebellion/data/table.js'
import { OUT_OF_GAME, RESERVE } from '../../../engine/rebellion/facts/leader-places.js'
import { LEADER_COUNT } from '../../../engine/rebellion/facts/leader-types.js'
import {
  BASE_SPACE,
  CORUSCANT,
  countBits,
  ICONS,
  lowestBit,
  MOST_ICONS,
  NO_SYSTEM,
  PLACE_COUNT,
  SYSTEM_COUNT,
} from '../../../engine/rebellion/facts/map.js'
import { MARKER_COUNT } from '../../../engine/rebellion/facts/markers.js'
import { EMPIRE, enemyOf, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import {
  CONSTRUCTION_SITE,
  DEATH_STAR,
  RED,
  UNIT_BLACK,
  UNIT_CAPACITY,
  UNIT_COLOUR,
  UNIT_GREEN,
  UNIT_HEALTH,
  UNIT_RED,
  UNIT_THEATER,
  UNITS_IN_BASE,
  UNITS_OF,
} from '../../../engine/rebellion/facts/unit-types.js'
import {
  type RebellionView,
  takenAt,
  UNIT_WORDS,
} from '../../../engine/rebellion/knowledge/view.js'
import { type Rules, riseRulesWith, rulesWith } from './rules.js'
import { bestSkill } from './skills.js'
import { UNIT_DICE, UNIT_LASTING } from './unit-worth.js'

/** The set of things that come with Rise of the Empire. */
const EXPANSION_SET = setNumber('rise')

/** Worth of the unit that an icon builds, in tenths of a reputation step; by theater * 3 + tier. */
const ICON_WORTH = [1.2, 2.2, 4, 1, 1.8, 3]

/** Reputation that the Rebels score in a round, on average. */
const OBJECTIVES_A_ROUND = 0.5
/** From so small a gap on the Empire hurries, and more so for each space less. */
const HURRY_FROM = 6
const HURRY = 0.12

/** Places left for the base from which on each of them is worth massing against: the last one is as good as found. */
const FEW_PLACES = 6

const NO_MISSION = -1

/**
 * What the rules of the scripted player read of a position, gathered once a decision: masks of systems, and
 * per place, side and theater the dice and health that stand there. Reused; nothing is allocated after the start.
 */
export class Facts {
  /** Rises whenever a reading finds anything else than the one before, the viewer's own pool left aside. */
  edition = 0
  /** The same for the units of each place. */
  readonly editionOf = new Float64Array(PLACE_COUNT)
  side = REBEL
  time = 0
  reputation = 0
  /** Spaces between the markers: what the Rebels still need. */
  gap = 0
  revealed = false
  /** Rise of the Empire is in the game, and combat is by its rules. */
  isRise = false
  cinematic = false
  /** System of the base where the viewer knows it, else NO_SYSTEM. */
  base = NO_SYSTEM
  /** Where the base may be as far as the Empire knows. */
  candidates = 0
  candidateCount = 0
  /** Places for the Empire to mass against: the base once it is found, or what is left when only a few may hold it. */
  quarry = 0
  /** Chance that the base is in each of them. */
  quarryChance = 0
  loyalRebel = 0
  loyalEmpire = 0
  subjugated = 0
  sabotaged = 0
  destroyed = 0
  populous = 0
  imperial = 0
  rebel = 0
  neutral = 0
  /** Presence of any unit, and of ground units, by side. */
  readonly present = new Int32Array(2)
  readonly grounded = new Int32Array(2)
  readonly shipped = new Int32Array(2)
  readonly pool = new Int32Array(2)
  /** Best skill among the leaders of a pool, as side * 4 + skill. */
  readonly poolSkill = new Int32Array(8)
  readonly owned = new Int32Array(2)
  /** Systems with a target marker of each kind. */
  readonly marked = new Int32Array(MARKER_COUNT)
  captives = 0
  /** Captives at each place. */
  readonly captivesAt = new Int32Array(PLACE_COUNT)
  /** Where each captive was seen last. */
  private readonly prisons = new Uint8Array(LEADER_COUNT)
  /** As (place * 2 + side) * 2 + theater. */
  readonly red = new Float64Array(PLACE_COUNT * 4)
  readonly black = new Float64Array(PLACE_COUNT * 4)
  readonly green = new Float64Array(PLACE_COUNT * 4)
  readonly redHealth = new Float64Array(PLACE_COUNT * 4)
  readonly blackHealth = new Float64Array(PLACE_COUNT * 4)
  /** Dice of what no damage destroys. */
  readonly lasting = new Float64Array(PLACE_COUNT * 4)
  readonly count = new Float64Array(PLACE_COUNT * 4)
  private view: RebellionView | null = null
  private readonly unitWords = new Int32Array(UNIT_WORDS)
  /** Types of units of each side in this game. */
  types: readonly Uint8Array[] = UNITS_OF
  /** Units, each at the byte that `takenAt` names. */
  readonly units = new Uint8Array(this.unitWords.buffer)
  /** Places whose units are others than when they were last read, as bits: systems, then the base space. */
  private readonly changed = new Int32Array(2)
  /** Transport capacity of the ships at (place * 2 + side). */
  readonly capacity = new Float64Array(PLACE_COUNT * 2)
  /** Worth of all units at (place * 2 + side): dice and health. */
  readonly strength = new Float64Array(PLACE_COUNT * 2)
  /** Free leaders at (place * 2 + side). */
  readonly leaders = new Int32Array(PLACE_COUNT * 2)
  /** What the icons of a system are worth to a loyal owner for one build, and the left one alone. */
  static readonly iconsWorth = iconsWorth(MOST_ICONS)
  static readonly leftIconWorth = iconsWorth(1)

  /** The numbers to play by in the game that was read last. */
  rules: Rules
  private readonly usual: Rules
  private readonly rise: Rules

  /** `changed` are numbers that go before the usual ones, in every game. */
  constructor(changed: Partial<Rules> = {}) {
    this.usual = rulesWith(changed)
    this.rise = riseRulesWith(changed)
    this.rules = this.usual
  }

  /** From one decision to the next little changes, so that only what differs is added up again. */
  read(view: RebellionView): this {
    const isRise = view.isInGame(EXPANSION_SET, REBEL)
    if (!isRise && this.isRise) this.forgetRise()
    this.isRise = isRise
    this.types = isRise ? UNITS_OF : UNITS_IN_BASE
    this.rules = isRise ? this.rise : this.usual
    this.cinematic = view.isCinematic
    this.view = view
    this.readBoard(view)
    this.readSides(view)
    if (isRise) this.readMarkers(view)
    this.readCaptives(view)
    if (view.takeLeaders(this.leaders)) this.edition++
    view.takeUnits(this.unitWords, this.changed)
    for (let rest = this.changed[0] as number; rest !== 0; rest &= rest - 1)
      this.readPlace(lowestBit(rest))
    if (((this.changed[1] as number) & 1) !== 0) this.readPlace(BASE_SPACE)
    this.changed[0] = 0
    this.changed[1] = 0
    return this
  }

  /** A game without the expansion is read after one with it: nothing of what only the other had may stay. */
  private forgetRise(): void {
    this.marked.fill(0)
    this.unitWords.fill(0)
    this.changed.fill(-1)
  }

  private readBoard(view: RebellionView): void {
    this.side = this.news(this.side, view.side)
    this.time = this.news(this.time, view.time)
    this.reputation = this.news(this.reputation, view.reputation)
    this.gap = this.reputation - this.time
    const revealed = view.isRevealed
    if (revealed !== this.revealed) this.edition++
    this.revealed = revealed
    this.base = this.news(this.base, view.base)
    this.candidates = this.news(this.candidates, view.candidates)
    this.candidateCount = countBits(this.candidates)
    this.readQuarry()
    this.loyalRebel = this.news(this.loyalRebel, view.loyal(REBEL))
    this.loyalEmpire = this.news(this.loyalEmpire, view.loyal(EMPIRE))
    this.sabotaged = this.news(this.sabotaged, view.sabotaged)
    this.destroyed = this.news(this.destroyed, view.destroyed)
    // What follows from loyalty, destruction and units
    this.subjugated = view.subjugated
    this.populous = view.populous
    this.imperial = view.imperialSystems
    this.rebel = view.rebelSystems
    this.neutral = view.neutral
  }

  private readSides(view: RebellionView): void {
    for (let side = REBEL; side <= EMPIRE; side++) {
      this.present[side] = view.presence(side)
      this.grounded[side] = view.ground(side)
      this.shipped[side] = view.ships(side)
      this.owned[side] = this.news(this.owned[side] as number, view.leadersOf(side))
      const pool = view.pool(side)
      if (pool === this.pool[side]) continue
      if (side !== this.side) this.edition++
      this.pool[side] = pool
      for (let skill = 0; skill < 4; skill++)
        this.poolSkill[side * 4 + skill] = bestSkill(pool, skill)
    }
  }

  private readMarkers(view: RebellionView): void {
    for (let marker = 0; marker < MARKER_COUNT; marker++)
      this.marked[marker] = this.news(this.marked[marker] as number, view.marked(marker))
  }

  private readCaptives(view: RebellionView): void {
    const { captives } = view
    if ((captives | this.captives) === 0) return
    this.captives = this.news(this.captives, captives)
    this.captivesAt.fill(0)
    for (let rest = captives; rest !== 0; rest &= rest - 1) {
      const leader = lowestBit(rest)
      const place = this.news(this.prisons[leader] as number, view.placeOf(leader))
      this.prisons[leader] = place
      if (place < PLACE_COUNT)
        this.captivesAt[place] = (this.captivesAt[place] as number) | (1 << leader)
    }
  }

  private readQuarry(): void {
    if (this.revealed) {
      this.quarry = 1 << this.base
      this.quarryChance = 1
    } else if (this.candidateCount <= FEW_PLACES) {
      this.quarry = this.candidates
      this.quarryChance = 1 / Math.max(1, this.candidateCount)
    } else {
      this.quarry = 0
      this.quarryChance = 0
    }
  }

  /** Answers `now`; when it is not what stood there, that is a new edition. */
  private news(before: number, now: number): number {
    if (before !== now) this.edition++
    return now
  }

  private readPlace(place: number): void {
    this.edition++
    this.editionOf[place] = (this.editionOf[place] as number) + 1
    this.readForces(place, REBEL)
    this.readForces(place, EMPIRE)
  }

  private readForces(place: number, side: number): void {
    const at = place * 2 + side
    for (let slot = at * 2; slot < at * 2 + 2; slot++) {
      this.count[slot] = 0
      this.red[slot] = 0
      this.black[slot] = 0
      this.green[slot] = 0
      this.redHealth[slot] = 0
      this.blackHealth[slot] = 0
      this.lasting[slot] = 0
    }
    this.capacity[at] = 0
    this.strength[at] = 0
    const types = this.types[side] as Uint8Array
    for (let i = 0; i < types.length; i++) {
      const type = types[i] as number
      const count = this.units[takenAt(place, type)] as number
      if (count === 0) continue
      const slot = at * 2 + (UNIT_THEATER[type] as number)
      const dice = (UNIT_DICE[type] as number) * count
      const health = (UNIT_HEALTH[type] as number) * count
      this.count[slot] = (this.count[slot] as number) + count
      this.red[slot] = (this.red[slot] as number) + (UNIT_RED[type] as number) * count
      this.black[slot] = (this.black[slot] as number) + (UNIT_BLACK[type] as number) * count
      const green = UNIT_GREEN[type] as number
      if (green !== 0) this.green[slot] = (this.green[slot] as number) + green * count
      this.lasting[slot] = (this.lasting[slot] as number) + (UNIT_LASTING[type] as number) * count
      const healthOf = UNIT_COLOUR[type] === RED ? this.redHealth : this.blackHealth
      healthOf[slot] = (healthOf[slot] as number) + health
      this.capacity[at] = (this.capacity[at] as number) + (UNIT_CAPACITY[type] as number) * count
      this.strength[at] = (this.strength[at] as number) + (dice + health) / 2
    }
  }

  /** Systems where a mission could be used as the board stands. */
  missionPlaces(card: number): number {
    return this.view === null ? 0 : this.view.whereMission(card) & ~this.destroyed
  }

  unitsAt(place: number, type: number): number {
    return this.units[takenAt(place, type)] as number
  }

  /** Death Stars, finished or not. */
  stationsAt(place: number): number {
    return this.unitsAt(place, DEATH_STAR) + this.unitsAt(place, CONSTRUCTION_SITE)
  }

  /** Dice and health of a side's units in a theater. */
  weightAt(place: number, side: number, theater: number): number {
    const slot = (place * 2 + side) * 2 + theater
    return (
      (this.red[slot] as number) +
      (this.black[slot] as number) +
      (this.green[slot] as number) +
      (this.redHealth[slot] as number) +
      (this.blackHealth[slot] as number)
    )
  }

  /** The same of the Imperial ground units, as far as the ships of the place carry them. */
  liftedWeight(place: number): number {
    const count = this.groundCount(place, EMPIRE)
    if (count === 0) return 0
    const lifted = Math.min(1, (this.capacity[place * 2 + EMPIRE] as number) / count)
    return lifted * this.weightAt(place, EMPIRE, GROUND)
  }

  /** Own leaders who are in play and free, wherever they are; `owned` are all that may ever come. */
  get recruited(): number {
    let count = 0
    for (let rest = this.owned[this.side] as number; rest !== 0; rest &= rest - 1) {
      const leader = lowestBit(rest)
      const place = this.view?.placeOf(leader) ?? RESERVE
      if (place !== RESERVE && place !== OUT_OF_GAME && ((this.captives >>> leader) & 1) === 0)
        count++
    }
    return count
  }

  /** Own advanced tactic cards that have been used. */
  get usedTactics(): number {
    const cards = this.view?.tacticCards
    let count = 0
    for (let theater = SPACE; theater <= GROUND; theater++)
      for (const card of cards?.cards(this.side, theater) ?? [])
        if (cards?.isDiscarded(card) === true) count++
    return count
  }

  /** Own units in the build queue. */
  get queued(): number {
    let count = 0
    const types = this.types[this.side] as Uint8Array
    for (let space = 1; space <= 3; space++)
      for (let i = 0; i < types.length; i++)
        count += this.view?.queued(space, types[i] as number) ?? 0
    return count
  }

  /** Worth of the next build of a system for a side, as it stands. */
  yield(system: number, side: number): number {
    const bit = 1 << system
    if (((side === REBEL ? this.rebel : this.imperial) & ~this.sabotaged & bit) === 0) return 0
    if (((this.present[enemyOf(side)] as number) & bit) !== 0) return 0
    return ((this.subjugated & bit) !== 0 ? Facts.leftIconWorth : Facts.iconsWorth)[
      system
    ] as number
  }

  /** In cinematic combat: a tactic card of the viewer's could come back. */
  hasUsedTactics(theater: number): boolean {
    const cards = this.view?.tacticCards
    return cards?.cards(this.side, theater).some((card) => cards.isDiscarded(card)) === true
  }

  groundCount(place: number, side: number): number {
    return this.count[(place * 2 + side) * 2 + 1] as number
  }

  shipCount(place: number, side: number): number {
    return this.count[(place * 2 + side) * 2] as number
  }

  /** The last place left for the base is as good as found: the Empire may gather against it. */
  get isFound(): boolean {
    return this.revealed || this.candidateCount === 1
  }

  /** A mission is being carried out: it moves units from wherever it says. */
  get isOnMission(): boolean {
    return (this.view?.mission ?? NO_MISSION) !== NO_MISSION
  }

  /** The base may be there, and may be elsewhere. */
  isOpenQuestion(system: number): boolean {
    return !this.revealed && this.candidateCount > 1 && (this.candidates & (1 << system)) !== 0
  }

  /** Rounds that will probably still be played, the present one included: objectives close the gap with time's marker. */
  get roundsLeft(): number {
    return Math.max(1, this.gap / (1 + OBJECTIVES_A_ROUND))
  }

  /** The nearer the end, the more it is worth to the Empire to look for the base now: 1 while there is time. */
  get urgency(): number {
    return 1 + Math.max(0, HURRY_FROM - this.gap) * HURRY
  }

  get capitalIsEmpty(): boolean {
    return ((this.present[EMPIRE] as number) & (1 << CORUSCANT)) === 0
  }
}

function iconsWorth(most: number): Float64Array {
  const worth = new Float64Array(SYSTEM_COUNT)
  for (let system = 0; system < SYSTEM_COUNT; system++)
    for (let i = 0; i < most; i++) {
      const icon = ICONS[system * MOST_ICONS + i] as number
      if (icon !== 255) worth[system] = (worth[system] as number) + (ICON_WORTH[icon] as number)
    }
  return worth
}
