import type { Move } from '../../../../engine/game.js'
import type { UnitData } from '../../../../engine/skirmish/data/units.js'
import {
  FINISH_FLEET,
  MOVE,
  moveOf,
  smallOf,
  verbOf,
} from '../../../../engine/skirmish/state/moves.js'
import type { State } from '../../../../engine/state.js'
import type { HintPlan, OpenQuestion } from '../../../page/advice.js'
import { reasonOf } from '../../../page/errors.js'
import type { Beat } from '../../../page/telling/beat.js'
import type { LogLine, Session } from '../../../shell/session.js'
import { begun, shortened, withoutEnd } from '../decision/act.js'
import { addMove, readyMoves, refusalOf } from '../decision/fleet.js'
import { type LineUp, linedUp } from '../decision/line-up.js'
import { ordersIn, ordersText } from '../decision/orders.js'
import { dueUnits, laterWords, type Question, questionOf } from '../decision/question.js'
import { aroundIt, replacing } from '../decision/replacing.js'
import { Trial } from '../decision/trial.js'
import { ended, lay, mayTurn, stepsIn } from '../decision/way.js'
import { type SkirmishTable, tableOf } from '../table/table.js'
import { beatsOf } from './beats.js'
import { fleetOffered, wishedFleets, withWishedFleet } from './fleet/wished-fleets.js'
import { Habits } from './habits.js'
import { Naming } from './naming.js'
import { PlaceDraft } from './place-draft.js'
import { isPartKind, skirmishRules } from './rules.js'
import { TableStore } from './table-store.js'
import { WayDraft } from './way-draft.js'

/** What is worked out for drawing, until something changes. */
interface Present {
  /** The act as far as it is chosen. */
  readonly trial: Trial
  /** The same with what is only pointed out: the way or the place in hand. */
  readonly ghost: Trial | null
  /** Where the ghost begins: what is chosen, or the unit of a hint. */
  readonly from: Trial
  /** The unit that the ghost stands for; -1 without one. */
  readonly slot: number
  readonly question: Question
}

/** What the page knows of a miniatures game besides: the act that is tried, orders, and what is looked at. */
export class SkirmishStore extends TableStore {
  /** Small moves of the act that are chosen. */
  private fixed: readonly Move[] = []
  /** The last answer that would end the act. */
  private picked: Move | null = null
  private readonly drafted = (): void => {
    this.closeHint()
    this.changed()
  }
  /** The way in hand behind them. */
  readonly way = new WayDraft(
    () => this.present?.trial ?? null,
    this.drafted,
    () => this.changed(),
  )
  readonly place = new PlaceDraft(this.drafted)
  readonly naming: Naming = new Naming(
    () => (this.question?.sort === 'orders' ? (this.session?.observation ?? null) : null),
    this.drafted,
  )
  private readonly habits = new Habits(() => this.session, this.thinker, this.rules.levels.atOnce)
  /** Moves that were put in the place of all that was chosen before. */
  private swapped: { readonly was: readonly Move[]; readonly now: readonly Move[] } | null = null
  private cachedTable: SkirmishTable | null = null
  private cached: Present | null = null

  constructor() {
    super(skirmishRules)
  }

  protected stale(): void {
    this.cachedTable = null
    this.cached = null
    this.naming.stale()
  }

  protected letGo(): void {
    this.fixed = []
    this.picked = null
    this.way.forget()
    this.place.letGo()
    this.place.replaced = null
    this.naming.letGo()
    this.lookAway()
    this.stale()
  }

  protected beatsOf(lines: readonly LogLine[]): readonly Beat[] {
    return beatsOf(lines, this.session?.viewer ?? 0)
  }

  /** A computer's unit is under way, or in its hand. */
  protected goesOn(): boolean {
    return isPartKind(this.kind)
  }

  protected override arrive(): void {
    this.beginWithWished()
    super.arrive()
  }

  /** A fleet that was wished for on the start screen is there to be finished; who plays alone wished for it. */
  private beginWithWished(): void {
    const { session } = this
    if (session === null || this.kind !== 'fleet' || this.fixed.length > 0) return
    if (session.people.length > 1 || this.tutor !== null) return
    const fleet = fleetOffered(session.options, wishedFleets().own)
    if (fleet !== null) this.fixed = readyMoves(fleet)
  }

