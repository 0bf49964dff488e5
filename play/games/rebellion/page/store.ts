import type { Move } from '../../../../engine/game.js'
import { REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { DONE, NONE, verbOf } from '../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../engine/state.js'
import type { Adviser, HintPlan, OpenQuestion } from '../../../page/advice.js'
import { levelAt } from '../../../page/seating.js'
import { Store } from '../../../page/store.js'
import type { Beat } from '../../../page/telling/beat.js'
import { levelById } from '../../../shell/levels.js'
import type { LogLine, Session } from '../../../shell/session.js'
import { leadersOn } from '../plans/leaders.js'
import { filledIn, findOdds, nextQuestion } from './advice.js'
import { assigning, isTooWeak, slotWith } from './choice/assignment.js'
import { Beside } from './choice/beside.js'
import {
  type Decision,
  decisionOf,
  draftedIn,
  drafting,
  goneOnFrom,
  type Hand,
  handOf,
  type Touched,
  withPlan,
} from './choice/decision.js'
import { type Draft, draftOf } from './choice/draft.js'
import type { Facet } from './choice/facets.js'
import { countAt, type PlacingPlan, withPlaced } from './choice/placing-plan.js'
import { type Prompt, withFacets } from './choice/prompt.js'
import { type Picture, pictureOf, withoutDoubts } from './picture/picture.js'
import { sideLooking, viewOf } from './picture/views.js'
import { rebellionRules } from './rules.js'
import { beatsOf, mayGoOn } from './scene/beats.js'
import { captionOf, summed } from './scene/on-board.js'
import { computerPartner, partnerSeat } from './team/roles.js'
import { placesOf } from './words/event-places.js'
import { refusalOf } from './words/refusals.js'

/** What the page knows of a game of Rebellion besides: what is chosen and drafted, what lights up on the board. */
export class RebellionStore extends Store {
  /** What the person has chosen of the next move. */
  private picked: readonly Facet[] = []
  /** What the page has taken up by itself behind a step: undo takes the step back, Escape only lets go of this. */
  private offered: readonly Facet[] | null = null
  /** What was chosen before each step, to go back and to keep the alternatives in view. */
  private trail: readonly (readonly Facet[])[] = []
  /** Small moves tried so far, in the order in which they came; null where nothing has been touched. */
  private tried: readonly Move[] | null = null
  /** The drafts before it, to take back. */
  private earlier: readonly (readonly Move[] | null)[] = []
  /** What is marked beside the answer, and made together with it. */
  readonly beside = new Beside(this)
  /** The person wanted to finish, and is asked whether he means it. */
  asking = false
  /** In which round of which game he was. */
  private askedAt: readonly [Session | null, number] = [null, -1]
  /** Places that the log lights up. */
  marked: ReadonlySet<number> = new Set()
  /** Chance of each system to hold the base; null while unknown. */
  odds: ReadonlyMap<number, number> | null = null
  private cached: Decision | null = null

  constructor() {
    super(rebellionRules)
  }

  protected stale(): void {
    this.cached = null
  }

  protected letGo(): void {
    this.picked = []
    this.trail = []
    this.tried = null
    this.earlier = []
    this.beside.clear()
    this.asking = false
    this.marked = new Set()
    this.cached = null
  }

  protected beatsOf(lines: readonly LogLine[]): readonly Beat[] {
    const { session } = this
    const [first] = lines
    if (session === null || first === undefined) return []
    const { viewer } = session
    const side = sideLooking(session)
    const before = session.seenBefore(first.number)
    const last = session.seenBefore((lines.at(-1)?.number ?? 0) + 1)
    return beatsOf(lines, {
      viewer,
      side,
      leaders: pictureOf(before, side).leaders,
      wasFighting: viewOf(side).bind(before).inCombat,
      openAfter: openScene(last, side),
    })
  }

  protected goesOn(last: LogLine): boolean {
    return mayGoOn(last)
  }

  override get saidNow(): readonly string[] {
    return summed(captionOf(this.telling.present?.lines ?? []))
  }

  /** Places that light up: those the log is pointed at, and those that are told of. */
  get lightedPlaces(): ReadonlySet<number> {
    const { present } = this.telling
    if (present === null) return this.marked
    return new Set(present.lines.flatMap(({ event }) => [...placesOf(event)]))
  }

  /** The computer beside the person. */
  get adviser(): Adviser | null {
    const { session } = this
    if (session === null || computerPartner(this) === '') return null
    const seat = partnerSeat(this)
    const { spec } = levelById(this.rules.levels, levelAt(this.settings, seat))
    const begun = this.draft === null ? [] : goneOnFrom(this.touched)
    return { spec, seat, observation: session.observationAfter(seat, begun) }
  }

  protected override opened(panel: string | null): void {
    if (panel === 'odds') void findOdds(this)
    if (panel !== 'wishes' && this.partnership !== null) this.partnership.wishing = null
  }

  // What is shown

  get draft(): Draft | null {
    return this.shown.draft
  }

  get drawn(): Draft | null {
    return this.shown.drawn
  }

  /** Something of the act has been drafted. */
  get hasDraft(): boolean {
    return this.tried !== null && this.tried.length > 0
  }

  get placing(): PlacingPlan | null {
    return this.shown.placing
  }

  get picture(): Picture {
    return this.shown.picture
  }

  get prompt(): Prompt | null {
    return this.shown.prompt
  }

  /** What is chosen of the next move; where units are deployed one is always in hand. */
  get chosen(): readonly Facet[] {
    return this.shown.chosen
  }

  /** Moves that may be chosen now; the end of a draft is no choice, it has its own button. */
  get choices(): readonly Move[] {
    const { session } = this
    return session !== null && this.isAsked ? (this.draft?.choices ?? this.touched.legal) : []
  }

  /** The small moves that are tried, as the person made them. */
  get drafted(): readonly Move[] {
    return draftedIn(this.touched)
  }

  private get shown(): Decision {
    this.cached ??= this.look()
    return this.cached
  }

  private look(): Decision {
    const { session } = this
    if (session === null) throw new Error('no game to show')
    if (this.isAsked) return decisionOf(this.touched)
    const isOpen = session.isOver && !this.telling.isBusy
    const picture = isOpen
      ? withoutDoubts(pictureOf(session.truth, sideLooking(session), true))
      : pictureOf(this.observation, sideLooking(session))
    return { picture, draft: null, drawn: null, placing: null, chosen: [], prompt: null }
  }

  private get touched(): Touched {
    const { session, kind, picked, tried } = this
    return {
      observation: this.askedAbout,
      side: session === null ? REBEL : sideLooking(session),
      kind,
      legal: this.beside.ticked?.legal ?? session?.legal ?? [],
      picked,
      before: this.trail[this.trail.length - 1] ?? [],
      tried,
      plan: this.plan?.moves ?? null,
    }
  }

  // The hint

  /** The plan that is looked at. */
  private get plan(): HintPlan | null {
    return this.panel === 'hint' ? (this.hint?.plans[this.hint.shown] ?? null) : null
  }

  get hintedMoves(): readonly Move[] {
    return this.plan?.moves ?? []
  }

  get stillOpen(): OpenQuestion {
    if (this.draft === null) return { observation: this.observation, legal: this.choices }
    return nextQuestion(this.observation, goneOnFrom(this.touched), this.placing !== null)
  }

  async carriedOn(moves: readonly Move[]): Promise<readonly Move[]> {
    if (this.draft === null || moves.some((move) => verbOf(move) === DONE)) return moves
    const begun = goneOnFrom(this.touched)
    const all = await filledIn(this, [...begun, ...moves])
    return all?.slice(begun.length) ?? moves
  }

  playPlan({ moves }: HintPlan): void {
    if (this.draft === null) return this.make(moves)
    const { draft } = drafting(this.observation, this.kind, withPlan(this.touched, moves))
    this.make(draft?.whole ?? draft?.moves ?? [])
  }

  // Choosing

  choose(facets: readonly Facet[]): void {
    this.closeHint()
    this.asking = false
    this.beside.dice = []
    if (this.placing !== null) return this.place(facets)
    if (this.kind === 'assign' && this.draft !== null && this.assign(facets)) return
    const next = withFacets(this.choices, this.chosen, facets)
    if (next === null) return this.refuse(facets)
    this.notice = null
    if (this.prompt?.only == null) this.trail = [...this.trail, this.picked]
    this.picked = next
    this.cached = null
    const only = this.prompt?.only ?? null
    // In a draft everything can be taken back, so a single move needs no button
    if (only !== null && this.draft !== null && !this.leadsElsewhere(only)) this.addToDraft(only)
    else this.changed()
  }

  /** What the question is about: with a Subversion that is ticked. */
  get askedAbout(): State {
    return this.beside.ticked?.observation ?? this.observation
  }

  chooseAnew(): void {
    this.closeHint()
    this.picked = []
    this.trail = []
    this.cached = null
    this.changed()
  }

  private refuse(facets: readonly Facet[]): void {
    const last = facets[facets.length - 1]
    this.say(last === undefined ? null : refusalOf(last, this.kind, this.picture))
  }

  /** Puts a leader on a card, or takes up either of them; false where something else is chosen. */
  private assign(facets: readonly Facet[]): boolean {
    const facet = facets[facets.length - 1]
    if (facet === undefined || facets.some(({ sort }) => sort === 'action' || sort === 'act')) {
      // An action card, or what is done about a proposal, is an answer of its own
      this.picked = []
      this.cached = null
      return false
    }
    const held = this.picked.filter(({ sort }) => sort !== 'action' && sort !== 'act')
    const next = assigning(this.drafted, held, facet, this.picture)
    if (next === null) {
      this.refuse(facets)
      return true
    }
    this.notice = null
    this.trail = []
    if (next.moves !== this.drafted) this.keep(next.moves)
    this.picked = next.chosen
    this.cached = null
    const slot = next.with === null ? null : slotWith(next.with, this.picture)
    const at = this.drafted.find((move) => leadersOn(move).includes(next.with ?? NONE))
    // A card that has enough is done with, and the other cards come; else the next leader joins
    if (slot !== null && at !== undefined && isTooWeak(at, this.picture))
      this.offered = this.picked = [{ sort: 'stack', value: slot }]
    this.changed()
    return true
  }

  // Placing the starting units

  /** The kind of unit in hand, and how many of it a click places. */
  get hand(): Hand | null {
    const { placing } = this
    return placing === null ? null : handOf(placing, this.chosen)
  }

  take(type: number, count: number): void {
    this.picked = [
      { sort: 'unit', value: type },
      { sort: 'count', value: count },
    ]
    this.changed()
  }

  placeHand(place: number): void {
    const { hand } = this
    if (hand !== null)
      this.placeUnits(hand.type, place, countAt(this.drafted, hand.type, place) + hand.count)
  }

  /** So many units of a kind at a place, or as many as the rules let stand there. */
  placeUnits(type: number, place: number, count: number): void {
    const { placing, drafted, picked } = this
    if (placing === null) return
    const moves = withPlaced(placing, drafted, { type, place, count })
    if (countAt(moves, type, place) === countAt(drafted, type, place))
      return this.say('Every system of yours needs a ground unit: too few would be left.')
    this.notice = null
    this.keep(moves)
    this.picked = picked
    this.changed()
  }

  private place(facets: readonly Facet[]): void {
    const facet = facets[facets.length - 1]
    if (facet?.sort === 'unit') return this.take(facet.value, 1)
    if (facet?.sort !== 'place' || this.placing?.places.includes(facet.value) !== true)
      return this.refuse(facets)
    this.placeHand(facet.value)
  }

  /** Something carried onto something else: the same as choosing the one and then the other. */
  drop(what: Facet, target: Facet | null): void {
    if (this.prompt === null) return
    if (this.placing !== null) {
      if (what.sort === 'unit' && this.hand?.type !== what.value) this.take(what.value, 1)
      if (target !== null) this.choose([target])
    } else if (this.kind === 'assign') {
      if (
        this.drafted.some((move) => leadersOn(move).includes(what.value)) &&
        what.sort === 'leader'
      )
        this.choose([what])
      this.picked = []
      this.changed()
      if (target !== null) {
        this.choose([what])
        this.choose([target])
      }
    } else if (target !== null) this.choose([what, target])
  }

  /** True when the step asks something else after this move: then it is made, not drafted. */
  private leadsElsewhere(move: Move): boolean {
    const { session, draft } = this
    if (session === null || draft === null) return false
    return draftOf(session.observation, [...draft.moves, move]).after === 'elsewhere'
  }

  get hasChoice(): boolean {
    return this.asking || !this.beside.isEmpty || this.hasPicked || this.earlier.length > 0
  }

  get backCloses(): boolean {
    return this.asking || !this.beside.isEmpty || (this.hasPicked && this.picked !== this.offered)
  }

  override undo(): void {
    if (!this.asking && this.picked === this.offered) this.picked = []
    super.undo()
  }

  /** What is in hand while units are placed is no step of its own. */
  private get hasPicked(): boolean {
    return this.picked.length > 0 && this.placing === null
  }

  /** One step back within the decision; false when nothing is chosen or drafted. */
  back(): boolean {
    if (!this.hasChoice) return false
    if (this.asking) this.asking = false
    else if (this.hasPicked) {
      this.picked = this.trail[this.trail.length - 1] ?? []
      this.trail = this.trail.slice(0, -1)
    } else if (!this.beside.isEmpty) {
      this.beside.clear()
      this.cached = null
    } else {
      this.tried = this.earlier[this.earlier.length - 1] ?? null
      this.earlier = this.earlier.slice(0, -1)
    }
    this.changed()
    return true
  }

  addToDraft(move: Move): void {
    const kept = this.kind === 'deploy' ? this.chosen.filter((one) => one.sort === 'unit') : []
    this.setDraft([...this.drafted, move])
    this.picked = withFacets(this.choices, [], kept) ?? []
    this.changed()
  }

  setDraft(moves: readonly Move[]): void {
    this.closeHint()
    this.keep(moves)
    this.picked = []
    this.trail = []
    this.changed()
  }

  /** Whoever chooses something himself has seen enough of the hint. */
  private closeHint(): void {
    if (this.panel !== 'hint') return
    this.panel = null
    this.hint = null
    this.cached = null
  }

  override get inDraft(): readonly Move[] {
    return this.tried ?? []
  }

  override redraft(moves: readonly Move[]): void {
    if (this.draft !== null) this.keep(moves)
  }

  private keep(moves: readonly Move[]): void {
    // What changes nothing is no step to take back
    if (this.tried?.join() !== moves.join()) this.earlier = [...this.earlier, this.tried]
    this.tried = moves
    this.asking = false
    this.cached = null
  }

  /** Nothing is drafted although something could be. */
  get isUntouched(): boolean {
    const { draft } = this
    return draft !== null && draft.moves.length === 0 && draft.choices.length > 0
  }

  /** True when the draft may be carried out as it stands. */
  get canFinish(): boolean {
    const { draft, placing } = this
    return draft?.whole != null && (placing?.ahead.length ?? 0) === 0
  }

  /** Carries out what is chosen, or the draft: just what is drawn. */
  confirm(): void {
    const { draft } = this
    if (!this.isAsked) return
    if (this.beside.dice.length > 0) return this.make(this.beside.reroll)
    const only = this.prompt?.only ?? null
    if (only !== null) this.make([...this.beside.before, ...(draft?.moves ?? []), only])
    else if (draft?.whole != null && this.canFinish) {
      if (this.asksFirst) {
        this.asking = true
        this.askedAt = [this.session, this.picture.round]
        this.changed()
      } else this.make(draft.whole)
    }
  }

  /** Leaders who could still do something stay in the pool: that is asked once in a round. */
  private get asksFirst(): boolean {
    const { kind, draft, picture, session } = this
    const [game, round] = this.askedAt
    const wasAsked = game === session && round === picture.round
    return kind === 'assign' && draft?.after === 'asks' && !wasAsked
  }

  mark(places: ReadonlySet<number>): void {
    if (places.size === 0 && this.marked.size === 0) return
    this.marked = places
    this.changed()
  }
}

/** The scene that a position stands in the middle of. */
function openScene(observation: State, side: number): 'combat' | 'mission' | null {
  const view = viewOf(side).bind(observation)
  if (view.inCombat) return 'combat'
  return view.mission >= 0 ? 'mission' : null
}