  /** The fleet of a computer may have been wished for, too. */
  protected override specFor = (session: Session, spec: string): string =>
    session.kind === 'fleet' ? withWishedFleet(session, spec) : spec

  // What is shown

  get table(): SkirmishTable {
    this.cachedTable ??= this.look()
    return this.cachedTable
  }

  private look(): SkirmishTable {
    const { session, present } = this
    if (session === null) throw new Error('no game to show')
    if (session.isOver && !this.telling.isBusy) return tableOf(session.truth, 'all')
    if (present !== null && present.question.sort === 'place')
      return tableOf(present.trial.state, session.viewer)
    return tableOf(this.observation, session.viewer)
  }

  get present(): Present | null {
    const { session } = this
    if (session === null || !this.isAsked) return null
    this.cached ??= this.tried(session.observation)
    return this.cached
  }

  private tried(observation: State): Present {
    const { replaced } = this.place
    const start =
      replaced === null ? Trial.of(observation, this.fixed) : aroundIt(observation, replaced)
    const trial = this.fixed.length === 0 && this.picked === null ? begun(start, this.kind) : start
    const hinted = this.hintedMoves
    const from = hinted === null ? trial : Trial.of(observation, hinted.slice(0, 1))
    return {
      trial,
      ghost: hinted === null ? this.ghostOf(trial) : Trial.of(observation, hinted),
      from,
      slot: from.slot,
      question: questionOf(trial, this.kind),
    }
  }

  private ghostOf(trial: Trial): Trial | null {
    if (mayTurn(trial)) return this.way.shown.reduce(lay, trial)
    return this.place.stood(trial)
  }

  private get hintedMoves(): readonly Move[] | null {
    const isNaming = this.kind === 'target' || this.kind === 'second-target'
    if (this.panel !== 'hint' || isNaming) return null
    return this.hint?.plans[this.hint.shown]?.moves ?? null
  }

  get question(): Question | null {
    return this.present?.question ?? null
  }

  /** The answer that is marked. */
  get pickedMove(): Move | null {
    return this.picked
  }

  /** What plans of the hint begin from: what is seen, or what is asked of the shooter in hand. */
  get hintStart(): State {
    return this.question?.sort === 'orders' ? this.stillOpen.observation : this.observation
  }

  // The hint

  get stillOpen(): OpenQuestion {
    const { present, session } = this
    if (present === null || session === null) return { observation: this.observation, legal: [] }
    if (present.question.sort === 'orders') return this.naming.open(session.observation)
    const trial = this.fixed.length === 0 ? Trial.of(session.observation) : present.trial
    return { observation: trial.state, legal: trial.legal }
  }

  async carriedOn(moves: readonly Move[]): Promise<readonly Move[]> {
    if (this.question?.sort === 'orders') return moves
    const { observation } = this.stillOpen
    const trial = await this.habits.filledIn(Trial.of(observation, moves))
    return [...this.fixed, ...trial.moves]
  }

  playPlan({ moves }: HintPlan): void {
    if (this.question?.sort !== 'orders') return this.make(moves)
    const { shooter } = this.naming
    const [move] = moves
    if (shooter === null || move === undefined) return
    this.panel = null
    this.hint = null
    this.naming.name(shooter.slot, shooter.firsts.length === 0, move)
  }

  // Choosing

  get hasChoice(): boolean {
    return (
      this.fixed.length > 0 ||
      this.picked !== null ||
      this.naming.orders.size > 0 ||
      this.place.isBegun ||
      this.way.isBegun
    )
  }

  get backCloses(): boolean {
    return this.hasChoice
  }

  /** One step back: the way in hand, the last segment, the last unit that was placed, the last answer. */
  back(): boolean {
    if (!this.hasChoice) return false
    this.notice = null
    if (this.picked !== null) this.picked = null
    else if (this.place.replaced !== null) this.putBack()
    else if (this.place.isBegun) this.place.letGo()
    else if (this.way.isBegun) this.way.shorten()
    else if (this.naming.orders.size > 0) this.naming.back()
    else if (this.swapped?.now === this.fixed) this.fixed = this.swapped.was
    else this.fixed = shortened(this.fixed)
    this.changed()
    return true
  }

  /** Marks an answer that ends the act, or goes on with it. */
  choose(move: Move): void {
    const { present } = this
    if (present === null) return
    const trial = Trial.of(present.trial.state).legal.includes(move)
      ? present.trial
      : Trial.of(this.observation)
    if (!trial.legal.includes(move)) return
    this.closeHint()
    if (trial.with(move).isOpen) {
      this.fixed = [...trial.moves, move]
      this.picked = null
    } else {
      this.fixed = trial === present.trial ? this.fixed : []
      this.picked = move
    }
    this.way.forget()
    this.place.letGo()
    this.changed()
  }

  /** What stands on the table for an answer has been pressed: a unit, or a home card as a target. */
  chooseTarget(target: number): void {
    const { question } = this
    if (question === null) return this.point(target)
    if (question.sort === 'orders') {
      if (this.naming.aimAt(target)) return
      const isOwn = this.table.units.some(
        (one) => one.slot === target && one.owner === this.table.reader,
      )
      return isOwn ? this.point(target) : this.say('That cannot be fired at from there.')
    }
    if (question.sort === 'way' || question.sort === 'actions') return this.takeUp(target)
    const answer = question.answers.find((one) => one.target === target)
    if (answer !== undefined) this.choose(answer.move)
  }

  /** One's own unit that may not move yet says who comes first. */
  private lookAtUndue(slot: number): void {
    const { session, table } = this
    const unit = table.units.find((one) => one.slot === slot)
    if (session !== null && unit?.owner === session.viewer && this.kind === 'act')
      this.notice = `${unit.name} ${unit.isDone ? 'has moved' : laterWords(session)}.`
    this.point(slot)
  }

  /** Another unit that is due acts instead. */
  private takeUp(slot: number): void {
    const { session } = this
    if (session === null) return
    if (!dueUnits(session.legal).includes(slot)) return this.lookAtUndue(slot)
    const move = moveOf(MOVE, slot)
    const other = session.legal.find((one) => smallOf(one) === slot && verbOf(one) >= MOVE)
    this.fixed = []
    this.choose(session.legal.includes(move) ? move : (other ?? move))
  }

  private closeHint(): void {
    if (this.panel === 'hint') {
      this.panel = null
      this.hint = null
    }
    this.notice = null
  }

  // A way

  /** Takes the way that words say; what is wrong with them, '' where nothing is. */
  readWay(text: string): string {
    try {
      this.way.read(text)
      return ''
    } catch (error) {
      return reasonOf(error)
    }
  }

  /** Another segment can follow those in hand. */
  get mayLay(): boolean {
    const { present } = this
    return present?.ghost != null && mayTurn(present.trial) && mayTurn(present.ghost)
  }

  /** The marked button lays the segment in hand: no way is planned, and more of it may follow. */
  get laysNext(): boolean {
    return this.mayLay && !this.way.isPlanned
  }

  /** The unit goes where its ghost stands, and no farther. */
  moveHere(): void {
    const { present } = this
    if (present?.ghost == null || present.question.sort !== 'way') return
    this.make(ended(present.ghost).moves)
  }

  /** Lays what is in hand: the next segment begins at its end. */
  layDown(): void {
    const { present } = this
    if (present?.ghost == null || !this.mayLay) return
    this.fixed = present.ghost.moves
    this.way.letGo()
    this.changed()
  }

  // Going on

  /** Fills in what is left of a fleet, of the places or of the orders, by the computer's habits. */
  async fillIn(): Promise<void> {
    this.putBack()
    const { session, present } = this
    if (session === null || present === null) return
    const moves = session.moves.length
    const { sort } = present.question
    if (sort === 'orders') {
      const orders = await this.naming.filledIn(session.observation, (state, legal) =>
        this.habits.next(state, legal),
      )
      if (session === this.session && session.moves.length === moves) this.naming.orders = orders
    } else {
      const trial = await this.habits.filledIn(present.trial)
      if (session !== this.session || session.moves.length !== moves) return
      this.fixed = sort === 'fleet' ? withoutEnd(trial.moves) : trial.moves
      this.way.letGo()
      this.place.letGo()
    }
    this.changed()
  }

  /** A unit that stands is taken in hand again, until the places are sealed. */
  placeAgain(slot: number): void {
    if (this.kind !== 'place' || this.session === null) return
    this.putBack()
    const found = replacing(this.session.observation, this.fixed, slot)
    if (found !== null) {
      this.fixed = found.before
      this.place.takeAgain(found)
    }
    this.changed()
  }

  private putBack(): void {
    if (this.place.replaced === null) return
    this.fixed = this.place.putBack()
    this.place.letGo()
    this.stale()
  }

  /** All units of the fleet along the home base, whatever is placed of them. */
  lineUp(id: LineUp): void {
    const { session } = this
    if (session === null || this.present?.question.sort !== 'place') return
    this.putBack()
    this.place.letGo()
    this.swapDraft(linedUp(Trial.of(session.observation), id).moves)
  }

  addUnit(unit: UnitData, inReserve: boolean): void {
    const { present } = this
    if (present === null) return
    this.lookedAt = unit.id
    const why = refusalOf(present.trial, unit, inReserve)
    if (why !== '') return this.say(`${unit.name}: ${why}.`)
    this.setDraft([...this.fixed, addMove(unit, inReserve)])
  }

  takeOut(move: Move): void {
    const at = this.fixed.lastIndexOf(move)
    if (at >= 0) this.setDraft(this.fixed.filter((_, i) => i !== at))
  }

  /** A fleet as the computer would take it, another one each time. */
  async suggestFleet(): Promise<void> {
    const { session, fixed } = this
    if (session === null) return
    const moves = await this.habits.fleet(session.observation, fixed)
    if (session === this.session && this.fixed === fixed) this.swapDraft(moves)
  }

  /** Hands in the places of all units. */
  seal(): void {
    const { present } = this
    if (present !== null) this.make(present.trial.moves)
  }

  /** What is chosen so far; of a way that is in hand also where it leads, of orders whom they are for. */
  override get inDraft(): readonly Move[] {
    const { replaced } = this.place
    if (replaced !== null) return [...replaced.before, ...replaced.own, ...replaced.later]
    if (this.naming.orders.size > 0) return ordersText(this.naming.orders)
    if (this.way.isBegun) return this.present?.ghost?.moves ?? this.fixed
    return this.fixed
  }

  override redraft(moves: readonly Move[]): void {
    const { present } = this
    if (present?.question.sort === 'orders') this.naming.orders = ordersIn(moves)
    else if (present?.question.sort === 'way' || present?.question.sort === 'actions') {
      this.fixed = Trial.asFarAsLegal(this.observation, moves.slice(0, 1)).moves
      const steps = stepsIn(moves)
      if (steps.length > 0)
        this.way.segments = steps.map(({ turn, length }) => ({ turn, length: length ?? 0 }))
    } else this.fixed = Trial.asFarAsLegal(this.observation, moves).moves
    this.stale()
  }

  /** Puts these moves in the place of what is chosen of the act. */
  setDraft(moves: readonly Move[]): void {
    this.closeHint()
    this.fixed = moves
    this.changed()
  }

  /** The same at one stroke, which is taken back as one, too. */
  swapDraft(moves: readonly Move[]): void {
    this.swapped = { was: this.fixed, now: moves }
    this.setDraft(moves)
  }

  /** Makes what is chosen, or goes on to the next part of it. */
  confirm(): void {
    const { present, picked, session } = this
    if (present === null || session === null) return
    const { question, trial, ghost } = present
    if (picked !== null) return this.make([...this.fixed, picked])
    switch (question.sort) {
      case 'fleet':
        this.tab = 'table'
        return this.make([...trial.moves, moveOf(FINISH_FLEET)])
      case 'orders':
        return this.make(this.naming.moves)
      case 'way':
        return this.laysNext ? this.layDown() : this.moveHere()
      case 'place':
        return ghost === null ? undefined : this.standThere(ghost)
      default:
        if (!trial.isOpen) this.make(trial.moves)
    }
  }

  /** The unit in hand stands; the next one is taken up. */
  private standThere(ghost: Trial): void {
    const { replaced } = this.place
    if (replaced !== null) {
      const moves = [...ghost.moves, ...replaced.later]
      this.fixed = Trial.asFarAsLegal(this.observation, moves).moves
      this.place.replaced = null
      this.place.letGo()
      return this.changed()
    }
    if (this.kind === 'place' && ghost.isOpen) {
      this.fixed = ghost.moves
      this.place.letGo()
      this.changed()
    } else this.make(ghost.moves)
  }
}
